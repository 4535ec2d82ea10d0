// Reversi in Japanese.

import { aside, number } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['黒', '白'];
const discs = (count: number) => `${number(count)}個`;

export default {
  name: 'Reversi',
  tagline: '石を挟んで、裏返そう。',
  howTo: '数字のあるマスを選ぶと、その数だけ石が自分の色に変わります。',
  seats: SEATS,
  square: { o: '黒の石', x: '白の石', empty: '空き' },
  played: (seat, square, count) => `${SEATS[seat]}が${aside(`${square}に打ち、`)}${discs(count)}を裏返しました。`,
  passed: (seat) => `${SEATS[seat]}がパスしました。`,
  turns: (count) => `${discs(count)}裏返す`,
  passes: '盤はそのまま',
  discs,
  refused: 'そこでは何も裏返りません。自分の石とのあいだに相手の色の列がある、空きマスを選んでください。',
} satisfies Words;
