// German: what was played from a position, in the book and in one's own games.

import { list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const games = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Partie' : 'Partien'}`;

export default {
  title: 'Eröffnungen',
  source: 'Wessen Partien',
  book: 'Buch',
  own: 'Deine Partien',
  ofBook: (count) => `Aus ${games(count)} des Computers gegen sich selbst`,
  ofOwn: (count) => `Aus ${games(count)} in deiner Bibliothek`,
  reading: (percent) => `Deine Partien werden gelesen: ${number(percent)} %`,
  notInBook: 'So weit reicht das Buch nicht.',
  notPlayed: 'Von hier aus hat noch niemand weitergespielt.',
  either: (move, twin) => `${move} oder ${twin}`,
  play: (move, parts) => `${move} spielen: ${list(parts)}`,
  games,
  won: (seat, count) => `${seat} gewann ${number(count)}`,
  drawn: (count) => `${number(count)} remis`,
  shared: (count) => `${number(count)} geteilt`,
  ahead: (amount) => `im Schnitt ${amount} vorn`,
  behind: (amount) => `im Schnitt ${amount} zurück`,
} satisfies typeof en;
