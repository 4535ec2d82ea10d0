// A monkey at the table: taps, drags, keys, buttons, other sizes of the window, a hidden tab and reloads, in an order
// that a seed makes. It plays a hundred actions in all, with LONG some hundred, or as many in each game as MONKEY says,
// from the seed in SEED. After every few of them the stored moves are a legal game, the names of the cells are those of
// its position, and what was played is at the table or kept.

import { GAMES, findGame } from '../../www/games/index.ts';
import { relationOf } from '../../www/library/conflicts.ts';
import { parseLink } from '../../www/links/link.ts';
import { replaySession } from '../../www/links/opener.ts';
import { t } from '../../www/words/index.ts';
import { loadEngine } from '../tools/engine.ts';
import { randomNumbers } from '../tools/random.ts';
import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { storedEntries } from './storagetexts.ts';
import type { Page } from '@playwright/test';
import type { GamePage } from '../../www/games/page.ts';
import type { GameLink } from '../../www/links/state.ts';

const ACTIONS = Number(process.env['MONKEY'] ?? (isLong ? 60 : 24));
const SEED = Number(process.env['SEED'] ?? 1);
/** The number of actions between two checks, and of the last actions that a failure prints. */
const [BATCH, MAX_REPORTED] = [6, 40];
/** Milliseconds that an action and its share of a check may take on a busy machine. */
const MAX_ACTION_MILLIS = 2000;
const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'Home',
  'End',
  'u',
  'u',
  'y',
  'j',
  'l',
  'o',
  '1',
  '2',
  '3',
  '9',
];
const SIZES = [
  [1280, 800],
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
  [768, 1024],
];
/** Buttons that leave the page, or open a window of the system. */
const LEAVING = /full screen|save|download|copy|file|import|picture|film|share/i;

const { Session } = await loadEngine();
const { start, open, watch, seat } = Session;
const opener = { start, open, watch, seat };

/** The stored state of a table, and its session at the position that is shown; it must be a legal game. */
function gameOf(game: GamePage, link: string) {
  const place = parseLink(link, findGame);
  if (place.screen !== 'table') throw new Error(`${link} is no table`);
  expect(place.problems, link).toEqual([]);
  const session = replaySession(game, place.state, opener);
  session.seek(place.state.at ?? place.state.moves.length);
  return { state: place.state, session };
}

/** A page that a monkey plays on. */
class Monkey {
  /** The actions, the last ones at the end. */
  log: string[] = [];
  #page;
  #game;
  #random;
  #before: GameLink | null = null;
  /** The number of checks before which the game had changed. */
  changes = 0;

  constructor(page: Page, game: GamePage, seed: number) {
    this.#page = page;
    this.#game = game;
    this.#random = randomNumbers(seed);
  }

