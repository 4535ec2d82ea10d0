// No sentence is squeezed or cut, no panel leaves the screen, and no card breaks the row of its buttons: on every
// screen, in every language, on phones and a laptop, and with large text. Usually a few screens in German on the
// smallest phone.

import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES, speak, type Tag } from '../../www/words/vocabulary.ts';
import { t } from '../../www/words/index.ts';
import { example } from '../tools/examples.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { GAME } from './table.ts';
import { findTight } from './tight.ts';
import { walk } from './walk.ts';
import type { Page } from '@playwright/test';

/** Widths and heights, and whether the text is twice as large. */
const SIZES = [
  [320, 568, false],
  [320, 568, true],
  [390, 844, false],
  [390, 844, true],
  [1440, 900, false],
] as const;

const TODAY = '2026-03-02';
/** What a returning visitor has: a game under way, puzzles of nine days, the first lessons, and games that are over. */
const KEPT: Record<string, unknown> = {
  settings: { lastGame: 'combo' },
  'puzzles/combo': {
    rating: { rating: 1420.3, deviation: 80, volatility: 0.06 },
    tried: [1, 2, 3].map((id) => ({ when: Date.parse(`${TODAY}T10:00`), id, isSolved: true, rating: 1400 + id })),
    best: { streak: 5, storm: 7 },
    days: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`2026-02-${20 + n}`, 1])),
  },
  'course/combo': { lessons: [], puzzles: {}, games: [], last: '', moves: {} },
  shelf: [{ link: `#/gambit?players=human,beginner&moves=${GAME.moves.join('_')}`, words: 'gambit', when: 1 }],
};

/** The end of a whole game of each. */
const ENDS: Record<string, string> = {
  gambit: `players=human,beginner&moves=${GAME.moves.join('_')}`,
  combo: example('combo whole game'),
  triboard: example('triboard whole game'),
  luckymoose: example('luckymoose whole game'),
};

type Act = (page: Page) => Promise<unknown>;

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  if (!(await button.isVisible())) await page.getByRole('button', { name: t().actions.more, exact: true }).click();
  await button.click();
};
const openDialog = (name: () => string) => async (page: Page) => {
  await press(page, name());
  await expect(page.getByRole('dialog')).toBeVisible();
};
const analyse = async (page: Page) => {
  await press(page, t().actions.analyse);
  await expect(page.locator('.values, .analysis').first()).not.toBeEmpty();
};
const seats = (id: string) => (id === 'triboard' ? 'human,beginner,easy' : 'human,beginner');

/** The screens of each game, and what is done there. */
const GAME_SCREENS: [string, (id: string) => string, Act?][] = [
  ['table', (id) => `#/${id}?players=${seats(id)}&seed=7`],
  ['end', (id) => `#/${id}?${ENDS[id]}`, (page) => expect(page.locator('.end h2')).toBeVisible()],
  ['lesson', (id) => `#/${id}/learn`],
  ['puzzle', (id) => `#/${id}/puzzles/1`],
  ['puzzles', (id) => `#/${id}/puzzles`],
  ['course', (id) => `#/${id}/course`],
  ['rules', (id) => `#/${id}/rules`],
  ['new game', (id) => `#/${id}?players=${seats(id)}&seed=8`, openDialog(() => t().actions.newGame)],
  ['analysis', (id) => `#/${id}?players=${seats(id)}&seed=9`, analyse],
];

/** The other screens. */
const SCREENS: [string, string, Act?][] = [
  ['hall', '#/', (page) => expect(page.locator('.today')).toBeVisible()],
  ['storm', '#/gambit/puzzles/storm'],
  ['streak', '#/triboard/puzzles/streak'],
  ['puzzles', '#/puzzles'],
  ['library', '#/library'],
  ['study', '#/combo/study?seed=1&moves=1c2%2Bc1_1f7%2Bf8'],
  ['review', `#/gambit/review?${ENDS['gambit']}`, (page) => expect(page.locator('.judgement').first()).toBeVisible()],
  ['builder', '#/combo/embed'],
  ['settings', '#/gambit?players=human,human', openDialog(() => t().actions.settings)],
];

const ALL: [string, string, Act?][] = [
  ...GAMES.flatMap(({ id }) =>
    GAME_SCREENS.map(([name, link, act]): [string, string, Act?] => [`${name} of ${id}`, link(id), act]),
  ),
  ...SCREENS,
];
/** One that is found is listed with all others. */
const soft = expect.configure({ soft: true, timeout: 4000 });
/** A screen of each kind of text. */
const USUAL = [
  'hall',
  'end of gambit',
  'new game of combo',
  'course of luckymoose',
  'table of gambit',
  'puzzle of combo',
];

for (const tag of usually(Object.keys(LANGUAGES) as Tag[], (tag) => tag === 'de')) {
  test(`every sentence has room, and no card or panel is broken: ${tag}`, async ({ page }) => {
    test.setTimeout(600_000);
    await speak(tag);
    await page.clock.setFixedTime(`${TODAY}T12:00`);
    await page.addInitScript((kept) => {
      // A board for another page has nothing kept.
      if (origin === 'null') return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`gambol/1/${key}`, JSON.stringify(value));
    }, KEPT);
    await page.goto(`./#/docs?lang=${tag}`);
    for (const [name, link, act] of usually(ALL, ([name]) => USUAL.includes(name))) {
      await test.step(name, async () => {
        const [[width, height]] = SIZES;
        await page.setViewportSize({ width, height });
        await walk(page, `${link}${link.includes('?') ? '&' : '?'}lang=${tag}`);
        await expect(page.locator('main :is(canvas, iframe)').first()).toBeVisible();
        await act?.(page);
        for (const [width, height, isLarge] of usually(SIZES, (_, n) => n % 2 === 1)) {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), isLarge ? '200%' : '');
          await soft.poll(() => findTight(page, isLarge), `${name}, ${width}, ${isLarge}`).toEqual([]);
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
        await page.keyboard.press('Escape');
      });
    }
  });
}
