// The moves of the game, each a way to its position.

import { make, mark, say } from '../dom.js';

/** @import { TableView } from '../types.js' */

/** @param {(ply: number) => void} onSeek */
export function movesPanel(onSeek) {
  const list = make('ol', { 'aria-label': 'Moves', class: 'moves' });
  const empty = make('p', { class: 'muted' }, 'No move yet.');
  const start = make('button', { type: 'button', class: 'plain small', onclick: () => onSeek(0) }, 'To the start');
  const seedWords = make('p', { class: 'muted seed' });
  const heading = make('header', {}, make('h2', {}, 'Moves'), start);
  const element = make('section', { class: 'moves-panel' }, heading, empty, list, seedWords);
  /** @type {string[]} */
  let shown = [];
  return {
    element,
    /** @param {TableView} view */
    update({ game, seed, moves, snapshot: { players, ply } }) {
      mark(list, 'data-seats', String(players));
      say(seedWords, game.seeded === null ? '' : `Seed of the ${game.seeded}: ${seed}`);
      if (moves.length !== shown.length || moves.some((move, n) => move !== shown[n])) {
        shown = moves;
        list.replaceChildren(
          ...moves.map((move, n) =>
            make('li', {}, make('button', { type: 'button', class: 'plain', onclick: () => onSeek(n + 1) }, move)),
          ),
        );
      }
      empty.hidden = moves.length > 0;
      start.disabled = ply === 0;
      [...list.children].forEach((item, n) => {
        const button = item.firstElementChild;
        if (button) mark(button, 'aria-current', n + 1 === ply ? 'step' : 'false');
        // Scrolls the list alone, never the page.
        if (n + 1 === ply && item instanceof HTMLElement) {
          const { offsetTop, offsetHeight } = item;
          const { scrollTop, clientHeight } = list;
          if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
            list.scrollTop = offsetTop - clientHeight / 2;
          }
        }
      });
    },
  };
}
