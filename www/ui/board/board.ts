// A board: its canvas, its accessible grid, and its input.

import { Animator } from './animate.ts';
import { makeBrush, type Look, type Brush } from './brush.ts';
import { Canvas } from './canvas.ts';
import { countLayer } from './count.ts';
import { dragFrame } from './drag.ts';
import { previewScene } from './preview.ts';
import { Geometry } from './geometry.ts';
import { Grid } from './grid.ts';
import { listenToKeys } from './keyboard.ts';
import { labelOf } from './labels.ts';
import { fitted, frameOf, ratioOf, sizeOf, type View } from './layout.ts';
import { paintFrame } from './paint.ts';
import { listenToPointer } from './pointer.ts';
import { Pulse } from './pulse.ts';
import { makeCanvas } from './sprites.ts';
import { make, nextPaint } from '../dom.ts';
import { t } from '../../words/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { Motion } from './motion.ts';
import type { BoardEvents } from './plain.ts';
import type { Scene, Shape } from './scene.ts';

export { plainScene } from './plain.ts';

/** On squares smaller than this, in CSS pixels, a touch must be confirmed by a second tap. */
const MIN_TOUCH_SIZE = 30;

/** The milliseconds for which pictures are painted in one task ahead of the first frame, while the board is empty. */
const SLICE = 50;
/** The same under a cover. A step of the ground ends it: the browser carries it out when the task is over. */
const COVERED_SLICE = 8;

