// Progress in puzzles and courses goes to another browser in the file of the library.

import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './fixtures.ts';
import { onlyLong } from './long.ts';
import { randomGames } from './games.ts';
import { storedEntries, storedItem } from './storagetexts.ts';
import { findGame } from '../../www/games/index.ts';
import type { Page } from '@playwright/test';

const FILE = { name: 'gambol.txt', mimeType: 'text/plain' };
const {
  chapters: [chapter],
} = (await findGame('gambit')?.loadCourse?.()) ?? { chapters: [] };
const [one = '', two = '', three = ''] = chapter?.lessons.map(({ key }) => key) ?? [];
const tried = (when: number, rating: number | null) => ({ when, id: when, isSolved: true, rating });
const rated = (rating: number) => ({ rating, deviation: 60, volatility: 0.06 });

/** What a player has done, by the keys of the browser's storage. */
const DONE = {
  'puzzles/gambit': {
    rating: rated(1512),
    tried: [tried(1, 1490), tried(2, 1512), tried(3, null)],
    best: { streak: 7, storm: 12 },
    days: { '2026-11-21': 2 },
  },
  'course/gambit': {
    lessons: [one, two],
    puzzles: { rules: [4] },
    games: ['rules'],
    last: `rules/${two}`,
    moves: { plans: ['c2xc4'] },
  },
  'course/combo': { lessons: [], puzzles: {}, games: [], last: '', moves: {} },
};

/** Replaces all that a browser keeps. */
async function keep(page: Page, kept: Record<string, unknown>) {
  await page.goto('./#/');
  await expect(page.locator('main a').first()).toBeVisible();
  await page.evaluate(
    (texts) => {
      localStorage.clear();
      for (const [key, text] of texts) localStorage.setItem(`gambol/1/${key}`, text);
    },
    Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)] as const),
  );
  await page.goto('./#/library');
  await page.reload();
}

/** @param name of the button */
async function exported(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

async function read(page: Page, text: string) {
  await page.locator('input[type=file]').setInputFiles({ ...FILE, buffer: Buffer.from(text) });
}

const statusOf = (page: Page) => page.locator('.porting [role=status]');
const gainsOf = (page: Page) => page.locator('.porting li');
/** What is stored of the progress, without the times of settings and the like. */
const progressIn = async (page: Page) =>
  Object.fromEntries(
    (await storedEntries(page))
      .filter(([key]) => /\/(puzzles|course)\//.test(key))
      .map(([key, text]) => [key.replace('gambol/1/', ''), JSON.parse(text)]),
  );

test('progress is exported, lost, imported, and there again', async ({ page, device }) => {
  await keep(page, DONE);
  // There are no games, and yet something to save.
  await expect(page.getByRole('heading', { name: 'Your games will appear here' })).toBeVisible();
  const file = await exported(page, 'Export');
  await expect(statusOf(page)).toHaveText('Your progress in puzzles and courses is in the file, too.');

  const other = await device();
  await other.goto('./#/gambit/puzzles');
  await expect(other.getByText('Solve a few puzzles')).toBeVisible();
  await other.goto('./#/library');
  await expect(other.getByRole('button', { name: 'Export', exact: true })).toBeHidden();
  await read(other, file);
  await expect(gainsOf(other)).toHaveText([
    'Gambit: 2 lessons, 1 game with a goal, 3 puzzles, a rating of 1512, a streak of 7 and a storm of 12',
    'Combo',
  ]);
  await expect(statusOf(other)).toHaveText('');
  await expectAccessible(other);
  await expect.poll(() => progressIn(other)).toEqual(DONE);
  await other.goto('./#/gambit/puzzles');
  await expect(other.locator('.rating-now b')).toHaveText('1512');
  await other.goto('./#/gambit/course');
  await expect(other.getByText(/^2 of \d+ lessons done$/).first()).toBeVisible();

  // Once more, nothing is new.
  await other.goto('./#/library');
  await read(other, file);
  await expect(statusOf(other)).toHaveText('Your progress in Gambit and Combo was here already.');
  expect(await progressIn(other)).toEqual(DONE);
});

test('progress that was made meanwhile is merged, beside games, and what is damaged is said', async ({ page }) => {
  await keep(page, DONE);
  const [game = ''] = await randomGames(1, { games: ['combo'] });
  await read(page, game);
  await expect(statusOf(page)).toHaveText('1 game added.');
  const file = await exported(page, 'Export all');
  await expect(statusOf(page)).toHaveText('1 game exported. Your progress in puzzles and courses is in the file, too.');
  await page.locator('.entries').getByRole('checkbox').check();
  expect(await exported(page, 'Export'), 'games that are selected are saved alone').not.toContain('[Progress');

  const since = {
    'puzzles/gambit': {
      rating: rated(1600),
      tried: [tried(9, 1600)],
      best: { streak: 3, storm: 20 },
      days: { '2026-11-21': 1 },
    },
    'course/gambit': { lessons: [three], puzzles: {}, games: [], last: `rules/${three}`, moves: {} },
  };
  await keep(page, since);
  await read(
    page,
    file.replace('[Game "combo"]\n[Result "*"]\n[Progress "{', '[Game "combo"]\n[Result "*"]\n[Progress "'),
  );
  await expect(gainsOf(page)).toHaveText(['Gambit: 2 lessons, 1 game with a goal, 3 puzzles and a streak of 7']);
  await expect(statusOf(page)).toHaveText(
    'No game was added. 1 game was here already. The progress in Combo is damaged in this file and was left out.',
  );
  await expect
    .poll(() => storedItem(page, 'course/gambit'))
    .toEqual({ ...DONE['course/gambit'], lessons: [three, one, two], last: `rules/${three}` });
  expect(await storedItem(page, 'puzzles/gambit')).toEqual({
    rating: rated(1600),
    tried: [...DONE['puzzles/gambit'].tried, tried(9, 1600)],
    best: { streak: 7, storm: 20 },
    days: { '2026-11-21': 1 },
  });
  expect(await storedItem(page, 'course/combo')).toBe(null);
});

onlyLong(test)(
  'a file of absurd progress is read beside its games, pushes out nothing, and everything is stored after it',
  async ({ page }) => {
    await keep(page, DONE);
    const [game = ''] = await randomGames(1, { games: ['combo'] });
    const study = (id: string, progress: unknown) =>
      `[Game "${id}"]\n[Progress "${JSON.stringify(progress).replaceAll(/[\\"]/g, '\\$&')}"]\n\n*\n`;
    const attempts = Array.from({ length: 130_000 }, (_, n) => tried(n % 2 === 0 ? 8e15 + n : -n, 1e308));
    const puzzles = {
      rating: rated(1600),
      tried: attempts,
      best: { streak: 1e300, storm: 1e300 },
      days: { '3000-01-01': 1 },
    };
    await read(
      page,
      [game, study('gambit', { puzzles }), study('combo', { course: { lessons: ['x'.repeat(1e6)] } })].join('\n'),
    );
    const added = '1 game added. Your progress in Gambit was here already.';
    const left = 'The progress in Combo is damaged in this file and was left out.';
    await expect(statusOf(page)).toHaveText(`${added} ${left}`);
    expect(await progressIn(page)).toEqual(DONE);
    // A lesson that is done next is stored.
    await page.goto(`./#/gambit/course/rules/${three}`);
    await expect.poll(async () => (await storedItem(page, 'course/gambit')).last).toBe(`rules/${three}`);
  },
);
