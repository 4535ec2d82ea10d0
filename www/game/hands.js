// Hidden hands: who looks at a table, and what they may see of it.

/** @import { GameRecord } from './record.js' */
/** @import { GamePage, HandView, Sight } from '../types.js' */

/**
 * What everybody may see of a position: where there are hands, the board, whose turn it is and the scores.
 *
 * @param {GamePage} game
 * @param {string} position
 */
export function openText(game, position) {
  return game.hands ? position.split(' ').slice(0, 3).join(' ') : position;
}

/**
 * The seat whose hand may be seen: that of the only person, or of the one who holds the device; null for nobody's.
 *
 * @param {Sight} sight
 */
export function lookerOf({ seated, holder, isWatched }) {
  if (isWatched) return null;
  const people = seated.flatMap((player, seat) => (player.isLocal ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : holder;
}

/**
 * Whether the link of a table would tell what nobody may see yet: hands can be worked out from a deal and its moves.
 *
 * @param {Sight} sight
 */
export function isSecret({ game, isFinished, isWatched }) {
  return game.hands !== undefined && !isFinished && !isWatched;
}

/**
 * The seat whose person has not said yet that they hold the device; null where nobody has to.
 *
 * @param {Sight} sight
 */
export function passTo(sight) {
  const { game, snapshot, seated } = sight;
  const { toMove } = snapshot;
  const isPersons = toMove !== null && seated[toMove]?.isLocal === true && !sight.isWatched;
  return game.hands && isPersons && lookerOf(sight) !== toMove ? toMove : null;
}

/**
 * Whether the one who looks is to move, and so may be told what could be done.
 *
 * @param {Sight} sight
 */
export function isLookersTurn(sight) {
  return !sight.game.hands || lookerOf(sight) === sight.snapshot.toMove;
}

/**
 * The moves as whoever looks may see them.
 *
 * @param {Sight} sight
 */
export function openMoves(sight) {
  const { hands } = sight.game;
  const { moves, movers } = sight.snapshot;
  const looker = lookerOf(sight);
  return hands ? moves.map((move, ply) => (movers[ply] === looker ? move : hands.conceal(move))) : moves;
}

/**
 * What the one who looks may know of the position; empty where nobody does.
 *
 * @param {Sight} sight
 * @param {Pick<GameRecord, 'view'>} record
 */
export function viewOf(sight, record) {
  const seat = lookerOf(sight);
  return seat === null ? '' : record.view(seat);
}

/**
 * What the panels show of a hand; null in games without hands.
 *
 * @param {Sight} sight
 * @param {Pick<GameRecord, 'view' | 'legal' | 'explain' | 'publicText' | 'tally'>} record
 * @param {string[]} picks
 * @returns {HandView | null}
 */
export function handView(sight, record, picks) {
  const { hands } = sight.game;
  if (!hands) return null;
  const { over } = sight.snapshot;
  const looker = lookerOf(sight);
  const isTurn = looker !== null && looker === sight.snapshot.toMove;
  const move = isTurn ? hands.move(picks) : null;
  const { gains, lacks } = move === null ? { gains: [], lacks: null } : record.explain(move);
  const view = viewOf(sight, record);
  return {
    seat: looker,
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
    lacks: lacks ? hands.lacks(lacks) : '',
    tally: over ? record.tally() : [],
  };
}

/**
 * The luck of a turn, from which nobody reads the seed of the deal.
 *
 * @param {number} seed
 * @param {number} ply
 */
export function luckOf(seed, ply) {
  let bits = Math.imul(seed ^ Math.imul(ply + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
