// The board as an element of HTML: `<gambol-position game="gambit" position="…">`.

import { Board } from './canvas.js';

/** @import { BoardOptions, BoardStart } from './canvas.js' */

/** The element of an embedded page is `gambol-board`. */
const NAME = 'gambol-position';

/** The attributes that a board is made of; all others change it. */
const STARTS = ['game', 'label', 'language'];
/** The attributes that are those of a position: another one begins without them. */
const OF_POSITION = ['move', 'legal', 'hint'];

/** @typedef {{ [name: string]: (text: string | null) => unknown }} Readers */

/** @type {Readers} The options of a board from the texts of attributes, null where there is none. */
const READ = {
  position: (text) => text ?? '',
  move: (text) => text,
  legal: (text) => text?.split(/\s+/).filter(Boolean) ?? [],
  hint: (text) => text,
  flipped: (text) => text !== null,
  coordinates: (text) => text !== 'off',
  set: (text) => text ?? 'auto',
  theme: (text) => text ?? 'auto',
};

/**
 * An attribute is an option of `Board`. A move that is made on the board is told by the event `gambol-move`, with `detail.move`; the board
 * then waits for its next position.
 */
export class PositionElement extends HTMLElement {
  static observedAttributes = [...STARTS, ...Object.keys(READ)];
  /** @type {Board | null} Null while it is on no page. */
  #board = null;
  /** @type {BoardOptions['after']} */
  #after;
  /** @type {Set<string>} The attributes whose changes the board has not seen. */
  #changes = new Set();

  connectedCallback() {
    this.#changes.clear();
    this.#open();
  }

  disconnectedCallback() {
    this.#board?.destroy();
    this.#board = null;
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#board) return;
    // Changes that are made together are shown together.
    if (this.#changes.size === 0) queueMicrotask(() => this.#update());
    this.#changes.add(name);
  }

  /** Resolves when the board is shown; rejects where its game is unknown. */
  get ready() {
    return this.#board?.ready;
  }

  /** The position, in the notation of the game; another one forgets the move, the legal moves and the hint of the last one. */
  get position() {
    return this.getAttribute('position') ?? '';
  }

  set position(position) {
    this.setAttribute('position', position);
  }

  /** The move that led to the position. */
  get move() {
    return this.getAttribute('move');
  }

  set move(move) {
    if (move === null) this.removeAttribute('move');
    else this.setAttribute('move', move);
  }

  /** The legal moves. */
  get legal() {
    return /** @type {string[]} */ (READ['legal']?.(this.getAttribute('legal')));
  }

  set legal(moves) {
    this.setAttribute('legal', moves.join(' '));
  }

  /** The option `after`, which elements have as a method: gives the position after the beginning of a move, in games whose moves have several steps. */
  get positionAfter() {
    return this.#after;
  }

  set positionAfter(after) {
    this.#after = after;
    if (after) void this.#board?.set({ after });
  }

  #open() {
    this.#board?.destroy();
    const [game, label, language] = STARTS.map((name) => this.getAttribute(name) ?? undefined);
    const onMove = (/** @type {string} */ move) => this.dispatchEvent(new CustomEvent('gambol-move', { detail: { move }, bubbles: true, composed: true }));
    const after = this.#after && { after: this.#after };
    this.#board = new Board(this, /** @type {BoardStart & BoardOptions} */ ({ game, ...(label !== undefined && { label }), ...(language !== undefined && { language }), onMove, ...this.#options(Object.keys(READ)), ...after }));
  }

  #update() {
    if (!this.#board) return;
    if (this.#changes.has('position')) {
      for (const name of OF_POSITION) if (!this.#changes.has(name)) this.removeAttribute(name);
    }
    const changed = [...this.#changes];
    this.#changes.clear();
    if (changed.some((name) => STARTS.includes(name))) this.#open();
    else void this.#board.set(this.#options(changed));
  }

  /**
   * The options of attributes.
   *
   * @param {string[]} names
   * @returns {Partial<BoardOptions>}
   */
  #options(names) {
    return Object.fromEntries(names.map((name) => [name, READ[name]?.(this.getAttribute(name))]));
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, PositionElement);
