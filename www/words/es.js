// Spanish.

import * as pages from './es/pages.js';
import * as problems from './es/problems.js';
import * as table from './es/table.js';

export default /** @satisfies {import('./index.js').Words} */ ({ ...pages, ...table, ...problems });
