// Addresses that are followed: fragments of this page and nothing else. A text from a message, a link or the browser's
// storage could be the address of a script or of another site.

import { Fault } from '../core/fault.js';

/**
 * The text, where it is the fragment of a screen of this page; null for every other address. A fragment leaves the page
 * where it is, whatever follows its first two characters.
 *
 * @param {unknown} text
 */
export function fragmentOf(text) {
  return typeof text === 'string' && text.startsWith('#/') ? text : null;
}

/**
 * Goes to a screen of this page; throws an error where the address is none.
 *
 * @param {unknown} address
 */
export function follow(address) {
  location.assign(demand(address));
}

/**
 * Goes to a screen of this page, in the place of the one that is shown; throws an error where the address is none.
 *
 * @param {unknown} address
 */
export function followInstead(address) {
  location.replace(demand(address));
}

/** @param {unknown} address */
function demand(address) {
  const fragment = fragmentOf(address);
  if (fragment === null) throw new Fault('noFragment');
  return fragment;
}
