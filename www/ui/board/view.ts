// The part of a board that a table shows. Where its tiles would be too small, a long board is turned upright; if they
// still are, the board is a window that follows play, and is dragged and pinched with two fingers.

import { listenToGestures, type Gesture } from './gestures.ts';
import { Minimap } from './minimap.ts';
import { placeOf, type Geometry } from './geometry.ts';
import { make } from '../dom.ts';
import type { GamePage } from '../../games/page.ts';
import type { Board } from './board.ts';
import type { Scene } from './scene.ts';

/** The side of a tile in CSS pixels below which a board is turned, and usually zoomed. */
const MIN_TILE = 30;
/** How much larger the tiles of any other board must be upright, so that it is turned. */
const MIN_GROWTH = 1.2;
/** The side of a tile on a board turned for that, in CSS pixels, from which the strip of moves keeps its place. */
const COMFORTABLE_TILE = 44;
/** The sides of a tile on a zoomed board: usually, and at the ends of a pinch. */
const TILE = { usual: 46, least: 24, most: 96 };
/** The number of tiles across that a zoomed board shows at least. */
const MIN_TILES_ACROSS = 8.5;
/** The number of tiles around a followed square that are shown, too, and in which other targets are. */
const [MARGIN, NEIGHBOURS] = [1.25, 3];
/** The height that a board must leave, in rem, to count as roomy: with the panel beside it, and below it. */
const ROOMY = { beside: 9, below: 7 };
/** The panel is beside the board. */
const PANEL_BESIDE = '(orientation: landscape) and (min-width: 34rem)';
/** The duration of a movement of the view, in milliseconds. */
const DURATION = 220;

/**
 * How a board fits its room: whether it is a window, whether it needs the place of the strip of moves, and whether it
 * leaves much of its room.
 */
export interface Fit {
  ratio: number;
  isZoomed: boolean;
  isShort: boolean;
  isRoomy: boolean;
}

/**
 * Whether a board is turned upright in its room: where its tiles are too small otherwise, and larger that way, or where
 * they grow much.
 *
 * @param strip the part of the height that the strip of moves takes if there is room, in CSS pixels
 */
export function isBetterUpright(board: Board, width: number, height: number, strip = 0) {
  const lying = board.tileIn(width, height, false);
  if (height <= width) return false;
  return lying < MIN_TILE
    ? board.tileIn(width, height, true) > lying
    : board.tileIn(width, height - strip, true) > lying * MIN_GROWTH;
}

/** The view of a board in its room. */
export class BoardView {
  /** Measured for the size that a board may have; its padding is the height of the strip of moves. */
  room = make('div', { class: 'room', 'aria-hidden': 'true' });
  #game;
  #board;
  #onFit;
  #least;
  #map;
  #observer;
  #stopGestures;
  #size = { width: 0, height: 0 };
  /**
   * The centre in squares from the upper left of the field, and the side of a tile in CSS pixels; null for the whole
   * board.
   */
  #view: { x: number; y: number; tile: number } | null = null;
  /** The board when the view was chosen. */
  #seen: Geometry;
  /** The squares in the middle of a view that follows no play. */
  #middle: string[] = [];
  #last = '';
  #targets = '';
  #animation = 0;

