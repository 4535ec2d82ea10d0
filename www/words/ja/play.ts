// Japanese: playing with hands, ears and keys.

import { aside } from '../vocabulary.ts';
import type * as en from '../en/play.ts';

export const sound: typeof en.sound = {
  name: '音',
  mute: '音を消す',
  unmute: '音を出す',
};

export const playSettings: typeof en.playSettings = {
  volume: '音量',
  vibration: 'タッチで振動する',
  confirm: '一手ごとに確認する',
  premove: '相手の手番に先に入力する',
  wake: '対局中は画面を消さない',
  keys: '1文字のキーで操作する',
};

export const foresight: typeof en.foresight = {
  held: (square, deed) => `${aside(`${square}、`)}${deed}手です。指を離すと決定、ずらすと取り消しです。`,
  heldStep: (square) => `${aside(`${square}、`)}指を離すと選択、ずらすと取り消しです。`,
  ask: (square, deed) => `${aside(`${square}、`)}${deed}手です。この手にしますか？`,
  confirm: 'この手にする',
  cancel: '取り消す',
};

export const endings: typeof en.endings = {
  resign: '投了',
  ask: 'この対局を投了しますか？',
  keep: '対局を続ける',
  offer: '引き分けを提案',
  considers: (seat) => `${seat}が提案を検討しています…`,
  declines: (seat) => `${seat}は引き分けを断り、対局を続けます。`,
};

export const premove: typeof en.premove = {
  waits: (squares) => `次の手を待っています${aside(`：${squares.join('→')}`)}。`,
  dropped: (squares) => `待っていた手${aside(`、${squares.join('→')}`)}はもう打てません。`,
  cancelled: '待っていた手を取り消しました。',
};

export const scan: typeof en.scan = {
  name: 'ワンスイッチ操作',
  off: 'オフ',
  seconds: (count) => `${count}秒`,
  start: 'スキャンを始める',
  stop: 'スキャンをやめる',
  back: '戻る',
};

export const drawing: typeof en.drawing = {
  drawn: (squares) => `${squares}を描きました。`,
  erased: (squares) => `${squares}を消しました。`,
};

export const keys: typeof en.keys = {
  title: 'キーボード操作',
  move: '盤の上を移動',
  pick: '選ぶ、またはそこに打つ',
  release: '選択をやめる、または一歩戻る',
  amount: '動かす駒の数',
  back: '一手戻る',
  on: '一手進む',
  preview: 'そこに打つとどうなるかを見る',
  mark: 'マスを丸で囲む。押したまま移動すると矢印',
  draw: '矢印と丸は、マウスの右ボタンでも、二本指のタップでも描けます。指を離すと矢印、そろえると丸になります。',
  list: 'この一覧',
};

export const fullScreen: typeof en.fullScreen = {
  enter: '全画面',
  leave: '全画面を終了',
};
