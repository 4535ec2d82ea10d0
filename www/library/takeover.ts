// What an earlier release has stored under the names of a page at the root: a page in a folder takes it over, once.

import { isFramed } from '../core/frame.ts';
import { FOLDER_SUFFIX, PREFIX, ROOT, MIGRATED } from './keys.ts';

/**
 * Copies the stored texts to the names of this page; what is there already stays. The old ones stay, too, for other
 * copies of the page and for earlier releases.
 */
export function takeOver() {
  if (!FOLDER_SUFFIX || isFramed) return;
  try {
    if (localStorage.getItem(PREFIX + MIGRATED)) return;
    for (const name of Object.keys(localStorage)) {
      const own = PREFIX + name.slice(ROOT.length + 1);
      if (name.startsWith(`${ROOT}/`) && localStorage.getItem(own) === null)
        localStorage.setItem(own, localStorage.getItem(name) ?? '');
    }
    localStorage.setItem(PREFIX + MIGRATED, '1');
  } catch {
    // There is no storage, or no room: the old texts are read until there is.
  }
}
