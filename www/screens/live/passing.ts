// A link to pass on: as a QR code, to copy, or to send with another program.

import { make, setText } from '../../ui/dom.ts';
import { copyField } from '../dialogs/copy.ts';
import { drawCode } from '../dialogs/qr.ts';
import { dialogWords } from '../../words/dialogs/index.ts';

/**
 * Creates the parts, which show nothing until there is a link.
 *
 * @param name of the code
 */
export function passing(name: string) {
  const words = dialogWords().share;
  const field = make('input', { type: 'text', readonly: true, 'aria-label': words.link });
  const status = make('p', { class: 'muted', role: 'status' });
  const code = make('canvas', { role: 'img', class: 'code', 'aria-label': name });
  // Closing the system's share sheet is not an error.
  const send = () => void navigator.share({ url: field.value }).catch(() => {});
  const copy = make(
    'button',
    { type: 'button', class: 'second', onclick: () => copyField(field, status, words) },
    words.copy,
  );
  const element = make(
    'div',
    { class: 'passing', hidden: true },
    code,
    field,
    make(
      'div',
      { class: 'row' },
      copy,
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, words.send),
    ),
    status,
  );
  return {
    element,
    /** @param address of the link */
    show(address: string) {
      element.hidden = false;
      if (field.value === address) return;
      field.value = address;
      setText(status, '');
      code.hidden = !drawCode(code, address);
    },
    focus: () => copy.focus({ preventScroll: true }),
  };
}
