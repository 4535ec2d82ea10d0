// The rules of Combo in French.

import type en from './en.ts';

export default {
  aim: {
    title: 'Le but',
    text: ['Capturez tous les pions de l’autre camp. Vos pions peuvent se poser les uns sur les autres : une pile plus haute va plus loin, et il faut au moins deux pions pour capturer.'],
    start: {
      label: 'Le départ : seize pions noirs isolés sur les rangées 1 et 2, seize pions blancs isolés sur les rangées 7 et 8.',
      caption: 'Le départ. Chaque pion est une pile d’un seul ; sur une pile plus haute, le nombre compte ses pions. Les Noirs commencent.',
    },
  },
  turn: {
    title: 'Votre tour',
    text: [
      'Prenez une partie ou la totalité des pions d’une de vos piles et déplacez-les en ligne droite, dans l’une des huit directions. Ils avancent d’autant de cases que vous prenez de pions, ou moins. Toutes les cases du trajet doivent être vides. Ce que vous laissez reste en place.',
      'Sur une case vide, les pions forment simplement une pile. Sur une de vos piles, ils s’y empilent. Si vous déplacez deux pions ou plus, vous pouvez aussi capturer une pile de l’autre camp : tout entière, quelle que soit sa hauteur.',
    ],
    moves: {
      label: 'Une pile noire de trois en a2 est choisie. Des points montrent les cases vides jusqu’à trois cases de là, des marques d’angle un pion blanc en b3 qu’elle peut capturer, et un anneau avec un plus une pile noire de deux en d2 sur laquelle elle peut s’empiler.',
      caption: 'Ce que peut une pile de trois : se déplacer (points), s’empiler sur d2 (anneau avec un plus) ou capturer en b3 (marques d’angle).',
    },
    split: {
      label: 'Deux pions d’une pile noire de quatre en a1 sont soulevés ; ils peuvent avancer de deux cases au plus, et capturer le pion blanc en c3.',
      caption: 'Deux pions sur quatre sont soulevés. Ils avancent de deux cases au plus et peuvent capturer en c3 ; les deux autres restent.',
    },
  },
  end: {
    title: 'La fin',
    text: [
      'Vous gagnez quand l’autre camp n’a plus de pion, ou quand c’est son tour et qu’il ne peut pas jouer.',
      'La partie est nulle quand la même position apparaît pour la troisième fois avec le même camp au trait, quand 100 coups de suite, les deux camps ensemble, passent sans capture, ou quand chaque camp n’a plus qu’un pion. Vous pouvez choisir avant la partie que le camp qui a le plus de pions gagne à la place ; alors seule l’égalité de pions est une partie nulle.',
      'Vous pouvez aussi jouer à la pendule. Si votre temps est écoulé, vous perdez.',
    ],
  },
} satisfies typeof en;
