// Japanese: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'レッスンを閉じる',
  skip: 'スキップ',
  back: '戻る',
  show: '手本を見る',
  next: '次へ',
  step: (at, all) => `${all}のうち${at}`,
  begin: 'やってみましょう。',
  picked: '行き先をタップしましょう。',
  part: 'そこから続けましょう。',
  laid: (lay) => `次に「${lay}」を押しましょう。`,
  shown: '盤の印のとおりに進めましょう。',
  where: (squares) => `盤の上：${squares.join('；')}。`,
  toLay: (token, square) => `${token}：${square}`,
  finished: (game) => `${game}の遊び方がわかりました。`,
  play: '最初の対局へ',
  course: 'コースへ',
  rules: 'ルール',
  again: 'もう一度',
} satisfies typeof en;
