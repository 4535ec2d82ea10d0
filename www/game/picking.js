// What somebody picks of a move before it is played.

import { statusWords } from './status.js';
import { t } from '../words/index.js';

/** @import { GameRecord } from './record.js' */
/** @import { GamePage, Sight } from '../types.js' */

export class Picking {
  #game;
  /** @type {string[]} As the game's input understands them. */
  #picks = [];
  /** @type {number | null} How much was asked for before anything was picked. */
  #wanted = null;

  /** @param {GamePage} game */
  constructor(game) {
    this.#game = game;
  }

  get picks() {
    return this.#picks;
  }

  get isEmpty() {
    return this.#picks.length === 0;
  }

  /** Whether what is picked comes from a hand. */
  get isOfHand() {
    return this.#game.hands !== undefined && !this.isEmpty;
  }

  /** Lets go of everything. */
  clear() {
    this.#picks = [];
    this.#wanted = null;
  }

  /**
   * Picks something else, as much of it as was asked for before.
   *
   * @param {string[]} picks
   * @param {string[]} legal
   */
  pick(picks, legal) {
    const amount = this.isEmpty && picks.length > 0 ? this.#wanted : null;
    this.#wanted = null;
    this.#picks = amount === null ? picks : (this.#game.withAmount?.(legal, picks, amount) ?? picks);
  }

  /** What is left of the picks without the last step. */
  get fewer() {
    const fewer = this.#picks.length > 1 ? this.#picks.slice(0, -1) : [];
    return this.#game.hands?.withoutLast(this.#picks) ?? fewer;
  }

  /**
   * What the picks are with so much of them; null, and it is remembered, where nothing is picked yet.
   *
   * @param {number} amount
   * @param {string[]} legal
   */
  withAmount(amount, legal) {
    if (this.isEmpty) this.#wanted = amount;
    return this.isEmpty ? null : (this.#game.withAmount?.(legal, this.#picks, amount) ?? null);
  }

  /**
   * How much of what is picked is taken; null where there is nothing to choose.
   *
   * @param {string[]} legal
   */
  amount(legal) {
    return this.isEmpty ? null : (this.#game.amount?.(legal, this.#picks) ?? null);
  }

  /**
   * The part of a turn that stands on the board, and how many steps it has; null where nothing does.
   *
   * @param {Pick<GameRecord, 'legal' | 'position'>} record
   */
  partial(record) {
    // The legal moves are not asked for where nothing is picked: there may be thousands.
    if (this.isEmpty) return null;
    const { partial } = this.#game.selection(record.legal, this.#picks, record.position);
    return partial === null ? null : { move: partial, steps: this.#game.visits(partial).length - 1 };
  }

  /**
   * What is said while a move is picked: what is picked up and how many squares it can go to; of a lay, what it scores as
   * it stands, line by line, or what it lacks.
   *
   * @param {Sight} sight
   * @param {Pick<GameRecord, 'legal' | 'explain'>} record
   */
  words({ game, snapshot, seated }, record) {
    const { hands } = game;
    if (this.isEmpty) return statusWords(game, snapshot, seated);
    if (hands?.isExchange(this.#picks)) return t().picking.exchange;
    const { selected, targets } = game.selection(record.legal, this.#picks, snapshot.position);
    const lifted = hands ? hands.lifted(this.#picks) : selected;
    const amount = this.amount(record.legal);
    const words = [];
    if (lifted !== null) {
      const { picked, pickedSome } = t().picking;
      words.push(amount?.value ? pickedSome(lifted, amount.words, targets.length) : picked(lifted, targets.length));
    }
    const move = hands?.move(this.#picks) ?? null;
    if (hands && move !== null) {
      const { gains, lacks } = record.explain(move);
      words.push(lacks ? hands.lacks(lacks) : hands.gains(gains));
    }
    return t().sentences(words);
  }
}
