// Checks the solution of a puzzle from a link, which may be wrong.

import { Fault } from '../../core/fault.ts';
import type { Session } from '../../core/bindings.ts';
import type { Puzzle } from './file.ts';

/**
 * Checks that the main moves of a solution and the replies to them are legal, and that the solver is to move at each
 * step.
 *
 * @param session at the position of the puzzle, where it is again afterwards
 * @throws the error of the first move that is not legal, or a fault where it isn't the solver's turn
 */
export function checkSolution(session: Session, { steps, replies }: Pick<Puzzle, 'steps' | 'replies'>) {
  const ply = session.ply();
  const solver = session.status().toMove;
  for (const [
    at,
    {
      accepted: [main = ''],
    },
  ] of steps.entries()) {
    const { toMove } = session.status();
    if (toMove === null || toMove !== solver) throw new Fault(toMove === null ? 'gameOver' : 'illegal');
    for (const move of [main, ...(replies[at] ?? [])]) session.play(move);
  }
  session.seek(ply);
}
