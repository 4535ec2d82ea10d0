// Gambit in Japanese.

import { aside, list, number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

type Words = typeof en;

const SEATS = ['黒', '白'];

const jumped: Words['jumped'] = (seat, squares, taken) =>
  `${SEATS[seat]}が${aside(`${squares.join('→')}とジャンプし、`)}駒を${number(taken.length)}個取りました${aside(`（${list(taken)}）`)}。`;

export default {
  name: 'Gambit',
  tagline: '跳んで取り、島を残そう。',
  howTo: '下に線のある駒を選び、点の付いたマスへジャンプします。',
  seats: SEATS,
  square: { o: '黒の駒', x: '白の駒', empty: '空き' },
  jumped,
  mayJumpOn: '続けてジャンプするか、手番を終えてください。',
  takes: (count) => `駒を${number(count)}個取る`,
  points: (count) => `${number(count)}点`,
  hint: (squares, count) => `${aside(`${squares.join('→')}とジャンプすると、`)}駒を${number(count)}個取れます。`,
  end: (seat) => `${seat === null ? '自分' : SEATS[seat]}はもうジャンプできないので、島を数えます。`,
  island: (seat, count) => `${seat === null ? '自分' : SEATS[seat]}の駒${number(count)}個の島`,
  scoring: '駒1、2、3、4個の島は1、3、5、7点です。相手に接した駒は0点です。',
  noIslands: '島はまだありません',
  touching: (count) => `相手に接した${number(count)}個は0点`,
  refused: {
    jump: 'その駒では、そこへジャンプできません。続けてジャンプするか、手番を終えるか、ジャンプを戻してください。',
    pick: 'そこにジャンプできる駒はありません。下に線のある駒を選んでください。',
  },
} satisfies Words;
