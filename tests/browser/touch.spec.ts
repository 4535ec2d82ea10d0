// Games on the touch screen of a phone: squares, held fingers, pinches, two fingers that drag, the map, the rack. What
// is played is what was meant, and the page itself neither scrolls nor zooms. With LONG from the first move on,
// otherwise the last moves.

import { parseLay } from '../../www/games/luckymoose/notation.ts';
import { parseToken } from '../../www/games/luckymoose/tokens.ts';
import moose from '../../www/games/luckymoose/words/en.ts';
import { loadEngine, type Bindings } from '../tools/engine.ts';
import { Fingers } from './fingers.ts';
import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { movesNearEnd } from './nearend.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage, disablePause } from './table.ts';
import type { Locator } from '@playwright/test';

/** Without motion, cells have their names when a move is played. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce' as const,
};
/** On a narrower phone a whole board of Triboard would have too small tiles. */
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } };

/** Every so many turns a move is held before it is played, and two fingers or a swipe come between. */
const HOLD_EVERY = 4;
const PLAY_AROUND_EVERY = 5;
/** Of the choice of moves: a short game of Combo. */
const SEED = 137;

/** The moves of the link, those of a hidden hand as they are sealed. */
async function movesOf(table: TablePage) {
  return (await table.fragment()).match(/[?&]moves=([^&]+)/)?.[1]?.split('_') ?? [];
}

/** A game at a table that is also kept in an engine of the test, which knows the legal moves. */
class Course {
  readonly table: TablePage;
  readonly fingers: Fingers;
  readonly session: Bindings['Session']['prototype'];
  readonly words: Locator;
  #seed = SEED;

  constructor(table: TablePage, fingers: Fingers, session: Bindings['Session']['prototype']) {
    this.table = table;
    this.fingers = fingers;
    this.session = session;
    this.words = table.page.locator('main [role=status]');
  }

  /** A pseudorandom number from 0 to 1, for the choice of moves alone: without computers a game is always the same. */
  chance() {
    this.#seed = (this.#seed * 48271) % 2147483647;
    return this.#seed / 2147483647;
  }

  /** Waits for a person's turn; false when the game is over. */
  async wait() {
    const { page } = this.table;
    const isReady = () =>
      page.evaluate(() => {
        const isOver = document.querySelector('main [role=status]')?.textContent?.includes('Game over.');
        const hand = document.querySelector('.hand > .offers');
        const isOpen = hand
          ? hand.checkVisibility()
          : document.querySelector('[role=gridcell]:is([aria-label*="can move"], [aria-label*="legal move"])');
        return isOver ? 'over' : isOpen ? 'open' : '';
      });
    await expect.poll(isReady, { timeout: 20_000, intervals: [20, 50] }).not.toBe('');
    const played = await movesOf(this.table);
    for (const move of played.slice(this.session.ply())) this.session.replay(move);
    return (await isReady()) === 'open';
  }

