// The board does not move during whole games, whatever the texts, actions and selections are.

import { expect, test } from './fixtures.ts';
import { linkedExample } from '../tools/examples.ts';
import { isLong, usually } from './long.ts';
import { expectStill, playQuickly, resetWatch, watchBoard } from './still.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage, disablePause } from './table.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;
const DEFAULT_WIDTHS = [390, 1440];

/** Near the end of a game of Triboard. */
const LATE_POSITION = linkedExample('triboard nearly full');

/** Racks of LuckyMoose for up to four players, and a small pool. */
const HANDS = ['r2r3o1o2y1y2', 'g1g2g3b1b2b3', 'p1p2p3p4p5p6', 'o3o4y3y4g5g6'];

/**
 * Games played to their end, by the index of a size; the players differ from one to the next.
 *
 * @param isLong from the first move on, which takes minutes
 */
function games(n: number, isLong: boolean): [string, typeof COMBO | undefined, string][] {
  const people = 2 + (n % 3);
  const moose = ['human', ...Array.from({ length: people - 1 }, () => (n % 2 === 0 ? 'beginner' : 'human'))].join();
  // The usual board on the usual phone, where it is zoomed.
  const side = n === 2 ? 15 : 9;
  const half = (side - 1) / 2;
  const empty = Array(half).fill(side).join('/');
  const [zeros, hands] = [Array(people).fill(0), HANDS.slice(0, people).join('/')];
  const board = `${empty}/${half},r1,${half}/${empty}`;
  const deal = `position=${board}_1_${zeros}_${hands}_r4b4y5o5p6r6b5g4_0_0000000000000000`;
  const combo = `8/1,w2,6/3,w3,4/8/8/3,b3,4/5,b2,2/8_b_${isLong ? 0 : 90}`;
  const pair = ['human,beginner', 'human,human'][n % 2];
  const trio = ['human,beginner,beginner', 'human,human,human'][n % 2];
  return [
    ['Gambit', undefined, `#/gambit?players=${['human,beginner', 'human,human', 'easy,human'][n % 3]}&seed=${n}`],
    ['Combo', COMBO, `#/combo?players=${pair}&clock=300+5&position=${combo}`],
    ['Triboard', TRIBOARD, `#/triboard?players=${trio}&${isLong ? `seed=${n}` : `position=${LATE_POSITION}`}`],
    ['LuckyMoose', LUCKYMOOSE, `#/luckymoose?players=${moose}&${isLong ? `seed=${n}&size=9&sets=1` : deal}`],
  ];
}

for (const [n, [width, height]] of [...SIZES.entries()].filter(
  ([, [width]]) => isLong || DEFAULT_WIDTHS.includes(width),
)) {
  test(`no square moves in whole games at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(isLong ? 300_000 : 120_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await disablePause(page);
    await watchBoard(page);
    // Usually the one with clocks on a laptop, and the others on a phone.
    for (const [name, game, link] of usually(games(n, isLong), ([, game]) => width < 600 !== (game === COMBO))) {
      await test.step(name, async () => {
        const table = new TablePage(page, game);
        await table.open(link);
        await resetWatch(page);
        const turns = await playQuickly(page, { extras: true });
        await expect(table.status).toContainText('Game over.');
        expect(turns).toBeGreaterThan(1);
        await expectStill(page, name);
      });
    }
  });
}

for (const [width, height] of usually(SIZES, ([width]) => DEFAULT_WIDTHS.includes(width))) {
  test(`whatever text and actions are shown, the board is neither moved nor covered at ${width} × ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [name, game, link] of games(3, false)) {
      for (const font of usually([15, 32], (font) => (font === 32) === width < 600)) {
        await test.step(`${name}, ${font} pixels`, async () => {
          const table = new TablePage(page, game);
          await table.open(link);
          if (game === LUCKYMOOSE) await page.getByRole('button', { name: /show my hand/ }).click();
          await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), font);
          await table.waitForFrames(3);
          const before = await table.canvas.boundingBox();
          const over = await page.evaluate(() => {
            // The longest texts that can occur at once.
            const offered = [...document.querySelectorAll('.state .offer[hidden]')].slice(0, 2);
            const inHand = [...document.querySelectorAll('.hand > .offers [hidden]')].filter(
              ({ textContent }) => textContent !== 'Take back',
            );
            for (const element of [...offered, ...inHand]) element.removeAttribute('hidden');
            const status = document.querySelector('main [role=status]');
            if (status) status.textContent = 'A move of many words, and what it wins. '.repeat(12);
            // The names must stay; a thinking computer pulses.
            document.querySelectorAll('.players li').forEach((row) => row.classList.add('thinking'));
            document.querySelectorAll('.score b').forEach((score) => (score.textContent = '1234'));
            const card = Object.assign(document.createElement('div'), { className: 'notice' });
            card.append(
              document.createElement('p'),
              Object.assign(document.createElement('button'), { className: 'plain', textContent: '×' }),
            );
            const words = card.querySelector('p');
            if (words) words.textContent = 'Something that is no part of the game was said. '.repeat(20);
            document.getElementById('notices')?.append(card);
            return document.documentElement.scrollWidth - innerWidth;
          });
          await table.waitForFrames(3);
          expect(await table.canvas.boundingBox()).toEqual(before);
          expect(over, 'scrolls sideways').toBe(0);
          const cut = await page
            .locator('.turn button:visible')
            .evaluateAll((all) =>
              all
                .filter((button) => button.getBoundingClientRect().right > innerWidth)
                .map((button) => button.textContent),
            );
          expect(cut, 'the actions are in view').toEqual([]);
          const notice = await page.locator('.notice').last().boundingBox();
          const isAbove = (notice?.y ?? 0) + (notice?.height ?? 0) <= (before?.y ?? 0);
          const isBelow = (notice?.y ?? 0) >= (before?.y ?? 0) + (before?.height ?? 0);
          const isBeside = (notice?.x ?? 0) >= (before?.x ?? 0) + (before?.width ?? 0);
          expect(isAbove || isBelow || isBeside, 'the notice is not over the board').toBe(true);
          await page.locator('.notice').evaluateAll((all) => all.forEach((one) => one.remove()));
        });
      }
    }
  });
}
