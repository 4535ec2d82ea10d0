// What a line of moves leads to, without playing it.

import { isTrap } from '../core/fault.ts';
import { startSession, type Opener } from '../links/opener.ts';
import { publicPosition } from './hands.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { Foreseen } from '../ui/panel/views.ts';

/**
 * The positions after each move of a line, as everybody may see them. A line that does not fit ends before the first
 * move that is not legal.
 */
export function foresee(
  engine: Opener,
  game: GamePage,
  setup: Pick<GameLink, 'options' | 'playerKinds' | 'hands'>,
  position: string,
  moves: string[],
): Foreseen[] {
  // The position of a seat is a view.
  const start = setup.hands ? { position: null, view: position } : { position };
  const session = startSession(game, { ...setup, ...start, seed: null }, engine);
  const seen: Foreseen[] = [];
  try {
    for (const move of moves) {
      const { toMove } = session.status();
      if (toMove === null) break;
      session.play(move);
      const { scores, over } = session.status();
      seen.push({ move, seat: toMove, position: publicPosition(game, session.position()), scores, over });
    }
  } catch (error) {
    if (isTrap(error)) throw error;
  } finally {
    session.free();
  }
  return seen;
}
