// The pieces that each side has taken, as small pieces with their number. Loaded with the first move of a game.

import { make, setText } from '../dom.ts';
import { number } from '../../words/vocabulary.ts';
import type { Captures, GamePage } from '../../games/page.ts';
import type en from '../../words/captures/en.ts';

/** Creates the panel of a game for two sides. */
export function capturesPanel(game: GamePage, term: Captures['term'], words: typeof en) {
  const title = words.titles[term];
  const rows = game.seats.map(({ name }, seat) => {
    const said = make('span', { class: 'hidden' });
    const pieces = make('span', { class: 'pieces' });
    const count = make('b');
    const drawn = make('span', { class: 'drawn', 'aria-hidden': 'true' }, make('span', {}, name), pieces, count);
    return { name, said, pieces, count, other: game.seats[1 - seat]?.piece, row: make('li', {}, said, drawn) };
  });
  const element = make(
    'section',
    { class: 'captures-panel' },
    make('h2', {}, title),
    make('ul', { 'aria-label': title }, ...rows.map(({ row }) => row)),
  );
  return {
    element,
    /** @param taken the number of pieces that each seat has taken */
    update(taken: number[]) {
      rows.forEach(({ name, said, pieces, count, other }, seat) => {
        const all = taken[seat] ?? 0;
        setText(said, words.count(name, all));
        setText(count, number(all));
        while (pieces.children.length > all) pieces.lastElementChild?.remove();
        while (pieces.children.length < all)
          pieces.append(make('span', {}, make('span', { class: `token token-${other}` })));
      });
    },
  };
}
