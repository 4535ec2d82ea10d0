// The address of the page: which table this step of the browser's history stands for.
//
// A link tells the deal of a game, and so every hand. Where hands are hidden the address names the game alone while
// that goes on; the link is kept with the step of the history, which survives a reload and is copied by nobody who
// copies the address.

import { make } from '../ui/dom.js';
import { follow, fragmentOf } from './follow.js';

/**
 * Where a table is found: its link, and whether that tells what nobody may see yet.
 *
 * @typedef {{ link: string, isSecret: boolean }} Way
 */

/** The link that the page stands for now. */
export function linkHere() {
  const link = fragmentOf(history.state?.link);
  return link !== null && nameOf(link) === location.hash ? link : location.hash;
}

/**
 * Puts what is on the table into the address, as the same step of the browser's history.
 *
 * @param {Way} way
 */
export function showWay(way) {
  const { state, address } = stepOf(way);
  if (linkHere() !== way.link || location.hash !== address) history.replaceState(state, '', address);
}

/**
 * Opens a table as a new step of the browser's history.
 *
 * @param {Way} way
 */
export function followWay(way) {
  if (!way.isSecret) return follow(way.link);
  const { state, address } = stepOf(way);
  history.pushState(state, '', address);
  // The browser says nothing of steps that a page makes itself.
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/**
 * A link to a table, whose address tells no more than it may.
 *
 * @param {Way} way
 * @param {Record<string, string>} attributes
 * @param {...import('../ui/dom.js').Child} children
 */
export function anchorTo(way, attributes, ...children) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    followWay(way);
  };
  return make('a', { ...attributes, href: fragmentOf(stepOf(way).address), onclick: way.isSecret ? open : null }, ...children);
}

/**
 * Calls back where the browser goes to another step of its history, or the address is changed by hand.
 *
 * @param {() => void} onStep
 */
export function listenToSteps(onStep) {
  addEventListener('hashchange', onStep);
  // Two tables of one game may have the same address.
  addEventListener('popstate', onStep);
}

/** @param {Way} way */
function stepOf({ link, isSecret }) {
  return isSecret ? { state: { link }, address: nameOf(link) } : { state: null, address: link };
}

/**
 * The address that names the game of a link and nothing of its table.
 *
 * @param {string} link
 */
function nameOf(link) {
  return link.split('?')[0] ?? link;
}
