// The table that the builder puts into another page: its problems, and its text for readers without scripts.

import { isTrap } from '../../core/fault.js';
import { explain } from '../../core/messages.js';
import { makeYielder } from '../../core/yielder.js';
import { publicPosition } from '../../game/hands.js';
import { startSession } from '../../links/opener.js';
import { Geometry } from '../../ui/board/geometry.js';
import { sizeOf } from '../../ui/board/layout.js';
import { t } from '../../words/index.js';
import { escaped, linkHtml } from './html.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/**
 * The problem of a table in words, and the position that it shows.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState} state
 */
export async function replay(engine, game, state) {
  const yieldNow = makeYielder();
  let session = engine.start(game.id, '');
  let words = '';
  try {
    try {
      const next = startSession(game, state, engine);
      session.free();
      session = next;
      for (const move of state.moves) {
        session.replay(move);
        await yieldNow();
      }
    } catch (error) {
      if (isTrap(error)) throw error;
      words = await explain(error);
    }
    return { words, board: publicPosition(game, session.position()) };
  } finally {
    session.free();
  }
}

/**
 * The fallback for readers without scripts: the board as text, the moves, and a link to the page.
 *
 * @param {GamePage} game
 * @param {string} position
 * @param {string[]} moves
 * @param {string} link
 */
export function fallback(game, position, moves, link) {
  const { files, ranks } = sizeOf(game, position);
  const pieces = game.pieces(position);
  const rows = new Geometry({ files, ranks, cell: 1 }).rows();
  const width = Math.max(1, ...[...pieces.values()].map((piece) => piece.length));
  const board = rows.map((row) => row.map((square) => (pieces.get(square) ?? '.').padStart(width)).join(' ')).join('\n');
  const played = moves.length > 0 ? `<p>${escaped(moves.join(' '))}</p>\n` : '';
  return `<pre>${escaped(board)}</pre>\n${played}${linkHtml(link, t().builder.wholePage(game.name))}`;
}
