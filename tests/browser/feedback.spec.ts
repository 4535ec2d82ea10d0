// What a person hears and feels at a table, and when words and scores change.

import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { PEOPLE, TRIBOARD, TablePage, disablePause, expectDrawn } from './table.ts';
import type { Page } from '@playwright/test';

// Sounds come when something lands.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records the starts of sounds, and vibrations, as a page's `heard` and `felt`. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const all = Object.assign(globalThis, { heard: [] as number[], felt: [] as unknown[] });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when: number[]) {
      all.heard.push(this.buffer?.duration ?? 0);
      start.apply(this, when as [number]);
    };
    navigator.vibrate = (pattern) => all.felt.push(pattern) > 0;
  });
}

/** The number of sounds so far. */
const heard = (page: Page) => page.evaluate(() => (globalThis as any).heard.length);
/** The vibrations so far. */
const felt = (page: Page) => page.evaluate(() => (globalThis as any).felt.length);

test('picks, landings and refusals are heard and felt', async ({ page }) => {
  await listen(page);
  const table = new TablePage(page);
  await table.open();
  expect(await heard(page)).toBe(0);
  await table.tap('d2');
  await expect.poll(() => heard(page)).toBe(1);
  await expect.poll(() => felt(page)).toBe(1);
  await table.tap('d4');
  await expect(table.status).toContainText('takes 1 piece: d3');
  await expect.poll(() => heard(page)).toBe(2);
  await expect.poll(() => felt(page)).toBe(2);
  await table.tap('a1');
  await expect.poll(() => heard(page)).toBe(3);
  await expect.poll(() => felt(page)).toBe(3);
});

test('the first tap is answered before the sound device is opened', async ({ page }) => {
  await listen(page);
  await page.addInitScript(() => {
    const all = Object.assign(globalThis, { opened: [] as { isInEvent: boolean; words: string | null | undefined }[] });
    const note = () =>
      all.opened.push({
        isInEvent: window.event !== undefined,
        words: document.querySelector('main [role=status]')?.textContent,
      });
    window.AudioContext = class extends AudioContext {
      constructor() {
        note();
        super();
      }
    };
    window.AudioBuffer = class extends AudioBuffer {
      constructor(options: AudioBufferOptions) {
        note();
        super(options);
      }
    };
  });
  const table = new TablePage(page);
  await table.open();
  await table.tap('d2');
  await expect.poll(() => heard(page)).toBe(1);
  // The context and the samples of the first sound, both after the words for the tap.
  const first = { isInEvent: false, words: 'Where to? d2 picked, 3 targets.' };
  expect(await page.evaluate(() => (globalThis as any).opened)).toEqual([first, first]);
});

test('one tap mutes every screen, and is remembered', async ({ page }) => {
  await listen(page);
  const table = new TablePage(page);
  await table.open();
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await table.play('d2xd4');
  await expect(table.status).toContainText('takes 1 piece: d3');
  expect(await heard(page)).toBe(0);
  await page.goto('./#/');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('gambol/1/settings') ?? '{}').sound))
    .toBe(true);
});

test('each line that turns rolls, and a bell ends the game', async ({ page }) => {
  await listen(page);
  await disablePause(page);
  const triboard = new TablePage(page, TRIBOARD);
  await triboard.open('#/triboard?seed=1&players=human,human,human');
  const [cell = ''] = await triboard.squaresWith('legal move');
  await triboard.tap(cell);
  await expect(triboard.moves).toHaveCount(1);
  await expect.poll(() => heard(page)).toBeGreaterThan(1);
  const gambit = new TablePage(page);
  await gambit.open('#/gambit?players=human,human&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1');
  await gambit.play('h2xh4');
  await expect(gambit.status).toContainText('Game over.');
  await expect.poll(() => page.evaluate(() => Math.max(...(globalThis as any).heard))).toBeGreaterThan(1.5);
});

test('words, scores and cells change together, when the piece has landed', async ({ page }) => {
  await page.clock.install();
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await table.tap('d2');
  await expect(table.status).toContainText('d2 picked');
  // From now on, frames come only when the clock is moved on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await table.tap('d4');
  await page.clock.runFor(50);
  await expect(table.cell('d4')).toHaveAccessibleName('d4, empty, legal move');
  await expect(table.moves).toHaveCount(0);
  await expect(table.status).toContainText('d2 picked');
  await page.clock.runFor(1000);
  await expect(table.status).toContainText('Black jumps d2 to d4 and takes 1 piece: d3.');
  await expect(table.cell('d4')).toHaveAccessibleName(/^d4, black piece/);
  await expect(table.moves).toHaveCount(1);
});

test('the count of a board is heard part by part, until a tap skips it', async ({ page }) => {
  await listen(page);
  await page.clock.install();
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1');
  await table.tap('h2');
  await expect(table.status).toContainText('h2 picked');
  await page.clock.pauseAt(Date.now() + 60_000);
  await table.tap('h4');
  await page.clock.runFor(600);
  /** Sounds as short as a tick. */
  const ticks = () => page.evaluate(() => (globalThis as any).heard.filter((seconds: number) => seconds < 0.12).length);
  const before = await ticks();
  await page.clock.runFor(500);
  const during = await ticks();
  expect(during).toBeGreaterThan(before);
  await table.status.click({ force: true });
  await page.clock.runFor(3000);
  await expect(table.status).toContainText('Game over.');
  expect(await ticks()).toBe(during);
});

const PHONES = [
  ['Triboard', { width: 390, height: 844 }, '#/triboard'],
  ['LuckyMoose with four players', { width: 320, height: 640 }, '#/luckymoose?players=human,easy,easy,easy'],
  ['Gambit on its side', { width: 844, height: 390 }, '#/gambit'],
] as const;
for (const [name, size, link] of usually(PHONES, ([, { width }]) => width === 320)) {
  test(`one tap mutes ${name} on a phone`, async ({ device }) => {
    const page = await device({ hasTouch: true, isMobile: true, viewport: size });
    await page.goto(`./${link}`);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    await expect(sound).toBeInViewport({ ratio: 1 });
    await expectDrawn(page);
    await sound.tap();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await page.goto('./#/');
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
  });
}
