// Puzzles of Combo in Japanese.

import type en from './en.ts';

export default {
  goals: {
    win: '勝つ手を見つけてください。',
    stack: 'スタックを1つ取ってください。',
  },

  names: {
    capture: '取る手',
    ending: '終盤',
    fork: '両取り',
    last: '最後のスタック',
    long: '長い道',
    merge: '合流',
    quiet: '静かな手',
    retreat: '退却',
    sacrifice: '捨て駒',
    split: '分断',
  },
} satisfies typeof en;
