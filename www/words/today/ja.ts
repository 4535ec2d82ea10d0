// Japanese: what waits in the hall for somebody who has been here before.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  label: '今日',
  puzzle: '今日の問題',
  goal: '最善手を見つけましょう。',
  solve: '解く',
  solved: '解決済み',
  practice: '練習する',
  inRow: (days) => `${number(days)}日連続`,
  rating: (rating, by) =>
    by === 0 ? `レーティング ${rating}` : `レーティング ${rating}（今週 ${by < 0 ? '−' : '+'}${number(Math.abs(by))}）`,
  path: (game) => `${game}の道のり`,
  stations: { lesson: 'レッスン', puzzles: '問題', course: 'コース' },
  tasks: {
    lesson: 'レッスンを受ける',
    puzzles: (count) => `問題を${number(count)}問解く`,
    course: 'コースの目標を達成する',
  },
  beat: (opponent) => `${opponent}に勝つ`,
  begin: '始める',
  done: (station) => `${station}、完了`,
  now: (station) => `${station}、次はここ`,
  progress: (done, count, next) => `道のり：${number(count)}か所のうち${number(done)}か所${next && `。次：${next}`}`,
  finished: '道のりをすべて歩き終えました',
} satisfies typeof en;
