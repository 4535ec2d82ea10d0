// Whether a learner sees the board: whether the last thing that happened was done with a pointer.

/** Watches what is done within an element. A screen reader clicks without a press; a keyboard has keys. */
export function watchPointer(element: HTMLElement) {
  const pointer = { isUsed: false, close: () => stop.abort() };
  const stop = new AbortController();
  const listen = (type: 'pointerdown' | 'keydown' | 'click', isUsed: (event: Event) => boolean) =>
    element.addEventListener(
      type,
      (event) => {
        pointer.isUsed = isUsed(event);
      },
      { capture: true, signal: stop.signal },
    );
  listen('pointerdown', () => true);
  listen('keydown', () => false);
  listen('click', (event) => event instanceof MouseEvent && event.detail > 0);
  return pointer;
}
