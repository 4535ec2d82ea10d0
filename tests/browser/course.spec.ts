// The courses: every lesson is solved on the page, and wrong moves are answered; progress is kept; the puzzles and the
// games at the end of chapters; and all of it without a network, by a screen reader, and in another direction.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePuzzles, type Puzzle } from '../../www/coach/puzzles/file.ts';
import { GAMES } from '../../www/games/index.ts';
import { PREFIX } from '../../www/library/keys.ts';
import { loadEngine, type Bindings } from '../tools/engine.ts';
import { legalAt, tapsFor, wrongMoves, type Tap } from './course.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { LessonPage, solveByText } from './lesson.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { letSleep, sleep, wake } from './sleep.ts';
import { storedItem } from './storagetexts.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { LEVELS } from '../../www/core/levels.ts';
import type { Chapter, CourseLesson, CourseStep, CourseWords } from '../../www/games/course.ts';
import type { LessonWords } from '../../www/games/lesson.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { CourseProgress } from '../../www/library/courses.ts';

/** How many nodes a search of a test has. */
const NODES = 4000;

const { Search, Session } = await loadEngine();
const COURSES = await Promise.all(
  GAMES.flatMap((game) =>
    game.loadCourse
      ? [game.loadCourse().then(async (course) => ({ game, course, words: await course.words('en') }))]
      : [],
  ),
);
/** The course of those tests for which one is enough: that of the game without a hand and the fewest squares. */
const [SMALL] = COURSES.toSorted(
  (a, b) =>
    Number(Boolean(a.game.hands)) - Number(Boolean(b.game.hands)) ||
    a.game.files * a.game.ranks - b.game.files * b.game.ranks,
);

/** The screens of a course. */
class CoursePage extends LessonPage {
  readonly game: GamePage;
  readonly parts: Locator;
  readonly verdict: Locator;

  constructor(page: Page, game: GamePage) {
    super(page);
    this.game = game;
    this.parts = page.locator('.course-part');
    this.verdict = page.locator('.verdict');
  }

  /** Opens a part of the course, or its overview. */
  async come(part = '') {
    await this.page.goto(`./#/${this.game.id}/course${part}`);
    await expect(this.task).not.toBeEmpty();
  }

