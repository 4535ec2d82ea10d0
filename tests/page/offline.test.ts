// The service worker with failing storage and a failing network: every request that the host can answer is answered.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { hash } from '../../www/build/release.ts';

const HOME = 'https://host.example/games/';
const [OLD, NEW] = ['0123456789ab', 'ba9876543210'];

/** The files of a release on the host, by path. */
const contentsOf = (release: string) =>
  ({
    '': `<html data-release="${release}">`,
    [`${release}/www/main.js`]: `start("${release}")`,
    [`${release}/www/css/page.css`]: 'body {}',
    [`${release}/gambol-wasm_bg.wasm`]: 'engine',
  }) as Record<string, string>;

/** The words of two languages that it has, by tag and path. */
const wordsOf = (release: string) => ({
  de: {
    [`${release}/www/de-AB12CD34.js`]: `Wörter von ${release}`,
    [`${release}/www/de-EF56AB78.js`]: `Regeln von ${release}`,
  },
  ar: { [`${release}/www/ar-AB12CD34.js`]: `كلمات ${release}` },
});

/** How many digits of its hashes the older release kept; as many as the newer one unless a test sets it. */
let oldDigits: number | undefined;
const sumOf = (content: string, release: string) => hash(content, release === OLD ? oldDigits : undefined);

/** Storage that counts its calls, and may fail. */
class Storage {
  stores = new Map<string, Map<string, Response>>();
  calls = 0;
  /** Called before each answer. */
  fault: (call: number, method: string) => Promise<void> | void = () => {};

  async #call(method: string) {
    this.calls += 1;
    await this.fault(this.calls, method);
  }

  async open(name: string) {
    await this.#call('open');
    const store = this.stores.get(name) ?? new Map();
    this.stores.set(name, store);
    return {
      put: async (url: string, response: Response) => {
        await this.#call('put');
        store.set(url, response);
      },
      keys: async () => {
        await this.#call('keys');
        return [...store.keys()].map((url) => ({ url }));
      },
      delete: async ({ url }: { url: string }) => {
        await this.#call('delete');
        return store.delete(url);
      },
    };
  }

  async match(url: string, { cacheName }: { cacheName: string }) {
    await this.#call('match');
    return this.stores.get(cacheName)?.get(url)?.clone();
  }

  async keys() {
    await this.#call('keys');
    return [...this.stores.keys()];
  }

  async delete(name: string) {
    await this.#call('delete');
    return this.stores.delete(name);
  }
}

/** The current files of the host; null without a network. */
let host = null as Record<string, string> | null;
let storage: Storage;
let workers = 0;

/**
 * A newly started worker of a release.
 *
 * @param others the workers of its registration
 */
async function worker(release: string, others: { waiting?: object; installing?: object } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const listOf = (contents: Record<string, string>) =>
    Object.entries(contents).map(([path, content]) => [path, sumOf(content, release)]);
  const files = listOf(contentsOf(release));
  const languages = Object.fromEntries(
    Object.entries(wordsOf(release)).map(([tag, contents]) => [tag, listOf(contents)]),
  );
  Object.assign(globalThis, {
    self: {
      release: { name: release, files, groups: languages },
      registration: { scope: HOME, ...others },
      navigator: { languages: ['en-GB'] },
      clients: {
        claim: async () => {
          throw new DOMException('not active', 'InvalidStateError');
        },
      },
      skipWaiting: async () => {},
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    },
  });
  workers += 1;
  const script = new URL(`../../www/app/sw.ts?${workers}`, import.meta.url).href;
  await import(script);

  /** The result of an event, after everything that it has started is done. */
  const dispatch = async (type: string, details: object) => {
    const waited: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => (answer = response);
    listeners.get(type)?.({ ...details, respondWith, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
    const response = await answer;
    await Promise.all(waited);
    return response;
  };
  return {
    install: () => dispatch('install', {}),
    visit: (destination = 'document', query = '?from=elsewhere') =>
      dispatch('fetch', { request: { method: 'GET', mode: 'navigate', destination, url: HOME + query } }),
    load: (path: string) => dispatch('fetch', { request: { method: 'GET', mode: 'cors', url: HOME + path } }),
    tell: async (message: object) => {
      let reply: any;
      await dispatch('message', { data: message, ports: [{ postMessage: (answer: any) => (reply = answer) }] });
      return reply;
    },
  };
}

const textOf = async (response: Response | undefined) => `${response?.status} ${await response?.text()}`;

/** The stored text of a file. */
const storedResponse = (release: string, path: string) =>
  storage.stores.get(`gambol/release/${release}`)?.get(HOME + path);

async function writeState(state: unknown) {
  storage.stores.set('gambol/state', new Map([[HOME, new Response(JSON.stringify(state))]]));
}

const stateNow = async () => storage.stores.get('gambol/state')?.get(HOME)?.clone().json();

beforeEach(() => {
  storage = new Storage();
  host = contentsOf(NEW);
  oldDigits = undefined;
  mock.method(globalThis, 'fetch', async (request: string | { url: string }) => {
    const { origin, pathname } = new URL(typeof request === 'string' ? request : request.url);
    if (!host) throw new TypeError('Failed to fetch');
    const content = host[(origin + pathname).slice(HOME.length)];
    return content === undefined ? new Response('Not found', { status: 404 }) : new Response(content);
  });
  Object.assign(globalThis, { caches: storage });
});

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});

