// The engine on the main thread: one instance, replaced after a trap.

import { Instance } from './instance.js';

/** @import { Bindings, Refusal, SearchOptions, Session } from './types.js' */

/**
 * Listens to traps. `onReplaced`: a new instance is ready; the sessions of the old one are lost. `onLost`: no new instance could
 * be loaded.
 *
 * @typedef {{ onReplaced: () => void, onLost: () => void }} TrapListener
 */

export class Engine {
  /** @type {WebAssembly.Module} Compiled once for this thread and the workers. */
  module;
  #instance;
  #renew;
  /** @type {TrapListener | null} */
  #trapListener = null;

  /**
   * @param {WebAssembly.Module} module
   * @param {Bindings} bindings of an instance of the module
   * @param {() => Promise<Bindings>} renew loads the bindings of another instance
   */
  constructor(module, bindings, renew) {
    this.module = module;
    this.#renew = renew;
    this.#instance = this.#guard(bindings);
  }

  /**
   * Sets the listener to traps.
   *
   * @param {TrapListener} watcher
   */
  listen(watcher) {
    this.#trapListener = watcher;
  }

  /** Returns a random seed for a new game. */
  seed() {
    return this.#instance.call((bindings) => bindings.seed());
  }

  /**
   * Starts a new game from a set-up.
   *
   * @param {string} game
   * @param {string} [setup] `key=value` with spaces between them
   */
  start(game, setup = '') {
    return this.#instance.session((bindings) => bindings.Session.start(game, setup));
  }

  /**
   * Opens a game that begins at a given position; throws if the position is invalid.
   *
   * @param {string} game
   * @param {string} setup
   * @param {string} position
   */
  open(game, setup, position) {
    return this.#instance.session((bindings) => bindings.Session.open(game, setup, position));
  }

  /**
   * Opens a game that begins at a position as a view tells it. Whatever the view hides is the same at every call.
   *
   * @param {string} game
   * @param {string} setup
   * @param {string} view
   */
  sample(game, setup, view) {
    return this.#instance.session((bindings) => bindings.Session.sample(game, setup, view, 0));
  }

  /**
   * Opens a public view of a game, to which no move can be played; throws if the text is no public view.
   *
   * @param {string} game
   * @param {string} view
   */
  watch(game, view) {
    return this.#instance.session((bindings) => bindings.Session.watch(game, view));
  }

  /**
   * Splits a file into its studies, without a look at their moves.
   *
   * @param {string} file
   */
  splitStudies(file) {
    return this.#instance.call((bindings) => bindings.splitStudies(file));
  }

  /**
   * Opens the game of a study; throws with line and column if it is damaged.
   *
   * @param {string} text
   * @param {number} [line] the number of its first line, for errors
   */
  parseStudy(text, line) {
    return this.#instance.session((bindings) => bindings.Session.parseStudy(text, line));
  }

  /**
   * Opens the game of a study as far as that is sound; `error` says why the rest was left out, and is null if nothing was. Throws
   * if the study does not tell how its game begins.
   *
   * @param {string} text
   * @param {number} [line] the number of its first line, for errors
   * @returns {{ session: Session, error: Refusal | null }}
   */
  salvageStudy(text, line) {
    /** @type {Refusal | null} */
    let error = null;
    const session = this.#instance.session((bindings) => {
      const salvage = bindings.Session.salvageStudy(text, line);
      error = salvage.error;
      return salvage.session;
    });
    return { session, error };
  }

  /**
   * The value of a view for the player to move, before anything is searched; null where only a search has one.
   *
   * @param {SearchOptions} options
   */
  valueOf(options) {
    return this.#instance.call(({ Search }) => {
      const search = new Search(options);
      const { values } = search.report();
      search.free();
      return values[0]?.value ?? null;
    });
  }

  /** @param {Bindings} bindings */
  #guard(bindings) {
    return new Instance(bindings, () => void this.#replace());
  }

  async #replace() {
    try {
      const bindings = await this.#renew();
      await bindings.default({ module_or_path: this.module });
      this.#instance = this.#guard(bindings);
    } catch {
      this.#trapListener?.onLost();
      return;
    }
    this.#trapListener?.onReplaced();
  }
}
