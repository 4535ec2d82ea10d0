// Pictures of positions and animated pictures of games, from the share dialog.

import { readFileSync } from 'node:fs';
import { GAMES } from '../../www/games/index.ts';
import { shownPlies } from '../../www/screens/dialogs/film.ts';
import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { LUCKYMOOSE, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

/**
 * The sides in pixels of the grid on which pictures are compared, and how much a value from 0 to 255 may differ on
 * average.
 */
const GRID = 64;
const MAX_DIFFERENCE = 4.5;

const TYPES: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', gif: 'image/gif' };

/** The first moves of a game; with LONG=1 all of its sample. */
const sampleOf = ({ sample }: (typeof GAMES)[number]) => sample.slice(0, isLong ? sample.length : 3);

const sampleLink = (game: (typeof GAMES)[number]) =>
  `#/${game.id}?seed=0&players=${game.playerKinds.map(() => 'human').join()}&moves=${sampleOf(game).join('_')}`;

/** Opens the share dialog. */
async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Picture (PNG)' })).toBeVisible();
}

/** Presses a button that saves a file. */
async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const name = download.suggestedFilename();
  const bytes = readFileSync(await download.path());
  return { name, bytes, address: `data:${TYPES[name.split('.').at(-1) ?? '']};base64,${bytes.toString('base64')}` };
}

/** Opens the dialog, saves a picture, and closes the dialog. */
async function picture(page: Page, button: string) {
  await openShare(page);
  const file = await save(page, button);
  await page.keyboard.press('Escape');
  return file;
}

/**
 * The size of a picture, and its colours on a coarse grid over the ground of the page.
 *
 * @param frame of an animated picture
 */
function coloursOf(page: Page, address: string, frame?: number) {
  return page.evaluate(
    async ([source, side, index]) => {
      let image: CanvasImageSource;
      let size = [0, 0];
      if (index === undefined) {
        const element = new Image();
        element.src = source;
        await element.decode();
        [image, size] = [element, [element.naturalWidth, element.naturalHeight]];
      } else {
        const decoder = new ImageDecoder({
          data: Uint8Array.from(atob(source.split(',')[1] ?? ''), (byte) => byte.charCodeAt(0)),
          type: 'image/gif',
        });
        const { image: decoded } = await decoder.decode({ frameIndex: index });
        [image, size] = [decoded, [decoded.displayWidth, decoded.displayHeight]];
      }
      const [width = 0, height = 0] = size;
      // At its own size first: a browser draws a vector picture anew for each size.
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ground');
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      if ('close' in image) image.close();
      const small = new OffscreenCanvas(side, side).getContext('2d');
      if (!small) throw new Error('no canvas');
      small.imageSmoothingQuality = 'high';
      small.drawImage(canvas, 0, 0, side, side);
      return { size, means: [...small.getImageData(0, 0, side, side).data].filter((_, n) => n % 4 < 3) };
    },
    [address, GRID, frame] as const,
  );
}

/** How much two pictures differ on average, from 0 to 255. */
function difference(one: { means: number[] }, other: { means: number[] }) {
  return one.means.reduce((sum, value, at) => sum + Math.abs(value - (other.means[at] ?? 0)), 0) / one.means.length;
}

// Another game is drawn in another set, below.
for (const game of usually(GAMES, ({ id }) => id === 'luckymoose')) {
  test(`pictures of ${game.name}: a position as PNG and SVG, and the game as GIF`, async ({ page }) => {
    const table = new TablePage(page, game);
    await table.open(sampleLink(game));
    const count = sampleOf(game).length;
    const last = await picture(page, 'Picture (PNG)');
    expect(last.name).toBe(`${game.id}-move-${count}.png`);
    const drawing = await picture(page, 'Picture (SVG)');
    expect(drawing.name).toBe(`${game.id}-move-${count}.svg`);
    expect(drawing.bytes.length).toBeLessThan(150_000);
    await openShare(page);
    await page.getByRole('button', { name: 'Animation (GIF)' }).click();
    await expect(page.getByText(`${count} moves, `)).toBeVisible({ timeout: 30_000 });
    const film = await save(page, 'Save');
    expect(film.name).toBe(`${game.id}-${count}-moves.gif`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'To the start' }).click();
    const first = await picture(page, 'Picture (PNG)');
    expect(first.name).toBe(`${game.id}-move-0.png`);

    const frames = await page.evaluate(async (address) => {
      const decoder = new ImageDecoder({
        data: Uint8Array.from(atob(address.split(',')[1] ?? ''), (byte) => byte.charCodeAt(0)),
        type: 'image/gif',
      });
      await decoder.tracks.ready;
      await decoder.completed;
      const millis = [];
      const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        millis.push((image.duration ?? 0) / 1000);
        // It would hold memory until it is collected.
        image.close();
      }
      return { millis, isRepeated: repetitionCount === Infinity };
    }, film.address);
    expect(frames).toEqual({ millis: [...sampleOf(game).map(() => 800), 2000], isRepeated: true });

    const [begin, end, vector] = [
      await coloursOf(page, first.address),
      await coloursOf(page, last.address),
      await coloursOf(page, drawing.address),
    ];
    expect(Math.max(...end.size)).toBe(1200);
    expect(difference(vector, end)).toBeLessThan(MAX_DIFFERENCE);
    const [opening, ending] = [await coloursOf(page, film.address, 0), await coloursOf(page, film.address, count)];
    expect(difference(opening, begin)).toBeLessThan(MAX_DIFFERENCE);
    expect(difference(ending, end)).toBeLessThan(MAX_DIFFERENCE);
    // Each is more like its own position than like the other.
    expect(difference(opening, begin)).toBeLessThan(difference(opening, end));
    expect(difference(ending, end)).toBeLessThan(difference(ending, begin));
  });
}

