// Input of a Combo move: a stack, its number of pieces, and a target, derived from the texts of the legal moves.

import { countOf, parseMove, pieces } from './notation.ts';
import { number } from '../../words/vocabulary.ts';
import { t } from './words/index.ts';
import type { Scene } from '../../ui/board/scene.ts';
import type { Amount, Choice } from '../page.ts';

// Picks: the square of a stack, then the number of its pieces that move: at first all of them.

/** The result of a tap after `picks`. */
export function tap(legal: string[], picks: string[], square: string): Choice {
  const [from] = picks;
  if (from === undefined) {
    return isMovable(legal, square) ? { picks: wholeStack(legal, square) } : { refused: t().refused.pick };
  }
  if (square === from) return { picks: [] };
  const there = movesFrom(legal, [from]).filter((move) => parseMove(move).to === square);
  const move = there.find((way) => matchesPicks(way, picks));
  if (move !== undefined) return { move };
  if (there.length > 0) return { refused: t().refused.tooFew(Math.min(...there.map((way) => parseMove(way).count))) };
  return { picks: isMovable(legal, square) ? wholeStack(legal, square) : [] };
}

/** What the board shows after `picks`. */
export function selection(legal: string[], picks: string[], position: string) {
  const [from = '', count] = picks;
  const stack = pieces(position).get(from) ?? '';
  const rest = countOf(stack) - Number(count ?? countOf(stack));
  const parts: Scene['parts'] = rest > 0 ? { lifted: `${stack[0]}${count}`, rest: `${stack[0]}${rest}` } : null;
  return {
    selected: picks.length > 0 ? from : null,
    targets: picks.length > 0 ? [...new Set(movesFrom(legal, picks).map((move) => parseMove(move).to))] : [],
    movable: [...new Set(legal.map((move) => parseMove(move).from))],
    parts,
    partial: null,
  };
}

/** The chosen number of pieces, and its range. */
export function amount(legal: string[], picks: string[]): Amount | null {
  const most = stackSize(legal, picks);
  if (most < 2) return null;
  const value = Number(picks[1] ?? most);
  return { value, most, words: t().taken(value, most), question: t().howMany, number, all: t().all(most) };
}

/** The picks with another number of pieces, at least one. */
export function withAmount(legal: string[], picks: string[], count: number) {
  return [...picks.slice(0, 1), String(Math.max(1, Math.min(stackSize(legal, picks), count)))];
}

/** Whether a move starts on the picked square with the picked number of pieces. */
export function matchesPicks(move: string, [from, count]: string[]) {
  const parsed = parseMove(move);
  return (from === undefined || parsed.from === from) && (count === undefined || parsed.count === Number(count));
}

function movesFrom(legal: string[], picks: string[]) {
  return legal.filter((move) => matchesPicks(move, picks));
}

/** The picks of all pieces of a stack. */
function wholeStack(legal: string[], square: string) {
  return [square, String(stackSize(legal, [square]))];
}

/** The number of pieces of the selected stack. */
function stackSize(legal: string[], picks: string[]) {
  return Math.max(0, ...movesFrom(legal, picks.slice(0, 1)).map((move) => parseMove(move).count));
}

function isMovable(legal: string[], square: string) {
  return movesFrom(legal, [square]).length > 0;
}
