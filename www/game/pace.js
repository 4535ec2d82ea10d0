// The pace of a game: requests moves from the players, pauses and resumes, and runs the clock.

import { isPersonsTurn, isShow, nextPlayer } from './seats.js';
import { Turn } from './turn.js';

/** @import { Play } from './play.js' */
/** @import { Player } from '../types.js' */

/**
 * @typedef {object} Listener
 * @property {(move: string, player: Player) => void} onMove a player has moved; throws if the move can't be played
 * @property {() => void} onChange the state of the pace has changed
 * @property {() => void} onLead a person resumes the computer here, although another tab leads
 */

export class Pace {
  #play;
  #turn;
  #thought;
  #listener;
  #isPaused = false;
  #isFollowing;

  /**
   * @param {Play} play
   * @param {() => number} thought the milliseconds before a computer's move in the current position
   * @param {Listener} listener
   * @param {boolean} [isFollowing] whether another tab leads at first
   */
  constructor(play, thought, listener, isFollowing = false) {
    this.#isFollowing = isFollowing;
    this.#play = play;
    this.#thought = thought;
    this.#listener = listener;
    this.#turn = new Turn({
      onMove: (move, player) => listener.onMove(move, player),
      // The clock of a failed computer is stopped until its move is requested again.
      onFailure: () => this.#change(),
    });
  }

  /** Whether a computer is thinking. */
  get isThinking() {
    return this.#turn.isThinking;
  }

  /** Why a computer failed to move; empty if none did. */
  get failure() {
    return this.#turn.failure;
  }

  /** Whether a game between computers is paused. */
  get isPaused() {
    return this.#isPaused;
  }

  /** Whether another tab that shows the same game leads: it runs the computer and the clock. */
  get isFollowing() {
    return this.#isFollowing;
  }

  /** Whether a computer could play on from the current position, although moves follow it. */
  get canPlayOn() {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    const isComputers = (nextPlayer(sight)?.level ?? null) !== null;
    return isComputers && ply < moves.length && !this.isThinking && !isShow(sight);
  }

  /** Aborts the request for a move. */
  stop() {
    this.#turn.stop();
  }

  /**
   * Begins a game. A game between computers is paused if moves follow the current position.
   *
   * @param {boolean} isPatient whether such a game is also paused at its last position
   */
  begin(isPatient) {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    this.#isPaused = isShow(sight) && (isPatient || ply < moves.length);
  }

  /** Pauses a game between computers. */
  pause() {
    if (isShow(this.#play.sight)) this.#isPaused = true;
  }

  /**
   * Requests the next move, unless the game is paused or a computer has failed. If moves follow the current position, only a person
   * is requested to move.
   *
   * @param {Promise<void>} [shown] resolves when the last move has been animated
   */
  requestNext(shown) {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    if (!this.#isPaused && this.failure === '' && (ply === moves.length || isPersonsTurn(sight))) this.#request(shown);
  }

  /** Resumes the computer, even if moves follow the current position. */
  playOn() {
    this.#isPaused = false;
    this.#turn.stop();
    this.#resume();
  }

  /** Lets the computer make a single move. */
  step() {
    this.#isPaused = true;
    this.#resume();
  }

  /**
   * Submits a move of the board for the next player; false if no request is pending.
   *
   * @param {string} move
   */
  submitMove(move) {
    return nextPlayer(this.#play.sight)?.submitMove?.(move) ?? false;
  }

  /**
   * Submits the move of a link for the remote player to move. Resolves when it has been played; to false if no remote player is to move.
   *
   * @param {string} move
   */
  async receiveMove(move) {
    const isTheirs = nextPlayer(this.#play.sight)?.isRemote === true && this.submitMove(move);
    if (isTheirs) await this.#turn.played;
    return isTheirs;
  }

  /**
   * Leaves the computer and the clock to the tab that leads, or takes them over.
   *
   * @param {boolean} isFollowing
   */
  setFollowing(isFollowing) {
    if (isFollowing === this.#isFollowing) return;
    this.#isFollowing = isFollowing;
    if (isFollowing && this.isThinking) this.#turn.stop();
    this.requestNext();
    this.#change();
  }

  /** Runs the clock, unless the game is paused, has failed or follows another tab. */
  runClock() {
    this.#play.runClock(!this.#isPaused && this.failure === '' && !this.#isFollowing);
  }

  #resume() {
    if (this.#isFollowing) this.#listener.onLead();
    this.#request();
    this.#change();
  }

  /** @param {Promise<void>} [shown] */
  #request(shown = Promise.resolve()) {
    const { sight } = this.#play;
    const player = nextPlayer(sight);
    if (player === null || sight.isLocked || (this.#isFollowing && player.level !== null)) return;
    if (player.level === null) return this.#turn.request(player, this.#play.question);
    const millis = this.#thought();
    this.#turn.request(player, this.#play.question, shown.then(() => new Promise((resolve) => setTimeout(resolve, millis))));
  }

  #change() {
    this.runClock();
    this.#listener.onChange();
  }
}
