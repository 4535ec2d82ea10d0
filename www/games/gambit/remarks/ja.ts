// Japanese: what is said about a game of Gambit that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => '最後の1手がなければ、結果は違っていました。',
  yourIsland: (size, points, ply) =>
    `駒${number(size)}個の島を${number(ply)}手目から最後まで守り、${number(points)}点になりました。`,
  island: (size, points, ply) =>
    `駒${number(size)}個の島が${number(ply)}手目から最後まで残り、${number(points)}点になりました。`,
  yourJumps: (taken, ply) => `一番長い手番では、${number(ply)}手目に駒を${number(taken)}個取りました。`,
  jumps: (taken, ply) => `一番長い手番では、${number(ply)}手目に駒が${number(taken)}個取られました。`,
  touching: (pieces) =>
    `次は終わる前に駒を自由にしましょう。${number(pieces)}個が敵の駒に触れていて、得点になりませんでした。`,
  scattered: (islands, points) =>
    `次は駒を集めましょう。${number(islands)}個の島が1つにつながっていれば${number(points)}点でした。`,
  taken: (lost, taken) =>
    `次は飛び越える前に、相手の返しのジャンプを確かめましょう。${number(lost)}個失い、${number(taken)}個取りました。`,
} satisfies typeof en;
