// The arrows and circles of a read-only study.

import { drawShapes } from '../../ui/board/shapes.ts';
import type { Marks } from '../../game/tree.ts';
import type { Scene, Shape } from '../../ui/board/scene.ts';
import type { Table } from '../../table/table.ts';
import type { Layer } from '../../table/layer.ts';

export class StudyMarks implements Layer {
  #shapes;

  /** @param shapes those of the current position */
  constructor(table: Pick<Table, 'board' | 'layers'>, shapes: () => Marks['shapes']) {
    this.#shapes = shapes;
    table.board.drawShapes = drawShapes;
    table.layers.add(this);
  }

  show(scene: Scene): Scene {
    const drawn = this.#shapes().map(({ color, squares }) => ({ kind: 'drawn', squares, color }) as Shape);
    return { ...scene, shapes: [...(scene.shapes ?? []), ...drawn] };
  }
}
