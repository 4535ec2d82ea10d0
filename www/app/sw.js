// The service worker: keeps one release whole, so that it starts without a network, and takes the next one whole or not at all.
// Whatever fails in its storage, it never stands between a reader and the network.
//
// Every file but the page itself stands in a folder that is named after its release, so what is kept of one release is
// never mistaken for another's.

/// <reference lib="webworker" />

import { Files } from './offline/files.js';
import { lostPage } from './offline/lost.js';
import { Starts } from './offline/starts.js';

/** @import { File } from './offline/files.js' */

const scope = /** @type {ServiceWorkerGlobalScope & { release: { name: string, files: File[], languages: Record<string, File[]> } }} */ (
  /** @type {unknown} */ (self)
);
const { name } = scope.release;
const home = scope.registration.scope;
const files = new Files(home, name, scope.release.files, scope.release.languages);
const starts = new Starts(home, name);
/** Milliseconds after which storage that does not answer is done without. */
const PATIENCE = 5000;

scope.addEventListener('install', (event) => event.waitUntil(files.fill()));
scope.addEventListener('activate', (event) => event.waitUntil(claim()));

scope.addEventListener('message', (event) => {
  const { type, release, language } = Object(event.data);
  const reply = (/** @type {Record<string, boolean>} */ answer) => event.ports[0]?.postMessage(answer);
  if (type === 'take') {
    event.waitUntil(skipWaiting());
  } else if (type === 'started') {
    reply({ isShown: release === name });
    event.waitUntil(settle(release === name, String(language)));
  } else if (type === 'failed') {
    event.waitUntil((release === name ? recover() : Promise.resolve(false)).then((isMended) => reply({ isMended })));
  }
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(new URL(home).pathname.length);
  const [, release] = /^([0-9a-f]{12})\//.exec(path) ?? [];
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(event));
  else if (release) event.respondWith(file(event, release, origin + pathname));
});

/**
 * The page of this release, or of the last good one where this one does not start.
 *
 * @param {FetchEvent} event
 */
async function page(event) {
  const { request } = event;
  const isFramed = request.destination !== 'document' || new URL(request.url).searchParams.has('embed');
  const { release, other } = await within(starts.choose(!isFramed), { release: name, other: null });
  const kept = await keptOrRestored(event, release, home);
  if (kept) return kept;
  const fetched = await fetch(request).catch(() => undefined);
  // A redirection is followed by the browser itself.
  if (fetched?.ok || fetched?.type === 'opaqueredirect') return fetched;
  const fallback = other === null ? undefined : await within(files.read(other, home), undefined);
  return fallback ?? fetched ?? lostPage(scope.navigator.languages);
}

/**
 * A file of a release.
 *
 * @param {FetchEvent} event
 * @param {string} release
 * @param {string} url
 */
async function file(event, release, url) {
  return (await keptOrRestored(event, release, url)) ?? fetch(event.request);
}

/**
 * What is kept of a file, or what the host has if that is as it has to be; undefined otherwise.
 *
 * @param {FetchEvent} event
 * @param {string} release
 * @param {string} url
 */
async function keptOrRestored(event, release, url) {
  const kept = await within(files.read(release, url), undefined);
  if (kept || release !== name) return kept;
  return files.restore(url, (isKept) => event.waitUntil(isKept));
}

/**
 * A page has started: that is noted where it is of this release, and what is damaged of it is mended for the next time.
 *
 * @param {boolean} isOurs whether the page is of this release
 * @param {string} language what it speaks
 */
async function settle(isOurs, language) {
  if (isOurs) {
    await starts.needed().then((needed) => files.forgetOthers(needed)).catch(() => {});
    await starts.confirm();
    // A page that shows this release waits for nothing, and one that came while this worker was being made is its too.
    await skipWaiting();
    await claim();
  }
  await mend(language);
}

/** This release has not started. Answers whether it is worthwhile to load the page again. */
async function recover() {
  return (await mend()) || starts.reject();
}

/**
 * Fetches what is missing or damaged of this release, which may start then; whether there was anything.
 *
 * @param {string} [language] one whose words are needed
 */
async function mend(language) {
  const isMended = (await files.check(language)) > 0;
  if (isMended) await starts.retry();
  return isMended;
}

async function claim() {
  // A worker that still waits may not.
  await scope.clients.claim().catch(() => {});
}

async function skipWaiting() {
  await scope.skipWaiting().catch(() => {});
}

/**
 * What a promise comes to, or something else where it rejects or takes too long.
 *
 * @template T
 * @param {Promise<T>} promise
 * @param {T} otherwise
 * @returns {Promise<T>}
 */
function within(promise, otherwise) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), PATIENCE);
    promise.catch(() => otherwise).then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
