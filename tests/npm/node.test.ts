// The package of npm in Node: all its entries, installed from what `npm pack` makes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { install, run } from './installation.ts';

const folder = install();
const ENTRIES = ['gambol', 'gambol/node', 'gambol/inline'];

/** What a program prints as JSON after it has imported an entry. */
const ask = (entry: string, source: string) =>
  JSON.parse(run(folder, `import { LEVELS, close, init, reports, think } from '${entry}';\n${source}`));

for (const entry of ENTRIES) {
  test(`${entry}: a game of each kind is started, searched and played on`, () => {
    const played = ask(
      entry,
      `
      const engine = await init();
      const played = {};
      for (const { id } of engine.games()) {
        const session = engine.start(id);
        const { best } = await think({ game: id, level: 'easy', millis: 200 });
        played[id] = [session.legal().length > 0, typeof best];
        const { best: next } = await think({ game: id, position: session.position(), millis: 50, seed: 1 });
        session.play(next);
        played[id].push(session.ply());
      }
      console.log(JSON.stringify(played));`,
    );
    assert.deepEqual(played, Object.fromEntries(GAMES.map(({ id }) => [id, [true, 'string', 1]])));
  });

  test(`${entry}: reports come one by one, deeper and deeper, and the last is that of the end`, () => {
    const { nodes, best } = ask(
      entry,
      `
      const nodes = [];
      let best;
      for await (const report of reports({ game: 'combo', millis: 600 })) {
        nodes.push(report.nodes);
        best = report.best;
      }
      console.log(JSON.stringify({ nodes, best }));`,
    );
    assert.ok(nodes.length > 2, String(nodes));
    assert.deepEqual(
      nodes,
      nodes.toSorted((a: number, b: number) => a - b),
    );
    assert.match(best, /^\d[a-h]\d[-+x][a-h]\d$/);
  });

  test(`${entry}: an aborted search is rejected with the reason, and its worker is free for the next`, () => {
    const [reasons, best] = ask(
      entry,
      `
      const aborting = new AbortController();
      const running = think({ game: 'triboard', millis: null, signal: aborting.signal });
      const looping = (async () => {
        for await (const report of reports({ game: 'combo', millis: null, signal: aborting.signal }))
          aborting.abort(new Error('enough'));
      })();
      const late = think({ game: 'combo', signal: AbortSignal.abort(new Error('never')) });
      const ended = await Promise.allSettled([running, looping, late]);
      for await (const report of reports({ game: 'combo', millis: null })) break;
      const { best } = await think({ game: 'gambit', level: 'easy' });
      console.log(JSON.stringify([ended.map(({ reason }) => reason.message), best]));`,
    );
    assert.deepEqual(reasons, ['enough', 'enough', 'never']);
    assert.match(best, /x/);
  });

  test(`${entry}: errors have fields, wherever they are found`, () => {
    const errors = ask(
      entry,
      `
      const engine = await init();
      const fields = (error) => ({ isError: error instanceof Error, ...error });
      const errors = [];
      for (const act of [
        () => engine.open('gambit', '', '8/9/8/8 o'),
        () => engine.start('gambit').play('a1xz9'),
        () => think({ game: 'gambit', position: '8/9/8/8 o' }),
        () => think({ game: 'gambit', view: '8/9/8/8 o' }),
        () => think({ game: 'chess' }),
        () => think({ game: 'gambit', level: 'grand' }),
      ]) try { await act(); } catch (error) { errors.push(fields(error)); }
      console.log(JSON.stringify(errors));`,
    );
    const [opened, , ...asked] = errors;
    assert.equal(errors.length, 6);
    for (const error of errors)
      assert.deepEqual(Object.keys(error), ['isError', 'code', 'place', 'found', 'expected', 'args']);
    assert.equal(opened.code, 'rank-length');
    assert.deepEqual(opened.place, [
      { name: 'board', at: null },
      { name: 'rank', at: 3 },
    ]);
    // The same text is refused alike, whether it is read here or in the worker.
    assert.deepEqual(asked.slice(0, 2), [opened, opened]);
    assert.deepEqual(
      asked.slice(2).map(({ code, found }: { code: string; found: string }) => [code, found]),
      [
        ['unknown-game', 'chess'],
        ['one-of', 'grand'],
      ],
    );
  });

  test(`${entry}: the engine may come from elsewhere, and is loaded once`, () => {
    const found = ask(
      entry,
      `
      import { readFileSync } from 'node:fs';
      const bytes = readFileSync(new URL(import.meta.resolve('gambol/engine.wasm')));
      const failed = await init({ wasm: new Uint8Array([1, 2, 3]) }).catch((error) => error.name);
      const engine = await init({ wasm: Promise.resolve(await WebAssembly.compile(bytes)) });
      console.log(JSON.stringify([failed, engine === await init(), LEVELS.length]));`,
    );
    assert.deepEqual(found, ['CompileError', true, 5]);
  });

  test(`${entry}: searches run side by side, wait for a worker, and end when all is closed`, () => {
    const [ended, best] = ask(
      entry,
      `
      const open = Array.from({ length: 12 }, () => think({ game: 'combo', millis: null }));
      setTimeout(close, 300);
      const ended = await Promise.allSettled(open);
      const { best } = await think({ game: 'gambit', level: 'easy' });
      console.log(JSON.stringify([ended.map(({ reason }) => reason.name), best]));`,
    );
    assert.deepEqual(ended, Array(12).fill('AbortError'));
    assert.equal(typeof best, 'string');
  });
}

