// First visits: from the hall through a lesson and a first game to the next step, by visitors of different tempers and
// languages. Usually one of them; in `make long` twenty.

import { expect, test } from './fixtures.ts';
import { GAMES } from '../../www/games/index.ts';
import { speak, type Tag } from '../../www/words/vocabulary.ts';
import { t } from '../../www/words/index.ts';
import { randomNumbers } from '../tools/random.ts';
import { LessonPage, solveByText } from './lesson.ts';
import { usually } from './long.ts';
import { Rack } from './rack.ts';
import type { GamePage } from '../../www/games/page.ts';

/**
 * How somebody goes through a lesson: reads and does it by keys, as with a screen reader; taps about, and then asks to
 * be shown; or leaves it at once.
 */
type Temper = 'reads' | 'hasty' | 'skips';
/** How somebody plays: any move, or the one that promises most. */
type Play = 'random' | 'greedy';
interface Visit {
  game: string;
  temper: Temper;
  play: Play;
  tag: Tag;
}

const visit = (game: string, temper: Temper, play: Play, tag: Tag = 'en'): Visit => ({ game, temper, play, tag });

const VISITS: Visit[] = [
  ...GAMES.flatMap(({ id }) => [
    visit(id, 'reads', 'greedy'),
    visit(id, 'hasty', 'random'),
    visit(id, 'skips', 'random'),
  ]),
  ...(['de', 'fr', 'es', 'ja', 'ar'] as Tag[]).map((tag) => visit('gambit', 'reads', 'random', tag)),
  visit('triboard', 'reads', 'greedy', 'ar'),
  visit('combo', 'hasty', 'greedy', 'ja'),
  visit('triboard', 'hasty', 'greedy', 'de'),
];

/** A page object in the language of the visitor. */
class Visitor extends LessonPage {
  /** The texts of a cell after its square and its piece, in which the language is recognised. */
  async cellsThat(what: 'target' | 'movable') {
    const [, tail = ''] = t().squares[what]('', '¤').split('¤');
    const names = await this.names();
    return names
      .filter((name) => name.includes(tail))
      .map((name) => ({ name, square: /^[a-p]\d+/.exec(name)?.[0] ?? '' }));
  }
}

async function learn(visitor: Visitor, game: GamePage, temper: Temper) {
  const { page } = visitor;
  const tools = page.locator('.lesson-tools button:visible');
  const lesson = await game.loadLesson?.();
  const play = page.locator('.lesson-tools a.main:visible');
  if (temper === 'skips') {
    while ((await play.count()) === 0) await page.locator('.skip-lesson').click();
    return play;
  }
  for (const step of lesson?.steps ?? []) {
    await visitor.waitForCells();
    if (temper === 'hasty') {
      // Somewhere, twice; then “Show me”.
      for (const square of ['a1', 'b2']) if ((await visitor.cell(square).count()) > 0) await visitor.tap(square);
      await page.keyboard.press('Escape');
      await tools.last().click();
      await visitor.make(game, step, {
        square: (square) => visitor.tap(square),
        press: (button) => button.click(),
      });
    } else await solveByText(visitor);
    await visitor.goOn();
  }
  return play;
}

/** Plays until the game is over, or for so many turns. */
async function playOn(visitor: Visitor, game: GamePage, play: Play, random: () => number) {
  const { page } = visitor;
  const isOver = async () => (await page.locator('.end:visible').count()) > 0;
  const rack = new Rack(visitor);
  const promise = ({ name }: { name: string }) => Number(/(\d+)\D*$/.exec(name.replace(/^[a-p]\d+/, ''))?.[1] ?? 0);
  const choose = <Cell extends { name: string }>(cells: Cell[]) => {
    const most = play === 'greedy' ? Math.max(...cells.map(promise)) : 0;
    const best = cells.filter((cell) => promise(cell) >= most);
    return best[Math.floor(random() * best.length)];
  };
  for (let turn = 0; turn < 200; turn += 1) {
    const isYours = async () => (await page.locator('.players .below.next').count()) > 0;
    await expect.poll(async () => (await isOver()) || (await isYours()), { timeout: 20_000 }).toBe(true);
    if (await isOver()) return;
    if (game.hands) {
      await rack.turn({
        press: (name) =>
          page.locator('.hand button:visible, .state button:visible').filter({ hasText: name }).first().click(),
        tap: (square) => visitor.tap(square),
        take: (place) => rack.tokens.nth(place).click(),
      });
      continue;
    }
    const movable = choose(await visitor.cellsThat('movable'));
    if (movable) await visitor.tap(movable.square);
    // A chain goes on until nothing more can be jumped, or the turn is ended.
    for (let step = 0; step < 20; step += 1) {
      const target = choose(await visitor.cellsThat('target'));
      if (!target) break;
      const before = await visitor.fragment();
      await visitor.tap(target.square);
      await expect
        .poll(async () => (await isYours()) && (await visitor.fragment()) === before)
        .toBe(false)
        .catch(() => {});
      if (!(await isYours()) || (await isOver())) break;
    }
    const end = page.locator('.state .offers button:visible').first();
    if ((await isYours()) && !(await isOver()) && (await end.count()) > 0) await end.click();
  }
}

for (const [nth, { game: id, temper, play, tag }] of usually([...VISITS.entries()], ([nth]) => nth === 1)) {
  test(`visit ${nth + 1}: ${id}, ${temper}, ${play}, ${tag}`, async ({ page }) => {
    test.setTimeout(300_000);
    await speak(tag);
    const game = GAMES.find((one) => one.id === id)!;
    const visitor = new Visitor(page);
    await page.clock.install();
    await page.goto(`./#/?lang=${tag}`);
    await page.locator('main a[href*="/learn"]').first().click();
    await expect(visitor.task).not.toBeEmpty();
    if (!page.url().includes(`#/${id}/`)) await page.goto(`./#/${id}/learn?lang=${tag}`);
    await expect(visitor.status).not.toBeEmpty();
    const first = await learn(visitor, game, temper);
    await expect(first).toHaveAttribute('href', /players=human,beginner/);
    await page.clock.resume();
    await first.click();
    await expect(page.locator('.table')).toBeVisible();
    await visitor.waitForCells();
    await playOn(visitor, game, play, randomNumbers(nth));
    // One next step comes first, and all of the result is seen.
    const end = page.locator('.end');
    await expect(end).toBeVisible({ timeout: 20_000 });
    await expect(end.locator('.choices .main:visible')).toHaveCount(1);
    await expect(end.locator('.saying')).toBeAttached();
    const isWon = (await page.locator('.players .below.winner').count()) > 0;
    test.info().annotations.push({ type: 'result', description: isWon ? 'won' : 'not won' });
    await end.locator('.choices .main:visible').click();
    await expect(end).toBeHidden();
    await expect.poll(() => visitor.fragment()).not.toContain('moves=');
    // The hall remembers.
    await page.goto('./#/');
    await expect(page.locator('.today')).toBeVisible();
  });
}
