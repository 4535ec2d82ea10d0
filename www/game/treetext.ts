// The text of a tree of moves, for links and for the browser's storage: JSON that is short where moves follow each
// other.

import { isMarks } from './tree.ts';
import type { Copy } from './edits.ts';

/** The most nodes: the most moves of the engine, and the first position. */
const MOST = 20_001;

/**
 * Formats a tree: the place of the current node, then each node as its move, how many places before it its parent is,
 * its comment and its marks. A node of nothing but a move after the one before is a string.
 */
export function formatTree({ parents, moves, notes, marks, current }: Copy) {
  const nodes = moves.map((move, place) => {
    const back = place === 0 ? 0 : place - (parents[place] ?? 0);
    const parts = [move, back, notes[place] ?? '', marks[place] ?? ''];
    // The move is never left out.
    const usual = [null, 1, '', ''];
    while (parts.at(-1) === usual[parts.length - 1]) parts.pop();
    return parts.length === 1 ? move : parts;
  });
  return JSON.stringify([current, ...nodes]);
}

/**
 * Parses a tree; null if the text is none. Whether its moves are legal is not checked.
 *
 * @param longest the most characters of a comment
 */
export function parseTree(text: string, longest: number = Infinity): Copy | null {
  const [current, ...nodes] = listOf(text);
  const copy: Copy = { parents: [], moves: [], notes: [], marks: [], current: 0 };
  if (nodes.length === 0 || nodes.length > MOST) return null;
  for (const [place, node] of nodes.entries()) {
    const [move, back = 1, note = '', marks = ''] = Array.isArray(node) ? node : [node];
    const isText = typeof move === 'string' && typeof note === 'string' && typeof marks === 'string';
    const isPlaced = place === 0 ? back === 0 : Number.isInteger(back) && back > 0 && back <= place;
    if (!isText || !isPlaced || (move === '') !== (place === 0) || note.length > longest || !isMarks(marks))
      return null;
    copy.parents.push(place - (place === 0 ? 1 : back));
    copy.moves.push(move);
    copy.notes.push(note);
    copy.marks.push(marks);
  }
  if (Number.isInteger(current) && current >= 0 && current < nodes.length) copy.current = current;
  return copy;
}

function listOf(text: string): any[] {
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
