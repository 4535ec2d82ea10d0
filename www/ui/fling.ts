// Fingers that slide over an element which does not scroll.

/**
 * Keeps browsers from taking the quick end of a drag for a fling. Nothing scrolls where `touch-action` is `none`, but
 * the next tap anywhere would still only stop the fling, and no click would follow.
 */
export function preventFlings(element: HTMLElement) {
  const prevent = (event: TouchEvent) => {
    // In a frame the page around it is scrolled over the board.
    if (event.cancelable && getComputedStyle(element).touchAction === 'none') event.preventDefault();
  };
  element.addEventListener('touchmove', prevent, { passive: false });
}