/** A complete visit with a newly started worker. Returns the answers. */
async function visitAll(message: string) {
  const { visit, load, tell } = await worker(NEW);
  const answers = { '': await textOf(await visit()) };
  for (const path of Object.keys(contentsOf(NEW)).slice(1))
    Object.assign(answers, { [path]: await textOf(await load(path)) });
  await tell({ type: message, release: NEW });
  return answers;
}

const RIGHT = Object.fromEntries(Object.entries(contentsOf(NEW)).map(([path, content]) => [path, `200 ${content}`]));

for (const [name, state] of Object.entries({
  none: null,
  older: { good: OLD, tried: null, times: 0, when: 0 },
  own: { good: NEW },
})) {
  for (const message of ['started', 'failed']) {
    test(`the page is served if a storage call fails: the good release is ${name}, and has ${message}`, async () => {
      await (await worker(NEW)).install();
      const { stores } = storage;
      const again = () => {
        storage.stores = new Map([...stores].map(([name, store]) => [name, new Map(store)]));
        storage.calls = 0;
        if (state) void writeState(state);
      };
      again();
      assert.deepEqual(await visitAll(message), RIGHT);
      const { calls } = storage;
      assert.ok(calls > 10);
      const failing = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
      for (let n = 1; n <= calls; n += 1) {
        for (const isFailing of [(call: number) => call === n, (call: number) => call >= n]) {
          again();
          storage.fault = (call) => (isFailing(call) ? failing() : undefined);
          assert.deepEqual(await visitAll(message), RIGHT, `call ${n} of ${calls}`);
        }
        storage.fault = () => {};
      }
    });
  }
}

/** The paths of the stored files of a release. */
const keptOf = (release: string) =>
  [...(storage.stores.get(`gambol/release/${release}`)?.keys() ?? [])].map((url) => url.slice(HOME.length)).sort();

test('the words of the page’s language are stored, and installed with the next release', async () => {
  const all = (release: string, ...words: Record<string, string>[]) =>
    Object.keys(Object.assign({}, contentsOf(release), ...words)).sort();
  host = Object.assign(contentsOf(OLD), ...Object.values(wordsOf(OLD)));
  const old = await worker(OLD);
  await old.install();
  assert.deepEqual(keptOf(OLD), all(OLD));
  await old.tell({ type: 'started', release: OLD, language: 'en' });
  assert.deepEqual(keptOf(OLD), all(OLD));
  await old.tell({ type: 'started', release: OLD, language: 'de' });
  assert.deepEqual(keptOf(OLD), all(OLD, wordsOf(OLD).de));
  host = Object.assign(contentsOf(NEW), ...Object.values(wordsOf(NEW)));
  const next = await worker(NEW);
  await next.install();
  assert.deepEqual(keptOf(NEW), all(NEW, wordsOf(NEW).de));
  host = null;
  for (const [path, content] of Object.entries(wordsOf(NEW).de))
    assert.equal(await textOf(await next.load(path)), `200 ${content}`);
});

test('requested words are stored', async () => {
  host = Object.assign(contentsOf(NEW), ...Object.values(wordsOf(NEW)));
  const { install, load } = await worker(NEW);
  await install();
  const [[path = '', content] = []] = Object.entries(wordsOf(NEW).ar);
  assert.equal(await textOf(await load(path)), `200 ${content}`);
  host = null;
  assert.equal(await textOf(await load(path)), `200 ${content}`);
});

test('storage that never answers is ignored', async () => {
  storage.fault = (_, method) => (method === 'match' ? new Promise(() => {}) : undefined);
  mock.timers.enable({ apis: ['setTimeout'] });
  const { visit, load } = await worker(NEW);
  let isAnswered = false;
  const answers = Promise.all([visit(), load(`${NEW}/www/main.js`)]).finally(() => (isAnswered = true));
  // Hashing takes real time.
  for (const since = performance.now(); !isAnswered && performance.now() - since < 20_000; ) {
    mock.timers.tick(5000);
    await new Promise(setImmediate);
  }
  assert.ok(isAnswered);
  assert.deepEqual(await Promise.all((await answers).map(textOf)), [RIGHT[''], RIGHT[`${NEW}/www/main.js`]]);
});

