// Triboard in Arabic: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => 'المطلوب لاعب، فهناك من يستطيع اللعب.',
    'nobody-moves': () => 'المطلوب «-»، فلا أحد يستطيع اللعب.',
    'other-moves': () => 'لا يستطيع هذا اللاعب اللعب، لكن غيره يستطيع.',
  },
  rules: {},
};
