// The small map of a zoomed board: the whole board with the part that is shown. It stays away from where play is.

import { Board, plainScene } from './board.ts';
import { placeOf, type Geometry } from './geometry.ts';
import { make } from '../dom.ts';
import { preventFlings } from '../fling.ts';
import type { GamePage } from '../../games/page.ts';
import type { Scene } from './scene.ts';

/** The approximate size of the map relative to the window, when it is avoided. */
const MAP_SHARE = 0.3;
/**
 * The weights of a square in play, and of a corner of the board, against a piece: below the map it could not be
 * reached.
 */
const [PLAY_WEIGHT, CORNER_WEIGHT] = [100, 10_000];

/** The part of the board that is shown: its centre and its size, in squares. */
interface Part {
  geometry: Geometry;
  x: number;
  y: number;
  across: number;
  down: number;
}

/** A map of a board. */
export class Minimap {
  declare readonly element: HTMLDivElement;
  #game;
  /** Created when a board is zoomed for the first time. */
  #picture: Board | null = null;
  #scene: Scene | null = null;
  #part: Part | null = null;
  #window = make('div', { class: 'map-window' });

  /** @param onPoint a place of the map was touched, in squares */
  constructor(game: GamePage, onPoint: (x: number, y: number) => void) {
    this.#game = game;
    this.element = make('div', { class: 'map', 'aria-hidden': 'true', hidden: true }, this.#window);
    const point = (event: PointerEvent) => {
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const { left, top, width, height } = this.element.getBoundingClientRect();
      const part = this.#part;
      if (!part) return;
      event.preventDefault();
      const { columns, lines } = part.geometry;
      onPoint(((event.clientX - left) / width) * columns, ((event.clientY - top) / height) * lines);
    };
    addEventListener('gambol-colours', this.#refresh);
    preventFlings(this.element);
    this.element.addEventListener('pointerdown', point);
    this.element.addEventListener('pointermove', point);
  }

  /** Draws the map in the colours of the theme. */
  #refresh = () => this.#picture?.refresh();

  show(scene: Scene) {
    this.#scene = scene;
    if (this.#part === null) return;
    this.#draw();
    this.#avoid();
  }

  /** @param part null when the whole board is shown */
  place(part: Part | null) {
    const before = this.#part?.geometry;
    this.#part = part;
    this.element.hidden = part === null;
    if (part === null) return;
    const { columns, lines, isFlipped, isUpright } = part.geometry;
    // A board that is seen whole needs none.
    this.element.hidden = part.across >= columns && part.down >= lines;
    this.element.style.setProperty('--ratio', String(columns / lines));
    const percent = (of: number, all: number) => `${Math.round((of / all) * 1000) / 10}%`;
    Object.assign(this.#window.style, {
      left: percent(part.x - part.across / 2, columns),
      top: percent(part.y - part.down / 2, lines),
      width: percent(part.across, columns),
      height: percent(part.down, lines),
    });
    if (before?.isFlipped !== isFlipped || before.isUpright !== isUpright) this.#draw();
    this.#avoid();
  }

  close() {
    removeEventListener('gambol-colours', this.#refresh);
    this.#picture?.close();
  }

  /** Draws the position with the targets, without other marks. */
  #draw() {
    const { geometry } = this.#part ?? {};
    if (!this.#scene || !geometry) return;
    const { position, laid, targets, isPlain } = this.#scene;
    const scene = { ...plainScene(position), laid, targets, isPlain };
    if (!this.#picture) {
      this.#picture = new Board(this.#game, scene, { label: '', coordinates: false });
      // In tasks of its own, after the first frame of the table.
      this.#picture.cover(make('div'));
      this.element.prepend(this.#picture.element);
    }
    this.#picture.setUpright(geometry.isUpright);
    this.#picture.flip(geometry.isFlipped);
    this.#picture.show(scene);
  }

  /**
   * Moves to a corner of the window without play and without a corner of the board, and with few pieces: the upper
   * right one, if it is free.
   */
  #avoid() {
    const [part, scene] = [this.#part, this.#scene];
    if (!part || !scene) return;
    const busy = [
      ...scene.lastMove,
      ...scene.hint,
      ...scene.laid.map(({ square }) => square),
      ...(scene.selected ? [scene.selected] : []),
      ...scene.targets,
    ];
    const placeIn = (square: string) => {
      const { file, rank } = placeOf(square);
      const { column, line } = part.geometry.cellOf(file, rank);
      return { x: (column + 0.5 - part.x) / part.across + 0.5, y: (line + 0.5 - part.y) / part.down + 0.5 };
    };
    const [play, pieces] = [busy, [...this.#game.pieces(scene.position).keys()]].map((all) => all.map(placeIn));
    const count = (places: { x: number; y: number }[] = [], isLeft: boolean, isLow: boolean) =>
      places.filter(
        ({ x, y }) =>
          (isLeft ? x < MAP_SHARE && x > 0 : x > 1 - MAP_SHARE && x < 1) &&
          (isLow ? y > 1 - MAP_SHARE && y < 1 : y < MAP_SHARE && y > 0),
      ).length;
    const { columns, lines } = part.geometry;
    const isEnd = (isLeft: boolean, isLow: boolean) =>
      (isLeft ? part.x - part.across / 2 <= 0 : part.x + part.across / 2 >= columns) &&
      (isLow ? part.y + part.down / 2 >= lines : part.y - part.down / 2 <= 0);
    const corners = [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const;
    const [best] = corners
      .map(([isLeft, isLow]) => ({
        isLeft,
        isLow,
        count:
          count(pieces, isLeft, isLow) +
          PLAY_WEIGHT * count(play, isLeft, isLow) +
          (isEnd(isLeft, isLow) ? CORNER_WEIGHT : 0),
      }))
      .sort((a, b) => a.count - b.count);
    this.element.dataset['corner'] = `${best?.isLow ? 'low' : 'high'} ${best?.isLeft ? 'left' : 'right'}`;
    // With play in every corner, what lies below the map is seen and touched through it.
    this.element.classList.toggle('is-faint', (best?.count ?? 0) % CORNER_WEIGHT >= PLAY_WEIGHT);
  }
}
