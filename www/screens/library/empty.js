// The library before anything is kept: what will stand here, with the boards of all games.

import { GAMES } from '../../games/index.js';
import { publicPosition } from '../../game/hands.js';
import { hasProgress } from '../../library/progress.js';
import { paintPicture } from '../../ui/board/picture.js';
import { plainScene } from '../../ui/board/plain.js';
import { make, setText } from '../../ui/dom.js';
import { sampleSession } from '../hall/boards.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Words } from './titles.js' */

/** The longer side of a board in CSS pixels. */
const LONG = 176;

/**
 * @param {Words} words
 * @param {Engine} engine
 * @param {{ onImport: () => void, onExport: () => void }} actions
 */
export function emptyLibrary(words, engine, { onImport, onExport }) {
  // Without games there may still be progress in puzzles and courses.
  const exporting = make('button', { type: 'button', class: 'second', onclick: onExport }, words.export);
  const boards = make('div', { class: 'samples', 'aria-hidden': 'true' });
  const title = make('h2', {}, words.emptyTitle);
  const text = make('p', {}, words.empty);
  const element = make(
    'section',
    { class: 'nothing' },
    boards,
    title,
    text,
    make('div', { class: 'ways' }, make('a', { class: 'main', href: '#/' }, words.play), make('button', { type: 'button', class: 'second', onclick: onImport }, words.import), exporting),
    make('p', { class: 'muted' }, words.emptyImport),
  );
  return {
    element,
    /** @param {boolean} isLater whether a later release has stored what is there */
    show: (isLater) => {
      title.hidden = isLater;
      setText(text, isLater ? words.laterRelease : words.empty);
      exporting.hidden = !hasProgress();
      boards.replaceChildren(...GAMES.map((game) => {
        const scene = plainScene(publicPosition(game, showcaseOf(engine, game)));
        return paintPicture(game, scene, { isFlipped: false, long: LONG, scale: Math.min(2, devicePixelRatio), coordinates: false });
      }));
    },
  };
}

/**
 * A position that shows what a game is like.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 */
function showcaseOf(engine, game) {
  if (game.showcase !== undefined) return game.showcase;
  const session = sampleSession(engine, game);
  const position = session.position();
  session.free();
  return position;
}
