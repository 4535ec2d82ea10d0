// Japanese: puzzles.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

const rated = (rating: number) => String(Math.round(rating));

export default {
  all: 'すべての問題',
  of: (game) => `${game}の問題`,
  daily: '今日の問題',
  puzzle: (id) => `問題${number(id)}`,
  dailyOn: (date) => `${date}の問題`,
  dailies: '今日の問題',
  practice: '練習',
  practiceNote: 'レーティングに合った問題',
  streak: '連続正解',
  streakNote: '何問続けられますか？',
  storm: 'ストーム',
  stormNote: '3分間でできるだけ多く',
  themes: 'テーマ別',
  solve: '解く',
  solvedDay: '解決済み',
  earlier: 'これまでの問題',

  goal: '最善手を見つけてください。',
  you: (seat) => `あなたは${seat}です。`,
  yourTurn: 'あなたの番です。',

  right: '正解です。続けてください。',
  solved: '解けました！',
  helped: 'ヒントで解けました',
  slower: '正解ですが、もっと短い手順があります。',
  wrong: 'その手ではありません。',
  looking: '応手を調べています…',
  costs: (amount) => `${amount}の損です。`,
  noWin: 'これで勝ちがなくなりました。',
  loses: 'これで負けです。',
  shown: 'これが正解です。',
  showing: '正解を盤上に示しています。',
  again: 'もう一度',
  show: '正解を見る',
  warnedRated: 'ヒントを見ると、レーティングでは不正解になります。',
  warned: 'ヒントを見ると、「ヒントで正解」になります。',
  takeHint: 'ヒントを見る',
  next: '次の問題',
  playOn: (level) => `${level}と続きを対局`,
  share: '共有',
  close: '問題の一覧に戻る',

  rating: 'あなたのレーティング',
  ratingIs: (rating, isUncertain) => `${rated(rating)}${isUncertain ? '?' : ''}`,
  unrated: '何問か解くと、ここにレーティングが出ます。',
  uncertain: '「?」は、まだ推定の段階という意味です。',
  changed: (rating, by) => `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (rating) => `難度 ${rated(rating)}`,
  level: (level) => `${level}と同じくらい`,
  graph: (from, to, count) => `${number(count)}問のレーティング：${rated(from)}から${rated(to)}`,
  history: '最近の問題',
  tried: (id, result) => `問題${number(id)}、${{ solved: '正解', hinted: 'ヒントあり', failed: '不正解' }[result]}`,
  best: (count) => `最高：${number(count)}`,

  count: (count) => `${number(count)}問正解`,
  begin: '最初の手で時間が動き始めます。',
  left: '残り時間',
  over: '時間切れ',
  broken: '連続正解が止まりました',
  complete: 'すべて解きました',
  record: '自己最高です！',
  another: 'もう一度挑戦',

  shareText: (date, tries) => (tries > 0 ? `Gambol ${date}：${number(tries)}回目で正解` : `Gambol ${date}：難問でした`),
  copied: 'リンクと一緒にコピーしました。',
  notCopied: 'お使いのブラウザでは、このページからコピーできません。',

  noPuzzle: 'この問題はありません。',
  noFile: '問題を読み込めませんでした。初回は接続が必要です。',
  builder: { mode: '問題を解く', number: '問題（番号または日付。空欄なら今日の問題）' },
} satisfies typeof en;
