// Input at a table: turns taps, drags and buttons into picks or whole moves.

import { viewOf } from '../../game/hands.ts';
import { PASS, canPick, refusal } from '../../game/seats.ts';
import { t } from '../../words/index.ts';
import type { Picking } from '../../game/picking.ts';
import type { Play } from '../../game/play.ts';
import type { Tutor } from '../../games/lesson.ts';
import type { GamePage } from '../../games/page.ts';
import type { Motion } from '../../ui/board/motion.ts';

/** Receives the results of input. */
interface Listener {
  /** A whole move. */
  onMove: (move: string) => void;
  /** The picks have changed. */
  onPick: (words: string, motion: Motion | null) => void;
  onRefused: (words: string) => void;
  /** The board was touched, so the running motion ends. */
  onTouch: () => void;
}

/** Turns input into picks and moves. */
export class Input {
  #game;
  #play;
  #picking;
  #listener;
  #tutor;
  /** The square whose tap awaits confirmation. */
  #pendingTap: string | null = null;

  constructor(
    game: GamePage,
    { play, picking }: { play: Play; picking: Picking },
    listener: Listener,
    tutor: Tutor | null = null,
  ) {
    this.#game = game;
    this.#tutor = tutor;
    this.#play = play;
    this.#picking = picking;
    this.#listener = listener;
  }

  /** The square on which the next tap confirms a move; null for none. */
  get pendingTap() {
    return this.#pendingTap;
  }

  /**
   * Handles a tap on a square.
   *
   * @param isUnsure whether the tap may have missed its square; a move then needs a second tap
   */
  tap(square: string, isUnsure = false) {
    const pending = this.#pendingTap;
    this.#pendingTap = null;
    this.#listener.onTouch();
    const { sight, legal } = this.#play;
    if (sight.snapshot.toMove === null || sight.isLocked) return;
    const reason = refusal(sight);
    if (reason !== '') return this.#listener.onRefused(reason);
    const choice = this.#game.tap(legal, this.#picking.picks, square);
    if (isUnsure && 'move' in choice && pending !== square) {
      this.#pendingTap = square;
      this.#listener.onRefused(t().status.tapAgain(square));
    } else if ('refused' in choice) this.#listener.onRefused(this.#tutor?.missed(square) ?? choice.refused);
    else if ('illegal' in choice) this.#listener.onRefused(this.#refusalOf(choice.illegal));
    else if ('move' in choice) this.#submit(choice.move);
    else this.#pick(choice.picks);
  }

  /** Deselects the piece, or takes the last step back. */
  stepBack() {
    if (this.#picking.isEmpty) return;
    this.#listener.onTouch();
    this.#pick(this.#picking.fewer);
  }

  /** Returns the picked token to the hand, in games with hands. */
  returnToHand() {
    if (this.#game.hands) this.stepBack();
  }

  /** Handles a tap on a token of the rack. */
  takeToken(place: number) {
    const { hands } = this.#game;
    const { sight, record } = this.#play;
    if (!hands || !canPick(sight)) return;
    this.#listener.onTouch();
    this.#pick(hands.take(viewOf(sight, record), this.#picking.picks, place));
  }

  /** Starts or stops choosing tokens to exchange. */
  exchange() {
    if (this.#game.hands && canPick(this.#play.sight)) this.#pick(this.#game.hands.exchange(this.#picking.picks));
  }

  /** Plays the move that the picks form, or says why it is illegal. */
  confirm() {
    const move = this.#game.hands?.move(this.#picking.picks) ?? null;
    if (move === null || !canPick(this.#play.sight)) return;
    const reason = this.#refusalOf(move);
    if (reason === '') this.#submit(move);
    else this.#listener.onRefused(reason);
  }

  /** Passes, if that is legal. */
  pass() {
    const { sight, legal } = this.#play;
    if (canPick(sight) && legal.includes(PASS)) this.#submit(PASS);
  }

  /** Clears the picks. */
  clear() {
    this.#listener.onTouch();
    this.#pick([]);
  }

  /** Changes the chosen amount; false when there is nothing to choose. */
  changeAmount(steps: number) {
    const amount = this.#picking.amount(this.#play.legal);
    if (amount === null) return false;
    if (steps !== 0) this.setAmount(amount.value + steps);
    return true;
  }

  /** Sets the amount for the current selection, or for the next one. */
  setAmount(amount: number) {
    const picks = this.#picking.withAmount(amount, this.#play.legal);
    if (picks !== null) this.#pick(picks);
  }

  /** Ends a turn that could continue. */
  endTurn() {
    const partial = this.#picking.partial(this.#play.record);
    if (partial !== null) this.#submit(partial.move);
  }

  /** Takes back the last step of a turn or of a lay; false when there is none. */
  undo() {
    if (!this.#picking.isOfHand && this.#picking.partial(this.#play.record) === null) return false;
    this.stepBack();
    return true;
  }

  /** Clears the picks for a new position. */
  reset() {
    this.#picking.clear();
    this.#pendingTap = null;
  }

  /** Sets the picks, and animates a turn that has become longer. */
  #pick(picks: string[]) {
    const { record, sight, legal } = this.#play;
    const { position } = record;
    const before = this.#picking.partial(record);
    this.#picking.pick(picks, legal);
    const partial = this.#picking.partial(record);
    if (partial === null) return this.#listener.onPick(this.#picking.words(sight, record), null);
    const advice = this.#tutor?.adviceOn(partial.move, false, legal) ?? null;
    if (advice !== null) return this.#decline(advice);
    const isLonger = partial.move.length > (before?.move.length ?? 0);
    const motion = isLonger
      ? this.#game.motion(position, partial.move, before?.steps ?? 0, record.after(partial.move))
      : null;
    this.#listener.onPick(this.#game.describe.part?.(sight.snapshot.toMove ?? 0, partial.move) ?? '', motion);
  }

  /** Plays a whole move, unless the tutor asks for another one. */
  #submit(move: string) {
    const advice = this.#tutor?.adviceOn(move, true) ?? null;
    if (advice === null) this.#listener.onMove(move);
    else this.#decline(advice);
  }

  /** Clears the picks and says why. */
  #decline(words: string) {
    this.#picking.clear();
    this.#listener.onRefused(words);
  }

  /** Why a move is illegal, as a sentence; empty when it is legal. */
  #refusalOf(move: string) {
    const { lacks } = this.#play.record.explain(move);
    return lacks ? (this.#game.hands?.lacks(lacks) ?? '') : '';
  }
}
