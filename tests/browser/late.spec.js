// Late or missing responses: the current choice or screen stays.

import { formatLink } from '../../www/links/link.js';
import { longGame } from '../tools/bombs.js';
import { loadEngine } from '../tools/engine.js';
import { expect, test } from './fixtures.js';
import { TablePage } from './table.js';

const engine = await loadEngine();

test('of two requested links the later one is shown', async ({ page }) => {
  await page.addInitScript(() => {
    // Packing is blocked until the test releases it.
    const { CompressionStream } = window;
    const gate = new Promise((resolve) => Object.assign(window, { letGo: resolve }));
    Object.assign(window, {
      CompressionStream: function (/** @type {CompressionFormat} */ format) {
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
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  // By now the other link would have arrived.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(link).toHaveValue(/position=/);
});

test('a QR code whose module fails to load', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR|Failed to load/);
  await page.route(/qr/, (route) => route.abort());
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human');
  await table.button('Share').click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByText('The QR code needs a part of the page that could not be loaded.')).toBeVisible();
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
  /** @type {() => void} */
  let letGo = () => {};
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
