// Gambit in Spanish: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
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
};
