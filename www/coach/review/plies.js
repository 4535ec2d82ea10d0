// The plies of a finished game: each position with the move that was played there and the question for its analysis.

import { questionOf } from '../../game/question.js';

/** @import { GameRecord } from '../../game/record.js' */
/** @import { GamePage, PlayerView, Status, TableState } from '../../types.js' */

/** The seed of all searches, so that a game is always judged in the same way. */
const SEED = 1;

/**
 * A position of the game; `move` and `question` are null after the last move.
 *
 * @typedef {Status & { ply: number, position: string, move: string | null, choices: number, question: PlayerView | null }} Ply
 */

/**
 * Reads the positions of a record, whose current position stays the same.
 *
 * @param {GamePage} game
 * @param {GameRecord} record
 * @param {Pick<TableState, 'options' | 'playerKinds'>} start how the game began
 * @returns {Ply[]} one more than there are moves
 */
export function pliesOf(game, record, { options, playerKinds }) {
  const { ply: shown, history: { moves } } = record;
  /** @type {Ply[]} */
  const plies = [];
  for (let ply = 0; ply <= moves.length; ply += 1) {
    record.seek(ply);
    const { position, status } = record;
    const move = moves[ply] ?? null;
    const question = move === null || status.toMove === null ? null : questionOf(game, record, { moves, toMove: status.toMove }, { options, playerKinds, seed: SEED });
    plies.push({ ...status, ply, position, move, question, choices: question === null ? 0 : record.legal.length });
  }
  record.seek(shown);
  return plies;
}
