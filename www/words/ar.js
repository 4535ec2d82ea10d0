// Arabic.

import * as pages from './ar/pages.js';
import * as play from './ar/play.js';
import * as problems from './ar/problems.js';
import * as review from './ar/review.js';
import * as table from './ar/table.js';

export default /** @satisfies {typeof import('./en.js').default} */ ({ ...pages, ...play, ...table, ...review, ...problems });
