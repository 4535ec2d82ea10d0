// A host that can change releases and shut down, for tests of the service worker.

import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease, releaseOf } from '../../www/build/release.ts';
import { DIST, serve } from '../../www/build/serve.ts';
import { expect, test as base } from './fixtures.ts';
import type { Fixtures, Page } from '@playwright/test';
import type { Server, ServerResponse } from 'node:http';

/** The browser's console message for a file that failed to load. */
export const MISSING =
  /Failed to load resource|net::ERR|ServiceWorker|is not of release|Failed to fetch|dynamically imported/;

/** The release of a built page, as its service worker knows it: each file with the first digits of its SHA-256. */
export const releaseIn = (
  folder: string,
): {
  name: string;
  files: [path: string, sum: string][];
} => JSON.parse(/^self\.release = (.*);\n/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1] ?? '');

/** The releases of all tests of this process. A request that is late may still read one after its test. */
const RELEASES = mkdtempSync(join(tmpdir(), 'gambol-'));
process.once('exit', () => rmSync(RELEASES, { recursive: true, force: true }));

/** A host of the page that serves one release at a time. */
export class Host {
  /** The served folder. */
  served = DIST;
  /** Called before each response; true if it answers the request itself. */
  onRequest: (path: string, response: ServerResponse) => unknown = () => {};
  /** The address of the page. */
  address = '';
  #folder = mkdtempSync(join(RELEASES, 'host-'));
  #server: Server | null = null;

  /** Starts the host, always at the same address. */
  async start() {
    const port = this.address ? Number(new URL(this.address).port) : 0;
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
    const { server, address } = await serve({
      port,
      base: '/a/b/',
      root: () => this.served,
      headers,
      onRequest: (path, response) => this.onRequest(path, response),
    });
    this.#server = server;
    this.address = address;
  }

  /** Stops the host and closes its connections. */
  stop() {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /**
   * Builds another release, marked in its document. Returns its folder.
   *
   * @param options.fault code at the beginning of the start module
   * @param options.isNew whether the other scripts and the style sheets are new, too
   */
  release(name: string, { fault = '', isNew = false } = {}) {
    const dist = join(this.#folder, name);
    cpSync(DIST, dist, { recursive: true });
    const folder = join(dist, releaseOf(dist) ?? '');
    const file = join(folder, 'www/main.js');
    for (const path of isNew ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      if (/\.(css|js)$/.test(path)) appendFileSync(join(folder, path), `\n/* ${name} */\n`);
    writeFileSync(file, `document.documentElement.dataset['test'] = '${name}';${fault}\n${readFileSync(file, 'utf8')}`);
    makeRelease(dist);
    return dist;
  }
}

const fixtures: Fixtures<{ host: Host }> = {
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    host.stop();
  },
};

/** A test with a host, and with service workers enabled. */
export const test = base.extend(fixtures);

/** Opens the page and waits until its release is cached. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('main')).not.toBeEmpty();
  const isKept = () =>
    page.evaluate(async () => {
      const { release } = document.documentElement.dataset;
      const state = await (await caches.open('gambol/state')).match(new URL('./', location.href));
      return navigator.serviceWorker.controller !== null && (await state?.json())?.good === release;
    });
  await expect.poll(isKept).toBe(true);
}

/** Checks for another release. */
export async function checkForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
}

/** The name of the release that a page shows. */
export const nameOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['test'] ?? 'first');
