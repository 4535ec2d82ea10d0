// Searches the heads of the shelf. Nothing here depends on the browser.

import { GAMES } from '../../games/index.js';
import { mirroredMove } from '../../games/mirror.js';
import { HUMAN, LEVELS } from '../../links/kinds.js';

/** @import { Head } from './types.js' */

/** The lengths of games that can be asked for, in moves: from the first number to the second. */
export const LENGTHS = /** @type {const} */ ({ short: [0, 20], medium: [21, 60], long: [61, Infinity] });
/** The times that can be asked for, in days before now. */
export const PERIODS = /** @type {const} */ ({ week: 7, month: 30, year: 365 });
/** The ends that can be asked for. */
export const OUTCOMES = /** @type {const} */ (['won', 'lost', 'blunder', 'drawn', 'unfinished']);
const DAY = 86_400_000;
/** The ids of the games whose rules know no left and right. */
const MIRRORED = new Set(GAMES.filter((game) => game.isMirrored).map(({ id }) => id));

/**
 * What is asked for; empty texts ask for nothing.
 *
 * @typedef {object} Query
 * @property {string} text words that all must be found
 * @property {string} game the id of a game
 * @property {'' | 'game' | 'study'} kind
 * @property {string} opponent a kind of player
 * @property {'' | typeof OUTCOMES[number]} outcome
 * @property {'' | keyof typeof PERIODS} period
 * @property {'' | keyof typeof LENGTHS} length
 * @property {string} opening the first moves, or their mirror images where these count as the same
 * @property {string | null} folder null for any, empty for none
 */

/** @type {Query} */
export const EVERYTHING = { text: '', game: '', kind: '', opponent: '', outcome: '', period: '', length: '', opening: '', folder: null };

/**
 * The seat of the only person here; null if there is none, or if there are several.
 *
 * @param {Pick<Head, 'players'>} head
 */
export function seatOfReader({ players }) {
  const seat = players.indexOf(HUMAN);
  return seat >= 0 && players.lastIndexOf(HUMAN) === seat ? seat : null;
}

/**
 * How a game ended for the only person here; `over` where there is no such person.
 *
 * @param {Pick<Head, 'players' | 'result'>} head
 * @returns {'won' | 'lost' | 'drawn' | 'unfinished' | 'over'}
 */
export function outcomeOf({ players, result }) {
  if (!result) return 'unfinished';
  const { winners } = result;
  if (winners.length === 0 || winners.length === players.length) return 'drawn';
  const seat = seatOfReader({ players });
  if (seat === null) return 'over';
  return winners.includes(seat) ? 'won' : 'lost';
}

/**
 * The strongest opponent of the only person here; null without one.
 *
 * @param {Pick<Head, 'players'>} head
 */
export function opponentOf({ players }) {
  const seat = seatOfReader({ players });
  if (seat === null) return null;
  const rank = (/** @type {string} */ player) => LEVELS.findIndex((level) => level === player);
  return players.filter((_, other) => other !== seat).sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

/**
 * Heads in the order of a list: those that were changed last first.
 *
 * @param {Head[]} heads
 */
export function inOrder(heads) {
  return [...heads].sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}

/**
 * The heads that a query asks for, in the order in which they are given.
 *
 * @param {Head[]} heads
 * @param {Query} query
 * @param {(head: Head) => string} wordsOf the words by which a head is found, as `foldText` returns them
 * @param {number} now
 */
export function search(heads, query, wordsOf, now) {
  const texts = foldText(query.text).split(/\s+/).filter(Boolean);
  const opening = foldText(query.opening).trim().replaceAll(/\s+/g, ' ');
  const image = mirroredMove(opening);
  const since = query.period === '' ? -Infinity : now - PERIODS[query.period] * DAY;
  const [least, most] = query.length === '' ? [0, Infinity] : LENGTHS[query.length];
  const isFound = (/** @type {Head} */ head) =>
    (query.game === '' || head.game === query.game) &&
    (query.kind === '' || head.kind === query.kind) &&
    (query.folder === null || head.folder === query.folder) &&
    head.created >= since &&
    head.plies >= least &&
    head.plies <= most &&
    (query.opponent === '' || hasOpponent(head, query.opponent)) &&
    (query.outcome === '' || hasOutcome(head, query.outcome)) &&
    (opening === '' || head.opening.startsWith(opening) || (isMirrored(head.game) && head.opening.startsWith(image))) &&
    (texts.length === 0 || texts.every((text) => wordsOf(head).includes(text)));
  return heads.filter(isFound);
}

/** The names of all folders, in order. @param {Head[]} heads */
export function foldersOf(heads) {
  return [...new Set(heads.map(({ folder }) => folder))].filter(Boolean).sort((one, other) => one.localeCompare(other));
}

/** Whether the mirror image of a game, from left to right, counts as the same. @param {string} game */
export function isMirrored(game) {
  return MIRRORED.has(game);
}

/**
 * @param {Head} head
 * @param {string} opponent
 */
function hasOpponent({ players }, opponent) {
  const seat = seatOfReader({ players });
  // Several persons are each other's opponents.
  return players.some((player, other) => other !== seat && player === opponent);
}

/**
 * @param {Head} head
 * @param {typeof OUTCOMES[number]} outcome
 */
function hasOutcome(head, outcome) {
  if (outcome !== 'blunder') return outcomeOf(head) === outcome;
  return outcomeOf(head) === 'lost' && (head.review?.blunders[seatOfReader(head) ?? -1] ?? 0) > 0;
}

/**
 * A text without case and accents.
 *
 * @param {string} text
 */
export function foldText(text) {
  return text.normalize('NFD').replaceAll(/\p{Mn}/gu, '').toLowerCase();
}
