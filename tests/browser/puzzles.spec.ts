// Puzzles: solved by pointer and by keyboard in all games; wrong moves and their refutations; practice, streak, storm,
// and the puzzle of a day, which is the same everywhere and is there without a network.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, test } from './fixtures.ts';
import { nearRating, nextOfStorm, nextOfStreak } from '../../www/coach/puzzles/choice.ts';
import { dailyId } from '../../www/coach/puzzles/daily.ts';
import { parsePuzzles, type Puzzle } from '../../www/coach/puzzles/file.ts';
import { findGame } from '../../www/games/index.ts';
import { loadEngine } from '../tools/engine.ts';
import { example } from '../tools/examples.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { TablePage } from './table.ts';
import type { Locator, Page } from '@playwright/test';
import type { GamePage } from '../../www/games/page.ts';

const { Session } = await loadEngine();
const fileOf = (id: string) =>
  parsePuzzles(readFileSync(join(import.meta.dirname, `../../www/puzzles/${id}.txt`), 'utf8'));
const GAMBIT = fileOf('gambit');
/** Puzzles that are in no file, so that they stay as they are: the position, the solution and the goal. */
const UNLISTED_PUZZLE = {
  gambit: ['1o2oo2/3x1x1x/o7/2x3x1 o', 'f4xf2 g1xe3 e4xe2xc4', 'most'],
  combo: ['8/8/8/8/3,b2,1,b1,2/8/5,w2,2/8 b 12', '2d4xf2', 'win'],
  triboard: [example('triboard puzzle'), 'a3', 'cells'],
  luckymoose: [example('luckymoose puzzle'), 'r3@b1', 'points'],
};

class PuzzlePage extends TablePage {
  readonly game: GamePage;
  readonly goal: Locator;
  readonly rest: Locator;
  readonly marks: Locator;

  constructor(page: Page, id: string) {
    super(page);
    this.game = findGame(id)!;
    this.grid = page.getByRole('grid');
    this.cells = this.grid.getByRole('gridcell');
    this.goal = page.getByRole('heading', { level: 1 });
    this.rest = page.locator('.verdict p');
    this.marks = page.locator('.ticks > li');
  }

  /** @param part of the address after the puzzles of the game */
  async come(part: string) {
    await this.page.goto(`./#/${this.game.id}/puzzles${part}`);
    await expect(this.goal).not.toBeEmpty();
    if (part !== '') await this.waitForCells();
  }

  own(id: keyof typeof UNLISTED_PUZZLE) {
    const [position = '', solution = '', goal] = UNLISTED_PUZZLE[id];
    const coded = (text: string) => encodeURIComponent(text.replaceAll(' ', '_'));
    return this.come(`?position=${coded(position)}&solution=${coded(solution)}&goal=${goal}`);
  }

  /** Makes a move by a pointer or by keys. */
  async make(move: string, by: 'pointer' | 'keys' = 'pointer') {
    const square = async (name: string) => {
      const cell = this.cells.and(this.page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) }));
      if (by === 'keys') {
        await cell.focus();
        return this.page.keyboard.press('Enter');
      }
      const { x, y } = await this.point(name);
      return this.page.mouse.click(x, y);
    };
    const press = (button: Locator) => (by === 'keys' ? button.press('Enter') : button.click());
    if (!this.game.hands) {
      for (const visited of this.game.visits(move)) await square(visited);
      // A turn that could go on is ended.
      const end = this.page.getByRole('button', { name: 'End turn' });
      if (await end.isVisible()) await press(end);
      return;
    }
    for (const { square: on, piece } of this.game.lays?.(move) ?? []) {
      await press(
        this.page
          .locator('.rack')
          .getByRole('button', { name: this.game.hands.name(piece) })
          .first(),
      );
      await square(on);
    }
    await press(this.page.locator('.hand').getByText(/^Lay/));
  }

  /** Plays the main moves of a puzzle to its end. */
  async solve({ steps }: Pick<Puzzle, 'steps'>) {
    for (const [
      at,
      {
        accepted: [move = ''],
      },
    ] of steps.entries()) {
      if (at > 0) await expect(this.status, 'the reply was played').toContainText('Your turn');
      await this.make(move);
      if (at < steps.length - 1) await expect(this.goal).toHaveText('Right. Go on.');
    }
  }
}

/** Makes what is asked by chance the first of its choices. */
const withoutChance = (page: Page) => page.addInitScript(() => (Math.random = () => 0));