  link(name: string) {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Taps by a pointer or by keys. */
  async tapAll(taps: Tap[], by: 'pointer' | 'keys') {
    for (const tap of taps) {
      if ('square' in tap) await this.tapSquare(tap.square, by);
      else if ('amount' in tap) await this.pressOn(this.page.locator('.chosen-amount').nth(tap.amount - 1), by);
      else await this.pressOn(this.page.getByRole('button', { name: 'End turn' }), by);
    }
  }

  async tapSquare(square: string, by: 'pointer' | 'keys') {
    if (by === 'keys') {
      await this.cell(square).focus();
      return this.page.keyboard.press('Enter');
    }
    const { x, y } = await this.point(square);
    return this.page.mouse.click(x, y);
  }

  pressOn(button: Locator, by: 'pointer' | 'keys') {
    return by === 'keys' ? button.press('Enter') : button.click();
  }

  /** Makes a move at a step. */
  async makeMove(step: CourseStep, words: LessonWords, move: string, by: 'pointer' | 'keys') {
    const { game } = this;
    if (game.hands) return this.lay(step, move, by);
    const made = tapsFor(game, step, words, move, legalAt(game, step));
    if (!made) throw new Error(move);
    await this.tapAll(made.taps, by);
  }

  /** Lays or exchanges tokens of the hand. */
  async lay({ picks = [] }: CourseStep, move: string, by: 'pointer' | 'keys') {
    const { game } = this;
    const held = (token: string) => this.token(game, token).and(this.page.locator('[data-state="held"]')).first();
    const inHand = picks.map((pick) => pick.replace(/^!/, ''));
    if (move.startsWith('~')) {
      await this.pressOn(this.hand.getByText('Exchange', { exact: true }), by);
      for (const [token] of move.matchAll(/[a-z]\d/g)) await this.pressOn(held(token), by);
      return this.pressOn(this.hand.getByText(/^Exchange \d/), by);
    }
    for (const { square, piece } of game.lays?.(move) ?? []) {
      if (!inHand.includes(piece)) await this.pressOn(held(piece), by);
      await this.tapSquare(square, by);
    }
    return this.pressOn(this.hand.getByText(/^Lay/), by);
  }

  /** Lets the pauses pass until something holds. */
  async until(isSo: () => Promise<boolean>) {
    await expect
      .poll(
        async () => {
          await this.page.clock.runFor(400);
          return isSo();
        },
        { intervals: [20] },
      )
      .toBe(true);
  }

  /** Goes through a lesson: each wrong move that has words of its own, then the right one. */
  async learn(lesson: CourseLesson, texts: CourseWords['chapters'][string]['lessons'][string], by: 'pointer' | 'keys') {
    for (const step of lesson.steps) {
      const words = texts.steps[step.key]!;
      const legal = legalAt(this.game, step);
      await expect(this.task).toHaveText(words.task);
      await expect(this.rule).toHaveText(words.rule);
      await this.waitForCells();
      for (const [advice, { move, taps }] of wrongMoves(this.game, step, words, legal)) {
        const before = await this.names();
        if (!this.game.hands) await this.tapAll(taps, by);
        else if (step.picks) continue;
        else await this.lay(step, move, by);
        await expect(this.status).toHaveText(advice);
        expect(await this.names()).toEqual(before);
        await expect(this.task).toHaveText(words.task);
      }
      await this.makeMove(step, words, step.move, by);
      await expect(this.status).toContainText(words.done);
      const said = step.reply === undefined ? words.done : (words['answered'] ?? '');
      await this.until(() => this.next.isVisible());
      await expect(this.next).toBeFocused();
      await expect(this.status).toContainText(said);
      await this.pressOn(this.next, by);
    }
    await expect(this.task).toHaveText(texts.end);
  }

  /** What the browser keeps of the course. */
  async kept() {
    return ((await storedItem(this.page, `course/${this.game.id}`)) ?? {}) as CourseProgress;
  }

  /** Makes the browser keep something. */
  async keep(progress: Partial<CourseProgress>) {
    const key = `${PREFIX}course/${this.game.id}`;
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(progress),
    ] as const);
  }

  /** Plays the game of a chapter to its end, as the engine advises. */
  async playOn({ key, game: { position } }: Chapter) {
    /** The game, while it is under way and the learner is to move. */
    const turn = async () => {
      const { moves } = await this.kept();
      const session = Session.open(this.game.id, '', position);
      for (const move of moves[key] ?? []) session.play(move);
      return session;
    };
    for (;;) {
      await expect
        .poll(async () => (await this.isDecided()) || (await turn()).status().toMove === 0, { timeout: 30_000 })
        .toBe(true);
      if (await this.isDecided()) return;
      const session = await turn();
      const move = bestMove(this.game, session);
      await this.makeMove({ key, position: session.position(), move }, NO_WORDS, move, 'pointer');
    }
  }

  /**
   * Makes one move in the game of a chapter, and waits for the answer. Returns the moves that are stored then.
   *
   * @param count how many moves were made before
   */
  async playTurn({ key, game: { position } }: Chapter, count: number) {
    const session = Session.open(this.game.id, '', position);
    for (const move of (await this.movesOf(key)).slice(0, count)) session.play(move);
    const move = bestMove(this.game, session, 'beginner');
    await this.makeMove({ key, position: session.position(), move }, NO_WORDS, move, 'pointer');
    await expect.poll(async () => (await this.movesOf(key)).length, { timeout: 20_000 }).toBeGreaterThan(count + 1);
    await expect(this.status).toContainText('Your turn');
    return this.movesOf(key);
  }

  /** The moves that are stored of the game of a chapter. */
  async movesOf(key: string) {
    return (await this.kept()).moves?.[key] ?? [];
  }

  /** The puzzle that is asked, told by the pieces on the board. */
  async askedOf(puzzles: Puzzle[]) {
    let found: Puzzle | undefined;
    // The board of the puzzle before may still be there.
    await expect(async () => {
      const names = await this.names();
      // A board that is not there yet would be that of any puzzle.
      expect(names.length).toBeGreaterThan(0);
      found = puzzles.find(({ position }) => {
        const pieces = this.game.pieces(position);
        return names.every((name) => {
          const [square = ''] = name.split(',');
          return `${name},`.startsWith(
            `${square}, ${this.game.describe.square(pieces.get(square), square, position)},`,
          );
        });
      });
      expect(found, names.join()).toBeDefined();
    }).toPass();
    return found!;
  }

  /** Solves a puzzle by its main moves. */
  async solve({ position, steps, replies }: Puzzle) {
    const session = Session.sample(this.game.id, '', position, 0);
    for (const [
      at,
      {
        accepted: [move = ''],
      },
    ] of steps.entries()) {
      if (at > 0) await expect(this.status).toContainText('Your turn');
      await this.makeMove({ key: 'puzzle', position: session.position(), move }, NO_WORDS, move, 'pointer');
      for (const played of [move, ...(replies[at] ?? [])]) session.play(played);
      await expect(this.task).toHaveText(at < steps.length - 1 ? 'Right. Go on.' : /^(Solved!|All five solved!)$/);
    }
  }

  /** Whether the page says how the game of a chapter has ended. */
  isDecided() {
    return this.page.locator('.goal.is-over').isVisible();
  }
}

