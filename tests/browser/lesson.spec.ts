// The lessons: each is solved by touch, by keyboard, and by its texts alone in every language; usually each in one or
// two of these ways.

import { expect, expectAccessible, test } from './fixtures.ts';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES, type Tag } from '../../www/words/vocabulary.ts';
import { LessonPage, solveByText } from './lesson.ts';
import { isLong, usually } from './long.ts';
import { TablePage } from './table.ts';
import type { Locator } from '@playwright/test';
import type { GamePage } from '../../www/games/page.ts';

const TAGS = Object.keys(LANGUAGES) as Tag[];
const LESSONS = GAMES.filter(({ loadLesson }) => loadLesson !== undefined);

/** The steps of a lesson with their English words. */
async function stepsOf(game: GamePage) {
  const lesson = await game.loadLesson?.();
  const words = await lesson?.words('en');
  if (!lesson || !words) throw new Error(game.id);
  return lesson.steps.map((step) => ({ step, words: words.steps[step.key]! }));
}

/** The games that are usually learnt in a way; together they are all. */
const DEFAULT_GAMES: Record<string, string[]> = {
  touch: ['luckymoose'],
  keyboard: ['gambit'],
  en: ['combo'],
  ar: ['triboard'],
};

const lessonsBy = (way: string) => usually(LESSONS, ({ id }) => DEFAULT_GAMES[way]?.includes(id) ?? false);

for (const game of lessonsBy('touch')) {
  test(`${game.name} is learnt by touch, and everything else that is tried has its answer`, async ({
    device,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const page = await device({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });
    const lesson = new LessonPage(page);
    await lesson.begin(game.id);
    let taps = 0;
    const finger = {
      square: async (square: string) => {
        taps += 1;
        const { x, y } = await lesson.point(square);
        await page.touchscreen.tap(x, y);
      },
      press: (button: Locator) => {
        taps += 1;
        return button.tap();
      },
    };
    for (const [index, { step, words }] of (await stepsOf(game)).entries()) {
      await expect(lesson.task).toHaveText(words.task);
      await expect(lesson.rule).toHaveText(words.rule);
      for (const [tried, answer] of OTHER_MOVES[`${game.id} ${step.key}`] ?? []) {
        await lesson.waitForCells();
        const before = await lesson.names();
        await lesson.make(game, { move: tried, picks: step.picks ?? [] }, finger);
        await expect(lesson.status).toHaveText(words[answer] ?? '');
        expect(await lesson.names()).toEqual(before);
        await expect(lesson.task).toHaveText(words.task);
      }
      if (index === 0) taps = 0;
      await lesson.make(game, step, finger);
      // With the tap on “Learn” in the hall.
      if (index === 0) expect(taps + 1).toBeLessThanOrEqual(3);
      await expect(lesson.status).toHaveText(words.done);
      await lesson.waitForNext();
      // The step ends on its own board.
      await expect(lesson.status).toHaveText(step.reply === undefined ? words.done : (words['answered'] ?? ''));
      await expect(lesson.task).toHaveText(words.task);
      await lesson.next.tap();
      await expect(lesson.status).not.toContainText(words.done);
    }
    await expect(lesson.task).toHaveText(`Now you know ${game.name}.`);
    const play = page.getByRole('link', { name: 'Play your first game' });
    await expect(play).toHaveAttribute('href', /players=human(,beginner)+$/);
    await play.tap();
    await expect(page.getByRole('grid', { name: game.name })).toBeVisible();
    await expect(page.locator('main').getByRole('status')).toContainText('Your turn');
  });
}

for (const game of lessonsBy('keyboard')) {
  test(`${game.name} is learnt by keyboard, and the focus goes from the board to the next step and back`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const lesson = new LessonPage(page);
    await lesson.begin(game.id);
    const keys = {
      square: async (square: string) => {
        if ((await lesson.focused()) === null) await lesson.cells.and(page.locator('[tabindex="0"]')).focus();
        await lesson.press(square);
      },
      press: async (button: Locator) => {
        await button.focus();
        await page.keyboard.press('Enter');
      },
    };
    const steps = await stepsOf(game);
    const last = steps.at(-1)?.step;
    for (const { step, words } of steps) {
      await expect(lesson.task).toHaveText(words.task);
      await lesson.make(game, step, keys);
      await expect(lesson.status).toHaveText(words.done);
      await lesson.waitForNext();
      await expect(lesson.next).toBeFocused();
      await page.keyboard.press('Enter');
      if (!game.hands && step !== last) expect(await lesson.focused()).not.toBe(null);
    }
    await expect(lesson.task).toHaveText(`Now you know ${game.name}.`);
    await expect(page.getByRole('link', { name: 'Play your first game' })).toBeFocused();
  });
}

// Usually one language in each direction; Node checks the words of all.
for (const tag of TAGS) {
  for (const game of lessonsBy(tag)) {
    test(`${game.name} is learnt in ${tag} from its texts alone`, async ({ page }) => {
      test.setTimeout(90_000);
      const lesson = new LessonPage(page);
      await lesson.begin(game.id, `?lang=${tag}`);
      const count = (await stepsOf(game)).length;
      for (let step = 0; step < count; step += 1) {
        const task = (await lesson.task.textContent()) ?? '';
        await expect(lesson.status).toContainText(task);
        await solveByText(lesson);
        await lesson.goOn();
      }
      await expect(lesson.task).toContainText(game.name);
    });
  }
}