test('an engine that is a page, as servers of development answer, is named with the setting that is missing', () => {
  const said = ask(
    'gambol',
    `console.log(JSON.stringify(await init({ wasm: 'data:text/html,engine.wasm' }).catch(({ message }) => message)));`,
  );
  assert.match(said, /^engine: data:.*text\/html.*optimizeDeps/);
});

test('a time that is none is refused with the fields of a refusal', () => {
  const codes = ask(
    'gambol',
    `
    const codes = [];
    const refusal = ({ code, place, found }) => [code, place[0].name, found];
    for (const millis of [-1, NaN, '100', {}]) codes.push(await think({ game: 'combo', millis }).catch(refusal));
    const { best } = await think({ game: 'combo', millis: 0 });
    console.log(JSON.stringify([...codes, typeof best]));`,
  );
  assert.deepEqual(codes, [
    ['number', 'millis', '-1'],
    ['number', 'millis', 'NaN'],
    ['number', 'millis', '100'],
    ['number', 'millis', '[object Object]'],
    'string',
  ]);
});

test('many searches at once, also with one signal, warn of nothing', () => {
  const [warnings, ended] = ask(
    'gambol',
    `
    const warnings = [];
    process.on('warning', ({ name }) => warnings.push(name));
    const { signal } = new AbortController();
    const aborting = new AbortController();
    await Promise.all(Array.from({ length: 15 }, () => think({ game: 'gambit', level: 'easy', signal })));
    const loops = Array.from({ length: 15 }, async () => {
      for await (const report of reports({ game: 'combo', millis: null, signal: aborting.signal })) void report;
    });
    const searches = Array.from({ length: 15 }, () => think({ game: 'combo', millis: null, signal: aborting.signal }));
    setTimeout(() => aborting.abort(new Error('enough')), 300);
    const ended = (await Promise.allSettled([...loops, ...searches])).map(({ reason }) => reason.message);
    console.log(JSON.stringify([warnings, [...new Set(ended)]]));`,
  );
  assert.deepEqual([warnings, ended], [[], ['enough']]);
});

test('an error of onReport rejects its search, and nothing else ends', () => {
  const said = ask(
    'gambol',
    `
    const fail = () => { throw new Error('mine'); };
    const thrown = await think({ game: 'combo', millis: 1000 }, fail).catch(({ message }) => message);
    const { best } = await think({ game: 'gambit', level: 'easy' });
    console.log(JSON.stringify([thrown, typeof best]));`,
  );
  assert.deepEqual(said, ['mine', 'string']);
});

test('an error of the caller with a cause is the one that a search is rejected with', () => {
  const said = ask(
    'gambol',
    `
    const gone = new Error('gone', { cause: new Error('socket') });
    const fail = () => { throw gone; };
    const signal = AbortSignal.abort(gone);
    const aborting = new AbortController();
    setTimeout(() => aborting.abort(gone), 100);
    const task = { game: 'combo', millis: 1000 };
    const ends = [think(task, fail), think({ ...task, signal }), think({ ...task, signal: aborting.signal })];
    console.log(JSON.stringify((await Promise.allSettled(ends)).map(({ reason }) => reason === gone)));`,
  );
  assert.deepEqual(said, [true, true, true]);
});

test('the board can be imported on a server', () => {
  const { BOARDS } = JSON.parse(
    run(folder, "import * as board from 'gambol/board';\nconsole.log(JSON.stringify(board));"),
  );
  assert.deepEqual(
    BOARDS,
    GAMES.map(({ id }) => id),
  );
});

test('a worker hears a message between two slices', () => {
  const further = ask(
    'gambol',
    `
    import { readFile } from 'node:fs/promises';
    import { Worker } from 'node:worker_threads';
    const file = (name) => new URL(name, import.meta.resolve('gambol/engine.wasm'));
    const worker = new Worker(file('worker.js'), { execArgv: [] });
    const question = { setup: '', moves: [], level: 'master', seed: 1, all: false, millis: null };
    const engine = await init();
    const begin = (game) => ({ ...question, game, view: engine.start(game).position() });
    let further = 0;
    worker.on('message', ({ id, type }) => {
      if (type === 'ready') worker.postMessage({ type: 'think', id: 1, ...begin('triboard') });
      if (id === 1 && (further += 1) === 1) worker.postMessage({ type: 'think', id: 2, ...begin('combo'), millis: 0 });
      if (id !== 2) return;
      console.log(further);
      void worker.terminate();
    });
    worker.postMessage({ type: 'start', module: await WebAssembly.compile(await readFile(file('engine.wasm'))) });`,
  );
  assert.ok(further < 5, `${further} reports of a search that was to end`);
});

test('an idle worker keeps no program running', () => {
  const open = ask(
    'gambol',
    `
    await think({ game: 'gambit', level: 'easy' });
    console.log(JSON.stringify(process.getActiveResourcesInfo().filter((name) => !/Wrap$/.test(name))));`,
  );
  assert.deepEqual(open, []);
});

test('with hidden hands a search is told what the player to move knows', () => {
  const views = ask(
    'gambol',
    `
    const engine = await init();
    const session = engine.start('luckymoose', 'seed=1');
    const view = session.view(0);
    const question = { game: 'luckymoose', seed: 1, level: 'easy' };
    const told = { ...question, position: session.position() };
    const asked = await Promise.all([think(told), think({ ...question, view })]);
    console.log(JSON.stringify([view === session.position(), ...asked.map(({ best }) => best)]));`,
  );
  assert.equal(views[0], false);
  assert.equal(views[1], views[2]);
});
