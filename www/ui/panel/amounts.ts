// Chips that choose how many pieces of the picked stack a move takes.

import { make, setAttribute, setText } from '../dom.ts';
import type { Amount } from '../../games/page.ts';

/** Creates the chips: a radio group, which the arrow keys move through. */
export function amountChips(onChoose: (amount: number) => void) {
  const question = make('span', { class: 'question', 'aria-hidden': 'true' });
  const track = make('div', { class: 'amounts', role: 'radiogroup' });
  const element = make('div', { class: 'amount', hidden: true }, question, track);
  /** The chip of each number, from one. */
  let chips: HTMLButtonElement[] = [];
  let value = 0;

  const chipOf = (count: number, label: string) =>
    make(
      'button',
      { type: 'button', class: 'chosen-amount', role: 'radio', onclick: () => onChoose(count) },
      make('span', {}, label),
    );

  track.addEventListener('keydown', (event) => {
    const isMirrored = getComputedStyle(track).direction === 'rtl';
    const next = {
      ArrowLeft: isMirrored ? value + 1 : value - 1,
      ArrowRight: isMirrored ? value - 1 : value + 1,
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      Home: 1,
      End: chips.length,
    }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const within = Math.max(1, Math.min(chips.length, next));
    if (within !== value) onChoose(within);
    chips[within - 1]?.focus();
  });

  return {
    element,
    /** @param amount null where there is nothing to choose */
    update(amount: Amount | null) {
      element.hidden = amount === null;
      if (amount === null) return;
      ({ value } = amount);
      setText(question, amount.question);
      setAttribute(track, 'aria-label', amount.question);
      if (chips.length !== amount.most) {
        chips = Array.from({ length: amount.most }, (_, n) =>
          chipOf(n + 1, n + 1 === amount.most ? amount.all : amount.number(n + 1)),
        );
        track.replaceChildren(...chips);
        track.scrollLeft = 0;
      }
      chips.forEach((chip, n) => {
        setAttribute(chip, 'aria-checked', String(n + 1 === value));
        // One stop for the Tab key.
        setAttribute(chip, 'tabindex', n + 1 === value ? '0' : '-1');
      });
      const chosen = chips[value - 1];
      if (chosen) show(track, chosen);
    },
  };
}

/** Scrolls a row so that an element in it is seen, and nothing else. */
function show(row: HTMLElement, element: HTMLElement) {
  const [{ left, right }, box] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.left < left) row.scrollLeft += box.left - left;
  else if (box.right > right) row.scrollLeft += box.right - right;
}
