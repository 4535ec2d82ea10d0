// The end of a game at a table: the board is counted up, then the result is shown; afterwards the game can be reviewed.

import { isSecret } from '../../game/hands.ts';
import { resultRows, resultWords } from '../../game/result.ts';
import { isToSend, turnWords } from '../../game/seats.ts';
import { countMotion } from '../../ui/board/count.ts';
import type { Holding } from '../../core/bindings.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';
import type { EndView } from '../../ui/panel/views.ts';
import type { Advice } from './advice.ts';
import type { Display } from './display.ts';
import type { Feedback } from './feedback.ts';

/** The time between two moves of a game that is played back, in milliseconds. */
const STEP_MILLIS = 900;

/** The end of a game, and its review. */
export class Ending {
  #game;
  #play;
  #display;
  #advice;
  #feedback;
  #seek;
  #onCounted;
  /** The count that is running or expected; a new one for each. */
  #count = 0;
  #isCounting = false;
  #isReviewing = false;
  /** Whether the game has just ended here, so that its result takes the focus. */
  #isNew = false;
  /** What has been counted for each seat; null when nothing is counted. */
  #scores: number[] | null = null;
  #playback: ReturnType<typeof setInterval> | undefined;

  /**
   * @param seek goes to a ply
   * @param onCounted a part of the scores has been counted
   */
  constructor(
    game: GamePage,
    { play, display, advice, feedback }: { play: Play; display: Display; advice: Advice; feedback: Feedback },
    seek: (ply: number) => void,
    onCounted: () => void,
  ) {
    this.#game = game;
    this.#play = play;
    this.#display = display;
    this.#advice = advice;
    this.#feedback = feedback;
    this.#seek = seek;
    this.#onCounted = onCounted;
  }

  /** Whether the board is being counted, or will be when the last move has been shown. */
  get isCounting() {
    return this.#isCounting;
  }

  /** Whether the count is being shown. */
  get isRunning() {
    return this.#scores !== null;
  }

  /** The scores to show: while the board is being counted, those so far. */
  get scores() {
    return this.#scores ?? this.#play.snapshot.scores;
  }

  /** Whether the game is played back. */
  get isPlayingBack() {
    return this.#playback !== undefined;
  }

  /** A new game: what belonged to the last one is over. */
  reset() {
    this.cancel();
    this.stop();
    this.#isReviewing = false;
    this.#isNew = false;
  }

  /** Abandons a running count. */
  cancel() {
    this.#count += 1;
    this.#isCounting = false;
    this.#scores = null;
  }

  /** The game is over, and its last move is about to be shown: no result before the count. */
  expect() {
    this.reset();
    this.#isCounting = true;
    if (this.#parts().length > 0) this.#scores = this.#uncounted();
  }

  /**
   * Counts the board and shows the result.
   *
   * @param words the last move, in words
   * @param moved resolves when the last move has been shown
   */
  async begin(words: string, moved: Promise<void>) {
    const count = this.#count;
    await moved;
    if (count !== this.#count) return;
    const parts = this.#parts();
    if (parts.length > 0) {
      const counted = this.#display.show(
        countMotion(this.#play.openPosition, parts, (so) => this.#showCounted(parts, so)),
      );
      if (this.#display.board.isMoving) this.#feedback.count();
      await counted;
      if (count !== this.#count) return;
    }
    this.cancel();
    this.#isNew = true;
    this.#feedback.end();
    this.#display.setStatus([words, turnWords(this.#play)].filter(Boolean).join(' '));
    this.#display.show();
  }

  /** Turns analysis on or off. At the end of a game it shows the last decision. */
  analyse() {
    const { snapshot, record } = this.#play;
    this.#advice.toggle();
    if (!this.#advice.isAnalysing || !snapshot.over || snapshot.ply === 0) return;
    this.#isReviewing = true;
    let { ply } = snapshot;
    do this.#seek((ply -= 1));
    while (ply > 0 && record.legal.length < 2);
  }

  /**
   * Another game of the same players with the same options.
   *
   * @param shift how many seats further on each player sits
   */
  rematch(shift: number) {
    const { seed, ...start } = this.#play.beginning;
    const kinds = start.playerKinds ?? this.#game.playerKinds;
    const playerKinds = kinds.map((kind, seat) => kinds[(seat + kinds.length - shift) % kinds.length] ?? kind);
    return { ...start, playerKinds, seed: this.#game.seeded === null ? seed : null };
  }

  /** Ends the review with the result. */
  showResult() {
    this.stop();
    this.#isReviewing = false;
    this.#isNew = true;
    const { ply, moves } = this.#play.snapshot;
    if (ply < moves.length) this.#seek(moves.length);
    else this.#display.show();
  }

  /** Plays the game back from here, or stops that. */
  playBack() {
    if (this.isPlayingBack) return this.stop();
    const step = () => {
      const { ply, moves } = this.#play.snapshot;
      if (ply + 1 >= moves.length) this.stop();
      this.#seek(ply + 1);
    };
    this.#playback = setInterval(step, STEP_MILLIS);
    step();
  }

  /** Stops playing back. */
  stop() {
    clearInterval(this.#playback);
    this.#playback = undefined;
  }

  /** The result was shown. */
  seen() {
    this.#isNew = false;
  }

  get view(): EndView {
    const { sight, record, snapshot } = this.#play;
    const { over, ply, moves } = snapshot;
    const isShown = over && ply === moves.length && !this.#isCounting && !this.#isReviewing;
    const { headline, reason } = isShown
      ? resultWords(this.#game, snapshot, sight.isLocked ? [] : sight.seated)
      : { headline: '', reason: '' };
    const kinds = sight.seated.map(({ kind }) => kind);
    return {
      isShown,
      isNew: isShown && this.#isNew,
      headline,
      reason,
      rows: isShown ? resultRows(this.#game, snapshot, record, sight.isLocked ? [] : sight.seated) : [],
      canRematch: !sight.isLocked,
      canSwap: !sight.isLocked && kinds.some((kind) => kind !== kinds[0]),
      canReview: moves.length > 0,
      canStudy: moves.length > 0 && !sight.isWatched && !isSecret(sight),
      isToSend: isToSend(sight),
      isReviewing: this.#isReviewing,
      isPlayingBack: this.isPlayingBack,
      ply,
      plies: moves.length,
    };
  }

  /** The parts to count; none where the scores did not decide. */
  #parts() {
    const { record, openPosition, snapshot } = this.#play;
    if (snapshot.fallen !== null || snapshot.ending !== null) return [];
    return this.#game.count?.(openPosition, record) ?? record.holdings;
  }

  /** What nothing has been counted of: the scores without the parts. */
  #uncounted() {
    const parts = this.#parts();
    return this.#play.snapshot.scores.map((score, seat) => score - sum(parts, seat));
  }

  #showCounted(parts: Holding[], counted: number) {
    const before = this.#uncounted();
    this.#scores = before.map((score, seat) => score + sum(parts.slice(0, counted), seat));
    this.#feedback.count();
    this.#onCounted();
  }
}

/** The points of a seat. */
function sum(parts: Holding[], seat: number) {
  return parts.reduce((total, part) => total + (part.seat === seat ? part.points : 0), 0);
}
