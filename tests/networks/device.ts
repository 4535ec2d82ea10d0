// A device of the networks: a browser with a table, played through the page as a person does.

import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { shellOptions } from '../tools/chromium.ts';
import { TablePage } from '../browser/table.ts';
import { PAGE } from './lab.ts';

/** The milliseconds in which two devices are connected, or the page says that they aren't. */
const FINDING = 70_000;
const FAILED = 'find each other';

/**
 * Starts the headless shell.
 *
 * @param wrap returns a program that runs the given one in another place
 */
export function launchShell(wrap: (program: string) => string) {
  const { executablePath = chromium.executablePath(), args } = shellOptions();
  return chromium.launch({ executablePath: wrap(executablePath), args });
}

/** Opens a page with settings of its own. */
export async function openDevice(browser: Browser, name: string, servers: string) {
  const context = await browser.newContext({ baseURL: PAGE, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    'gambol/1/settings',
    JSON.stringify({ name, servers }),
  ] as const);
  return new TablePage(page);
}

/** Begins a game with a person on another device. */
export async function begin({ page }: TablePage, game: string) {
  await page.goto(`./#/${game}`);
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: /^A person/ }).check();
  await dialog.getByRole('radio', { name: /^Live/ }).check();
  await dialog.getByRole('button', { name: 'Play' }).click();
}

/** What became of an invitation and its answer. */
export interface Meeting {
  isConnected: boolean;
  /** The milliseconds from the answer to the connection. */
  millis: number;
  /** The characters of the invitation and of the answer. */
  lengths: [number, number];
}

/** Passes the invitation that is shown by one device, and the answer of the other one. */
export async function meet(host: TablePage, guest: TablePage): Promise<Meeting> {
  const dialog = host.page.getByRole('dialog', { name: 'Play across devices' });
  const invitation = await linkIn(dialog);
  await follow(guest.page, invitation);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  const answer = await linkIn(guest.page);
  const start = performance.now();
  await dialog.getByRole('textbox', { name: 'Paste their answer here' }).fill(answer);
  const failed = dialog.getByText(FAILED);
  // The dialog closes, or says that they have not found each other.
  await expect
    .poll(async () => (await failed.count()) > 0 || !(await dialog.isVisible()), { timeout: FINDING })
    .toBe(true);
  const isConnected = (await failed.count()) === 0;
  const millis = performance.now() - start;
  if (isConnected)
    for (const table of [host, guest]) {
      // On a poor line the guest learns it some seconds later.
      await expect(table.grid).toBeVisible({ timeout: FINDING });
      await table.isReady();
    }
  return { isConnected, millis, lengths: [invitation.length - PAGE.length, answer.length - PAGE.length] };
}

/** Follows a link in the page, which a device without the public network can't load. */
async function follow(page: Page, link: string) {
  const fragment = link.slice(link.indexOf('#'));
  if (page.url() === 'about:blank') await page.goto(`./${fragment}`);
  else await page.evaluate((hash) => location.assign(hash), fragment);
}

async function linkIn(place: Page | ReturnType<Page['getByRole']>) {
  const field = place.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/live\?/, { timeout: FINDING });
  return field.inputValue();
}

/** Plays a move of squares with `x` between them on one device, and waits for it on the other one. */
export async function play(move: string, mover: TablePage, other: TablePage, count: number, timeout = FINDING) {
  await mover.tap(...move.split('x'));
  await expect(mover.moves).toHaveCount(count);
  await expect(other.moves).toHaveCount(count, { timeout });
}
