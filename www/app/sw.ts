// The service worker: stores one release completely, so that it starts offline, and installs the next one completely or
// not at all. If its storage fails, every request still goes to the network.
//
// Every file except the page itself is in a folder named after its release, so files of different releases are never
// mixed up.

/// <reference lib="webworker" />

import { FRESH } from './fresh.ts';
import { ReleaseFiles, type File } from './offline/files.ts';
import { fallbackPage } from './offline/fallback.ts';
import { StartHistory } from './offline/starts.ts';
import { wordsIn } from '../words/first.ts';
import { FALLBACK } from '../words/fallback.ts';

const scope = self as unknown as ServiceWorkerGlobalScope & {
  release: {
    name: string;
    files: File[];
    groups: Record<string, File[]>;
    page?: string;
  };
};
const { name } = scope.release;
const home = scope.registration.scope;
const files = new ReleaseFiles(home, name, scope.release.files, scope.release.groups, scope.release.page);
const starts = new StartHistory(home, name);
/** Milliseconds after which storage that does not answer is ignored. */
const STORAGE_TIMEOUT = 5000;

scope.addEventListener('install', (event) => event.waitUntil(files.install(() => void reportAltered())));
scope.addEventListener('activate', (event) => event.waitUntil(claimClients()));

scope.addEventListener('message', (event) => {
  const { type, release, language, isMetered } = Object(event.data);
  const reply = (answer: Record<string, boolean>) => event.ports[0]?.postMessage(answer);
  if (type === 'take') {
    event.waitUntil(activateNow());
  } else if (type === 'started') {
    reply({ isShown: release === name });
    event.waitUntil(handleStart(release === name, String(language)));
  } else if (type === 'keep') {
    event.waitUntil(isMetered === false ? files.repair(String(language), true) : reportKept());
  } else if (type === 'failed') {
    event.waitUntil(
      (release === name ? handleFailure() : Promise.resolve(false)).then((isMended) => reply({ isMended })),
    );
  }
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const { origin, pathname } = new URL(request.url);
  const path = pathname.slice(new URL(home).pathname.length);
  const [, release] = /^([0-9a-f]{12})\//.exec(path) ?? [];
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(servePage(event));
  else if (release) event.respondWith(serveFile(event, release, origin + pathname));
});

/** Serves the page of this release, or of the last good release if this one does not start. */
async function servePage(event: FetchEvent) {
  const { request } = event;
  const { searchParams } = new URL(request.url);
  const isFramed = request.destination !== 'document' || searchParams.has('embed');
  // The page has found out that this release is gone from the host.
  const fresh = searchParams.has(FRESH) ? await fetch(request).catch(() => undefined) : undefined;
  if (fresh?.ok) return fresh;
  const { release, other } = await withTimeout(starts.chooseRelease(!isFramed), { release: name, other: null });
  const stored = await cachedOrFetched(event, release, home);
  if (stored) return stored;
  const fetched = await fetch(request).catch(() => undefined);
  // The browser follows a redirect itself.
  if (fetched?.ok || fetched?.type === 'opaqueredirect') return fetched;
  const fallback = other === null ? undefined : await withTimeout(files.read(other, home), undefined);
  return fallback ?? fetched ?? fallbackPage(scope.navigator.languages);
}

/** Serves a file of a release. */
async function serveFile(event: FetchEvent, release: string, url: string) {
  return (await cachedOrFetched(event, release, url)) ?? fetch(event.request);
}

/** Returns a file from the cache, or from the host if its hash matches; undefined otherwise. */
async function cachedOrFetched(event: FetchEvent, release: string, url: string) {
  const stored = await withTimeout(files.read(release, url), undefined);
  if (stored || release !== name) return stored;
  return files.refetch(url, (isStored) => event.waitUntil(isStored));
}

/**
 * Handles the start of a page: confirms the release if it is this one, and repairs its damaged files.
 *
 * @param isOurs whether the page is of this release
 * @param language the tag of its language
 */
async function handleStart(isOurs: boolean, language: string) {
  if (isOurs) {
    const { installing, waiting } = scope.registration;
    // A newer release needs what it has stored.
    if (!installing && !waiting)
      await starts
        .neededReleases()
        .then((needed) => files.deleteOthers(needed))
        .catch(() => {});
    await starts.confirmRelease();
    // A page of this release needs no update prompt; it may have been loaded before this worker was installed.
    await activateNow();
    await claimClients();
  }
  await repair(language);
}

/** Handles a failed start of this release. Returns whether the page should reload. */
async function handleFailure() {
  return (await repair()) || starts.rejectRelease();
}

/**
 * Fetches missing and damaged files of this release. Returns whether any file was restored.
 *
 * @param language the tag of a language whose words are needed
 */
async function repair(language?: string) {
  const isMended = (await files.repair(language)) > 0;
  if (isMended) await starts.resetAttempts();
  return isMended;
}

/** Says that the host alters files, so that nothing can be stored. A page that works offline is told nothing. */
async function reportAltered() {
  if (!scope.registration.active) await say('altered');
}

/** Says once what is stored, where what was never opened is not stored to save data. */
async function reportKept() {
  if (await starts.isFirstReport().catch(() => false)) await say('kept');
}

/** Says something on the pages. */
async function say(key: 'altered' | 'kept') {
  const { words } = wordsIn(FALLBACK, scope.navigator.languages);
  const clients = await scope.clients.matchAll({ includeUncontrolled: true });
  for (const client of clients) client.postMessage({ type: 'say', words: words[key] });
}

async function claimClients() {
  // Rejects while the worker is waiting.
  await scope.clients.claim().catch(() => {});
}

async function activateNow() {
  await scope.skipWaiting().catch(() => {});
}

/** Awaits a promise; resolves with a fallback if it rejects or times out. */
function withTimeout<T>(promise: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fallback), STORAGE_TIMEOUT);
    promise
      .catch(() => fallback)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}
