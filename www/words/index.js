// The vocabulary of the page: `t()` returns all words that do not belong to a single game.

import en from './en.js';
import { vocabulary } from './vocabulary.js';

/** @typedef {typeof en} Words */

export const t = vocabulary(en, (tag) => import(`./${tag}.js`));
