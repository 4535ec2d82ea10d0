// Fits the page of a table to the way in which its board is shown.

/** The width of a panel, in rem, in which a player's name has a line of its own. */
const NARROW = 15;
/** The width of a panel, in rem, in which the moves stand beside the analysis. */
const WIDE = 36;

/** @import { Fit } from '../../ui/board/view.js' */

/**
 * Sets the shape of the board for the styles, and the place of the panel for the head of the page.
 *
 * @param {HTMLElement} page
 * @param {Fit} fit
 */
export function showFit(page, { ratio, isZoomed, isShort, isRoomy }) {
  page.style.setProperty('--ratio', String(ratio));
  page.classList.toggle('is-zoomed', isZoomed);
  page.classList.toggle('is-short', isShort);
  page.classList.toggle('is-roomy', isRoomy);
  const play = page.querySelector('.play')?.getBoundingClientRect();
  // The result stands where the tools of a phone are.
  const shown = [...page.querySelectorAll('.bar'), ...page.querySelectorAll('.end')].find((element) => element.checkVisibility());
  const bar = shown?.getBoundingClientRect();
  if (!play || !bar) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  page.classList.toggle('is-narrow', bar.width < NARROW * rem);
  page.classList.toggle('is-wide', bar.width >= WIDE * rem);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const { style } = document.documentElement;
  const { innerWidth, innerHeight, scrollY } = window;
  style.setProperty('--beside', `${isRightToLeft ? innerWidth - bar.right : bar.left}px`);
  // What a notice may take below the board.
  style.setProperty('--under', `${innerHeight - play.bottom - scrollY}px`);
  style.setProperty('--aside', `${isRightToLeft ? innerWidth - play.right : play.left}px`);
}
