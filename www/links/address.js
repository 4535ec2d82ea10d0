// The address of the page and the entries of the browser's history.
//
// A link contains the deal of a game, and so every hand. While a game with hidden hands goes on, the address therefore names the
// game alone, and the link is in the state of the history entry, which survives a reload but is not copied with the address.

import { make } from '../ui/dom.js';
import { openFragment, fragmentOf } from './fragment.js';

/**
 * The link to a table, and whether it must not appear in the address because it reveals hidden hands.
 *
 * @typedef {{ link: string, isSecret: boolean }} TableLink
 */

/** The link of the current history entry. */
export function currentLink() {
  const link = fragmentOf(history.state?.link);
  return link !== null && gameAddressOf(link) === location.hash ? link : location.hash;
}

/**
 * Replaces the current history entry by a table.
 *
 * @param {TableLink} table
 */
export function replaceAddress(table) {
  const { state, address } = historyEntryOf(table);
  if (currentLink() !== table.link || location.hash !== address) history.replaceState(state, '', address);
}

/**
 * Opens a table as a new history entry.
 *
 * @param {TableLink} table
 */
export function openTableLink(table) {
  if (!table.isSecret) return openFragment(table.link);
  const { state, address } = historyEntryOf(table);
  history.pushState(state, '', address);
  // `pushState` fires no event.
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/**
 * Makes an anchor that opens a table, without a secret link in its `href`.
 *
 * @param {TableLink} table
 * @param {Record<string, string>} attributes
 * @param {...import('../ui/dom.js').Child} children
 */
export function anchorTo(table, attributes, ...children) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openTableLink(table);
  };
  return make('a', { ...attributes, href: fragmentOf(historyEntryOf(table).address), onclick: table.isSecret ? open : null }, ...children);
}

/**
 * Listens to navigation within the browser's history, and to changes of the address by hand.
 *
 * @param {() => void} onNavigate
 */
export function listenToNavigation(onNavigate) {
  addEventListener('hashchange', onNavigate);
  // Between two entries with the same address only `popstate` fires.
  addEventListener('popstate', onNavigate);
}

/** @param {TableLink} table */
function historyEntryOf({ link, isSecret }) {
  return isSecret ? { state: { link }, address: gameAddressOf(link) } : { state: null, address: link };
}

/**
 * The address that names only the game of a link.
 *
 * @param {string} link
 */
function gameAddressOf(link) {
  return link.split('?')[0] ?? link;
}
