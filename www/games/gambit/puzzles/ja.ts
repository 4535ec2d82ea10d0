// Puzzles of Gambit in Japanese.

import type en from './en.ts';

export default {
  goals: {
    win: '勝つ手を見つけてください。',
    draw: '引き分けを守る手を見つけてください。',
    most: '最もよい結果になる手を見つけてください。',
  },

  names: {
    double: '2回ジャンプ',
    ending: '終盤',
    island: '島',
    long: '長い道',
    quiet: '静かな手',
    return: '戻り道',
    sacrifice: '捨て駒',
    split: '分断',
    stop: '止めどき',
  },
} satisfies typeof en;
