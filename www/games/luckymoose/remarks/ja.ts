// Japanese: what is said about a game of LuckyMoose that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => '最後の手番で勝負が決まりました。',
  yourReturn: (points) => `${number(points)}点の差を追いついて勝ちました。`,
  comeback: (points) => `勝者は一時、${number(points)}点の差をつけられていました。`,
  yourLay: (points, ply) => `一番の手は${number(ply)}手目の${number(points)}点でした。`,
  lay: (points, ply) => `一番の手は${number(ply)}手目の${number(points)}点でした。`,
  exchanged: (times) => `次は短いラインでも置きましょう。交換を${number(times)}回しましたが、得点にはなりません。`,
  border: (theirs, yours) =>
    `次はまず外周を見ましょう。勝者は×3を${number(theirs)}回使い、あなたは${number(yours)}回でした。`,
  singles: (singles, lays) =>
    `次は一緒に置けるタイルを探しましょう。${number(lays)}回のうち${number(singles)}回は1枚だけでした。`,
} satisfies typeof en;
