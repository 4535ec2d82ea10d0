// LuckyMoose in English. Players are seats in turn order, from 0, names of opponents, and null
// for the only person at a table. Tokens are
// given as a colour and a symbol, so that each sentence chooses their form and article.

import { spelled } from '../../../words/en/numbers.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Mover } from '../../page.ts';
import type { Token } from '../tokens.ts';

type LaidToken = Token & { square: string };

export interface Line {
  tokens: number;
  bonus: number;
  factor: number;
  points: number;
}

const SEATS = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
const COLOURS: Record<Token['colour'], string> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
};
const SYMBOLS: Record<Token['symbol'], string> = {
  moose: 'moose',
  star: 'star',
  leaf: 'leaf',
  drop: 'drop',
  sun: 'sun',
  stone: 'stone',
};

/** A subject with its verb: `You lay`, `Sami lays`, `Player 2 lays`. */
const does = (mover: Mover, yours: string, theirs: string) =>
  mover === null ? `You ${yours}` : `${typeof mover === 'string' ? mover : SEATS[mover]} ${theirs}`;
const name = ({ colour, symbol }: Token) => `${COLOURS[colour]} ${SYMBOLS[symbol]}`;
const one = (token: Token) => `${token.colour === 'orange' ? 'an' : 'a'} ${name(token)}`;
const tokens = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'token' : 'tokens'}`;
const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

const lineWords = ({ tokens: count, bonus, factor, points: won }: Line) =>
  `${tokens(count)}${bonus > 0 ? ` + ${number(bonus)}` : ''}${factor > 1 ? ` × ${number(factor)}` : ''} = ${number(won)}`;

/** @param text the start of a sentence */
const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** @param all tokens, each with its tile */
const placed = (all: LaidToken[]) => list(all.map((token) => `${name(token)} on ${token.square}`));

/** The same for a sentence beside the board, which shows the tiles. */
const laidAs = (all: LaidToken[], form: (token: Token) => string) =>
  list(all.map((token) => `${form(token)}${aside(` on ${token.square}`)}`));

export default {
  name: 'LuckyMoose',
  tagline: 'Lay lines by colour or symbol.',
  howTo: 'Pick a token in your hand, then a marked tile, and lay it.',
  seats: SEATS,

  /** Choices of a new game: how many tiles each way, and how often the pool holds each of the 36 tokens. */
  size: { label: 'The board', choice: (tiles: number) => `${tiles} × ${tiles}` },
  sets: {
    label: 'Tokens',
    choice: (sets: number) => (sets === 1 ? '36: each once' : `${number(36 * sets)}: each ${number(sets)} times`),
  },

  /** A token as it is named alone: on a tile, on the rack. */
  token: name,
  /** The same at the start of a sentence that says it is picked. */
  lifted: (token: Token) => capital(name(token)),
  /** An empty tile: 1, 2 or 3 times the points; the centre is never a bonus tile. */
  tile: (factor: number, isCentre: boolean) =>
    isCentre ? 'empty, centre' : factor > 1 ? `empty, times ${factor}` : 'empty',

  /** Moves that were made. */
  laid: (mover: Mover, all: LaidToken[], won: number) =>
    `${does(mover, 'lay', 'lays')} ${laidAs(all, one)} for ${points(won)}.`,
  exchanged: (mover: Mover, count: number) => `${does(mover, 'exchange', 'exchanges')} ${tokens(count)}.`,
  passed: (mover: Mover) => `${does(mover, 'pass', 'passes')}.`,

  /** What a move does: said after the move. */
  lays: (count: number, won: number) => `lays ${tokens(count)} for ${points(won)}`,
  exchanges: (count: number) => `exchanges ${tokens(count)}`,
  passes: 'gives up the turn',

  /** A lay in few words: `blue drop on e9`. */
  placed,
  /** Hints: the same for moves that are proposed. */
  hint: {
    lay: (all: LaidToken[], won: number) => `${capital(laidAs(all, name))}: ${points(won)}.`,
    exchange: (count: number) => `Exchange ${spelled(count)} ${count === 1 ? 'token' : 'tokens'}.`,
    pass: 'Pass.',
  },

  /** A difference of scores, which may have a decimal; and a score where there is little room. */
  points,
  score: (value: number) => `${number(value)} pts`,
  /**
   * The parts of a score, as heads of narrow columns: lines, bonuses for six, multipliers, and the bonus for going out.
   */
  parts: { lines: 'Lines', sixes: 'Sixes', bonus: 'Bonus', out: 'Out' },

  /** What a line of a lay scores, in short: tokens, the bonus for six (0 for none), the factor and the points. */
  line: lineWords,
  /** The points for going out, in short. */
  out: (won: number) => `Going out + ${number(won)}`,
  /** What a lay scores: each line, the points for going out (0 where there are none), and all together. */
  gains: (lines: Line[], out: number, total: number) => {
    if (lines.length === 0 && out === 0) return 'No line yet: 0 points.';
    const said = lines.map((line) => `${lineWords(line)}.`);
    if (out > 0) said.push(`Going out: ${points(out)}.`);
    if (said.length > 1) said.push(`Total: ${points(total)}.`);
    return said.join(' ');
  },

  /** The game ends after `turns` more turns without a lay: 1 or 2. */
  warning: (turns: number) =>
    (turns > 1 ? 'Two more turns without a lay, and the game ends.' : 'If nobody lays now, the game ends.') as string,

  /** Why a move is not legal, or not legal yet. */
  lacks: {
    /** The tokens of a line that is not right. */
    invalidLine: (line: Token[]) =>
      `That would make a line of ${list(line.map(one))}. A line has one colour or one symbol, and no token twice.`,
    gap: (square: string) => `Your tokens need to lie in one row without a gap${aside(`, and ${square} is empty`)}.`,
    /** `token` lies there already. */
    occupied: (square: string, token: Token) => `There’s already ${one(token)} there${aside(`, on ${square}`)}.`,
    centre: (square: string) => `The first lay has to cover the centre${aside(`, ${square}`)}.`,
    notInRow: 'Lay all your tokens in one rank or in one file.',
    apart: 'Your tokens have to touch a token that is already on the board.',
    notInHand: 'You don’t hold that token.',
    poolEmpty: 'The pool is empty, so you can’t exchange.',
    /** `most`: how many tokens the pool still holds. */
    poolTooSmall: (most: number) => `The pool holds only ${tokens(most)}, so you can’t exchange more.`,
    canLay: 'You can lay, so you can’t pass.',
    /** A game that was set up by hand, with a line that is not right. */
    invalidBoard: 'A line on the board isn’t valid, so nothing can be laid.',
    other: 'You can’t play that.',
  },

  /** Why a game ended, where the last token was not laid. */
  end: {
    rounds: 'Three rounds went by without a lay.',
    stuck: 'Nobody can lay any more.',
    /** `mover` went out. */
    out: (mover: Mover) => `${does(mover, 'have', 'has')} laid the last token.`,
  },

  refused: {
    /** A tap on the board before a token is picked. */
    pick: 'Pick a token in your hand first.',
    /** A tap on the board while tokens are chosen for an exchange. */
    exchange: 'You’re exchanging tokens: pick them in your hand, or keep them all.',
  },
};
