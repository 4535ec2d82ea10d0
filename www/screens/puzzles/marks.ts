// The ticks and crosses of the puzzles that were asked one after the other.

import { icon, make } from '../../ui/dom.ts';
import type { Words } from './board.ts';

/** The number of marks that are shown. */
const MAX_MARKS = 12;

export function marksPanel(words: Words) {
  const element = make('ol', { class: 'ticks', 'aria-label': words.history });
  element.hidden = true;
  return {
    element,
    add(id: number, isSolved: boolean) {
      element.hidden = false;
      element.append(
        make(
          'li',
          { class: isSolved ? 'good' : 'bad' },
          icon(isSolved ? 'tick' : 'close'),
          make('span', { class: 'hidden' }, words.tried(id, isSolved)),
        ),
      );
      while (element.children.length > MAX_MARKS) element.firstElementChild?.remove();
    },
    clear() {
      element.replaceChildren();
      element.hidden = true;
    },
  };
}
