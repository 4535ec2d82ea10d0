// Closes an overlay on a press outside it, without passing the press on to the page underneath.

/** The time in milliseconds after a press in which a browser may still send its click. */
const CLICK_DELAY = 400;

/**
 * Calls `close` at the end of each press that began outside: a tap, a click or a drag, wherever it ends.
 *
 * @param element the element that receives such presses: a veil over the page, or a modal dialog
 * @param isOutside whether a press on the element is outside the overlay
 */
export function closeOnOutsidePress(
  element: HTMLElement,
  isOutside: (event: PointerEvent) => boolean,
  close: () => void,
) {
  let pressed: number | null = null;
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pressed !== null || !isOutside(event)) return;
    // Keeps the focus, and suppresses the mouse events that follow a touch.
    event.preventDefault();
    pressed = event.pointerId;
    element.setPointerCapture(pressed);
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pressed) return;
    pressed = null;
    ignoreClick();
    close();
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  // A press whose element was closed in the meantime gets no `pointerup`.
  element.addEventListener('lostpointercapture', ({ pointerId }) => {
    if (pointerId === pressed) pressed = null;
  });
}

/** Ignores the click of the press that has just ended; the next press counts again. */
function ignoreClick() {
  const ignore = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', ignore, true);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, CLICK_DELAY);
  addEventListener('click', ignore, true);
  addEventListener('pointerdown', stop, true);
}
