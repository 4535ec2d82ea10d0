// A tree of moves as it is read: lines of moves, and variations below the move that they replace.

import type { Node } from './tree.ts';

/**
 * A part of a line without variations in between. Lines of a depth follow each other; those of a greater depth are
 * variations.
 */
interface Block {
  depth: number;
  nodes: Node[];
}

/**
 * The blocks of a tree in reading order. A move is followed by the variations that could be played instead of it, and
 * those by the rest of its line.
 */
export function blocksOf(root: Node): Block[] {
  const blocks: Block[] = [];
  // The beginnings of lines that are still to be read, the next one last.
  const [first] = root.children;
  const open = first ? [{ node: first, depth: 0 }] : [];
  for (let begin = open.pop(); begin; begin = open.pop()) {
    const { depth } = begin;
    const nodes: Node[] = [];
    for (let node = begin.node as Node | undefined; node; node = node.children[0]) {
      nodes.push(node);
      const [main, ...others] = node.parent?.children ?? [];
      if (node !== main || others.length === 0) continue;
      const [next] = node.children;
      if (next) open.push({ node: next, depth });
      open.push(...[...others].reverse().map((other) => ({ node: other, depth: depth + 1 })));
      break;
    }
    blocks.push({ depth, nodes });
  }
  return blocks;
}

/**
 * The number of the round in which each node was played, by its id: a new round begins with the seat that comes first
 * again.
 *
 * @param nodes in an order in which parents come first
 */
export function roundsOf(nodes: Node[]) {
  const rounds = new Map<number, number>();
  for (const { id, parent, mover } of nodes) {
    const before = parent?.mover ?? null;
    const isNew = mover !== null && (before === null || mover <= before);
    rounds.set(id, (parent ? (rounds.get(parent.id) ?? 0) : 0) + Number(isNew));
  }
  return rounds;
}

/**
 * The node that a key leads to: back and on along the line, up and down among the variations of a move, and to both
 * ends of the line.
 */
export function neighbourOf(node: Node, direction: 'back' | 'on' | 'up' | 'down' | 'first' | 'last') {
  const siblings = node.parent?.children ?? [node];
  const place = siblings.indexOf(node);
  switch (direction) {
    case 'back':
      return node.parent ?? node;
    case 'on':
      return node.children[0] ?? node;
    case 'up':
      return siblings[place - 1] ?? node;
    case 'down':
      return siblings[place + 1] ?? node;
    case 'first':
      return endOf(node, ({ parent }) => parent);
    case 'last':
      return endOf(node, ({ children }) => children[0] ?? null);
  }
}

function endOf(node: Node, next: (node: Node) => Node | null) {
  let end = node;
  for (let other = next(end); other; other = next(end)) end = other;
  return end;
}
