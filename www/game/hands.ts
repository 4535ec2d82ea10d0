// Hidden hands: the viewer of a table, and what the viewer may see.

import type { GamePage } from '../games/page.ts';
import type { HandView } from '../ui/panel/views.ts';
import type { GameRecord } from './record.ts';
import type { Sight } from './snapshot.ts';

/** The public part of a position: in games with hands the board, the player to move and the scores. */
export function publicPosition(game: Pick<GamePage, 'hands'>, position: string) {
  return game.hands ? position.split(' ').slice(0, 3).join(' ') : position;
}

/** The seat of the viewer: that of the only person here, or of the holder of the device; null for none. */
export function viewerOf({ seated, holder, isWatched }: Sight) {
  if (isWatched) return null;
  const people = seated.flatMap((player, seat) => (player.isLocal ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : holder;
}

/** Whether the link of a table must stay secret, because hands can be derived from the deal and the moves. */
export function isSecret({ game, isFinished, isWatched, isSeat = false }: Sight) {
  return game.hands !== undefined && (isSeat || !isFinished) && !isWatched;
}

/** The seat whose player must confirm holding the device first; null for none. */
export function passTo(sight: Sight) {
  const { game, snapshot, seated } = sight;
  const { toMove } = snapshot;
  const isPersons = toMove !== null && seated[toMove]?.isLocal === true && !sight.isWatched;
  return game.hands && isPersons && viewerOf(sight) !== toMove ? toMove : null;
}

/** Whether it is the viewer's turn, so that legal moves may be shown. */
export function isViewersTurn(sight: Sight) {
  return !sight.game.hands || viewerOf(sight) === sight.snapshot.toMove;
}

/** The moves as the viewer may see them. */
export function visibleMoves(sight: Sight) {
  const { hands } = sight.game;
  const { moves, movers } = sight.snapshot;
  const viewer = viewerOf(sight);
  return hands ? moves.map((move, ply) => (movers[ply] === viewer ? move : hands.conceal(move))) : moves;
}

/** The view of the position of the viewer's seat; empty if there is no viewer. */
export function viewOf(sight: Sight, record: Pick<GameRecord, 'view'>) {
  const seat = viewerOf(sight);
  return seat === null ? '' : record.view(seat);
}

/**
 * The state of the rack; null in games without hands.
 *
 * @param isTold whether the status text tells what the picks score
 */
export function handView(
  sight: Sight,
  record: Pick<GameRecord, 'view' | 'legal' | 'explain' | 'publicText' | 'tally'>,
  picks: string[],
  isTold: boolean,
): HandView | null {
  const { hands } = sight.game;
  if (!hands) return null;
  const { over } = sight.snapshot;
  const viewer = viewerOf(sight);
  const isTurn = viewer !== null && viewer === sight.snapshot.toMove;
  const move = isTurn ? hands.move(picks) : null;
  const { gains, lacks } = move === null ? { gains: [], lacks: null } : record.explain(move);
  const view = viewOf(sight, record);
  return {
    seat: viewer,
    passTo: passTo(sight),
    rack: view === '' ? [] : hands.rack(view, picks),
    pool: hands.pool(record.publicText()),
    sizes: hands.sizes(record.publicText()),
    isTurn,
    isExchange: hands.isExchange(picks),
    canExchange: isTurn && record.legal.some((mv) => mv.startsWith('~')),
    canPass: isTurn && record.legal.includes('pass'),
    move,
    gains,
    terms: move === null || !isTold ? [] : hands.terms(gains, view, move),
    lacks: lacks ? hands.lacks(lacks) : '',
    tally: over ? record.tally() : [],
  };
}

/** The seed of a search, mixed so that it does not reveal the seed of the deal. */
export function searchSeed(seed: number, ply: number) {
  let bits = Math.imul(seed ^ Math.imul(ply + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
