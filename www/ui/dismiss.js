// A press beside something that lies over the page: it closes that, and nothing underneath hears of it.

/** Milliseconds in which a browser may still send the click of a press that has ended. */
const CLICK_DELAY = 400;

/**
 * Calls `close` at the end of each press that began beside: a tap, a click or a drag, wherever it ends.
 *
 * @param {HTMLElement} element what hears such presses: a veil over the page, or a modal dialog
 * @param {(event: PointerEvent) => boolean} isOutside whether a press on the element is one beside what lies over the page
 * @param {() => void} close
 */
export function closeOnOutsidePress(element, isOutside, close) {
  /** @type {number | null} */
  let pressed = null;
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pressed !== null || !isOutside(event)) return;
    // The focus stays where it is, and no mouse is imitated where a finger was.
    event.preventDefault();
    pressed = event.pointerId;
    element.setPointerCapture(pressed);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pressed) return;
    pressed = null;
    ignoreClick();
    close();
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  // What was closed in the middle of a press hears of no end.
  element.addEventListener('lostpointercapture', ({ pointerId }) => {
    if (pointerId === pressed) pressed = null;
  });
}

/** Ignores the click that belongs to the press that has just ended; the next press counts again. */
function ignoreClick() {
  const ignore = (/** @type {Event} */ event) => {
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
