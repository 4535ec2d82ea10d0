// Late or missing responses: the current choice or screen stays.

import { formatLink } from '../../www/links/link.ts';
import { longGame } from '../tools/bombs.ts';
import { loadEngine } from '../tools/engine.ts';
import { SCREENS } from './faultscreens.ts';
import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { TablePage } from './table.ts';
import type { Request } from '@playwright/test';

const engine = await loadEngine();

test('of two requested links the later one is shown', async ({ page }) => {
  await page.addInitScript(() => {
    // Packing is blocked until the test releases it.
    const { CompressionStream } = window;
    const gate = new Promise((resolve) => Object.assign(window, { letGo: resolve }));
    Object.assign(window, {
      CompressionStream: function (format: CompressionFormat) {
        const stream = new CompressionStream(format);
        const waiting = new TransformStream({
          async transform(piece, controller) {
            await gate;
            controller.enqueue(piece);
          },
        });
        return { writable: waiting.writable, readable: waiting.readable.pipeThrough(stream) };
      },
    });
  });
  await page.goto(`./${formatLink(longGame(engine, 1, 400))}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: 'This position alone' }).check();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/position=/);
  await page.evaluate(() => (window as any).letGo());
  // By now the other link would have arrived.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(link).toHaveValue(/position=/);
});

test('a dialog whose module fails to load, and one that is pressed twice', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR|Failed to load/);
  await page.route(/newgame/, (route) => route.abort());
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human');
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await expect(dialog.getByText('Check your connection, then load it again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.button('New game')).toBeFocused();
  await table.button('Share').dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

test('the builder’s script that loads after its screen was closed', async ({ page }) => {
  let letGo: () => void = () => {};
  const gate = new Promise((resolve) => (letGo = () => resolve(null)));
  await page.route('**/embed.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('./#/gambit/embed');
  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible();
  await page.goto('./#/');
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  letGo();
  await page.waitForFunction(() => customElements.get('gambol-board'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(new URL(page.url()).hash).toBe('#/');
});

/** Screens that usually load late: by a module, and by a text. */
const LATE_SCREENS = ['study', 'docs'];
const LEFT = Object.entries(SCREENS).filter(([, { link }]) => link.startsWith('#/') && link !== '#/');

for (const [name, { link, isShown }] of usually(LEFT, ([name]) => LATE_SCREENS.includes(name))) {
  test(`a screen that is left while it loads, or fails to, fills no other one (${name})`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/net::ERR|Failed to load/);
    const files = new Set<string>();
    await page.goto('./#/');
    await SCREENS['hall']?.isShown(page);
    const note = (request: Request) => files.add(new URL(request.url()).pathname);
    page.on('request', note);
    await page.evaluate((link) => location.assign(link), link);
    await isShown(page);
    page.off('request', note);
    const modules = [...files].filter((file) => file.endsWith('.js'));
    if (isLong) test.setTimeout(600_000);
    // The last one is the end of a chain; with LONG=1 all of them are late.
    const late = isLong ? modules : modules.slice(-1);
    for (const [file, end] of late.flatMap((file) => [[file, 'continue'] as const, [file, 'abort'] as const])) {
      let letGo: () => void = () => {};
      const gate = new Promise((resolve) => (letGo = () => resolve(null)));
      await page.goto('about:blank');
      await page.goto('./#/');
      await SCREENS['hall']?.isShown(page);
      // Nothing is answered from the browser's cache then.
      await page.route(
        (url) => url.pathname === file,
        async (route) => {
          await gate;
          await route[end]();
        },
      );
      const requested = page
        .waitForRequest((request) => new URL(request.url()).pathname === file, { timeout: isLong ? 1000 : 10_000 })
        .then(
          () => true,
          () => false,
        );
      await page.evaluate((link) => location.assign(link), link);
      // What the hall has already asked for is not asked for again.
      if (await requested) {
        await page.evaluate(() => location.assign('#/'));
        await SCREENS['hall']?.isShown(page);
        letGo();
        // By then the other screen would have been filled. What a worker asked for ends with it, and never arrives.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
        await expect(page.getByRole('list', { name: 'Games' }), file).toBeVisible();
      }
      if (!isLong) expect(await requested, `${file} was asked for`).toBe(true);
      letGo();
      await page.unrouteAll();
    }
  });
}

/** What the builder loads, and the choice that needs it. */
const PARTS: [name: string, file: string, choice: string][] = [
  ['the element', '**/embed.js*', 'play'],
  ['what makes a puzzle', '**/www/puzzle-*.js', 'puzzle'],
  ['the file of puzzles', '**/www/puzzlesgambit-*.js', 'puzzle'],
  ['what makes a study', '**/www/study-*.js', 'study'],
];

const FAULTS = [
  ['missing', { status: 404, body: '' }],
  ['damaged', { contentType: 'text/javascript', body: 'export const half = "' }],
] as const;

for (const [n, [name, file, choice]] of PARTS.entries()) {
  // Usually two of them, each in one way.
  for (const [what, answer] of usually(FAULTS, (_, at) => at === n % FAULTS.length && n % 3 === 0)) {
    test(`${name} in the builder, ${what}: a failure instead of empty fields, and a way to try again`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource|Failed to fetch|Error: embed\.js|Invalid or unexpected token/);
      await page.route(file, (route) => route.fulfill(answer));
      await page.goto('./#/gambit/embed?moves=d2xd4');
      const mode = page.getByLabel('Readers can');
      await expect(mode).toBeVisible();
      const made = page.getByLabel('As an element', { exact: true });
      if (choice !== 'play') await expect(made).toHaveValue(/moves="d2xd4"/);
      await mode.selectOption(choice);
      const failure = page.getByRole('alert').filter({ hasText: 'This board could not be shown' });
      await expect(failure).toBeVisible();
      await expect(page.locator('.builder textarea:visible')).toHaveCount(0);
      // A change of what is chosen asks for it again, and that is over when the failure is another one.
      await failure.evaluate((first) => first.setAttribute('data-first', ''));
      await page.getByLabel('Colours').selectOption('dark');
      await expect(page.locator('[data-first]')).toHaveCount(0);
      await expect(failure).toBeVisible();
      await expect(page.locator('.builder textarea:visible')).toHaveCount(0);
      await page.unroute(file);
      const again = failure.getByRole('button', { name: 'Try again' });
      await again.click();
      if (what === 'damaged' && choice !== 'play') {
        // Only another document requests it anew.
        await Promise.all([page.waitForEvent('load'), again.click()]);
        await mode.selectOption(choice);
        await page.getByLabel('Colours').selectOption('dark');
      }
      await expect(failure).toBeHidden();
      if (choice === 'study') await page.getByLabel('Text of the study').fill('[Game "gambit"]\n\n1. d2xd4 *');
      await expect(made).toBeVisible();
      await expect(made).toHaveValue(
        /<gambol-board game="gambit"[^>]* theme="dark" style="display: block; aspect-ratio: [\d.]+;/,
      );
      await expect(page.locator('gambol-board')).toBeVisible();
    });
  }
}
