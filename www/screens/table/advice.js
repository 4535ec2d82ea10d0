// What is advised at a table: the best move, or another one that is pointed at, and the value of every move.

import { Analyst } from '../../coach/analyst.js';
import { hintWords } from '../../coach/hints.js';
import { messageOf } from '../../core/fault.js';
import { isLookersTurn, openText } from '../../game/hands.js';
import { turnWords } from '../../game/seats.js';
import { t } from '../../words/index.js';

/** @import { Ask } from '../../coach/analyst.js' */
/** @import { Picking } from '../../game/picking.js' */
/** @import { Play } from '../../game/play.js' */
/** @import { GamePage, Report } from '../../types.js' */

/**
 * @typedef {object} Listener
 * @property {(words: string) => void} onSay
 * @property {() => void} onChange what is pointed at or known has changed
 */

export class Advice {
  #game;
  #play;
  #picking;
  #listener;
  #analyst;
  /** @type {string | null} */
  #highlighted = null;

  /**
   * @param {GamePage} game
   * @param {{ play: Play, picking: Picking, ask: Ask }} table
   * @param {Listener} listener
   */
  constructor(game, { play, picking, ask }, listener) {
    this.#game = game;
    this.#play = play;
    this.#picking = picking;
    this.#listener = listener;
    this.#analyst = new Analyst(ask, {
      onReport: () => listener.onChange(),
      onHint: (report) => this.#show(report),
      onFailure: (error) => listener.onSay(messageOf(error)),
    });
  }

  /** The move that is pointed at; null where none is. */
  get highlighted() {
    return this.#highlighted;
  }

  /** Whether a hint is looked for. */
  get isHinting() {
    return this.#analyst.isHinting;
  }

  /** Whether every position is analysed. */
  get isAnalysing() {
    return this.#analyst.isOn;
  }

  /** What the analysis has found; null where there is none. */
  get report() {
    return this.#analyst.report;
  }

  /** Points at the best move and says what it wins or saves; or stops pointing, or looking for it. */
  hint() {
    const { sight, snapshot } = this.#play;
    if (this.isHinting || this.#highlighted !== null) {
      this.clear();
      this.#listener.onSay(this.#positionWords);
    } else if (snapshot.over) return;
    else if (!isLookersTurn(sight)) this.#listener.onSay(t().sentences([turnWords(this.#play), t().hints.notForYou]));
    else {
      // What is laid out from a hand is work: it stays.
      if (!this.#picking.isOfHand) this.#picking.clear();
      this.#listener.onSay(this.#positionWords);
      this.#analyst.requestHint();
      this.#listener.onChange();
    }
  }

  /** Analyses every position from now on, or stops doing so. */
  toggle() {
    if (this.#play.sight.isWatched) return;
    this.#analyst.toggle();
    this.analyse();
    this.#listener.onChange();
  }

  /** Analyses the position, where that is wanted and tells nobody of hands. */
  analyse() {
    const { sight, snapshot } = this.#play;
    if (this.#analyst.isOn && !snapshot.over && isLookersTurn(sight)) this.#analyst.analyse();
  }

  /**
   * Points at a move.
   *
   * @param {string | null} move
   */
  highlight(move) {
    this.clear();
    this.#highlighted = move;
    this.#listener.onChange();
  }

  /** Stops pointing at a move, or looking for one. */
  clear() {
    this.cancelHint();
    this.#highlighted = null;
  }

  /** Stops looking for a move to point at. */
  cancelHint() {
    this.#analyst.cancelHint();
  }

  /** Forgets all that was about the position. */
  reset() {
    this.#analyst.reset();
    this.#highlighted = null;
  }

  /** @param {Report} report */
  #show(report) {
    this.#highlighted = report.values[0]?.move ?? null;
    const { openPosition, record } = this.#play;
    const afterOf = (/** @type {string} */ move) => openText(this.#game, record.after(move));
    this.#listener.onSay(hintWords(this.#game, report, openPosition, afterOf) || this.#positionWords);
  }

  /** What is said of the position, and of what is picked there. */
  get #positionWords() {
    const { sight, record } = this.#play;
    return this.#picking.isEmpty ? turnWords(this.#play) : this.#picking.words(sight, record);
  }
}
