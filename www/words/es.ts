// Spanish.

import * as pages from './es/pages.ts';
import * as play from './es/play.ts';
import * as problems from './es/problems.ts';
import * as review from './es/review.ts';
import * as table from './es/table.ts';
import type { Words } from './index.ts';

export default { ...pages, ...play, ...table, ...review, ...problems } satisfies Words;
