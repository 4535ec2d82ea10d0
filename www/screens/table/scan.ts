// One-switch play at a table: the squares on which a tap does something, the buttons of the turn, and the tools.

import { Scan, controlsIn, entry, grouped } from '../scan.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import { t } from '../../words/index.ts';
import type { Settings } from '../../library/settings.ts';
import type { Scene } from '../../ui/board/scene.ts';
import type { Layer } from '../../table/layer.ts';
import type { Table } from '../../table/table.ts';

/** The tools, except for the sheet that holds the others; and the buttons of a turn and of the end. */
const TOOLS = ['.bar', '.actions', '.steps', '.trail'].map((place) => `${place} button:not([aria-controls])`).join();
const TURN = ['.turn', '.end'].map((place) => `${place} button`).join();

/**
 * Scans a table.
 *
 * @param reveal brings squares into view
 */
export function scanTable(
  table: Table,
  page: HTMLElement,
  settings: Pick<Settings, 'scan'>,
  reveal: (squares: string[]) => void,
) {
  let shown: Scene | null = null;
  let lit: string[] = [];
  const layer: Layer = {
    show: (scene) => {
      shown = scene;
      return lit.length === 0 ? scene : { ...scene, shapes: [...(scene.shapes ?? []), { kind: 'lit', squares: lit }] };
    },
  };
  /** The squares on which a tap does something. */
  const tapped = () => {
    const { targets = [], movable = [], selected = null } = shown ?? {};
    return [
      ...(targets.length > 0 ? targets : movable),
      ...(selected === null || movable.length + targets.length === 0 ? [] : [selected]),
    ];
  };
  table.board.drawShapes = drawShapes;
  table.layers.add(layer);
  const scan = new Scan(settings, {
    page,
    root: () => {
      const cells = page.querySelector('[role="grid"]');
      const squares = [...new Set(tapped())].map((square) =>
        entry(cells?.querySelector(`[data-square="${square}"]`)?.getAttribute('aria-label') ?? square, {
          squares: [square],
          run: () => table.tap(square),
        }),
      );
      const tools = controlsIn(page, TOOLS);
      return [
        ...grouped(squares),
        ...grouped(controlsIn(page, TURN)),
        entry(t().actions.bar, {
          elements: tools.flatMap(({ elements }) => elements),
          entries: [...grouped(tools), ...controlsIn(document, '.head .back')],
        }),
      ];
    },
    canTap: (squares) => {
      const legal = tapped();
      return squares.every((square) => legal.includes(square));
    },
    onLight: (squares) => {
      lit = squares;
      if (lit.length > 0) reveal(lit);
      table.refresh();
    },
  });
  scan.update();
  return scan;
}
