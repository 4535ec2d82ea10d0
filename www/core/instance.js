// A guarded instance of the engine. Every call on the main thread goes through it.

import { isTrap } from './fault.js';

/** @import { Bindings, Session } from './types.js' */

export class Instance {
  #bindings;
  #onTrap;
  #isBroken = false;

  /**
   * @param {Bindings} bindings
   * @param {() => void} onTrap called when the instance has trapped and is unusable
   */
  constructor(bindings, onTrap) {
    this.#bindings = bindings;
    this.#onTrap = onTrap;
  }

  /**
   * Calls the engine. Throws a trap if the instance traps, or has trapped before.
   *
   * @template Result
   * @param {(bindings: Bindings) => Result} action
   */
  call(action) {
    if (this.#isBroken) throw trap();
    try {
      return action(this.#bindings);
    } catch (error) {
      if (!isFatal(error)) throw error;
      this.#isBroken = true;
      this.#onTrap();
      throw trap(error);
    }
  }

  /**
   * Creates a session whose methods are guarded, too. The bindings refuse calls after `free`; in a broken instance there is nothing
   * left to free.
   *
   * @param {(bindings: Bindings) => Session} make
   */
  session(make) {
    return new Proxy(this.call(make), {
      get: (session, name) => {
        const member = Reflect.get(session, name);
        if (typeof member !== 'function') return member;
        if (name === 'free' && this.#isBroken) return () => {};
        return (/** @type {unknown[]} */ ...inputs) => this.call(() => member.apply(session, inputs));
      },
    });
  }
}

/**
 * Whether an instance can't be trusted after an error, because its stack was not unwound and its data may be inconsistent. On a
 * stack overflow browsers throw a RangeError or an InternalError.
 *
 * @param {unknown} error
 */
function isFatal(error) {
  return isTrap(error) || error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** @param {unknown} [cause] */
function trap(cause) {
  const error = new WebAssembly.RuntimeError('the engine trapped');
  error.cause = cause;
  return error;
}
