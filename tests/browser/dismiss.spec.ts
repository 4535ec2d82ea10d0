// A press outside a sheet or a dialog closes it and has no effect underneath: no move, no selection, no
// navigation.

import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage, first } from './table.ts';
import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const GAMES: [string, typeof COMBO | undefined, string][] = [
  ['Gambit', undefined, '#/gambit?players=human,human'],
  ['Combo', COMBO, '#/combo?players=human,human'],
  ['Triboard', TRIBOARD, '#/triboard?players=human,human,human&seed=42'],
  ['LuckyMoose', LUCKYMOOSE, '#/luckymoose?seed=42&players=human,easy'],
];

/** Presses at one point and releases at another, with a mouse, a finger or a pen. */
const PRESSES: Record<string, (page: Page, client: CDPSession, from: Point, to: Point) => Promise<void>> = {
  mouse: async (page, _, from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    if (to !== from) await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
  touch: async (page, client, from, to) => {
    if (to === from) return page.touchscreen.tap(from.x, from.y);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  pen: async (_, client, from, to) => {
    const pen = { pointerType: 'pen', button: 'left', clickCount: 1 } as const;
    await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...pen });
    if (to !== from) await client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, ...pen, buttons: 1 });
    await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, ...pen });
  },
};

/** What is usually pressed over a sheet and over a dialog. */
const USUAL = [
  'mouse, a drag',
  'touch, a tap on a link',
  'touch, a tap',
  'pen, a tap',
  'mouse, on a link',
  'touch, on a square',
];
const isUsual = (press: string) => isLong || USUAL.includes(press);

/** Opens a game on a phone and finds points near its top where a press would have an effect: two squares and a link. */
async function openGame(page: Page, game: typeof COMBO | undefined, fragment: string) {
  const table = new TablePage(page, game);
  await table.open(fragment);
  // With a picked token, tiles are targets.
  if (game === LUCKYMOOSE) await page.locator('.rack button').first().tap();
  const open = async () =>
    (await table.names()).filter((name) => /legal move|can move/.test(name)).map((name) => name.split(',')[0] ?? '');
  await expect.poll(open).not.toEqual([]);
  const squares = await open();
  // The sheet covers the lower squares.
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await expect(page.locator('.side')).toBeVisible();
  const top = (await page.locator('.side').boundingBox())?.y ?? 0;
  await page.keyboard.press('Escape');
  await expect(page.locator('.side')).toBeHidden();
  const points = (await Promise.all([first(squares), ...squares].map((square) => table.point(square)))).filter(
    ({ y }) => y < top,
  );
  const state = async () => {
    const pieces = (await table.names()).filter((name) => !/, empty(, (centre|times .))?$/.test(name));
    const hand = await page
      .locator('.rack button')
      .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label')));
    return [...(await table.status.allTextContents()), await table.fragment(), ...pieces, ...hand].join('; ');
  };
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) throw new Error('the sheet covers all that can be pressed');
  const back = await page.getByRole('link', { name: 'All games' }).boundingBox();
  if (!back) throw new Error('there is no link');
  const link = { x: back.x + back.width / 2, y: back.y + back.height / 2 };
  return { table, more, state, from, to, link };
}

// Usually the one with most parts: a map and a hand.
for (const [name, game, fragment] of usually(GAMES, ([, game]) => game === LUCKYMOOSE)) {
  test(`a press outside the sheet over ${name} closes it and plays nothing`, async ({ device }) => {
    test.slow();
    const page = await device(PHONE);
    const client = await page.context().newCDPSession(page);
    const { table, more, state, from, to, link } = await openGame(page, game, fragment);
    const before = await state();
    const sheet = page.locator('.side');
    for (const [kind, press] of Object.entries(PRESSES)) {
      // Drags come last, since the browser sends no click for a touch tap that follows one.
      for (const [what, begin, end] of [
        ['a tap on a link', link, link],
        ['a tap', from, from],
        ['a drag', from, to],
      ] as const) {
        if (!isUsual(`${kind}, ${what}`)) continue;
        await test.step(`${kind}, ${what}`, async () => {
          await more.click();
          await expect(sheet).toBeVisible();
          await press(page, client, begin, end);
          await expect(sheet).toBeHidden();
          await table.waitForFrames(2);
          expect(await state()).toBe(before);
        });
      }
    }
    // The very next press counts again.
    await PRESSES['touch']?.(page, client, from, from);
    await expect.poll(state).not.toBe(before);
  });
}

const DIALOGS = [
  ['New game', null],
  ['Settings', null],
  ['Share', 'More'],
] as const;
// Usually the one that a sheet is below.
for (const [title, from] of usually(DIALOGS, ([, from]) => from !== null)) {
  test(`a press outside the dialog ${title} closes it and plays nothing`, async ({ device }) => {
    test.slow();
    const page = await device(PHONE);
    const client = await page.context().newCDPSession(page);
    const {
      table,
      state,
      from: piece,
      link,
    } = await openGame(page, TRIBOARD, '#/triboard?players=human,human,human&seed=42');
    const before = await state();
    const dialog = page.getByRole('dialog');
    for (const [kind, press] of Object.entries(PRESSES)) {
      for (const [what, spot] of [
        ['a square', piece],
        ['a link', link],
      ] as const) {
        if (!isUsual(`${kind}, on ${what}`)) continue;
        await test.step(`${kind}, on ${what}`, async () => {
          if (from) await table.button(from).click();
          await table.button(title).click();
          await expect(dialog).toBeVisible();
          // As close to it as the dialog allows.
          const top = (await dialog.boundingBox())?.y ?? 0;
          const point = spot.y < top ? spot : { ...spot, y: top / 2 };
          await press(page, client, point, point);
          await expect(dialog).toBeHidden();
          await table.waitForFrames(2);
          expect(await state()).toBe(before);
          // The sheet is below the dialog that it opened.
          const sheet = page.locator('.side');
          if (from) {
            await expect(sheet).toBeVisible();
            await press(page, client, piece, piece);
          }
          await expect(sheet).toBeHidden();
        });
      }
    }
  });
}

test('a press that starts in a dialog leaves it open', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  await table.button('New game').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('summary').click();
  await expect(page.getByLabel(/^Board number/)).toBeVisible();
  const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // On its own margin.
  await page.mouse.click(box.x + 4, box.y + box.height / 2);
  // A text selection that ends outside the dialog.
  const seed = (await page.getByLabel(/^Board number/).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(seed.x + 20, seed.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, seed.y, { steps: 3 });
  await page.mouse.up();
  await table.waitForFrames(2);
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x - 40, seed.y);
  await expect(dialog).toBeHidden();
});
