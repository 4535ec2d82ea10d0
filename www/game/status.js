// The status texts of a game: whose turn it is, missed turns, and the result.

import { HUMAN, isLevel } from '../links/kinds.js';
import { resultWords } from './result.js';
import { t } from '../words/index.js';

/** @import { GamePage, Player, PlayerKind, TableSnapshot, TableState } from '../types.js' */

/**
 * The seat called “you”: that of the only person here, in games with numbered seats; null if there is none.
 *
 * @param {GamePage} game
 * @param {Pick<Player, 'isLocal'>[]} seated the player of each seat
 */
export function seatOfYou(game, seated) {
  const isOnly = seated.filter(({ isLocal }) => isLocal).length === 1;
  return game.hasNumberedSeats && isOnly ? seated.findIndex(({ isLocal }) => isLocal) : null;
}

/**
 * The names of all seats.
 *
 * @param {GamePage} game
 * @param {number | null} you the seat called “you”
 */
export function namesOf(game, you) {
  return game.seats.map(({ name }, seat) => (seat === you ? t().seats.you : name));
}

/**
 * The name of a seat, with the level of its computer.
 *
 * @param {GamePage} game
 * @param {number} seat
 * @param {PlayerKind | undefined} kind
 */
function seatWords(game, seat, kind) {
  const name = game.seats[seat]?.name ?? '';
  return isLevel(kind) ? t().seats.withLevel(name, t().playerKinds[kind]) : name;
}

/**
 * The title of a game in a list.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'playerKinds' | 'moves'>} state
 */
export function tableWords(game, { playerKinds, moves }) {
  const all = playerKinds ?? game.playerKinds;
  const you = seatOfYou(game, all.map((kind) => ({ isLocal: kind === HUMAN })));
  const names = all.map((kind, seat) => (seat === you ? t().seats.you : seatWords(game, seat, kind)));
  return t().seats.game(game.name, names, moves.length);
}

/**
 * The text about whose turn it is, or the result.
 *
 * @param {GamePage} game
 * @param {Omit<TableSnapshot, 'fallen' | 'ending'> & Partial<Pick<TableSnapshot, 'fallen' | 'ending'>>} snapshot
 * @param {Pick<Player, 'kind' | 'isLocal' | 'isRemote'>[]} seated the player of each seat
 */
export function statusWords(game, snapshot, seated) {
  const { toMove, ply } = snapshot;
  if (toMove === null) {
    const { headline, reason } = resultWords(game, snapshot, seated);
    return t().sentences([t().result.over(headline), reason]);
  }
  const words = t().status;
  const name = game.seats[toMove]?.name ?? '';
  const player = seated[toMove];
  if (player?.isRemote) return words.playsElsewhere(name);
  if (!player?.isLocal) return words.toMove(seatWords(game, toMove, player?.kind));
  const isOnly = seated.filter(({ isLocal }) => isLocal).length === 1;
  return t().sentences([isOnly ? words.yourTurn(toMove === seatOfYou(game, seated) ? null : name) : words.toMove(name), ply < 2 ? game.howTo : '']);
}

/**
 * The texts about the players who missed a turn between two moves.
 *
 * @param {GamePage} game
 * @param {number | null} before the seat of the first move
 * @param {number | null} now the seat of the second move
 * @param {number} count the number of players
 */
export function missedWords(game, before, now, count) {
  if (before === null || now === null) return [];
  const turns = (now - before + count - 1) % count;
  const missed = Array.from({ length: turns }, (_, n) => game.seats[(before + 1 + n) % count]?.name ?? '');
  return missed.map((name) => t().status.missesTurn(name));
}
