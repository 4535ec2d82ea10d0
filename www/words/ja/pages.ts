// Japanese: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import type * as en from '../en/pages.ts';

export const page: typeof en.page = {
  title: 'Gambol：1ページで遊べるボードゲーム',
  description: '強い対戦相手と検討機能を備えた4つのボードゲーム。すべてこの端末の中で動きます。',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: '本文へ',
  toHall: 'ゲーム一覧',
  toTable: '対局に戻る',
  library: 'ライブラリ',
  docs: 'ドキュメント',
  puzzles: '問題',
  rules: (game) => `${game}：ルール`,
  learn: (game) => `${game}の遊び方`,
  study: (game) => `${game}の研究`,
};

export const language: typeof en.language = {
  label: '言語',
  unavailable: (name) => `${name}を読み込めませんでした。初めて使うときは、インターネット接続が必要です。`,
};

export const sentences: typeof en.sentences = (all) => all.join('');
export const quote: typeof en.quote = (name, words) => `${name}「${words}」`;

export const hall: typeof en.hall = {
  title: 'Gambol',
  lead: '盤の上で学ぶ短いレッスンです。手ごわい相手と遊べる4つのボードゲーム。登録も広告もなく、オフラインでも遊べます。',
  games: 'ゲーム',
  board: (game) => `${game}の盤`,
  play: '対局する',
  continue: '続ける',
  learn: '学ぶ',
  goOn: (move) => `対局の続きへ（${number(move)}手目）`,
  lookAt: '対局を見る',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)}～${number(most)}`}人・約${number(minutes)}分`,
  yourMove: (move) => `あなたの手番、${number(move)}手目`,
  theirMove: (seat, move) => `${seat}の手番、${number(move)}手目`,
  against: (levels) => `相手：${levels}`,
  welcome: 'はじめての方へ',
  lesson: (game) => `30秒でわかる${game}`,
  startLesson: 'レッスンを始める',
  justPlay: 'すぐに対局する',
  another: (game) => `${game}で対局しますか？`,
  byLink: 'リンクでの対局',
  yourTurn: '手番です',
  theirTurn: '相手の手番です',
  over: '終局',
  earlier: 'これまでの対局',
  all: (count) => `すべて（${number(count)}）`,
  won: '勝ち',
  lost: '負け',
  drawn: '引き分け',
  placed: (place, count) => `${number(count)}人中${number(place)}位`,
  wonBy: (seats) => `${seats}の勝ち`,
  unfinished: '対局中',
  forget: (game) => `「${game}」を削除`,
  toBuilder: '自分のページに盤を置く',
};

export const rules: typeof en.rules = {
  title: (game) => `${game}の遊び方`,
  play: (game) => `${game}で遊ぶ`,
};

export const dialog: typeof en.dialog = {
  close: '閉じる',
};

export const newGame: typeof en.newGame = {
  characters: {
    beginner: 'いっしょに覚える相手',
    easy: '気軽に楽しむ相手',
    medium: '隙があれば取る相手',
    hard: '数手先を読む相手',
    master: '何も見逃さない相手',
  },
  kept: '今の対局は一覧に残ります。',
};

export const builder: typeof en.builder = {
  title: '自分のページに置く盤',
};

export const embed: typeof en.embed = {
  board: (game) => `${game}の盤`,
  none: '盤がありません',
  noGame: 'アドレスにゲームの名前がありません。',
  known: (games) => `使える名前は${games.join('、')}です。`,
  toStart: '最初へ',
  undo: '待った',
  back: '戻る',
  on: '進む',
  redo: 'やり直す',
  toEnd: '最後へ',
  restart: '最初から',
  gambol: 'Gambol',
  whole: 'Gambolの専用ページで開く',
  step: (ply, count, move) => `${number(count)}手中${number(ply)}手目：${move}。`,
};
