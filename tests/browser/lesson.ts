// A page object for lessons: their moves by a finger, by keys, and by their texts alone.

import { expect } from './fixtures.ts';
import { TablePage } from './table.ts';
import type { Locator, Page } from '@playwright/test';
import type { LessonStep } from '../../www/games/lesson.ts';
import type { GamePage } from '../../www/games/page.ts';

/** The squares in a text. */
const SQUARES = /(?<![A-Za-z\d])[a-p]\d{1,2}(?!\d)/g;

/** The screen of a lesson. */
export class LessonPage extends TablePage {
  readonly task: Locator;
  readonly rule: Locator;
  readonly hand: Locator;
  readonly rack: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    super(page);
    this.grid = page.getByRole('grid');
    this.cells = this.grid.getByRole('gridcell');
    this.task = page.getByRole('heading', { level: 1 });
    this.rule = page.locator('.rule');
    this.hand = page.locator('.hand').getByRole('button');
    this.next = this.button('Next');
    this.rack = page.locator('.rack').getByRole('button');
  }

  /** Opens a lesson. Its pauses pass when the test lets them. */
  async begin(id: string, query = '') {
    await this.page.clock.install();
    await this.page.goto(`./#/${id}/learn${query}`);
    await expect(this.task).not.toBeEmpty();
    await expect(this.status).not.toBeEmpty();
  }

  /** Lets the pause before the opponent's answer pass, until the step is done. */
  async waitForNext() {
    const next = this.page.locator('.is-waiting');
    await expect
      .poll(
        async () => {
          await this.page.clock.runFor(400);
          return next.count();
        },
        { intervals: [20] },
      )
      .toBe(1);
  }

  /** Goes on after a step that is done. */
  async goOn() {
    await this.waitForNext();
    const next = this.page.locator('.lesson-tools button.main');
    await next.focus();
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('.is-waiting')).toHaveCount(0);
  }

  /** Plays a move of the lesson by a finger or by keys. */
  async make(
    game: GamePage,
    { move, picks = [] }: Pick<LessonStep, 'move' | 'picks'>,
    { square, press }: { square: (square: string) => Promise<unknown>; press: (button: Locator) => Promise<unknown> },
  ) {
    if (!game.hands) {
      for (const visited of game.visits(move)) {
        await square(visited);
        const amount = this.amount(parseInt(move, 10));
        if (await amount.isVisible()) await press(amount);
      }
    } else if (move.startsWith('~')) {
      await press(this.hand.getByText('Exchange', { exact: true }));
      for (const [token] of move.matchAll(/[a-z]\d/g)) await press(this.token(game, token));
      await press(this.hand.getByText(/^Exchange \d/));
    } else {
      for (const { square: on, piece } of game.lays?.(move) ?? []) {
        if (!picks.includes(`!${piece}`)) await press(this.token(game, piece));
        await square(on);
      }
      await press(this.hand.getByText(/^Lay/));
    }
  }

  /** The button of a number of pieces. */
  amount(count: number) {
    return this.page.getByRole('radio').nth(Math.max(1, count || 0) - 1);
  }

  token(game: GamePage, token: string) {
    return this.page.locator('.rack').getByRole('button', { name: game.hands?.name(token) ?? '' });
  }
}

/**
 * Does what a listener to the texts would do: visits the squares that the status names, with the tokens that it names;
 * without any, presses the button that the rule names.
 */
export async function solveByText(lesson: LessonPage) {
  const { page } = lesson;
  const said = (await lesson.status.textContent()) ?? '';
  const squares = Array.from(said.matchAll(SQUARES), ([square]) => square);
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const tokens = await lesson.rack.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  if (squares.length === 0 && tokens.length > 0) {
    const rule = (await lesson.rule.textContent()) ?? '';
    const buttons = await lesson.hand.evaluateAll((all) =>
      all.map((button) => (button.closest('[hidden]') ? '' : (button.textContent ?? ''))),
    );
    await press(lesson.hand.nth(buttons.findIndex((name) => name !== '' && rule.includes(name))));
    for (const place of tokens.keys()) await press(lesson.rack.nth(place));
    await press(lesson.page.locator('.hand .main:visible'));
    return;
  }
  for (const [index, square] of squares.entries()) {
    // A token is named before its square.
    const before = said.slice(index === 0 ? 0 : said.indexOf(squares[index - 1] ?? ''), said.indexOf(square));
    const place = tokens.findIndex((name) => before.includes(name.split(/[,،、]/)[0] ?? ''));
    if (place >= 0 && (await lesson.rack.nth(place).getAttribute('data-state')) === 'held')
      await press(lesson.rack.nth(place));
    await lesson.cell(square).focus();
    await page.keyboard.press('Enter');
    // The only task that asks how many asks for two.
    if (await lesson.amount(2).isVisible()) await press(lesson.amount(2));
  }
  if (tokens.length > 0) await press(page.locator('.hand .main:visible'));
  // A turn that could go on is ended.
  const end = page.locator('.offers .offer:visible').first();
  if (await end.isVisible()) await press(end);
}
