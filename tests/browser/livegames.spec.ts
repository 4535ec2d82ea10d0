// Whole games on up to four devices, each of which plays for its own player as fast as the page allows.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GUESTS, invite, inviteAgain, seat } from './live.ts';
import { onlyLong } from './long.ts';
import { playQuickly } from './still.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';
import { numbers } from '../page/livenetwork.ts';

/** How many games are interrupted. */
const GAMES = Number(process.env['GAMES'] ?? 4);

/** Lets devices meet at a table, the host's first. */
async function meet(game: typeof COMBO | undefined, pages: Page[]) {
  const id = game?.name.toLowerCase() ?? 'gambit';
  const [host, ...guests] = pages.map((page) => new TablePage(page, game)) as [TablePage, ...TablePage[]];
  await seat(await invite(host, id, { players: game === LUCKYMOOSE ? pages.length : 0 }), guests);
  return [host, ...guests];
}

/** Expects the same game on all devices, with its end. */
async function expectOne(tables: TablePage[]) {
  for (const table of tables) await expect(table.status).toContainText('Game over.');
  const moves = await Promise.all(tables.map((table) => table.moves.count()));
  const points = await Promise.all(tables.map((table) => table.page.locator('.score b').allTextContents()));
  for (const count of moves) expect(count).toBe(moves[0]);
  for (const all of points) expect(all.toSorted()).toEqual(points[0]?.toSorted());
}

for (const [game, players] of [
  [undefined, 2],
  [COMBO, 2],
  [TRIBOARD, 3],
  [LUCKYMOOSE, 2],
  [LUCKYMOOSE, 3],
  [LUCKYMOOSE, 4],
] as const) {
  onlyLong(test)(`a whole game of ${game?.name ?? 'Gambit'} on ${players} devices`, async ({ page, device }) => {
    test.setTimeout(300_000);
    const others = [];
    for (const _ of GUESTS.slice(0, players - 1)) others.push(await device());
    const tables = await meet(game, [page, ...others]);
    await Promise.all(tables.map((table) => playQuickly(table.page)));
    await expectOne(tables);
    // Who has dealt has nothing to check.
    if (game !== LUCKYMOOSE) return;
    for (const guest of tables.slice(1))
      await expect(guest.page.getByText('Checked: the deal was fair.')).toBeVisible();
  });
}

for (let seed = 1; seed <= GAMES; seed += 1) {
  const game = [undefined, LUCKYMOOSE, COMBO, LUCKYMOOSE][seed % 4];
  onlyLong(test)(
    `${game?.name ?? 'Gambit'} ${seed}: devices are loaded again, and no move is lost`,
    async ({ page, device }) => {
      test.setTimeout(300_000);
      const below = numbers(seed);
      const tables = await meet(game, [page, await device()]);
      for (let cuts = 0; cuts < 4; cuts += 1) {
        const most = 1 + below(6);
        await Promise.all(tables.map((table) => playQuickly(table.page, { most })));
        if (await tables[0]!.status.filter({ hasText: 'Game over.' }).count()) break;
        const count = Math.max(...(await Promise.all(tables.map((table) => table.moves.count()))));
        const cut = below(2);
        const [lost, other] = [tables[cut]!, tables[1 - cut]!];
        await lost.page.reload();
        await expect(await inviteAgain(other, lost.page, cut === 0 ? 'Ann' : 'Ben')).toBeHidden();
        for (const table of tables) await table.isReady();
        for (const table of tables) await expect(table.moves).toHaveCount(count);
      }
      await Promise.all(tables.map((table) => playQuickly(table.page)));
      await expectOne(tables);
    },
  );
}
