// The engine on the main thread: one instance, and a new one where it has trapped.

import { Instance } from './instance.js';

/** @import { Bindings } from '../types.js' */

// A new fragment makes a new module with an instance of its own, from the same cached file.
// From the page's one module, `www/main.js`, which this one becomes a part of.
const BINDINGS = '../gambol-wasm.js';
const PROGRAM = '../gambol-wasm_bg.wasm';

/**
 * Told of traps. `onReplaced`: there is a new instance, and what lived in the old one is lost. `onLost`: a new one could not
 * be had.
 *
 * @typedef {{ onReplaced: () => void, onLost: () => void }} TrapListener
 */

export class Engine {
  /** @type {WebAssembly.Module} Compiled once, for this thread and for workers. */
  module;
  #instance;
  #count = 1;
  /** @type {TrapListener | null} */
  #trapListener = null;

  /**
   * @param {WebAssembly.Module} module
   * @param {Bindings} bindings
   */
  constructor(module, bindings) {
    this.module = module;
    this.#instance = this.#guard(bindings);
  }

  /** Loads and starts the engine. */
  static async load() {
    const [response, bindings] = await Promise.all([
      fetch(new URL(PROGRAM, import.meta.url)),
      /** @type {Promise<Bindings>} */ (import(BINDINGS)),
    ]);
    if (!response.ok) throw new Error(`The engine could not be fetched (${response.status}).`);
    // Compiled while it comes, which wants a media type that not every static host sends.
    const isWasmType = response.headers.get('content-type')?.startsWith('application/wasm');
    const module = await (isWasmType ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
    await bindings.default({ module_or_path: module });
    return new Engine(module, bindings);
  }

  /**
   * Tells of traps from now on.
   *
   * @param {TrapListener} watcher
   */
  setTrapListener(watcher) {
    this.#trapListener = watcher;
  }

  /** A seed for a new game. */
  seed() {
    return this.#instance.call((bindings) => bindings.seed());
  }

  /**
   * A new game from a set-up.
   *
   * @param {string} game
   * @param {string} setup
   */
  start(game, setup) {
    return this.#instance.session((bindings) => bindings.Session.start(game, setup));
  }

  /**
   * A game of a set-up that begins at a position of its own; throws where that is none.
   *
   * @param {string} game
   * @param {string} setup
   * @param {string} position
   */
  open(game, setup, position) {
    return this.#instance.session((bindings) => bindings.Session.open(game, setup, position));
  }

  /**
   * A game to look on at, which takes no move; throws where the text is not what everybody has seen of one.
   *
   * @param {string} game
   * @param {string} view
   */
  watch(game, view) {
    return this.#instance.session((bindings) => bindings.Session.watch(game, view));
  }

  /** @param {Bindings} bindings */
  #guard(bindings) {
    return new Instance(bindings, () => void this.#replace());
  }

  async #replace() {
    this.#count += 1;
    try {
      const bindings = /** @type {Bindings} */ (await import(`${BINDINGS}#${this.#count}`));
      await bindings.default({ module_or_path: this.module });
      this.#instance = this.#guard(bindings);
    } catch {
      this.#trapListener?.onLost();
      return;
    }
    this.#trapListener?.onReplaced();
  }
}
