// Swipes that step through a game.

/** The distance in CSS pixels from which a swipe steps. */
const SWIPE = 32;

/** Steps back on a swipe towards the end of a line, and on at the other direction. */
export function listenToSwipes(element: HTMLElement, step: (by: number) => void) {
  let from = 0;
  element.addEventListener('pointerdown', ({ clientX }) => (from = clientX));
  element.addEventListener('pointerup', ({ clientX, pointerType }) => {
    const far = clientX - from;
    if (pointerType === 'touch' && Math.abs(far) >= SWIPE)
      step(far > 0 === (document.documentElement.dir === 'rtl') ? 1 : -1);
  });
}
