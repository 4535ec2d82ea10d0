// The ticks and crosses of the puzzles that were asked one after the other.

import { icon } from '../../ui/dom.ts';
import { fixed, h } from '../../ui/view.ts';
import type { Round } from '../../coach/puzzles/round.ts';
import type { Words } from './board.ts';

/** The number of marks that are shown. */
const MAX_MARKS = 12;

export function marksView(results: Round['marks'], words: Words) {
  const first = Math.max(0, results.length - MAX_MARKS);
  const items = results.slice(first).map(({ id, isSolved }, place) =>
    h(
      'li',
      { key: first + place, class: isSolved ? 'good' : 'bad' },
      fixed('icon', () => icon(isSolved ? 'tick' : 'close')),
      h('span', { class: 'hidden' }, words.tried(id, isSolved)),
    ),
  );
  return h('ol', { class: 'ticks', 'aria-label': words.history, hidden: results.length === 0 }, ...items);
}
