// Sharing: the link of the game or of the position, as text, to another program, or as a picture.

import { dialog, make, mark, say } from '../../ui/dom.js';
import { copyField } from './copy.js';
import { t } from '../../words/index.js';

/**
 * One thing that can be shared: what it is, what it tells, and its whole address, which is made when it is chosen.
 *
 * @typedef {{ words: string, note?: string, address: () => Promise<string> }} ShareOption
 */

/**
 * @param {ShareOption[]} kinds
 * @param {number} usual the place of the one that is chosen at first
 * @param {string} builder where the board is made ready for somebody's own page
 */
export function share(kinds, usual, builder) {
  const words = t().share;
  const address = make('input', { type: 'text', readonly: true, 'aria-label': words.link });
  const said = make('p', { role: 'status', class: 'muted' });
  const code = make('canvas', { role: 'img', class: 'code' });
  code.hidden = true;
  /** @type {ShareOption | undefined} */
  let chosen;
  const choose = async (/** @type {ShareOption | undefined} */ kind) => {
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
      say(said, words.codeMissing);
      return;
    }
    code.hidden = !drawCode(code, address.value);
    mark(code, 'aria-label', words.codeName);
    say(said, code.hidden ? words.codeTooLong : words.codeReady);
  };
  const show = async () => {
    if (code.hidden) return draw();
    code.hidden = true;
    say(said, '');
  };
  void choose(kinds[usual]);
  dialog(
    words.title,
    kinds.length > 1 && make('div', { class: 'choices', role: 'radiogroup', 'aria-label': words.what }, ...choices),
    address,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: () => copyField(address, said, words) }, words.copy),
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, words.send),
      make('button', { type: 'button', class: 'second', onclick: show }, words.code),
    ),
    code,
    said,
    make('p', {}, make('a', { href: builder }, words.toBuilder)),
  );
}
