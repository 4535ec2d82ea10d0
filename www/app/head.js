// The header of the page: the title of the screen and the back link.

import { anchorTo } from '../links/address.js';
import { icon, make } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { TableLink } from '../links/address.js' */

const title = /** @type {HTMLElement} */ (document.getElementById('title'));

/**
 * Sets the title of the page and its header.
 *
 * @param {string | null} words the title of the screen; null for the hall
 * @param {TableLink | null} back the target of the back link; null for none
 * @param {string | null} backName the accessible name of the back link
 */
export function setHeading(words, back, backName) {
  document.title = words === null ? t().page.title : t().page.titleOf(words);
  title.replaceChildren(
    ...(back === null || backName === null ? [] : [anchorTo(back, { class: 'back', 'aria-label': backName }, icon('back'))]),
    make('span', {}, words ?? t().hall.title),
  );
}
