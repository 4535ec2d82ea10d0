// The header of the page: the title of the screen and the back link.

import { anchorTo, type TableLink } from '../links/address.ts';
import { icon, make } from '../ui/dom.ts';
import { t } from '../words/index.ts';

const title = document.getElementById('title')!;

/**
 * Sets the title of the page and its header.
 *
 * @param words the title of the screen; null for the hall
 * @param back the target of the back link; null for none
 * @param backName the accessible name of the back link
 */
export function setHeading(words: string | null, back: TableLink | null, backName: string | null) {
  document.title = words === null ? t().page.title : t().page.titleOf(words);
  title.replaceChildren(
    ...(back === null || backName === null
      ? []
      : [anchorTo(back, { class: 'back', 'aria-label': backName }, icon('back'))]),
    make('span', {}, words ?? t().hall.title),
  );
}
