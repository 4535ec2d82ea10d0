// Japanese: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
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
  matches: {
    older: (ply) => `これは${number(ply)}手目のリンクです。対局はその先へ進んでいるので、今の局面を表示します。`,
    differs: (move) =>
      `リンクと自分の対局は、${number(move)}手目から違います。自分の対局を表示し、そのまま保存します。`,
    lookAtTheirs: 'リンクの対局を見る',
  },
} satisfies typeof en;
