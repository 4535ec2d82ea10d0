// The picks: the part of a move that is picked before it is played.

import { statusWords } from './status.ts';
import { t } from '../words/index.ts';
import type { GamePage } from '../games/page.ts';
import type { GameRecord } from './record.ts';
import type { Sight } from './snapshot.ts';

export class Picking {
  #game;
  /** In the format of the game's input. */
  #picks: string[] = [];
  /** The amount that was chosen before anything was picked. */
  #amount: number | null = null;

  constructor(game: GamePage) {
    this.#game = game;
  }

  get picks() {
    return this.#picks;
  }

  get isEmpty() {
    return this.#picks.length === 0;
  }

  /** Whether the picks are tokens of a hand. */
  get isOfHand() {
    return this.#game.hands !== undefined && !this.isEmpty;
  }

  /** Clears the picks. */
  clear() {
    this.#picks = [];
    this.#amount = null;
  }

  /** Replaces the picks; the first pick takes the amount that was chosen before. */
  pick(picks: string[], legal: string[]) {
    const amount = this.isEmpty && picks.length > 0 ? this.#amount : null;
    this.#amount = null;
    this.#picks = amount === null ? picks : (this.#game.withAmount?.(legal, picks, amount) ?? picks);
  }

  /** The picks without the last step. */
  get fewer() {
    const fewer = this.#picks.length > 1 ? this.#picks.slice(0, -1) : [];
    return this.#game.hands?.withoutLast(this.#picks) ?? fewer;
  }

  /** The picks with another amount. If nothing is picked yet, returns null and keeps the amount for the first pick. */
  withAmount(amount: number, legal: string[]) {
    if (this.isEmpty) this.#amount = amount;
    return this.isEmpty ? null : (this.#game.withAmount?.(legal, this.#picks, amount) ?? null);
  }

  /** The amount of the picks; null if there is nothing to choose. */
  amount(legal: string[]) {
    return this.isEmpty ? null : (this.#game.amount?.(legal, this.#picks) ?? null);
  }

  /** The part of a turn already played on the board, and its number of steps; null if there is none. */
  partial(record: Pick<GameRecord, 'legal' | 'position'>) {
    // The legal moves may be thousands, so they are not read without picks.
    if (this.isEmpty) return null;
    const { partial } = this.#game.selection(record.legal, this.#picks, record.position);
    return partial === null ? null : { move: partial, steps: this.#game.visits(partial).length - 1 };
  }

  /**
   * The text about the picks: the selected piece and its number of targets; for a lay its gains, line by line, or why
   * it is illegal.
   */
  words({ game, snapshot, seated }: Sight, record: Pick<GameRecord, 'legal' | 'explain'>) {
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
