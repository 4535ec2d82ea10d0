// Japanese: playing with hands, ears and keys.

import { number } from '../vocabulary.js';

/** @import * as en from '../en/play.js' */

/** @type {typeof en.sound} */
export const sound = {
  name: '音',
  mute: '音を消す',
  unmute: '音を出す',
};

/** @type {typeof en.playSettings} */
export const playSettings = {
  volume: '音量',
  vibration: 'タッチで振動する',
  confirm: '一手ごとに確認する',
  premove: 'コンピューターの考慮中に手を予約する',
  wake: '対局中は画面を消さない',
  keys: '1文字のキーで操作する',
  scan: 'スイッチ1つで操作する',
  scans: { off: 'オフ', slow: 'ゆっくり', usual: '普通', quick: '速く' },
};

/** @type {typeof en.foresight} */
export const foresight = {
  held: (square, deed) => `${square}：${deed}。指を離すと決定、ずらすと取り消しです。`,
  heldStep: (square) => `${square}：指を離すと選択、ずらすと取り消しです。`,
  ask: (square, deed) => `${square}：${deed}。この手にしますか？`,
  confirm: 'この手にする',
  cancel: '取り消す',
};

/** @type {typeof en.premove} */
export const premove = {
  begun: (square) => `${square}を予約中です。行き先を選んでください。`,
  planned: (squares) => `予約：${squares.join('から')}。もう一度タップすると取り消します。`,
  cancelled: '予約を取り消しました。',
  impossible: '予約した手は打てなくなりました。',
};

/** @type {typeof en.endings} */
export const endings = {
  resign: '投了',
  ask: 'この対局を投了しますか？',
  keep: '対局を続ける',
  offer: '引き分けを提案',
  considers: (seat) => `${seat}が提案を検討しています…`,
  declines: (seat) => `${seat}は引き分けを断り、対局を続けます。`,
};

/** @type {typeof en.keys} */
export const keys = {
  title: 'キーボード操作',
  move: '盤の上を移動',
  pick: '選ぶ、またはそこに打つ',
  release: '選択をやめる、または一歩戻る',
  amount: '動かす駒の数',
  back: '一手戻る',
  on: '一手進む',
  mark: '矢印を始める、終える。同じマスで2回押すと丸',
  clear: '矢印と丸を消す',
  list: 'この一覧',
};

/** @type {typeof en.fullScreen} */
export const fullScreen = {
  enter: '全画面',
  leave: '全画面を終了',
};

/** @type {typeof en.drawing} */
export const drawing = {
  begun: (square) => `${square}から矢印を引きます。終点を選んでください。`,
  arrow: (from, to) => `${from}から${to}への矢印。`,
  circle: (square) => `${square}に丸。`,
  removed: '消しました。',
};

/** @type {typeof en.pictures} */
export const pictures = {
  title: '画像にする',
  png: '画像（PNG）',
  svg: '図（SVG）',
  gif: 'アニメーション（GIF）',
  making: (done, all) => `画像 ${number(done)}／${number(all)}…`,
  cancel: '取り消す',
  cancelled: '取り消しました。',
  saved: (file) => `${file}として保存しました。`,
  failed: '画像を作れませんでした。',
};
