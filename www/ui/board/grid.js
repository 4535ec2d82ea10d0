// The board as an accessible grid of named cells, for screen readers and keyboards.

import { make, setAttribute } from '../dom.js';

/** @import { Geometry } from './geometry.js' */

/** The accessible grid of a board. */
export class Grid {
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  #current = '';
  #inset = '';

  /**
   * @param {string} label
   * @param {{ tap(square: string): void, hover(square: string | null): void }} handlers
   */
  constructor(label, handlers) {
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

  /** @param {string} label */
  setLabel(label) {
    setAttribute(this.element, 'aria-label', label);
  }

  /**
   * Arranges the cells for a geometry. The tab stop stays on the same square.
   *
   * @param {Geometry} geometry
   */
  layOut(geometry) {
    const hadFocus = this.element.matches(':focus-within');
    const rows = geometry.rows().map((squares) =>
      make(
        'div',
        { role: 'row' },
        ...squares.map((square) => {
          const cell = this.#cells.get(square) ?? make('div', { role: 'gridcell', 'data-square': square, tabindex: '-1' });
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
   * @param {{ left: number, top: number, width: number, height: number }} field
   * @param {number} width of the canvas
   * @param {number} height
   */
  place(field, width, height) {
    const parts = [field.left / width, field.top / height, field.width / width, field.height / height];
    const inset = parts.map((part) => `${(part * 100).toFixed(4)}%`);
    if (inset.join() === this.#inset) return;
    this.#inset = inset.join();
    const [left = '', top = '', across = '', down = ''] = inset;
    Object.assign(this.element.style, { left, top, width: across, height: down });
  }

  /**
   * Sets the accessible name of a cell, and whether it is selected.
   *
   * @param {string} square
   * @param {string} name
   * @param {boolean} isSelected
   */
  label(square, name, isSelected) {
    const cell = this.#cells.get(square);
    if (!cell) return;
    setAttribute(cell, 'aria-label', name);
    setAttribute(cell, 'aria-selected', String(isSelected));
  }

  /**
   * Moves the focus to a cell.
   *
   * @param {string} square
   */
  focus(square) {
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

  /**
   * Makes a cell the only tab stop of the grid (roving tabindex).
   *
   * @param {string} square
   */
  #setTabStop(square) {
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#cells.get(square)?.setAttribute('tabindex', '0');
    this.#current = square;
  }
}

/** @param {EventTarget | null | undefined} target */
function squareOf(target) {
  return target instanceof HTMLElement ? (target.dataset['square'] ?? null) : null;
}
