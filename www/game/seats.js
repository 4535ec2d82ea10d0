// Seats: whose turn it is at a table, and who may do what.

import { isLookersTurn, passTo } from './hands.js';
import { seatOfYou, statusWords } from './status.js';
import { Fault, faultWords } from '../core/fault.js';
import { t } from '../words/index.js';

/** @import { Play } from './play.js' */
/** @import { Sight } from '../types.js' */

/** The move that leaves the board as it is, in every game that has one. */
export const PASS = 'pass';

/**
 * Who is to move; null at the end of a game.
 *
 * @param {Pick<Sight, 'snapshot' | 'seated'>} sight
 */
export function nextPlayer({ snapshot: { toMove }, seated }) {
  return toMove === null ? null : (seated[toMove] ?? null);
}

/**
 * The seat that goes by “you”; null where none does.
 *
 * @param {Pick<Sight, 'game' | 'seated' | 'isWatched'>} sight
 */
export function youAt({ game, seated, isWatched }) {
  return isWatched ? null : seatOfYou(game, seated);
}

/**
 * Whether nobody plays here, so that computers play each other.
 *
 * @param {Pick<Sight, 'seated'>} sight
 */
export function isShow({ seated }) {
  return !seated.some((player) => player.isLocal);
}

/**
 * Whether a person is to move here.
 *
 * @param {Sight} sight
 */
export function isPersonsTurn(sight) {
  return nextPlayer(sight)?.isLocal === true;
}

/**
 * Whether what is shown has been played on from, in a game by link: what was sent stays.
 *
 * @param {Sight} sight
 */
export function isSettled({ snapshot: { ply, moves }, match }) {
  return match !== null && ply < moves.length;
}

/**
 * Whether somebody may pick a move.
 *
 * @param {Sight} sight
 */
export function canPick(sight) {
  return !sight.isLocked && isPersonsTurn(sight) && isLookersTurn(sight) && !isSettled(sight);
}

/**
 * Whether somebody elsewhere is to be sent the link: it is their turn, or they do not know yet how it ended.
 *
 * @param {Sight} sight
 */
export function isToSend({ snapshot: { ply, moves, movers, toMove }, seated, match }) {
  if (match === null || ply < moves.length) return false;
  if (toMove !== null) return seated[toMove]?.isRemote === true;
  return seated[movers[ply - 1] ?? 0]?.isLocal === true;
}

/**
 * The ply that undo (−1) or redo (1) leads to: the next one at which a person is to move, or the first or last.
 *
 * @param {Sight} sight
 * @param {-1 | 1} direction
 */
export function nextStop(sight, direction) {
  const { ply, moves, movers } = sight.snapshot;
  let stop = ply + direction;
  if (isShow(sight)) return stop;
  while (stop > 0 && stop < moves.length && !sight.seated[movers[stop] ?? 0]?.isLocal) stop += direction;
  return stop;
}

/**
 * The error that says who is to move instead of a person here.
 *
 * @param {Sight} sight
 */
export function notYours(sight) {
  const { game, snapshot: { toMove } } = sight;
  const isRemote = nextPlayer(sight)?.isRemote === true;
  return new Fault(isRemote ? 'playedElsewhere' : 'playedByComputer', game.seats[toMove ?? 0]?.name ?? '');
}

/**
 * Why nobody may pick a move in a game that goes on; empty where somebody may.
 *
 * @param {Sight} sight
 */
export function refusal(sight) {
  if (isSettled(sight)) return t().seats.settled;
  if (!isPersonsTurn(sight)) return faultWords(notYours(sight));
  const seat = passTo(sight);
  return seat === null ? '' : t().seats.holdFirst(sight.game.seats[seat]?.name ?? '');
}

/**
 * Whose turn it is, or to whom the device goes, or how the game ended.
 *
 * @param {Pick<Play, 'sight' | 'legal'>} play the legal moves are asked for where a person is to move
 */
export function turnWords(play) {
  const { sight } = play;
  const { game, snapshot, seated, isLocked, isWatched } = sight;
  const { toMove } = snapshot;
  const words = t().status;
  const name = game.seats[toMove ?? 0]?.name ?? '';
  if (isWatched) return t().sentences([words.watching, toMove === null ? statusWords(game, snapshot, []) : words.wasToMove(name)]);
  const seat = passTo(sight);
  if (isLocked && toMove !== null) return words.toMove(name);
  if (seat !== null) return words.passDevice(name);
  const mustPass = isPersonsTurn(sight) && play.legal.join() === PASS;
  return t().sentences([statusWords(game, snapshot, seated), mustPass ? words.mustPass : '']);
}
