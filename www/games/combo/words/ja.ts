// Combo in Japanese.

import { aside, number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['黒', '白'];

const pieces = (count: number) => `駒${number(count)}個`;

export default {
  name: 'Combo',
  tagline: '重ねて、遠くから取ろう。',
  howTo: 'スタックを選び、次に駒の行き先を選びます。',
  seats: SEATS,
  draws: { label: '引き分けのとき', on: '引き分けとする', pieces: '駒の多い側の勝ち' },
  empty: '空き',
  stack: (side, count) => {
    const colour = { b: '黒', w: '白' }[side];
    return count === 1 ? `${colour}の駒` : `${colour}の${number(count)}個のスタック`;
  },
  moved: (seat, count, from, to) =>
    `${SEATS[seat]}が${aside(`${from}の`)}${pieces(count)}を${aside(`${to}へ`)}動かしました。`,
  merged: (seat, count, from, to) =>
    `${SEATS[seat]}が${aside(`${from}の`)}${pieces(count)}を${aside(`${to}の`)}スタックに重ねました。`,
  captured: (seat, count, from, to, taken) =>
    `${SEATS[seat]}が${aside(`${from}の`)}${pieces(count)}を動かし、${aside(`${to}の`)}${pieces(taken)}を取りました。`,
  goes: (count) => `${pieces(count)}を動かす`,
  joins: (count) => `${pieces(count)}をスタックに重ねる`,
  captures: (taken) => `${pieces(taken)}を取る`,
  hint: {
    goes: (count, from, to) => `${aside(`${from}の`)}${pieces(count)}を${aside(`${to}へ`)}動かします。`,
    joins: (count, from, to) => `${aside(`${from}の`)}${pieces(count)}を${aside(`${to}の`)}スタックに重ねます。`,
    captures: (count, from, to, taken) =>
      `${aside(`${from}の`)}${pieces(count)}で${aside(`${to}の`)}${pieces(taken)}を取ります。`,
  },
  pieces,
  taken: (count, all) => `${number(all)}個中${number(count)}個`,
  howMany: 'いくつ動かしますか？',
  all: (all) => `${number(all)}個全部`,
  end: {
    hundred: (isDecided) =>
      isDecided ? '100手続けて駒が取られなかったため、駒の多い側の勝ちです。' : '100手続けて駒が取られませんでした。',
    third: (isDecided) => (isDecided ? '同じ局面が3回現れたため、駒の多い側の勝ちです。' : '同じ局面が3回現れました。'),
    single: '駒が1個ずつになり、どちらも相手を取れません。',
    none: (seat) => `${seat === null ? '自分' : SEATS[seat]}の駒がなくなりました。`,
    shutIn: (seat) => `${SEATS[seat]}は閉じ込められて動けません。`,
  },
  refused: {
    pick: 'そこに動かせるものはありません。動かせる自分のスタックを選んでください。',
    tooFew: (least) => `そこへ行くには、駒が${number(least)}個以上必要です。`,
  },
} satisfies typeof en;
