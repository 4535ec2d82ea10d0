// Says how a link relates to the game by link that is known here. Loaded where they differ.

import { libraryWords } from '../../library/failures.js';
import { openTableLink } from '../../links/address.js';
import { formatLink } from '../../links/link.js';
import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { tableLink } from './links.js';

/** @import { ResolvedTable } from '../../library/resolve.js' */
/** @import { Services } from '../types.js' */
/** @import { Table } from './table.js' */

/**
 * Says how a link relates to the stored game by link.
 *
 * @param {ResolvedTable} resolved
 * @param {Table} table
 * @param {Services} services
 */
export function notifyComparison({ comparison, isOtherGame, requested }, table, { notice }) {
  if (isOtherGame) {
    void libraryWords().then((/** @type {typeof import('../../words/library/en.js').default | null} */ words) => notice(words ? words.anotherGame : t().problems.gameIsKept));
  } else if (comparison?.kind === 'older') {
    notice(t().matches.older(comparison.ply));
  } else if (comparison?.kind === 'other') {
    const openTheirs = () => openTableLink({ link: formatLink({ ...requested, match: null }), isSecret: tableLink(table.play).isSecret });
    const button = make('button', { type: 'button', class: 'second', onclick: openTheirs }, t().matches.lookAtTheirs);
    notice(t().matches.differs(comparison.move), button);
  }
}
