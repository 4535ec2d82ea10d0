// Statistics of the games that a person has played, by game, level, seat, month and opening. Nothing here depends on
// the browser.

import { findGame } from '../../games/index.ts';
import { mirroredMove } from '../../games/mirror.ts';
import { LEVELS } from '../../links/kinds.ts';
import { isMirrored, opponentOf, outcomeOf, seatOfReader } from './query.ts';
import type { Head } from './entry.ts';

/** The number of months that are told. */
const MONTHS = 12;
/** The number of openings that are told. */
const OPENINGS = 12;

/** The games of one kind. */
export interface Count {
  key: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/**
 * Counts the games that are over and have one person here. The keys are ids of games; levels; ids of games with a seat,
 * as in `combo/0`; months, as in `2026-11`; and ids of games with first moves, as in `combo/1c2+c1 1f7+f8`.
 *
 * @param games the ids of all games, in order
 * @param plies the number of first moves that make an opening
 */
export function statisticsOf(heads: Head[], games: string[], plies = 1) {
  const counted = heads.filter(
    (head) => head.kind === 'game' && /won|lost|drawn/.test(outcomeOf(head)) && seatOfReader(head) !== null,
  );
  const order = (keys: readonly string[]) => (one: Count, other: Count) =>
    keys.indexOf(one.key) - keys.indexOf(other.key);
  const seats = games.flatMap((game) => [0, 1, 2, 3].map((seat) => `${game}/${seat}`));
  const opened = counted.filter(
    ({ game, opening }) => findGame(game)?.seeded === null && opening.split(' ').length >= plies,
  );
  return {
    all: countBy(counted, () => 'all')[0] ?? null,
    games: countBy(counted, ({ game }) => game).sort(order(games)),
    levels: countBy(counted, (head) => opponentOf(head) ?? '')
      .filter(({ key }) => LEVELS.some((level) => level === key))
      .sort(order(LEVELS)),
    seats: countBy(counted, (head) => `${head.game}/${seatOfReader(head)}`).sort(order(seats)),
    openings: countBy(opened, (head) => openingOf(head, plies))
      .sort((one, other) => other.played - one.played)
      .slice(0, OPENINGS),
    months: countBy(counted, ({ created }) => monthOf(created))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .slice(-MONTHS),
  };
}

function countBy(heads: Head[], keyOf: (head: Head) => string) {
  const counts = new Map<string, Count>();
  for (const head of heads) {
    const key = keyOf(head);
    const count = counts.get(key) ?? { key, played: 0, won: 0, drawn: 0, lost: 0 };
    const outcome = outcomeOf(head);
    count.played += 1;
    if (outcome === 'won' || outcome === 'lost' || outcome === 'drawn') count[outcome] += 1;
    counts.set(key, count);
  }
  return [...counts.values()];
}

function openingOf({ game, opening }: Head, plies: number) {
  const moves = opening.split(' ').slice(0, plies).join(' ');
  const image = isMirrored(game) ? mirroredMove(moves) : moves;
  return `${game}/${image < moves ? image : moves}`;
}

function monthOf(when: number) {
  const date = new Date(when);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
