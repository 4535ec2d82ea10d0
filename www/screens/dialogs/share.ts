// The share dialog: a link to copy, to send with another program, or to show as a QR code.

import { make, openDialog, setAttribute, setText } from '../../ui/dom.ts';
import { copyField } from './copy.ts';
import { t } from '../../words/index.ts';
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
  const words = t().share;
  const address = make('input', { type: 'text', readonly: true, 'aria-label': words.link });
  const status = make('p', { role: 'status', class: 'muted' });
  const code = make('canvas', { role: 'img', class: 'code' });
  code.hidden = true;
  let chosen: ShareOption | undefined;
  const choose = async (kind: ShareOption | undefined) => {
    chosen = kind;
    setText(status, '');
    const link = (await kind?.address()) ?? '';
    // Another link may have been chosen in the meantime.
    if (chosen !== kind) return;
    address.value = link;
    if (!code.hidden) await draw();
  };
  const choices = kinds.map((kind, place) => {
    const button = make('input', {
      type: 'radio',
      name: 'kind',
      checked: place === initial,
      onchange: () => choose(kind),
    });
    const note = kind.note === undefined ? null : make('small', {}, kind.note);
    return make('label', { class: 'choice' }, button, make('span', {}, kind.words, note));
  });
  const send = async () => {
    // Closing the system's share sheet is not an error.
    await navigator.share({ url: address.value }).catch(() => {});
  };
  const draw = async () => {
    const { drawCode } = await import('./qr.ts').catch(() => ({ drawCode: null }));
    if (drawCode === null) {
      setText(status, words.codeMissing);
      return;
    }
    code.hidden = !drawCode(code, address.value);
    setAttribute(code, 'aria-label', words.codeName);
    setText(status, code.hidden ? words.codeTooLong : words.codeReady);
  };
  const show = async () => {
    if (code.hidden) return draw();
    code.hidden = true;
    setText(status, '');
  };
  void choose(kinds[initial]);
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
      make('button', { type: 'button', class: 'main', onclick: () => copyField(address, status, words) }, words.copy),
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, words.send),
      make('button', { type: 'button', class: 'second', onclick: show }, words.code),
    ),
    code,
    status,
    make('p', {}, make('a', { href: builder }, words.toBuilder)),
  );
  dialog.addEventListener('close', () => closed.abort());
  void pictures.then((parts) => status.before(...parts));
}
