// The tree of a study in its link.

import { parseTree } from '../../game/treetext.js';
import { deflate, inflate } from '../../links/packed.js';

/** @import { Copy } from '../../game/edits.js' */

/** The most characters of a comment in a link, which anybody may have written. */
const LONGEST = 8000;

/**
 * Whether a tree can be read from a link.
 *
 * @param {Copy} copy
 */
export const isPackable = ({ notes }) => notes.every((note) => note.length <= LONGEST);

/**
 * Packs the text of a tree.
 *
 * @param {string} text
 */
export function packTree(text) {
  return deflate(new TextEncoder().encode(text));
}

/**
 * The tree of packed data; null if it is damaged.
 *
 * @param {string} data
 */
export async function unpackTree(data) {
  const { bytes, isDamaged } = await inflate(data);
  return isDamaged ? null : parseTree(new TextDecoder().decode(bytes), LONGEST);
}

/**
 * A link with further pairs.
 *
 * @param {string} link
 * @param {string[]} pairs
 */
export function withPairs(link, pairs) {
  return pairs.length === 0 ? link : `${link}${link.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
