// The table that the builder puts into another page: its problems, and its text for readers without scripts.

import { explain } from '../../core/messages.ts';
import { makeYielder } from '../../core/yielder.ts';
import { publicPosition } from '../../game/hands.ts';
import { startSession } from '../../links/opener.ts';
import { Geometry } from '../../ui/board/geometry.ts';
import { sizeOf } from '../../ui/board/layout.ts';
import { escaped, linkHtml } from './html.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';

/** The problem of a table in words, and the position that it shows. */
export async function replay(engine: Engine, game: GamePage, state: GameLink) {
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
      words = await explain(error);
    }
    return { words, board: publicPosition(game, session.position()) };
  } finally {
    session.free();
  }
}

/** The fallback for readers without scripts: the board as text, the moves, and a link to the page. */
export function fallback(game: GamePage, position: string, moves: string[], link: string) {
  const { files, ranks } = sizeOf(game, position);
  const pieces = game.pieces(position);
  const rows = new Geometry({ files, ranks, cell: 1 }).rows();
  const width = Math.max(1, ...[...pieces.values()].map((piece) => piece.length));
  const board = rows
    .map((row) => row.map((square) => (pieces.get(square) ?? '.').padStart(width)).join(' '))
    .join('\n');
  const played = moves.length > 0 ? `<p>${escaped(moves.join(' '))}</p>\n` : '';
  return `<pre>${escaped(board)}</pre>\n${played}${linkHtml(link, dialogWords().builder.wholePage(game.name))}`;
}
