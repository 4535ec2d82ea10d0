// English: whole sentences, as functions of their arguments, grouped by the part of the page that shows them.

import * as pages from './en/pages.ts';
import * as play from './en/play.ts';
import * as problems from './en/problems.ts';
import * as review from './en/review.ts';
import * as table from './en/table.ts';

export default { ...pages, ...play, ...table, ...review, ...problems };
