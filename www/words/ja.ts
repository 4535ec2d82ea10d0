// Japanese.

import * as pages from './ja/pages.ts';
import * as play from './ja/play.ts';
import * as problems from './ja/problems.ts';
import * as review from './ja/review.ts';
import * as table from './ja/table.ts';
import type en from './en.ts';

export default { ...pages, ...play, ...table, ...review, ...problems } satisfies typeof en;
