// The result of a game: a headline, the reason, the parts of the scores, and what to do next.

import { icon, make, setAttribute, setText } from '../dom.js';
import { t } from '../../words/index.js';
import { number } from '../../words/vocabulary.js';

/** @import { EndView, GamePage, ResultRow } from '../../types.js' */

/** The height that a board must leave for the result to stand under it, in CSS pixels. */
const LEAST_UNDER = 240;

/**
 * @typedef {object} EndActions
 * @property {() => void} rematch
 * @property {() => void} swap
 * @property {() => void} review
 * @property {() => void} share
 */

/**
 * Creates the result.
 *
 * @param {GamePage} game
 * @param {EndActions} actions
 */
export function endPanel(game, actions) {
  const words = t().review;
  const headline = make('h2', { id: 'result' });
  const reason = make('p', { class: 'lead' });
  const rows = make('ul', { class: 'tally', 'aria-label': t().result.parts });
  const button = (/** @type {string} */ label, /** @type {string} */ kind, /** @type {() => void} */ onclick, drawing = '') =>
    make('button', { type: 'button', class: kind, onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const rematch = button(words.rematch, 'main', actions.rematch);
  const review = button(words.review, 'second', actions.review);
  const swap = button(words.swap, 'plain', actions.swap, 'flip');
  const shareWords = make('span', {}, t().actions.share);
  const share = make('button', { type: 'button', class: 'plain', onclick: actions.share }, icon('share'), shareWords);
  const buttons = make('div', { class: 'choices' }, rematch, review, swap, share);
  const element = make('section', { class: 'end', 'aria-labelledby': 'result' }, make('div', { class: 'verdict' }, headline, reason), rows, buttons);
  element.hidden = true;
  let shown = '';
  // Under the board where there is room; the panel goes when the page does.
  const observer = new ResizeObserver(() => {
    const { parentElement: page } = element;
    const spare = (page?.clientHeight ?? 0) - (page?.querySelector('.play')?.clientHeight ?? 0);
    element.classList.toggle('under', spare > LEAST_UNDER);
  });
  return {
    element,
    /** @param {EndView} view */
    update({ isShown, isNew, headline: title, reason: why, rows: parts, canRematch, canSwap, canReview, isToSend }) {
      element.hidden = !isShown;
      if (!isShown) return observer.disconnect();
      const play = element.parentElement?.querySelector('.play');
      if (play) observer.observe(play);
      setText(headline, title);
      setText(reason, why);
      reason.hidden = why === '';
      rematch.hidden = !canRematch;
      swap.hidden = !canSwap;
      review.hidden = !canReview;
      setText(shareWords, isToSend ? t().offers.send : t().actions.share);
      const key = JSON.stringify(parts);
      if (key !== shown) {
        shown = key;
        rows.replaceChildren(...parts.map((row) => tallyRow(game, row)));
      }
      setAttribute(buttons, 'data-count', String([rematch, review, swap, share].filter(({ hidden }) => !hidden).length));
      const first = [rematch, review, share].find(({ hidden }) => !hidden);
      // A dialog keeps the focus, and the button that opened it gets it back.
      if (isNew && !document.querySelector('dialog')) first?.focus({ preventScroll: true });
    },
  };
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
