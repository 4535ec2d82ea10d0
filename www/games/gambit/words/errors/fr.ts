// Gambit in French: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {
    jump: (at) => `saut ${at}`,
  },
  texts: {
    path: () => 'Un coup est une suite de cases séparées par « x », comme c2xc4.',
    'jump-line': () => 'Un saut avance de deux cases en ligne droite.',
    'jump-twice': () => 'Le pion entre les deux est déjà pris.',
  },
  rules: {},
} satisfies typeof en;