  #one<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.#random() * list.length)] as Item;
  }

  /** Goes back to the table where an action has left it. */
  async #return() {
    const home = `#/${this.#game.id}`;
    const isAway = await this.#page.evaluate((home) => location.hash.split('?')[0] !== home, home);
    if (isAway) await this.#page.evaluate((home) => location.assign(home), home);
    await expect(this.#page.getByRole('grid', { name: this.#game.name })).toBeAttached();
    await expect.poll(async () => (await this.#cells()).every(({ name }) => name !== '')).toBe(true);
  }

  /** The cells with their places in the window. */
  #cells() {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('[role=gridcell]')].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return {
          square: cell.getAttribute('data-square') ?? '',
          name: cell.getAttribute('aria-label') ?? '',
          x: left + width / 2,
          y: top + height / 2,
        };
      }),
    );
  }

  /** The link of the table in storage. */
  async #link() {
    return new Map(await storedEntries(this.#page)).get(`gambol/1/table/${this.#game.id}`) ?? null;
  }

  /** One action. */
  async act() {
    const page = this.#page;
    const chance = this.#random();
    const cells = await this.#cells();
    const [from, to] = [this.#one(cells), this.#one(cells)];
    if (cells.length > 0 && chance < 0.3)
      await this.#note(`tap ${from.square}`, () => page.mouse.click(from.x, from.y));
    else if (cells.length > 0 && chance < 0.4) await this.#drag(from, to);
    else if (chance < 0.65) {
      const key = this.#one(KEYS);
      await this.#note(`key ${key}`, () => page.keyboard.press(key));
    } else if (chance < 0.85) await this.#press();
    else if (chance < 0.93) await this.#play();
    else if (chance < 0.96) {
      const [width = 0, height = 0] = this.#one(SIZES);
      await this.#note(`resize ${width}`, () => page.setViewportSize({ width, height }));
    } else if (chance < 0.99)
      await this.#note('hide and show', () =>
        page.evaluate(() => {
          for (const state of ['hidden', 'visible']) {
            Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
            Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
          }
        }),
      );
    else
      await this.#note('reload', async () => {
        // What was asked for is stored before.
        await this.#link();
        await page.reload();
      });
  }

  async #note(what: string, act: () => Promise<unknown>) {
    this.log.push(what);
    if (this.log.length > MAX_REPORTED) this.log.shift();
    await act();
  }

  #drag(from: { square: string; x: number; y: number }, to: { square: string; x: number; y: number }) {
    const { mouse } = this.#page;
    return this.#note(`drag ${from.square} ${to.square}`, async () => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await mouse.move(to.x, to.y);
      await mouse.up();
    });
  }

  /** Presses any button that can be pressed. */
  async #press() {
    const n = this.#random();
    const name = await this.#page.evaluate(
      ([chance, leaving]) => {
        const within = document.querySelector('dialog[open]') ?? document;
        const buttons = [...within.querySelectorAll('button')].filter((button) => {
          const label = button.getAttribute('aria-label') ?? button.textContent ?? '';
          // The buttons of a table that was left are inert.
          return (
            button.checkVisibility() &&
            !button.disabled &&
            !button.closest('[inert]') &&
            !new RegExp(leaving, 'i').test(label)
          );
        });
        const button = buttons[Math.floor(chance * buttons.length)];
        button?.click();
        return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      },
      [n, LEAVING.source] as const,
    );
    await this.#note(`press ${name}`, async () => {});
  }

  /** Lays a token of the hand where it can be laid. */
  async #lay() {
    const page = this.#page;
    await page.keyboard.press('Escape');
    const tokens = page.locator('.rack').getByRole('button');
    const count = await tokens.count();
    if (count === 0) return;
    const place = Math.floor(this.#random() * count);
    await this.#note(`take ${place}`, () => tokens.nth(place).dispatchEvent('click'));
    const free = (await this.#cells()).filter(({ name }) => name.includes('legal move'));
    if (free.length === 0) return;
    const { square, x, y } = this.#one(free);
    await this.#note(`lay on ${square}`, async () => {
      await page.mouse.click(x, y);
      await page.evaluate(() =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Lay')?.click(),
      );
    });
  }

  /** Taps the squares of a legal move, one after the other. */
  async #play() {
    if (this.#game.hands) return this.#lay();
    const link = await this.#link();
    const { session } = gameOf(this.#game, link ?? `#/${this.#game.id}?seed=0`);
    const legal = session.legal().filter((move) => /[a-z]\d/.test(move));
    session.free();
    if (legal.length === 0) return;
    const move = this.#one(legal);
    await this.#note(`play ${move}`, async () => {
      await this.#page.keyboard.press('Escape');
      for (const square of this.#game.visits(move)) {
        const cell = (await this.#cells()).find((other) => other.square === square);
        if (cell) await this.#page.mouse.click(cell.x, cell.y);
      }
    });
  }

  /** Checks what must be true whatever was done. */
  async check() {
    const page = this.#page;
    // What is open or picked up would be told by the cells, too.
    for (let n = 0; n < 4 && (await page.locator('dialog[open]').count()) > 0; n += 1)
      await page.keyboard.press('Escape');
    await this.#return();
    await page.keyboard.press('Escape');
    let now: GameLink | null = null;
    // The table is stored and told once its motion is over.
    await expect(async () => {
      const link = await this.#link();
      if (link === null) return;
      const { state, session } = gameOf(this.#game, link);
      const position = session.position();
      session.free();
      const pieces = this.#game.pieces(position);
      const wrong = (await this.#cells()).filter(({ square, name }) => {
        const words = t().squares.plain(square, this.#game.describe.square(pieces.get(square), square, position));
        // A token that is laid stays on the board until it is played or taken back.
        const isLaid = this.#game.hands && name.endsWith(', can move');
        return name !== words && !name.startsWith(`${words},`) && !isLaid;
      });
      if (wrong.length > 0) await page.keyboard.press('Escape');
      expect(
        wrong.map(({ name }) => name),
        `${link}: the cells agree with ${position}`,
      ).toEqual([]);
      now = state;
    }).toPass({ timeout: 15_000 });
    if (now) await this.#keep(now);
  }

  /** Checks that the game before is at the table, or is kept among the earlier games. */
  async #keep(now: GameLink) {
    const before = this.#before;
    this.#before = now;
    if (before && before.moves.join() !== now.moves.join()) this.changes += 1;
    if (!before || before.moves.length === 0 || relationOf(before, now) !== 'other') return;
    const archive = new Map(await storedEntries(this.#page)).get('gambol/1/shelf') ?? '[]';
    const kept = (JSON.parse(archive) as { link: string }[]).some(({ link }) => {
      const place = parseLink(link, findGame);
      return place.screen === 'table' && relationOf(before, place.state) !== 'other';
    });
    expect(kept, 'a game that another one has replaced is kept').toBe(true);
  }
}

test('a table that was left can’t be touched while the next screen is loaded', async ({ page }) => {
  const cell = page.locator('[data-square=d3]');
  await page.goto('./#/gambit?players=human,human');
  await expect(cell).toHaveAttribute('aria-label', /white/);
  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void held.push(() => void route.continue()) : route.continue()));
  await page.evaluate(() => location.assign('#/gambit/review'));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (let tap = 0; tap < 3; tap += 1) await page.mouse.click(x + width / 2, y + height / 2);
  isHeld = false;
  for (const release of held) release();
  await expect(page.locator('.table [data-square]').and(page.locator('[inert] *'))).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'review');
});

