// The vocabulary of Gambit.

import { addErrors } from '../../../words/errors/index.js';
import { vocabulary } from '../../../words/vocabulary.js';
import en from './en.js';

/** @typedef {typeof en} Words */

export const t = vocabulary(en, (tag) => import(`./${tag}.js`));
addErrors((tag) => import(`./errors/${tag}.js`));