/** Moves that a step does not ask for, and the key of their answer. */
const OTHER_MOVES: Record<string, [string, string][]> = {
  'gambit slant': [['a2xa4', 'straight']],
  'gambit safe': [['g4xg2', 'caught']],
  'gambit free': [
    ['b1xd3', 'split'],
    ['g1xg3', 'touched'],
  ],
  'gambit island': [['e3xg1', 'apart']],
  'combo far': [['2d2-d3', 'other']],
  'combo take': [['1f2-f3', 'single']],
  'combo split': [['4d3xd5', 'most']],
  'combo flee': [
    ['1d3-c3', 'still'],
    ['1e4-e5', 'reached'],
  ],
  'combo win': [['1f2-f3', 'single']],
  'triboard row': [
    ['k5', 'few'],
    ['c6', 'few'],
  ],
  'triboard ways': [['c8', 'one']],
  'triboard mixed': [['h7', 'both']],
  'triboard safe': [['i3', 'caught']],
  'triboard last': [['e7', 'fewer']],
  'luckymoose pair': [['r3@f5', 'single']],
  'luckymoose cross': [
    ['r4@e6', 'almost'],
    ['r4@c5', 'less'],
  ],
  'luckymoose bonus': [['r6@d5', 'plain']],
  'luckymoose six': [['b5@e6', 'near']],
};

test('Show me marks the move, Back and Skip go where they say, and Close returns', async ({ page }) => {
  const lesson = new LessonPage(page);
  await lesson.begin('combo');
  await expect(lesson.button('Back')).toBeHidden();
  await lesson.button('Show me').click();
  await expect(lesson.status).toContainText('One piece goes: follow the marks.');
  await expect(lesson.button('Show me')).toBeFocused();
  await lesson.tap('c2', 'd2');
  await lesson.goOn();
  await expect(page.getByRole('img', { name: 'Step 2 of 6' })).toBeVisible();
  await lesson.button('Back').click();
  await expect(lesson.task).toHaveText('Put one piece on the other.');
  await lesson.button('Skip').click();
  await expect(lesson.task).toHaveText('Now you know Combo.');
  await expect(page.getByRole('link', { name: 'See the rules' })).toBeVisible();
  await lesson.button('Start again').click();
  await expect(lesson.task).toHaveText('Put one piece on the other.');
  await page.getByRole('link', { name: 'Close the lesson' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a table opens the lesson, and the lesson returns to that table', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=c2xc4');
  await table.button('More').click();
  await table.button('How to play').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jump over the white piece.');
  await page.getByRole('link', { name: 'Close the lesson' }).click();
  await expect(table.moves).toHaveCount(1);
});

test('the lesson has no accessibility violations, in light, dark and Arabic', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [query, colorScheme] of [
    ['', 'light'],
    ['?lang=ar', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const id of usually(['combo', 'luckymoose'], (id) => id === 'luckymoose' && query !== '')) {
      await page.goto(`./#/${id}/learn${query}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      await expectAccessible(page);
    }
  }
});

test('the board of a lesson never moves', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const lesson = new LessonPage(page);
  for (const game of LESSONS) {
    for (const lang of usually(['de', 'fr'], (lang) => lang === 'de' && game.hands !== undefined)) {
      await page.goto('about:blank');
      await lesson.begin(game.id, `?lang=${lang}`);
      const box = () => page.locator('.board').boundingBox();
      await lesson.waitForCells();
      const before = await box();
      for (let step = 1; step < (isLong ? 6 : 3); step += 1) {
        const task = (await lesson.task.textContent()) ?? '';
        await expect(lesson.status).toContainText(task);
        await solveByText(lesson);
        expect(await box()).toEqual(before);
        await lesson.goOn();
        expect(await box()).toEqual(before);
      }
    }
  }
});

test('after a move by a pointer the next step follows by itself, and nothing of the one before stays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lesson = new LessonPage(page);
  await lesson.begin('gambit');
  await lesson.waitForCells();
  await lesson.tap('d2', 'd4');
  await expect(lesson.status).toHaveText('It’s off the board.');
  await expect(lesson.next).toBeVisible();
  await expect(lesson.task).toHaveText('Jump over the white piece.');
  await page.clock.runFor(1600);
  await expect(lesson.task).toHaveText('Take a piece diagonally.');
  await expect(lesson.status).toContainText('Now you try.');
  await expect(lesson.next).toBeHidden();
});

test('each sentence has the width of its column, and no button lies beside it', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [id, squares] of [
      ['gambit', ['b2', 'd4']],
      ['combo', ['d3']],
    ] as const) {
      await page.goto('about:blank');
      const lesson = new LessonPage(page);
      await lesson.begin(id);
      // The third step of Gambit and the fourth of Combo have buttons below the sentence.
      for (let step = 1; step < (id === 'gambit' ? 3 : 4); step += 1) {
        await solveByText(lesson);
        await lesson.goOn();
      }
      await lesson.waitForCells();
      await lesson.tap(...squares);
      const offers = page.locator('.state .offers');
      await expect.poll(async () => (await offers.boundingBox())?.height).toBeGreaterThan(20);
      const [said, below, column] = await Promise.all(
        [lesson.status, offers, page.locator('.turn')].map((part) => part.boundingBox()),
      );
      expect(said!.width).toBeGreaterThan(Math.min(180, column!.width - 1));
      expect(said!.width).toBeGreaterThan(column!.width - 40);
      expect(below!.y).toBeGreaterThanOrEqual(said!.y + said!.height);
    }
  }
});