/** A board of any game. */
export class Board {
  declare readonly element: HTMLDivElement;
  #game;
  #scene: Scene;
  /** The board in its current place on the canvas. */
  #geometry: Geometry;
  #view: View | null = null;
  #canvas: Canvas;
  #animator;
  /** Null before the first paint. */
  #grid: Grid | null = null;
  #drag: { square: string; x: number; y: number } | null = null;
  /** The square under the pointer, or under a token that is dragged from the hand. */
  #pointed: string | null = null;
  #coordinates;
  #look;
  #pulse = new Pulse();
  /** Whether all pictures of the first frame are painted. */
  #isReady = false;
  /** What is seen until the first paint, such as the still board of a page that starts. */
  #cover: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onPaint: () => void = () => {};
  /** Resolves after the first paint. */
  painted = new Promise((resolve: (nothing: void) => void) => (this.#onPaint = resolve)).then(nextPaint);
  /** Called when the shape of the board has changed. */
  onShape: (ratio: number) => void = () => {};
  /** Called when another scene is shown. */
  onShow: (scene: Scene) => void = () => {};
  /** Draws the shapes of a scene, and what an analysis shows. Both are loaded when there is something to draw. */
  drawShapes: (brush: Brush, shapes: Shape[]) => void = () => {};
  drawAdvice: (brush: Brush, scene: Scene) => void = () => {};

  /**
   * Creates a board that shows a position. With `taps` the board is interactive: it has a grid, whose name begins
   * with `label`, and listens to pointers and keys. Without, `label` describes the picture.
   */
  constructor(
    game: GamePage,
    scene: Scene,
    {
      label,
      taps,
      coordinates = true,
      look,
    }: {
      label: string;
      taps?: BoardEvents;
      coordinates?: boolean;
      look?: Look;
    },
  ) {
    this.#game = game;
    this.#look = look;
    this.#scene = scene;
    this.#coordinates = coordinates;
    this.#canvas = new Canvas((context, now) => this.#paint(context, now));
    this.#animator = new Animator(() => (this.#isStill ? this.#tick() : this.refresh()));
    this.#geometry = this.#shape({});
    this.element = make('div', { class: 'board' }, this.#canvas.element);
    this.element.style.setProperty('--ratio', String(this.ratio()));
    if (taps) void this.#listen(label, taps);
    else this.element.append(make('span', { role: 'img', 'aria-label': label, class: 'cover' }));
  }

  /**
   * Shows a scene, animated if there is a motion; resolves when the running motion has ended. The cells are named when
   * it has.
   */
  show(scene: Scene, motion: Motion | null = null) {
    this.#scene = scene;
    this.#resize();
    if (motion) this.#animator.run(motion);
    this.onShow(scene);
    this.refresh();
    const { ended } = this.#animator;
    if (motion?.counted && this.isMoving) {
      const layer = countLayer(this.#geometry, this.#canvas, motion.counted, motion.millis);
      this.element.append(layer);
      void ended.then(() => layer.remove());
    }
    if (!this.isMoving) this.#labelCells();
    // The next motion may have begun meanwhile.
    else void ended.then(() => this.isMoving || this.#labelCells());
    return ended;
  }

  /** Whether the running motion leaves the canvas as it is. */
  get #isStill() {
    return this.#animator.motion?.counted !== undefined;
  }

  /** Follows such a motion until its end. */
  #tick() {
    requestAnimationFrame((now) => {
      this.#animator.frame(now);
      if (this.#isStill) this.#tick();
      else this.refresh();
    });
  }

  /** Ends the running motion at once. */
  finishMotion() {
    this.#animator.finish();
    this.refresh();
  }

  /** Whether a motion is running. */
  get isMoving() {
    return this.#animator.motion !== null;
  }

  /** Covers the board until its first paint. Its pictures are then painted in tasks that are short on a phone. */
  cover(element: HTMLElement | null) {
    if (element) this.element.append((this.#cover = element));
  }

  /** Redraws in the current colours of the theme. */
  refresh() {
    this.#canvas.refresh();
  }

  flip(isFlipped: boolean) {
    this.#reshape({ isFlipped });
  }

  /** @param isUpright whether the board is turned by a quarter */
  setUpright(isUpright: boolean) {
    this.#reshape({ isUpright });
  }

  showCoordinates(coordinates: boolean) {
    if (coordinates === this.#coordinates) return;
    this.#coordinates = coordinates;
    this.#reshape({});
  }

  /** Shows a part of the board; null shows all of it. */
  setView(view: View | null) {
    this.#view = view;
    // Nothing moves after the first frame.
    if (this.#canvas.width === 0) this.#place();
    this.refresh();
  }

  /** The width of the board with its frame, divided by its height. */
  ratio(isUpright: boolean = this.#geometry.isUpright) {
    return ratioOf(this.#shape({ isUpright }));
  }

  /** The side of a square of the whole board in a room, in CSS pixels. */
  tileIn(width: number, height: number, isUpright: boolean = this.#geometry.isUpright) {
    return fitted(this.#shape({ isUpright }), width, height, null).cell;
  }

  /** What is shown. */
  get scene() {
    return this.#scene;
  }

  /** The board in its current place on the canvas. */
  get geometry() {
    return this.#geometry;
  }

  /** Moves the focus to the board as a whole; the first arrow key goes to its current cell. */
  focusStart() {
    this.element.tabIndex = -1;
    this.element.focus({ preventScroll: true });
  }

  /** Moves the focus to the current cell of the grid, or to the whole board before there is one. */
  focus() {
    if (this.#grid) this.#grid.focus(this.#grid.current);
    else this.focusStart();
  }

  /** The current cell of the grid; undefined before the first paint, and when the board is only a picture. */
  get currentCell() {
    return this.#grid?.currentElement;
  }

  /** The square at a point of the window; null outside the board. */
  squareAt(x: number, y: number) {
    const { left, top } = this.#canvas.element.getBoundingClientRect();
    return this.#geometry.squareAt(x - left, y - top);
  }

  /** Lights up the square under a piece, when it is a target. */
  point(square: string | null) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    if (this.#scene.targets.length > 0) this.refresh();
  }

  close() {
    clearTimeout(this.#timer);
    this.#animator.finish();
    this.#canvas.close();
  }

  async #listen(label: string, taps: BoardEvents) {
    this.element.addEventListener('keydown', (event) => {
      if (event.target !== this.element || !/^Arrow/.test(event.key)) return;
      event.preventDefault();
      this.focus();
    });
    listenToPointer(this.#canvas.element, () => this.#geometry, {
      canPick: (square) => this.#scene.movable.includes(square),
      isPicked: (square) => this.#scene.selected === square,
      isTarget: (square) => this.#scene.targets.includes(square),
      hold: taps.hold,
      changeAmount: taps.changeAmount,
      dropOutside: taps.dropOutside,
      cancel: taps.cancel,
      hover: (square) => {
        this.point(square);
        taps.hover(square);
      },
      tap: (square, isTouch) => {
        taps.tap(square, isTouch && this.#geometry.cell < MIN_TOUCH_SIZE);
        if (this.#grid?.element.matches(':focus-within')) this.#grid.focus(square);
      },
      drag: (drag) => {
        this.#drag = drag;
        this.point(drag && this.#geometry.squareAt(drag.x, drag.y));
        this.refresh();
      },
    });
    this.#place();
    // Hundreds of cells: each of these tasks is short on a phone.
    await this.painted;
    const { files, ranks } = this.#geometry;
    const tap = (square: string) => taps.tap(square, false);
    const grid = new Grid(t().squares.board(label, files, ranks), { tap, hover: taps.hover });
    grid.layOut(this.#geometry);
    listenToKeys(grid, () => this.#geometry, { tap, hold: taps.hold, cancel: taps.cancel });
    this.#canvas.element.after(grid.element);
    this.#grid = grid;
    this.#place();
    await nextPaint();
    this.#labelCells();
  }

  /** Resizes the board to the position, in games with several board sizes. */
  #resize() {
    const { files, ranks } = sizeOf(this.#game, this.#scene.position);
    if (files === this.#geometry.files && ranks === this.#geometry.ranks) return;
    this.#grid?.setLabel(t().squares.board(this.#game.name, files, ranks));
    this.#reshape({});
  }

  /** A board of the size of the position, without a place on the canvas. */
  #shape({
    isFlipped = this.#geometry?.isFlipped ?? false,
    isUpright = this.#geometry?.isUpright ?? false,
  }: {
    isFlipped?: boolean;
    isUpright?: boolean;
  }) {
    const { files, ranks } = sizeOf(this.#game, this.#scene.position);
    const [columns, lines] = isUpright ? [ranks, files] : [files, ranks];
    const frame = frameOf({ columns, lines, coordinates: this.#coordinates, headroom: this.#game.headroom ?? 0 });
    return new Geometry({ files, ranks, cell: 1, isFlipped, isUpright, frame });
  }

  #reshape(turned: { isFlipped?: boolean; isUpright?: boolean }) {
    this.#geometry = this.#shape(turned);
    this.#place();
    this.#grid?.layOut(this.#geometry);
    const ratio = this.ratio();
    this.element.style.setProperty('--ratio', String(ratio));
    this.onShape(ratio);
    this.refresh();
  }

  /** Places the board on its canvas, and the grid over its field. */
  #place() {
    const { width, height } = this.#canvas.width > 0 ? this.#canvas : this.#canvas.element.getBoundingClientRect();
    // Before the first layout in a place of the right shape.
    const [across, down] = width > 0 ? [width, height] : [this.ratio() * 1000, 1000];
    this.#geometry = fitted(this.#geometry, across, down, this.#view);
    this.#grid?.place(this.#geometry.field, across, down);
  }

  #labelCells() {
    if (!this.#grid) return;
    const { position, selected, laid } = this.#scene;
    const pieces = this.#game.pieces(position);
    for (const { square, piece } of laid) pieces.set(square, piece);
    for (const square of this.#geometry.rows().flat()) {
      const piece = this.#game.describe.square(pieces.get(square), square, position);
      this.#grid.label(square, labelOf(this.#scene, square, piece), square === selected);
    }
  }

  /** Paints pictures of the first frame for a slice. */
  #paintAhead() {
    let isReady = true;
    let end = 0;
    const mayPaint = (isGround = false) => {
      const now = performance.now();
      end ||= now + (this.#cover ? COVERED_SLICE : SLICE);
      if (now >= end) isReady = false;
      else if (isGround && this.#cover) end = now;
      return isReady;
    };
    const { context } = makeCanvas(1, 1);
    this.#game.draw(this.#brush(context, mayPaint), previewScene(this.#scene), null);
    this.#isReady = isReady;
  }

  /** Paints the rest of the pictures, and then the board. */
  #paintSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A board that was hidden meanwhile has no size; its next layout draws it.
      if (this.#canvas.width === 0) return;
      this.#paintAhead();
      if (this.#isReady) this.refresh();
      else this.#paintSoon();
    });
  }

  #brush(context: CanvasRenderingContext2D, mayPaint?: (isGround?: boolean) => boolean) {
    return makeBrush(context, this.#geometry, this.#canvas.scale, this.#coordinates, this.#look, mayPaint);
  }

  #paint(context: CanvasRenderingContext2D, now: number) {
    this.#place();
    if (!this.#isReady && !this.#cover) this.#paintAhead();
    if (!this.#isReady) {
      this.#paintSoon();
      return false;
    }
    const motion = this.#animator.motion;
    const frame = this.#animator.frame(now);
    const isMoving = frame !== null && motion !== null;
    const aimed = this.#scene.targets.find((square) => square === this.#pointed) ?? null;
    const scene = isMoving
      ? { ...this.#scene, isFinal: false, position: motion.position }
      : previewScene({ ...this.#scene, aimed });
    const pulse = this.#pulse.at(isMoving ? [] : scene.hint, now);
    const brush = { ...this.#brush(context), pulse };
    paintFrame(
      brush,
      this.#game,
      scene,
      frame ?? dragFrame(this.#game, this.#scene, this.#geometry, this.#drag),
      isMoving,
      this.drawAdvice,
    );
    if (scene.shapes) this.drawShapes(brush, scene.shapes);
    this.#cover?.remove();
    this.#onPaint();
    return (isMoving && !this.#isStill) || this.#pulse.isOn;
  }
}
