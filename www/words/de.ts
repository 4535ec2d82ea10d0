// German.

import * as pages from './de/pages.ts';
import * as play from './de/play.ts';
import * as problems from './de/problems.ts';
import * as review from './de/review.ts';
import * as table from './de/table.ts';
import type { Words } from './index.ts';

export default { ...pages, ...play, ...table, ...review, ...problems } satisfies Words;
