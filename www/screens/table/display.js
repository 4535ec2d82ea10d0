// What is shown of a table: its board, and the words of the moment.

import { canPick } from '../../game/seats.js';
import { changesOf, sceneOf } from './scene.js';

/** @import { Picking } from '../../game/picking.js' */
/** @import { Play } from '../../game/play.js' */
/** @import { Board } from '../../ui/board/board.js' */
/** @import { GamePage, Motion, Settings } from '../../types.js' */
/** @import { Advice } from './advice.js' */
/** @import { Input } from './input.js' */

export class Display {
  #game;
  #settings;
  #play;
  #picking;
  #advice;
  #input;
  #onShown;
  /** @type {string | null} The square that is looked at before a move is made there. */
  #previewed = null;
  /** @type {ReturnType<typeof changesOf>} */
  #changes = null;
  #isFlipped = false;
  #words = '';

  /**
   * @param {GamePage} game
   * @param {Board} board
   * @param {{ play: Play, picking: Picking, advice: Advice, input: Input, settings: Settings }} table
   * @param {() => void} onShown
   */
  constructor(game, board, { play, picking, advice, input, settings }, onShown) {
    this.#game = game;
    this.board = board;
    this.#play = play;
    this.#picking = picking;
    this.#advice = advice;
    this.#input = input;
    this.#settings = settings;
    this.#onShown = onShown;
    board.showCoordinates(settings.coordinates);
  }

  /** What is said of the table: the last move and whose turn it is, or how the game ended. */
  get words() {
    return this.#words;
  }

  /** Whether what moves would win is shown; null where the game has no such thing. */
  get showsGains() {
    return this.#game.changedSquares ? this.#settings.gains : null;
  }

  /**
   * Says something from the next look on.
   *
   * @param {string} words
   */
  say(words) {
    this.#words = words;
  }

  /**
   * Shows the table as it is now; resolves when what moves has been seen.
   *
   * @param {Motion | null} [motion]
   */
  show(motion = null) {
    const ended = this.board.show(this.#scene(), motion);
    this.#onShown();
    return ended;
  }

  /** Ends what moves at once. */
  finishMotion() {
    this.board.finishMotion();
  }

  /**
   * Shows what a move on a square would change, where a move is one tap.
   *
   * @param {string | null} square
   */
  preview(square) {
    if (!this.#game.changedSquares || square === this.#previewed) return;
    this.#previewed = square;
    this.board.show(this.#scene());
  }

  /** Shows what each legal move would win at once, or stops showing it. */
  toggleGains() {
    this.#settings.gains = !this.#settings.gains;
    this.show();
  }

  /** Turns the board round. */
  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.board.flip(this.#isFlipped);
  }

  /** Takes the visitor's settings over. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
    this.show();
  }

  #scene() {
    const { sight, record } = this.#play;
    const isOpen = canPick(sight);
    return sceneOf({
      game: this.#game,
      snapshot: sight.snapshot,
      record,
      isOpen,
      picks: this.#picking.picks,
      hint: this.#advice.highlighted,
      changes: isOpen ? this.#changed() : null,
      previewed: this.#previewed ?? this.#input.pendingTap,
      pendingTap: this.#input.pendingTap,
      hasGains: this.#settings.gains && !this.#advice.isAnalysing,
      analysis: this.#advice.report,
    });
  }

  /** What each legal move would change, found once for each position. */
  #changed() {
    const { record } = this.#play;
    if (this.#changes?.position !== record.position) this.#changes = changesOf(this.#game, record);
    return this.#changes;
  }
}
