// Input of a Gambit move, jump by jump, derived from the texts of the legal moves.

import { visits } from './notation.ts';
import { t } from './words/index.ts';
import type { Choice } from '../page.ts';

/** The result of a tap after `squares` were visited: first the piece, then each jump. */
export function tap(legal: string[], squares: string[], square: string): Choice {
  const here = squares.at(-1);
  const isUnderWay = squares.length > 1;
  if (here !== undefined && square === here) return isUnderWay ? { move: squares.join('x') } : { picks: [] };
  if (isUnderWay && square === squares.at(-2)) return { picks: squares.slice(0, -1) };
  if (nextSquares(legal, squares).has(square)) {
    const longer = [...squares, square];
    const canGoOn = longer.length < 2 || nextSquares(legal, longer).size > 0;
    return canGoOn ? { picks: longer } : { move: longer.join('x') };
  }
  if (isUnderWay) return { refused: t().refused.jump };
  if (nextSquares(legal, []).has(square)) return { picks: [square] };
  return squares.length > 0 ? { picks: [] } : { refused: t().refused.pick };
}

/** What the board shows after `squares` were visited. */
export function selection(legal: string[], squares: string[]) {
  return {
    selected: squares.at(-1) ?? null,
    targets: squares.length > 0 ? [...nextSquares(legal, squares)] : [],
    movable: squares.length < 2 ? [...nextSquares(legal, [])] : [],
    partial: squares.length > 1 ? squares.join('x') : null,
  };
}

/** Whether a move begins with the visited squares. */
export function matchesPicks(move: string, squares: string[]) {
  const visited = visits(move);
  return squares.every((square, n) => visited[n] === square);
}

/** The squares that can follow `squares`. */
function nextSquares(legal: string[], squares: string[]) {
  const begin = squares.map((square) => `${square}x`).join('');
  const further = legal.filter((move) => move.startsWith(begin));
  return new Set(further.map((move) => visits(move)[squares.length] ?? ''));
}