const DAMAGES: Record<string, (response: Response, content: string) => Response | null> = {
  missing: () => null,
  altered: ({ headers }, content) => new Response(`${content} `, { headers }),
  truncated: ({ headers }, content) => new Response(content.slice(1), { headers }),
  empty: ({ headers }) => new Response('', { headers }),
  'an HTML page': ({ headers }) => new Response('<html>', { headers }),
  'of another type': (_, content) => new Response(content, { headers: { 'content-type': 'text/plain' } }),
  'an error': ({ headers }, content) => new Response(content, { status: 500, headers }),
};

for (const [kind, damage] of Object.entries(DAMAGES)) {
  for (const [path, content] of Object.entries(contentsOf(NEW))) {
    test(`${path || 'the page'}, ${kind}: served correctly and stored again, or not at all`, async () => {
      const { install, visit, load } = await worker(NEW);
      await install();
      const store = storage.stores.get(`gambol/release/${NEW}`);
      const damaged = damage(storedResponse(NEW, path)!, content);
      const damageFile = () => (damaged ? store?.set(HOME + path, damaged.clone()) : store?.delete(HOME + path));
      const ask = () => (path === '' ? visit() : load(path));
      damageFile();
      assert.equal(await textOf(await ask()), `200 ${content}`);
      host = null;
      assert.equal(await textOf(await ask()), `200 ${content}`);
      damageFile();
      if (path === '') assert.match(await textOf(await ask()), /^503 .*Your games are safe.*Load again/s);
      else await assert.rejects(ask(), /Failed to fetch/);
    });
  }
}

test('a damaged page is replaced by that of the host, whatever its release, or else by the last good one', async () => {
  host = contentsOf(OLD);
  const older = await worker(OLD);
  await older.install();
  await older.tell({ type: 'started', release: OLD });
  host = contentsOf(NEW);
  const { install, visit } = await worker(NEW);
  await install();
  storage.stores.get(`gambol/release/${NEW}`)?.delete(HOME);
  host = { '': '<html data-release="cccccccccccc">' };
  assert.equal(await textOf(await visit()), '200 <html data-release="cccccccccccc">');
  host = {};
  assert.equal(await textOf(await visit()), `200 <html data-release="${OLD}">`);
  host = null;
  assert.equal(await textOf(await visit()), `200 <html data-release="${OLD}">`);
  // The stored page of that release is verified, too.
  storage.stores.get(`gambol/release/${OLD}`)?.set(HOME, new Response('<html>'));
  assert.match(await textOf(await visit()), /^503/);
});

test('when a page has started, all files of its release are repaired', async () => {
  const { install, tell } = await worker(NEW);
  await install();
  storage.stores.get(`gambol/release/${NEW}`)?.clear();
  await tell({ type: 'started', release: NEW });
  assert.equal(storage.stores.get(`gambol/release/${NEW}`)?.size, Object.keys(contentsOf(NEW)).length);
});

test('what other pages of the same host have stored is neither deleted nor needed', async () => {
  host = contentsOf(OLD);
  const older = await worker(OLD);
  await older.install();
  await older.tell({ type: 'started', release: OLD });
  const pages = ['https://host.example/', `${HOME}next/`, 'https://host.example/games-next/'];
  const theirs = pages.flatMap((page) => [page, `${page}${OLD}/www/main.js`, `${page}${OLD}/www/de-AB12CD34.js`]);
  for (const url of theirs) storage.stores.get(`gambol/release/${OLD}`)?.set(url, new Response('theirs'));
  host = contentsOf(NEW);
  const { install, tell } = await worker(NEW);
  await install();
  // The last good release is needed until another one has started.
  for (let start = 0; start < 2; start += 1) await tell({ type: 'started', release: NEW });
  assert.deepEqual([...(storage.stores.get(`gambol/release/${OLD}`)?.keys() ?? [])], theirs);
  // Their language is not this page's.
  assert.equal(storage.stores.get(`gambol/release/${NEW}`)?.size, Object.keys(contentsOf(NEW)).length);
  for (const url of theirs) storage.stores.get(`gambol/release/${OLD}`)?.delete(url);
  await tell({ type: 'started', release: NEW });
  assert.deepEqual(
    [...storage.stores.keys()].filter((key) => key.startsWith('gambol/release/')),
    [`gambol/release/${NEW}`],
  );
});

