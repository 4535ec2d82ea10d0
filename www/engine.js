// The engine on the main thread: one instance, and a fresh one where it trapped.

/** @import { Bindings, Session } from './types.js' */

// A new fragment makes a new module with an instance of its own, from the same cached file.
const BINDINGS = '../gambol-wasm.js';
const PROGRAM = '../gambol-wasm_bg.wasm';

export class Engine {
  /** @type {WebAssembly.Module} Compiled once, for this thread and for workers. */
  module;
  /** @type {Bindings} */
  #bindings;
  #instances = 1;

  /**
   * @param {WebAssembly.Module} module
   * @param {Bindings} bindings
   */
  constructor(module, bindings) {
    this.module = module;
    this.#bindings = bindings;
  }

  /** Loads and starts the engine. */
  static async load() {
    const [response, bindings] = await Promise.all([
      fetch(new URL(PROGRAM, import.meta.url)),
      /** @type {Promise<Bindings>} */ (import(BINDINGS)),
    ]);
    if (!response.ok) throw new Error(`The engine could not be fetched (${response.status}).`);
    // Compiled while it comes, which wants a media type that not every static host sends.
    const isTold = response.headers.get('content-type')?.startsWith('application/wasm');
    const module = await (isTold ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
    await bindings.default({ module_or_path: module });
    return new Engine(module, bindings);
  }

  /** Replaces an instance that trapped. What it held is lost. */
  async replace() {
    this.#instances += 1;
    const bindings = /** @type {Bindings} */ (await import(`${BINDINGS}#${this.#instances}`));
    await bindings.default({ module_or_path: this.module });
    this.#bindings = bindings;
  }

  /** A seed for a new game. */
  seed() {
    return this.#bindings.seed();
  }

  /**
   * A new game from a set-up.
   *
   * @param {string} game
   * @param {string} setup
   * @returns {Session}
   */
  start(game, setup) {
    return this.#bindings.Session.start(game, setup);
  }

  /**
   * A game of a set-up that begins at a position of its own; throws where that is none.
   *
   * @param {string} game
   * @param {string} setup
   * @param {string} position
   * @returns {Session}
   */
  open(game, setup, position) {
    return this.#bindings.Session.open(game, setup, position);
  }
}
