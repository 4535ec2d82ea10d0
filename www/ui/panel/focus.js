// Keeps the focus at a table when the focused button disappears.

import { isVisible } from '../dom.js';

/**
 * Runs a change of the panels; if the focused element disappears, the focus moves to another one.
 *
 * @param {() => void} change
 * @param {() => HTMLElement | null | undefined} next the element to focus then
 */
export function keepFocus(change, next) {
  const { activeElement: before } = document;
  change();
  if (!(before instanceof HTMLElement) || before === document.body || canHaveFocus(before)) return;
  const { activeElement: now } = document;
  // The panel may have moved the focus itself.
  if (now instanceof HTMLElement && now !== before && now !== document.body && canHaveFocus(now)) return;
  next()?.focus({ preventScroll: true });
}

/** @param {HTMLElement} element */
function canHaveFocus(element) {
  return isVisible(element) && !element.matches(':disabled');
}
