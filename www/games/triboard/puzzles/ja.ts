// Puzzles of Triboard in Japanese.

import type en from './en.ts';

export default {
  goals: {
    win: '勝つ手を見つけてください。',
    most: '最もよい結果になる手を見つけてください。',
    cells: 'ずっとよい手を見つけてください。',
  },

  names: {
    big: '大きな返し',
    block: '封鎖',
    corner: '隅',
    edge: '端',
    ending: '終盤',
    modest: '控えめな手',
    overtake: '逆転',
    sandwich: 'はさみ撃ち',
  },
} satisfies typeof en;
