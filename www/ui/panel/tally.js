// The parts of the scores, line by line: at the end of a game, and the points so far where a board leaves room.

import { make } from '../dom.js';
import { t } from '../../words/index.js';
import { number } from '../../words/vocabulary.js';

/** @import { GamePage, ResultRow } from '../../types.js' */

/**
 * Creates the list of the parts.
 *
 * @param {GamePage} game
 */
export function tallyList(game) {
  const element = make('ul', { class: 'tally', 'aria-label': t().result.parts });
  let shown = '';
  // A list that scrolls can be scrolled by keyboard.
  new ResizeObserver(() => (element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1)).observe(element);
  return {
    element,
    /** @param {ResultRow[]} rows */
    update(rows) {
      const key = JSON.stringify(rows);
      if (key === shown) return;
      shown = key;
      element.replaceChildren(...rows.map((row) => tallyRow(game, row)));
    },
  };
}

/**
 * Creates the points so far, for games that name the parts of their scores.
 *
 * @param {GamePage} game
 */
export function pointsPanel(game) {
  const tally = tallyList(game);
  const lesson = game.loadLesson && make('a', { href: `#/${game.id}/learn` }, t().actions.learn);
  const element = make('section', { class: 'points' }, make('header', {}, make('h2', {}, t().result.parts), lesson), tally.element, make('p', { class: 'muted' }, game.describe.scoring?.()));
  return { element, update: tally.update };
}

/**
 * @param {GamePage} game
 * @param {ResultRow} row
 */
function tallyRow(game, { seat, words, parts = [], points }) {
  const piece = seat === null ? null : game.seats[seat]?.piece;
  const token = make('span', { class: piece ? `token token-${piece}` : 'token token-none', 'aria-hidden': 'true' });
  const detail = parts.length > 1 && make('small', {}, parts.map((part) => `${part.words} ${number(part.points)}`).join(' · '));
  return make('li', {}, token, make('span', { class: 'what' }, words, detail), make('b', {}, number(points)));
}
