// Sharing: the link of the game or of the position, as text, to another program, or as a picture.

import { dialog, make, mark, say } from '../dom.js';
import { copyFrom } from './copy.js';

/**
 * @param {{ game: Promise<string>, position: string | null }} links whole addresses; no position where it would show hands
 * @param {string} builder where the board is made ready for somebody's own page
 */
export function share(links, builder) {
  const address = make('input', { type: 'text', readonly: true, 'aria-label': 'Link' });
  const said = make('p', { role: 'status', class: 'muted' });
  const code = make('canvas', { role: 'img', class: 'code' });
  code.hidden = true;
  const kinds = /** @type {const} */ ([
    ['game', 'The game with all its moves'],
    ['position', 'This position alone'],
  ]);
  /** @param {'game' | 'position'} kind */
  const choose = async (kind) => {
    say(said, '');
    address.value = (await links[kind]) ?? '';
    if (!code.hidden) await draw();
  };
  const choices = kinds.map(([kind, words]) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'radio', name: 'kind', checked: kind === 'game', onchange: () => choose(kind) }),
      words,
    ),
  );
  const send = async () => {
    // Closing the system's sheet again is no failure.
    await navigator.share({ url: address.value }).catch(() => {});
  };
  const draw = async () => {
    const { drawCode } = await import('./qr.js');
    code.hidden = !drawCode(code, address.value);
    mark(code, 'aria-label', 'The link as a QR code');
    say(said, code.hidden ? 'The link is too long for a QR code.' : 'Another device can read the link from here.');
  };
  const show = async () => {
    if (code.hidden) return draw();
    code.hidden = true;
    say(said, '');
  };
  void choose('game');
  dialog(
    'Share',
    links.position !== null && make('div', { class: 'choices', role: 'radiogroup', 'aria-label': 'What to share' }, ...choices),
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
