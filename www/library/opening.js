// What an address means beside the games that are kept: which game comes on the table, and whether it is a guest there.

import { relationOf, stateOf } from './kept.js';
import { meet } from '../links/match.js';
import { asSeenFrom } from '../links/kinds.js';

/** @import { Meeting } from '../links/match.js' */
/** @import { SavedMatch } from './storage.js' */
/** @import { TableState } from '../types.js' */

/**
 * The game that comes on the table.
 *
 * @typedef {object} Opening
 * @property {TableState} state
 * @property {TableState} wanted the game as it is wanted, where a game by link that is known is shown instead
 * @property {boolean} isGuest whether the game that is kept stays so until somebody plays on with this one
 * @property {Meeting | null} meeting what the link means for a game by link that is known
 * @property {string | null} arriving the last move, where somebody elsewhere has played it
 */

/**
 * Decides which game comes on the table.
 *
 * @param {object} facts
 * @param {TableState} facts.asked what the address says
 * @param {boolean} facts.isBare whether it names the table alone: then the game that is kept is on it
 * @param {boolean} facts.isDamaged whether not all of it was understood
 * @param {string | null} facts.kept the link of the game that is kept
 * @param {SavedMatch[]} facts.matches the games by link
 * @returns {Opening}
 */
export function opening({ asked, isBare, isDamaged, kept, matches }) {
  const keptState = stateOf(kept, asked.game);
  // What a link leaves out of the game that was kept, or has damaged, is as it was.
  const isWatched = asked.view !== undefined;
  const isKept = keptState !== null && !isWatched && (isBare || relationOf(keptState, asked) === 'same');
  // A damaged link changes nothing of a game by link: it is only looked at.
  const sound = isDamaged ? { ...asked, match: null } : asked;
  const wanted = isKept ? { ...keptState, at: isBare ? keptState.at : asked.at } : sound;
  const meeting = meetKnown(wanted, matches);
  const state = meeting?.state ?? wanted;
  const isNext = meeting !== null && keptState?.match?.id === wanted.match?.id;
  const arriving = meeting?.kind === 'new' && meeting.known < state.moves.length ? (state.moves.at(-1) ?? null) : null;
  return { state, wanted, isGuest: isWatched || (!isBare && kept !== null && !isKept && !isNext), meeting, arriving };
}

/**
 * What a link of a game by link means beside what is known of that game; null where nothing is.
 *
 * @param {TableState} link
 * @param {SavedMatch[]} matches
 * @returns {Meeting | null}
 */
function meetKnown(link, matches) {
  const { match } = link;
  const saved = match && matches.find(({ id }) => id === match.id);
  const known = stateOf(saved?.link ?? null, link.game);
  if (!saved || !known) return null;
  const meeting = meet(link, known);
  const { state } = meeting;
  const playerKinds = state.playerKinds && asSeenFrom(state.playerKinds, saved.seats);
  return { ...meeting, state: { ...state, playerKinds, match: { id: saved.id, from: saved.seats[0] ?? 0 } } };
}
