// The rules of Reversi in French.

import type en from './en.ts';

export default {
  aim: {
    title: 'Le but',
    text: ['Les Noirs et les Blancs se retournent mutuellement les pions dans leur couleur. Le camp qui a le plus de pions à la fin gagne.'],
    start: {
      label: 'Le début : des pions noirs en d5 et e4, des pions blancs en d4 et e5.',
      caption: 'Le début. Les Noirs, avec l’anneau, commencent.',
    },
  },
  turn: {
    title: 'Votre tour',
    text: [
      'Posez un pion sur une case vide, de sorte que, dans au moins une des huit directions, une ligne de pions de l’autre couleur le touche et qu’un de vos pions se trouve juste derrière. Toutes les lignes ainsi encadrées se retournent.',
      'Si vous ne pouvez rien retourner, vous passez.',
    ],
    lines: {
      label: 'Un pion noir en c2 encadrerait le pion blanc en c3, car il y a un pion noir en c4.',
      caption: 'Un pion noir en c2 retourne le pion blanc en c3.',
    },
  },
  end: {
    title: 'La fin',
    text: ['La partie finit quand aucun camp ne peut plus rien retourner.'],
  },
} satisfies typeof en;
