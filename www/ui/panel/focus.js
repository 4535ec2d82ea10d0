// The focus at a table: it is never lost with a button that goes.

/**
 * Lets the panels of a page change. Where what had the focus is gone then, something else gets it.
 *
 * @param {() => void} change
 * @param {() => HTMLElement | null | undefined} next what can be done then
 */
export function keepFocus(change, next) {
  const { activeElement: before } = document;
  change();
  if (!(before instanceof HTMLElement) || before === document.body || canHaveFocus(before)) return;
  const { activeElement: now } = document;
  // A panel may know better.
  if (now instanceof HTMLElement && now !== before && now !== document.body && canHaveFocus(now)) return;
  next()?.focus({ preventScroll: true });
}

/** @param {HTMLElement} element */
function canHaveFocus(element) {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled');
}
