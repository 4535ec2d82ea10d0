// The guard of an instance of the engine: after a trap it is never called again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTrap } from '../../www/core/fault.ts';
import { Instance } from '../../www/core/instance.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Bindings } from '../../www/core/bindings.ts';

const engine = await loadEngine();

/**
 * An instance whose sessions have a failing method.
 *
 * @param fault what `status` does instead; null for nothing
 */
function instanceOf(fault: (() => unknown) | null) {
  let [traps, calls, freed] = [0, 0, 0];
  const start = (game: string) => {
    const session = engine.Session.start(game, '');
    return {
      play: (move: string) => session.play(move),
      seek: (ply: number) => session.seek(ply),
      view: (seat: number) => session.view(seat),
      status: () => ((calls += 1), fault ? fault() : session.status()),
      free: () => ((freed += 1), session.free()),
    };
  };
  const bindings = { ...engine, Session: { start } } as unknown as Bindings;
  const instance = new Instance(bindings, () => (traps += 1));
  const session = instance.session(({ Session }) => Session.start('gambit', ''));
  return { instance, session, counts: () => ({ traps, calls, freed }) };
}

/** A pointer far outside: a real trap. */
const trap = () => engine.Session.prototype.seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
const overflow = () => {
  throw new RangeError('Maximum call stack size exceeded');
};

test('the guard passes calls of a session through', () => {
  const { session, counts } = instanceOf(null);
  session.play('d2xd4');
  assert.deepEqual([session.status().toMove, session.seek(9), session.seek(0)], [1, false, true]);
  assert.throws(
    () => session.play('a1'),
    (error) => error instanceof Error && !isTrap(error),
  );
  session.free();
  assert.deepEqual(counts(), { traps: 0, calls: 1, freed: 1 });
});

for (const [name, fault] of Object.entries({ 'a trap': trap, 'a stack that overflows': overflow })) {
  test(`after ${name} the instance is never called again`, () => {
    const { instance, session, counts } = instanceOf(fault);
    const says = (error: unknown) => isTrap(error) && (error as Error).message === 'the engine trapped';
    assert.throws(() => session.status(), says);
    for (const call of [() => session.status(), () => session.view(0), () => instance.call(({ seed }) => seed())])
      assert.throws(call, says);
    assert.throws(() => instance.session((bindings) => bindings.Session.start('gambit', '')), says);
    // Freeing is a no-op.
    session.free();
    assert.deepEqual(counts(), { traps: 1, calls: 1, freed: 0 });
  });
}

/** What calls after `free` throw. */
const freed = (type: string, method: string) => ({
  code: 'freed',
  found: method,
  message: `${type}.${method} called after free`,
});

test('a freed session says so, called directly or through the guard, and can be freed again', () => {
  const direct = engine.Session.start('gambit', '');
  const guarded = new Instance(engine, assert.fail).session(({ Session }) => Session.start('gambit', ''));
  for (const session of [direct, guarded]) {
    assert.equal(session.ply(), 0);
    session.free();
    session.free();
    session[Symbol.dispose]?.();
    assert.throws(() => session.ply(), freed('Session', 'ply'));
    assert.throws(() => session.play('d2xd4'), freed('Session', 'play'));
    assert.throws(() => session.tree(0), freed('Session', 'tree'));
    assert.throws(
      () => session.ply(),
      (error) => error instanceof Error && !isTrap(error),
    );
  }
  assert.equal(engine.Session.start('gambit', '').position(), '8/xxxxxxxx/oooooooo/8 o');
});

test('a freed search says so', () => {
  const search = new engine.Search(WHOLE);
  assert.equal(typeof search.run(1).done, 'boolean');
  search.free();
  search.free();
  assert.throws(() => search.run(1), freed('Search', 'run'));
  assert.throws(() => search.report(), freed('Search', 'report'));
});

test('every method of a freed object refuses its call', () => {
  const [session, search] = [engine.Session.start('gambit', ''), new engine.Search(WHOLE)];
  for (const object of [session, search]) {
    object.free();
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter(
      (name) => !/^(constructor|free|__.*)$/.test(name),
    );
    assert.ok(names.length > 1);
    for (const name of names)
      assert.throws(() => Reflect.get(object, name).call(object, ''), { code: 'freed', found: name });
  }
});

/** Options of a search. */
const WHOLE = {
  game: 'gambit',
  setup: '',
  view: '8/xxxxxxxx/oooooooo/8 o',
  moves: [],
  level: 'easy',
  seed: 1,
  all: false,
};

const MISUSES: [object, string, string][] = [
  [{ game: undefined }, 'option-no-text', 'game'],
  [{ moves: 'c2xc4' }, 'option-no-texts', 'moves'],
  [{ moves: [1] }, 'option-no-texts', 'moves'],
  [{ seed: -1 }, 'number', 'seed'],
  [{ seed: 0.5 }, 'number', 'seed'],
  [{ all: 1 }, 'option-no-flag', 'all'],
];

for (const [change, code, name] of MISUSES) {
  test(`a search reports the error in ${JSON.stringify(change)}`, () => {
    const place = [
      { name: 'search', at: null },
      { name, at: null },
    ];
    assert.throws(
      () => new engine.Search({ ...WHOLE, ...change } as any),
      (error) => {
        assert.deepEqual([(error as any).code, (error as any).place], [code, place]);
        return error instanceof Error;
      },
    );
  });
}

test('an error has a code with its arguments, and its place', () => {
  assert.throws(() => engine.Session.open('gambit', '', '8/9/8/8 o'), {
    code: 'rank-length',
    found: '9',
    args: { squares: 8 },
    expected: [],
    place: [
      { name: 'board', at: null },
      { name: 'rank', at: 3 },
    ],
  });
});
