// German: the pieces that each side has taken.

import { number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  titles: { taken: 'Geschlagene Steine', captured: 'Geschlagene Steine' },
  count: (side, count) =>
    `${side}: ${count === 0 ? 'keine' : `${number(count)} ${pluralOf(count) === 'one' ? 'Stein' : 'Steine'}`}`,
} satisfies typeof en;
