// The library before anything is kept: what will stand here, with the boards of all games.

import { GAMES } from '../../games/index.js';
import { publicPosition } from '../../game/hands.js';
import { paintPicture } from '../../ui/board/picture.js';
import { plainScene } from '../../ui/board/plain.js';
import { make } from '../../ui/dom.js';

/** @import { Words } from './titles.js' */

/** The longer side of a board in CSS pixels. */
const LONG = 176;

/**
 * @param {Words} words
 * @param {() => void} onImport
 */
export function emptyLibrary(words, onImport) {
  const boards = make('div', { class: 'samples', 'aria-hidden': 'true' });
  const element = make(
    'section',
    { class: 'nothing' },
    boards,
    make('h2', {}, words.emptyTitle),
    make('p', {}, words.empty),
    make('div', { class: 'ways' }, make('a', { class: 'main', href: '#/' }, words.play), make('button', { type: 'button', class: 'second', onclick: onImport }, words.import)),
    make('p', { class: 'muted' }, words.emptyImport),
  );
  return {
    element,
    show: () => {
      const shown = GAMES.flatMap((game) => (game.showcase === undefined ? [] : [{ game, position: game.showcase }]));
      boards.replaceChildren(...shown.map(({ game, position }) => paintPicture(game, plainScene(publicPosition(game, position)), { isFlipped: false, long: LONG, scale: Math.min(2, devicePixelRatio), coordinates: false })));
    },
  };
}
