// Keyboard input on the grid: arrow keys move the focus, Enter or Space taps, P shows what a tap would do, Escape
// cancels.

import { placeOf, type Geometry } from './geometry.ts';
import type { Grid } from './grid.ts';

/** Steps in columns and lines of the screen. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, -99],
  PageDown: [0, 99],
};

/** Listens to the keys of a grid. */
export function listenToKeys(
  grid: Grid,
  geometryOf: () => Geometry,
  handlers: { tap(square: string): void; hold(square: string | null, isKey: true): boolean; cancel(): void },
) {
  grid.element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      const geometry = geometryOf();
      const { file, rank } = placeOf(grid.current);
      const { column, line } = geometry.cellOf(file, rank);
      const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
      grid.focus(geometry.squareIn(within(column + step[0], geometry.columns), within(line + step[1], geometry.lines)));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) handlers.tap(grid.current);
    } else if (event.key.toLowerCase() === 'p') {
      if (event.repeat || !handlers.hold(grid.current, true)) return;
      const held = new AbortController();
      const stop = () => {
        held.abort();
        handlers.hold(null, true);
      };
      for (const end of ['keyup', 'blur']) addEventListener(end, stop, held);
    } else if (event.key === 'Escape') {
      handlers.cancel();
    } else {
      return;
    }
    event.preventDefault();
  });
}
