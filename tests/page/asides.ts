// Sentences with what is heard and not seen in brackets.

import { asidesOf } from '../../www/words/vocabulary.ts';

/** A sentence as it is seen. */
export const seen = (sentence: string) =>
  asidesOf(sentence)
    .filter((_, at) => at % 2 === 0)
    .join('');

/** A sentence with its asides in brackets: `Black[ jumps c2 to c4 and] takes 1 piece[: c3].` */
export const bracketed = (sentence: string) =>
  asidesOf(sentence)
    .map((part, at) => (at % 2 === 0 ? part : `[${part}]`))
    .join('');
