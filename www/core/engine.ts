// The engine on the main thread: one instance, replaced after a trap.

import { Instance } from './instance.ts';
import type { Bindings, Refusal, SearchOptions, Session, StudyPart } from './bindings.ts';

/**
 * Listens to traps. `onReplaced`: a new instance is ready; the sessions of the old one are lost. `onLost`: no new
 * instance could be loaded.
 */
interface TrapListener {
  onReplaced: () => void;
  onLost: () => void;
}

export class Engine {
  /** Compiled once for this thread and the workers. */
  module: WebAssembly.Module;
  #instance;
  #renew;
  #trapListener: TrapListener | null = null;

  /**
   * @param bindings of an instance of the module
   * @param renew loads the bindings of another instance
   */
  constructor(module: WebAssembly.Module, bindings: Bindings, renew: () => Promise<Bindings>) {
    this.module = module;
    this.#renew = renew;
    this.#instance = this.#guard(bindings);
  }

  /** Sets the listener to traps. */
  listen(watcher: TrapListener) {
    this.#trapListener = watcher;
  }

  /** Returns a random seed for a new game. */
  seed() {
    return this.#instance.call((bindings) => bindings.seed());
  }

  /**
   * Starts a new game from a set-up.
   *
   * @param setup `key=value` with spaces between them
   */
  start(game: string, setup = '') {
    return this.#instance.session((bindings) => bindings.Session.start(game, setup));
  }

  /** Opens a game that begins at a given position; throws if the position is invalid. */
  open(game: string, setup: string, position: string) {
    return this.#instance.session((bindings) => bindings.Session.open(game, setup, position));
  }

  /** Opens a game from the view of a seat. What the view hides is the same at every call. */
  sample(game: string, setup: string, view: string) {
    return this.#instance.session((bindings) => bindings.Session.sample(game, setup, view, 0));
  }

  /** Opens a game as one seat sees it, from its view on; throws if the view is invalid. */
  seat(game: string, setup: string, view: string) {
    return this.#instance.session((bindings) => bindings.Session.seat(game, setup, view));
  }

  /** Opens a public view of a game, to which no move can be played; throws if the text is no public view. */
  watch(game: string, view: string) {
    return this.#instance.session((bindings) => bindings.Session.watch(game, view));
  }

  /** Splits a file into its studies, without a look at their moves. */
  splitStudies(file: string): StudyPart[] {
    return this.#instance.call((bindings) => bindings.splitStudies(file));
  }

  /**
   * Opens the game of a study; throws with line and column if it is damaged.
   *
   * @param line the number of its first line, for errors
   */
  parseStudy(text: string, line?: number) {
    return this.#instance.session((bindings) => bindings.Session.parseStudy(text, line));
  }

  /**
   * Opens the game of a study as far as that is sound; `error` says why the rest was left out, and is null if nothing
   * was. Throws if the study does not give the start of its game.
   *
   * @param line the number of its first line, for errors
   */
  salvageStudy(text: string, line?: number): { session: Session; error: Refusal | null } {
    let error: Refusal | null = null;
    const session = this.#instance.session((bindings) => {
      const salvage = bindings.Session.salvageStudy(text, line);
      error = salvage.error;
      return salvage.session;
    });
    return { session, error };
  }

  /** The value of a view for the player to move, before anything is searched; null where only a search has one. */
  valueOf(options: SearchOptions) {
    return this.#instance.call(({ Search }) => {
      const search = new Search(options);
      const { values } = search.report();
      search.free();
      return values[0]?.value ?? null;
    });
  }

  #guard(bindings: Bindings) {
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
