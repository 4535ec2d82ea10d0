// The contrast of marks with what they lie on, in every set and scheme: the pixels that a mark changes are compared
// with those below it.

import { SETS } from '../../www/ui/board/sets.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;
/** Usually the first set in both schemes, and the others in one of them. */
const LOOKS = usually(
  SCHEMES.flatMap((scheme) => SETS.map((set, n) => ({ scheme, set, n }))),
  ({ scheme, n }) => n === 0 || SCHEMES[n % 2] === scheme,
);

/**
 * The least contrast of a mark, and the part of its pixels that has at least its darkest and its palest tone; the
 * others are between.
 */
const MINIMUM = { contrast: 3, part: 0.07 };

const COMBO_START = '#/combo?players=human,human&position=8/1,w4,5,b2/8/3,b5,1,w2,2/2,w3,5/8/1,b3,3,w4,2/b6,6,w1_b_3';
const LINE = ['d2xd4', 'e3xe1', 'f2xf4', 'h3xf1'];

/** Shows each look in turn, and calls a function of the page with its name. */
async function inEveryLook(page: Page, visit: (look: string) => Promise<void>) {
  for (const { scheme, set } of LOOKS) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    await page.evaluate((name) => {
      document.documentElement.dataset['set'] = name;
      dispatchEvent(new Event('gambol-theme'));
    }, set);
    await new TablePage(page).waitForFrames(4);
    await visit(`${set}, ${scheme}`);
  }
}

/** Keeps the board's pixels of every look in the page. */
async function keepGrounds(page: Page) {
  // The ground of a board is painted in several frames.
  await new TablePage(page).waitForFrames(10);
  await inEveryLook(page, (look) =>
    page.locator('.play > .board > canvas').evaluate((element, name) => {
      const canvas = element as HTMLCanvasElement;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const kept = window as any;
      kept.grounds ??= {};
      kept.grounds[name] = copy?.getImageData(0, 0, canvas.width, canvas.height);
    }, look),
  );
}

/**
 * The squares whose marks are too faint, and the number of marked squares.
 *
 * @param squares those that have a mark; null for all that have changed
 */
function faintMarks(page: Page, look: string, squares: string[] | null) {
  return page.locator('.play > .board > canvas').evaluate(
    (element, { name, marked, least }) => {
      const canvas = element as HTMLCanvasElement;
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, 0, 0);
      const after = copy?.getImageData(0, 0, canvas.width, canvas.height) as ImageData;
      const before = (window as any).grounds[name];
      const linear = Array.from({ length: 256 }, (_, value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const light = (data: Uint8ClampedArray, at: number) =>
        0.2126 * (linear[data[at] ?? 0] ?? 0) +
        0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
        0.0722 * (linear[data[at + 2] ?? 0] ?? 0);
      const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const faint: string[] = [];
      let seen = 0;
      for (const cell of document.querySelectorAll('main [role=gridcell]')) {
        const square = cell.getAttribute('data-square') ?? '';
        if (marked && !marked.includes(square)) continue;
        const box = cell.getBoundingClientRect();
        const [x, y, side] = [(box.x - left) * scale, (box.y - top) * scale, box.width * scale].map(Math.round);
        /** The luminances of the changed pixels, before and after. */
        const changed: [number, number][] = [];
        for (let line = 0; line < (side ?? 0); line += 1) {
          for (let column = 0; column < (side ?? 0); column += 1) {
            const at = 4 * (((y ?? 0) + line) * canvas.width + (x ?? 0) + column);
            const [one, other] = [light(before.data, at), light(after.data, at)];
            if (contrast(one, other) > 1.2) changed.push([one, other]);
          }
        }
        // What reaches in from the next square is none of this one's.
        const isMarked = changed.length > 0.015 * (side ?? 0) ** 2;
        if (isMarked) seen += 1;
        // The mark's own light and dark tones lie beside each other, and on the square.
        const tone = (n: number, part: number) =>
          changed.map((pair) => pair[n] ?? 0).sort((a, b) => a - b)[Math.floor(part * (changed.length - 1))] ?? 0;
        const [ground, dark, pale] = [tone(0, 0.5), tone(1, least.part), tone(1, 1 - least.part)];
        const best = Math.max(contrast(ground, dark), contrast(ground, pale), contrast(dark, pale));
        if (isMarked ? best < least.contrast : marked) faint.push(`${name}: ${square} ${best.toFixed(2)}`);
      }
      return { faint, seen };
    },
    { name: look, marked: squares, least: MINIMUM },
  );
}

/**
 * Expects that the marks which an action brings are seen in each of the looks.
 *
 * @param act returns the squares that have a mark; null for all that have changed
 */
async function expectSeen(page: Page, act: () => Promise<string[] | null>) {
  await keepGrounds(page);
  const squares = await act();
  await inEveryLook(page, async (look) => {
    await expect
      .poll(() => faintMarks(page, look, squares))
      .toEqual({ faint: [], seen: squares?.length ?? expect.any(Number) });
  });
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the targets of a move, a merge and a capture', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(COMBO_START);
  await expectSeen(page, async () => {
    await table.tap('d5');
    return await table.squaresWith('legal move');
  });
});

