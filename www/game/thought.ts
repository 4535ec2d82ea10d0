// How long a computer seems to think: longer where there is more to decide.

import type { Sight } from './snapshot.ts';

/** The least time in milliseconds before a computer's move, unless the visitor wants no pause at all. */
export const LEAST_THOUGHT = 400;
/** The share of the usual pause where there is nothing to decide, and what a hard decision adds to it. */
const EASY = 0.65;
const HARD = 1.35;
/** The number of moves from which a position counts as rich. */
const MANY_MOVES = 40;
/** The lead, as a share of all points, from which a game counts as decided. */
const DECIDED = 0.4;

/**
 * The milliseconds before a computer's move. They depend on public information alone, so that they tell nothing about a
 * hand.
 *
 * @param pause the pause that the visitor has chosen; 0 for none
 * @param countMoves counts the legal moves, in games with open positions
 */
export function thoughtMillis(
  pause: number,
  { game, snapshot: { scores, ply } }: Pick<Sight, 'game' | 'snapshot'>,
  countMoves: () => number,
) {
  if (pause === 0) return 0;
  // Where hands are hidden, the length of the game stands for the number of moves.
  const count = game.hands ? (ply * 7) % MANY_MOVES : countMoves();
  const richness = Math.min(1, Math.log(count) / Math.log(MANY_MOVES));
  const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
  const total = scores.reduce((sum, score) => sum + Math.abs(score), 0);
  const closeness = total === 0 ? 1 : Math.max(0, 1 - (best - second) / (total * DECIDED));
  return Math.round(Math.max(LEAST_THOUGHT, pause * (EASY + HARD * richness * (0.4 + 0.6 * closeness))));
}
