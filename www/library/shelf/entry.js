// Makes entries of the shelf: of a game at a table, and of the text of a study.

import { findGame } from '../../games/index.js';
import { replaySession } from '../../links/opener.js';
import { factsOf, shelfLink, startKey } from './facts.js';
import { headersOf, tableOf } from './headers.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { TableState } from '../../types.js' */
/** @import { Entry } from './types.js' */

/** The fewest moves of a game that is worth keeping before its end. */
const WORTH = 2;

/**
 * The entry of a game at a table; null for a game that is not to be kept: one with hardly a move, one that nobody here plays, and,
 * before its end, one with hidden hands or by link.
 *
 * @param {TableState} state
 * @param {Engine} engine
 * @param {{ id: string, when: number }} made
 * @returns {Entry | null}
 * @throws {Error} when its moves are not legal
 */
export function entryOfGame(state, engine, { id, when }) {
  const game = findGame(state.game);
  if (!game || state.view !== undefined || state.moves.length === 0) return null;
  const session = replaySession(game, state, engine);
  try {
    const { clock, ending } = state;
    const fallen = clock?.left?.findIndex((left) => left <= 0) ?? -1;
    const facts = factsOf(game.id, session, { ending, fallen: fallen < 0 ? null : fallen });
    const players = state.playerKinds ?? game.playerKinds;
    const isWorth = state.moves.length >= WORTH && players.includes('human') && state.match === null && !game.hands;
    if (facts.result === null && !isWorth) return null;
    const head = { id, kind: /** @type {const} */ ('game'), game: game.id, name: '', folder: '', created: when, changed: when, ...facts, players: [...players] };
    const start = facts.result === null ? startKey(state) : null;
    return { ...head, link: shelfLink(state), start, review: null, text: session.formatStudy(headersOf({ ...head, state })) };
  } finally {
    session.free();
  }
}

/**
 * The entry of the text of a study or a game, which is written anew by the engine.
 *
 * @param {object} study
 * @param {string} study.name the name that the reader gives; empty for that in the headers
 * @param {string} study.text
 * @param {[string, string][]} study.headers
 * @param {number} [study.line] the number of its first line in its file
 * @param {boolean} [study.isSalvaged] whether it is read as far as it is sound
 * @param {Engine} engine
 * @param {{ id: string, when: number }} made
 * @returns {Entry}
 * @throws {Error} with the line and the column, when the text is invalid
 */
export function entryOfText({ name, text, headers, line = 1, isSalvaged = false }, engine, { id, when }) {
  const session = isSalvaged ? engine.salvageStudy(text, line).session : engine.parseStudy(text, line);
  try {
    const written = session.formatStudy(headers);
    // The engine tells how the game begins; a damaged text may say something else.
    const { state, players, fallen, ...told } = tableOf(engine.splitStudies(written)[0]?.headers ?? [], session);
    const facts = factsOf(state.game, session, { ending: state.ending ?? null, fallen });
    const { notes, marks, ids, main } = session.tree(0);
    const isStudy = ids.length > main || notes.some(Boolean) || marks.some(Boolean);
    return {
      id,
      kind: isStudy ? 'study' : 'game',
      game: state.game,
      name: name || told.name,
      folder: told.folder,
      created: told.when ?? when,
      changed: told.when ?? when,
      ...facts,
      players,
      link: shelfLink(state),
      start: null,
      review: null,
      text: written,
    };
  } finally {
    session.free();
  }
}
