// The pace of a game: requests moves from the players, pauses and resumes, and runs the clock.

import { isPersonsTurn, isShow, nextPlayer } from './seats.ts';
import { Turn } from './turn.ts';
import type { Player } from '../players/player.ts';
import type { Play } from './play.ts';

interface Listener {
  /** A player has moved; throws if the move can't be played. */
  onMove: (move: string, player: Player) => void;
  /** The state of the pace has changed. */
  onChange: () => void;
  /** A person resumes the computer here, although another tab leads. */
  onLead: () => void;
}

export class Pace {
  #play;
  #turn;
  #thought;
  #listener;
  #isPaused = false;
  #isFollowing;

  /**
   * @param thought the milliseconds before a computer's move in the current position
   * @param isFollowing whether another tab leads at first
   */
  constructor(play: Play, thought: () => number, listener: Listener, isFollowing = false) {
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
   * @param isPatient whether such a game is also paused at its last position
   */
  begin(isPatient: boolean) {
    const { sight } = this.#play;
    const { ply, moves } = sight.snapshot;
    this.#isPaused = isShow(sight) && (isPatient || ply < moves.length);
  }

  /** Pauses a game between computers. */
  pause() {
    if (isShow(this.#play.sight)) this.#isPaused = true;
  }

  /**
   * Requests the next move, unless the game is paused or a computer has failed. If moves follow the current position,
   * only a person is requested to move.
   *
   * @param shown resolves when the last move has been animated
   */
  requestNext(shown?: Promise<void>) {
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

  /** Submits a move of the board for the next player; false if no request is pending. */
  submitMove(move: string) {
    return nextPlayer(this.#play.sight)?.submitMove?.(move) ?? false;
  }

  /**
   * Submits the move of a link for the remote player to move. Resolves when it has been played; to false if no remote
   * player is to move.
   */
  async receiveMove(move: string) {
    const isTheirs = nextPlayer(this.#play.sight)?.isRemote === true && this.submitMove(move);
    if (isTheirs) await this.#turn.played;
    return isTheirs;
  }

  /** Leaves the computer and the clock to the tab that leads, or takes them over. */
  setFollowing(isFollowing: boolean) {
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

  #request(shown: Promise<void> = Promise.resolve()) {
    const { sight } = this.#play;
    const player = nextPlayer(sight);
    if (player === null || sight.isLocked || (this.#isFollowing && player.level !== null)) return;
    if (player.level === null) return this.#turn.request(player, this.#play.question);
    const millis = this.#thought();
    this.#turn.request(
      player,
      this.#play.question,
      shown.then(() => new Promise((resolve) => setTimeout(resolve, millis))),
    );
  }

  #change() {
    this.runClock();
    this.#listener.onChange();
  }
}
