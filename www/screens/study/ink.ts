// The arrows and circles of a study: each belongs to the position that it was drawn on.

import { drawShapes } from '../../ui/board/shapes.ts';
import { listenToStrokes } from '../../ui/board/strokes.ts';
import type { Marks } from '../../game/tree.ts';
import type { Scene, Shape } from '../../ui/board/scene.ts';
import type { Layer } from '../../table/layer.ts';
import type { Table } from '../../table/table.ts';

/** The colours, as marks write them. */
export const INKS = ['G', 'R', 'Y', 'B'] as const;

type StudyShape = Marks['shapes'][number];

export class Ink implements Layer {
  /** The colour of the next stroke. */
  color: (typeof INKS)[number] = 'G';
  #table;
  #shapes;
  #change;
  /** The shape of a stroke that is not finished. */
  #draft: StudyShape | null = null;

  /**
   * @param shapes those of the current position
   * @param change replaces them; `drawn` is the new one, or null where one was erased
   */
  constructor(
    table: Pick<Table, 'board' | 'layers' | 'refresh'>,
    shapes: () => StudyShape[],
    change: (shapes: StudyShape[], drawn: StudyShape | null) => void,
  ) {
    this.#table = table;
    this.#shapes = shapes;
    this.#change = change;
    const { board } = table;
    board.drawShapes = drawShapes;
    table.layers.add(this);
    listenToStrokes(board.element, {
      squareAt: (x, y) => board.squareAt(x, y),
      begin: () => false,
      stroke: (from, to, how) => this.#stroke(from === to ? [from] : [from, to], how),
    });
  }

  show(scene: Scene): Scene {
    const drawn = [...this.#shapes(), ...(this.#draft ? [this.#draft] : [])];
    const shapes = drawn.map(({ color, squares }) => ({ kind: 'drawn', squares, color }) as Shape);
    return { ...scene, shapes: [...(scene.shapes ?? []), ...shapes] };
  }

  /** Draws an arrow or a circle. The same one again is erased; in another colour it is replaced. */
  #stroke(squares: string[], how: 'draft' | 'abort' | 'pointer' | 'key') {
    const shape = { color: this.color, squares };
    const isDraft = how === 'draft';
    if (isDraft && this.#draft?.squares.join() === squares.join()) return;
    this.#draft = isDraft ? shape : null;
    if (isDraft || how === 'abort') return this.#table.refresh();
    const all = this.#shapes();
    const same = all.find((other) => other.squares.join() === squares.join());
    const others = all.filter((other) => other !== same);
    if (same?.color === this.color) this.#change(others, null);
    else this.#change([...others, shape], shape);
  }
}
