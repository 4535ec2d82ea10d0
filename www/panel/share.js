// Sharing: the link of the game or of the position.

import { dialog, make } from '../dom.js';

/**
 * @param {{ game: string, position: string | null }} links whole addresses; no position where it would show hands
 * @param {string} builder where the board is made ready for somebody's own page
 */
export function share(links, builder) {
  const address = make('input', { type: 'text', readonly: true, 'aria-label': 'Link' });
  const said = make('p', { role: 'status', class: 'muted' });
  const kinds = /** @type {const} */ ([
    ['game', 'The game with all its moves'],
    ['position', 'This position alone'],
  ]);
  /** @param {'game' | 'position'} kind */
  const choose = (kind) => {
    address.value = links[kind] ?? '';
    said.textContent = '';
  };
  const choices = kinds.map(([kind, words]) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'radio', name: 'kind', checked: kind === 'game', onchange: () => choose(kind) }),
      words,
    ),
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address.value);
      said.textContent = 'The link is copied.';
    } catch {
      address.select();
      said.textContent = 'Copy the marked link.';
    }
  };
  const send = async () => {
    // Closing the system's sheet again is no failure.
    await navigator.share({ url: address.value }).catch(() => {});
  };
  choose('game');
  dialog(
    'Share',
    links.position !== null && make('div', { class: 'choices', role: 'radiogroup', 'aria-label': 'What to share' }, ...choices),
    address,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: copy }, 'Copy link'),
      'share' in navigator && make('button', { type: 'button', class: 'second', onclick: send }, 'Send…'),
    ),
    said,
    make('p', {}, make('a', { href: builder }, 'Put this board on your own page')),
  );
}
