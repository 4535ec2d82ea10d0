// Japanese: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';
import type * as en from '../en/problems.ts';

export const problems: typeof en.problems = {
  tooLong: 'このリンクはどの対局よりも長いため、開きませんでした。',
  noGame: (name) => `「${name}」というゲームはありません。`,
  noPage: (path) => `「${path}」というページはありません。ゲームの対局画面を開きました。`,
  tooMany: (most, count) => `リンクの${number(count)}個の値のうち、${number(most)}個だけを読みました。`,
  twice: (key) => `リンクに「${key}」が2回あります。最初のものを使います。`,
  damaged: (key) => `リンクの「${key}」が壊れています。`,
  unknown: (key) => `リンクに不明な項目「${key}」があります。`,
  besideView: (key) => `リンクの「${key}」は、観戦用の「view」とは一緒に使えません。`,
  more: 'リンクには、ほかにも読めない部分があります。',
  seed: (value, most) => `リンクの「seed」が「${value}」です。${most}以下の整数でなければなりません。`,
  view: 'リンクの「view」は、手持ちを隠すゲームのためのものです。このゲームでは使えません。',
  moves: (most) => `リンクの「moves」が${number(most)}手を超えています。それほど長い対局はありません。`,
  playerKind: (value, known) => `リンクの「players」に「${value}」があります。使えるのは${either(known)}です。`,
  players: (named, least, most) =>
    `リンクの「players」は${number(named)}人ですが、このゲームは${least < most ? `${number(least)}～${number(most)}人` : `${number(most)}人`}用です。`,
  match: (value) => `リンクの「match」が「${value}」です。対局の名前と送り手の席でなければなりません。`,
  at: (value) => `リンクの「at」が「${value}」です。手数でなければなりません。`,
  ending: (value) => `リンクの「ending」が「${value}」です。この対局の終わり方ではありません。`,
  clock: (value) =>
    `リンクの「clock」が「${value}」です。「300+2」のように、秒数と1手ごとの加算秒数でなければなりません。`,
  leftAlone: 'リンクの「left」には「clock」が必要です。',
  left: (value, players) => `リンクの「left」が「${value}」です。${number(players)}人の残り秒数でなければなりません。`,
  option: (key, value, known) => `リンクの「${key}」が「${value}」です。使えるのは${either(known)}です。`,
  packed: 'リンクが壊れています。読めた部分を表示しています。',
  position: (why) => `局面を読めません。${why}`,
  move: (n) => `このリンクの${number(n)}手目は打てません。その手前まで表示しています。`,
  ply: (ply) => `この対局は${number(ply)}手目まで進んでいません。`,
  seats: (named, playing) => `リンクは${number(named)}人ですが、この局面でプレイするのは${number(playing)}人です。`,
  gameIsKept: '自分の対局は保存されています。',
};

export const matches: typeof en.matches = {
  older: (ply) => `これは${number(ply)}手目のリンクです。対局はその先へ進んでいるので、今の局面を表示します。`,
  differs: (move) => `リンクと自分の対局は、${number(move)}手目から違います。自分の対局を表示し、そのまま保存します。`,
  lookAtTheirs: 'リンクの対局を見る',
};

export const library: typeof en.library = {
  full: 'このブラウザーには、対局を保存する空きがもうありません。ページを開いているあいだは無事です。長く残すには「共有」でリンクをコピーしてください。',
  barred:
    'このブラウザーには、このページのデータを保存できません。ページを開いているあいだ、対局は無事です。長く残すには「共有」でリンクをコピーしてください。',
  damaged: (things) =>
    `このブラウザーに保存したデータの一部が壊れていて、すべては読めません：${list(things)}。ほかは元のままです。`,
  game: (game) => `${game}の対局`,
  progress: (game) => `${game}の学習記録`,
  earlier: 'これまでの対局の一覧',
  byLink: 'リンクでの対局の一覧',
  settings: '設定',
  shelved: (game) =>
    `リンクでの対局は、これ以上置けません。いちばん古いものを、ホームの「これまでの対局」に移しました：${game}。`,
  partedHere:
    '別のウィンドウで、違う手を進めています。どちらの対局も保存しました。もう一方は、ホームの「これまでの対局」にあります。',
  partedThere:
    '別のウィンドウで、違う手を進めています。どちらの対局も保存しました。こちらは、ホームの「これまでの対局」にあります。',
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
