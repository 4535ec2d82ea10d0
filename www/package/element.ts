// The board as an element of HTML: `<gambol-position game="gambit" position="…">`.

import { Board, type BoardOptions, type BoardStart } from './canvas.ts';

/** The element of an embedded page is `gambol-board`. */
const NAME = 'gambol-position';

/** The attributes that a board is made of; all others change it. */
const STARTS = ['game', 'label', 'language'];
/** The attributes that belong to a position: they are removed with it. */
const POSITION_ATTRIBUTES = ['move', 'legal', 'hint'];

export interface Readers {
  [name: string]: (text: string | null) => unknown;
}

/** The options of a board from the texts of attributes, null where there is none. */
const READERS: Readers = {
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
 * An attribute is an option of `Board`. A move that is made on the board is told by the event `gambol-move`, with
 * `detail.move`; the board then waits for its next position.
 */
export class PositionElement extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = [...STARTS, ...Object.keys(READERS)];
  /** Null while it is on no page. */
  #board: Board | null = null;
  #after: BoardOptions['after'];
  /** The attributes whose changes the board has not seen. */
  #changes = new Set<string>();

  // The other attributes are properties as they are.
  static {
    for (const name of this.observedAttributes) {
      if (Object.hasOwn(this.prototype, name)) continue;
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: PositionElement) {
          return this.getAttribute(name);
        },
        set(this: PositionElement, value: unknown) {
          this.#write(name, value);
        },
      });
    }
  }

  connectedCallback() {
    // Properties that were set before the element was defined hide those of its class.
    for (const name of [...PositionElement.observedAttributes, 'positionAfter']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#changes.clear();
    this.#open();
  }

  disconnectedCallback() {
    this.#board?.destroy();
    this.#board = null;
  }

  attributeChangedCallback(name: string) {
    if (!this.#board) return;
    // Changes that are made together are shown together.
    if (this.#changes.size === 0) queueMicrotask(() => this.#update());
    this.#changes.add(name);
  }

  /** Resolves when the board is shown; rejects where its game is unknown. */
  get ready() {
    return this.#board?.ready;
  }

  /**
   * The position, in the notation of the game; another one forgets the move, the legal moves and the hint of the last
   * one.
   */
  get position() {
    return this.getAttribute('position') ?? '';
  }

  set position(position) {
    this.#write('position', position);
  }

  /** The legal moves; as a text, they are separated by spaces. */
  get legal(): string[] {
    return READERS['legal']?.(this.getAttribute('legal')) as string[];
  }

  set legal(moves) {
    this.#write('legal', moves);
  }

  /** Whether the board is turned. */
  get flipped() {
    return this.hasAttribute('flipped');
  }

  set flipped(isFlipped) {
    this.#write('flipped', isFlipped);
  }

  /** Whether the frame has letters and numbers. */
  get coordinates() {
    return this.getAttribute('coordinates') !== 'off';
  }

  set coordinates(isShown) {
    this.#write('coordinates', (isShown as unknown) === false ? 'off' : isShown);
  }

  /**
   * The option `after`, which elements have as a method: gives the position after the beginning of a move, in games
   * whose moves have several steps.
   */
  get positionAfter() {
    return this.#after;
  }

  set positionAfter(after) {
    this.#after = after;
    if (after) void this.#board?.set({ after });
  }

  /** Sets an attribute to the text of a value; null, undefined and false remove it. */
  #write(name: string, value: unknown) {
    if (value === null || value === undefined || value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value));
  }

  #open() {
    this.#board?.destroy();
    const [game, label, language] = STARTS.map((name) => this.getAttribute(name) ?? undefined);
    const onMove = (move: string) =>
      this.dispatchEvent(new CustomEvent('gambol-move', { detail: { move }, bubbles: true, composed: true }));
    const after = this.#after && { after: this.#after };
    this.#board = new Board(this, {
      game,
      ...(label !== undefined && { label }),
      ...(language !== undefined && { language }),
      onMove,
      ...this.#options(Object.keys(READERS)),
      ...after,
    } as BoardStart & BoardOptions);
  }

  #update() {
    if (!this.#board) return;
    if (this.#changes.has('position')) {
      for (const name of POSITION_ATTRIBUTES) if (!this.#changes.has(name)) this.removeAttribute(name);
    }
    const changed = [...this.#changes];
    this.#changes.clear();
    if (changed.some((name) => STARTS.includes(name))) this.#open();
    else void this.#board.set(this.#options(changed));
  }

  /** The options of attributes. */
  #options(names: string[]): Partial<BoardOptions> {
    return Object.fromEntries(names.map((name) => [name, READERS[name]?.(this.getAttribute(name))]));
  }
}

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, PositionElement);
