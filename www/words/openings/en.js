// English: what was played from a position, in the book and in one's own games.

import { list, number, pluralOf } from '../vocabulary.js';

const games = (/** @type {number} */ count) => `${number(count)} ${pluralOf(count) === 'one' ? 'game' : 'games'}`;

export default {
  title: 'Openings',
  /** The two sources, on a switch. */
  source: 'Whose games',
  book: 'Book',
  own: 'Your games',
  /** What the numbers are about: all games of the book, those with this position, and those that are still to be read. */
  ofBook: (/** @type {number} */ count) => `From ${games(count)} of the computer against itself`,
  ofOwn: (/** @type {number} */ count) => `From ${games(count)} in your library`,
  reading: (/** @type {number} */ percent) => `Reading your games: ${number(percent)} %`,
  notInBook: 'The book doesn’t go this far.',
  notPlayed: 'Nobody has played on from here yet.',
  /** A move, or it and its mirror image, which are worth the same. */
  either: (/** @type {string} */ move, /** @type {string} */ twin) => `${move} or ${twin}`,
  /** A move with what became of it. `parts` are those of the next words that apply. */
  play: (/** @type {string} */ move, /** @type {string[]} */ parts) => `Play ${move}: ${list(parts)}`,
  games,
  won: (/** @type {string} */ seat, /** @type {number} */ count) => `${seat} won ${number(count)}`,
  drawn: (/** @type {number} */ count) => `${number(count)} drawn`,
  shared: (/** @type {number} */ count) => `${number(count)} shared`,
  ahead: (/** @type {string} */ amount) => `${amount} ahead on average`,
  behind: (/** @type {string} */ amount) => `${amount} behind on average`,
};