// Usually the games with most parts to press: amounts, and a hand.
for (const [n, game] of usually(
  [...GAMES.entries()],
  ([, { amount, hands }]) => amount !== undefined || hands !== undefined,
)) {
  test(`${game.id}: whatever a monkey does, the game goes on`, async ({ page }) => {
    test.setTimeout(60_000 + ACTIONS * MAX_ACTION_MILLIS);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const seed = SEED * 100 + n;
    const monkey = new Monkey(page, game, seed);
    // A hand is shown at once where there is only one person.
    const players = game.seats
      .slice(0, game.leastSeats ?? game.seats.length)
      .map((_, seat) => (game.hands && seat > 0 ? 'beginner' : 'human'))
      .join();
    await page.goto(`./#/${game.id}?seed=${seed}&players=${players}`);
    const begin = performance.now();
    try {
      await monkey.check();
      for (let done = 1; done <= ACTIONS; done += 1) {
        await monkey.act();
        if (done % BATCH === 0 || done === ACTIONS) await monkey.check();
      }
    } catch (error) {
      throw new Error(`seed ${SEED}, after ${monkey.log.join('; ')}`, { cause: error });
    }
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`${game.id}: ${ACTIONS} actions in ${seconds} s, ${monkey.changes} changes of the game, nothing found`);
    // Few of a monkey's taps lay a token that fits.
    if (!game.hands) expect(monkey.changes).toBeGreaterThan(0);
  });
}
