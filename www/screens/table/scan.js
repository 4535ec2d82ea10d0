// One-switch play at a table: the squares on which a tap does something, the buttons of the turn, and the tools.

import { boardEvents } from './taps.js';
import { Scan, controlsIn, entry, grouped } from '../scan.js';
import { drawShapes } from '../../ui/board/shapes.js';
import { t } from '../../words/index.js';

/** @import { Scene, Settings } from '../../types.js' */
/** @import { Layer } from '../types.js' */
/** @import { Table } from './table.js' */

/** The tools, except for the sheet that holds the others; and the buttons of a turn and of the end. */
const TOOLS = ['.bar', '.actions', '.steps', '.trail'].map((place) => `${place} button:not([aria-controls])`).join();
const TURN = ['.turn', '.end'].map((place) => `${place} button`).join();

/**
 * Scans a table.
 *
 * @param {Table} table
 * @param {HTMLElement} page
 * @param {Pick<Settings, 'scan'>} settings
 * @param {(squares: string[]) => void} reveal brings squares into view
 */
export function scanTable(table, page, settings, reveal) {
  const { display } = table;
  const { tap } = boardEvents(table);
  /** @type {Scene | null} */
  let shown = null;
  /** @type {string[]} */
  let lit = [];
  /** @type {Layer} */
  const layer = {
    show: (scene) => {
      shown = scene;
      return lit.length === 0 ? scene : { ...scene, shapes: [...(scene.shapes ?? []), { kind: 'lit', squares: lit }] };
    },
  };
  /** The squares on which a tap does something. */
  const tapped = () => {
    const { targets = [], movable = [], selected = null } = shown ?? {};
    return [...(targets.length > 0 ? targets : movable), ...(selected === null || movable.length + targets.length === 0 ? [] : [selected])];
  };
  display.board.drawShapes = drawShapes;
  display.layers.add(layer);
  const scan = new Scan(settings, {
    page,
    root: () => {
      const cells = page.querySelector('[role="grid"]');
      const squares = [...new Set(tapped())].map((square) =>
        entry(cells?.querySelector(`[data-square="${square}"]`)?.getAttribute('aria-label') ?? square, { squares: [square], run: () => tap(square, false) }));
      const tools = controlsIn(page, TOOLS);
      return [
        ...grouped(squares),
        ...grouped(controlsIn(page, TURN)),
        entry(t().actions.bar, { elements: tools.flatMap(({ elements }) => elements), entries: [...grouped(tools), ...controlsIn(document, '.head .back')] }),
      ];
    },
    canTap: (squares) => {
      const legal = tapped();
      return squares.every((square) => legal.includes(square));
    },
    onLight: (squares) => {
      lit = squares;
      if (lit.length > 0) reveal(lit);
      display.refresh();
    },
  });
  scan.update();
  return scan;
}
