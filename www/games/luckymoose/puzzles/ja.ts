// Puzzles of LuckyMoose in Japanese.

import type en from './en.ts';

export default {
  goals: {
    win: '勝つ手を見つけてください。',
    most: '最もよい結果になる手を見つけてください。',
    best: '最もよい置き方を見つけてください。',
    points: '最も点の高い置き方を見つけてください。',
  },

  names: {
    border: '縁',
    border27: '縁 × 27',
    bridge: '橋',
    cross: '交差',
    double: '2回ジャンプ',
    ending: '終盤',
    exchange: '交換',
    out: '最後の1枚',
    single: '1枚だけ',
    six: '6つ並び',
  },
} satisfies typeof en;
