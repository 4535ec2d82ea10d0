// Checks the solution of a puzzle that is in no file: whoever wrote it may have made a mistake.

import { Fault } from '../../core/fault.js';

/** @import { Session } from '../../types.js' */
/** @import { Puzzle } from './file.js' */

/**
 * Checks that the main moves of a solution and the replies to them are legal, and that the solver is to move at each step.
 *
 * @param {Session} session at the position of the puzzle, where it is again afterwards
 * @param {Pick<Puzzle, 'steps' | 'replies'>} puzzle
 * @throws the error of the first move that is not legal, or a fault where it isn't the solver's turn
 */
export function checkSolution(session, { steps, replies }) {
  const ply = session.ply();
  const solver = session.status().toMove;
  for (const [at, { accepted: [main = ''] }] of steps.entries()) {
    const { toMove } = session.status();
    if (toMove === null || toMove !== solver) throw new Fault(toMove === null ? 'gameOver' : 'illegal');
    for (const move of [main, ...(replies[at] ?? [])]) session.play(move);
  }
  session.seek(ply);
}
