// Japanese: the end of a game, its review, hints, and the analysis of a position.

import { number } from '../vocabulary.js';

/** @import * as en from '../en/review.js' */

const points = (/** @type {number[]} */ scores) => scores.map(number).join('対');

/** @type {typeof en.result} */
export const result = {
  over: (headline) => `終局。${headline}。`,
  won: (scores) => `${points(scores)}で勝ちました`,
  lost: (scores) => `${points(scores)}で負けました`,
  drawn: (scores) => `${points(scores)}で引き分けです`,
  seatWon: (seat, scores) => `${points(scores)}で${seat}の勝ちです`,
  wonWith: (score) => `${number(score)}で勝ちました`,
  seatWonWith: (seat, score) => `${number(score)}で${seat}の勝ちです`,
  placed: (seat, best, place, own) => `${number(best)}で${seat}の勝ち、自分は${number(own)}で${number(place)}位です`,
  shared: (seats, score) => `${seats.join('と')}が${number(score)}ずつで勝ちを分け合います`,
  youShared: (others, score) => `${['自分', ...others].join('と')}が${number(score)}ずつで勝ちを分け合います`,
  youLead: (scores) => `あなたがリード（${points(scores)}）。`,
  leads: (seat, scores) => `${seat}がリード（${points(scores)}）。`,
  level: (score) => `${number(score)}で並んでいます。`,
  wonOnTime: '時間切れで勝ちました',
  lostOnTime: '時間切れで負けました',
  seatsWonOnTime: (seats) => `時間切れで${seats.join('と')}の勝ちです`,
  ranOut: (seat) => `${seat ?? '自分'}の時間が切れました。`,
  seatsWon: (seats) => `${seats.join('と')}の勝ちです`,
  youWon: '勝ちました',
  youLost: '負けました',
  resigned: (seat) => `${seat ?? '自分'}が投了しました。`,
  agreed: '合意による引き分けです。',
  card: '結果',
  parts: '得点の内訳',
};

/** @type {typeof en.review} */
export const review = {
  rematch: '再戦',
  swap: '席を入れ替える',
  review: '振り返る',
  bar: '対局を1手ずつ見る',
  first: '最初',
  back: '戻る',
  play: '再生',
  stop: '停止',
  next: '次へ',
  last: '最後',
  result: '結果',
};

/** @type {typeof en.hints} */
export const hints = {
  looking: 'よい手を探しています…',
  play: (move, deed) => `おすすめは${move}、${deed}手です。`,
  wins: '勝ちになります。',
  winsBy: (amount) => `${amount}差で勝てます。`,
  draws: '引き分けにできます。',
  loses: 'それでも負けになります。',
  losesBy: (amount) => `${amount}差の負けになります。`,
  ahead: (count, isStill) => `${isStill ? '引き続き' : ''}${number(count)}ほどリードできそうです。`,
  even: 'ほぼ互角になりそうです。',
  behind: (count, isStill) => `${isStill ? 'まだ' : ''}${number(count)}ほどリードされそうです。`,
  onlyMove: 'ほかに手はありません。',
  othersAsGood: 'ほかのどの手でも、結果は同じです。',
  someAsGood: (count) => `同じ結果になる手が、ほかに${number(count)}手あります。`,
  onlyWin: '勝てるのはこの手だけです。',
  onlyDraw: '引き分けにできるのはこの手だけです。',
  next: (move) => `次善は${move}です。`,
  winsMore: (amount) => `この手のほうが${amount}得です。`,
  saves: (amount) => `この手のほうが、損が${amount}少なくて済みます。`,
  notForYou: 'ヒントを見られるのは、手番のプレイヤーだけです。',
};

/** @type {typeof en.values} */
export const values = {
  title: '検討',
  list: '各手の評価',
  won: '勝ち',
  lost: '負け',
  wins: (move) => `${move}で勝ち`,
  winsBy: (move, amount) => `${move}で${amount}差の勝ち`,
  draws: (move) => `${move}で引き分け`,
  loses: (move) => `${move}で負け`,
  losesBy: (move, amount) => `${move}で${amount}差の負け`,
  looksLike: (move, value, depth) => `${move}、${number(depth)}手先の見込み${value}`,
  unknown: (move) => `${move}、評価はまだ不明`,
  over: '対局は終わっています。ここで検討する手はありません。',
  looking: '先を読んでいます…',
  provedOnly: '手はこれだけです。評価は確定しています。',
  proved: (count) => `ここから先の最善が、${number(count)}手すべてについて確定しました。`,
  estimates: (depth) => `見込み（${number(depth)}手先まで）`,
  someProved: (depth, proved) => `見込み（${number(depth)}手先まで）、${number(proved)}手は確定`,
  isProved: '確定',
  all: (count) => `全${number(count)}手`,
  best: '上位だけ',
  expected: '予想手順',
  toPosition: '局面に戻る',
  leads: (seat, amount) => `${seat}が${amount}ほどリード`,
  leadsSurely: (seat, amount) => `${seat}が${amount}リード（確定）`,
  even: 'ほぼ互角',
  draw: '引き分け（確定）',
  winning: (seat) => `${seat}の勝ち（確定）`,
  scores: (all) => `予想手順の後：${all.map(({ seat, score }) => `${seat} ${score}`).join('、')}`,
  costs: (amount) => `損は${amount}まで`,
  costsMore: 'それより大きな損',
};
