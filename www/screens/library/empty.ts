// The library before anything is kept: what will stand here, with the boards of all games.

import { GAMES } from '../../games/index.ts';
import { publicPosition } from '../../game/hands.ts';
import { hasProgress } from '../../library/progress.ts';
import { paintPicture } from '../../ui/board/picture.ts';
import { plainScene } from '../../ui/board/plain.ts';
import { make, setText } from '../../ui/dom.ts';
import { sampleSession } from '../hall/boards.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from './titles.ts';

/** The longer side of a board in CSS pixels. */
const LONG_SIDE = 176;

export function emptyLibrary(
  words: Words,
  engine: Engine,
  { onImport, onExport }: { onImport: () => void; onExport: () => void },
) {
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
    make(
      'div',
      { class: 'ways' },
      make('a', { class: 'main', href: '#/' }, words.play),
      make('button', { type: 'button', class: 'second', onclick: onImport }, words.import),
      exporting,
    ),
    make('p', { class: 'muted' }, words.emptyImport),
  );
  return {
    element,
    /** @param isLater whether a later release has stored what is there */
    show: (isLater: boolean) => {
      title.hidden = isLater;
      setText(text, isLater ? words.laterRelease : words.empty);
      exporting.hidden = !hasProgress();
      boards.replaceChildren(
        ...GAMES.map((game) => {
          const scene = plainScene(publicPosition(game, showcaseOf(engine, game)));
          return paintPicture(game, scene, {
            isFlipped: false,
            long: LONG_SIDE,
            scale: Math.min(2, devicePixelRatio),
            coordinates: false,
          });
        }),
      );
    },
  };
}

/** A position that shows what a game is like. */
function showcaseOf(engine: Engine, game: GamePage) {
  if (game.showcase !== undefined) return game.showcase;
  const session = sampleSession(engine, game);
  const position = session.position();
  session.free();
  return position;
}
