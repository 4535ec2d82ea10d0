// The rules of Triboard in French.

import type en from './en.ts';

export default {
  aim: {
    title: 'Le but',
    text: ['Bleu, Rouge et Vert retournent les cases des autres à leur propre couleur. Qui possède le plus de cases à la fin gagne ; à égalité, on se partage la victoire.'],
    start: {
      label: 'Un plateau au départ : douze cases bleues, douze rouges, douze vertes et douze murs, dispersés au hasard.',
      caption: 'Un départ. Chaque joueur a douze cases, et il y a douze murs. Le numéro du plateau décide où ils sont et qui commence ; le même numéro donne le même plateau.',
    },
  },
  turn: {
    title: 'Votre tour',
    text: [
      'Occupez une case vide. De là, regardez dans chacune des huit directions : si les cases suivantes, une ou plusieurs, sont toutes à un même autre joueur et que juste derrière se trouve une case à vous, vous les retournez. La case choisie devient vôtre aussi. Il faut retourner au moins une case, sinon vous ne pouvez pas jouer là.',
      'Toutes les directions se retournent en même temps, et chacune peut prendre à un joueur différent. Si vous rencontrez une case vide, un mur, le bord ou un second joueur avant une case à vous, rien ne se retourne dans cette direction.',
    ],
    line: {
      label: 'Bleu regarde f7 : les deux cases rouges à sa gauche et les deux vertes à sa droite se retourneraient, car des cases bleues se trouvent derrière.',
      caption: 'Si Bleu joue f7, deux cases rouges et deux vertes se retournent, car il y en a de bleues juste derrière.',
    },
  },
  end: {
    title: 'La fin',
    text: ['Si vous ne pouvez pas jouer, vous perdez votre tour. La partie se termine quand personne ne peut plus jouer.'],
  },
} satisfies typeof en;
