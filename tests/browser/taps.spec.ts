// Missed taps: on a small board a tap off a square's centre plays no wrong move, and scrolling plays none.

import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';

const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The taps per game, and their distance from a square's centre, at most that of a fingertip. */
const TAPS = isLong ? 200 : 15;
/** The swipes and turns of the wheel per game. */
const SWIPES = isLong ? 20 : 8;

/** A pseudorandom generator of numbers from 0 to 1, with a fixed seed. */
function* random() {
  for (let seed = 7; ; ) {
    seed = (seed * 48271) % 2147483647;
    yield seed / 2147483647;
  }
}

/** Expects that no move was played, by the address; the list of moves is not visible on a phone. */
async function hasNoMove(table: TablePage) {
  expect(await table.fragment()).not.toContain('moves=');
}

/**
 * Taps randomly off the centres of cells; half of the taps miss their cell.
 *
 * @param check called after each tap
 */
async function tapOffCentre(table: TablePage, squares: string[], check: (meant: string) => Promise<void>) {
  const { page } = table;
  const chance = random();
  const next = () => chance.next().value ?? 0;
  // The board does not move; where only a part of it is in view, that part is tapped.
  const points = new Map();
  for (const square of await table.visible(squares)) points.set(square, await table.point(square));
  const shown = [...points.keys()];
  const cell = (await table.box(shown[0] ?? '')).width;
  const board = await table.canvas.boundingBox();
  if (!board) throw new Error('there is no board');
  for (let n = 0; n < TAPS; n += 1) {
    const meant = shown[Math.floor(next() * shown.length)] ?? '';
    const { x, y } = points.get(meant);
    // Next to the board there are links to other pages.
    const within = (place: number, from: number, length: number) =>
      Math.max(from + 1, Math.min(from + length - 1, place));
    await page.touchscreen.tap(
      within(x + (next() - 0.5) * 1.8 * cell, board.x, board.width),
      within(y + (next() - 0.5) * 1.8 * cell, board.y, board.height),
    );
    await check(meant);
  }
}

test(`${TAPS} taps off the centre of Triboard’s small cells play no move`, async ({ device }) => {
  test.slow();
  const page = await device(PHONE);
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  await table.zoomOut();
  const before = await table.names();
  // Usually where a tap may ask; it asks nowhere else.
  const squares = isLong ? before.map((name) => name.split(',')[0] ?? '') : await table.squaresWith('legal move');
  // A tap only asks for confirmation, and a tap elsewhere cancels.
  let asked = 0;
  const elsewhere = await table.point('a1');
  await tapOffCentre(table, squares, async () => {
    asked += Number(((await table.status.textContent()) ?? '').includes('once more to play there'));
    await page.touchscreen.tap(elsewhere.x, elsewhere.y);
    await hasNoMove(table);
  });
  expect(asked).toBeGreaterThan(0);
  await expect.poll(() => table.names()).toEqual(before);
});

test(`${TAPS} taps off the centre of LuckyMoose’s small tiles lay nothing for good`, async ({ device }) => {
  test.slow();
  const page = await device(PHONE);
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=42&players=human,easy&size=21');
  const squares = ['j11', 'k11', 'l11', 'k10', 'k12', 'k9', 'i11', 'j10'];
  const chance = random();
  await tapOffCentre(table, squares, async () => {
    await hasNoMove(table);
    // A picked token for about every other tap.
    const place = Math.floor((chance.next().value ?? 0) * 12);
    if (place < 6) await page.locator('.rack button').nth(place).tap();
  });
  // Everything can still be taken back.
  if (await table.button('Take back').isVisible()) await table.button('Take back').tap();
  await table.expectNames('k11, empty, centre');
});

const BOARDS: [string, typeof COMBO | undefined, string][] = [
  ['Gambit', undefined, '#/gambit?players=human,human&seed=1'],
  ['Combo', COMBO, '#/combo?players=human,human'],
  ['Triboard', TRIBOARD, '#/triboard?players=human,human,human&seed=42'],
  ['LuckyMoose', LUCKYMOOSE, '#/luckymoose?seed=42&players=human,easy'],
];

// A piece can be dragged on the board of Combo, and that of LuckyMoose has a map and a hand.
for (const [name, game, link] of usually(BOARDS, ([, game]) => game === COMBO || game === LUCKYMOOSE)) {
  test(`scrolling over ${name} by finger or wheel plays nothing`, async ({ device }) => {
    const page = await device(PHONE);
    const table = new TablePage(page, game);
    await table.open(link);
    const before = await table.names();
    const box = (await table.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const client = await page.context().newCDPSession(page);
    const chance = random();
    const next = () => chance.next().value ?? 0;
    for (let n = 0; n < SWIPES; n += 1) {
      const [x, y] = [box.x + next() * box.width, box.y + next() * box.height];
      const [right, down] = [(next() - 0.5) * box.width, (next() - 0.5) * 3 * box.height];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 5; step += 1) {
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + (right * step) / 5, y: y + (down * step) / 5 }],
        });
      }
      // Off the board; a piece dropped on a target is a deliberate move.
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: box.y + box.height + 40 }],
      });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, next() * 400 - 200);
      await page.keyboard.press('Escape');
      await hasNoMove(table);
    }
    await table.cell('a1').focus();
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await table.names()).map((cell) => cell.replace(', selected', ', can move')))
      .toEqual(before.map((cell) => cell));
  });
}
