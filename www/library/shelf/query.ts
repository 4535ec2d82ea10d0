// Searches the heads of the shelf. Nothing here depends on the browser.

import { GAMES } from '../../games/index.ts';
import { mirroredMove } from '../../games/mirror.ts';
import { HUMAN, LEVELS } from '../../links/kinds.ts';
import type { Head } from './entry.ts';

/** The lengths of games that can be asked for, in moves: from the first number to the second. */
export const LENGTHS = { short: [0, 20], medium: [21, 60], long: [61, Infinity] } as const;
/** The times that can be asked for, in days before now. */
export const PERIODS = { week: 7, month: 30, year: 365 } as const;
/** The ends that can be asked for. */
export const OUTCOMES = ['won', 'lost', 'blunder', 'drawn', 'unfinished'] as const;
const DAY = 86_400_000;
/** The ids of the games whose rules know no left and right. */
const MIRRORED = new Set(GAMES.filter((game) => game.isMirrored).map(({ id }) => id));

/** What is asked for; empty texts ask for nothing. */
export interface Query {
  /** Words that all must be found. */
  text: string;
  /** The id of a game. */
  game: string;
  kind: '' | 'game' | 'study';
  /** A kind of player. */
  opponent: string;
  outcome: '' | (typeof OUTCOMES)[number];
  period: '' | keyof typeof PERIODS;
  length: '' | keyof typeof LENGTHS;
  /** The first moves, or their mirror images where these count as the same. */
  opening: string;
  /** Null for any, empty for none. */
  folder: string | null;
}

export const NO_FILTER: Query = {
  text: '',
  game: '',
  kind: '',
  opponent: '',
  outcome: '',
  period: '',
  length: '',
  opening: '',
  folder: null,
};

/** The seat of the only person here; null if there is none, or if there are several. */
export function seatOfReader({ players }: Pick<Head, 'players'>) {
  const seat = players.indexOf(HUMAN);
  return seat >= 0 && players.lastIndexOf(HUMAN) === seat ? seat : null;
}

/** How a game ended for the only person here; `over` where there is no such person. */
export function outcomeOf({
  players,
  result,
}: Pick<Head, 'players' | 'result'>): 'won' | 'lost' | 'drawn' | 'unfinished' | 'over' {
  if (!result) return 'unfinished';
  const { winners } = result;
  if (winners.length === 0 || winners.length === players.length) return 'drawn';
  const seat = seatOfReader({ players });
  if (seat === null) return 'over';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** The strongest opponent of the only person here; null without one. */
export function opponentOf({ players }: Pick<Head, 'players'>) {
  const seat = seatOfReader({ players });
  if (seat === null) return null;
  const rank = (player: string) => LEVELS.findIndex((level) => level === player);
  return players.filter((_, other) => other !== seat).sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** Heads in the order of a list: those that were changed last first. */
export function inOrder(heads: Head[]) {
  return [...heads].sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}

/**
 * The heads that a query asks for, in the order in which they are given.
 *
 * @param wordsOf the words by which a head is found, as `foldText` returns them
 */
export function search(heads: Head[], query: Query, wordsOf: (head: Head) => string, now: number) {
  const texts = foldText(query.text).split(/\s+/).filter(Boolean);
  const opening = foldText(query.opening).trim().replaceAll(/\s+/g, ' ');
  const image = mirroredMove(opening);
  const since = query.period === '' ? -Infinity : now - PERIODS[query.period] * DAY;
  const [least, most] = query.length === '' ? [0, Infinity] : LENGTHS[query.length];
  const isFound = (head: Head) =>
    (query.game === '' || head.game === query.game) &&
    (query.kind === '' || head.kind === query.kind) &&
    (query.folder === null || head.folder === query.folder) &&
    head.created >= since &&
    head.plies >= least &&
    head.plies <= most &&
    (query.opponent === '' || hasOpponent(head, query.opponent)) &&
    (query.outcome === '' || hasOutcome(head, query.outcome)) &&
    (opening === '' || head.opening.startsWith(opening) || (isMirrored(head.game) && head.opening.startsWith(image))) &&
    texts.every((text) => wordsOf(head).includes(text));
  return heads.filter(isFound);
}

/** The names of all folders, in order. */
export function foldersOf(heads: Head[]) {
  return [...new Set(heads.map(({ folder }) => folder))].filter(Boolean).sort((one, other) => one.localeCompare(other));
}

/** Whether the mirror image of a game, from left to right, counts as the same. */
export function isMirrored(game: string) {
  return MIRRORED.has(game);
}

function hasOpponent({ players }: Head, opponent: string) {
  const seat = seatOfReader({ players });
  // Several persons are each other's opponents.
  return players.some((player, other) => other !== seat && player === opponent);
}

function hasOutcome(head: Head, outcome: (typeof OUTCOMES)[number]) {
  if (outcome !== 'blunder') return outcomeOf(head) === outcome;
  return outcomeOf(head) === 'lost' && (head.review?.blunders[seatOfReader(head) ?? -1] ?? 0) > 0;
}

/** A text without case and accents. */
export function foldText(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
