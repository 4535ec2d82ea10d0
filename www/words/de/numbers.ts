// German: small numbers spelled out.

import { number } from '../vocabulary.ts';

const WORDS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A count from two on in a sentence: `sechs`, and `13` from thirteen on. */
export const spelled = (count: number) => WORDS[count] ?? number(count);
