// The guard around an instance of the engine: after a trap nothing calls it any more.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTrap } from '../../www/core/fault.js';
import { Instance } from '../../www/core/instance.js';
import { loadEngine } from '../tools/engine.js';

/** @import { Bindings } from '../../www/types.js' */

const engine = await loadEngine();

/**
 * An instance of which a method of sessions fails.
 *
 * @param {(() => unknown) | null} fault what `snapshot` does instead; null for nothing
 */
function instanceOf(fault) {
  let [traps, calls, freed] = [0, 0, 0];
  const start = (/** @type {string} */ game) => {
    const session = engine.Session.start(game, '');
    return {
      play: (/** @type {string} */ move) => session.play(move),
      seek: (/** @type {number} */ ply) => session.seek(ply),
      view: (/** @type {number} */ seat) => session.view(seat),
      status: () => ((calls += 1), fault ? fault() : session.status()),
      free: () => ((freed += 1), session.free()),
    };
  };
  const bindings = /** @type {Bindings} */ (/** @type {unknown} */ ({ ...engine, Session: { start } }));
  const instance = new Instance(bindings, () => (traps += 1));
  const session = instance.session(({ Session }) => Session.start('gambit', ''));
  return { instance, session, counts: () => ({ traps, calls, freed }) };
}

/** A pointer far outside: a real trap. */
const trap = () => engine.Session.prototype.seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
const overflow = () => {
  throw new RangeError('Maximum call stack size exceeded');
};

test('a session is called as if nothing stood between', () => {
  const { session, counts } = instanceOf(null);
  session.play('d2xd4');
  assert.deepEqual([session.status().toMove, session.seek(9), session.seek(0)], [1, false, true]);
  assert.throws(() => session.play('a1'), (error) => error instanceof Error && !isTrap(error));
  session.free();
  assert.deepEqual(counts(), { traps: 0, calls: 1, freed: 1 });
});

for (const [name, fault] of Object.entries({ 'a trap': trap, 'a stack that overflows': overflow })) {
  test(`after ${name} nothing is called any more`, () => {
    const { instance, session, counts } = instanceOf(fault);
    const says = (/** @type {unknown} */ error) => isTrap(error) && /** @type {Error} */ (error).message === 'Something went wrong inside the page.';
    assert.throws(() => session.status(), says);
    for (const call of [() => session.status(), () => session.view(0), () => instance.call(({ seed }) => seed())]) assert.throws(call, says);
    assert.throws(() => instance.session((bindings) => bindings.Session.start('gambit', '')), says);
    // There is nothing left to free.
    session.free();
    assert.deepEqual(counts(), { traps: 1, calls: 1, freed: 0 });
  });
}
