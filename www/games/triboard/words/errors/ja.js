// Triboard in Japanese: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
export default {
  places: {},
  numbered: {},
  texts: {
    'somebody-moves': () => '打てるプレイヤーがいるので、その文字でなければなりません。',
    'nobody-moves': () => '誰も打てないので、「-」でなければなりません。',
    'other-moves': () => 'このプレイヤーは打てませんが、ほかに打てる人がいます。',
  },
  rules: {},
};
