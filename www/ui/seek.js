// Sliders over a picture, such as the graph of a game: dragged along by a pointer.

/**
 * Listens to presses and drags of a slider.
 *
 * @param {HTMLElement} slider
 * @param {HTMLElement} track what is measured
 * @param {(part: number) => void} seek called with the place along the track, from 0 at its beginning to 1
 */
export function listenToSeeks(slider, track, seek) {
  const seekTo = (/** @type {PointerEvent} */ { clientX }) => {
    const { left, width } = track.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (clientX - left) / width));
    seek(getComputedStyle(slider).direction === 'rtl' ? 1 - part : part);
  };
  slider.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    slider.setPointerCapture(event.pointerId);
    seekTo(event);
  });
  slider.addEventListener('pointermove', (event) => slider.hasPointerCapture(event.pointerId) && seekTo(event));
}
