// What hands do at a table: taps, drags and buttons become what is picked of a move, or a whole one.

import { viewOf } from '../../game/hands.js';
import { PASS, canPick, refusal } from '../../game/seats.js';
import { t } from '../../words/index.js';

/** @import { Picking } from '../../game/picking.js' */
/** @import { Play } from '../../game/play.js' */
/** @import { GamePage, Motion } from '../../types.js' */

/**
 * What comes of it, and what is needed of the board.
 *
 * @typedef {object} Listener
 * @property {(move: string) => void} onMove a whole move
 * @property {(words: string, motion: Motion | null) => void} onPick what is picked has changed
 * @property {(words: string) => void} onRefused
 * @property {() => void} onTouch a hand is at the board: what moves there ends
 */

export class Input {
  #game;
  #play;
  #picking;
  #listener;
  /** @type {string | null} The square on which a move was asked about. */
  #pendingTap = null;

  /**
   * @param {GamePage} game
   * @param {{ play: Play, picking: Picking }} table
   * @param {Listener} listener
   */
  constructor(game, { play, picking }, listener) {
    this.#game = game;
    this.#play = play;
    this.#picking = picking;
    this.#listener = listener;
  }

  /** The square on which the next tap makes a move; null where it would ask first. */
  get pendingTap() {
    return this.#pendingTap;
  }

  /**
   * A tap on a square.
   *
   * @param {string} square
   * @param {boolean} [isUnsure] whether another one may have been meant: a move is made at the second tap then
   */
  tap(square, isUnsure = false) {
    const pending = this.#pendingTap;
    this.#pendingTap = null;
    this.#listener.onTouch();
    const { sight, legal } = this.#play;
    if (sight.snapshot.toMove === null || sight.isLocked) return;
    const why = refusal(sight);
    if (why !== '') return this.#listener.onRefused(why);
    const choice = this.#game.tap(legal, this.#picking.picks, square);
    if (isUnsure && 'move' in choice && pending !== square) {
      this.#pendingTap = square;
      this.#listener.onRefused(t().status.tapAgain(square));
    } else if ('refused' in choice) this.#listener.onRefused(choice.refused);
    else if ('illegal' in choice) this.#listener.onRefused(this.#refusalOf(choice.illegal));
    else if ('move' in choice) this.#listener.onMove(choice.move);
    else this.#pick(choice.picks);
  }

  /** Lets the picked piece go, or takes its last step back. */
  stepBack() {
    if (this.#picking.isEmpty) return;
    this.#listener.onTouch();
    this.#pick(this.#picking.fewer);
  }

  /** Puts what is picked back into the hand that it came from, where there are hands. */
  returnToHand() {
    if (this.#game.hands) this.stepBack();
  }

  /**
   * A tap on a token of the rack.
   *
   * @param {number} place
   */
  takeToken(place) {
    const { hands } = this.#game;
    const { sight, record } = this.#play;
    if (!hands || !canPick(sight)) return;
    this.#listener.onTouch();
    this.#pick(hands.take(viewOf(sight, record), this.#picking.picks, place));
  }

  /** Begins to choose tokens to put back, or stops doing so. */
  exchange() {
    if (this.#game.hands && canPick(this.#play.sight)) this.#pick(this.#game.hands.exchange(this.#picking.picks));
  }

  /** Makes the move that is picked, or says what it lacks. */
  confirm() {
    const move = this.#game.hands?.move(this.#picking.picks) ?? null;
    if (move === null || !canPick(this.#play.sight)) return;
    const lacks = this.#refusalOf(move);
    if (lacks === '') this.#listener.onMove(move);
    else this.#listener.onRefused(lacks);
  }

  /** Passes, where that is legal. */
  pass() {
    const { sight, legal } = this.#play;
    if (canPick(sight) && legal.includes(PASS)) this.#listener.onMove(PASS);
  }

  /** Takes everything back that is picked. */
  clear() {
    this.#listener.onTouch();
    this.#pick([]);
  }

  /**
   * Takes so many more of what is picked, or fewer; false where there is nothing to choose.
   *
   * @param {number} steps
   */
  changeAmount(steps) {
    const amount = this.#picking.amount(this.#play.legal);
    if (amount === null) return false;
    if (steps !== 0) this.setAmount(amount.value + steps);
    return true;
  }

  /**
   * Takes so many of what is picked, or of what is picked next.
   *
   * @param {number} amount
   */
  setAmount(amount) {
    const picks = this.#picking.withAmount(amount, this.#play.legal);
    if (picks !== null) this.#pick(picks);
  }

  /** Ends a turn that could go on. */
  endTurn() {
    const made = this.#picking.made(this.#play.record);
    if (made !== null) this.#listener.onMove(made.move);
  }

  /** Takes the last step back of a turn, or of what is laid out from a hand; false where there is none. */
  undo() {
    if (!this.#picking.isOfHand && this.#picking.made(this.#play.record) === null) return false;
    this.stepBack();
    return true;
  }

  /** Lets go of everything, where the position is another one. */
  reset() {
    this.#picking.clear();
    this.#pendingTap = null;
  }

  /**
   * Picks something; where a turn stands on the board, it is seen to have gone on.
   *
   * @param {string[]} picks
   */
  #pick(picks) {
    const { record, sight, legal } = this.#play;
    const { position } = record;
    const before = this.#picking.made(record);
    this.#picking.pick(picks, legal);
    const made = this.#picking.made(record);
    if (made === null) return this.#listener.onPick(this.#picking.words(sight, record), null);
    const isLonger = made.move.length > (before?.move.length ?? 0);
    const motion = isLonger ? this.#game.motion(position, made.move, before?.steps ?? 0, record.after(made.move)) : null;
    this.#listener.onPick(this.#game.describe.part?.(sight.snapshot.toMove ?? 0, made.move) ?? '', motion);
  }

  /**
   * Why a move is not legal, as a sentence; empty where it is.
   *
   * @param {string} move
   */
  #refusalOf(move) {
    const { lacks } = this.#play.record.explain(move);
    return lacks ? (this.#game.hands?.lacks(lacks) ?? '') : '';
  }
}
