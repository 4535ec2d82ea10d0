// The moves of a game and the current position. The only module of a table that queries the engine's session.

import type { Session, Status } from '../core/bindings.ts';

export class GameRecord {
  /** The position that the game began with. */
  readonly first: string;
  declare position: string;
  /** The number of moves before the position. */
  declare ply: number;
  /** The number of players, the seat to move, the winners and the scores. */
  declare status: Status;
  /** All moves of the current line, those after the position included, and the seats that played them. */
  history: { moves: string[]; movers: number[] };
  /** The moves of the main line as links have them, without what only their players may know. */
  sealed: string[];
  #session;
  /** The moves of the current line as links have them. */
  #sealedLine;
  /** The number of moves that the current line shares with the main line. */
  #shared = Infinity;
  /** Read when needed: there may be thousands. */
  #legal: string[] | null = null;

  /** @param session a game as far as it has been played, which the record owns from now on */
  constructor(session: Session) {
    this.#session = session;
    this.first = session.first();
    const { moves, movers, sealed } = session.history(0, false);
    this.history = { moves, movers };
    this.sealed = this.#sealedLine = sealed;
    this.#read();
  }

  /** The position after `ply` moves of the current line. */
  positionAt(ply: number) {
    return this.#at(ply, (session) => session.position());
  }

  /** The scores after `ply` moves of the current line. */
  scoresAt(ply: number) {
    return this.#at(ply, (session) => session.status().scores);
  }

  #at<Result>(ply: number, ask: (session: Session) => Result) {
    this.#session.seek(ply);
    const result = ask(this.#session);
    this.#session.seek(this.ply);
    return result;
  }

  /** The number of moves before the last position of the main line that is on the way to the current one. */
  get mainPly() {
    return Math.min(this.ply, this.#shared);
  }

  /** The legal moves. */
  get legal() {
    this.#legal ??= this.#session.legal();
    return this.#legal;
  }

  /** The parts of the scores. */
  get holdings() {
    return this.#session.holdings();
  }

  /**
   * Plays a move, which becomes the last one of the main line. What followed the position before stays in the tree of
   * moves as a variation.
   *
   * @param isSealed whether it is written as in a link
   * @throws an error when it is not legal; nothing changes then
   */
  play(move: string, isSealed: boolean) {
    const { ply } = this;
    if (isSealed) this.#session.replay(move);
    else this.#session.play(move);
    const { moves, movers } = this.history;
    const added = this.#session.history(ply, false);
    // Nothing has changed before, so that a trap leaves the record as it was.
    this.#read();
    this.history = {
      moves: [...moves.slice(0, ply), ...added.moves],
      movers: [...movers.slice(0, ply), ...added.movers],
    };
    this.sealed = this.#sealedLine = [...this.#sealedLine.slice(0, ply), ...added.sealed];
    this.#shared = Infinity;
  }

  /** Goes to the position after `ply` moves of the current line. */
  seek(ply: number) {
    this.#session.seek(ply);
    this.#read();
  }

  /** A node of the tree of moves with all that follow it (see `tree.ts`). */
  tree(node: number) {
    return this.#session.tree(node);
  }

  /** Changes the tree of moves (see `tree.ts`), and reads the lines again. */
  edit<Result>(change: (session: Session) => Result) {
    const result = change(this.#session);
    const line = this.#session.history(0, false);
    const main = this.#session.history(0, true);
    const fork = main.moves.findIndex((move, ply) => move !== line.moves[ply]);
    this.#read();
    this.history = { moves: line.moves, movers: line.movers };
    this.#sealedLine = line.sealed;
    this.sealed = main.sealed;
    // Where the lines do not part, the current one may still be longer.
    this.#shared = fork < 0 ? main.moves.length : fork;
    return result;
  }

  /**
   * The position that a move leads to.
   *
   * @throws an error when it is not legal
   */
  after(move: string) {
    return this.#session.after(move);
  }

  /** The parts of what a move would score, or why it is not legal. */
  explain(move: string) {
    return this.#session.explain(move);
  }

  /** What the player on a seat may know of the position. */
  view(seat: number) {
    return this.#session.view(seat);
  }

  /** What everybody has seen of the position. */
  publicText() {
    return this.#session.publicText();
  }

  /** The parts of what was scored before the position. */
  tally() {
    return this.#session.tally();
  }

  /** Frees the engine's session. */
  free() {
    this.#session.free();
  }

  /** Reads the position; nothing changes where the engine traps. */
  #read() {
    const now = { position: this.#session.position(), ply: this.#session.ply(), status: this.#session.status() };
    Object.assign(this, now);
    this.#legal = null;
  }
}
