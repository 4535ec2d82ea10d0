// Says how a link relates to the game by link that is known here. Loaded where they differ.

import { libraryWords } from '../../library/failures.ts';
import { openTableLink } from '../../links/address.ts';
import { formatLink } from '../../links/link.ts';
import { make } from '../../ui/dom.ts';
import { linkWords, loadErrors } from '../../words/errors/index.ts';
import { t } from '../../words/index.ts';
import { tableLink } from './links.ts';
import type { ResolvedTable } from '../../library/resolve.ts';
import type { Services } from '../screen.ts';
import type { Table } from '../../table/table.ts';

/** Says how a link relates to the stored game by link. */
export async function notifyComparison(
  { comparison, isOtherGame, requested }: ResolvedTable,
  table: Table,
  { notice, isCurrent }: Services,
) {
  const words = isOtherGame ? await libraryWords() : await loadErrors().then(linkWords);
  if (!isCurrent()) return;
  if (!words) {
    notice(t().library.gameIsKept);
  } else if ('anotherGame' in words) {
    notice(words.anotherGame);
  } else if (comparison?.kind === 'older') {
    notice(words.matches.older(comparison.ply));
  } else if (comparison?.kind === 'other') {
    const openTheirs = () =>
      openTableLink({ link: formatLink({ ...requested, match: null }), isSecret: tableLink(table).isSecret });
    const button = make('button', { type: 'button', class: 'second', onclick: openTheirs }, words.matches.lookAtTheirs);
    notice(words.matches.differs(comparison.move), button);
  }
}
