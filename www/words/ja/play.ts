// Japanese: playing with hands, ears and keys.

import { aside } from '../vocabulary.ts';
import type * as en from '../en/play.ts';

export const sound: typeof en.sound = {
  name: '音',
  mute: '音を消す',
  unmute: '音を出す',
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
  back: '一手戻る',
  on: '一手進む',
  list: 'この一覧',
};

export const fullScreen: typeof en.fullScreen = {
  enter: '全画面',
  leave: '全画面を終了',
};
