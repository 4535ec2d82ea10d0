// Arrows and circles that a person draws on a board, until the next move. They are not part of the game.

import { t } from '../../words/index.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import type { Scene, Shape } from '../../ui/board/scene.ts';
import type { Layer } from '../../table/layer.ts';
import type { Table } from '../../table/table.ts';

export class Drawing implements Layer {
  #table;
  #shapes: Shape[] = [];
  /** The shape of a stroke that is not finished. */
  #draft: Shape | null = null;
  /** The position that was drawn on. */
  #position;

  constructor(table: Pick<Table, 'game' | 'snapshot' | 'board' | 'layers' | 'refresh' | 'say'>) {
    this.#table = table;
    this.#position = table.snapshot.position;
    table.board.drawShapes = drawShapes;
    table.layers.add(this);
  }

  /**
   * Draws an arrow between two squares, or a circle on one; the same again erases it.
   *
   * @param how a draft is not finished; what a key draws is said
   */
  stroke(from: string, to: string, how: 'draft' | 'abort' | 'pointer' | 'key') {
    const squares = from === to ? [from] : [from, to];
    const isDraft = how === 'draft';
    if (isDraft && this.#draft?.squares.join() === squares.join()) return;
    this.#draft = isDraft ? { kind: 'drawn', squares } : null;
    if (!isDraft && how !== 'abort') {
      const others = this.#shapes.filter((shape) => shape.squares.join() !== squares.join());
      const isErased = others.length < this.#shapes.length;
      this.#shapes = isErased ? others : [...others, { kind: 'drawn', squares }];
      const words = t().drawing;
      if (how === 'key') return this.#table.say((isErased ? words.erased : words.drawn)(squares.join('–')));
    }
    this.#table.refresh();
  }

  show(scene: Scene): Scene {
    const { position } = this.#table.snapshot;
    if (position !== this.#position) this.#shapes = [];
    this.#position = position;
    return { ...scene, shapes: [...(scene.shapes ?? []), ...this.#shapes, ...(this.#draft ? [this.#draft] : [])] };
  }

  /** A tap on an empty square that is no target erases all. */
  tap(square: string, scene: Scene): boolean {
    const isEmpty =
      !this.#table.game.pieces(scene.position).has(square) && !scene.laid.some((placed) => placed.square === square);
    return isEmpty && !scene.targets.includes(square) && this.cancel();
  }

  cancel() {
    if (this.#shapes.length === 0) return false;
    this.#shapes = [];
    this.#table.refresh();
    return true;
  }
}