test('targets on tiles and on cloth', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,easy&seed=42&size=9');
  await expectSeen(page, async () => {
    await page.locator('.rack button').first().click();
    return await table.visible(await table.squaresWith('legal move'));
  });
});

test('the last move', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`#/gambit?players=human,human&moves=${LINE.join('_')}`);
  const [position = ''] = /position=[^&]*/.exec(await positionLink(table)) ?? [];
  await table.follow(`#/gambit?players=human,human&${position}`);
  await table.isReady();
  await expectSeen(page, async () => {
    await table.follow(`#/gambit?players=human,human&moves=${LINE.join('_')}`);
    await table.isReady();
    return ['h3', 'f1'];
  });
});

test('a hint', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(COMBO_START);
  await expectSeen(page, async () => {
    await table.button('Hint').click();
    await expect(table.status).not.toContainText('Black to move');
    return null;
  });
});

test('arrows and dots of an analysis', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2');
  await expectSeen(page, async () => {
    await table.button('Analyse').click();
    await expect(page.getByText('proved for all 9 moves')).toBeVisible({ timeout: 20_000 });
    return null;
  });
});

test('what can be played on Triboard', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  await table.button('Show moves').click();
  await expectSeen(page, async () => {
    await table.button('Show moves').click();
    return await table.squaresWith('legal move');
  });
});

/**
 * The best contrasts at the edges of the map and of the part that it shows, each between neighbouring tones, from the
 * pixels of the screen.
 */
async function mapContrasts(page: Page) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const scale = bitmap.width / innerWidth;
    const copy = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(bitmap, 0, 0);
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] =
        copy?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? [];
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    // Across the middle of the left, the right and the lower edge, from three pixels outside to four inside.
    return ['.map', '.map-window'].map((part) => {
      const { left, right, bottom, x, y, width, height } =
        document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const steps = [-3, -2, -1, 0, 1, 2, 3];
      const edges = [
        steps.map((step) => light(left + step + 0.5, y + height / 2)),
        steps.map((step) => light(right - step - 0.5, y + height / 2)),
        steps.map((step) => light(x + width / 2, bottom - step - 0.5)),
      ];
      return Math.min(...edges.map((lights) => (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)));
    });
  }, picture);
}

test('the map and the part that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,easy&seed=42');
  await expect(page.locator('.map')).toBeVisible();
  await inEveryLook(page, async (look) => {
    await expect
      .poll(
        async () =>
          (await mapContrasts(page)).map((contrast) => (contrast >= MINIMUM.contrast ? 'seen' : contrast.toFixed(2))),
        { message: look },
      )
      .toEqual(['seen', 'seen']);
  });
});

/** A link to the position of a table. */
async function positionLink(table: TablePage) {
  await table.button('Share').click();
  const dialog = table.page.getByRole('dialog');
  await dialog.getByLabel('This position alone').check();
  const field = dialog.getByRole('textbox');
  await expect(field).toHaveValue(/position=/);
  const link = await field.inputValue();
  await table.page.keyboard.press('Escape');
  return link;
}
