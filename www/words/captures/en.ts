// English: the pieces that each side has taken.

import { number, pluralOf } from '../vocabulary.ts';

export default {
  /** The pieces that each side has taken, as Gambit says, or captured, as Combo does. */
  titles: { taken: 'Pieces taken', captured: 'Captured pieces' },
  /** How many of them a side has, for a screen reader: `Black: 3 pieces`. */
  count: (side: string, count: number) =>
    `${side}: ${count === 0 ? 'none' : `${number(count)} ${pluralOf(count) === 'one' ? 'piece' : 'pieces'}`}`,
};
