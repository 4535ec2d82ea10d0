// French. Before ; : ! ? and inside « » stands a narrow no-break space, U+202F.

import * as pages from './fr/pages.js';
import * as play from './fr/play.js';
import * as problems from './fr/problems.js';
import * as review from './fr/review.js';
import * as table from './fr/table.js';

export default /** @satisfies {import('./index.js').Words} */ ({ ...pages, ...play, ...table, ...review, ...problems });
