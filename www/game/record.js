// What was played of a game, and the position that is looked at: the one place where a table asks the engine how it stands.

/** @import { Session, Status } from '../types.js' */

export class GameRecord {
  #session;
  #first;
  /** All moves, the same as a link tells them, and the seats that played them. */
  #history;
  /** @type {{ position: string, ply: number, status: Status }} */
  #now;
  /** @type {string[] | null} Asked for where somebody wants to know: there may be thousands. */
  #legal = null;

  /** @param {Session} session a game as far as it has been played; it is this record's from now on */
  constructor(session) {
    this.#session = session;
    this.#first = session.first();
    this.#history = session.history(0);
    this.#now = this.#look();
  }

  /** The position that the game began with. */
  get first() {
    return this.#first;
  }

  get position() {
    return this.#now.position;
  }

  /** How many moves lie before the position. */
  get ply() {
    return this.#now.ply;
  }

  /** How many play, whose turn it is, who has won, and the scores. */
  get status() {
    return this.#now.status;
  }

  /** All moves, those after the position too, and the seats that played them. */
  get history() {
    const { moves, movers } = this.#history;
    return { moves, movers };
  }

  /** The moves as a link tells them, without what only their players may know. */
  get sealed() {
    return this.#history.sealed;
  }

  /** The legal moves. */
  get legal() {
    this.#legal ??= this.#session.legal();
    return this.#legal;
  }

  /** What the scores are made of. */
  get holdings() {
    return this.#session.holdings();
  }

  /**
   * Plays a move; what lay after the position is dropped.
   *
   * @param {string} move
   * @param {boolean} isSealed whether it is written as in a link
   * @throws an error that says why it is not legal; nothing changes then
   */
  play(move, isSealed) {
    const { ply } = this.#now;
    if (isSealed) this.#session.replay(move);
    else this.#session.play(move);
    const { moves, sealed, movers } = this.#history;
    const added = this.#session.history(ply);
    const history = {
      moves: [...moves.slice(0, ply), ...added.moves],
      sealed: [...sealed.slice(0, ply), ...added.sealed],
      movers: [...movers.slice(0, ply), ...added.movers],
    };
    // Where the engine traps, nothing has changed yet.
    this.#now = this.#look();
    this.#history = history;
  }

  /**
   * Looks at the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#session.seek(ply);
    this.#now = this.#look();
  }

  /**
   * The position that a move leads to.
   *
   * @param {string} move
   * @throws an error that says why it is not legal
   */
  after(move) {
    return this.#session.after(move);
  }

  /**
   * What a move would score, part by part, or what it lacks.
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

  /** Gives the engine back what it holds of the game. */
  free() {
    this.#session.free();
  }

  /** How the game stands at the position that is looked at now. */
  #look() {
    this.#legal = null;
    return { position: this.#session.position(), ply: this.#session.ply(), status: this.#session.status() };
  }
}
