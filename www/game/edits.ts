// The edits of a tree of moves, to be undone and redone.

import { isTrap } from '../core/fault.ts';
import { ROOT } from './tree.ts';
import type { Session, Tree } from '../core/bindings.ts';

/** The number of edits that can be undone. */
const MOST = 500;

/** A tree of moves without the ids of its nodes, which change when it is restored. */
export interface Copy {
  /** Of each node its parent, by its place; -1 for the first position. */
  parents: number[];
  moves: string[];
  notes: string[];
  marks: string[];
  /** The place of the current node. */
  current: number;
}

/** Copies a tree. */
export function copyOf({ parents, moves, notes, marks, current }: Tree): Copy {
  return { parents: [...parents], moves: [...moves], notes: [...notes], marks: [...marks], current };
}

/** Whether two trees have the same moves, comments and marks, in the same order. */
export function isSameTree(one: Copy, other: Copy) {
  return contentOf(one) === contentOf(other);
}

/**
 * Makes the tree of a session that of a copy of the same game, and touches only what differs. A move that is not legal
 * is left out with all that follow it. Returns the number of nodes that were.
 */
export function restore(session: Session, { parents, moves, notes, marks, current }: Copy) {
  const now = session.tree(ROOT);
  const [have, want] = [childrenOf(now.parents), childrenOf(parents)];
  /** The node of each place; null where there is none. */
  const nodes: (number | null)[] = moves.map((_, place) => (place === 0 ? ROOT : null));
  /** Places of the copy, each with that of its node in the tree as it was; -1 for a new node. */
  const open = [{ place: 0, from: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, from } = next;
    const node = nodes[place] ?? ROOT;
    const [note = '', marked = ''] = [notes[place], marks[place]];
    if (note !== (now.notes[from] ?? '') || marked !== (now.marks[from] ?? '')) session.annotate(node, note, marked);
    const after = want[place] ?? [];
    const isWanted = (child: number) => after.some((other) => moves[other] === now.moves[child]);
    const kept = (have[from] ?? []).filter(isWanted);
    // What is added comes last, so that nothing stays after the first difference.
    const same = kept.findIndex((child, n) => now.moves[child] !== moves[after[n] ?? -1]);
    if (same >= 0) kept.length = same;
    for (const child of have[from] ?? []) if (!kept.includes(child)) session.deleteNode(now.ids[child] ?? ROOT);
    for (const [n, child] of after.entries()) {
      const stays = kept[n];
      const id = stays === undefined ? playAfter(session, node, moves[child] ?? '') : (now.ids[stays] ?? null);
      nodes[child] = id;
      if (id !== null) open.push({ place: child, from: stays ?? -1 });
    }
  }
  session.goTo(nodes[current] ?? ROOT);
  return nodes.filter((node) => node === null).length;
}

/** The places of the children of each node. */
function childrenOf(parents: ArrayLike<number>) {
  const children: number[][] = Array.from(parents, () => []);
  for (let place = 1; place < parents.length; place += 1) children[parents[place] ?? 0]?.push(place);
  return children;
}

/** Plays a move after a node. Returns its node; null when it is not legal. */
function playAfter(session: Session, parent: number, move: string) {
  session.goTo(parent);
  try {
    return session.playVariation(move);
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  }
}

/** The edits of one tree. */
export class Edits {
  #past: Copy[] = [];
  #future: Copy[] = [];
  #now;
  /** What the last edit was about; the next one about the same is part of it. */
  #topic = '';

  constructor(now: Copy) {
    this.#now = now;
  }

  /** The tree as it was last noted. */
  get now() {
    return this.#now;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Notes the tree after something may have changed. Returns whether it was edited; going to another position is no
   * edit.
   *
   * @param topic edits of the same topic, such as the letters of one comment, are undone together
   */
  note(now: Copy, topic = '') {
    const isEdited = !isSameTree(now, this.#now);
    if (isEdited) {
      if (topic === '' || topic !== this.#topic) this.#past.push(this.#now);
      if (this.#past.length > MOST) this.#past.shift();
      this.#future = [];
    }
    if (isEdited || now.current !== this.#now.current) this.#topic = topic;
    this.#now = now;
    return isEdited;
  }

  /** Takes the last edit back. Returns the tree before it; null when there is none. */
  undo() {
    return this.#step(this.#past, this.#future);
  }

  /** Makes the last edit that was taken back again. Returns the tree after it; null when there is none. */
  redo() {
    return this.#step(this.#future, this.#past);
  }

  #step(from: Copy[], to: Copy[]) {
    const next = from.pop();
    if (!next) return null;
    to.push(this.#now);
    this.#now = next;
    this.#topic = '';
    return next;
  }
}

function contentOf({ parents, moves, notes, marks }: Copy) {
  return JSON.stringify([parents, moves, notes, marks]);
}
