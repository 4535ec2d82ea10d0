// Gambit in Japanese: what the engine's errors say, by the game's own codes.

/** @type {typeof import('./en.js').default} */
export default {
  places: {},
  numbered: {
    jump: (at) => `${at}回目のジャンプ`,
  },
  texts: {
    path: () => '手は、c2xc4のように、マスを「x」でつないで書きます。',
    'jump-line': () => 'ジャンプは、まっすぐ2マス先へ進みます。',
    'jump-twice': () => 'あいだの駒は、もう取られています。',
  },
  rules: {},
};
