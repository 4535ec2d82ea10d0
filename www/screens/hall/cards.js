// The cards of the games.

import { parseTable } from '../../library/conflicts.js';
import { publicPosition } from '../../game/hands.js';
import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { closeUp, makeBoard, openSession, playSample, sampleSession } from './boards.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { OnClose } from './boards.js' */

/**
 * The card of a game: a close-up of its board, one line about it, and the ways to its table and its lesson.
 *
 * @param {GamePage} game
 * @param {Engine} engine
 * @param {string | null} kept the link of the game on its table
 * @param {OnClose} onClose
 */
export function gameCard(game, engine, kept, onClose) {
  const words = t().hall;
  const state = parseTable(kept, game.id);
  const played = state?.moves.length ?? 0;
  // A sample game is shown from its own start; a table that was set up by hand is shown as it is.
  const isSample = played === 0 && !state?.position;
  const session = isSample ? sampleSession(engine, game) : openSession(engine, game, state);
  onClose(() => session.free());
  const board = makeBoard(game, session, onClose);
  closeUp(game, board, publicPosition(game, session.position()));
  const isOver = session.status().over;
  const demo = isSample ? playSample(game, session, board) : null;
  onClose(() => demo?.stop());
  const id = `card-${game.id}`;
  const [short, long] = played === 0 ? [words.play, t().rules.play(game.name)] : isOver ? [words.lookAt, words.lookAt] : [words.continue, words.goOn(played + 1)];
  const { leastSeats: least = game.seats.length } = game;
  return make(
    'div',
    { class: 'card', onpointerenter: () => demo?.play(), onpointerleave: () => demo?.stop(), onfocusin: () => demo?.play(), onfocusout: () => demo?.stop() },
    make('div', { class: 'strip' }, board.element),
    make('h2', { id }, game.name),
    make('p', {}, game.tagline),
    make(
      'div',
      { class: 'ways' },
      make('a', { class: 'soft', href: `#/${game.id}`, 'aria-label': played === 0 ? long : `${game.name}: ${long}` }, short),
      make('a', { class: 'quiet', href: `#/${game.id}/learn`, 'aria-describedby': id }, words.learn),
      make('p', { class: 'facts' }, words.facts(least, game.seats.length, game.minutes)),
    ),
  );
}
