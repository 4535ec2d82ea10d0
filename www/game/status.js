// What is said of a game: whose turn it is, who can't move, and how it ended.

import { isLevel } from '../links/sitters.js';
import { t } from '../words/index.js';

/** @import { GamePage, Player, Sitter, Snapshot, TableState } from '../types.js' */

/**
 * A seat with the level of the computer that sits there, where one does.
 *
 * @param {GamePage} game
 * @param {number} seat
 * @param {Sitter | undefined} sitter
 */
export function seatWords(game, seat, sitter) {
  const name = game.seats[seat]?.name ?? '';
  return isLevel(sitter) ? t().seats.withLevel(name, t().sitters[sitter]) : name;
}

/**
 * A game in a few words, for a list.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'sitters' | 'moves'>} state
 */
export function tableWords(game, { sitters, moves }) {
  const names = (sitters ?? game.sitters).map((sitter, seat) => seatWords(game, seat, sitter));
  return t().seats.game(game.name, names, moves.length);
}

/**
 * Whose turn it is, or how the game ended.
 *
 * @param {GamePage} game
 * @param {Snapshot & { fallen?: number | null }} snapshot
 * @param {Pick<Player, 'name' | 'isHere' | 'isElsewhere'>[]} seated who plays each seat
 */
export function statusWords(game, snapshot, seated) {
  const { toMove, ply } = snapshot;
  if (toMove === null) return endWords(game, snapshot);
  const words = t().status;
  const name = game.seats[toMove]?.name ?? '';
  const player = seated[toMove];
  if (player?.isElsewhere) return words.playsElsewhere(name);
  if (!player?.isHere) return words.toMove(seatWords(game, toMove, player?.name));
  const isOnly = seated.filter(({ isHere }) => isHere).length === 1;
  return t().sentences([isOnly ? words.yourTurn(name) : words.toMove(name), ply < 2 ? game.howTo : '']);
}

/**
 * How a game ended.
 *
 * @param {GamePage} game
 * @param {Snapshot & { fallen?: number | null }} snapshot
 */
function endWords(game, snapshot) {
  const { winners, scores, fallen = null } = snapshot;
  const words = t().status;
  const names = winners.map((seat) => game.seats[seat]?.name ?? '');
  if (fallen !== null) return words.wonOnTime(names, game.seats[fallen]?.name ?? '');
  const best = scores.toSorted((a, b) => b - a);
  const why = game.describe.end?.(snapshot) ?? '';
  const [name] = names;
  if (names.length > 1 && names.length < scores.length) return t().sentences([words.shared(names, best), why]);
  if (name === undefined || names.length > 1) return t().sentences([words.drawn(best), why]);
  return t().sentences([words.won(name, best), why]);
}

/**
 * Who missed a turn between two moves, a sentence each.
 *
 * @param {GamePage} game
 * @param {number | null} before whose turn it was
 * @param {number | null} now whose turn it is
 * @param {number} count how many play
 */
export function missedWords(game, before, now, count) {
  if (before === null || now === null) return [];
  const turns = (now - before + count - 1) % count;
  const missed = Array.from({ length: turns }, (_, n) => game.seats[(before + 1 + n) % count]?.name ?? '');
  return missed.map((name) => t().status.missesTurn(name));
}
