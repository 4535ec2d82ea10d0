// Fits the page of a table to the way in which its board is shown.

import { isVisible } from '../../ui/dom.ts';
import type { Fit } from '../../ui/board/view.ts';

/** The width of a panel, in rem, in which a player's name has a line of its own. */
const NARROW = 15;
/** The width of a panel, in rem, in which the moves stand beside the analysis. */
const WIDE = 36;

/** Sets the shape of the board for the styles, and the place of the panel for the head of the page. */
export function showFit(page: HTMLElement, { ratio, isZoomed, isShort, isRoomy }: Fit) {
  page.style.setProperty('--ratio', String(ratio));
  page.classList.toggle('is-zoomed', isZoomed);
  page.classList.toggle('is-short', isShort);
  page.classList.toggle('is-roomy', isRoomy);
  const play = page.querySelector('.play')?.getBoundingClientRect();
  // The result stands where the tools of a phone are.
  const shown = [...page.querySelectorAll('.bar'), ...page.querySelectorAll('.end')].find(isVisible);
  const bar = shown?.getBoundingClientRect();
  if (!play || !bar) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  page.classList.toggle('is-narrow', bar.width < NARROW * rem);
  page.classList.toggle('is-wide', bar.width >= WIDE * rem);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const { innerWidth, innerHeight, scrollY } = window;
  place('--beside', isRightToLeft ? innerWidth - bar.right : bar.left);
  // What a notice may take below the board.
  place('--under', innerHeight - play.bottom - scrollY);
  place('--aside', isRightToLeft ? innerWidth - play.right : play.left);
  // Where notices beside the board begin: below the opponents.
  const others = page.querySelector('.players>:not(.below)')?.getBoundingClientRect();
  if (others) place('--opponents', others.bottom);
}

/** Sets a length of the whole page, whose elements get their styles anew whenever one changes. */
export function place(name: string, pixels: number) {
  const { style } = document.documentElement;
  const length = `${pixels}px`;
  if (style.getPropertyValue(name) !== length) style.setProperty(name, length);
}
