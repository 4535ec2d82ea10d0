// The vocabulary of Reversi.

import { vocabulary } from '../../../words/vocabulary.ts';
import en from './en.ts';

export type Words = typeof en;

export const t = vocabulary(en, (tag) => import(`./${tag}.ts`));
