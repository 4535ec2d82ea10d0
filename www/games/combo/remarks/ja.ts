// Japanese: what is said about a game of Combo that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  yourReturn: (pieces) => `${number(pieces)}個の差を追いついて勝ちました。`,
  comeback: (pieces) => `勝者は一時、${number(pieces)}個の差をつけられていました。`,
  yourCapture: (pieces, ply) => `一番の獲物は、${number(ply)}手目に取った${number(pieces)}個のスタックでした。`,
  capture: (pieces, ply) => `一番の獲物は、${number(ply)}手目に取られた${number(pieces)}個のスタックでした。`,
  yourLead: (ply) => `${number(ply)}手目から最後までリードしていました。`,
  lostStack: (pieces, ply) =>
    `次は高いスタックを相手の届かない所に置きましょう。${number(ply)}手目に${number(pieces)}個のスタックを失いました。`,
  lostSingles: (pieces) =>
    `次は駒をまとめておきましょう。1個だけで取られた駒が${number(pieces)}個あり、1個では取り返せません。`,
} satisfies typeof en;
