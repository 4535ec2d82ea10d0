// The games in a frame of a hostile page: none of its scripts run, nothing is read, and nothing is stored.

import { ELSEWHERE, attacker, hostileLinks } from '../tools/attack.ts';
import { test } from './blog.ts';
import { expect } from './fixtures.ts';
import { usually } from './long.ts';
import { storedText } from './storagetexts.ts';
import type { Page } from '@playwright/test';

const STORED_GAME = '#/gambit?players=human,human&moves=c2xc4';
const FRAMES = { 'a sandbox': 'sandbox="allow-scripts"', 'no sandbox': '' };

/** Plays a game on the page itself, which this browser stores. */
async function keepGame(page: Page, games: string) {
  await page.goto(games + STORED_GAME);
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => storedText(page)).toContain('c2xc4');
  return storedText(page);
}

for (const [name, sandbox] of Object.entries(FRAMES)) {
  test(`a host page in ${name} cannot navigate a board`, async ({ page, blog }) => {
    const before = await keepGame(page, blog.games);
    const elsewhere = blog.write(ELSEWHERE, {});
    await page.goto(blog.write(attacker(`${blog.games}?embed#/gambit`, sandbox), {}));
    const frame = page.frameLocator('#frame');
    await expect(frame.getByRole('grid', { name: 'Gambit' })).toBeVisible();
    await page.waitForFunction(() => (window as any).hellos === 1);
    const links = hostileLinks(blog.games, elsewhere);
    const strings = links.filter((link) => typeof link === 'string').length;
    const found = await page.evaluate((links) => (window as any).send(links), links);
    expect(found).toEqual({ ran: [], hellos: 1, accepted: [], refused: strings });
    expect(page.frames()[1]?.url()).toBe(`${blog.games}${sandbox ? 'frame.html' : ''}?embed#/gambit`);
    await expect(frame.getByRole('grid', { name: 'Gambit' })).toBeVisible();
    await page.goto(`${blog.games}#/gambit/rules`);
    await expect.poll(() => storedText(page)).toBe(before);
  });

  for (const address of usually(
    ['?embed#/gambit', '#/gambit'],
    (address) => address.startsWith('#') === (sandbox === ''),
  )) {
    test(`in ${name}, ${address} neither shows nor stores games`, async ({ page, blog }) => {
      const before = await keepGame(page, blog.games);
      await page.goto(blog.write(attacker(blog.games + address, sandbox), {}));
      const frame = page.frameLocator('#frame');
      await expect(frame.getByRole('gridcell', { name: 'c2, black piece' })).toBeVisible();
      await frame.getByRole('gridcell', { name: 'd2, black piece' }).press('Enter');
      await frame.getByRole('gridcell', { name: /^d4/ }).press('Enter');
      await expect(frame.getByRole('gridcell', { name: /^d4, black piece/ })).toBeVisible();
      const used = await page.frames()[1]?.evaluate(async () => {
        try {
          return { workers: (await navigator.serviceWorker.getRegistrations()).length };
        } catch {
          return { workers: 0 };
        }
      });
      expect(used).toEqual({ workers: 0 });
      await page.goto(`${blog.games}#/gambit/rules`);
      await expect.poll(() => storedText(page)).toBe(before);
    });
  }
}

test('a frame without a sandbox neither reads nor writes stored data', async ({ page, blog }) => {
  await page.addInitScript(() => {
    const used = ((window as any).used = [] as string[]);
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      const method = Storage.prototype[name];
      Object.defineProperty(Storage.prototype, name, {
        value: function (this: Storage, ...values: any[]) {
          used.push(`${name} ${values[0]}`);
          return Reflect.apply(method, this, values);
        },
      });
    }
  });
  for (const address of ['?embed#/gambit', '#/gambit', '#/']) {
    await page.goto(blog.write(attacker(blog.games + address, ''), {}));
    await expect(page.frameLocator('#frame').getByRole('main').locator('canvas').first()).toBeVisible();
    expect(await page.frames()[1]?.evaluate(() => (window as any).used)).toEqual([]);
  }
});
