// The display of a table: its board and its status text.

import { canPick } from '../../game/seats.ts';
import { plainScene, type Board } from '../../ui/board/board.ts';
import { changesOf, sceneOf } from './scene.ts';
import type { Picking } from '../../game/picking.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type { Motion } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';
import type { Advice } from './advice.ts';
import type { Feedback } from './feedback.ts';
import type { Foresight } from './foresight.ts';
import type { Input } from './input.ts';
import type { Layer } from './layer.ts';

/** The board of a table with everything shown on it. */
export class Display {
  declare readonly board: Board;
  /** What other parts of the table show. */
  layers = new Set<Layer>();
  #game;
  #settings;
  #play;
  #picking;
  #advice;
  #input;
  #feedback;
  #foresight;
  #onShown;
  /** The square whose move is previewed. */
  #previewed: string | null = null;
  #changes: ReturnType<typeof changesOf> = null;
  #isFlipped = false;
  #isClosed = false;
  #status = '';

  constructor(
    game: GamePage,
    board: Board,
    {
      play,
      picking,
      advice,
      input,
      feedback,
      foresight,
      settings,
    }: {
      play: Play;
      picking: Picking;
      advice: Advice;
      input: Input;
      feedback: Feedback;
      foresight: Foresight;
      settings: Settings;
    },
    onShown: () => void,
  ) {
    this.#game = game;
    this.board = board;
    this.#play = play;
    this.#picking = picking;
    this.#advice = advice;
    this.#input = input;
    this.#feedback = feedback;
    this.#foresight = foresight;
    this.#settings = settings;
    this.#onShown = onShown;
    board.showCoordinates(settings.coordinates);
  }

  /** The status text: the last move and whose turn it is, or the result. */
  get status() {
    return this.#status;
  }

  /** Whether gains are shown; null when the game has none. */
  get showsGains() {
    return this.#game.changedSquares ? this.#settings.gains : null;
  }

  /** Sets the status text for the next update. */
  setStatus(words: string) {
    this.#status = words;
  }

  /** Sets the status text to a refusal, which a screen reader says again when it is repeated. */
  setRefusal(words: string) {
    this.#status = this.#status === words ? `${words}\u00a0` : words;
  }

  /**
   * Shows the current state of the table; resolves when the running motion has ended.
   *
   * @param isPersons whether the motion is that of a person's move
   */
  show(motion: Motion | null = null, isPersons = false) {
    for (const layer of this.layers) layer.update?.();
    const ended = this.board.show(this.#scene(), motion);
    if (motion) this.#feedback.move(motion, { isMoving: this.board.isMoving, isPersons });
    this.#onShown();
    // Words and scores change when the pieces have landed.
    if (this.board.isMoving) void ended.then(() => this.#isClosed || this.board.isMoving || this.#onShown());
    return ended;
  }

  close() {
    this.#isClosed = true;
    this.board.close();
  }

  /** Shows the board after some of the moves that the analysis expects. */
  foresee(step: number) {
    const { step: before, shown: from } = this.#advice;
    const position = from?.position ?? this.#play.openPosition;
    this.#advice.foresee(step);
    const { shown } = this.#advice;
    if (shown && step === before + 1) void this.show(this.#game.motion(position, shown.move, 0, shown.position));
  }

  /** Ends the running motion at once. */
  finishMotion() {
    this.board.finishMotion();
  }

  /** Previews the changes of a one-tap move, and shows the value of a move there. */
  preview(square: string | null) {
    const isPointer = this.#game.changedSquares || this.#advice.report;
    // The pointer also leaves a board that is taken away.
    if (this.#isClosed || !isPointer || square === this.#previewed) return;
    this.#previewed = square;
    this.refresh();
  }

  /** Shows the scene again, while nothing else has changed. */
  refresh() {
    this.board.show(this.#scene());
  }

  /** Offers a tap to the layers; false if it is for none. */
  tapLayers(square: string, isUnsure: boolean) {
    return [...this.layers].some((layer) => layer.tap?.(square, this.#scene(), isUnsure));
  }

  /** Cancels what the uppermost layer shows; false if none shows anything. */
  cancelLayer() {
    return [...this.layers].some((layer) => layer.cancel?.());
  }

  /** Shows or hides the gain of each legal move. */
  toggleGains() {
    this.#settings.gains = !this.#settings.gains;
    this.show();
  }

  /** Flips the board. */
  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.board.flip(this.#isFlipped);
  }

  /** Applies the visitor's settings. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
    this.show();
  }

  #scene() {
    const { sight, record } = this.#play;
    const { shown } = this.#advice;
    if (shown) return { ...plainScene(shown.position), lastMove: this.#game.visits(shown.move) };
    const isOpen = canPick(sight);
    const scene = sceneOf({
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
      foreseen: this.#foresight.shown,
    });
    return [...this.layers].reduce((shown: Scene, layer) => layer.show(shown), scene);
  }

  /** The changes of each legal move, computed once per position. */
  #changed() {
    const { record } = this.#play;
    if (this.#changes?.position !== record.position) this.#changes = changesOf(this.#game, record);
    return this.#changes;
  }
}
