// Japanese.

import * as pages from './ja/pages.js';
import * as play from './ja/play.js';
import * as problems from './ja/problems.js';
import * as review from './ja/review.js';
import * as table from './ja/table.js';

export default /** @satisfies {typeof import('./en.js').default} */ ({ ...pages, ...play, ...table, ...review, ...problems });
