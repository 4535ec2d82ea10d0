// LuckyMoose in Japanese: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    exchange: '交換',
    generator: '乱数の状態',
    hands: '手持ち',
    players: 'プレイヤー数',
    pool: '袋',
    scores: '得点',
    sets: 'タイルの組数',
    size: '盤の大きさ',
    token: 'タイル',
    tokens: 'タイル',
    'turns-without-a-lay': '置かなかった手番の数',
  },
  numbered: {
    player: (at) => `プレイヤー${at}`,
    token: (at) => `${at}枚目のタイル`,
  },
  texts: {
    'board-size': ({ least, most }) => `盤は「/」で区切った${number(least)}～${number(most)}段で、段の数は奇数です。`,
    'rank-token': ({ most }) => `段はg4のようなタイルと、空きマスの数（1～${number(most)}）で書きます。`,
    'player-count': () => '2～4人の得点を「,」で区切って書きます。',
    'hand-count': ({ hands }) => `手持ちを「/」で区切って${number(hands)}人分書きます。`,
    'generator-state': () => '0～9とa～fの16文字でなければなりません。',
    'generator-hidden': () => '誰も知らないので、「-」でなければなりません。',
    'kind-count': ({ most }) => `同じタイルは、盤と手持ちと袋を合わせて${number(most)}枚までです。`,
    'token-count': ({ most }) => `タイルは、盤と手持ちと袋を合わせて${number(most)}枚までです。`,
    token: () => 'タイルは、g4のように、r、o、y、g、b、pの1文字と1～6の数字で書きます。',
    tokens: () => 'タイルを書きます。ないときは「-」です。',
    'token-order': () => 'タイルは色の順、次に絵柄の順に書きます。',
    'many-tokens': ({ most }) => `タイルは${number(most)}枚までです。`,
    'hand-or-size': ({ most }) => `タイル、または枚数（0～${number(most)}）を書きます。`,
    'own-hand-missing': () => '1人の手持ちが必要です。',
    'second-hand': () => '手持ちが分かるのは1人だけなので、枚数でなければなりません。',
    'hand-hidden': () => 'ここでは手持ちが隠れているので、枚数でなければなりません。',
    turn: () => '手は、r1@h8のようなタイルとマス、「~」と交換するタイル、または「pass」です。',
    'square-order': () => '置くタイルは段の順、次に列の順に書きます。',
    'no-token': () => 'タイルが1枚以上必要です。',
    'sealed-places': () => '~136のように、手持ちの何枚目かを小さい順に書きます。',
  },
  rules: {},
} satisfies typeof en;
