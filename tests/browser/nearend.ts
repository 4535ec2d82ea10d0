// Games that are nearly over, for tests of their end.

import { loadEngine } from '../tools/engine.ts';

/**
 * The moves of a game without the last ones, as a link has them. A hand lays as many tokens as it can; otherwise the
 * moves are spread over the legal ones, the same in every run.
 *
 * @param left how many moves are left out
 */
export async function movesNearEnd(game: string, setup: string, left: number) {
  const { Session } = await loadEngine();
  const session = Session.start(game, setup);
  while (!session.status().over) {
    const legal = session.legal();
    const lays = legal.filter((move) => move.includes('@')).sort((one, other) => other.length - one.length);
    session.play(lays[0] ?? legal[(session.ply() * 7919) % legal.length] ?? '');
  }
  const { moves } = session.history(0, true);
  session.free();
  return moves.slice(0, moves.length - left).join('_');
}
