// Hidden hands: the viewer of a table, and what the viewer may see.

/** @import { GameRecord } from './record.js' */
/** @import { GamePage, HandView, Sight } from '../types.js' */

/**
 * The public part of a position: in games with hands the board, the player to move and the scores.
 *
 * @param {GamePage} game
 * @param {string} position
 */
export function publicPosition(game, position) {
  return game.hands ? position.split(' ').slice(0, 3).join(' ') : position;
}

/**
 * The seat of the viewer: that of the only person here, or of the holder of the device; null for none.
 *
 * @param {Sight} sight
 */
export function viewerOf({ seated, holder, isWatched }) {
  if (isWatched) return null;
  const people = seated.flatMap((player, seat) => (player.isLocal ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : holder;
}

/**
 * Whether the link of a table must stay secret, because hands can be derived from the deal and the moves.
 *
 * @param {Sight} sight
 */
export function isSecret({ game, isFinished, isWatched }) {
  return game.hands !== undefined && !isFinished && !isWatched;
}

/**
 * The seat whose player must confirm holding the device first; null for none.
 *
 * @param {Sight} sight
 */
export function passTo(sight) {
  const { game, snapshot, seated } = sight;
  const { toMove } = snapshot;
  const isPersons = toMove !== null && seated[toMove]?.isLocal === true && !sight.isWatched;
  return game.hands && isPersons && viewerOf(sight) !== toMove ? toMove : null;
}

/**
 * Whether it is the viewer's turn, so that legal moves may be shown.
 *
 * @param {Sight} sight
 */
export function isViewersTurn(sight) {
  return !sight.game.hands || viewerOf(sight) === sight.snapshot.toMove;
}

/**
 * The moves as the viewer may see them.
 *
 * @param {Sight} sight
 */
export function visibleMoves(sight) {
  const { hands } = sight.game;
  const { moves, movers } = sight.snapshot;
  const viewer = viewerOf(sight);
  return hands ? moves.map((move, ply) => (movers[ply] === viewer ? move : hands.conceal(move))) : moves;
}

/**
 * The view of the position of the viewer's seat; empty if there is no viewer.
 *
 * @param {Sight} sight
 * @param {Pick<GameRecord, 'view'>} record
 */
export function viewOf(sight, record) {
  const seat = viewerOf(sight);
  return seat === null ? '' : record.view(seat);
}

/**
 * The state of the rack; null in games without hands.
 *
 * @param {Sight} sight
 * @param {Pick<GameRecord, 'view' | 'legal' | 'explain' | 'publicText' | 'tally'>} record
 * @param {string[]} picks
 * @param {boolean} isTold whether the status text tells what the picks score
 * @returns {HandView | null}
 */
export function handView(sight, record, picks, isTold) {
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

/**
 * The seed of a search, mixed so that it does not reveal the seed of the deal.
 *
 * @param {number} seed
 * @param {number} ply
 */
export function searchSeed(seed, ply) {
  let bits = Math.imul(seed ^ Math.imul(ply + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
