// The address of the page and the entries of the browser's history.
//
// A link contains the deal of a game, and so every hand. While a game with hidden hands goes on, the address therefore
// names the game alone, and the link is in the state of the history entry, which survives a reload but is not copied
// with the address.

import { make, type Child } from '../ui/dom.ts';
import { openFragment, fragmentOf } from './fragment.ts';

/** The link to a table, and whether it must not appear in the address because it reveals hidden hands. */
export interface TableLink {
  link: string;
  isSecret: boolean;
}

/** The link of the current history entry. */
export function currentLink() {
  const link = fragmentOf(history.state?.link);
  return link !== null && gameAddressOf(link) === location.hash ? link : location.hash;
}

/**
 * Replaces the current history entry by a table. Browsers refuse many changes in a short time, and some throw then.
 *
 * @returns whether it is replaced
 */
export function replaceAddress(table: TableLink) {
  const { state, address } = historyEntryOf(table);
  const isShown = () => currentLink() === table.link && location.hash === address;
  try {
    if (!isShown()) history.replaceState(state, '', address);
  } catch {
    // As if it had been ignored.
  }
  return isShown();
}

/** Opens a table as a new history entry. */
export function openTableLink(table: TableLink) {
  if (!table.isSecret) return openFragment(table.link);
  const { state, address } = historyEntryOf(table);
  history.pushState(state, '', address);
  // `pushState` fires no event.
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Makes an anchor that opens a table, without a secret link in its `href`. */
export function anchorTo(table: TableLink, attributes: Record<string, string>, ...children: Child[]) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTableLink(table);
  };
  return make(
    'a',
    { ...attributes, href: fragmentOf(historyEntryOf(table).address), onclick: table.isSecret ? open : null },
    ...children,
  );
}

/** Listens to navigation within the browser's history, and to changes of the address by hand. */
export function listenToNavigation(onNavigate: () => void) {
  addEventListener('hashchange', onNavigate);
  // Between two entries with the same address only `popstate` fires.
  addEventListener('popstate', onNavigate);
}

function historyEntryOf({ link, isSecret }: TableLink) {
  return isSecret ? { state: { link }, address: gameAddressOf(link) } : { state: null, address: link };
}

/** The address that names only the game of a link. */
function gameAddressOf(link: string) {
  return link.split('?')[0] ?? link;
}
