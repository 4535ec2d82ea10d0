// Triboard in German: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'Hier muss ein Spieler stehen, denn einer kann ziehen.',
    'nobody-moves': () => 'Hier muss „-“ stehen, denn niemand kann ziehen.',
    'other-moves': () => 'Dieser Spieler kann nicht ziehen, aber ein anderer.',
  },
  rules: {},
};
