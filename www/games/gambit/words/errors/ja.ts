// Gambit in Japanese: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

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
} satisfies typeof en;
