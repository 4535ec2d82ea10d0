// French: the pieces that each side has taken.

import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  titles: { taken: 'Pions pris', captured: 'Pions capturés' },
  count: (side, count) =>
    `${side} : ${count === 0 ? 'aucun' : `${number(count)} ${pluralOf(count) === 'one' ? 'pion' : 'pions'}`}`,
} satisfies typeof en;
