// LuckyMoose in words.

import { factorOf, isCentre, lays, measure, scoresOf, tokensOf } from './notation.js';
import { nameOf } from './tokens.js';

/** @import { Gain, Snapshot, Tally } from '../../types.js' */

export const describe = {
  /**
   * @param {string | undefined} piece
   * @param {string} square
   * @param {string} position
   */
  square(piece, square, position) {
    if (piece !== undefined) return nameOf(piece);
    const { files } = measure(position);
    const factor = factorOf(square, files);
    return ['empty', factor > 1 && `times ${factor}`, isCentre(square, files) && 'centre'].filter(Boolean).join(', ');
  },

  /**
   * @param {string} seat
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  move(seat, move, position, after) {
    if (move === 'pass') return `${seat} passes`;
    if (move.startsWith('~')) return `${seat} exchanges ${tokens((move.length - 1) / 2)}`;
    const laid = lays(move).map(({ square, piece }) => `${nameOf(piece)} on ${square}`);
    const before = scoresOf(position);
    const won = scoresOf(after).reduce((sum, score, n) => sum + score - (before[n] ?? 0), 0);
    return `${seat} lays ${list(laid)} for ${points(won)}`;
  },

  /** @param {string} move */
  deed(move) {
    if (move === 'pass') return 'lets the turn go';
    return move.startsWith('~') ? `puts ${tokens((move.length - 1) / 2)} back` : `lays ${tokens(lays(move).length)}`;
  },

  amount: points,

  /** @param {number} value */
  score: (value) => `${value} pts`,

  /** @param {Snapshot} snapshot */
  end({ position }) {
    const [, , , hands = '', pool = ''] = position.split(' ');
    // As it is known to everybody, or to those who look on.
    const isEmpty = (/** @type {string} */ tokens) => tokens === '-' || tokens === '0';
    if (!isEmpty(pool)) return 'Three rounds went by without a lay.';
    return hands.split('/').some(isEmpty) ? '' : 'Nobody can lay any more.';
  },
};

/**
 * What a lay scores, line by line.
 *
 * @param {Gain[]} gains
 */
export function gainsWords(gains) {
  if (gains.length === 0) return 'No line yet: 0 points.';
  const lines = gains.map(({ squares, bonus, factor, points: all }) => {
    const [first, last] = [squares[0], squares.at(-1)];
    if (first === undefined || last === undefined) return `going out ${all}`;
    const six = bonus > 0 ? ' and the bonus for six' : '';
    return `${first} to ${last}, ${squares.length} tokens${six}${factor > 1 ? `, times ${factor}` : ''}: ${all}`;
  });
  const total = gains.reduce((sum, gain) => sum + gain.points, 0);
  return lines.length === 1 ? `${lines[0]} points.` : `${lines.join('; ')}. Together ${points(total)}.`;
}

/**
 * What a move lacks.
 *
 * @param {{ place: string, found: string, expected: string }} lacks
 */
export function lacksWords({ place, expected }) {
  const where = place.split(', ')[1] ?? '';
  const has = (/** @type {RegExp} */ words) => words.exec(expected)?.[1];
  const line = has(/^a line of one colour or one symbol, each token once, not (.*)$/);
  if (line) return `That would make a line of ${list(tokensOf(line).map(nameOf))}. A line has one colour or one symbol, and no token twice.`;
  const gap = has(/^no gap before it at (.*)$/);
  if (gap) return `The tokens of a lay lie in one row without a gap, and ${gap} is empty.`;
  const there = has(/^an empty tile, and (.*) lies there$/);
  if (there) return `On ${where} lies a ${nameOf(there)} already.`;
  const centre = has(/^a token on the centre, (.*)$/);
  if (centre) return `The first lay covers the centre, ${centre}.`;
  if (expected.startsWith('all tokens in one rank')) return 'The tokens of a lay lie all in one rank or all in one file.';
  if (expected.startsWith('a tile next to a token')) return 'A lay touches a token that lies on the board already.';
  return `That takes ${expected}.`;
}

/**
 * @param {Tally[]} tally
 * @param {number} seat
 */
export function parts(tally, seat) {
  const own = tally.filter((part) => part.seat === seat);
  const sum = (/** @type {(part: Tally) => number} */ of) => own.reduce((total, part) => total + of(part), 0);
  const lines = (/** @type {(part: Tally) => number} */ of) => (/** @type {Tally} */ part) => (part.squares.length > 0 ? of(part) : 0);
  return [
    { words: 'Lines', points: sum(lines(({ base }) => base)) },
    { words: 'Sixes', points: sum(lines(({ bonus }) => bonus)) },
    { words: 'Bonus', points: sum(lines(({ points: all, base, bonus }) => all - base - bonus)) },
    { words: 'Out', points: sum(({ squares, points: all }) => (squares.length > 0 ? 0 : all)) },
  ];
}

/** @param {number} value */
function points(value) {
  const rounded = Math.round(Math.abs(value) * 10) / 10;
  return rounded === 1 ? '1 point' : `${rounded} points`;
}

/** @param {number} count */
function tokens(count) {
  return count === 1 ? '1 token' : `${count} tokens`;
}

/** @param {string[]} words */
function list(words) {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}
