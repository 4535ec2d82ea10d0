// Sliders over a picture, such as the graph of a game: dragged along by a pointer.

/**
 * Listens to presses and drags of a slider.
 *
 * @param track what is measured
 * @param seek called with the place along the track, from 0 at its beginning to 1
 */
export function listenToSeeks(slider: HTMLElement, track: HTMLElement, seek: (part: number) => void) {
  const seekTo = ({ clientX }: PointerEvent) => {
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
