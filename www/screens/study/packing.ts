// The tree of a study in its link.

import { parseTree } from '../../game/treetext.ts';
import { deflate, inflate } from '../../links/packed.ts';
import type { Copy } from '../../game/edits.ts';

/** The maximum length of a comment in a link, which is untrusted. */
const MAX_COMMENT_LENGTH = 8000;

/** Whether a tree can be read from a link. */
export const isPackable = ({ notes }: Copy) => notes.every((note) => note.length <= MAX_COMMENT_LENGTH);

/** Packs the text of a tree. */
export function packTree(text: string) {
  return deflate(new TextEncoder().encode(text));
}

/** The tree of packed data; null if it is damaged. */
export async function unpackTree(data: string) {
  const { bytes, isDamaged } = await inflate(data);
  return isDamaged ? null : parseTree(new TextDecoder().decode(bytes), MAX_COMMENT_LENGTH);
}

/** A link with further pairs. */
export function withPairs(link: string, pairs: string[]) {
  return pairs.length === 0 ? link : `${link}${link.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
