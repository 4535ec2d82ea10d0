// The moves of a game and the current position. The only module of a table that queries the engine's session.

/** @import { Session, Status } from '../types.js' */

export class GameRecord {
  #session;
  #first;
  /** All moves of the current line. */
  #history;
  /** The moves of the main line as links have them, and the number of moves that the current line shares with it. */
  #main;
  /** @type {{ position: string, ply: number, status: Status }} */
  #now;
  /** @type {string[] | null} Read when needed: there may be thousands. */
  #legal = null;

  /** @param {Session} session a game as far as it has been played, which the record owns from now on */
  constructor(session) {
    this.#session = session;
    this.#first = session.first();
    this.#history = session.history(0, false);
    this.#main = { sealed: this.#history.sealed, shared: Infinity };
    this.#now = this.#read();
  }

  /** The position that the game began with. */
  get first() {
    return this.#first;
  }

  get position() {
    return this.#now.position;
  }

  /**
   * The position after `ply` moves of the current line.
   *
   * @param {number} ply
   */
  positionAt(ply) {
    this.#session.seek(ply);
    const position = this.#session.position();
    this.#session.seek(this.#now.ply);
    return position;
  }

  /** The number of moves before the position. */
  get ply() {
    return this.#now.ply;
  }

  /** The number of players, the seat to move, the winners and the scores. */
  get status() {
    return this.#now.status;
  }

  /** All moves of the current line, those after the position included, and the seats that played them. */
  get history() {
    const { moves, movers } = this.#history;
    return { moves, movers };
  }

  /** The moves of the main line as links have them, without what only their players may know. */
  get sealed() {
    return this.#main.sealed;
  }

  /** The number of moves before the last position of the main line that is on the way to the current one. */
  get mainPly() {
    return Math.min(this.#now.ply, this.#main.shared);
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
   * Plays a move, which becomes the last one of the main line. What followed the position before stays in the tree of moves as
   * a variation.
   *
   * @param {string} move
   * @param {boolean} isSealed whether it is written as in a link
   * @throws {Error} when it is not legal; nothing changes then
   */
  play(move, isSealed) {
    const { ply } = this.#now;
    if (isSealed) this.#session.replay(move);
    else this.#session.play(move);
    const { moves, sealed, movers } = this.#history;
    const added = this.#session.history(ply, false);
    const history = {
      moves: [...moves.slice(0, ply), ...added.moves],
      sealed: [...sealed.slice(0, ply), ...added.sealed],
      movers: [...movers.slice(0, ply), ...added.movers],
    };
    // Nothing has changed before, so that a trap leaves the record as it was.
    this.#now = this.#read();
    this.#history = history;
    this.#main = { sealed: history.sealed, shared: Infinity };
  }

  /**
   * Goes to the position after `ply` moves of the current line.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#session.seek(ply);
    this.#now = this.#read();
  }

  /**
   * A node of the tree of moves with all that follow it (see `tree.js`).
   *
   * @param {number} node
   */
  tree(node) {
    return this.#session.tree(node);
  }

  /**
   * Changes the tree of moves (see `tree.js`), and reads the lines again.
   *
   * @template Result
   * @param {(session: Session) => Result} change
   */
  edit(change) {
    const result = change(this.#session);
    const history = this.#session.history(0, false);
    const { moves, sealed } = this.#session.history(0, true);
    const fork = moves.findIndex((move, ply) => move !== history.moves[ply]);
    this.#now = this.#read();
    this.#history = history;
    // Where the lines do not part, the current one may still be longer.
    this.#main = { sealed, shared: fork < 0 ? moves.length : fork };
    return result;
  }

  /**
   * The position that a move leads to.
   *
   * @param {string} move
   * @throws {Error} when it is not legal
   */
  after(move) {
    return this.#session.after(move);
  }

  /**
   * The parts of what a move would score, or why it is not legal.
   *
   * @param {string} move
   */
  explain(move) {
    return this.#session.explain(move);
  }

  /**
   * What the player on a seat may know of the position.
   *
   * @param {number} seat
   */
  view(seat) {
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

  #read() {
    this.#legal = null;
    return { position: this.#session.position(), ply: this.#session.ply(), status: this.#session.status() };
  }
}
