// How soon a game on two devices begins: from the answer until the first move has arrived, by each way that the answer
// takes.

import { startWithCamera } from './camera.ts';
import { expect, test } from './fixtures.ts';
import { invite, join, linkIn } from './live.ts';
import { GAME, TablePage } from './table.ts';

const RUNS = 5;

for (const way of ['pasting', 'link', 'QR code'] as const) {
  test(`from the answer to the first move by ${way}`, async ({ device, baseURL }, info) => {
    test.setTimeout(120_000);
    const { browser, hold } = await startWithCamera(info.outputPath('camera.y4m'));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      const [host, guest] = [new TablePage(await context.newPage()), new TablePage(await device())];
      const dialog = await invite(host, 'gambit');
      const answer = await join(guest.page, await linkIn(dialog), 'Ben');
      const tab = await context.newPage();
      if (way === 'QR code') await hold(guest.page.getByRole('img', { name: 'QR code of your answer' }));
      const start = performance.now();
      if (way === 'pasting') await dialog.getByRole('textbox', { name: 'Paste their answer here' }).fill(answer);
      if (way === 'link') await tab.goto(`./${answer.slice(answer.indexOf('#'))}`);
      if (way === 'QR code') await dialog.getByRole('button', { name: 'Scan their code' }).click();
      await host.page.bringToFront();
      await expect(dialog).toBeHidden();
      await host.tap(...(GAME.moves[0]?.split('x') ?? []));
      await expect(guest.moves).toHaveCount(1);
      times.push(Math.round(performance.now() - start));
      await context.close();
    }
    await browser.close();
    const [least, median, most] = [0, Math.floor(RUNS / 2), RUNS - 1].map((n) => times.toSorted((a, b) => a - b)[n]);
    console.log(`From the answer to the first move by ${way}: ${median} ms (${least} to ${most}, ${RUNS} runs)`);
  });
}