// Usually one of two moves, and one with a hand.
for (const id of usually(
  Object.keys(UNLISTED_PUZZLE) as (keyof typeof UNLISTED_PUZZLE)[],
  (id) => id === 'gambit' || id === 'luckymoose',
)) {
  test(`a puzzle of ${id} is solved by keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const puzzle = new PuzzlePage(page, id);
    await puzzle.own(id);
    const [, solution = ''] = UNLISTED_PUZZLE[id];
    const [first = '', , second] = solution.split(' ');
    await puzzle.make(first, 'keys');
    if (second !== undefined) {
      await expect(puzzle.goal).toHaveText('Right. Go on.');
      await expect(puzzle.status).toContainText('Your turn');
      await puzzle.make(second, 'keys');
    }
    await expect(puzzle.goal).toHaveText('Solved!');
    await expect(puzzle.button('Practice')).toBeFocused();
    // Usually where there is a hand, too.
    if (isLong || id === 'luckymoose') await expectAccessible(page);
  });
}

test('a wrong move is refuted on the board, asked again, and its solution is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.own('gambit');
  await expect(puzzle.goal).toHaveText('Find the move with the best result.');
  await expect(puzzle.rest).toHaveText('You play Black.');
  await puzzle.make('e4xc2');
  await expect(puzzle.goal).toHaveText('That’s not it.');
  await expect(puzzle.rest).toHaveText(/^It costs \d+ points?\.$|^Now /);
  await expect(puzzle.status, 'the answer is played').toContainText('White jumps');
  await expect(puzzle.marks).toHaveText(['Puzzle 0, not solved']);
  await expect(puzzle.button('Try again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzle.goal).toHaveText('Find the move with the best result.');
  await expect(page.getByRole('gridcell', { name: /^f4, black/ })).toBeVisible();
  await puzzle.button('View the solution').click();
  await expect(puzzle.goal).toHaveText('This is the solution.');
  await expect(page.getByRole('gridcell', { name: /^c4, black/ })).toBeVisible();
});

test('a hint says what it costs, then marks the piece to move and names the themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/practice/long');
  const before = await page.locator('canvas').first().screenshot();
  await puzzle.button('Hint').press('Enter');
  await expect(puzzle.rest).toHaveText('With a hint, this puzzle counts as not solved for your rating.');
  await expect(puzzle.marks).toHaveCount(0);
  await expect(puzzle.button('Take the hint')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(puzzle.rest).toHaveText(/^[a-h][1-4] · (.+ · )?Long way/);
  await expect(puzzle.button('hint')).toHaveCount(0);
  await expect(page.locator('.lesson-board :focus, .lesson-board:focus-within')).not.toHaveCount(0);
  await expect
    .poll(async () => before.equals(await page.locator('canvas').first().screenshot()), 'the square is marked')
    .toBe(false);
  await expect(puzzle.marks).toHaveClass(['helped']);
  await expectAccessible(page);
});

test('play goes on against the master after the solution, and not where the game is over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const over = new PuzzlePage(page, 'combo');
  await over.own('combo');
  await over.button('View the solution').click();
  await expect(over.goal).toHaveText('This is the solution.');
  await expect(over.button('Play on against Ada')).toBeHidden();
  const puzzle = new PuzzlePage(page, 'triboard');
  await puzzle.own('triboard');
  // Not the board before.
  await expect(page.getByRole('grid', { name: /^Triboard/ })).toBeVisible();
  await puzzle.make(UNLISTED_PUZZLE.triboard[1] ?? '');
  await expect(puzzle.goal).toHaveText('Solved!');
  await puzzle.button('Play on against Ada').click();
  await expect.poll(() => page.url()).toMatch(/#\/triboard\?.*players=master,human,master.*&moves=a3/);
  await expect(page.getByRole('button', { name: 'New game', exact: true })).toBeAttached();
});

onlyLong(test)('practice asks what is near the rating, and keeps rating and history', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutChance(page);
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/practice');
  const rating = GAMBIT.levels.easy ?? 1500;
  const first = nearRating(GAMBIT.puzzles, { rating, met: [] }, 0)!;
  await puzzle.solve(first);
  await expect(puzzle.goal).toHaveText('Solved!');
  await expect(page.locator('.own-rating')).toHaveText(/^\d+ \(\+\d+\)$/);
  await page.getByRole('link', { name: 'Back to the puzzles' }).click();
  await expect(page.locator('.rating-now b')).toHaveText(/^\d+\?$/);
  await expect(page.getByRole('link', { name: `Puzzle ${first.id}, solved` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: `Puzzle ${first.id}, solved` })).toBeVisible();
  await page.goto('./#/puzzles');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gambit' }).locator('h2 small')).toHaveText(/^\d+\?$/);
});

onlyLong(test)('a streak goes on until the first wrong move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutChance(page);
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/streak');
  const rating = GAMBIT.levels.easy ?? 1500;
  const solve = async (count: number) => {
    const asked: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const next = nextOfStreak(GAMBIT.puzzles, { rating, asked }, 0)!;
      asked.push(next.id);
      await puzzle.solve(next);
      await expect(puzzle.marks).toHaveCount(n + 1);
      await expect(puzzle.goal, 'the next one is asked').toHaveText(/^Find/);
    }
    return asked;
  };
  const asked = await solve(2);
  await playWrong(puzzle, nextOfStreak(GAMBIT.puzzles, { rating, asked }, 0)!);
  await expect(puzzle.goal).toHaveText('The streak is over');
  await expect(puzzle.rest).toHaveText('2 puzzles solved. Your best so far!');
  await puzzle.button('Once more').click();
  await expect(puzzle.marks).toHaveCount(0);
  await puzzle.come('');
  await expect(page.getByRole('link', { name: /^Streak/ })).toContainText('Best: 2');
  // Whoever leaves keeps what was reached.
  await puzzle.come('/streak');
  await solve(3);
  await puzzle.come('');
  await expect(page.getByRole('link', { name: /^Streak/ })).toContainText('Best: 3');
});

/** Plays a legal move that the puzzle does not accept, and that is a whole turn. */
async function playWrong(puzzle: PuzzlePage, { steps: [first], position }: Puzzle) {
  const session = Session.open(puzzle.game.id, '', position);
  const legal = session.legal();
  session.free();
  const taken = [...(first?.accepted ?? []), ...(first?.slower ?? [])];
  const wrong = legal.find(
    (move) =>
      !taken.some((other) => other.startsWith(move)) &&
      !legal.some((other) => other !== move && other.startsWith(move)),
  );
  if (wrong === undefined) throw new Error(position);
  await puzzle.make(wrong);
}

test('a storm lasts three minutes from its first move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutChance(page);
  await page.clock.install();
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/storm');
  const clock = page.getByRole('timer', { name: 'Time left' });
  await page.clock.runFor(30_000);
  await expect(clock).toHaveText('3:00');
  const first = nextOfStorm(GAMBIT.puzzles, { rating: GAMBIT.levels.easy ?? 1500, asked: [] }, 0)!;
  await puzzle.make(first.steps[0]?.accepted[0] ?? '');
  await expect(puzzle.marks).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText(/^[12]:\d\d$/);
  await page.clock.runFor(130_000);
  await expect(puzzle.goal).toHaveText('Time’s up');
  await expect(puzzle.rest).toHaveText('1 puzzle solved. Your best so far!');
  // The next puzzle takes no more moves, and nothing asks for one.
  const next = nextOfStorm(GAMBIT.puzzles, { rating: GAMBIT.levels.easy ?? 1500, asked: [first.id] }, 0)!;
  await expect(puzzle.button('Once more')).toBeFocused();
  await puzzle.make(next.steps[0]?.accepted[0] ?? '');
  await page.clock.runFor(5_000);
  await expect(puzzle.goal).toHaveText('Time’s up');
  await expect(puzzle.marks).toHaveCount(1);
  await expect(puzzle.status).toBeEmpty();
  await puzzle.button('Once more').click();
  await puzzle.make(first.steps[0]?.accepted[0] ?? '');
  await expect(puzzle.marks).toHaveCount(1);
});

test('a wrong move of a storm costs ten seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutChance(page);
  await page.clock.install();
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/storm');
  const first = nextOfStorm(GAMBIT.puzzles, { rating: GAMBIT.levels.easy ?? 1500, asked: [] }, 0)!;
  await page.clock.pauseAt(Date.now() + 600_000);
  await playWrong(puzzle, first);
  await page.clock.runFor(1_000);
  await expect(puzzle.marks).toHaveClass(['bad']);
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^2:(49|50)$/);
});

test('the puzzle of a day is at its date in every time zone, and is shared without a spoiler', async ({
  page,
  device,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const shown = [];
  for (const [n, timezoneId] of zones.entries()) {
    const other = await device({ timezoneId, baseURL, viewport: { width: 390, height: 844 } });
    // The same calendar day begins 25 hours later there.
    await other.clock.setFixedTime(new Date(n === 0 ? '2026-11-21T10:30Z' : '2026-11-22T11:30Z'));
    await other.goto('./#/gambit/puzzles');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Gambit puzzles');
    await other.getByRole('link', { name: 'Solve it' }).click();
    await expect(other.getByRole('grid')).toBeVisible();
    expect(other.url()).toMatch(/#\/gambit\/puzzles\/2026-11-22$/);
    await expect(other.getByRole('gridcell').first()).toHaveAccessibleName(/./);
    shown.push(
      await other
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join()),
    );
  }
  expect(shown[0]).toBe(shown[1]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        write: (items: ClipboardItem[]) => void Object.assign(window, { copied: items[0] }),
        writeText: () => {},
      },
      configurable: true,
    });
  });
  const puzzle = new PuzzlePage(page, 'gambit');
  await puzzle.come('/2026-11-22');
  await expect(page.locator('.lesson-head')).toContainText('Puzzle of 22 Nov');
  await puzzle.solve(GAMBIT.puzzles[dailyId('gambit', '2026-11-22', GAMBIT.rounds) - 1]!);
  await puzzle.button('Share').click();
  await expect(puzzle.rest).toHaveText('Copied, with its link.');
  const text = await page.evaluate(() =>
    (window as any).copied.getType('text/plain').then((blob: Blob) => blob.text()),
  );
  expect(text).toMatch(/^Gambol 22 Nov: solved in one\nhttp\S+#\/gambit\/puzzles\/2026-11-22$/);
  const size = await page.evaluate(() => (window as any).copied.getType('image/png').then((blob: Blob) => blob.size));
  expect(size).toBeGreaterThan(2000);
  // A page without HTTPS has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await puzzle.button('Share').click();
  await expect(puzzle.rest).toHaveText('Your browser doesn’t let this page copy.');
});

test('what is no puzzle says so', async ({ page }) => {
  for (const part of ['/99999', '/nonsense', '/practice/nonsense', '/streak/1', '?position=x']) {
    await page.goto('./#/');
    await page.goto(`./#/gambit/puzzles${part}`);
    await expect(page.locator('main').getByRole('alert'), part).toHaveText(/There’s no such puzzle\./);
  }
  await page.goto('./#/gambit/puzzles?position=o1oo4/6xx/3o3o/1xx4x_o&solution=h2xf4&goal=Win');
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'There’s no such puzzle. In the link, “goal” is “Win”, not win, draw, most or best.',
  );
  await page.goto('./#/gambit/puzzles?position=nonsense&solution=a1xa3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no such puzzle.');
});

