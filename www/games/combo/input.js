// Input of a Combo move: a stack, its number of pieces, and a target, derived from the texts of the legal moves.

import { countOf, parseMove, pieces } from './notation.js';
import { number } from '../../words/vocabulary.js';
import { t } from './words/index.js';

/** @import { Amount, Choice, Scene } from '../../types.js' */

// Picks: the square of a stack, then the number of pieces if one was chosen.

/**
 * The result of a tap after `picks`.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 * @param {string} square
 * @returns {Choice}
 */
export function tap(legal, picks, square) {
  const [from] = picks;
  if (from === undefined) {
    return isMovable(legal, square) ? { picks: [square] } : { refused: t().refused.pick };
  }
  if (square === from) return { picks: [] };
  const there = movesFrom(legal, [from]).filter((move) => parseMove(move).to === square);
  const move = smallestMove(there.filter((way) => matchesPicks(way, picks)));
  if (move !== undefined) return { move };
  const least = smallestMove(there);
  if (least !== undefined) return { refused: t().refused.tooFew(parseMove(least).count) };
  return isMovable(legal, square) ? { picks: [square] } : { picks: [] };
}

/**
 * What the board shows after `picks`.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 * @param {string} position
 */
export function selection(legal, picks, position) {
  const [from = '', count] = picks;
  const stack = pieces(position).get(from) ?? '';
  const rest = countOf(stack) - Number(count ?? countOf(stack));
  /** @type {Scene['parts']} */
  const parts = rest > 0 ? { lifted: `${stack[0]}${count}`, rest: `${stack[0]}${rest}` } : null;
  return {
    selected: picks.length > 0 ? from : null,
    targets: picks.length > 0 ? [...new Set(movesFrom(legal, picks).map((move) => parseMove(move).to))] : [],
    movable: [...new Set(legal.map((move) => parseMove(move).from))],
    parts,
    partial: null,
  };
}

/**
 * The chosen number of pieces, and its range.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 * @returns {Amount | null}
 */
export function amount(legal, picks) {
  const most = stackSize(legal, picks);
  if (most < 2) return null;
  const value = Number(picks[1] ?? 0);
  const words = value === 0 ? '' : t().taken(value, most);
  return { value, most, words, question: t().howMany, number, all: t().all(most) };
}

/**
 * The picks with another number of pieces.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 * @param {number} count 0 for the fewest possible
 */
export function withAmount(legal, picks, count) {
  const within = Math.max(0, Math.min(stackSize(legal, picks), count));
  return within === 0 ? picks.slice(0, 1) : [...picks.slice(0, 1), String(within)];
}

/**
 * Whether a move starts on the picked square with the picked number of pieces.
 *
 * @param {string} move
 * @param {string[]} picks
 */
export function matchesPicks(move, [from, count]) {
  const parsed = parseMove(move);
  return (from === undefined || parsed.from === from) && (count === undefined || parsed.count === Number(count));
}

/**
 * @param {string[]} legal
 * @param {string[]} picks
 */
function movesFrom(legal, picks) {
  return legal.filter((move) => matchesPicks(move, picks));
}

/**
 * The number of pieces of the selected stack.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 */
function stackSize(legal, picks) {
  return Math.max(0, ...movesFrom(legal, picks.slice(0, 1)).map((move) => parseMove(move).count));
}

/**
 * @param {string[]} legal
 * @param {string} square
 */
function isMovable(legal, square) {
  return movesFrom(legal, [square]).length > 0;
}

/**
 * The move with the fewest pieces.
 *
 * @param {string[]} moves
 */
function smallestMove(moves) {
  return [...moves].sort((a, b) => parseMove(a).count - parseMove(b).count)[0];
}
