// The service worker: keeps one release whole, so that it starts without a network, and takes the next one whole or not at all.
//
// Every file but the page itself stands in a folder that is named after its release, so what is kept of one release is
// never mistaken for another's.

/// <reference lib="webworker" />

/**
 * What is known of the releases: which one started last, and how often another was tried since then, for the last
 * time when.
 *
 * @typedef {{ good: string | null, tried: string | null, times: number, when: number }} State
 */

const scope = /** @type {ServiceWorkerGlobalScope & { release: { name: string, files: [string, string][] } }} */ (
  /** @type {unknown} */ (self)
);
const { name, files } = scope.release;
const home = scope.registration.scope;
const PREFIX = 'gambol/release/';
const STATE = 'gambol/state';
/** A release that was tried so often and never said that it had started is left for the last good one. */
const MOST_TRIES = 2;
/** Milliseconds after which it is tried again: it may have been the device. */
const REST = 24 * 60 * 60 * 1000;
/** @type {State} */
const NOTHING = { good: null, tried: null, times: 0, when: 0 };

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  const { type, release } = event.data ?? {};
  if (type === 'take') event.waitUntil(scope.skipWaiting());
  // The page of the last good release says nothing of this one. A page that came while this worker was being made is its too.
  else if (type === 'started' && release === name) event.waitUntil(praise().then(() => scope.clients.claim()));
  else if (type === 'failed' && release === name) event.waitUntil(blame());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const path = new URL(request.url).pathname.slice(new URL(home).pathname.length);
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(request));
  else if (/^[0-9a-f]{12}\//.test(path)) event.respondWith(kept(request));
});

/** Fetches all files of this release, past the HTTP cache, and keeps them if each is what it has to be. */
async function fill() {
  const fetched = await Promise.all(files.map(async ([path, sum]) => {
    const url = new URL(path, home).href;
    const response = await fetch(url, { cache: 'reload' });
    const content = await response.arrayBuffer();
    if (!response.ok || (await hash(content)) !== sum) throw new Error(`${url} is not of release ${name}`);
    // Anew, since a response that was redirected can't answer a navigation.
    const type = response.headers.get('content-type') ?? '';
    return /** @type {const} */ ([url, new Response(content, { headers: { 'content-type': type } })]);
  }));
  const cache = await caches.open(PREFIX + name);
  try {
    await Promise.all(fetched.map(([url, response]) => cache.put(url, response)));
  } catch (error) {
    // The disk is full: half a release is worth nothing.
    await caches.delete(PREFIX + name);
    throw error;
  }
}

/**
 * The first half of a SHA-256, as the build writes it.
 *
 * @param {ArrayBuffer} content
 */
async function hash(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The page of this release, or of the last good one where this one does not start.
 *
 * @param {Request} request
 */
async function page(request) {
  const state = await readState();
  if (state.good === name) return kept(request, name);
  const times = state.tried === name && Date.now() - state.when < REST ? state.times : 0;
  if (state.good !== null && times >= MOST_TRIES && (await caches.has(PREFIX + state.good))) return kept(request, state.good);
  await writeState({ ...state, tried: name, times: times + 1, when: Date.now() });
  return kept(request, name);
}

/**
 * What is kept of a file, or else what the network has.
 *
 * @param {Request} request
 * @param {string} [release] whose page it is; not asked of other files, which say it themselves
 */
async function kept(request, release) {
  const found = release
    ? await (await caches.open(PREFIX + release)).match(home)
    : await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  return found ?? fetch(request);
}

/** This release has started: it is the one to go back to. What is older than it and the one before is forgotten. */
async function praise() {
  const state = await readState();
  if (state.good === name) return;
  await writeState({ ...NOTHING, good: name });
  // Other windows may still show the one before.
  const needed = [name, state.good].map((release) => PREFIX + release);
  const all = await caches.keys();
  await Promise.all(all.filter((key) => key.startsWith(PREFIX) && !needed.includes(key)).map((key) => caches.delete(key)));
}

/** This release did not start: the next page is of the last good one. */
async function blame() {
  const state = await readState();
  if (state.good !== name) await writeState({ ...state, tried: name, times: MOST_TRIES, when: Date.now() });
}

/** @returns {Promise<State>} */
async function readState() {
  const stored = await (await caches.open(STATE)).match(home);
  return stored ? { ...NOTHING, ...(await stored.json()) } : NOTHING;
}

/** @param {State} state */
async function writeState(state) {
  await (await caches.open(STATE)).put(home, Response.json(state));
}