  /** Taps the square that completes a step; sometimes it is held first, and once the finger slides away. */
  async reach(square: string, isHeld: boolean) {
    const { fingers, words, table } = this;
    if (!isHeld) return fingers.tapSquare(square);
    const point = await fingers.pointIn(square);
    const board = (await table.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await words.textContent();
    await fingers.press(point);
    await expect(words).toContainText(/let go/i);
    await fingers.slide(
      [point],
      [{ x: point.x < board.x + board.width / 2 ? board.x + board.width - 4 : board.x + 4, y: point.y }],
    );
    await fingers.lift();
    await expect(words).toHaveText(before ?? '');
    await fingers.press(point);
    await expect(words).toContainText(/let go/i);
    await fingers.lift();
  }

  /** Plays a move by its squares. */
  async play(move: string, isHeld: boolean) {
    const { fingers, table } = this;
    const [count = ''] = /^\d+/.exec(move) ?? [];
    const squares = move.match(/[a-p]\d+/g) ?? [];
    const [from = '', ...steps] = squares;
    if (steps.length === 0) return this.reach(from, isHeld);
    await fingers.tapSquare(from);
    await expect(table.cell(from)).toHaveAccessibleName(/, selected$/);
    const chips = table.page.getByRole('radio');
    const chip = chips.nth(Number(count) - 1);
    if (count !== '' && (await chips.count()) > 0) {
      await fingers.swipeTo(chip);
      await fingers.tapButton(chip);
      await expect(chip).toBeChecked();
    }
    for (const [n, square] of steps.entries()) {
      const isLast = n === steps.length - 1;
      await this.reach(square, isHeld && isLast);
      if (!isLast) await expect(table.cell(square)).toHaveAccessibleName(/, selected$/);
    }
    const end = table.button('End turn');
    const isPlayed = async () => (await movesOf(table)).length > this.session.ply();
    await expect.poll(async () => (await isPlayed()) || (await end.isVisible()), { intervals: [20, 50] }).toBe(true);
    if (!(await isPlayed())) await fingers.tapButton(end);
  }

  /** Lays tokens, or exchanges one, or passes. */
  async lay(move: string, isHeld: boolean) {
    const { fingers, table } = this;
    const { page } = table;
    const token = (name: string) => page.locator('.rack').getByRole('button', { name, exact: true }).first();
    const nameOf = (piece: string) => moose.token(parseToken(piece));
    if (move === 'pass') return fingers.tapButton(table.button('Pass'));
    if (move.startsWith('~')) {
      await fingers.tapButton(table.button('Exchange'));
      await fingers.tapButton(token(nameOf(move.slice(1))));
      return fingers.tapButton(page.getByRole('button', { name: 'Exchange 1 token' }));
    }
    for (const [n, { piece, square }] of parseLay(move).entries()) {
      await fingers.bringIntoView(square);
      const racked = token(nameOf(piece));
      if (n % 2 === 1) {
        // Dragged from the rack.
        const { x, y, width, height } = (await racked.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [from, to] = [{ x: x + width / 2, y: y + height / 2 }, await fingers.pointIn(square)];
        await fingers.press(from);
        await fingers.slide([from], [to]);
        await fingers.lift();
      } else {
        await fingers.tapButton(racked);
        await expect(page.locator('.rack [aria-pressed="true"]')).toHaveCount(1);
        await this.reach(square, isHeld && n === 0);
      }
      await expect(table.cell(square)).toHaveAccessibleName(`${square}, ${nameOf(piece)}, can move`);
    }
    await fingers.tapButton(page.getByRole('button', { name: /^Lay/ }));
  }

  /**
   * Two fingers pinch and drag, one finger swipes over the board and the page: nothing is played and the page stays.
   */
  async playAround() {
    const { fingers, table } = this;
    const before = await table.names();
    const board = (await table.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const isZoomed = (await table.page.locator('.is-zoomed').count()) > 0;
    const [size] = [(await table.box('a1')).width];
    await fingers.gesture({ scale: 1.5 });
    if (isZoomed) await expect.poll(async () => (await table.box('a1')).width).toBeGreaterThan(size * 1.3);
    await fingers.gesture({ across: 60, down: -50 });
    await fingers.gesture({ scale: 1 / 1.5, across: -30 });
    await expect.poll(async () => Math.abs((await table.box('a1')).width - size)).toBeLessThan(1);
    // From a square that can't be picked, and from the words, up and down.
    const [idle] = await table.visible(
      before.filter((name) => !/can move|legal move|, selected/.test(name)).map((name) => name.split(',')[0] ?? ''),
    );
    const beside = { x: board.x + board.width / 2, y: board.y + board.height + 30 };
    for (const from of [...(idle ? [await fingers.pointIn(idle)] : []), beside]) {
      await fingers.press(from);
      await fingers.slide(
        [from],
        [{ x: from.x + 3, y: from.y > board.y + board.height / 2 ? board.y + 10 : board.y + board.height - 10 }],
      );
      await fingers.lift();
    }
    // And from there to a square that could be played or picked.
    const [open] = await table.visible(
      before.filter((name) => /can move|legal move/.test(name)).map((name) => name.split(',')[0] ?? ''),
    );
    if (idle && open) {
      const [from, to] = [await fingers.pointIn(idle), await fingers.pointIn(open)];
      await fingers.press(from);
      await fingers.slide([from], [to]);
      await fingers.lift();
    }
    expect(await table.names()).toEqual(before);
    expect(await movesOf(table)).toHaveLength(this.session.ply());
  }

  /** Where the page is: its scroll, its zoom, and the place of the board. */
  async place() {
    const board = await this.table.canvas.boundingBox();
    return {
      board,
      page: await this.table.page.evaluate(() => [
        scrollX,
        scrollY,
        visualViewport?.scale,
        visualViewport?.offsetTop,
        visualViewport?.offsetLeft,
      ]),
    };
  }
}

/** How many places a part of the page has within 20 frames. */
function placesOf(part: Locator) {
  return part.evaluate(async (element) => {
    const places = new Set<number>();
    for (let frame = 0; frame < 20; frame += 1) {
      places.add(element.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return places.size;
  });
}

/** The pieces that the opponent has in a position of Combo. */
function left(position: string, seat: number | null) {
  const theirs = position.matchAll(seat === 0 ? /w(\d+)/g : /b(\d+)/g);
  return [...theirs].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** How good a move is for the test, in each game: games are to be short, and to have what fingers find difficult. */
const MOVE_WORTH: Record<string, (course: Course, move: string) => number> = {
  // Some turns with several jumps.
  gambit: (course, move) => course.chance() * move.length,
  // Captures, then large stacks.
  combo: (course, move) => {
    const { session } = course;
    const after = session.after(move);
    return -10 * left(after, session.status().toMove) - (after.match(/[bw]\d/g) ?? []).length + 2 * course.chance();
  },
  triboard: (course) => course.chance(),
  // Many points, as long as tokens can be laid; exchanges of one token otherwise.
  luckymoose: ({ session }, move) => {
    if (!move.includes('@')) return move === 'pass' ? -1 : -move.length;
    return 1 + Number(session.after(move).split(' ')[2]?.split(',')[session.status().toMove ?? 0]);
  },
};

/** Near the end of a game of Combo, with a stack that has chips. */
const COMBO_LATE = '8/8/3,w2,4/8/2,b4,5/8/8/8_b_94';

const GAMES: [string, string, typeof COMBO | undefined, string, typeof PHONE][] = [
  ['Gambit', 'gambit', undefined, 'players=human,human', PHONE],
  ['Combo', 'combo', COMBO, `players=human,human${isLong ? '' : `&position=${COMBO_LATE}`}`, PHONE],
  ['Triboard', 'triboard', TRIBOARD, 'players=human,beginner,beginner&seed=3', PHONE],
  ['Triboard on a zoomed board', 'triboard', TRIBOARD, 'players=beginner,human,beginner&seed=5', NARROW],
  ['LuckyMoose on a zoomed board', 'luckymoose', LUCKYMOOSE, 'players=human,beginner&seed=4&sets=1', PHONE],
];

/** How many moves of a game are left when it is opened. */
const MOVES_LEFT: Record<string, number> = { triboard: 6, luckymoose: 4 };

// Usually the stacks of Combo and the zoomed boards; `play` has a whole game of Gambit by touch.
for (const [name, id, game, link, phone] of usually(GAMES, ([name]) => name === 'Combo' || name.includes('zoomed'))) {
  test(`a game to its end of ${name} by touch alone`, async ({ device }) => {
    test.setTimeout(180_000);
    const { Session } = await loadEngine();
    const page = await device(phone);
    await disablePause(page);
    const table = new TablePage(page, game);
    const setup = new URLSearchParams(link);
    const options = [
      `seed=${setup.get('seed') ?? 0}`,
      ...(id === 'luckymoose' ? ['players=2 size=15 sets=1'] : []),
    ].join(' ');
    const left = MOVES_LEFT[id];
    const moves = isLong || left === undefined ? '' : `&moves=${await movesNearEnd(id, options, left)}`;
    await table.open(`#/${id}?${link}${moves}`);
    await expect(page.locator('.is-zoomed')).toHaveCount(name.includes('zoomed') ? 1 : 0);
    const position = setup.get('position')?.replaceAll('_', ' ');
    const session = position === undefined ? Session.start(id, options) : Session.open(id, '', position);
    const course = new Course(table, await Fingers.at(table), session);
    const place = await course.place();
    for (let turn = 0; await course.wait(); turn += 1) {
      if (turn % PLAY_AROUND_EVERY === 1) await course.playAround();
      const worth = new Map(course.session.legal().map((move) => [move, MOVE_WORTH[id]?.(course, move) ?? 0]));
      const [[meant = ''] = []] = [...worth].sort(([, a], [, b]) => b - a);
      const isHeld = turn % HOLD_EVERY === 0;
      if (id === 'luckymoose') await course.lay(meant, isHeld);
      else await course.play(meant, isHeld);
      const ply = course.session.ply();
      await expect.poll(async () => (await movesOf(table)).length, { intervals: [20, 50] }).toBeGreaterThan(ply);
      const played = (await movesOf(table))[ply];
      if (meant.startsWith('~')) expect(played).toMatch(/^~/);
      else expect(played, `turn ${turn}`).toBe(meant);
      if (!(await table.isOver())) expect(await course.place()).toEqual(place);
    }
    expect(course.session.status().toMove).toBeNull();
    const card = page.locator('.end');
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Rematch' })).toBeVisible();
    expect((await course.place()).page).toEqual(place.page);
    course.session.free();
    // The card is touched as well, once it stands still.
    const review = card.getByRole('button', { name: 'Review' });
    await expect.poll(() => placesOf(review)).toBe(1);
    await course.fingers.tapButton(review);
    await expect(page.locator('.review')).toBeVisible();
  });
}