/** The game that differs most from those of `lesson`: by its hands, and by the number of its pieces. */
const SAMPLE_GAMES = ['luckymoose'];

for (const [nth, { game, course, words }] of COURSES.entries()) {
  // Usually the last lessons of one chapter; Node checks the steps of all.
  for (const [number, chapter] of usually(
    [...course.chapters.entries()],
    ([number]) => SAMPLE_GAMES.includes(game.id) && number === nth % course.chapters.length,
  )) {
    const lessons = isLong ? chapter.lessons : chapter.lessons.slice(-2);
    const texts = words.chapters[chapter.key]!;
    test(`${game.name}, chapter ${number + 1}: every lesson is solved, and what else is tried has its answer`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      const learner = new CoursePage(page, game);
      await learner.come(`/${chapter.key}/${lessons[0]?.key}`);
      for (const [at, lesson] of lessons.entries()) {
        const own = texts.lessons[lesson.key]!;
        await expect(page.locator('.lesson-head p').first()).toHaveText(own.title);
        // The first of them by keys, the others by a pointer.
        await learner.learn(lesson, own, at === 0 ? 'keys' : 'pointer');
        if (at < lessons.length - 1) await learner.link('Next lesson').click();
      }
      await learner.link('To the puzzles').click();
      await expect(page).toHaveURL(new RegExp(`/${chapter.key}/puzzles$`));
      await learner.come();
      const list = page.getByRole('list', { name: texts.title });
      await expect(list.locator('.done')).toHaveCount(lessons.length);
    });
  }

  if (!isLong && !SAMPLE_GAMES.includes(game.id)) continue;
  test(`${game.name}: the game with a goal is won, which is said and kept`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [chapter] = course.chapters;
    const goal = words.chapters[chapter?.key ?? '']?.goal;
    if (!chapter || !goal) throw new Error(game.id);
    const learner = new CoursePage(page, game);
    await learner.come();
    // As it was left: before the last move of the learner in a won game.
    await learner.keep({
      last: `${chapter.key}/game`,
      moves: { [chapter.key]: nearlyWon(game, chapter.game.position) },
    });
    await page.reload();
    await learner.link('Continue').click();
    await expect(learner.task).toHaveText(goal);
    await expect(learner.status).toContainText('Your turn');
    await learner.playOn(chapter);
    await expect(learner.task).toHaveText('You did it!');
    await expect(learner.link('Next lesson')).toBeFocused();
    await expect.poll(async () => (await learner.kept()).games).toEqual([chapter.key]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(learner.task).toHaveText(goal);
    await expect.poll(async () => (await learner.kept()).games).toEqual([chapter.key]);
    await learner.come();
    await expect(page.locator('.course-part.done')).toHaveCount(1);
  });
}