  /** @param least the side of a tile in CSS pixels below which the board is zoomed */
  constructor(game: GamePage, board: Board, onFit: (fit: Fit) => void, least = MIN_TILE) {
    this.#game = game;
    this.#board = board;
    this.#least = least;
    this.#seen = board.geometry;
    this.#onFit = onFit;
    this.#map = new Minimap(game, (x, y) => this.#glide({ x, y }));
    board.element.append(this.#map.element);
    board.onShape = () => this.fit();
    board.onShow = (scene) => this.#follow(scene);
    this.#observer = new ResizeObserver(() => this.fit());
    this.#observer.observe(this.room);
    this.#stopGestures = listenToGestures(board.element, {
      isOpen: () => this.#view !== null,
      move: (gesture) => this.#move(gesture),
    });
    // A square that takes the focus comes into view.
    board.element.addEventListener('focusin', ({ target }) => {
      const square = target instanceof HTMLElement ? target.dataset['square'] : undefined;
      if (square && target instanceof HTMLElement && target.matches(':focus-visible')) this.reveal([square]);
    });
  }

  /** Fits the board to its room. */
  fit() {
    const { width, height } = this.room.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const board = this.#board;
    const strip = parseFloat(getComputedStyle(this.room).paddingBottom);
    const isUpright = isBetterUpright(board, width, height, strip);
    if (isUpright !== board.geometry.isUpright) return board.setUpright(isUpright);
    const ratio = board.ratio();
    // At the end of a game the whole board is shown.
    const isZoomed = !this.room.closest('.is-ended') && board.tileIn(width, height, isUpright) < this.#least;
    // What a board as wide as its room leaves of the height.
    const spare = height - strip - width / ratio;
    this.#onFit({
      ratio,
      isZoomed,
      isShort:
        isZoomed || (spare < 0 && !(isUpright && board.tileIn(width, height - strip, isUpright) >= COMFORTABLE_TILE)),
      isRoomy:
        !isZoomed &&
        spare >
          (matchMedia(PANEL_BESIDE).matches ? ROOMY.beside : ROOMY.below) *
            parseFloat(getComputedStyle(document.documentElement).fontSize),
    });
    const { clientWidth, clientHeight } = board.element;
    this.#size = { width: clientWidth, height: clientHeight };
    if (isZoomed) this.#zoom();
    else this.#show(null);
  }

  /** Brings squares into view, with as little movement as possible. */
  reveal(squares: string[]) {
    const view = this.#view;
    if (view === null || squares.length === 0) return;
    const half = { x: this.#size.width / view.tile / 2, y: this.#size.height / view.tile / 2 };
    const places = this.#cellsOf(squares);
    const near = (centre: number, room: number, all: number[]) => {
      const [from, to] = [Math.min(...all) + 0.5 - MARGIN, Math.max(...all) + 0.5 + MARGIN];
      if (to - from > 2 * room) return (from + to) / 2;
      return Math.min(from + room, Math.max(to - room, centre));
    };
    this.#glide({
      x: near(
        view.x,
        half.x,
        places.map(({ column }) => column),
      ),
      y: near(
        view.y,
        half.y,
        places.map(({ line }) => line),
      ),
    });
  }

  /** Goes to the middle of some squares; what is played next is followed from there. */
  centre(squares = this.#begin()) {
    this.#middle = squares;
    this.#last = '';
    this.#glide(this.#centreOf(squares));
  }

  close() {
    cancelAnimationFrame(this.#animation);
    this.#observer.disconnect();
    this.#stopGestures();
    this.#map.close();
  }

  /** Shows a part of the board: the same as before, or at first that where play is. */
  #zoom() {
    const usual = Math.min(TILE.usual, this.#size.width / MIN_TILES_ACROSS);
    if (this.#view !== null) return this.#show(this.#turned(this.#view));
    this.#show({ ...this.#centreOf(this.#middle), tile: Math.max(MIN_TILE, usual) });
    this.reveal(this.#last === '' ? [] : this.#last.split(' '));
  }

  /** Where a position begins to be looked at: its pieces, or the target in the middle of all. */
  #begin() {
    const { position, targets } = this.#board.scene;
    if (targets.length === 0) return [...this.#game.pieces(position).keys()];
    const { x, y } = this.#centreOf(targets);
    const far = this.#cellsOf(targets).map(({ column, line }) => Math.hypot(column + 0.5 - x, line + 0.5 - y));
    const at = far.indexOf(Math.min(...far));
    return targets.slice(at, at + 1);
  }

  /** The middle of some squares; without any that of the board. */
  #centreOf(squares: string[]) {
    const { columns, lines } = this.#board.geometry;
    if (squares.length === 0) return { x: columns / 2, y: lines / 2 };
    const cells = this.#cellsOf(squares);
    const between = (places: number[]) => (Math.min(...places) + Math.max(...places) + 1) / 2;
    return { x: between(cells.map(({ column }) => column)), y: between(cells.map(({ line }) => line)) };
  }

  #cellsOf(squares: string[]) {
    return squares.map((square) => {
      const { file, rank } = placeOf(square);
      return this.#board.geometry.cellOf(file, rank);
    });
  }

  /** The view of the same place, when the board was turned since. */
  #turned({ x, y, tile }: { x: number; y: number; tile: number }) {
    const { field, cell } = this.#seen;
    const { file, rank } = this.#seen.placeAt(field.left + x * cell, field.top + y * cell);
    const { column, line } = this.#board.geometry.cellOf(file, rank);
    return { x: column + 0.5, y: line + 0.5, tile };
  }

  /** Follows play to another square, or to a target; a view that a person has chosen stays otherwise. */
  #follow(scene: Scene) {
    const { lastMove, hint, laid } = scene;
    const squares = hint.length > 0 ? hint : laid.length > 0 ? laid.map(({ square }) => square).slice(-1) : lastMove;
    const [last, targets] = [squares.join(' '), scene.targets.join(' ')];
    this.#map.show(scene);
    if (last !== this.#last) {
      this.#last = last;
      // What a person has laid is in view already.
      if (laid.length === 0 || hint.length > 0) this.reveal(squares);
    }
    if (targets === this.#targets) return;
    this.#targets = targets;
    this.#seek(scene.targets);
  }

  /** Goes to the nearest of some squares and its neighbours, unless one of them is in view. */
  #seek(squares: string[]) {
    const view = this.#view;
    if (view === null) return;
    const away = squares.map((square) => {
      const { x, y } = this.#board.geometry.centre(square);
      const { width, height } = this.#size;
      return {
        square,
        x,
        y,
        isIn: x > 0 && y > 0 && x < width && y < height,
        far: Math.hypot(x - width / 2, y - height / 2),
      };
    });
    const [nearest] = away.sort((a, b) => a.far - b.far);
    if (!nearest || away.some(({ isIn }) => isIn)) return;
    const reach = NEIGHBOURS * view.tile;
    this.reveal(
      away.filter(({ x, y }) => Math.hypot(x - nearest.x, y - nearest.y) <= reach).map(({ square }) => square),
    );
  }

  /**
   * Moves the view with two fingers, or with the wheel.
   *
   * @param gesture in CSS pixels of the board's element
   */
  #move({ x, y, across, down, scale }: Gesture) {
    const view = this.#view;
    if (view === null) return;
    cancelAnimationFrame(this.#animation);
    const tile = Math.min(TILE.most, Math.max(TILE.least, view.tile * scale));
    // The point between the fingers stays under them.
    const [right, below] = [x - this.#size.width / 2, y - this.#size.height / 2];
    this.#show({
      tile,
      x: view.x + right / view.tile - (right + across) / tile,
      y: view.y + below / view.tile - (below + down) / tile,
    });
  }

  /** Moves the view smoothly, or at once where motion is reduced. */
  #glide(centre: { x: number; y: number }) {
    const from = this.#view;
    if (from === null) return;
    cancelAnimationFrame(this.#animation);
    const to = this.#within({ ...from, ...centre });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.#show(to);
    if (Math.hypot(to.x - from.x, to.y - from.y) < 0.01) return;
    const begin = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / DURATION));
      const eased = 1 - (1 - part) ** 3;
      this.#show({ tile: from.tile, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
      if (part < 1) this.#animation = requestAnimationFrame(step);
    };
    this.#animation = requestAnimationFrame(step);
  }

  /** The view closest to one that shows nothing beyond the frame. */
  #within({ x, y, tile }: { x: number; y: number; tile: number }) {
    const { columns, lines, frame } = this.#board.geometry;
    const within = (centre: number, from: number, to: number, room: number) =>
      to - from <= room ? (from + to) / 2 : Math.min(to - room / 2, Math.max(from + room / 2, centre));
    return {
      tile,
      x: within(x, -frame.left, columns + frame.right, this.#size.width / tile),
      y: within(y, -frame.top, lines + frame.bottom, this.#size.height / tile),
    };
  }

  #show(view: { x: number; y: number; tile: number } | null) {
    this.#view = view === null ? null : this.#within(view);
    const { width, height } = this.#size;
    if (this.#view === null) {
      this.#board.setView(null);
      this.#map.place(null);
    } else {
      const { x, y, tile } = this.#view;
      this.#board.setView({ x, y, zoom: tile / this.#board.tileIn(width, height, this.#board.geometry.isUpright) });
      this.#map.place({ geometry: this.#board.geometry, x, y, across: width / tile, down: height / tile });
    }
    this.#seen = this.#board.geometry;
  }
}