onlyLong(test)(
  'an address with a language, or with what is not known, has the puzzles of its game',
  async ({ page }) => {
    for (const [query, title] of [
      ['?from=elsewhere', 'Gambit puzzles'],
      ['?lang=de', 'Aufgaben zu Gambit'],
      ['?from=elsewhere&lang=en', 'Gambit puzzles'],
    ]) {
      await page.goto('about:blank');
      await page.goto(`./#/gambit/puzzles${query}`);
      await expect(page.getByRole('heading', { level: 1 }), query).toHaveText(title ?? '');
    }
  },
);

test('the hall leads to the puzzles of each game', async ({ page }) => {
  await page.goto('./#/');
  await expect(page.locator('.card').getByRole('link', { name: 'Puzzles' })).toHaveCount(4);
  await page.locator('.foot').getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('.puzzle-card canvas')).toHaveCount(4);
  // Usually it is enough that `screens` runs axe on both screens.
  if (isLong) await expectAccessible(page);
  await page.getByRole('link', { name: 'Triboard puzzles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Triboard puzzles');
  if (isLong) await expectAccessible(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('puzzles that were opened once are there, and the others say what is missing', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|Importing a module/);
    await page.goto('./#/gambit/puzzles');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambit puzzles');
    const isStored = () =>
      page.evaluate(async () => {
        for (const key of await caches.keys())
          if ((await (await caches.open(key)).keys()).some(({ url }) => url.includes('/puzzlesgambit-'))) return true;
        return false;
      });
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    await page.goto('./#/');
    await page.reload();
    await page.goto('./#/gambit/puzzles');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gambit puzzles');
    await page.goto('./#/combo/puzzles');
    await expect(page.locator('main').getByRole('alert')).toContainText('They need a connection the first time.');
  });
});
