// Spanish: what was played from a position, in the book and in one's own games.

import { after } from '../es/grammar.ts';
import { list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const games = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'partida' : 'partidas'}`;

export default {
  title: 'Aperturas',
  source: 'Qué partidas',
  book: 'Libro',
  own: 'Tus partidas',
  ofBook: (count) => `De ${games(count)} del ordenador contra sí mismo`,
  ofOwn: (count) => `De ${games(count)} de tu biblioteca`,
  reading: (percent) => `Leyendo tus partidas: ${number(percent)} %`,
  notInBook: 'El libro no llega hasta aquí.',
  notPlayed: 'Nadie ha seguido jugando desde aquí todavía.',
  either: (move, twin) => `${move} o ${twin}`,
  play: (move, parts) => `Jugar ${move}: ${list(parts)}`,
  games,
  won: (seat, count) => `victorias ${after('de', seat)}: ${number(count)}`,
  drawn: (count) => `tablas: ${number(count)}`,
  shared: (count) => `compartidas: ${number(count)}`,
  ahead: (amount) => `${amount} de ventaja de media`,
  behind: (amount) => `${amount} de desventaja de media`,
} satisfies typeof en;
