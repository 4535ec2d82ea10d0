// The tree of a game's moves: variations, comments and marks. Loaded by those who show more than the main line.

import type { Tree } from '../core/bindings.ts';
import type { Session } from '../core/bindings.ts';
import type { GameRecord } from './record.ts';

/** The id of the first position. */
export const ROOT = 0;

/** The notation of a square, of an arrow or a circle, and of marks. */
const SQUARE = String.raw`[a-u]([1-9]|1\d|2[01])`;
const SHAPE = String.raw`[GRYB](?<from>${SQUARE})(?!\k<from>(?=$| ))(${SQUARE})?`;
/** A judgement, then shapes and other numbers of PGN. The engine keeps the text as it is. */
const MARKS = new RegExp(String.raw`^(([!?]{1,2}|[□=∞])(?=$| ))?((^| )(\$\d+|${SHAPE})(?=$| ))*$`);

/** A position of the tree, with the move that leads to it. */
export interface Node {
  id: number;
  /** Empty for the first position. */
  move: string;
  /** The seat that played the move; null for the first position. */
  mover: number | null;
  /** The number of moves before the position. */
  ply: number;
  /** Null for the first position. */
  parent: Node | null;
  /** The main continuation, then the other variations. */
  children: Node[];
  /** Whether it is on the main line. */
  isMain: boolean;
  /** A comment; empty where there is none. */
  note: string;
  marks: Marks;
}

/**
 * Marks of a position. `judgement` is a symbol such as `!?`, empty where there is none. A shape has the letter of its
 * colour, as PGN has it (G, R, Y or B), and its squares: one that is highlighted, or the two ends of an arrow.
 */
export interface Marks {
  judgement: string;
  /** Other numbers of PGN, such as `$146`, which are kept. */
  numbers?: string[];
  shapes: { color: string; squares: string[] }[];
}

/**
 * The tree of the game at a table. The engine holds it; this reads and changes it. The id of a node stays the same
 * until the node is deleted. Methods with an id throw an error with the code `unknown-node` for any other one.
 *
 * Variations, comments and marks live as long as the game is open at the table: what the browser keeps, and what links
 * tell, is the main line.
 */
export class GameTree {
  #play;

  /** @param play the game at the table, whose snapshot changes with the current position */
  constructor(play: {
    readonly record: Pick<GameRecord, 'tree'>;
    edit<Result>(change: (session: Session) => Result): Result;
  }) {
    this.#play = play;
  }

  /** The whole tree as it is now. */
  read() {
    return nodesOf(this.#play.record.tree(ROOT));
  }

  /** Goes to a position of the tree. */
  goTo(id: number) {
    this.#play.edit((session) => session.goTo(id));
  }

  /**
   * Plays a move of an analysis: it becomes the last variation of the current position, unless it is one already.
   * Returns the id of the position that it leads to, which is the current one then.
   *
   * @throws an error when it is not legal; nothing changes then
   */
  playVariation(move: string) {
    return this.#play.edit((session) => session.playVariation(move));
  }

  /**
   * Moves the variation that a position is part of one place up. Returns false, and changes nothing, when it is on the
   * main line.
   */
  promote(id: number) {
    return this.#play.edit((session) => session.promote(id, false));
  }

  /**
   * Makes the line through a position the main line. Returns false, and changes nothing, when it is on the main line.
   */
  promoteToMainLine(id: number) {
    return this.#play.edit((session) => session.promote(id, true));
  }

  /**
   * Deletes a position and all that follow it. Where the current position is one of them, the one before them becomes
   * current.
   *
   * @throws an error with the code `root-node` for the first position
   */
  delete(id: number) {
    this.#play.edit((session) => session.deleteNode(id));
  }

  /**
   * Replaces the comment on a position and its marks. Empty ones remove them.
   *
   * @throws an error with the code `mark` when there is no such mark; nothing changes then
   */
  annotate(id: number, note: string, marks: Marks) {
    const text = formatMarks(marks);
    if (!isMarks(text))
      throw Object.assign(new Error(text), { code: 'mark', place: [], found: text, expected: [], args: {} });
    this.#play.edit((session) => session.annotate(id, note, text));
  }
}

/** The nodes of a tree from the engine's arrays. */
export function nodesOf({ ids, parents, moves, movers, notes, marks, main, current }: Tree) {
  /** All of them, in the order of the arrays. */
  const nodes: Node[] = [];
  for (const [index, id] of ids.entries()) {
    const parent = nodes[parents[index] ?? -1] ?? null;
    const mover = movers[index] ?? -1;
    const node: Node = {
      id,
      parent,
      children: [],
      isMain: index < main,
      move: moves[index] ?? '',
      mover: mover < 0 ? null : mover,
      ply: parent ? parent.ply + 1 : 0,
      note: notes[index] ?? '',
      marks: parseMarks(marks[index] ?? ''),
    };
    parent?.children.push(node);
    nodes.push(node);
  }
  return { nodes, root: nodes[0] ?? null, main: nodes.slice(0, main), current: nodes[current] ?? null };
}

/** Whether a text is that of marks. */
export function isMarks(text: string) {
  return MARKS.test(text);
}

/** The marks of a text of the engine: `!? Ge4 Rc2c4`. */
export function parseMarks(text: string): Marks {
  const items = text.split(' ');
  const isShape = (item: string) => /^[A-Z]/.test(item);
  const shapes = items
    .filter(isShape)
    .map((item) => ({ color: item.charAt(0), squares: item.match(/[a-z]\d+/g) ?? [] }));
  const numbers = items.filter((item) => item.startsWith('$'));
  return {
    judgement: items.find((item) => /^[^A-Z$]/.test(item)) ?? '',
    ...(numbers.length > 0 && { numbers }),
    shapes,
  };
}

/** The text of marks, as the engine has it. */
export function formatMarks({ judgement, numbers = [], shapes }: Marks) {
  return [judgement, ...numbers, ...shapes.map(({ color, squares }) => color + squares.join(''))]
    .filter(Boolean)
    .join(' ');
}
