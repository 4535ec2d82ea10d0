// The tree of a study in its link.

import { parseTree } from '../../game/treetext.js';
import { deflate, inflate } from '../../links/packed.js';

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
  return isDamaged ? null : parseTree(new TextDecoder().decode(bytes));
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
