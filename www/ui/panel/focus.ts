// Keeps the focus at a table when the focused button disappears.

import { isVisible } from '../dom.ts';

/**
 * Runs a change of the panels; if the focused element disappears, the focus moves to another one.
 *
 * @param next the element to focus then
 */
export function keepFocus(change: () => void, next: () => HTMLElement | null | undefined) {
  const { activeElement: before } = document;
  change();
  if (!(before instanceof HTMLElement) || before === document.body || canHaveFocus(before)) return;
  const { activeElement: now } = document;
  // The panel may have moved the focus itself.
  if (now instanceof HTMLElement && now !== before && now !== document.body && canHaveFocus(now)) return;
  next()?.focus({ preventScroll: true });
}

function canHaveFocus(element: HTMLElement) {
  return isVisible(element) && !element.matches(':disabled');
}
