// French: counts, and seats within sentences.

import { number } from '../vocabulary.ts';

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** A count from two on in a sentence: `six`, and `13` from thirteen on. */
export const spelled = (count: number) => WORDS[count] ?? number(count);

/** The Blacks and the Whites are many, and players with a number have an article. */
const isMany = (seat: string) => /^(Noirs|Blancs)/.test(seat);

/** As a subject or an object: `les Noirs`, `le joueur 1`, `Bleu`. */
export const the = (seat: string) =>
  isMany(seat) ? `les ${seat}` : seat.startsWith('Joueur') ? `le j${seat.slice(1)}` : seat;
/** The same at the start of a sentence. */
export const The = (seat: string) => the(seat).replace(/^l/, 'L');
export const of = (seat: string) => `de ${the(seat)}`.replace(/^de les/, 'des').replace(/^de le/, 'du');
export const to = (seat: string) => `à ${the(seat)}`.replace(/^à les/, 'aux').replace(/^à le/, 'au');

/** What goes with one seat, or with several or a plural one. */
export const agreed = (seats: string[], one: string, many: string) =>
  seats.length > 1 || seats.some(isMany) ? many : one;
