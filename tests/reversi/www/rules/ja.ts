// The rules of Reversi in Japanese.

import type en from './en.ts';

export default {
  aim: {
    title: '目的',
    text: ['黒と白が、互いの石を自分の色に裏返します。最後に石の多い側が勝ちです。'],
    start: {
      label: '初期配置：d5とe4に黒の石、d4とe5に白の石。',
      caption: '初期配置。輪のある黒が先手です。',
    },
  },
  turn: {
    title: 'あなたの手番',
    text: [
      '空きマスに石を置きます。8方向のうち少なくとも1つで、置いた石のすぐ隣から相手の色の石が並び、そのすぐ先に自分の石がなければなりません。こうして挟んだ列は、すべて裏返ります。',
      '何も裏返せないときは、パスします。',
    ],
    lines: {
      label: 'c4に黒の石があるので、c2に黒の石を置くと、c3の白の石を挟みます。',
      caption: 'c2に黒の石を置くと、c3の白の石が裏返ります。',
    },
  },
  end: {
    title: '終わり',
    text: ['どちらも裏返せなくなると、対局は終わります。'],
  },
} satisfies typeof en;
