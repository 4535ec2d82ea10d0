// One instance of the engine, guarded: the one place through which the main thread calls it.

import { isTrap } from './fault.js';

/** @import { Bindings, Session } from '../types.js' */

export class Instance {
  #bindings;
  #onTrap;
  #isBroken = false;

  /**
   * @param {Bindings} bindings
   * @param {() => void} onTrap the instance has trapped, and can't be used any more
   */
  constructor(bindings, onTrap) {
    this.#bindings = bindings;
    this.#onTrap = onTrap;
  }

  /**
   * Calls the engine. Throws a trap where the instance traps, or has trapped before.
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
   * A session whose methods are called like everything else. In a broken instance there is nothing left to free. One that was
   * freed says so, and can be freed again.
   *
   * @param {(bindings: Bindings) => Session} make
   */
  session(make) {
    let isFreed = false;
    return new Proxy(this.call(make), {
      get: (session, name) => {
        const member = Reflect.get(session, name);
        if (typeof member !== 'function') return member;
        if (name === 'free') {
          const isDone = isFreed || this.#isBroken;
          return () => {
            isFreed = true;
            if (!isDone) this.call(() => session.free());
          };
        }
        if (isFreed) throw Object.assign(new Error(`A session that was freed is asked for ${String(name)}.`), { code: 'freed' });
        return (/** @type {unknown[]} */ ...inputs) => this.call(() => member.apply(session, inputs));
      },
    });
  }
}

/**
 * Whether an instance can't be trusted after an error: its stack may not be unwound, nor what it held be whole. Where the
 * stack overflows, browsers throw errors of JavaScript.
 *
 * @param {unknown} error
 */
function isFatal(error) {
  return isTrap(error) || error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** @param {unknown} [cause] */
function trap(cause) {
  const error = new WebAssembly.RuntimeError('Something went wrong inside the page.');
  error.cause = cause;
  return error;
}
