// Notices: what the page says that is no part of a game.

import { icon, make } from '../ui/dom.js';
import { t } from '../words/index.js';

/** More notices than these push the oldest away. */
const MAX_NOTICES = 3;
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const notices = /** @type {HTMLElement} */ (document.getElementById('notices'));

/**
 * Says something until it is dismissed, and returns its element. One of the class `lasting` stays on the next screen, too.
 *
 * @param {string} words
 * @param {HTMLElement[]} actions what can be done about it
 */
export function notice(words, ...actions) {
  // Said twice, it is there once, and announced again.
  [...notices.children].find((other) => other.querySelector('p')?.textContent === words)?.remove();
  const dismiss = () => {
    card.remove();
    main.focus({ preventScroll: true });
  };
  const close = make('button', { type: 'button', class: 'plain', 'aria-label': t().notices.dismiss, onclick: dismiss }, icon('close'));
  const card = make('div', { class: 'notice' }, make('p', {}, words), ...actions, close);
  notices.append(card);
  if (notices.children.length > MAX_NOTICES) notices.firstElementChild?.remove();
  return card;
}

/** Removes the notices of the last screen. */
export function clearNotices() {
  for (const card of [...notices.children]) {
    if (!card.classList.contains('lasting')) card.remove();
  }
}

/**
 * Whether a notice of a class is there.
 *
 * @param {string} name
 */
export function hasNotice(name) {
  return notices.querySelector(`.${name}`) !== null;
}
