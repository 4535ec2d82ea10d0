// Gambit in Spanish: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {
    jump: (at) => `salto ${at}`,
  },
  texts: {
    path: () => 'Una jugada son sus casillas con «x» entre ellas, como c2xc4.',
    'jump-line': () => 'Un salto avanza dos casillas en línea recta.',
    'jump-twice': () => 'La pieza de en medio ya está capturada.',
  },
  rules: {},
} satisfies typeof en;
