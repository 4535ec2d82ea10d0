// Moves that are shown before they are played: by pressing and holding, and by asking for their confirmation.

import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, LUCKYMOOSE, PEOPLE, TRIBOARD, TablePage } from './table.ts';

const GAMES = [
  { game: undefined, link: PEOPLE, picks: ['d2'], target: 'd4', deed: 'This move to d4 takes 1 piece.' },
  {
    game: COMBO,
    link: '#/combo?players=human,human',
    picks: ['c2'],
    target: 'c3',
    deed: 'This move to c3 moves 1 piece.',
  },
  {
    game: TRIBOARD,
    link: '#/triboard?players=human,human,human&position=brrr12/16/gb14/16/16/16/16/16/16/16/16_b',
    picks: [],
    target: 'e11',
    deed: 'This move to e11 turns 3.',
  },
];
// A piece with a target, and a single tap.
for (const { game, link, picks, target, deed } of usually(GAMES, ({ game }) => game !== undefined)) {
  test(`holding a square of ${game?.name ?? 'Gambit'} shows the move, which is played only there`, async ({ page }) => {
    const table = new TablePage(page, game);
    await table.open(link);
    await table.tap(...picks);
    const usual = await table.status.textContent();
    const before = await table.names();
    const { x, y } = await table.point(target);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(table.status).toContainText(deed);
    await expect(table.status).toContainText('Let go to play it, or slide away to cancel.');
    expect(await table.names()).toEqual(before);
    const box = await table.canvas.boundingBox();
    await page.mouse.move(x + (box?.width ?? 0) / 4, y, { steps: 3 });
    await expect(table.status).toHaveText(usual ?? '');
    await page.mouse.up();
    await expect(table.moves).toHaveCount(0);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(table.status).toContainText(deed);
    await page.mouse.up();
    await expect(table.moves).toHaveCount(1);
  });
}

test('holding a tile of LuckyMoose shows the token there', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=3&players=human,beginner');
  await page.getByRole('group', { name: /hand/i }).getByRole('button').first().click();
  const [target = ''] = await table.squaresWith('legal move');
  const { x, y } = await table.point(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(table.status).toContainText(`Let go to choose it, ${target}, or slide away to cancel.`);
  await page.mouse.up();
  await expect(table.cell(target)).not.toHaveAccessibleName(/empty/);
});

test('a move can be confirmed or cancelled, where that is asked for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"confirm":true}'));
  const table = new TablePage(page);
  await table.open();
  await table.tap('d2', 'd4');
  await expect(table.status).toHaveText('This move to d4 takes 1 piece. Play it?');
  // The board shows the square.
  await expect(table.status.locator('.hidden').filter({ hasText: 'd4' })).toHaveText(' to d4');
  await table.button('Cancel').click();
  await expect(table.status).toContainText('d2 picked');
  await expect(table.moves).toHaveCount(0);
  await table.tap('d4');
  await table.button('Play it').click();
  await expect(table.moves).toHaveText(['d2xd4']);
  // A second tap confirms, a tap elsewhere and Escape cancel.
  await table.tap('e3', 'e1', 'a4');
  await expect(table.button('Play it')).toBeHidden();
  await table.tap('e1', 'e1');
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
});
