// Gambit in French: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
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
};
