// Play by link: two people on two devices send each other the link after each move.

import { expect, test } from './fixtures.ts';
import { onlyLong } from './long.ts';
import { storedItem } from './storagetexts.ts';
import { COMBO, LUCKYMOOSE, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

/** Starts a game by link as the first seat. */
async function begin(table: TablePage, game: string) {
  await table.page.goto(`./#/${game}`);
  await table.isReady();
  await table.button('New game').click();
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'A person' }).check();
  await dialog.getByRole('radio', { name: /^By link/ }).check();
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect(dialog).toBeHidden();
}

async function sent(page: Page) {
  await page.getByRole('button', { name: 'Send the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const field = dialog.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/match=/);
  const link = await field.inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link.slice(link.indexOf('#'));
}

test('two people play by sending each other the link', async ({ page, device }) => {
  const [black, white] = [new TablePage(page), new TablePage(await device())];
  await begin(black, 'gambit');
  await expect(black.status).toContainText('Your turn, Black');
  await black.tap('c2', 'c4');
  await expect(black.status).toContainText('White plays elsewhere: send them the link');
  const first = await sent(page);

  // The other person sees the game so far, and plays the other side.
  await white.page.goto(`./${first}`);
  await white.isReady();
  await expect(white.status).toContainText('Your turn, White');
  await white.expectNames('c4, black piece');
  await white.tap('f3', 'f1');
  await expect(white.moves).toHaveCount(2);
  const second = await sent(white.page);

  // Back on the first device, the move is animated.
  await black.page.goto(`./${second}`);
  await black.isReady();
  await expect(black.status).toContainText('White jumps f3 to f1');
  await expect(black.status).toContainText('Your turn, Black');
  await expect(black.moves).toHaveCount(2);

  // An older link changes nothing and says so.
  await black.page.goto(`./${first}`);
  await expect(black.notice.filter({ hasText: 'has moved on since' })).toBeVisible();
  await expect(black.moves).toHaveCount(2);

  // A sent move is final: going back does not allow another one.
  await black.button('Undo').click();
  await black.tap('b2', 'b4');
  await expect(black.moves).toHaveCount(2);
  await expect(black.status).toContainText('continues from its last move');

  // The hall lists the game and whose turn it is.
  await page.getByRole('link', { name: 'All games' }).click();
  const list = page.getByRole('link', { name: /2 moves.*Your turn/ });
  await list.click();
  await black.isReady();
  await expect(black.moves).toHaveCount(2);
});

test('a link that differs from the stored game is reported, and changes nothing', async ({ page }) => {
  const white = new TablePage(page);
  const first = '#/gambit?seed=3&players=human,human&match=abcdefgh-0&moves=c2xc4';
  await white.open(first);
  await white.tap('f3', 'f1');
  await expect(white.moves).toHaveCount(2);
  const mine = await white.fragment();
  await white.page.goto(`./${first.replace('c2xc4', 'd2xd4')}`);
  await expect(white.notice.filter({ hasText: 'differ from move 1 on' })).toBeVisible();
  await expect.poll(() => white.fragment()).toBe(mine);
  await white.page.getByRole('button', { name: 'Look at the link’s game' }).click();
  await expect(white.page.getByRole('gridcell', { name: 'd4, black piece' })).toHaveCount(1);
  await expect.poll(() => white.fragment()).not.toContain('match=');
  await white.page.goBack();
  await expect(white.moves).toHaveCount(2);
});

onlyLong(test)('a recipient of the link before the first move gets the other seat', async ({ page, device }) => {
  const [first, second] = [new TablePage(page, COMBO), new TablePage(await device(), COMBO)];
  await begin(first, 'combo');
  await expect.poll(() => first.fragment()).toContain('match=');
  await second.page.goto(`./${await first.fragment()}`);
  await second.isReady();
  await expect(second.status).toContainText('Black plays elsewhere: send them the link');
  await second.page.reload();
  await second.isReady();
  await expect(second.status).toContainText('Black plays elsewhere: send them the link');
});

onlyLong(test)('a game by link keeps hands hidden', async ({ page, device }) => {
  const [first, second] = [new TablePage(page, LUCKYMOOSE), new TablePage(await device(), LUCKYMOOSE)];
  await begin(first, 'luckymoose');
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  await page.getByRole('button', { name: 'Exchange' }).click();
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /Exchange 1 token/ }).click();
  const link = await sent(page);
  await second.page.goto(`./${link}`);
  await second.isReady();
  await expect(second.page.getByRole('group', { name: 'Your hand' })).toBeVisible();
  await expect(second.status).toContainText('Your turn');
});

onlyLong(test)('opening a link never replaces a game played here, or makes it an earlier game', async ({ page }) => {
  const link = (n: number) =>
    `#/gambit?seed=${n}&players=human,human&match=game${String(n).padStart(4, '0')}-0&moves=c2xc4`;
  const mine = Array.from({ length: 40 }, (_, n) => ({
    id: `game${String(n).padStart(4, '0')}`,
    link: link(n),
    seats: [0],
    when: n,
    isPlayed: true,
  }));
  await page.goto('./#/gambit/rules');
  await page.evaluate((text) => localStorage.setItem('gambol/1/matches', text), JSON.stringify(mine.reverse()));
  const table = new TablePage(page);
  const names = async () => (await storedItem(page, 'matches')).map(({ id }: { id: string }) => id);
  const before = mine.map(({ id }) => id);
  for (let n = 40; n < 43; n += 1) {
    await table.open(link(n));
    await expect(table.moves).toHaveCount(1);
    expect(await names()).toEqual(before);
  }
  await expect(table.notice).toBeEmpty();
  await table.tap('f3', 'f1');
  await expect(table.notice).toContainText(
    'There is no room for more games by link. The oldest is among your earlier games now, in the hall: Gambit',
  );
  await expect.poll(names).toEqual(['game0042', ...before.slice(0, -1)]);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.locator('.shelf').filter({ hasText: 'Earlier games' }).getByRole('listitem').first()).toContainText(
    '1 move',
  );
});
