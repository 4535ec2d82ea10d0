// What was played of a game, and the position that is looked at: the one place where a table asks the engine how it stands.

/** @import { Session } from '../types.js' */

export class GameRecord {
  #session;
  #snapshot;

  /** @param {Session} session a game as far as it has been played; it is this record's from now on */
  constructor(session) {
    this.#session = session;
    this.#snapshot = session.snapshot();
  }

  /** The position that the game began with. */
  get first() {
    return this.#snapshot.first;
  }

  get position() {
    return this.#snapshot.position;
  }

  /** How many moves lie before the position. */
  get ply() {
    return this.#snapshot.ply;
  }

  /** How many play, whose turn it is, who has won, and the scores. */
  get status() {
    const { players, toMove, over, winners, scores } = this.#snapshot;
    return { players, toMove, over, winners, scores };
  }

  /** All moves, those after the position too, and the seats that played them. */
  get history() {
    const { moves, movers } = this.#snapshot;
    return { moves, movers };
  }

  /** The moves as a link tells them, without what only their players may know. */
  get sealed() {
    return this.#snapshot.sealed;
  }

  /** The legal moves. */
  get legal() {
    return this.#snapshot.legal;
  }

  /** What the scores are made of. */
  get holdings() {
    return this.#snapshot.holdings;
  }

  /**
   * Plays a move; what lay after the position is dropped.
   *
   * @param {string} move
   * @param {boolean} isSealed whether it is written as in a link
   * @throws an error that says why it is not legal; nothing changes then
   */
  play(move, isSealed) {
    if (isSealed) this.#session.replay(move);
    else this.#session.play(move);
    this.#snapshot = this.#session.snapshot();
  }

  /**
   * Looks at the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#session.seek(ply);
    this.#snapshot = this.#session.snapshot();
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
}
