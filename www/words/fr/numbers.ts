// French: small numbers spelled out.

import { number } from '../vocabulary.ts';

const WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** A count from two on in a sentence: `six`, and `13` from thirteen on. */
export const spelled = (count: number) => WORDS[count] ?? number(count);
