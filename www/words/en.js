// English. Whole sentences, as functions where something goes into them; grouped by where they are seen.

import * as pages from './en/pages.js';
import * as problems from './en/problems.js';
import * as table from './en/table.js';

export default { ...pages, ...table, ...problems };
