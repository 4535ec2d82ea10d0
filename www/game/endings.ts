// Games that players end before the rules do: by resigning, or by a draw that the computer accepts.

import { isLive, viewersOwnSeat } from './seats.ts';
import type { Report } from '../core/bindings.ts';
import type { Sight } from './snapshot.ts';

/** The ply before which the computer plays on, unless the draw is proved. */
const EARLIEST_DRAW = 8;

/** Whether players may end the game now: at its last position, after a move, and not where a link would tell of it. */
function isOpen(sight: Sight) {
  const { ply, moves, over } = sight.snapshot;
  return !over && !sight.isLocked && (sight.match === null || isLive(sight)) && ply > 0 && ply === moves.length;
}

/** The seat that resigns when the person here does: the one to move, or the only one; null if nobody may. */
export function resigningSeat(sight: Sight) {
  return isOpen(sight) ? viewersOwnSeat(sight) : null;
}

/**
 * The seat of the computer that can be offered a draw; null for none. In a game with hands its answer would depend on
 * both of them.
 */
export function drawPartner(sight: Sight) {
  const {
    game,
    snapshot: { toMove, players },
    seated,
  } = sight;
  if (!isOpen(sight) || game.hands || players !== 2 || toMove === null || !seated[toMove]?.isLocal) return null;
  const partner = 1 - toMove;
  return seated[partner]?.level ? partner : null;
}

/**
 * Whether a computer accepts a draw: when it is not better off itself, and not in the opening.
 *
 * @param report its search of the position in which the other player is to move
 */
export function acceptsDraw({ values }: Pick<Report, 'values'>, ply: number) {
  const [best] = values;
  return best !== undefined && best.value >= 0 && (best.proved || ply >= EARLIEST_DRAW);
}
