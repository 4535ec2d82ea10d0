// The vocabulary of Reversi.

import { vocabulary } from '../../../words/vocabulary.js';
import en from './en.js';

/** @typedef {typeof en} Words */

export const t = vocabulary(en, (tag) => import(`./${tag}.js`));
