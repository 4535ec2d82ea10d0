// Requests of a page to its boards always settle, whatever happens to the board.

import { board, type Blog } from '../tools/blog.ts';
import { test } from './blog.ts';
import { expect } from './fixtures.ts';
import type { Locator, Page, Route } from '@playwright/test';

const BOARD = board('game="gambit" players="human,human"');
const START = '8/xxxxxxxx/oooooooo/8 o';
const FRAME = /\?embed/;

/** Opens a page with a board, and allows the test to advance its clock. */
async function open(page: Page, blog: Blog) {
  await page.clock.install();
  await page.goto(blog.write(blog.script + BOARD));
  await page.waitForFunction(() => customElements.get('gambol-board'));
  return page.locator('gambol-board');
}

/** Makes every kind of request to a board; `outcomes` reports the results. */
async function requestAll(element: Locator) {
  await element.evaluate((board) => {
    const asked = board as any;
    const outcomes = ((window as any).outcomes = [] as string[]);
    for (const question of [asked.play('c2xc4'), asked.undo(), asked.reset()]) {
      question.then(
        () => outcomes.push('done'),
        (error: Error) => outcomes.push(error.message),
      );
    }
  });
}

const outcomes = (page: Page) => page.evaluate(() => (window as any).outcomes);
const ready = (element: Locator) => expect.poll(() => element.evaluate((board) => (board as any).position)).toBe(START);

test('a board that is removed from the page', async ({ page, blog }) => {
  await page.route(FRAME, () => {});
  const element = await open(page, blog);
  await requestAll(element);
  await element.evaluate((board) => {
    Object.assign(window, { board });
    board.remove();
  });
  await expect
    .poll(() => outcomes(page))
    .toEqual(Array(3).fill('The board was taken off the page before it had answered.'));
  const late = await page.evaluate(() => (window as any).board.play('c2xc4').catch((error: Error) => error.message));
  expect(late).toBe('The board is not on the page.');
});

const FAILURES: [string, (route: Route) => unknown, number][] = [
  ['the network refuses', (route) => route.abort(), 11_000],
  ['the host does not have', (route) => route.fulfill({ status: 404, body: 'Not found' }), 11_000],
  ['never arrives', () => {}, 31_000],
];

for (const [what, answer, millis] of FAILURES) {
  test(`a frame that ${what}, and a board that answers the next request`, async ({ page, blog, allowConsole }) => {
    allowConsole(/net::ERR|404/);
    let asked = 0;
    await page.route(FRAME, (route) => {
      asked += 1;
      return answer(route);
    });
    const element = await open(page, blog);
    await requestAll(element);
    await expect.poll(() => asked).toBe(1);
    // If an answer is expected, the board's page is loaded before the timeout starts.
    const frame = page.frames()[1];
    if (millis < 30_000) await expect.poll(() => frame?.url()).not.toBe('about:blank');
    await expect
      .poll(async () => {
        await page.clock.fastForward(millis);
        return outcomes(page);
      })
      .toEqual(Array(3).fill('The board could not be loaded.'));
    await page.unroute(FRAME);
    // Failed requests are not repeated.
    expect(await element.evaluate((board) => (board as any).reset().then(() => 'done'))).toBe('done');
    await ready(element);
    expect(await element.evaluate((board) => (board as any).play('c2xc4').then(() => 'done'))).toBe('done');
  });
}

for (const [what, file] of [
  ['whose start fails', 'main.js'],
  ['whose engine can’t be had', 'gambol-wasm_bg.wasm'],
]) {
  test(`a board ${what} reports it, and answers the next request`, async ({ page, blog, allowConsole }) => {
    allowConsole(/net::ERR|Failed to fetch/);
    const path = `**/${file}`;
    await page.route(path, (route) => route.abort());
    const element = await open(page, blog);
    // They fail before the timeout of ten seconds. The page's time goes on until it is paused, which may take a slow
    // machine seconds.
    await page.clock.pauseAt(Date.now() + 5000);
    await requestAll(element);
    await expect.poll(() => outcomes(page)).toEqual(Array(3).fill('The board could not be loaded.'));
    await page.unroute(path);
    await page.clock.resume();
    expect(await element.evaluate((board) => (board as any).reset().then(() => 'done'))).toBe('done');
    await ready(element);
  });
}

test('a board that stops answering', async ({ page, blog }) => {
  await page.addInitScript(() => {
    // In this page ten seconds pass at once, but not in its board.
    if (window !== top) return;
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (end: () => void, millis: number) => setTimeout(end, millis / 10) });
  });
  await page.goto(blog.write(blog.script + BOARD));
  const element = page.locator('gambol-board');
  await element.scrollIntoViewIfNeeded();
  await ready(element);
  await page.frames()[1]?.evaluate(() => {
    Object.assign(MessagePort.prototype, { postMessage: () => {} });
  });
  await requestAll(element);
  await expect.poll(() => outcomes(page)).toEqual(Array(3).fill('The board took too long to answer.'));
});

test('a board that is reloaded', async ({ page, blog }) => {
  const element = await open(page, blog);
  await element.scrollIntoViewIfNeeded();
  await ready(element);
  await page.frames()[1]?.evaluate(() => {
    Object.assign(MessagePort.prototype, { postMessage: () => {} });
  });
  await requestAll(element);
  await element.evaluate((board) => board.setAttribute('mode', 'view'));
  await expect.poll(() => outcomes(page)).toEqual(Array(3).fill('The board was loaded again before it had answered.'));
});
