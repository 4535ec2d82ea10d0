// Triboard in Japanese.

import { aside, number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['青', '赤', '緑'];

const cells = (count: number) => `${number(count)}マス`;

export default {
  name: 'Triboard',
  tagline: '3人でマスを裏返し合おう。',
  howTo: '数字のマスを選ぶと、その数だけ裏返ります。',
  seats: SEATS,
  cell: { b: '青', r: '赤', g: '緑', wall: '壁', empty: '空き' },
  turned: (seat, cell, count) => `${SEATS[seat]}が${aside(`${cell}を取り、`)}${cells(count)}を裏返しました。`,
  turns: (count) => `${cells(count)}裏返す`,
  hint: (cell, count) => `${aside(`おすすめは${cell}、`)}${cells(count)}を裏返せます。`,
  end: { full: '盤がすべて埋まりました。', stuck: 'もう誰も裏返せません。' },
  cells,
  refused: 'そこでは何も裏返りません。自分のマスとのあいだに相手の列がある、空きマスを選んでください。',
} satisfies typeof en;
