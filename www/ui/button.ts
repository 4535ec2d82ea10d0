// A button with a text.

import { icon, make } from './dom.ts';

/**
 * Creates a button.
 *
 * @param drawing the name of the icon before its text; empty for none
 */
export function button(label: string, onclick: () => void, { kind = 'second', drawing = '' } = {}) {
  return make(
    'button',
    { type: 'button', class: kind, onclick },
    drawing !== '' && icon(drawing),
    make('span', {}, label),
  );
}