/** Opens the game of the first chapter in two tabs. */
async function twoTabs(page: Page, context: BrowserContext) {
  await letSleep(context);
  // In the others a game with a goal may be over after a few moves.
  const {
    game,
    course: {
      chapters: [chapter],
    },
  } = COURSES.find(({ game: { id } }) => id === 'combo') ?? small();
  if (!chapter) throw new Error(game.id);
  const one = new CoursePage(page, game);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await one.come(`/${chapter.key}/game`);
  await one.waitForCells();
  const two = new CoursePage(await context.newPage(), game);
  await two.page.emulateMedia({ reducedMotion: 'reduce' });
  await two.come(`/${chapter.key}/game`);
  await two.waitForCells();
  const start = await one.pieces();
  const showSame = () => expect.poll(async () => (await two.pieces()) === (await one.pieces())).toBe(true);
  return { one, two, chapter, start, showSame };
}

test('a game with a goal is one game in two tabs, and can be started again in both', async ({ page, context }) => {
  const { one, two, chapter, start, showSame } = await twoTabs(page, context);
  const first = await one.playTurn(chapter, 0);
  await showSame();
  const second = await two.playTurn(chapter, first.length);
  expect(second.slice(0, first.length)).toEqual(first);
  await showSame();
  for (const tab of usually([one, two], (tab) => tab === two)) {
    await tab.button('Start again').click();
    for (const each of [one, two]) await expect.poll(() => each.pieces()).toBe(start);
    await expect.poll(() => one.movesOf(chapter.key)).toEqual([]);
    await tab.playTurn(chapter, 0);
    await showSame();
  }
});

onlyLong(test)(
  'a tab that has not seen the moves of another one in a game with a goal shows them instead of replacing them',
  async ({ page, context }) => {
    const { one, two, chapter, showSame } = await twoTabs(page, context);
    await sleep(two);
    const first = await one.playTurn(chapter, 0);
    const played = await one.playTurn(chapter, first.length);
    const {
      key,
      game: { position },
    } = chapter;
    const move = legalAt(two.game, { key, position, move: '' }).find((other) => other !== played[0]) ?? '';
    await two.makeMove({ key, position, move }, NO_WORDS, move, 'pointer');
    await showSame();
    await expect(two.status).toContainText('Your turn');
    expect(await one.movesOf(chapter.key)).toEqual(played);
    // What was played meanwhile is shown when it wakes, and it goes on from there.
    const third = await one.playTurn(chapter, played.length);
    await wake(two);
    await showSame();
    const last = await two.playTurn(chapter, third.length);
    expect(last.slice(0, third.length)).toEqual(third);
  },
);

/** The words of a step that says nothing. */
const NO_WORDS: LessonWords = { task: '', rule: '', done: '', other: '' };

/** The move that a short search advises. */
function bestMove(
  game: GamePage,
  session: Bindings['Session']['prototype'],
  level: (typeof LEVELS)[number] = 'master',
) {
  const search = new Search({
    game: game.id,
    setup: '',
    view: session.view(session.status().toMove ?? 0),
    moves: [],
    level,
    seed: 1,
    all: false,
  });
  for (let progress = search.run(0); !progress.done && progress.nodes < NODES; progress = search.run(0));
  return search.report().best;
}

