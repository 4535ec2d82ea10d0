// The vocabulary of Gambit.

import { addErrors } from '../../../words/errors/index.ts';
import { vocabulary } from '../../../words/vocabulary.ts';
import en from './en.ts';

export type Words = typeof en;

export const t = vocabulary(en, (tag) => import(`./${tag}.ts`));
addErrors((tag) => import(`./errors/${tag}.ts`));
