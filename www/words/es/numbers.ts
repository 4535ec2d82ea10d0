// Spanish: small numbers spelled out.

import { number } from '../vocabulary.ts';

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
