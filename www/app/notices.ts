// Notices: dismissible messages that belong to no game.

import { icon, make } from '../ui/dom.ts';
import { t } from '../words/index.ts';

/** The maximum number of notices; a further one removes the oldest. */
const MAX_NOTICES = 3;
const main = document.getElementById('main')!;
const notices = document.getElementById('notices')!;

/**
 * Shows a notice until it is dismissed. Returns its element; with the class `lasting` it also stays on the next screen.
 *
 * @param actions buttons of the notice
 */
export function notice(words: string, ...actions: HTMLElement[]) {
  const dismiss = () => {
    card.remove();
    main.focus({ preventScroll: true });
  };
  const close = make(
    'button',
    { type: 'button', class: 'plain', 'aria-label': t().notices.dismiss, onclick: dismiss },
    icon('close'),
  );
  const card = show(words, ...actions, close);
  return card;
}

/** Asks something. The question stays until its element is removed: put away unanswered, nobody would know of it. */
export function question(words: string, ...answers: HTMLElement[]) {
  const card = show(words, ...answers);
  card.classList.add('asking');
  return card;
}

function show(words: string, ...buttons: HTMLElement[]) {
  // A repeated notice replaces the earlier one, so that it is announced again.
  [...notices.children].find((other) => other.querySelector('p')?.textContent === words)?.remove();
  const card = make('div', { class: 'notice' }, make('p', {}, words), ...buttons);
  notices.append(card);
  if (notices.children.length > MAX_NOTICES) notices.firstElementChild?.remove();
  return card;
}

/** Removes the notices of the previous screen. */
export function clearNotices() {
  for (const card of [...notices.children]) {
    if (!card.classList.contains('lasting')) card.remove();
  }
}

/** Whether a notice with a class is shown. */
export function hasNotice(name: string) {
  return notices.querySelector(`.${name}`) !== null;
}
