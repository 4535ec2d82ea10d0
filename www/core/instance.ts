// A guarded instance of the engine. Every call on the main thread goes through it.

import { isTrap } from './fault.ts';
import type { Bindings, Session } from './bindings.ts';

export class Instance {
  #bindings;
  #onTrap;
  #isBroken = false;

  /** @param onTrap called when the instance has trapped and is unusable */
  constructor(bindings: Bindings, onTrap: () => void) {
    this.#bindings = bindings;
    this.#onTrap = onTrap;
  }

  /** Calls the engine. Throws a trap if the instance traps, or has trapped before. */
  call<Result>(action: (bindings: Bindings) => Result) {
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
   * Creates a session whose methods are guarded, too. The bindings refuse calls after `free`; in a broken instance
   * there is nothing left to free.
   */
  session(make: (bindings: Bindings) => Session) {
    return new Proxy(this.call(make), {
      get: (session, name) => {
        const member = Reflect.get(session, name);
        if (typeof member !== 'function') return member;
        if (name === 'free' && this.#isBroken) return () => {};
        return (...inputs: unknown[]) => this.call(() => member.apply(session, inputs));
      },
    });
  }
}

/**
 * Whether an instance can't be trusted after an error, because its stack was not unwound and its data may be
 * inconsistent. On a stack overflow browsers throw a RangeError or an InternalError.
 */
function isFatal(error: unknown) {
  return isTrap(error) || error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

function trap(cause?: unknown) {
  const error = new WebAssembly.RuntimeError('the engine trapped');
  error.cause = cause;
  return error;
}
