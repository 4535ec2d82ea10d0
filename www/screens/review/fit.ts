// Fits the page of a review: the head above the edge of the board, and below a low board the words and the graph.

import { place } from '../table/fit.ts';

/** The height, in rem, below a board that has room for the words and the graph. */
const ROOMY = 9;
/** The height, in rem, that a laptop keeps for the head and the steps. */
const AROUND = 7;

/** Keeps the page fitted to its board until it is closed. Returns what closes it. */
export function keepFitting(page: HTMLElement, board: HTMLElement) {
  const fit = () => {
    const { left, right, height } = board.getBoundingClientRect();
    if (height === 0) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    page.classList.toggle('is-roomy', innerHeight - height > (ROOMY + AROUND) * rem);
    place('--aside', document.documentElement.dir === 'rtl' ? innerWidth - right : left);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(board);
  observer.observe(page);
  return () => observer.disconnect();
}
