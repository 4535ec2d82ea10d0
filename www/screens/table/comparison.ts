// Says how a link relates to the game by link that is known here. Loaded where they differ.

import { libraryWords } from '../../library/failures.ts';
import { openTableLink } from '../../links/address.ts';
import { formatLink } from '../../links/link.ts';
import { make } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { tableLink } from './links.ts';
import type { ResolvedTable } from '../../library/resolve.ts';
import type en from '../../words/library/en.ts';
import type { Services } from '../screen.ts';
import type { Table } from '../../table/table.ts';

/** Says how a link relates to the stored game by link. */
export function notifyComparison(
  { comparison, isOtherGame, requested }: ResolvedTable,
  table: Table,
  { notice }: Services,
) {
  if (isOtherGame) {
    void libraryWords().then((words: typeof en | null) => notice(words ? words.anotherGame : t().problems.gameIsKept));
  } else if (comparison?.kind === 'older') {
    notice(t().matches.older(comparison.ply));
  } else if (comparison?.kind === 'other') {
    const openTheirs = () =>
      openTableLink({ link: formatLink({ ...requested, match: null }), isSecret: tableLink(table).isSecret });
    const button = make('button', { type: 'button', class: 'second', onclick: openTheirs }, t().matches.lookAtTheirs);
    notice(t().matches.differs(comparison.move), button);
  }
}
