// English: small numbers spelled out.

import { number } from '../vocabulary.ts';

const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count in a sentence: `six`, and `13` from thirteen on. */
export const spelled = (count: number) => WORDS[count] ?? number(count);
