// Japanese: courses.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  title: (game) => `${game}のコース`,
  chapter: (at) => `第${number(at)}章`,
  lesson: (at, all) => `レッスン ${number(at)}／${number(all)}`,
  puzzles: (theme) => (theme === '' ? '問題5問' : `問題5問：${theme}`),
  game: (level) => `対局：相手は${level}`,

  progress: (done, all) => `レッスン${number(all)}のうち${number(done)}を修了`,
  share: (done, all) => `${number(done)}／${number(all)}`,
  done: '修了',
  next: '次はこれ',
  start: 'コースを始める',
  goOn: '続ける',
  finished: 'すべて修了しました',
  finishedNote: 'このコースのレッスンも問題も対局も、すべて終わりました。次は実戦で試しましょう。',
  play: '対局する',

  close: 'コースに戻る',
  nextIs: (title) => `次：${title}`,
  nextLesson: '次のレッスン',
  toPuzzles: '問題へ',
  toGame: '対局へ',
  all: 'レッスン一覧',
  toEnd: 'コースを見る',

  unrated: 'レーティングは変わりません。',
  five: '5問すべて正解！',
  more: 'もう5問',

  restart: '最初から',
  again: 'もう一度',
  reached: 'やりました！',
  missed: '今回は届きませんでした',

  insight: (game) => `数字が語る${game}`,
  percent: (share) => `${number(Math.round(share * 100))}%`,
  fromGames: (games, level) => `${level}どうしの${number(games)}局から`,
  fromAll: (positions) => `正確な値：${number(positions)}の局面をすべて計算しました`,
  figures: 'すべての数字（英語）',

  noCourse: 'コースを読み込めませんでした。初回は接続が必要です。',
  noPart: 'このコースにそのレッスンはありません。',
} satisfies typeof en;
