// A study: the table on which it is played through, its tree of moves, and the edits that can be undone.

import { Edits, copyOf, restore, type Copy } from '../../game/edits.ts';
import { neighbourOf } from '../../game/outline.ts';
import { GameTree, ROOT, formatMarks, nodesOf, type Marks } from '../../game/tree.ts';
import type { Problem } from '../../links/problem.ts';
import type { GameLink } from '../../links/state.ts';
import type en from '../../words/study/en.ts';
import type { Table } from '../../table/table.ts';

export type Words = typeof en;

interface Listener {
  /** Another position is shown, or the tree has changed. */
  onShow: () => void;
  /** The tree has changed. */
  onEdit: () => void;
}

/** A study on a table. Whoever owns the table calls `update` whenever its state has changed. */
export class Study {
  #table;
  #words;
  #listener;
  /** Changes of the tree that may lead to another position, and those that do not. */
  #moves;
  #notes;
  #edits;
  #tree: ReturnType<typeof nodesOf>;

  constructor(
    table: Pick<Table, 'record' | 'snapshot' | 'link' | 'edit' | 'open' | 'say' | 'refresh'>,
    words: Words,
    listener: Listener,
  ) {
    this.#table = table;
    this.#words = words;
    this.#listener = listener;
    this.#moves = new GameTree({
      edit: (change) => table.edit(change),
      get record() {
        return table.record;
      },
    });
    this.#notes = new GameTree({
      edit: (change) => table.edit(change, false),
      get record() {
        return table.record;
      },
    });
    const tree = table.record.tree(ROOT);
    this.#tree = nodesOf(tree);
    this.#edits = new Edits(copyOf(tree));
  }

  /** The nodes of the tree. */
  get nodes() {
    return this.#tree.nodes;
  }

  get root() {
    return this.#tree.root!;
  }

  /** The current node. */
  get current() {
    return this.#tree.current ?? this.root;
  }

  get canUndo() {
    return this.#edits.canUndo;
  }

  get canRedo() {
    return this.#edits.canRedo;
  }

  /** The tree without ids. */
  get copy() {
    return this.#edits.now;
  }

  /**
   * Opens a study, and forgets the edits of the one before.
   *
   * @param state the game that it begins with
   * @param copy its tree; null for the game alone
   * @returns the problems of the state, and the number of nodes whose moves are not legal
   */
  open(state: GameLink, copy: Copy | null): { problems: Problem[]; missing: number } {
    const problems = this.#table.open(state);
    // A tree needs the first position that it was made for.
    const missing = copy && problems.length === 0 ? this.#table.edit((session) => restore(session, copy)) : 0;
    const tree = this.#table.record.tree(ROOT);
    this.#edits = new Edits(copyOf(tree));
    this.#tree = nodesOf(tree);
    this.#table.refresh();
    this.#listener.onShow();
    return { problems, missing };
  }

  /** Opens the study again in a new instance of the engine. */
  recover() {
    const { now } = this.#edits;
    this.#table.open({ ...this.#table.link, moves: [], at: null });
    this.#table.edit((session) => restore(session, now));
  }

  /**
   * Shows the tree as another tab has changed it, from where it is now if that is left. The edits before it can't be
   * undone: that would take back what the other tab has done.
   */
  follow(copy: Copy) {
    const { id } = this.current;
    this.#edits = new Edits(copy);
    this.#table.edit((session) => {
      restore(session, copy);
      if (session.tree(ROOT).ids.includes(id)) session.goTo(id);
    });
  }

  /**
   * Reads the tree after something may have changed.
   *
   * @param topic what the change was about
   */
  update(topic = '') {
    const tree = this.#table.record.tree(ROOT);
    this.#tree = nodesOf(tree);
    const isEdited = this.#edits.note(copyOf(tree), topic);
    // What is drawn belongs to the position that is current now.
    this.#table.refresh();
    this.#listener.onShow();
    if (isEdited) this.#listener.onEdit();
  }

  /** Goes to a node. */
  goTo(id: number) {
    if (id !== this.current.id) this.#moves.goTo(id);
  }

  /** Goes to a neighbour of the current node. */
  step(direction: Parameters<typeof neighbourOf>[1]) {
    this.goTo(neighbourOf(this.current, direction).id);
  }

  /** Adds a line of moves to the current position, and goes to its end. */
  playLine(line: string[]) {
    const before = this.nodes.length;
    this.#table.edit((session) => line.forEach((move) => session.playVariation(move)));
    const added = this.nodes.length - before;
    if (added > 0) this.#table.say(this.#words.added(added));
  }

  /** Takes the last edit back. */
  undo() {
    this.#restore(this.#edits.undo(), this.#words.undone);
  }

  /** Makes the last edit that was taken back again. */
  redo() {
    this.#restore(this.#edits.redo(), this.#words.redone);
  }

  /** Deletes the current move and all that follow it. */
  remove() {
    const { id } = this.current;
    if (id === ROOT) return;
    const before = this.nodes.length;
    this.#moves.delete(id);
    this.#table.say(this.#words.removed(before - this.nodes.length));
  }

  /** Moves the variation of the current node up, or makes it the main line. */
  promote(isToMainLine: boolean) {
    const { id } = this.current;
    const isDone = isToMainLine ? this.#moves.promoteToMainLine(id) : this.#moves.promote(id);
    this.#table.say(
      isDone ? (this.current.isMain ? this.#words.isMain : this.#words.promoted) : this.#words.isMainAlready,
    );
  }

  /** Replaces the comment on the current position. */
  comment(note: string) {
    const { id, marks } = this.current;
    this.#annotate(note, marks, `note ${id}`);
  }

  /** Changes the marks of the current position. */
  mark(marks: Partial<Marks>) {
    const { note, marks: before } = this.current;
    this.#annotate(note, { ...before, ...marks }, '');
  }

  /** Whether the tree is no more than its main line. */
  get isLine() {
    return this.nodes.every(({ isMain, note, marks }) => isMain && note === '' && formatMarks(marks) === '');
  }

  /** The moves of the current line up to the current node, in notation. */
  get line() {
    const { ply, moves } = this.#table.snapshot;
    return moves.slice(0, ply);
  }

  #annotate(note: string, marks: Marks, topic: string) {
    this.#notes.annotate(this.current.id, note, marks);
    this.update(topic);
  }

  #restore(copy: Copy | null, words: string) {
    if (copy === null) return;
    this.#table.edit((session) => restore(session, copy));
    // The history has noted this tree already, so that its edit is told here.
    this.#listener.onEdit();
    this.#table.say(words);
  }
}
