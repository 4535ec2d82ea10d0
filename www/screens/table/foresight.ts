// A move that is shown before it is played: while a square is held, and until a move is confirmed.

import { publicPosition } from '../../game/hands.ts';
import { canPick } from '../../game/seats.ts';
import { t } from '../../words/index.ts';
import type { Picking } from '../../game/picking.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';

/** What a tap on a square would do: the move that it makes, or the picks that it leads to. */
export interface Foreseen {
  square: string;
  move: string | null;
  picks: string[];
}

interface Listener {
  /** The words that are shown now. */
  words: () => string;
  /** What is shown has changed. */
  onChange: (words: string) => void;
  /** A move is played. */
  onMove: (move: string) => void;
}

/** The moves of a table that are shown before they are played. */
export class Foresight {
  #game;
  #play;
  #picking;
  #settings;
  #listener;
  #shown: Foreseen | null = null;
  #isAsking = false;
  /** The words before anything was shown. */
  #before = '';

  constructor(
    game: GamePage,
    { play, picking, settings }: { play: Play; picking: Picking; settings: Pick<Settings, 'confirm'> },
    listener: Listener,
  ) {
    this.#game = game;
    this.#play = play;
    this.#picking = picking;
    this.#settings = settings;
    this.#listener = listener;
  }

  /** What is shown; null for nothing. */
  get shown() {
    return this.#shown;
  }

  /** Whether a move waits for its confirmation. */
  get isAsking() {
    return this.#isAsking;
  }

  /**
   * Shows what a tap on a square would do; null shows the position again. Returns whether there is something to show.
   *
   * @param isKey whether a key is held, which plays nothing when it is let go
   */
  hold(square: string | null, isKey = false) {
    if (square === null) return this.#hide();
    const { sight, legal } = this.#play;
    if (this.#isAsking || !canPick(sight)) return false;
    const { picks } = this.#picking;
    const choice = this.#game.tap(legal, picks, square);
    const move = 'move' in choice ? choice.move : null;
    // A tap that picks something up, or lets it go, shows nothing that a tap does not.
    const isStep =
      'picks' in choice &&
      picks.length > 0 &&
      this.#game.selection(legal, picks, sight.snapshot.position).targets.includes(square);
    if (move === null && !isStep) return false;
    this.#show({ square, move, picks: 'picks' in choice ? choice.picks : picks });
    const words = t().foresight;
    if (isKey) {
      const { openPosition } = this.#play;
      const piece = this.#game.describe.square(this.#game.pieces(openPosition).get(square), square, openPosition);
      this.#listener.onChange(
        move === null ? t().squares.target(square, piece) : t().squares.telling(square, piece, this.#deed(move)),
      );
    } else this.#listener.onChange(move === null ? words.heldStep(square) : words.held(square, this.#deed(move)));
    return true;
  }

  /** Plays a move, or asks for its confirmation first. A lay from a hand is confirmed by its own button. */
  submit(move: string) {
    const square = this.#game.visits(move).at(-1);
    if (!this.#settings.confirm || this.#game.hands || square === undefined) return this.#listener.onMove(move);
    this.#show({ square, move, picks: this.#picking.picks });
    this.#isAsking = true;
    this.#listener.onChange(t().foresight.ask(square, this.#deed(move)));
  }

  /** Plays the move that waits for its confirmation. */
  confirm() {
    const move = this.#shown?.move ?? null;
    if (!this.#isAsking || move === null) return;
    this.reset();
    this.#listener.onMove(move);
  }

  /**
   * Answers whether the move that waits is played by a tap: on its square it is, and elsewhere it is not. False if none
   * waits.
   */
  answer(square: string) {
    if (!this.#isAsking) return false;
    if (square === this.#shown?.square) this.confirm();
    else this.cancel();
    return true;
  }

  /** Cancels the move that waits for its confirmation; false if there is none. */
  cancel() {
    return this.#isAsking && this.#hide();
  }

  /** Forgets everything for a new position. */
  reset() {
    this.#shown = null;
    this.#isAsking = false;
  }

  #show(foreseen: Foreseen) {
    if (this.#shown === null) this.#before = this.#listener.words();
    this.#shown = foreseen;
  }

  #hide() {
    if (this.#shown === null) return false;
    this.reset();
    this.#listener.onChange(this.#before);
    return true;
  }

  #deed(move: string) {
    const { openPosition, record } = this.#play;
    return this.#game.describe.effect(move, openPosition, publicPosition(this.#game, record.after(move)));
  }
}
