// Whole games between Chromium and Firefox over direct connections, and how soon they begin. LONG=1 plays them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { isLong } from '../browser/long.ts';
import { playHere } from '../browser/quickly.ts';
import { serve } from '../../www/build/serve.ts';
import { shellOptions } from '../tools/chromium.ts';
import { pathOf, systemFirefox } from '../tools/firefox.ts';

const skip = (!isLong && 'LONG=1 plays it') || (systemFirefox() === undefined && 'there is no Firefox here');

/** The milliseconds that a game may take, also on a busy machine. */
const TIMEOUT = 600_000;

type Name = 'Chromium' | 'Firefox';
/** The games, with the devices: the host's first. */
const TABLES: [string, ...Name[]][] = [
  ['gambit', 'Chromium', 'Firefox'],
  ['gambit', 'Firefox', 'Chromium'],
  ['combo', 'Chromium', 'Firefox'],
  ['combo', 'Firefox', 'Chromium'],
  ['triboard', 'Firefox', 'Chromium', 'Firefox'],
  ['luckymoose', 'Chromium', 'Firefox'],
  ['luckymoose', 'Firefox', 'Chromium', 'Firefox'],
  ['luckymoose', 'Chromium', 'Firefox', 'Chromium', 'Firefox'],
];

let address = '';
let stop = () => {};

before(async () => {
  const served = await serve();
  address = served.address;
  stop = () => {
    served.server.close();
    served.server.closeAllConnections();
  };
});
after(() => stop());

/** Starts a device: a browser of its own, since a page in the background is slow. */
async function open(name: Name): Promise<Page> {
  const { executablePath = chromium.executablePath(), args } = shellOptions();
  const browser = await launch(
    name === 'Chromium'
      ? { executablePath, args, headless: 'shell', protocolTimeout: TIMEOUT }
      : { browser: 'firefox', executablePath: pathOf(systemFirefox() ?? ''), headless: true, protocolTimeout: TIMEOUT },
  );
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  return page;
}

/** Presses the button, or chooses the choice, whose text is this, or begins so before others. */
async function press(page: Page, words: string) {
  const isPressed = (wanted: string) => {
    const shown = [...document.querySelectorAll<HTMLElement>('dialog[open] :is(button, label), main button')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => [one, one.textContent?.trim() ?? ''] as const);
    const found = shown.find(([, text]) => text === wanted) ?? shown.find(([, text]) => text.startsWith(wanted));
    found?.[0].click();
    return found !== undefined;
  };
  await page.waitForFunction(isPressed, {}, words);
}

/** The link that is shown, once it is another one than before. */
async function link(page: Page, before = '') {
  const shown = await page.waitForFunction(
    (known) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[aria-label="Link"]')];
      return fields.map(({ value }) => value).find((value) => value.includes('live?') && value !== known);
    },
    {},
    before,
  );
  return String(await shown.jsonValue());
}

/** Types a text into the field with this label. */
const paste = (page: Page, label: string, text: string) =>
  page.evaluate(
    (name, value) => {
      const field = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!;
      field.value = value;
      field.dispatchEvent(new Event('input'));
    },
    label,
    text,
  );

/** Lets all devices meet; returns the milliseconds from each answer until the guest has the table. */
async function meet(game: string, [host, ...guests]: [Page, ...Page[]]) {
  await host.goto(`${address}#/${game}`);
  await host.waitForSelector('[data-square][aria-label]');
  await press(host, 'New game');
  await host.waitForSelector('dialog[open]');
  await press(host, 'A person');
  await press(host, 'Live');
  if (game === 'luckymoose') await press(host, String(guests.length + 1));
  await press(host, 'Play');
  const times = [];
  let last = '';
  for (const guest of guests) {
    last = await link(host, last);
    await guest.goto(address + last.slice(last.indexOf('#')));
    await press(guest, 'Join');
    const answer = await link(guest);
    const start = performance.now();
    await paste(host, 'Paste their answer here', answer);
    // Hands are dealt when everybody is here.
    if (game === 'luckymoose') await guest.waitForFunction(() => !document.querySelector('.passing:not([hidden])'));
    else await guest.waitForSelector('.table [data-square][aria-label]');
    times.push(Math.round(performance.now() - start));
  }
  for (const page of [host, ...guests]) await page.waitForSelector('.table [data-square][aria-label]');
  return times;
}

for (const [game, ...names] of TABLES) {
  test(`a whole game of ${game}: ${names.join(', ')}`, { skip, timeout: TIMEOUT }, async (context) => {
    const pages = await Promise.all(names.map(open));
    context.after(() => Promise.all(pages.map((page) => page.browser().close())));
    const times = await meet(game, pages as [Page, ...Page[]]);
    await Promise.all(pages.map((page) => page.evaluate(playHere, {})));
    const ends = await Promise.all(
      pages.map((page) =>
        page.evaluate(() => ({
          moves: document.querySelectorAll('[aria-label="Moves"] li button').length,
          points: [...document.querySelectorAll('.score b')].map(({ textContent }) => textContent).sort(),
        })),
      ),
    );
    for (const end of ends) assert.deepEqual(end, ends[0]);
    // Who has dealt has nothing to check.
    const checked = (page: Page) =>
      page.waitForFunction(() => document.body.innerText.includes('Checked: the deal was fair.'));
    if (game === 'luckymoose') await Promise.all(pages.slice(1).map(checked));
    context.diagnostic(`${ends[0]?.moves} moves; ${times.join(', ')} ms from an answer to the table`);
  });
}
