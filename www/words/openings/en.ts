// English: what was played from a position, in the book and in one's own games.

import { list, number, pluralOf } from '../vocabulary.ts';

const games = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'game' : 'games'}`;

export default {
  title: 'Openings',
  /** The two sources, on a switch. */
  source: 'Whose games',
  book: 'Book',
  own: 'Your games',
  /**
   * What the numbers are about: all games of the book, those with this position, and those that are still to be read.
   */
  ofBook: (count: number) => `From ${games(count)} of the computer against itself`,
  ofOwn: (count: number) => `From ${games(count)} in your library`,
  reading: (percent: number) => `Reading your games: ${number(percent)} %`,
  notInBook: 'The book doesn’t go this far.',
  notPlayed: 'Nobody has played on from here yet.',
  /** A move, or it and its mirror image, which are worth the same. */
  either: (move: string, twin: string) => `${move} or ${twin}`,
  /** A move with what became of it. `parts` are those of the next words that apply. */
  play: (move: string, parts: string[]) => `Play ${move}: ${list(parts)}`,
  games,
  won: (seat: string, count: number) => `${seat} won ${number(count)}`,
  drawn: (count: number) => `${number(count)} drawn`,
  shared: (count: number) => `${number(count)} shared`,
  ahead: (amount: string) => `${amount} ahead on average`,
  behind: (amount: string) => `${amount} behind on average`,
};
