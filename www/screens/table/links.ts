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

/** The link of the game as a study. Only a game that hides nothing has one. */
export function studyLink({ link: state }: Pick<Table, 'link'>) {
  return formatLink({ ...state, clock: null, ending: null, match: null }).replace(
    `#/${state.game}`,
    `#/${state.game}/study`,
  );
}
