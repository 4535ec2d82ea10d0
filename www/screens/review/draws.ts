// The draws of a game with hidden hands, and the points that each was worth.

import { makeYielder } from '../../core/yielder.ts';
import type { Ply } from '../../coach/review/plies.ts';
import type { Engine } from '../../core/engine.ts';
import type { Draw, GameReview } from '../../games/review.ts';

/** The milliseconds of weighing between two frames. */
const SLICE = 4;

/**
 * Weighs all draws of a game.
 *
 * @returns null where they have no values of their own: they are what remains when the skill is taken away
 */
export async function weighDraws(
  luckOf: GameReview['luckOf'],
  plies: Ply[],
  engine: Engine,
  signal: AbortSignal,
): Promise<Draw[] | null> {
  const [question] = plies.flatMap((ply) => ply.question ?? []);
  if (!luckOf || !question) return null;
  const pause = makeYielder(SLICE);
  try {
    return await luckOf(
      plies,
      // The strongest player counts on what a hand may become, which few games of people see.
      (view) => engine.valueOf({ ...question, view, level: 'hard', all: true }),
      () => {
        signal.throwIfAborted();
        return pause();
      },
    );
  } catch {
    return null;
  }
}
