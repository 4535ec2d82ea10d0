// The plies of a finished game: each position with the move that was played there and the question for its analysis.

import { questionOf } from '../../game/question.ts';
import type { Holding, Status } from '../../core/bindings.ts';
import type { GameRecord } from '../../game/record.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { PlayerView } from '../../game/player.ts';

/** The seed of all searches, so that a game is always judged in the same way. */
const SEED = 1;

/** A position of the game; `move` and `question` are null after the last move. */
export type Ply = Status & {
  ply: number;
  position: string;
  /** The parts of the scores. */
  holdings: Holding[];
  move: string | null;
  choices: number;
  question: PlayerView | null;
};

/**
 * Reads the positions of a record, whose current position stays the same.
 *
 * @param start how the game began
 * @returns one more than there are moves
 */
export function pliesOf(
  game: GamePage,
  record: GameRecord,
  { options, playerKinds }: Pick<GameLink, 'options' | 'playerKinds'>,
): Ply[] {
  const {
    ply: shown,
    history: { moves },
  } = record;
  const plies: Ply[] = [];
  for (let ply = 0; ply <= moves.length; ply += 1) {
    record.seek(ply);
    const { position, status, holdings } = record;
    const move = moves[ply] ?? null;
    const question =
      move === null || status.toMove === null
        ? null
        : questionOf(game, record, { moves, toMove: status.toMove }, { options, playerKinds, seed: SEED });
    plies.push({
      ...status,
      ply,
      position,
      holdings,
      move,
      question,
      choices: question === null ? 0 : record.legal.length,
    });
  }
  record.seek(shown);
  return plies;
}
