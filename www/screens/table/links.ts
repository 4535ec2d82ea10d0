// The links to a table, and whether they reveal hidden information.

import { isSecret } from '../../game/hands.ts';
import { formatLink, reviewLink } from '../../links/link.ts';
import type { Play } from '../../game/play.ts';
import type { TableLink } from '../../links/address.ts';

/** The link to the table, and whether it reveals hidden information. */
export function tableLink({ state, sight }: Pick<Play, 'state' | 'sight'>): TableLink {
  return { link: formatLink(state), isSecret: isSecret(sight) };
}

/** The link to the review of the game. */
export function reviewOf({ state, sight }: Pick<Play, 'state' | 'sight'>): TableLink {
  return { link: reviewLink(state), isSecret: isSecret(sight) };
}

/** The link for spectators. */
export function publicLink({ publicState }: Pick<Play, 'publicState'>) {
  return formatLink(publicState);
}

/** The address of the embed builder for this table; for a new game if the table is secret. */
export function builderLink({ state, sight, publicState }: Pick<Play, 'state' | 'sight' | 'publicState'>) {
  const isNew = state.moves.length === 0 && state.position === null;
  const shared = !isSecret(sight) ? state : isNew ? { ...state, seed: null, match: null } : publicState;
  return formatLink(shared).replace(`#/${state.game}`, `#/${state.game}/embed`);
}

/** The link of the game as a study. Only a game that hides nothing has one. */
export function studyLink({ state }: Pick<Play, 'state'>) {
  return formatLink({ ...state, clock: null, ending: null, match: null }).replace(
    `#/${state.game}`,
    `#/${state.game}/study`,
  );
}

/** The link of the position alone; null when a position would reveal hands. */
export function positionLink({ state, sight: { game, snapshot } }: Pick<Play, 'state' | 'sight'>) {
  if (game.hands) return null;
  // A resignation belongs to the game, not to the position; the position alone can be played on from.
  return formatLink({
    ...state,
    seed: null,
    position: snapshot.position,
    moves: [],
    clock: null,
    ending: null,
    match: null,
    at: null,
  });
}
