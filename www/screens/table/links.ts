// The links to a table, and whether they reveal hidden information.

import { isSecret } from '../../game/hands.ts';
import { formatLink, reviewLink } from '../../links/link.ts';
import type { TableLink } from '../../links/address.ts';
import type { Table } from '../../table/table.ts';

/** The link to the table, and whether it reveals hidden information. */
export function tableLink({ link, sight }: Pick<Table, 'link' | 'sight'>): TableLink {
  return { link: formatLink(link), isSecret: isSecret(sight) };
}

/** The link to the review of the game. */
export function reviewOf({ link, sight }: Pick<Table, 'link' | 'sight'>): TableLink {
  return { link: reviewLink(link), isSecret: isSecret(sight) };
}

/** The link for spectators. */
export function publicLink({ publicLink: link }: Pick<Table, 'publicLink'>) {
  return formatLink(link);
}

/** The address of the embed builder for this table; for a new game if the table is secret. */
export function builderLink({
  link: state,
  sight,
  publicLink: publicState,
}: Pick<Table, 'link' | 'sight' | 'publicLink'>) {
  const isNew = state.moves.length === 0 && state.position === null;
  const shared = !isSecret(sight) ? state : isNew ? { ...state, seed: null, match: null } : publicState;
  return formatLink(shared).replace(`#/${state.game}`, `#/${state.game}/embed`);
}

/** The link of the game as a study. Only a game that hides nothing has one. */
export function studyLink({ link: state }: Pick<Table, 'link'>) {
  return formatLink({ ...state, clock: null, ending: null, match: null }).replace(
    `#/${state.game}`,
    `#/${state.game}/study`,
  );
}

/** The link of the position alone; null when a position would reveal hands. */
export function positionLink({ link: state, sight: { game, snapshot } }: Pick<Table, 'link' | 'sight'>) {
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
