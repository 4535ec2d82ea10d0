// Gambit in German: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {
    jump: (at) => `Sprung ${at}`,
  },
  texts: {
    path: () => 'Ein Zug besteht aus Feldern mit „x“ dazwischen, zum Beispiel c2xc4.',
    'jump-line': () => 'Ein Sprung geht zwei Felder weit in gerader Linie.',
    'jump-twice': () => 'Der Stein dazwischen ist schon geschlagen.',
  },
  rules: {},
} satisfies typeof en;