for (const [digits, named] of [
  [undefined, 'hashes like its own'],
  [12, 'hashes of 12 digits'],
  [64, 'whole hashes'],
] as const) {
  test(`a release that fails to start gives way to one with ${named}, unless a file of it was damaged`, async () => {
    oldDigits = digits;
    host = contentsOf(OLD);
    const older = await worker(OLD);
    await older.install();
    await older.tell({ type: 'started', release: OLD });
    host = contentsOf(NEW);
    const { install, visit, tell } = await worker(NEW);
    await install();
    assert.equal(await textOf(await visit()), RIGHT['']);
    storage.stores.get(`gambol/release/${NEW}`)?.delete(`${HOME}${NEW}/www/main.js`);
    assert.deepEqual(await tell({ type: 'failed', release: NEW }), { isMended: true });
    assert.equal(await textOf(await visit()), RIGHT['']);
    assert.deepEqual(await tell({ type: 'failed', release: NEW }), { isMended: true });
    assert.equal(await textOf(await visit()), `200 <html data-release="${OLD}">`);
    assert.deepEqual(await tell({ type: 'failed', release: OLD }), { isMended: false });
    // As soon as a file of it is repaired, it is tried again.
    storage.stores.get(`gambol/release/${NEW}`)?.delete(`${HOME}${NEW}/www/main.js`);
    await tell({ type: 'started', release: OLD });
    assert.equal(await textOf(await visit()), RIGHT['']);
  });
}

test('starts in frames are no attempts: they never reject a release', async () => {
  host = contentsOf(OLD);
  const older = await worker(OLD);
  await older.install();
  await older.tell({ type: 'started', release: OLD });
  host = contentsOf(NEW);
  const { install, visit } = await worker(NEW);
  await install();
  const before = await stateNow();
  for (const destination of ['iframe', 'frame', 'embed', 'object']) {
    for (const query of ['', '?embed&theme=dark'])
      assert.equal(await textOf(await visit(destination, query)), RIGHT[''], destination);
  }
  // An embedded page in a tab of its own does not report its start either.
  for (let n = 0; n < 3; n += 1) assert.equal(await textOf(await visit('document', '?embed')), RIGHT['']);
  assert.deepEqual(await stateNow(), before);
  for (const release of [NEW, NEW, OLD])
    assert.equal(await textOf(await visit()), `200 <html data-release="${release}">`);
  // An abandoned release is not used in frames either.
  assert.equal(await textOf(await visit('iframe', '?embed')), `200 <html data-release="${OLD}">`);
});

test('a release is tried again after a day, even if the clock was set back', async () => {
  host = contentsOf(OLD);
  const older = await worker(OLD);
  await older.install();
  host = contentsOf(NEW);
  const { install, visit } = await worker(NEW);
  await install();
  const hour = 60 * 60 * 1000;
  for (const [since, release] of [
    [1, OLD],
    [23, OLD],
    [25, NEW],
    [-1, OLD],
    [-25, NEW],
    [-10_000, NEW],
  ] as const) {
    await writeState({ good: OLD, tried: NEW, times: 2, when: Date.now() - since * hour });
    assert.equal(await textOf(await visit()), `200 <html data-release="${release}">`, `${since} hours`);
  }
});

for (const note of [
  '',
  '{',
  'null',
  '[]',
  '"good"',
  '7',
  '{"good":7}',
  '{"tried":[]}',
  '{"times":"many"}',
  '<!doctype html>',
]) {
  test(`a stored history of ${JSON.stringify(note)} is replaced`, async () => {
    const { install, visit, tell } = await worker(NEW);
    await install();
    storage.stores.set('gambol/state', new Map([[HOME, new Response(note)]]));
    assert.equal(await textOf(await visit()), RIGHT['']);
    await tell({ type: 'started', release: NEW });
    assert.equal((await stateNow()).good, NEW);
  });
}

test('unknown messages change nothing', async () => {
  const { install, tell } = await worker(NEW);
  await install();
  for (const message of [null, undefined, 7, 'take', [], { type: 7 }, { type: 'failed' }]) await tell(message as any);
  assert.equal(await stateNow(), undefined);
});

test('the worker of a release takes over a page that switched to that release', async () => {
  const { install, tell } = await worker(NEW);
  await install();
  assert.deepEqual(await tell({ type: 'started', release: OLD }), { isShown: false });
  assert.deepEqual(await tell({ type: 'started', release: NEW }), { isShown: true });
});

for (const other of ['waiting', 'installing'])
  test(`a start of the old release leaves the files of one that is ${other}`, async () => {
    host = contentsOf(OLD);
    await (await worker(OLD)).install();
    host = contentsOf(NEW);
    await (await worker(NEW)).install();
    const { tell } = await worker(OLD, { [other]: {} });
    await tell({ type: 'started', release: OLD });
    assert.deepEqual(keptOf(NEW), Object.keys(contentsOf(NEW)).sort());
  });
