// The vocabulary of the page: `t()` returns all words that do not belong to a single game.

import en from './en.ts';
import { vocabulary } from './vocabulary.ts';

export type Words = typeof en;

export const t = vocabulary(en, (tag) => import(`./${tag}.ts`));
