// Arabic.

import * as pages from './ar/pages.ts';
import * as play from './ar/play.ts';
import * as problems from './ar/problems.ts';
import * as review from './ar/review.ts';
import * as table from './ar/table.ts';
import type en from './en.ts';

export default { ...pages, ...play, ...table, ...review, ...problems } satisfies typeof en;
