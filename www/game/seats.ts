// Seats: whose turn it is at a table, and what the viewer may do.

import { isViewersTurn, passTo } from './hands.ts';
import { namesOf, playerName } from './names.ts';
import { seatOfYou, statusWords } from './status.ts';
import { Fault } from '../core/fault.ts';
import { faultWords } from '../core/messages.ts';
import { t } from '../words/index.ts';
import type { Sight } from './snapshot.ts';

/** The text of a pass, in every game that has one. */
export const PASS = 'pass';

/** The player to move; null at the end of a game. */
export function nextPlayer({ snapshot: { toMove }, seated }: Pick<Sight, 'snapshot' | 'seated'>) {
  return toMove === null ? null : (seated[toMove] ?? null);
}

/** The seat called “you”; null if there is none. */
export function yourSeat({ game, seated, isWatched }: Pick<Sight, 'game' | 'seated' | 'isWatched'>) {
  return isWatched ? null : seatOfYou(game, seated);
}

/** Whether no person plays, here or elsewhere. */
export function isShow({ seated }: Pick<Sight, 'seated'>) {
  return seated.every(({ level }) => level !== null);
}

/** Whether it is the turn of a person here. */
export function isPersonsTurn(sight: Sight) {
  return nextPlayer(sight)?.isLocal === true;
}

/** The seat of the person here: the one to move, or the only one; null if there is none. */
export function viewersOwnSeat({ snapshot: { toMove }, seated }: Pick<Sight, 'snapshot' | 'seated'>) {
  if (toMove !== null && seated[toMove]?.isLocal) return toMove;
  const here = seated.flatMap((player, seat) => (player.isLocal ? [seat] : []));
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** Whether moves follow the current position in a game by link, in which moves that were sent can't be changed. */
function isSettled({ snapshot: { ply, moves }, match }: Sight) {
  return match !== null && ply < moves.length;
}

/** Whether a move may be picked. */
export function canPick(sight: Sight) {
  return !sight.isLocked && isPersonsTurn(sight) && isViewersTurn(sight) && !isSettled(sight);
}

/** Whether direct connections deliver the moves of all remote players. */
export function isLive({ seated }: Pick<Sight, 'seated'>) {
  const remote = seated.filter(({ isRemote }) => isRemote);
  return remote.length > 0 && remote.every(({ peer }) => peer?.isLive);
}

/** Whether the link must be sent to a remote player, who is to move or has not seen the end of the game. */
export function isToSend(sight: Sight) {
  const { ply, moves, movers, toMove } = sight.snapshot;
  const { seated, match } = sight;
  if (match === null || ply < moves.length || sight.isOnlooker || isLive(sight)) return false;
  const next = seated[toMove ?? -1];
  if (next) return next.isRemote && !next.peer?.isLive;
  return seated[movers[ply - 1] ?? 0]?.isLocal === true;
}

/** Whether players may end the game now: at its last position, after a move, and not where a link would tell of it. */
function canEnd(sight: Sight) {
  const { ply, moves, over } = sight.snapshot;
  return !over && !sight.isLocked && (sight.match === null || isLive(sight)) && ply > 0 && ply === moves.length;
}

/** The seat that resigns when the person here does: the one to move, or the only one; null if nobody may. */
export function resigningSeat(sight: Sight) {
  return canEnd(sight) ? viewersOwnSeat(sight) : null;
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
  if (!canEnd(sight) || game.hands || players !== 2 || toMove === null || !seated[toMove]?.isLocal) return null;
  const partner = 1 - toMove;
  return seated[partner]?.level ? partner : null;
}

/** The ply that undo (−1) or redo (1) leads to: the next one at which a person is to move, or the first or last. */
export function nextStop(sight: Sight, direction: -1 | 1) {
  const { ply, moves, movers } = sight.snapshot;
  let stop = ply + direction;
  if (!sight.seated.some(({ isLocal }) => isLocal)) return stop;
  while (stop > 0 && stop < moves.length && !sight.seated[movers[stop] ?? 0]?.isLocal) stop += direction;
  return stop;
}

/** The error for picking in the turn of another player. */
export function wrongTurn(sight: Sight) {
  const { game, snapshot, seated } = sight;
  const kinds = seated.map(({ kind }) => kind);
  const isRemote = nextPlayer(sight)?.isRemote === true;
  return new Fault(isRemote ? 'playedElsewhere' : 'playedByComputer', playerName(game, kinds, snapshot.toMove ?? 0));
}

/** Why no move may be picked in an unfinished game; empty if one may. */
export function refusal(sight: Sight) {
  if (isSettled(sight)) return t().seats.settled;
  // No link comes back over a direct connection.
  if (!isPersonsTurn(sight))
    return sight.isOnlooker || isLive(sight) ? turnWords({ sight, legal: [] }) : faultWords(wrongTurn(sight));
  const seat = passTo(sight);
  return seat === null ? '' : t().seats.holdFirst(sight.game.seats[seat]?.name ?? '');
}

/**
 * The status text: whose turn it is, who must take the device, or the result.
 *
 * @param play the legal moves are read only in the turn of a person
 */
export function turnWords(play: { readonly sight: Sight; readonly legal: string[] }) {
  const { sight } = play;
  const { game, snapshot, seated, isLocked, isWatched } = sight;
  const { toMove } = snapshot;
  const words = t().status;
  const kinds = seated.map(({ kind }) => kind);
  const name = namesOf(game, null, kinds)[toMove ?? 0] ?? '';
  if (isWatched)
    return t().sentences([words.watching, toMove === null ? statusWords(game, snapshot, []) : words.wasToMove(name)]);
  const seat = passTo(sight);
  // Whoever only looks on has nothing to send.
  const isIdle = isLocked || (sight.isOnlooker === true && !isLive(sight));
  if (isIdle && toMove !== null) return words.toMove(name);
  if (seat !== null) return words.passDevice(name);
  const mustPass = isPersonsTurn(sight) && play.legal.join() === PASS;
  const warning = toMove === null ? '' : (game.describe.warning?.(snapshot.position, mustPass) ?? '');
  // Who only looks on has neither won nor lost.
  return t().sentences([statusWords(game, snapshot, isLocked ? [] : seated), mustPass ? words.mustPass : '', warning]);
}
