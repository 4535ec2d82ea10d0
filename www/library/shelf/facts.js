// The facts about a game that lists show and search, read from its session.

import { findGame } from '../../games/index.js';
import { formatLink } from '../../links/link.js';
import { formatPlayers } from '../../links/kinds.js';
import { printOf } from './print.js';

/** @import { Ending, Session, TableState } from '../../types.js' */
/** @import { Head, Result } from './types.js' */

/** The number of moves that are searched as the opening. */
const OPENING = 12;

/**
 * The facts of a game: its end, its moves, and its fingerprint. The session stays at the end of the main line.
 *
 * @param {string} game
 * @param {Session} session
 * @param {{ ending?: Ending | null | undefined, fallen?: number | null }} ended how players or the clock have ended it
 * @returns {Pick<Head, 'result' | 'plies' | 'final' | 'opening' | 'print'>}
 */
export function factsOf(game, session, { ending = null, fallen = null } = {}) {
  const { ids, main } = session.tree(0);
  session.goTo(ids[main - 1] ?? 0);
  const { moves } = session.history(0, true);
  const { over, winners, scores, players } = session.status();
  const loser = fallen ?? ending;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== loser);
  /** @type {Result | null} */
  const result = over ? { winners, scores, isPlayedOut: true } : loser !== null ? { winners: others, scores, isPlayedOut: false } : null;
  return {
    result,
    plies: moves.length,
    final: session.position(),
    opening: moves.slice(0, OPENING).join(' '),
    print: printOf([game, session.first(), moves.join(' ')]),
  };
}

/**
 * The link of a game in the library: the whole game, shown at its end, and no game by link any more.
 *
 * @param {TableState} state
 */
export function shelfLink(state) {
  return formatLink({ ...state, match: null, at: null });
}

/**
 * The key of the start and the players of a game.
 *
 * @param {TableState} state
 */
export function startKey({ game, seed, position, options, playerKinds, clock }) {
  const time = clock ? `${clock.base}+${clock.increment}` : '';
  return printOf([game, String(seed), position ?? '', JSON.stringify(Object.entries(options).sort()), formatPlayers(playerKinds ?? findGame(game)?.playerKinds ?? []), time]);
}
