// Releases: kept whole for use without a network, never mixed, and taken when the reader wants them.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease, releaseOf } from '../tools/release.js';
import { DIST, serve } from '../tools/serve.js';
import { expect, test } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

test.use({ serviceWorkers: 'allow' });

/** What the console says where files can't be had. */
const MISSING = /Failed to load resource|net::ERR|ServiceWorker|is not of release|Failed to fetch|dynamically imported/;

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let host;
/** What the host serves, and what it does before each answer. */
let served = DIST;
let onRequest = (/** @type {string} */ _path) => {};

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gambol-'));
  served = DIST;
  onRequest = () => {};
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };
  host = await serve({ base: '/a/b/', root: () => served, headers, onRequest: (path) => onRequest(path) });
});

test.afterEach(() => {
  shut();
  rmSync(folder, { recursive: true });
});

/** Shuts the host, and all that is connected to it. */
function shut() {
  host.server.close();
  host.server.closeAllConnections();
}

/**
 * Another release, which says so in its hall.
 *
 * @param {string} name
 * @param {string} fault what the module that starts the page does first
 */
function release(name, fault = '') {
  const dist = join(folder, name);
  cpSync(DIST, dist, { recursive: true });
  const file = join(dist, releaseOf(dist) ?? '', 'www/main.js');
  writeFileSync(file, `document.documentElement.dataset['test'] = '${name}';${fault}\n${readFileSync(file, 'utf8')}`);
  makeRelease(dist);
  return dist;
}

/**
 * Opens the page and waits until its release is kept.
 *
 * @param {Page} page
 * @param {string} [link]
 */
async function visit(page, link = '') {
  await page.goto(host.address + link);
  await expect(page.locator('main')).not.toBeEmpty();
  await kept(page);
}

/** @param {Page} page */
async function kept(page) {
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
async function look(page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
  });
}

/** @param {Page} page */
const nameOf = (page) => page.evaluate(() => document.documentElement.dataset['test'] ?? 'first');

test('without a network all games, their rules and analysis are there after one visit', async ({ page }) => {
  await visit(page);
  shut();
  for (const game of ['gambit', 'combo', 'triboard', 'luckymoose']) {
    await page.goto(`${host.address}#/${game}?seed=5`);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await expect(page.locator('.values .value').first()).not.toHaveText('…');
    await page.getByRole('link', { name: 'Rules' }).or(page.getByRole('button', { name: 'Rules' })).first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('every level plays without a network', async ({ page }) => {
  await visit(page);
  shut();
  for (const level of ['beginner', 'easy', 'medium', 'hard', 'master']) {
    await page.goto(`${host.address}#/gambit?players=${level},human&seed=1`);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem').first()).toBeAttached({ timeout: 10_000 });
  }
});

test('a newer release is announced, waits, and is taken with the games as they are', async ({ page }) => {
  await visit(page, '#/gambit?players=human,human&seed=1&moves=a2xa4');
  await page.goto(`${host.address}#/`);
  served = release('second');
  await look(page);
  const take = page.getByRole('button', { name: 'Take it' });
  await expect(take).toBeVisible();
  expect(await nameOf(page)).toBe('first');
  await take.click();
  await page.waitForFunction(() => document.documentElement.dataset['test'] === 'second');
  await page.goto(`${host.address}#/gambit`);
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('a2xa4');
});

test('a game that goes on hears nothing of a newer release', async ({ page }) => {
  await visit(page, '#/gambit?players=human,human&seed=1');
  served = release('second');
  await look(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await expect(page.getByRole('button', { name: 'Take it' })).toBeHidden();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
});

test('a release with a file that is not its own is not taken', async ({ page, allowConsole }) => {
  allowConsole(MISSING);
  await visit(page);
  const second = release('second');
  writeFileSync(join(second, releaseOf(second) ?? '', 'www/worker.js'), 'something else');
  served = second;
  await look(page);
  const isIdle = () => page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return installing === null && waiting === null;
  });
  await expect.poll(isIdle).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  shut();
  await page.reload();
  await expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();
  expect(await nameOf(page)).toBe('first');
});

test('a release that does not start is left for the last good one', async ({ page, allowConsole }) => {
  allowConsole(/no start|could not be loaded/);
  await visit(page);
  served = release('second', "throw new Error('no start');");
  await look(page);
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.waitForFunction(() => document.documentElement.dataset['test'] === 'second');
  await page.reload();
  await page.reload();
  await expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();
  expect(await nameOf(page)).toBe('first');
});

/**
 * Expects that all of a page is of one release, and answers with its name.
 *
 * @param {Page} page
 */
async function wholeRelease(page) {
  const { release, addresses } = await page.evaluate(() => ({
    release: document.documentElement.dataset['release'],
    addresses: [...document.querySelectorAll('link[href], script[src]')].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  }));
  const releases = new Set(addresses.map((address) => /^([0-9a-f]{12})\//.exec(address)?.[1]).filter(Boolean));
  expect([...releases]).toEqual([release]);
  return nameOf(page);
}

test('a page is of one release, whenever the host changes while it takes another', async ({ browser, consoles }) => {
  test.setTimeout(120_000);
  consoles.allowed.push(MISSING);
  const [second, third] = [release('second'), release('third')];
  const names = new Set();
  for (let n = 0; n < 20; n += 1) {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    served = DIST;
    onRequest = () => {};
    await visit(page, '#/gambit?players=human,human&seed=1');
    served = second;
    let left = n;
    onRequest = () => {
      if (left === 0) served = third;
      left -= 1;
    };
    await look(page);
    const isIdle = () => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null);
    await expect.poll(isIdle).toBe(true);
    expect(await wholeRelease(page)).toBe('first');
    // Taken or not, what starts next is whole, and starts.
    await page.goto('about:blank');
    await page.evaluate(() => {});
    await page.goto(`${host.address}#/gambit?players=human,human&seed=1`);
    await expect(page.getByRole('grid')).toBeVisible();
    names.add(await wholeRelease(page));
    // Whatever became of the second, the third is taken in the end.
    served = third;
    await look(page);
    await expect.poll(isIdle).toBe(true);
    await page.goto(`${host.address}#/`);
    const take = page.getByRole('button', { name: 'Take it' });
    if (await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)) {
      await take.click();
      await expect.poll(() => nameOf(page).catch(() => '')).toBe('third');
    }
    await expect.poll(() => wholeRelease(page)).toBe('third');
    await context.close();
  }
  expect(names.size).toBeGreaterThan(0);
});

test('a page is of one release, whenever the host changes to another', async ({ browser, consoles }) => {
  test.setTimeout(120_000);
  consoles.allowed.push(MISSING);
  const second = release('second');
  for (let n = 0; n < 20; n += 1) {
    const context = await browser.newContext({ serviceWorkers: n % 2 === 0 ? 'allow' : 'block' });
    const page = await context.newPage();
    /** @type {Set<string>} */
    const releases = new Set();
    let left = 3 * n;
    served = DIST;
    onRequest = () => {
      if (left === 0) served = second;
      left -= 1;
    };
    await page.goto(`${host.address}#/gambit?players=easy,human&seed=${n}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const { release } = await page.evaluate(() => ({ release: document.documentElement.dataset['release'] }));
    // Of files that belong to a release, those that came while this document was shown.
    for (const element of await page.locator('link[rel=stylesheet], script[src]').all()) {
      const url = (await element.getAttribute('src')) ?? (await element.getAttribute('href')) ?? '';
      releases.add(url.split('/')[0] ?? '');
    }
    expect([...releases]).toEqual([release]);
    expect(names.length).toBeGreaterThan(0);
    await context.close();
  }
});
