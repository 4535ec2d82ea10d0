// The page's own vocabulary: `t()` has every word that is no single game's.

import en from './en.js';
import { vocabulary } from './vocabulary.js';

/** @typedef {typeof en} Words */

export const t = vocabulary(en, (tag) => import(`./${tag}.js`));
