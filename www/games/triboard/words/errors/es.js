// Triboard in Spanish: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'Tiene que ser un jugador, porque alguno puede jugar.',
    'nobody-moves': () => 'Tiene que ser «-», porque nadie puede jugar.',
    'other-moves': () => 'Este jugador no puede jugar, pero otro sí.',
  },
  rules: {},
};
