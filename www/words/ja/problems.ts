// Japanese: the texts of problems and of their consequences.

import type * as en from '../en/problems.ts';

export const library: typeof en.library = {
  gameIsKept: '自分の対局は保存されています。',
  full: 'このブラウザーには、対局を保存する空きがもうありません。ページを開いているあいだは無事です。長く残すには「共有」でリンクをコピーしてください。',
  barred:
    'このブラウザーには、このページのデータを保存できません。ページを開いているあいだ、対局は無事です。長く残すには「共有」でリンクをコピーしてください。',
};

export const notices: typeof en.notices = {
  dismiss: '閉じる',
  newRelease: '新しいGambolがあります。対局はそのまま残ります。',
  update: '更新',
};

export const traps: typeof en.traps = {
  recovered: 'ページの内部で問題が起きました。対局は無事です。ここから続けられます。',
  reopened: 'ページの内部で問題が起きました。対局は無事です。',
  lost: 'ページが正しく動いていません。対局は保存されています。続けるには、ページを読み込み直してください。',
  noPage: 'このページを表示できませんでした',
  noPageAdvice: '初回は接続が必要です。接続してから、ページを読み込み直してください。',
  noBoard: 'この盤を表示できませんでした',
  noBoardAdvice: '接続を確かめて、読み込み直してください。',
};

export const faults: typeof en.faults = {
  internal: () => 'ページの内部で問題が起きました。もう一度試すか、ページを読み込み直してください。',
  refused: () => 'ゲームが読めない内容か、認められない内容です。',
  noFragment: () => 'ゲームへのリンクは「#/」で始まります。',
  computerStopped: () =>
    'コンピューターが止まりました。もう一度試してください。また止まったら、ページを読み込み直してください。',
  computerBarred: () =>
    'このブラウザーではコンピューターが動きません。ページを読み込み直すか、コンピューターなしで続けてください。',
  computerRefused: () => 'コンピューターがこの局面を理解できません。ページを読み込み直すか、1手戻してください。',
  gameOver: () => '対局は終わっています。',
  illegal: () => 'その手はルール上できません。',
  notHeld: () => '手番のプレイヤーが、まだ端末を受け取っていません。',
  handHidden: () => '手札は非公開です。手は盤の上で打ってください。',
  playedElsewhere: (seat) => `${seat}は別の場所でプレイしています。返ってきたリンクを開いてください。`,
  playedByComputer: (seat) => `${seat}の手番です。`,
};
