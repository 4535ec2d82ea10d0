// The share dialog: a link to copy, to send with another program, or to show as a QR code.

import { make, openDialog, setAttribute, setText } from '../../ui/dom.ts';
import { copyField } from './copy.ts';
import { drawCode } from './qr.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Subject } from './pictures.ts';

/** A link to share: its label, what it reveals, and its address, which is created on demand. */
export interface ShareOption {
  words: string;
  note?: string;
  address: () => Promise<string>;
}

/**
 * Opens the share dialog.
 *
 * @param initial the index of the default
 * @param builder the address of the embed builder
 * @param subject of pictures
 */
export function share(kinds: ShareOption[], initial: number, builder: string, subject: Subject) {
  const words = dialogWords().share;
  const address = make('input', { type: 'text', readonly: true, 'aria-label': words.link });
  const status = make('p', { role: 'status', class: 'muted' });
  const code = make('canvas', { role: 'img', class: 'code' });
  code.hidden = true;
  let chosen: ShareOption | undefined;
  const choose = async (kind: ShareOption | undefined) => {
    chosen = kind;
    // Nothing is shared before the link is there.
    address.value = '';
    setText(status, '');
    const link = (await kind?.address()) ?? '';
    // Another link may have been chosen in the meantime.
    if (chosen !== kind) return;
    address.value = link;
    if (!code.hidden) draw();
  };
  const choices = kinds.map((kind, place) => {
    const button = make('input', {
      type: 'radio',
      name: 'kind',
      checked: place === initial,
      onchange: () => (ready = choose(kind)),
    });
    const note = kind.note === undefined ? null : make('small', {}, kind.note);
    return make('label', { class: 'choice' }, button, make('span', {}, kind.words, note));
  });
  /** Does something with the link: at once, as browsers want it of a press, or when it is there. */
  const withLink = (act: () => void) => () => (address.value === '' ? void ready.then(act) : act());
  const copy = withLink(() => void copyField(address, status, words));
  // Closing the system's share sheet is not an error.
  const send = withLink(() => void navigator.share({ url: address.value }).catch(() => {}));
  const draw = () => {
    code.hidden = !drawCode(code, address.value);
    setAttribute(code, 'aria-label', words.codeName);
    setText(status, code.hidden ? words.codeTooLong : words.codeReady);
  };
  const show = withLink(() => {
    if (code.hidden) return draw();
    code.hidden = true;
    setText(status, '');
  });
  let ready = choose(kinds[initial]);
  const closed = new AbortController();
  // Without a connection, before all is stored, only links can be shared.
  const pictures = import('./pictures.ts')
    .then(({ picturesPart }) => picturesPart(subject, status, closed.signal))
    .catch(() => []);
  const dialog = openDialog(
    words.title,
    kinds.length > 1 && make('div', { class: 'choices', role: 'radiogroup', 'aria-label': words.what }, ...choices),
    address,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: copy }, words.copy),
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, words.send),
      make('button', { type: 'button', class: 'second', onclick: show }, words.code),
    ),
    code,
    status,
    make('p', {}, make('a', { href: builder }, words.toBuilder)),
  );
  dialog.addEventListener('close', () => closed.abort());
  // The code keeps its explanation below it.
  void pictures.then((parts) => code.before(...parts));
}
