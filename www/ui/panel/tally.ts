// The parts of the scores, line by line: at the end of a game, and the points so far where a board leaves room.

import { make } from '../dom.ts';
import { t } from '../../words/index.ts';
import { number } from '../../words/vocabulary.ts';
import type { GamePage, ResultRow } from '../../games/page.ts';

/** Creates the list of the parts. */
export function tallyList(game: GamePage) {
  const element = make('ul', { class: 'tally', 'aria-label': t().result.parts });
  let shown = '';
  // A list that scrolls can be scrolled by keyboard.
  new ResizeObserver(() => (element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1)).observe(element);
  return {
    element,
    update(rows: ResultRow[]) {
      const key = JSON.stringify(rows);
      if (key === shown) return;
      shown = key;
      element.replaceChildren(...rows.map((row) => tallyRow(game, row)));
    },
  };
}

/** Creates the points so far, for games that name the parts of their scores. */
export function pointsPanel(game: GamePage) {
  const tally = tallyList(game);
  const lesson = game.loadLesson && make('a', { href: `#/${game.id}/learn` }, t().actions.learn);
  const element = make(
    'section',
    { class: 'points' },
    make('header', {}, make('h2', {}, t().result.parts), lesson),
    tally.element,
    make('p', { class: 'muted' }, game.describe.scoring?.()),
  );
  return { element, update: tally.update };
}

function tallyRow(game: GamePage, { seat, words, parts = [], points }: ResultRow) {
  const piece = seat === null ? null : game.seats[seat]?.piece;
  const token = make('span', { class: piece ? `token token-${piece}` : 'token token-none', 'aria-hidden': 'true' });
  const detail =
    parts.length > 1 && make('small', {}, parts.map((part) => `${part.words} ${number(part.points)}`).join(' · '));
  // What belongs to no seat scores nothing, as its words say.
  const sum = seat !== null && make('b', {}, number(points));
  return make('li', {}, token, make('span', { class: 'what' }, words, detail), sum);
}
