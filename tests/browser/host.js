// A host of the page whose releases change, and that can be shut: what tests of the service worker start from.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease, releaseOf } from '../tools/release.js';
import { DIST, serve } from '../tools/serve.js';
import { expect, test as base } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/** What the console says where files can't be had. */
export const MISSING = /Failed to load resource|net::ERR|ServiceWorker|is not of release|Failed to fetch|dynamically imported/;

export class Host {
  /** The folder that is served. */
  served = DIST;
  /** Called before each answer. */
  onRequest = (/** @type {string} */ _path) => {};
  /** Where the page is. */
  address = '';
  #folder = mkdtempSync(join(tmpdir(), 'gambol-'));
  /** @type {import('node:http').Server | null} */
  #server = null;

  /** Opens the host, at the same address each time. */
  async open() {
    const port = this.address ? Number(new URL(this.address).port) : 0;
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
    const { server, address } = await serve({ port, base: '/a/b/', root: () => this.served, headers, onRequest: (path) => this.onRequest(path) });
    this.#server = server;
    this.address = address;
  }

  /** Shuts the host, and all that is connected to it. */
  shut() {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  remove() {
    this.shut();
    rmSync(this.#folder, { recursive: true });
  }

  /**
   * Another release, which says so in its document. Answers with its folder.
   *
   * @param {string} name
   * @param {string} [fault] what the module that starts the page does first
   */
  release(name, fault = '') {
    const dist = join(this.#folder, name);
    cpSync(DIST, dist, { recursive: true });
    const file = join(dist, releaseOf(dist) ?? '', 'www/main.js');
    writeFileSync(file, `document.documentElement.dataset['test'] = '${name}';${fault}\n${readFileSync(file, 'utf8')}`);
    makeRelease(dist);
    return dist;
  }
}

/** @type {import('@playwright/test').Fixtures<{ host: Host }>} */
const fixtures = {
  host: async ({}, use) => {
    const host = new Host();
    await host.open();
    await use(host);
    host.remove();
  },
};

export const test = base.extend(fixtures);

/**
 * Opens the page and waits until its release is kept.
 *
 * @param {Page} page
 * @param {string} address
 */
export async function visit(page, address) {
  await page.goto(address);
  await expect(page.locator('main')).not.toBeEmpty();
  const isKept = () => page.evaluate(async () => {
    const { release } = document.documentElement.dataset;
    const state = await (await caches.open('gambol/state')).match(new URL('./', location.href));
    return navigator.serviceWorker.controller !== null && (await state?.json())?.good === release;
  });
  await expect.poll(isKept).toBe(true);
}

/**
 * Looks for another release.
 *
 * @param {Page} page
 */
export async function look(page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
}

/** @param {Page} page */
export const nameOf = (page) => page.evaluate(() => document.documentElement.dataset['test'] ?? 'first');
