// French. Before ; : ! ? and inside « » stands a narrow no-break space, U+202F.

import * as pages from './fr/pages.ts';
import * as play from './fr/play.ts';
import * as problems from './fr/problems.ts';
import * as review from './fr/review.ts';
import * as table from './fr/table.ts';
import type { Words } from './index.ts';

export default { ...pages, ...play, ...table, ...review, ...problems } satisfies Words;
