// English: whole sentences, as functions of their arguments, grouped by the part of the page that shows them.

import * as pages from './en/pages.js';
import * as play from './en/play.js';
import * as problems from './en/problems.js';
import * as review from './en/review.js';
import * as table from './en/table.js';

export default { ...pages, ...play, ...table, ...review, ...problems };
