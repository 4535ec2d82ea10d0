// LuckyMoose in Japanese.

import { aside, list, number } from '../../../words/vocabulary.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';
import type en from './en.ts';

const SEATS = ['プレイヤー1', 'プレイヤー2', 'プレイヤー3', 'プレイヤー4'];
const player = (mover: Mover) => (mover === null ? '自分' : typeof mover === 'string' ? mover : SEATS[mover]);
const COLOURS: Record<Token['colour'], string> = {
  red: '赤',
  orange: 'オレンジ',
  yellow: '黄',
  green: '緑',
  blue: '青',
  purple: '紫',
};
const SYMBOLS: Record<Token['symbol'], string> = {
  moose: 'ヘラジカ',
  star: '星',
  leaf: '葉',
  drop: 'しずく',
  sun: '太陽',
  stone: '石',
};

const name = ({ colour, symbol }: Token) => `${COLOURS[colour]}の${SYMBOLS[symbol]}`;
const points = (value: number) => `${number(value)}点`;

const lineWords = ({
  tokens: count,
  bonus,
  factor,
  points: won,
}: {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}) =>
  `${number(count)}枚${bonus > 0 ? ` + ${number(bonus)}` : ''}${factor > 1 ? ` × ${number(factor)}` : ''} = ${number(won)}`;

const placed: typeof en.placed = (all) => list(all.map((token) => `${token.square}に${name(token)}`));

const laidOf: typeof en.placed = (all) => list(all.map((token) => `${aside(`${token.square}に`)}${name(token)}`));

export default {
  name: 'LuckyMoose',
  tagline: '色か絵柄でラインを作ろう。',
  howTo: '手持ちのタイルを選び、印の付いたマスに置きます。',
  seats: SEATS,
  size: { label: '盤の大きさ', choice: (tiles) => `${tiles} × ${tiles}` },
  sets: { label: 'タイル', choice: (sets) => `${number(36 * sets)}枚（各${number(sets)}枚）` },
  token: name,
  lifted: name,
  tile: (factor, isCentre) => (isCentre ? '空き、中央' : factor > 1 ? `空き、${factor}倍` : '空き'),
  laid: (seat, all, won) => `${player(seat)}が${laidOf(all)}を置きました。${points(won)}です。`,
  exchanged: (seat, count) => `${player(seat)}がタイルを${number(count)}枚交換しました。`,
  passed: (seat) => `${player(seat)}がパスしました。`,
  lays: (count, won) => `タイルを${number(count)}枚置いて${points(won)}になる`,
  exchanges: (count) => `タイルを${number(count)}枚交換する`,
  passes: 'パスする',
  placed,
  hint: {
    lay: (all, won) => `${laidOf(all)}を置くと${points(won)}です。`,
    exchange: (count) => `タイルを${number(count)}枚交換します。`,
    pass: 'パスします。',
  },
  points,
  score: points,
  parts: { lines: 'ライン', sixes: '6枚揃い', bonus: '倍率', out: '上がり' },
  line: lineWords,
  out: (won) => `上がり + ${number(won)}`,
  gains: (lines, out, total) => {
    if (lines.length === 0 && out === 0) return 'まだラインがありません。0点です。';
    const said = lines.map((line) => `${lineWords(line)}。`);
    if (out > 0) said.push(`上がり：${points(out)}。`);
    if (said.length > 1) said.push(`合計${points(total)}。`);
    return said.join('');
  },
  warning: (turns) =>
    turns > 1 ? 'あと2手番続けて置かれなければ対局は終わりです。' : 'この手番で置かれなければ対局は終わりです。',
  lacks: {
    invalidLine: (line) =>
      `それでは${list(line.map(name))}のラインになります。ラインは1つの色か1つの絵柄で揃え、同じタイルは2枚入れられません。`,
    gap: (square) => `タイルは隙間なく一列に並べます${aside(`。${square}が空いています`)}。`,
    occupied: (square, token) => `そこ${aside(`（${square}）`)}には、もう${name(token)}があります。`,
    centre: (square) => `最初の配置では、中央${aside(`の${square}`)}にタイルを置きます。`,
    notInRow: 'タイルは、すべて同じ段か同じ列に置きます。',
    apart: '盤上のタイルに隣り合うように置きます。',
    notInHand: 'そのタイルは手持ちにありません。',
    poolEmpty: '袋が空なので、交換できません。',
    poolTooSmall: (most) => `袋に残っているタイルは${number(most)}枚なので、それより多くは交換できません。`,
    canLay: '置けるタイルがあるので、パスできません。',
    invalidBoard: '盤上に正しくないラインがあるので、タイルを置けません。',
    other: 'その手は打てません。',
  },
  end: {
    rounds: '三巡のあいだ、誰もタイルを置きませんでした。',
    stuck: 'もう誰もタイルを置けません。',
    out: (seat) => `${player(seat)}が最後のタイルを置きました。`,
  },
  refused: {
    pick: 'まず、手持ちのタイルを選んでください。',
    exchange: '交換の途中です。手持ちから交換するタイルを選ぶか、「交換しない」を押してください。',
  },
} satisfies typeof en;
