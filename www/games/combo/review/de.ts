// Reviews of Combo in German.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const stack = (count: number) => (count === 1 ? 'einen Stein' : `einen Stapel mit ${number(count)} Steinen`);

export default {
  loses: (count) => `Verliert ${stack(count)}.`,
  misses: (count) => `Hätte ${stack(count)} schlagen können.`,
} satisfies typeof en;
