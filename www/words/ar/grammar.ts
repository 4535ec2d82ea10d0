// Arabic: counts, and isolation of left-to-right parts of a sentence.

import { number, pluralOf } from '../vocabulary.ts';

/**
 * A noun as it is counted: with one and with two without a number, with 3 to 10, with 11 to 99, and with hundreds,
 * fractions and zero.
 */
export type Noun = [one: string, two: string, few: string, many: string, other: string];

export function counted(count: number, [one, two, few, many, other]: Noun) {
  const form = pluralOf(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${number(count)} ${form === 'few' ? few : form === 'many' ? many : other}`;
}

/**
 * A noun that ends in ـة: only its dual and its plural differ.
 *
 * @param stem without the ending
 * @param dual of a subject, or of an object and after a preposition
 */
export const feminine = (stem: string, plural: string, dual: 'ان' | 'ين'): Noun => [
  `${stem}ة واحدة`,
  `${stem}ت${dual}`,
  plural,
  `${stem}ة`,
  `${stem}ة`,
];

const MOVE = feminine('نقل', 'نقلات', 'ان');
const OF_MOVE = feminine('نقل', 'نقلات', 'ين');
const OF_POINT = feminine('نقط', 'نقاط', 'ين');
const POINT = feminine('نقط', 'نقاط', 'ان');

export const moves = (count: number) => counted(count, MOVE);
export const ofMoves = (count: number) => counted(count, OF_MOVE);
export const points = (count: number) => counted(count, POINT);
export const ofPoints = (count: number) => counted(count, OF_POINT);

/** The form of a verb or an adjective for a player: those of women among the opponents differ. */
export const agreed = (player: string, his: string, hers: string) => (/^(Lulu|Nina|Ada)\b/.test(player) ? hers : his);

/** Squares, moves, names in Latin letters and numbers with signs, kept in their own order. */
export const apart = (text: string) => `\u2068${text}\u2069`;
