// A board of any game: it shows positions, moves them, and turns taps, drags and keys into moves.

import { GAMES } from 'package:games';
import { Board as Drawn, plainScene } from '../ui/board/board.ts';
import { SETS } from '../ui/board/sets.ts';
import { speak, type Tag } from '../words/vocabulary.ts';
import { applyLook, lookOf, rootIn } from './look.ts';
import type { GamePage } from '../games/page.ts';
import type { Scene } from '../ui/board/scene.ts';

export { SETS };
/** The ids of the games. */
export const BOARDS = Object.keys(GAMES);

/** The options of a board: what it shows, and its callbacks. */
export interface BoardOptions {
  /** In the notation of the game. */
  position: string;
  /** The move that led to the position: it is animated when the position changes, and marked. */
  move?: string | null;
  /** The legal moves; without any, the board is a picture of the position. */
  legal?: string[];
  /** The position after the beginning of a move, in games whose moves have several steps. */
  after?: (move: string) => string;
  /** A move to point out. */
  hint?: string | null;
  /** Whether the other side is at the bottom. */
  flipped?: boolean;
  /** True by default. */
  coordinates?: boolean;
  /** The colours and materials; `auto` is Linen in light and Walnut in dark colours. */
  set?: 'auto' | (typeof SETS)[number];
  /** `auto` is that of the system. */
  theme?: 'auto' | 'light' | 'dark';
}

export interface BoardStart {
  /** Its id: `combo`. */
  game: string;
  /** Called with a legal move that was made on the board, which waits for the next position. */
  onMove?: (move: string) => void;
  /** The accessible name; the name of the game by default. */
  label?: string;
  /** Of what is read aloud, for all boards of a page; English by default. */
  language?: Tag;
}

// A server that imports the module has none.
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export class Board {
  /** Resolves when the board is shown; rejects where its game is unknown. */
  declare readonly ready: Promise<void>;
  #root;
  #options;
  #start;
  /** Null while it is loaded. */
  #game: GamePage | null = null;
  #drawn: Drawn | null = null;
  /** In the format of the game's input. */
  #picks: string[] = [];
  /** The number of steps of a move that the board already shows. */
  #steps = 0;
  #isClosed = false;
  #onDark = () => this.#applyLook();

  /**
   * Shows a position in an element of the page, whose width it fills.
   *
   * @param element without content of its own
   */
  constructor(element: HTMLElement, { game, onMove, label, language, ...options }: BoardStart & BoardOptions) {
    this.#root = rootIn(element);
    this.#start = { onMove, label };
    this.#options = {
      move: null,
      legal: [],
      hint: null,
      flipped: false,
      coordinates: true,
      set: 'auto' as const,
      theme: 'auto' as const,
      ...options,
    };
    this.#applyLook();
    dark.addEventListener('change', this.#onDark);
    this.ready = this.#load(game, language);
  }

  /** What the board shows. */
  get position() {
    return this.#options.position;
  }

  /**
   * Shows something else; what is not named stays, but moves and hints are those of a position. Resolves when nothing
   * moves.
   */
  async set(changes: Partial<BoardOptions>) {
    const { position, flipped, coordinates } = this.#options;
    const isOther = changes.position !== undefined;
    this.#options = { ...this.#options, ...(isOther ? { move: null, legal: [], hint: null } : {}), ...changes };
    const { move } = this.#options;
    const done = this.#steps;
    if (isOther || changes.legal) this.#pick([]);
    this.#applyLook();
    if (!this.#drawn || !this.#game) return this.ready;
    if (flipped !== this.#options.flipped) this.#drawn.flip(this.#options.flipped);
    if (coordinates !== this.#options.coordinates) this.#drawn.showCoordinates(this.#options.coordinates);
    const motion =
      move !== null && isOther && this.position !== position
        ? this.#game.motion(position, move, done, this.position)
        : null;
    await this.#drawn.show(this.#scene(), motion);
  }

  /** Takes the board off the page. */
  destroy() {
    this.#isClosed = true;
    dark.removeEventListener('change', this.#onDark);
    this.#drawn?.close();
    this.#root.remove();
  }

  async #load(id: string, language?: Tag) {
    const load = GAMES[id];
    if (!load) throw Object.assign(new Error(`unknown-game ${id}`), { code: 'unknown-game', found: id });
    const game = await load();
    if (language) await speak(language);
    if (this.#isClosed) return;
    this.#game = game;
    const { label = game.name } = this.#start;
    const { coordinates, flipped } = this.#options;
    const taps = this.#start.onMove && {
      tap: (square: string) => this.#tap(square),
      changeAmount: (steps: number) => this.#change(steps),
      cancel: () => this.#pick(this.#game?.amount ? [] : this.#picks.slice(0, -1)),
      dropOutside: () => this.#pick([]),
      hover() {},
      hold: () => false,
    };
    const drawn = new Drawn(game, this.#scene(), {
      label,
      coordinates,
      look: lookOf(this.#root),
      ...(taps && { taps }),
    });
    this.#drawn = drawn;
    if (flipped) drawn.flip(true);
    this.#root.replaceChildren(drawn.element);
    this.#root.addEventListener('keydown', ({ key }) => void (/^[1-9]$/.test(key) && this.#take(Number(key))));
    await drawn.painted;
  }

  #applyLook() {
    applyLook(this.#root, this.#options, dark.matches);
    this.#drawn?.refresh();
  }

  #scene(): Scene {
    const game = this.#game!;
    const { position, legal, after, move, hint } = this.#options;
    const { selected, targets, movable, parts, laid, partial } = game.selection(legal, this.#picks, position);
    this.#steps = partial !== null && after ? game.visits(partial).length - 1 : 0;
    return {
      ...plainScene(this.#steps > 0 && after && partial !== null ? after(partial) : position),
      selected,
      targets,
      movable,
      parts: parts ?? null,
      laid: laid ?? [],
      lastMove: move === null ? [] : game.visits(move),
      hint: hint === null ? [] : game.visits(hint),
      ghosts: hint === null ? [] : (game.lays?.(hint) ?? []),
    };
  }

  #tap(square: string) {
    const choice = this.#game?.tap(this.#options.legal, this.#picks, square);
    if (!choice) return;
    if ('picks' in choice) this.#pick(choice.picks);
    else if ('move' in choice) {
      // Another move needs another position.
      this.#options.legal = [];
      this.#start.onMove?.(choice.move);
      this.#pick([]);
    }
  }

  #pick(picks: string[]) {
    this.#picks = picks;
    if (this.#drawn) void this.#drawn.show(this.#scene());
  }

  /** Takes more or fewer pieces; false where there is nothing to choose. */
  #change(steps: number) {
    const amount = this.#game?.amount?.(this.#options.legal, this.#picks);
    if (!amount) return false;
    if (steps !== 0) this.#take(amount.value + steps);
    return true;
  }

  /** @param count the number of pieces to take */
  #take(count: number) {
    if (this.#game?.withAmount && this.#picks.length > 0)
      this.#pick(this.#game.withAmount(this.#options.legal, this.#picks, count));
  }
}
