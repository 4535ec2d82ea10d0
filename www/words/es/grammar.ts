// Spanish: counts, and seats within sentences.

import { number, pluralOf } from '../vocabulary.ts';

export const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
export const moves = (count: number) => counted(count, 'jugada', 'jugadas');
export const points = (count: number) => counted(count, 'punto', 'puntos');

const WORDS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** A count from two on in a sentence: `seis`, and `13` from thirteen on. */
export const spelled = (count: number) => WORDS[count] ?? number(count);

/** The start of a sentence. */
export const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** Black and White are many, `las negras`; every other seat is one. */
const isMany = (seat: string) => /^(Negras|Blancas)/.test(seat);
/**
 * A seat within a sentence, with its article where it takes one: `las negras (Fácil)`, `el jugador 1`, `Azul`, `tú`.
 */
export const who = (seat: string) =>
  seat.replace(
    /^(Negras|Blancas|Jugador|Tú)/,
    (name) => `${isMany(seat) ? 'las ' : name === 'Jugador' ? 'el ' : ''}${name.toLowerCase()}`,
  );
/** After `a` or `de`: `a las negras`, `del jugador 1`. */
export const after = (preposition: 'a' | 'de', seat: string) =>
  `${preposition} ${who(seat)}`.replace(/^(a|de) el /, '$1l ');

/** The form of a verb or a pronoun for a seat. */
export const verb = (seat: string, one: string, many: string) => (isMany(seat) ? many : one);
