// Japanese: the texts of a table and of a game.

import { aside, list, number } from '../vocabulary.ts';
import type * as en from '../en/table.ts';

export const status: typeof en.status = {
  yourTurn: (seat) => (seat === null ? '自分の手番です。' : `${seat}の手番です。`),
  toMove: (seat) => `${seat}の手番です。`,
  playsElsewhere: (seat) => `${seat}は別の場所でプレイしています。リンクを送ってください。`,
  passDevice: (seat) => `${seat}の手番です。端末を渡してください。`,
  watching: '観戦中です。',
  wasToMove: (seat) => `このリンクができたときは、${seat}の手番でした。`,
  missesTurn: (seat) => `${seat}は打てる手がなく、手番を飛ばされます。`,
  tapAgain: (square) => `もう一度${aside(`${square}を`)}タップすると決定します。`,
  mustPass: 'パスするしかありません。',
  gameIsSafe: (why) => `${why}対局は無事です。`,
};

export const playerKinds: typeof en.playerKinds = {
  human: '人',
  beginner: '入門',
  easy: '初級',
  medium: '中級',
  hard: '上級',
  master: '名人',
  friend: 'リンクで対局',
};

export const seats: typeof en.seats = {
  list: 'プレイヤー',
  you: '自分',
  turn: '手番です',
  winner: '勝ち',
  nobody: 'なし',
  withSide: (name, side) => `${name}（${side}）`,
  game: (game, names, played) => `${game}：${names.join('対')}、${number(played)}手`,
  settled: 'リンクでの対局は、最後の手から続けます。',
  holdFirst: (seat) => `${seat}の手番です。${seat}の方は、まず「${seat}です」を押してください。`,
};

const targets = (count: number) => `行き先は${number(count)}か所です。`;

export const picking: typeof en.picking = {
  where: 'どこへ動かしますか？',
  picked: (name, count) => `${name}を選択中。${targets(count)}`,
  pickedSome: (name, amount, count) => `${name}を選択中（${amount}）。${targets(count)}`,
  nowhere: (name) => `${name}は、この番ではどこにも置けません。`,
  exchange: '交換するタイルを選んでください。',
};

export const squares: typeof en.squares = {
  board: (game, files, ranks) => `${game}、${number(files)}列${number(ranks)}段`,
  plain: (square, piece) => `${square}、${piece}`,
  selected: (square, piece) => `${square}、${piece}、選択中`,
  target: (square, piece) => `${square}、${piece}、着手可能`,
  telling: (square, piece, deed) => `${square}、${piece}、着手可能、${deed}`,
  movable: (square, piece) => `${square}、${piece}、動かせる`,
};

export const actions: typeof en.actions = {
  bar: '対局',
  undo: '待った',
  redo: 'やり直す',
  hint: 'ヒント',
  newGame: '新しい対局',
  more: 'その他',
  restart: '最初から',
  analyse: '検討',
  gains: '手を表示',
  flip: '盤を反転',
  share: '共有',
  rules: 'ルール',
  study: '研究',
  learn: '遊び方',
  settings: '設定',
};

export const offers: typeof en.offers = {
  endTurn: '手番を終える',
  takeBack: 'ジャンプを戻す',
  pass: 'パス',
  playOn: 'ここから続ける',
  again: 'もう一度試す',
  play: '再生',
  pause: '停止',
  step: '1手進む',
  send: 'リンクを送る',
  newGame: 'もう1局遊ぶ',
};

export const played: typeof en.played = {
  /** The strip of moves below the board, and its two buttons. */
  last: '直前の手',
  back: '一手戻る',
  on: '一手進む',
  title: '棋譜',
  toStart: '最初へ',
  none: 'まだ1手も進んでいません。',
  notInLink: 'このリンクに棋譜は含まれていません。',
  seed: { deal: (seed) => `配り番号：${seed}`, board: (seed) => `盤の番号：${seed}` },
  by: (seat) => `${seat}。`,
  byAfter: (seat, passed) => `${seat}。${list(passed)}は打てる手がありませんでした。`,
};

export const hand: typeof en.hand = {
  title: '手持ち',
  of: (seat) => `${seat}の手持ち`,
  yours: '自分の手持ち',
  nobodys: '手持ちなし',
  held: (token) => token,
  picked: (token) => `${token}、選択中`,
  laid: (token) => `${token}、盤上`,
  given: (token) => `${token}、交換予定`,
  sizes: (holders) => holders.map(({ seat, size }) => `${seat}：${number(size)}枚`).join('、'),
  pool: (count) => `袋：${number(count)}枚`,
  iAm: (seat) => `${seat}です`,
  iAmShow: (seat) => `${seat}です：手持ちを見る`,
  lay: '置く',
  layFor: (score) => `置いて${number(score)}点`,
  takeBack: '戻す',
  exchange: '交換',
  keepAll: '交換しない',
  exchangeSome: (count) => `${number(count)}枚を交換`,
  scores: '得点とその内訳',
  before: '開始前',
  all: '合計',
};
