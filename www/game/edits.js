// The edits of a tree of moves, to be undone and redone.

import { isTrap } from '../core/fault.js';
import { ROOT } from './tree.js';

/** @import { Session, Tree } from '../types.js' */

/** The number of edits that can be undone. */
const MOST = 500;

/**
 * A tree of moves without the ids of its nodes, which change when it is restored.
 *
 * @typedef {object} Copy
 * @property {number[]} parents of each node its parent, by its place; -1 for the first position
 * @property {string[]} moves
 * @property {string[]} notes
 * @property {string[]} marks
 * @property {number} current the place of the current node
 */

/**
 * Copies a tree.
 *
 * @param {Tree} tree
 * @returns {Copy}
 */
export function copyOf({ parents, moves, notes, marks, current }) {
  return { parents: [...parents], moves: [...moves], notes: [...notes], marks: [...marks], current };
}

/**
 * Whether two trees have the same moves, comments and marks, in the same order.
 *
 * @param {Copy} one
 * @param {Copy} other
 */
export function isSameTree(one, other) {
  return contentOf(one) === contentOf(other);
}

/**
 * Replaces the tree of a session by a copy of the same game. A move that is not legal is left out with all that follow it. Returns
 * the number of nodes that were.
 *
 * @param {Session} session
 * @param {Copy} copy
 */
export function restore(session, { parents, moves, notes, marks, current }) {
  const { ids, parents: from } = session.tree(ROOT);
  ids.forEach((id, place) => place > 0 && from[place] === 0 && session.deleteNode(id));
  /** @type {(number | null)[]} The node of each place; null where there is none. */
  const nodes = [];
  for (const [place, move] of moves.entries()) {
    const parent = nodes[parents[place] ?? -1] ?? null;
    const node = place === 0 ? ROOT : parent === null ? null : playAfter(session, parent, move);
    nodes.push(node);
    if (node !== null) session.annotate(node, notes[place] ?? '', marks[place] ?? '');
  }
  session.goTo(nodes[current] ?? ROOT);
  return nodes.filter((node) => node === null).length;
}

/**
 * Plays a move after a node. Returns its node; null when it is not legal.
 *
 * @param {Session} session
 * @param {number} parent
 * @param {string} move
 */
function playAfter(session, parent, move) {
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
  /** @type {Copy[]} */
  #past = [];
  /** @type {Copy[]} */
  #future = [];
  #now;
  /** What the last edit was about; the next one about the same is part of it. */
  #topic = '';

  /** @param {Copy} now */
  constructor(now) {
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
   * Notes the tree after something may have changed. Returns whether it was edited; going to another position is no edit.
   *
   * @param {Copy} now
   * @param {string} [topic] edits of the same topic, such as the letters of one comment, are undone together
   */
  note(now, topic = '') {
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

  /**
   * @param {Copy[]} from
   * @param {Copy[]} to
   */
  #step(from, to) {
    const next = from.pop();
    if (!next) return null;
    to.push(this.#now);
    this.#now = next;
    this.#topic = '';
    return next;
  }
}

/** @param {Copy} copy */
function contentOf({ parents, moves, notes, marks }) {
  return JSON.stringify([parents, moves, notes, marks]);
}
