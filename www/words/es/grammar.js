// Spanish: counts, and seats within sentences.

import { number, pluralOf } from '../vocabulary.js';

/**
 * @param {number} count
 * @param {string} one
 * @param {string} other
 */
export const counted = (count, one, other) => `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
export const moves = (/** @type {number} */ count) => counted(count, 'jugada', 'jugadas');
export const points = (/** @type {number} */ count) => counted(count, 'punto', 'puntos');

/** The start of a sentence. */
export const capital = (/** @type {string} */ text) => text.replace(/^./, (first) => first.toUpperCase());

/** Black and White are many, `las negras`; every other seat is one. */
const isMany = (/** @type {string} */ seat) => /^(Negras|Blancas)/.test(seat);
/** A seat within a sentence, with its article where it takes one: `las negras (Fácil)`, `el jugador 1`, `Azul`, `tú`. */
export const who = (/** @type {string} */ seat) =>
  seat.replace(/^(Negras|Blancas|Jugador|Tú)/, (name) => `${isMany(seat) ? 'las ' : name === 'Jugador' ? 'el ' : ''}${name.toLowerCase()}`);
/** After `a` or `de`: `a las negras`, `del jugador 1`. */
export const after = (/** @type {'a' | 'de'} */ preposition, /** @type {string} */ seat) => `${preposition} ${who(seat)}`.replace(/^(a|de) el /, '$1l ');

/**
 * The form of a verb or a pronoun for a seat.
 *
 * @param {string} seat
 * @param {string} one
 * @param {string} many
 */
export const verb = (seat, one, many) => (isMany(seat) ? many : one);
