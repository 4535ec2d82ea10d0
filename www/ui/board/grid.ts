// The board as an accessible grid of named cells, for screen readers and keyboards.

import { make, setAttribute } from '../dom.ts';
import type { Geometry } from './geometry.ts';

/** The accessible grid of a board. */
export class Grid {
  declare readonly element: HTMLDivElement;
  #cells = new Map<string, HTMLElement>();
  #current = '';
  #inset = '';

  constructor(label: string, handlers: { tap(square: string): void; hover(square: string | null): void }) {
    this.element = make('div', { role: 'grid', 'aria-label': label, class: 'grid' });
    this.element.addEventListener('click', (event) => {
      const square = squareOf(event.target);
      if (square) handlers.tap(square);
    });
    this.element.addEventListener('focusin', (event) => {
      const square = squareOf(event.target);
      if (!square) return;
      this.#setTabStop(square);
      handlers.hover(square);
    });
    this.element.addEventListener('focusout', () => handlers.hover(null));
  }

  setLabel(label: string) {
    setAttribute(this.element, 'aria-label', label);
  }

  /** Arranges the cells for a geometry. The tab stop stays on the same square. */
  layOut(geometry: Geometry) {
    const hadFocus = this.element.matches(':focus-within');
    const rows = geometry.rows().map((squares) =>
      make(
        'div',
        { role: 'row' },
        ...squares.map((square) => {
          const cell =
            this.#cells.get(square) ?? make('div', { role: 'gridcell', 'data-square': square, tabindex: '-1' });
          this.#cells.set(square, cell);
          return cell;
        }),
      ),
    );
    this.element.replaceChildren(...rows);
    this.element.style.setProperty('--columns', String(geometry.columns));
    const isThere = geometry.rows().flat().includes(this.#current);
    this.#setTabStop(isThere ? this.#current : (squareOf(rows.at(-1)?.firstChild) ?? ''));
    if (hadFocus) this.focus(this.#current);
  }

  /**
   * Places the grid over the playing field of a canvas, in parts of its size, so that it keeps its place when the
   * canvas is resized.
   *
   * @param width of the canvas
   */
  place(field: { left: number; top: number; width: number; height: number }, width: number, height: number) {
    const parts = [field.left / width, field.top / height, field.width / width, field.height / height];
    const inset = parts.map((part) => `${(part * 100).toFixed(4)}%`);
    if (inset.join() === this.#inset) return;
    this.#inset = inset.join();
    const [left = '', top = '', across = '', down = ''] = inset;
    Object.assign(this.element.style, { left, top, width: across, height: down });
  }

  /** Sets the accessible name of a cell, and whether it is selected. */
  label(square: string, name: string, isSelected: boolean) {
    const cell = this.#cells.get(square);
    if (!cell) return;
    setAttribute(cell, 'aria-label', name);
    setAttribute(cell, 'aria-selected', String(isSelected));
  }

  /** Moves the focus to a cell. */
  focus(square: string) {
    this.#setTabStop(square);
    this.#cells.get(square)?.focus({ preventScroll: true });
  }

  /** The square whose cell has, or last had, the focus. */
  get current() {
    return this.#current;
  }

  /** The cell of that square. */
  get currentElement() {
    return this.#cells.get(this.#current);
  }

  /** Makes a cell the only tab stop of the grid (roving tabindex). */
  #setTabStop(square: string) {
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#cells.get(square)?.setAttribute('tabindex', '0');
    this.#current = square;
  }
}

function squareOf(target: EventTarget | null | undefined) {
  return target instanceof HTMLElement ? (target.dataset['square'] ?? null) : null;
}