test('pictures are drawn in the set that is chosen', async ({ page }) => {
  const [game] = GAMES;
  if (!game) throw new Error('no game');
  const table = new TablePage(page);
  await table.open(sampleLink(game));
  const linen = await coloursOf(page, (await picture(page, 'Picture (PNG)')).address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Sea' }).check();
  await page.keyboard.press('Escape');
  const sea = await coloursOf(page, (await picture(page, 'Picture (PNG)')).address);
  expect(difference(linen, sea)).toBeGreaterThan(10);
  const drawing = await coloursOf(page, (await picture(page, 'Picture (SVG)')).address);
  expect(difference(sea, drawing)).toBeLessThan(MAX_DIFFERENCE);
  await openShare(page);
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 30_000 });
  const film = await save(page, 'Save');
  expect(difference(sea, await coloursOf(page, film.address, sampleOf(game).length))).toBeLessThan(MAX_DIFFERENCE);
});

test('a picture shows no tokens of a hand and no marks of a choice', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,beginner&seed=7');
  const before = await picture(page, 'Picture (PNG)');
  await page.getByRole('group', { name: /hand/i }).getByRole('button').first().click();
  await table.tap('h8');
  await expect(table.cell('h8')).not.toHaveAccessibleName(/empty/);
  const after = await picture(page, 'Picture (PNG)');
  expect(after.bytes.equals(before.bytes)).toBe(true);
});

test('an animated picture can be cancelled, and fails without a trace', async ({ page, allowConsole }) => {
  allowConsole(/filmer\.js/);
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=a2xa4');
  let release: () => void = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await page.route('**/filmer.js', async (route) => {
    await held;
    await route.abort();
  });
  await openShare(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toBeEmpty();
  await expect(dialog.getByRole('img')).toHaveCount(0);
  release();
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The picture couldn’t be made.');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await page.unroute('**/filmer.js');
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await expect(dialog.getByRole('img', { name: 'Animation (GIF)' })).toBeVisible();
  // Closing the dialog ends what is under way.
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('filmer')).length).toBe(0);
});

test.describe('Arabic', () => {
  test.use({ locale: 'ar' });
  test('an animated picture is made in a right-to-left language', async ({ page }) => {
    await page.goto('./#/gambit?players=human,human&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2');
    await page.getByRole('button', { name: 'مشاركة', exact: true }).first().click();
    await page.getByRole('button', { name: 'صورة متحركة' }).click();
    await expect(page.getByText('3 نقلات، 0.1 م.ب')).toBeVisible();
    await expect(page.getByRole('img', { name: 'صورة متحركة' })).toBeVisible();
    const file = await save(page, 'حفظ');
    expect(file.name).toBe('gambit-3-moves.gif');
  });
});

test('a picture is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = new TablePage(page);
  await table.open();
  await openShare(page);
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await expect(page.getByText('Picture copied.')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))).toContain(
    'image/png',
  );
});

test('a phone hands pictures to its share sheet', async ({ device }) => {
  const page = await device({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) =>
      void shared.push(...files.map(({ name, type }) => `${name} ${type}`));
  });
  await page.goto('./#/combo?players=human,human');
  await page.getByRole('button', { name: 'More' }).click();
  await openShare(page);
  await page.getByRole('button', { name: 'Picture (PNG)' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual(['combo-move-0.png image/png']);
});

test('a long game leaves positions out', () => {
  expect(shownPlies(0)).toEqual([0]);
  expect(shownPlies(3)).toEqual([0, 1, 2, 3]);
  expect(shownPlies(199)).toHaveLength(200);
  for (const count of [200, 201, 399, 1000]) {
    const plies = shownPlies(count);
    expect(plies.length).toBeLessThanOrEqual(200);
    expect(plies.at(-1)).toBe(count);
    expect(new Set(plies).size).toBe(plies.length);
  }
});
