// The ticks and crosses of the puzzles that were asked one after the other.

import { icon } from '../../ui/dom.ts';
import { fixed, h } from '../../ui/view.ts';
import type { Round } from '../../coach/puzzles/round.ts';
import type { Words } from './board.ts';

/** The number of marks that are shown. */
const MAX_MARKS = 12;

export function marksView(results: Round['marks'], words: Words) {
  const first = Math.max(0, results.length - MAX_MARKS);
  const items = results.slice(first).map(({ id, result }, place) =>
    h(
      'li',
      { key: `${first + place} ${result}`, class: { solved: 'good', hinted: 'helped', failed: 'bad' }[result] },
      fixed('icon', () => icon({ solved: 'tick', hinted: 'hint', failed: 'close' }[result])),
      h('span', { class: 'hidden' }, words.tried(id, result)),
    ),
  );
  return h('ol', { class: 'ticks', 'aria-label': words.history, hidden: results.length === 0 }, ...items);
}
