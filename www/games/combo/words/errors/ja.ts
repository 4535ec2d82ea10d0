// Combo in Japanese: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    draws: '引き分けの扱い',
    from: '動かす前のマス',
    pieces: '駒の数',
    'plies-since-the-last-capture': '最後に取ってからの手数',
    sign: '記号',
    to: '行き先のマス',
  },
  numbered: {},
  texts: {
    'no-piece': () => '盤には少なくとも1つの駒が必要です。',
    'rank-stack': ({ most }) => `段はb2のようなスタックと、空きマスの数（1～${number(most)}）で書きます。`,
    'most-of-a-side': ({ most }) => `駒はそれぞれの側に${number(most)}個までです。`,
    carry: () => '手は、2d4xd6のように、駒の数、マス、記号、マスの順に書きます。',
  },
  rules: {
    'straight-line': () => '駒は、別のマスへまっすぐ動きます。',
    'too-far': () => '動けるマスの数は、動かす駒の数までです。',
    'single-capture': () => '取るには、2つ以上の駒で動く必要があります。',
  },
} satisfies typeof en;
