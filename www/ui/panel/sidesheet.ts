// The side panel of a page with a board. On a phone it is a sheet at the bottom, and a veil covers the rest of the
// page.

import { closeOnOutsidePress } from '../dismiss.ts';
import { make, setAttribute } from '../dom.ts';

/** Creates the sheet of a side panel, which the button `more` opens and closes. */
export function sideSheet(side: HTMLElement, more: HTMLElement) {
  const veil = make('div', { class: 'veil' });
  let page: HTMLElement | null = null;
  const isOpen = () => page?.classList.contains('sheet-open') === true;
  const toggle = (isOn: boolean) => {
    const hadFocus = isOpen() && side.contains(document.activeElement);
    page?.classList.toggle('sheet-open', isOn);
    setAttribute(more, 'aria-expanded', String(isOn));
    if (hadFocus && !isOn) more.focus();
  };
  setAttribute(more, 'aria-controls', side.id);
  closeOnOutsidePress(
    veil,
    () => true,
    () => toggle(false),
  );
  return {
    veil,
    isOpen,
    toggle,
    /** Attaches the sheet to its page, on which Escape closes it. */
    attach(to: HTMLElement) {
      page = to;
      toggle(false);
      page.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || !isOpen()) return;
        event.preventDefault();
        toggle(false);
        more.focus();
      });
    },
  };
}
