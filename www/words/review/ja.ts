// Japanese: the review of a finished game.

import { aside, number } from '../vocabulary.ts';
import type en from './en.ts';

const KINDS = { inaccuracy: '疑問手', mistake: '悪手', blunder: '大悪手' };
const percent = (count: number) => `${number(Math.round(count))}%`;

export default {
  at: (ply, plies) => `${number(plies)}手中${number(ply)}手目`,
  start: '開始局面',

  players: '正確さ',
  you: 'あなた',
  tooFew: '手数が少なく、正確さは出せません',
  unknown: 'まだ不明',
  counts: (counts) =>
    counts.length === 0 ? '悪手なし' : counts.map(([kind, count]) => `${KINDS[kind]}${number(count)}`).join('、'),

  progress: (done, all) => `解析中 ${number(all)}手中${number(done)}手`,
  paused: (done, all) => `${number(all)}手中${number(done)}手で停止しました。`,
  failed: '解析が止まってしまいました。続けるか、ページを読み込み直してください。',
  stop: '停止',
  resume: '続ける',

  graph: '対局の流れ',
  up: (seat) => `上ほど${seat}が有利`,
  shares: '勝つ見込み',
  chances: (seats) => seats.map(([seat, chance]) => `${seat} ${percent(chance)}`).join('、'),
  percent,
  unsearched: 'まだ解析していません',

  judgements: '評価',
  judgement: 'この手について',
  kinds: KINDS,
  judged: (kind) => `${kind}。`,
  none: '気になる手はありません。',
  noneYet: '解析が進むと、ここに評価が現れます。',
  turning: '勝負の分かれ目',
  better: (move) => `もっと良い手：${move}`,
  reply: (move) => `応手：${move}`,
  isBest: '最善手です。',
  isGood: '良い手です。',
  isForced: '唯一の手です。',
  winToLoss: '勝ちを負けにしました。',
  winToDraw: '勝ちを引き分けにしました。',
  drawToLoss: '引き分けを負けにしました。',
  costs: (amount) => `約${amount}の損です。`,
  costsChance: (points) => `勝つ見込みが${percent(points)}減りました。`,
  heir: (seat) => `主に${seat}の得になりました。`,

  luck: '実力と運',
  lead: '得点差',
  drawn: '運',
  without: '運を除くと',
  given: '取りこぼし',
  luckIs: '運は、引いたものを期待できたものと比べた値です。取りこぼしは、より良い手なら得られた点です。',
  draws: '影響の大きかった引き',
  drew: (seat, pieces, points) => `${seat}が${pieces.join('、')}を引く：${points}`,
  signed: (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`,
  evenLuck: (seat, points) => `運が同じなら、${seat}が約${number(points)}点上回っていました。`,
  evenAll: '運が同じなら、互角でした。',

  learn: (count) => `悪手から学ぶ · ${number(count)}`,
  learnAll: (count) => `悪手から学ぶ · ${number(count)}`,
  lesson: '悪手から学ぶ',
  question: (at, all) => `${number(all)}問中${number(at)}問目`,
  ask: (seat) => `印は${seat ?? 'あなた'}が指した手です。もっと良い手を見つけてください。`,
  findBetter: 'もっと良い手を見つけてください。',
  checking: '手を調べています…',
  right: '正解、最善手です。',
  near: '正解、最善手とほぼ同じ良さです。',
  wrong: 'もっと良い手があります。もう一度どうぞ。',
  same: '実際に指した手です。別の手を試してください。',
  shown: (move) => `これが最善手です${aside(`：${move}`)}。`,
  show: '答えを見る',
  skip: '飛ばす',
  next: '次へ',
  close: '検討に戻る',
  finished: 'これで最後です。',
  solved: (count, all) => `${number(all)}問中${number(count)}問正解でした。`,

  moves: '棋譜',
  noMoves: '検討する手がありません。',
  watched: '手札を隠すゲームは、終わるまで検討できません。',
} satisfies typeof en;
