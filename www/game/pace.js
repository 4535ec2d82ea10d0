// When a game goes on by itself: who is asked for a move, and whether the clock runs.

import { isPersonsTurn, isShow, nextPlayer } from './seats.js';
import { Turn } from './turn.js';

/** @import { Play } from './play.js' */
/** @import { Player } from '../types.js' */

/**
 * What a pace tells.
 *
 * @typedef {object} Listener
 * @property {(move: string, player: Player) => void} onMove a player has given a move; throws where it is not played
 * @property {() => void} onChange whether somebody is at work has changed, or why nobody is
 * @property {() => void} onLead a person lets the computer play from here, where it was left to another page
 */

export class Pace {
  #play;
  #turn;
  #wait;
  #listener;
  #isPaused = false;
  #isFollowing = false;

  /**
   * @param {Play} play
   * @param {() => Promise<unknown>} wait the pause before a computer's move
   * @param {Listener} listener
   */
  constructor(play, wait, listener) {
    this.#play = play;
    this.#wait = wait;
    this.#listener = listener;
    this.#turn = new Turn({
      onMove: (move, player) => listener.onMove(move, player),
      // The clock of a computer that has failed stands until it is asked again.
      onFailure: () => this.#change(),
    });
  }

  /** Whether a computer looks for its move. */
  get isThinking() {
    return this.#turn.isThinking;
  }

  /** Why a computer has no move; empty where none has failed. */
  get failure() {
    return this.#turn.failure;
  }

  /** Whether computers that play each other wait. */
  get isPaused() {
    return this.#isPaused;
  }

  /** Whether another page, which shows the same game, lets the computer play and the clock run. */
  get isFollowing() {
    return this.#isFollowing;
  }

  /** Whether a computer would play on from an earlier position of the game, where it is asked to. */
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
   * Begins anew, or waits to be asked to: computers that play each other do where their game is looked back at.
   *
   * @param {boolean} isPatient whether they wait at the end of their game, too
   */
  begin(isPatient) {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    this.#isPaused = isShow(sight) && (isPatient || ply < moves.length);
  }

  /** Lets computers that play each other wait from now on. */
  rest() {
    if (isShow(this.#play.sight)) this.#isPaused = true;
  }

  /**
   * Asks whoever is to move, unless that waits: earlier than at the end of the game only a person is asked, who may play otherwise.
   *
   * @param {Promise<void>} [shown] when the last move has been seen
   */
  goOn(shown) {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    if (!this.#isPaused && this.failure === '' && (ply === moves.length || isPersonsTurn(sight))) this.#ask(shown);
  }

  /** Lets the computer play, from a position that moves follow, too. */
  playOn() {
    this.#isPaused = false;
    this.#turn.stop();
    this.#lead();
  }

  /** Lets the computer make one move and pauses again. */
  step() {
    this.#isPaused = true;
    this.#lead();
  }

  /**
   * Gives the next player the move that was made on the board; false where none is waited for.
   *
   * @param {string} move
   */
  give(move) {
    return nextPlayer(this.#play.sight)?.submitMove?.(move) ?? false;
  }

  /**
   * Gives somebody elsewhere who is to move the move of a link; resolves when it has been played, to whether it was theirs.
   *
   * @param {string} move
   */
  async arrive(move) {
    const isTheirs = nextPlayer(this.#play.sight)?.isRemote === true && this.give(move);
    if (isTheirs) await this.#turn.answered;
    return isTheirs;
  }

  /**
   * Leaves the computer's moves and the clock to another page that shows the same game, or takes them over.
   *
   * @param {boolean} isFollowing
   */
  setFollowing(isFollowing) {
    if (isFollowing === this.#isFollowing) return;
    this.#isFollowing = isFollowing;
    if (isFollowing && this.isThinking) this.#turn.stop();
    this.goOn();
    this.#change();
  }

  /** Lets the clock run where the game goes on here. */
  runClock() {
    this.#play.runClock(!this.#isPaused && this.failure === '' && !this.#isFollowing);
  }

  #lead() {
    if (this.#isFollowing) this.#listener.onLead();
    this.#ask();
    this.#change();
  }

  /** @param {Promise<void>} [shown] */
  #ask(shown = Promise.resolve()) {
    const { sight } = this.#play;
    const player = nextPlayer(sight);
    if (player === null || sight.isLocked || (this.#isFollowing && player.level !== null)) return;
    const waited = this.#wait();
    this.#turn.ask(player, this.#play.question, shown.then(() => waited));
  }

  #change() {
    this.runClock();
    this.#listener.onChange();
  }
}
