// The vocabulary of LuckyMoose.

import { vocabulary } from '../../../words/vocabulary.js';
import en from './en.js';

/** @typedef {typeof en} Words */

export const t = vocabulary(en, (tag) => import(`./${tag}.js`));
