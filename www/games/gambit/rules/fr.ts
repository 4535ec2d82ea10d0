// The rules of Gambit in French.

import type en from './en.ts';

export default {
  aim: {
    title: 'Le but',
    text: ['Vous prenez les pions adverses en sautant par-dessus, et tâchez de garder les vôtres groupés. Quand il n’y a plus de saut, chacun de vos groupes qui ne touche aucun adversaire est une île ; les îles rapportent des points, et qui en a le plus gagne.'],
    start: {
      label: 'Le départ : huit pions noirs sur la deuxième rangée, huit pions blancs sur la troisième.',
      caption: 'Le départ. Les Noirs, avec l’anneau, commencent ; les Blancs ont le point.',
    },
  },
  turn: {
    title: 'Votre tour',
    text: [
      'Sautez avec un de vos pions : deux cases en ligne droite, dans l’une des huit directions, par-dessus exactement un pion adverse, sur une case vide. Le pion sauté quitte aussitôt le plateau.',
      'Après un saut, le même pion peut continuer à sauter, dans n’importe quelle direction, ou s’arrêter. Il faut sauter au moins une fois.',
    ],
    jump: {
      label: 'Le pion en d2 est choisi ; il peut sauter en b4, d4 ou f4.',
      caption: 'Le pion en d2 peut sauter par-dessus c3, d3 ou e3.',
    },
    chain: {
      label: 'Une flèche mène de b2 par-dessus c3 à d4, puis par-dessus e3 à f2.',
      caption: 'Un tour, deux sauts : par-dessus c3 à d4, puis par-dessus e3 à f2. On peut aussi s’arrêter en d4.',
    },
  },
  end: {
    title: 'La fin',
    text: ['Si c’est votre tour et qu’aucun de vos pions ne peut sauter, la partie est terminée. On compte alors les îles.'],
  },
  islands: {
    title: 'Les îles',
    text: [
      'Des pions d’une même couleur qui se touchent, en diagonale aussi, forment un groupe. Un groupe est une île si aucun de ses pions ne touche un pion adverse. S’il en touche ne serait-ce qu’un, il ne rapporte rien.',
      'Une île d’un pion rapporte 1 point. Chaque pion de plus en ajoute 2 : deux pions rapportent 3 points, trois en rapportent 5, et ainsi de suite. Si les deux camps ont autant de points, la partie est nulle.',
    ],
    count: {
      label: 'Trois pions noirs dans le coin en haut à gauche forment une île de 5 points ; un pion blanc en b1 rapporte 1 point. À droite, noirs et blancs se touchent et ne rapportent rien.',
      caption: 'L’île noire de trois pions vaut 5 points, le pion blanc isolé 1. Les pions de droite se touchent : ils ne rapportent rien.',
    },
  },
} satisfies typeof en;
