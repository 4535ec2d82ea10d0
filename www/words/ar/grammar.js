// Arabic: counts, and isolation of left-to-right parts of a sentence.

import { number, pluralOf } from '../vocabulary.js';

/**
 * A noun as it is counted: with one and with two without a number, with 3 to 10, with 11 to 99, and with hundreds, fractions
 * and zero.
 *
 * @typedef {[one: string, two: string, few: string, many: string, other: string]} Noun
 */

/**
 * @param {number} count
 * @param {Noun} noun
 */
export function counted(count, [one, two, few, many, other]) {
  const form = pluralOf(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${number(count)} ${form === 'few' ? few : form === 'many' ? many : other}`;
}

/**
 * A noun that ends in ـة: only its dual and its plural differ.
 *
 * @param {string} stem without the ending
 * @param {string} plural
 * @param {'ان' | 'ين'} dual of a subject, or of an object and after a preposition
 * @returns {Noun}
 */
export const feminine = (stem, plural, dual) => [`${stem}ة واحدة`, `${stem}ت${dual}`, plural, `${stem}ة`, `${stem}ة`];

const MOVE = feminine('نقل', 'نقلات', 'ان');
const OF_MOVE = feminine('نقل', 'نقلات', 'ين');
const OF_POINT = feminine('نقط', 'نقاط', 'ين');
const POINT = feminine('نقط', 'نقاط', 'ان');

/** @param {number} count */
export const moves = (count) => counted(count, MOVE);
/** @param {number} count */
export const ofMoves = (count) => counted(count, OF_MOVE);
/** @param {number} count */
export const points = (count) => counted(count, POINT);
/** @param {number} count */
export const ofPoints = (count) => counted(count, OF_POINT);

/**
 * Squares, moves, names in Latin letters and numbers with signs, kept in their own order.
 *
 * @param {string} text
 */
export const apart = (text) => `\u2068${text}\u2069`;
