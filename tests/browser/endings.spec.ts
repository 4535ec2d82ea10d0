// Games that players end, the keyboard shortcuts, and the screen that stays on.

import { expect, test } from './fixtures.ts';
import { onlyLong } from './long.ts';
import { TablePage, disablePause } from './table.ts';

test('a resigned game is over, stays so, and goes on where somebody steps back', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=d2xd4_e3xe1');
  await table.button('More').click();
  await table.button('Resign').click();
  const dialog = page.getByRole('dialog', { name: 'Resign this game?' });
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.status).toContainText('to move');
  await table.button('Resign').click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(table.status).toHaveText('Game over. White wins. Black resigned.');
  await expect(table.players.filter({ hasText: 'Winner' })).toHaveText(/White/);
  await expect.poll(() => table.squaresWith('can move')).toEqual([]);
  await expect.poll(() => table.fragment()).toContain('ending=resigned-0');
  await expect(page.getByRole('button', { name: 'Resign' })).toBeHidden();
  // Stored with the table, and told by its link.
  await page.reload();
  await expect(table.status).toHaveText('Game over. White wins. Black resigned.');
  await table.open('#/gambit');
  await expect(table.status).toHaveText('Game over. White wins. Black resigned.');
  await table.button('Undo').click();
  await expect(table.status).toContainText('White to move.');
  await table.tap('e3', 'e1');
  await expect(table.status).toContainText('Black to move.');
  await expect.poll(() => table.fragment()).not.toContain('ending');
});

onlyLong(test)('the computer answers the offer of a draw from its own evaluation', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  const offer = page.getByRole('button', { name: 'Offer a draw' });
  // Black loses by two points against the best play.
  await table.open('#/gambit?players=human,easy&moves=h2xf4_d3xb1_b2xb4_e3xe1xg3xg1_f4xf2_c3xe1');
  await table.button('More').click();
  await offer.click();
  await expect(table.status).toHaveText('Sami declines the draw and plays on.');
  // The answer closes the other buttons.
  await expect(offer).toBeHidden();
  await table.button('More').click();
  await expect(table.button('Resign')).toBeVisible();
  // Black's last move wins.
  await table.open('#/gambit?players=human,easy&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1');
  await table.button('More').click();
  await offer.click();
  await expect(table.status).toHaveText(/^Game over\. A draw, \d+ to \d+\. The players agreed on a draw\.$/);
  await expect.poll(() => table.fragment()).toContain('ending=draw');
  await expect(offer).toBeHidden();
});

test('shortcuts are listed, work, and can be turned off', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=d2xd4_e3xe1');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('row')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('u');
  await expect.poll(() => table.fragment()).toContain('at=1');
  await page.keyboard.press('j');
  await expect.poll(() => table.fragment()).toContain('at=0');
  await page.keyboard.press('l');
  await expect.poll(() => table.fragment()).toContain('at=1');
  await page.keyboard.press('?');
  await dialog.getByLabel('Shortcuts with single keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('u');
  await table.waitForFrames(3);
  expect(await table.fragment()).toContain('at=1');
});

test('the screen stays on while a game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const held = Object.assign(globalThis, { locks: 0 });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.locks += 1;
          return {
            released: false,
            async release() {
              if (!this.released) held.locks -= 1;
              this.released = true;
            },
          };
        },
      },
    });
  });
  const locks = () => page.evaluate(() => (globalThis as any).locks);
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1');
  await expect.poll(locks).toBe(1);
  await table.play('h2xh4');
  await expect(table.status).toContainText('Game over.');
  await expect.poll(locks).toBe(0);
});
