// The head of the page: the title of the screen, and the way back.

import { anchorTo } from '../links/address.js';
import { icon, make } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { Way } from '../links/address.js' */

const title = /** @type {HTMLElement} */ (document.getElementById('title'));

/**
 * @param {string | null} words the title of the screen; null for the hall
 * @param {Way | null} back where the arrow beside it leads, and its name; none where that is null
 * @param {string | null} backName
 */
export function setHeading(words, back, backName) {
  document.title = words === null ? t().page.title : t().page.titleOf(words);
  title.replaceChildren(
    ...(back === null || backName === null ? [] : [anchorTo(back, { class: 'back', 'aria-label': backName }, icon('back'))]),
    make('span', {}, words ?? t().hall.title),
  );
}
