// Sharing: the link of the game or of the position, as text, to another program, or as a picture.

import { dialog, make, mark, say } from '../../ui/dom.js';
import { copyFrom } from './copy.js';

/**
 * One thing that can be shared: what it is, what it tells, and its whole address, which is made when it is chosen.
 *
 * @typedef {{ words: string, note?: string, address: () => Promise<string> }} Kind
 */

/**
 * @param {Kind[]} kinds
 * @param {number} usual the place of the one that is chosen at first
 * @param {string} builder where the board is made ready for somebody's own page
 */
export function share(kinds, usual, builder) {
  const address = make('input', { type: 'text', readonly: true, 'aria-label': 'Link' });
  const said = make('p', { role: 'status', class: 'muted' });
  const code = make('canvas', { role: 'img', class: 'code' });
  code.hidden = true;
  /** @type {Kind | undefined} */
  let chosen;
  const choose = async (/** @type {Kind | undefined} */ kind) => {
    chosen = kind;
    say(said, '');
    const made = (await kind?.address()) ?? '';
    // Another one may have been chosen since.
    if (chosen !== kind) return;
    address.value = made;
    if (!code.hidden) await draw();
  };
  const choices = kinds.map((kind, place) => {
    const button = make('input', { type: 'radio', name: 'kind', checked: place === usual, onchange: () => choose(kind) });
    const note = kind.note === undefined ? null : make('small', {}, kind.note);
    return make('label', { class: 'choice' }, button, make('span', {}, kind.words, note));
  });
  const send = async () => {
    // Closing the system's sheet again is no failure.
    await navigator.share({ url: address.value }).catch(() => {});
  };
  const draw = async () => {
    const { drawCode } = await import('./qr.js').catch(() => ({ drawCode: null }));
    if (drawCode === null) {
      say(said, 'The QR code needs a part of the page that could not be loaded. Copy the link, or load the page again when you are online.');
      return;
    }
    code.hidden = !drawCode(code, address.value);
    mark(code, 'aria-label', 'The link as a QR code');
    say(said, code.hidden ? 'The link is too long for a QR code.' : 'Another device can read the link from here.');
  };
  const show = async () => {
    if (code.hidden) return draw();
    code.hidden = true;
    say(said, '');
  };
  void choose(kinds[usual]);
  dialog(
    'Share',
    kinds.length > 1 && make('div', { class: 'choices', role: 'radiogroup', 'aria-label': 'What to share' }, ...choices),
    address,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: () => copyFrom(address, said, 'link') }, 'Copy link'),
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, 'Send…'),
      make('button', { type: 'button', class: 'second', onclick: show }, 'QR code'),
    ),
    code,
    said,
    make('p', {}, make('a', { href: builder }, 'Put this board on your own page')),
  );
}
