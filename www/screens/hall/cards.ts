// The cards of the games.

import { publicPosition } from '../../game/hands.ts';
import { statusOf } from '../../game/snapshot.ts';
import { parseTable } from '../../library/conflicts.ts';
import { wayToLearn } from '../../library/storage.ts';
import { plainScene } from '../../ui/board/board.ts';
import { make } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { closeUp, makeBoard, openSession, sampleSession, sceneOf, type OnClose, type Schedule } from './boards.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';

/**
 * The card of a game: a close-up of its board, one line about it, and the ways to its table and its lesson.
 *
 * @param kept the link of the game on its table
 * @param path how far the visitor has come
 */
export function gameCard(
  game: GamePage,
  engine: Engine,
  kept: string | null,
  onClose: OnClose,
  later: Schedule,
  path?: HTMLElement,
) {
  const words = t().hall;
  const state = parseTable(kept, game.id);
  const played = state?.moves.length ?? 0;
  const { leastSeats: least = game.seats.length } = game;
  const id = `card-${game.id}`;
  const strip = make('div', { class: 'strip' });
  const way = (href: string, label: string) => make('a', { class: 'quiet', href, 'aria-describedby': id }, label);
  const play = make('a', { class: 'soft', href: `#/${game.id}` });
  const name = (short: string, long: string) => {
    play.textContent = short;
    play.setAttribute('aria-label', long);
  };
  if (played === 0) name(words.play, t().rules.play(game.name));
  else name(words.continue, `${game.name}: ${words.goOn(played + 1)}`);
  later(() => {
    const { scene, isOver } = shownScene(game, engine, state);
    if (isOver) name(words.lookAt, `${game.name}: ${words.lookAt}`);
    const board = makeBoard(game, scene, onClose);
    closeUp(game, board, scene.position);
    strip.append(board.element);
  });
  return make(
    'div',
    { class: 'card' },
    strip,
    make('h2', { id }, game.name),
    make('p', {}, game.tagline),
    path,
    make(
      'div',
      { class: 'ways' },
      play,
      way(game.loadLesson ? wayToLearn(game.id) : `#/${game.id}/rules`, words.learn),
      game.loadPuzzles && way(`#/${game.id}/puzzles`, t().page.puzzles),
      make('p', { class: 'facts' }, words.facts(least, game.seats.length, game.minutes)),
    ),
  );
}

/**
 * The scene on the card of a game, and whether it is the end of a game: the game on its table, or a position that shows
 * what the game is like.
 */
function shownScene(game: GamePage, engine: Engine, state: GameLink | null) {
  // A table that was set up by hand is shown as it is.
  const isOwn = state !== null && (state.moves.length > 0 || state.position !== null);
  if (!isOwn && game.showcase !== undefined)
    return { scene: plainScene(publicPosition(game, game.showcase)), isOver: false };
  const session = isOwn ? openSession(engine, game, state) : sampleSession(engine, game);
  const shown = {
    scene: sceneOf(game, session),
    isOver: isOwn && state.moves.length > 0 && statusOf(session, state).over,
  };
  session.free();
  return shown;
}
