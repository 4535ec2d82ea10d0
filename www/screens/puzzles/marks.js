// The ticks and crosses of the puzzles that were asked one after the other.

import { icon, make } from '../../ui/dom.js';

/** @import { Words } from './board.js' */

/** How many are shown. */
const SHOWN = 12;

/** @param {Words} words */
export function marksPanel(words) {
  const element = make('ol', { class: 'ticks', 'aria-label': words.history });
  element.hidden = true;
  return {
    element,
    /**
     * @param {number} id
     * @param {boolean} isSolved
     */
    add(id, isSolved) {
      element.hidden = false;
      element.append(make('li', { class: isSolved ? 'good' : 'bad' }, icon(isSolved ? 'tick' : 'close'), make('span', { class: 'hidden' }, words.tried(id, isSolved))));
      while (element.children.length > SHOWN) element.firstElementChild?.remove();
    },
    clear() {
      element.replaceChildren();
      element.hidden = true;
    },
  };
}