/** The moves of a game that the learner wins against beginners, without the learner's last one and what follows it. */
function nearlyWon(game: GamePage, position: string) {
  const session = Session.open(game.id, '', position);
  let last = 0;
  for (let status = session.status(); !status.over; status = session.status()) {
    if (status.toMove === 0) last = session.ply();
    session.play(bestMove(game, session, status.toMove === 0 ? 'master' : 'beginner'));
  }
  expect(session.status().winners).toEqual([0]);
  return session.history(0, true).moves.slice(0, last);
}

test('progress is kept, is seen in the overview and in another tab, and leads from the hall to the course', async ({
  page,
  context,
}) => {
  const { game, course, words } = small();
  const learner = new CoursePage(page, game);
  const hall = page.locator('.card').filter({ has: page.getByRole('heading', { name: game.name }) });
  await page.clock.install();
  await page.goto('./#/');
  await expect(hall.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute('href', `#/${game.id}/learn`);
  await page.goto(`./#/${game.id}/learn`);
  await learner.button('Skip').click();
  await learner.link('Take the course').click();
  await expect(learner.task).toHaveText(words.about === '' ? '' : `The ${game.name} course`);
  await expect(page.getByText(/^0 of \d+ lessons done$/)).toBeVisible();
  const [first, second] = course.chapters[0]?.lessons ?? [];
  const texts = words.chapters[course.chapters[0]?.key ?? '']?.lessons ?? {};
  const other = await context.newPage();
  await other.goto(`./#/${game.id}/course`);
  await learner.link('Start the course').click();
  if (!first || !second) throw new Error(game.id);
  await learner.learn(first, texts[first.key] as any, 'pointer');
  // Elsewhere at once, and here after a reload.
  await expect(other.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
  await learner.page.goto(`./#/${game.id}/course`);
  await page.reload();
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
  await expect(learner.link(`${texts[first.key]?.title}, done`)).toBeVisible();
  await expect(learner.link(`${texts[second.key]?.title}, next`)).toHaveAttribute('aria-current', 'step');
  await learner.link('Continue').click();
  await expect(learner.task).toHaveText(texts[second.key]?.steps[second.steps[0]?.key ?? '']?.task ?? '');
  await page.goto('./#/');
  await expect(hall.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute('href', `#/${game.id}/course`);
});

test('what another tab has stored is seen in the overview, though no message tells of it', async ({
  page,
  context,
}) => {
  const { game, course } = small();
  const [chapter] = course.chapters;
  await page.goto(`./#/${game.id}/course`);
  await expect(page.getByText(/^0 of \d+ lessons done$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('./#/');
  await new CoursePage(other, game).keep({ lessons: [chapter?.lessons[0]?.key ?? ''] });
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
});

test('five puzzles of the theme end a chapter, each another one, and none of them is rated', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { game, course } = small();
  const [chapter] = course.chapters;
  if (!chapter) throw new Error(game.id);
  const { puzzles } = parsePuzzles(readFileSync(join(import.meta.dirname, `../../www/puzzles/${game.id}.txt`), 'utf8'));
  const learner = new CoursePage(page, game);
  await learner.come(`/${chapter.key}/puzzles`);
  await expect(page.locator('.verdict')).toContainText('Your rating stays as it is.');
  const asked: number[] = [];
  for (let solved = 0; solved < 5; solved += 1) {
    await expect(page.locator('.own-rating')).toHaveText(`${solved} of 5`);
    if (solved === 1) await seeSolution(learner);
    const puzzle = await learner.askedOf(puzzles);
    expect(puzzle.themes).toContain(chapter.theme);
    asked.push(puzzle.id);
    await learner.solve(puzzle);
    if (solved < 4) await page.getByRole('button', { name: 'Next puzzle' }).click();
    if (solved === 2) {
      // What is kept is read once the change is stored.
      await learner.kept();
      await page.reload();
    }
  }
  await expect(learner.task).toHaveText('All five solved!');
  await expect(learner.link('To the game')).toBeFocused();
  expect(new Set(asked).size).toBe(5);
  await expect.poll(async () => (await learner.kept()).puzzles?.[chapter.key]).toEqual(asked);
  expect(await storedItem(page, `puzzles/${game.id}`)).toMatchObject({ rating: null });
  await page.getByRole('button', { name: 'Five more' }).click();
  await expect(page.locator('.own-rating')).toHaveText('0 of 5');
  expect(asked).not.toContain((await learner.askedOf(puzzles)).id);
});

async function seeSolution(learner: CoursePage) {
  // A solution that was seen is no puzzle solved.
  await learner.page.getByRole('button', { name: 'View the solution' }).click();
  await learner.page.getByRole('button', { name: 'Next puzzle' }).click({ timeout: 20_000 });
  await expect(learner.page.locator('.own-rating')).toHaveText('1 of 5');
}

/** The course of those tests for which one is enough. */
function small() {
  if (!SMALL) throw new Error('no game has a course');
  return SMALL;
}

test('an address of no lesson says so, and shows the way to the course', async ({ page }) => {
  const { game } = small();
  for (const part of ['/none', '/none/none', '/rules/fork/x']) {
    await page.goto('./#/');
    await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
    await page.goto(`./#/${game.id}/course${part}`);
    await expect(page.locator('main').getByRole('alert')).toContainText('There’s no such lesson in this course.');
  }
  await page.getByRole('link', { name: `The ${game.name} course` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${game.name} course`);
});

test('a screen reader goes through a course by names and by what is said', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { game, course } = small();
  const learner = new CoursePage(page, game);
  await page.clock.install();
  const lessons = course.chapters.flatMap(({ lessons: own }) => own).length;
  const [chapter] = course.chapters;
  // Usually the last lesson of the first chapter, with the way from its end to the list.
  const [first, last] = isLong ? [1, lessons] : [chapter?.lessons.length ?? 0, chapter?.lessons.length ?? 0];
  await learner.come(isLong ? '' : `/${chapter?.key}/${chapter?.lessons.at(-1)?.key}`);
  if (isLong) await press(learner.link('Start the course'));
  for (let at = first; at <= last; at += 1) {
    await expect(page.getByText(`Lesson ${at} of ${lessons}`)).toBeVisible();
    const next = page.getByRole('link', { name: /^(Next lesson|To the puzzles)$/ });
    for (;;) {
      const task = (await learner.task.textContent()) ?? '';
      await expect(learner.status).toContainText(task);
      await solveByText(learner);
      await learner.until(() => learner.next.isVisible());
      await press(learner.next);
      if (await next.isVisible()) break;
    }
    if ((await next.textContent()) === 'Next lesson') await press(next);
    else {
      await press(learner.link('All lessons'));
      await expect(page.getByText(`${at - first + 1} of ${lessons} lessons done`)).toBeVisible();
      // The first one in the list that is not done.
      const left = page
        .getByRole('listitem')
        .getByRole('link', { name: /^(?!.*(, done|puzzles|Game against)).*$/ })
        .first();
      if (at < last) await press(left);
    }
  }
});

async function press(element: Locator) {
  await element.focus();
  await element.press('Enter');
}

// All have the same list; Node checks their words.
for (const {
  game,
  course: { insight },
  words: texts,
} of usually(COURSES, (_, n) => n === 0)) {
  if (!insight) continue;
  test(`${game.name}: what it teaches about itself is a list under a heading, with a link to all figures`, async ({
    page,
  }) => {
    await new CoursePage(page, game).come();
    const section = page.getByRole('region', { name: `What ${game.name} teaches about itself` });
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    const told = insight.facts.map(
      ({ key }) => new RegExp(`^[\\d.,]+( %)? ${texts.insight?.[key]?.replace(/[.?()]/g, '\\$&')}$`),
    );
    await expect(section.getByRole('list').getByRole('listitem')).toHaveText(told);
    await section.getByRole('link', { name: 'All figures' }).click();
    await expect(page.getByRole('heading', { level: 2, name: game.name, exact: true })).toBeFocused();
  });
}

// Usually the puzzles in English and in light, and a game with a hand in Arabic and in dark; `screens` tests the
// overview, `lesson` a lesson.
test('all screens of a course are accessible, in light, dark and Arabic', async ({ page }) => {
  test.setTimeout(240_000);
  const {
    game,
    course: {
      chapters: [chapter],
    },
  } = small();
  const own = [
    '',
    `/${chapter?.key}/${chapter?.lessons[0]?.key}`,
    `/${chapter?.key}/puzzles`,
    `/${chapter?.key}/game`,
  ].map((part) => `#/${game.id}/course${part}`);
  // A hand is another panel.
  const others = COURSES.filter((one) => one.game.hands).map(
    (one) => `#/${one.game.id}/course/${one.course.chapters[0]?.key}/game`,
  );
  for (const [query, colorScheme, links] of [
    ['', 'light', own],
    ['?lang=ar', 'dark', [...own, ...others]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const link of usually(links, (_, n) => (query === '' ? n === 2 : n >= own.length))) {
      await page.goto('about:blank');
      await page.goto(`./${link}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.locator('html')).toHaveAttribute('dir', query === '' ? 'ltr' : 'rtl');
      await expectAccessible(page);
    }
  }
});

test('the board of a lesson never moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { game, course } = small();
  const learner = new CoursePage(page, game);
  const [chapter] = course.chapters;
  const lesson = chapter?.lessons.find(({ steps }) => steps.length > 1) ?? chapter?.lessons[0];
  await page.clock.install();
  await learner.come(`/${chapter?.key}/${lesson?.key}?lang=de`);
  const box = () => page.locator('.board').boundingBox();
  await learner.waitForCells();
  const before = await box();
  for (let at = 1; at <= (lesson?.steps.length ?? 0); at += 1) {
    const task = (await learner.task.textContent()) ?? '';
    await expect(learner.status).toContainText(task);
    await solveByText(learner);
    expect(await box()).toEqual(before);
    const goOn = page.getByRole('button', { name: 'Weiter' });
    await learner.until(() => goOn.isVisible());
    expect(await box()).toEqual(before);
    await goOn.click();
    expect(await box()).toEqual(before);
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a course that was opened once is there in its language, and another one says what is missing', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|Importing a module/);
    const { game, course } = small();
    const other = COURSES.find((one) => one.game !== game);
    await page.goto('./#/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const stored = () =>
      page.evaluate(async () => {
        const names = [];
        for (const key of await caches.keys())
          names.push(...(await (await caches.open(key)).keys()).map(({ url }) => url));
        return names.map((url) => /\/www\/(course[a-z]*)-/.exec(url)?.[1] ?? '').filter(Boolean);
      });
    expect(await stored(), 'no course is stored before it is asked for').toEqual([]);
    await page.goto(`./#/${game.id}/course`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${game.name} course`);
    await expect.poll(stored).toContain(`course${game.id}en`);
    await expect
      .poll(async () => (await stored()).filter((name) => name === 'course').length)
      .toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    await page.goto('./#/');
    await page.reload();
    await page.goto(`./#/${game.id}/course/${course.chapters[0]?.key}/${course.chapters[0]?.lessons[0]?.key}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto(`./#/${game.id}/course`);
    await expect(page.locator('.course-part').first()).toBeVisible();
    if (!other) return;
    await page.goto(`./#/${other.game.id}/course`);
    await expect(page.locator('main').getByRole('alert')).toContainText('It needs a connection the first time.');
  });
});
