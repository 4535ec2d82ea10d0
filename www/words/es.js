// Spanish.

import * as pages from './es/pages.js';
import * as play from './es/play.js';
import * as problems from './es/problems.js';
import * as review from './es/review.js';
import * as table from './es/table.js';

export default /** @satisfies {import('./index.js').Words} */ ({ ...pages, ...play, ...table, ...review, ...problems });
