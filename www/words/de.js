// German.

import * as pages from './de/pages.js';
import * as play from './de/play.js';
import * as problems from './de/problems.js';
import * as review from './de/review.js';
import * as table from './de/table.js';

export default /** @satisfies {import('./index.js').Words} */ ({ ...pages, ...play, ...table, ...review, ...problems });
