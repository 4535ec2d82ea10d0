// Gambit in German: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
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
};
