// Gambit in Arabic: the messages of the engine's errors, by the codes of the game.

import type en from './en.ts';

export default {
  places: {},
  numbered: {
    jump: (at) => `القفزة ${at}`,
  },
  texts: {
    path: () => 'النقلة خانات بينها «x»، مثل \u2068c2xc4\u2069.',
    'jump-line': () => 'تتقدّم القفزة خانتين في خط مستقيم.',
    'jump-twice': () => 'القطعة التي بينهما أُسرت من قبل.',
  },
  rules: {},
} satisfies typeof en;
