// LuckyMoose on the page: hidden hands, lays in progress, and what each player is told.

import en from '../../www/games/luckymoose/words/en.ts';
import { heard } from '../../www/words/vocabulary.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { linesOf } from './lines.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { movesNearEnd } from './nearend.ts';
import { Rack, byPointer, expectNoLeak } from './rack.ts';
import { HINT, LUCKYMOOSE, TablePage, disablePause } from './table.ts';
import type { Locator, Page } from '@playwright/test';

/** Every kind of token exists once, so the board reveals no token of a hand. */
const SMALL = '&size=9&sets=1';

/**
 * A link to a game on the small board, usually near its end.
 *
 * @param left how many moves are left
 */
async function gameOf(players: string[], seed: number, left: number) {
  const link = `#/luckymoose?seed=${seed}&players=${players.join()}${SMALL}`;
  return isLong
    ? link
    : `${link}&moves=${await movesNearEnd('luckymoose', `seed=${seed} players=${players.length} size=9 sets=1`, left)}`;
}

function byKeyboard(table: TablePage) {
  const { page } = table;
  const walk = async (target: Locator) => {
    // Tab reaches everything, in one round.
    for (let n = 0; n < 60; n += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not come there');
  };
  const button = (name: string) => page.locator('.hand').getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    press: async (name: string) => {
      await walk(button(name));
      await page.keyboard.press('Enter');
    },
    tap: async (square: string) => {
      for (let n = 0; (await table.focused()) === null; n += 1) {
        if (n > 60) throw new Error('Tab does not come to the board');
        await page.keyboard.press('Shift+Tab');
      }
      await table.press(square);
    },
    take: async (place: number) => {
      await walk(page.locator('.rack').getByRole('button').nth(place));
      await page.keyboard.press(' ');
    },
  };
}

/** Waits until a person is to move or the game is over; returns whether it continues. */
async function waitForTurn(table: TablePage, rack: Rack) {
  await expect
    .poll(async () => (await table.isOver()) || (await rack.hold.isVisible()) || (await rack.lay.isVisible()), {
      timeout: 20_000,
      intervals: [50],
    })
    .toBe(true);
  return !(await table.isOver());
}

/** Records the messages to workers. */
async function recordMessages(page: Page) {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    (window as any).sent = [];
    Worker.prototype.postMessage = function (message: any, ...rest: any) {
      if (message?.type === 'think') (window as any).sent.push(JSON.stringify(message));
      return (post as any).call(this, message, ...rest);
    };
  });
}

/** Asserts that each request to a worker holds only what its seat may know. */
async function expectFairRequests(page: Page) {
  const sent: string[] = await page.evaluate(() => (window as any).sent.splice(0));
  const link = await page.evaluate(() => String(history.state?.link ?? location.hash));
  const dealt = new URLSearchParams(link.split('?')[1]).get('seed');
  expect(dealt).not.toBeNull();
  for (const text of sent) {
    const { view, moves, seed } = JSON.parse(text);
    const [board, mover, , hands, pool, , generator] = view.split(' ');
    expect(moves).toEqual([]);
    expect([/^\d+$/.test(pool), generator]).toEqual([true, '-']);
    hands.split('/').forEach((hand: string, seat: number) => {
      expect(/^\d$/.test(hand), `seat ${seat} in ${view}`).toBe(seat !== mover - 1);
    });
    expect(text.match(/@|~/), 'nothing but a view').toBeNull();
    expect(board).toContain('/');
    expect(dealt).not.toBe(String(seed));
  }
  return sent.length;
}

onlyLong(test)(
  'a game to its end by pointer against two computers, without revealing hidden hands',
  async ({ page }) => {
    test.slow();
    await disablePause(page);
    await recordMessages(page);
    const table = new TablePage(page, LUCKYMOOSE);
    const rack = new Rack(table);
    await table.open(await gameOf(['human', 'easy', 'beginner'], 5, 9));
    let questions = 0;
    while (await waitForTurn(table, rack)) {
      await expectNoLeak(table, 0);
      questions += await expectFairRequests(page);
      await rack.turn(byPointer(table));
    }
    await expectNoLeak(table, 0);
    questions += await expectFairRequests(page);
    expect(questions).toBeGreaterThan(4);
    // Each score is shown with its parts, which add up.
    const parts = page.getByRole('list', { name: 'The points' }).getByRole('listitem');
    await expect(parts).toHaveCount(3);
    const rows = await parts.evaluateAll((all) =>
      all.map((row) => ({
        name: row.querySelector('.what')?.firstChild?.textContent,
        points: [...(row.querySelector('small')?.textContent ?? '').matchAll(/\d+/g)].map(Number),
        total: Number(row.querySelector('b')?.textContent),
      })),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(['Lulu', 'Sami', 'You']);
    for (const { name, points, total } of rows) {
      // A score of a single part needs no list.
      if (points.length > 0) expect(points.reduce((a, b) => a + b, 0)).toBe(total);
      await expect(table.players.nth(['You', 'Sami', 'Lulu'].indexOf(name ?? ''))).toContainText(`${total} pts`);
    }
  },
);

test('a game to its end by keyboard alone, against the computer', async ({ page }) => {
  test.slow();
  await disablePause(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(await gameOf(['human', 'beginner'], 8, 3));
  while (await waitForTurn(table, rack)) await rack.turn(byKeyboard(table));
  await expect(table.status).toContainText('Game over.');
});

test('a game to its end between two people, who pass the device on and never see the other hand', async ({ page }) => {
  // From the first move on it takes half a minute on an idle machine.
  test.setTimeout(300_000);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(await gameOf(['human', 'human'], 3, 4));
  const begin = await table.moves.count();
  for (let turn = begin; await waitForTurn(table, rack); turn += 1) {
    // No hand is shown until the next person confirms being ready.
    await expect(rack.tokens).toHaveCount(0);
    const isChecked = (turn - begin) % 8 < 2;
    if (isChecked) await expectNoLeak(table, null);
    await expect(rack.hold).toHaveText(`I am Player ${1 + (turn % 2)}`);
    await rack.hold.click();
    await expect(rack.tokens).not.toHaveCount(0);
    if (isChecked) await expectNoLeak(table, turn % 2);
    await rack.turn(byPointer(table));
  }
  await expectNoLeak(table, null);
});

const DEAL = '#/luckymoose?seed=42&players=human,human';

test('a lay is built, rearranged, scored on the way, and taken back', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  // Before that the board explains what to do.
  await table.tap('h8');
  await expect(table.status).toContainText('press “I am Player');
  await rack.hold.click();
  await expect
    .poll(() => rack.names())
    .toEqual(['red sun', 'orange stone', 'green stone', 'blue stone', 'purple star', 'purple leaf']);
  await table.tap('h8');
  await expect(table.status).toHaveText(en.refused.pick);
  await rack.token('orange stone').click();
  await table.tap('a1');
  await expect(table.status).toHaveText(heard(en.lacks.centre('h8')));
  await table.tap('h8');
  await table.expectNames('h8, orange stone, can move');
  await expect(table.status).toHaveText('No line yet: 0 points.');
  await rack.token('green stone').click();
  await table.tap('h9');
  await expect(table.status).toHaveText('2 tokens = 4.');
  await expect(rack.lay).toHaveText('Lay for 4');
  // The reason why a tile is not legal.
  await rack.token('purple star').click();
  await table.tap('h10');
  await expect(table.status).toContainText(
    'That would make a line of an orange stone, a green stone and a purple star.',
  );
  await table.tap('i9');
  await expect(table.status).toHaveText(en.lacks.notInRow);
  await rack.token('purple star').click();
  // Tokens are moved by tap and by drag.
  await table.tap('h9', 'h7');
  await table.expectNames('h9, empty', 'h7, green stone, can move');
  await table.drag('h7', 'h9');
  await table.expectNames('h7, empty', 'h9, green stone, can move');
  // A token dropped outside the board returns to the hand, and so does one that is tapped there.
  const box = await table.canvas.boundingBox();
  const from = await table.point('h9');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(from.x, (box?.y ?? 0) + (box?.height ?? 0) + 8, { steps: 3 });
  await page.mouse.up();
  await table.expectNames('h9, empty');
  await rack.token('orange stone').click();
  await table.expectNames('h8, empty, centre');
  // From the rack to the board by drag.
  const token = await rack.token('green stone').boundingBox();
  const target = await table.point('h8');
  await page.mouse.move((token?.x ?? 0) + 20, (token?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await page.mouse.up();
  await table.expectNames('h8, green stone, can move');
  // Undo takes back one token, Take back all of them.
  await rack.token('blue stone').click();
  await table.tap('i8');
  await table.button('Undo').click();
  await table.expectNames('i8, empty', 'h8, green stone, can move');
  await table.button('Take back').click();
  await table.expectNames('h8, empty, centre');
  await expect(rack.lay).toHaveAttribute('aria-disabled', 'true');
  await expect(table.moves).toHaveCount(0);
});

test('a dragged token floats beside the pointer, its target lights up, and its lines are added up', async ({
  page,
}) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open('#/luckymoose?seed=42&players=human,beginner');
  const empty = await table.colour('h8');
  const from = await rack.token('orange stone').boundingBox();
  const [away, target] = [await table.point('c3'), await table.point('h8')];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(away.x, away.y, { steps: 6 });
  await expect.poll(() => table.colour('h8')).not.toBe(empty);
  const peg = await table.colour('h8');
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await expect.poll(() => table.colour('h8')).not.toBe(peg);
  const ghost = page.locator('.ghost svg');
  await expect
    .poll(async () => {
      const box = await ghost.boundingBox();
      return box !== null && box.y + box.height < target.y && Math.abs(box.x + box.width / 2 - target.x) < box.width;
    })
    .toBe(true);
  await page.mouse.up();
  await table.expectNames('h8, orange stone, can move');
  await expect(ghost).toHaveCount(0);
  const terms = page.locator('.term');
  await expect(terms).toHaveCount(0);
  await rack.token('green stone').click();
  await table.tap('h9');
  await expect(terms).toHaveText(['2 tokens = 4']);
  await expect(terms.locator('svg')).toHaveCount(2);
  // The status text is shown again as soon as it says something else.
  await rack.token('purple star').click();
  await table.tap('h10');
  await expect(table.status).toContainText('That would make a line');
  await expect(terms).toHaveCount(0);
});

test('a zoomed board goes to the targets of a picked token, which its map shows and does not cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new TablePage(page, LUCKYMOOSE);
  const board = `${'15/'.repeat(13)}1,r1,13/15`;
  await table.open(
    `#/luckymoose?players=human,easy&position=${board}_1_0,0_r2g4g5b5b6p6/o1o2y3y4g1g2_b4_0_0000000000000000`,
  );
  await expect(page.locator('.map')).toBeVisible();
  expect(await table.visible(['b3', 'b1', 'c2', 'a2'])).toEqual([]);
  const map = () => page.locator('.map canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await map();
  const tokens = page.locator('.rack').getByRole('button');
  await tokens.nth(0).click();
  await expect.poll(() => table.visible(['b3', 'b1', 'c2', 'a2'])).not.toEqual([]);
  await expect.poll(map).not.toBe(before);
  await tokens.nth(1).click();
  await expect(table.status).toContainText('fits nowhere this turn.');
});

test('a zoomed board shows the same squares when it is flipped, and its map follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,human&seed=42&moves=o6@h8,g6@h9,b6@h10');
  const map = () => page.locator('.map canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  await page.locator('.map').click({ position: { x: 4, y: 4 } });
  await expect.poll(() => table.visible(['b14', 'n2'])).toEqual(['b14']);
  const before = await map();
  await page.keyboard.press('o');
  await expect.poll(() => table.visible(['b14', 'n2'])).toEqual(['b14']);
  await expect.poll(map).not.toBe(before);
  const light = await map();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(map).not.toBe(light);
});

test('an exchange shows its tokens only to its player', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open('#/luckymoose?seed=42&players=human,beginner');
  await table.button('Exchange').click();
  await expect(table.status).toHaveText('Pick the tokens to exchange.');
  await table.tap('h8');
  await expect(table.status).toContainText(en.refused.exchange);
  await rack.token('purple star').click();
  await rack.token('red sun').click();
  await rack.token('blue stone').click();
  await rack.token('red sun').click();
  await table.button('Exchange 2 tokens').click();
  await expect(table.moves.first()).toHaveText('~b6p2');
  await expect.poll(() => table.fragment()).toContain('moves=~45');
  // The link shows others the same game without the tokens.
  await expect.poll(() => table.moves.count()).toBe(2);
  const fragment = await table.fragment();
  await table.open(fragment.replace('players=human,beginner', 'players=human,human'));
  await expect(table.moves.first()).toHaveText('~??');
  await table.open(fragment);
  await expect(table.moves.first()).toHaveText('~b6p2');
  // A link may name the tokens themselves.
  await table.open('#/luckymoose?seed=42&players=human,human&moves=~b6p2');
  await expect(table.moves).toHaveCount(1);
  await expect.poll(() => table.fragment()).toContain('moves=~45');
});

onlyLong(test)('a lay that is undone and redone draws the same tokens', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open('#/luckymoose?seed=42&players=human,beginner');
  const lay = async () => {
    await rack.token('green stone').click();
    await table.tap('h8');
    await rack.lay.click();
    await expect(rack.lay).toBeVisible();
    await expect.poll(() => table.moves.count()).toBeGreaterThan(1);
    return rack.names();
  };
  const hand = await rack.names();
  const drawn = await lay();
  expect(drawn).not.toEqual(hand);
  await table.button('Undo').click();
  await expect.poll(() => rack.names()).toEqual(hand);
  // The list still has the moves of before.
  await lay();
  await expect.poll(() => rack.names()).toEqual(drawn);
  await expect.poll(() => table.fragment()).not.toContain('position');
});

test('hint and analysis are shown only to the player to move', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await table.button('Hint').click();
  await expect(table.status).toContainText('Only they can ask for a hint.');
  await rack.hold.click();
  await table.button('Hint').click();
  await expect(table.status).toContainText(HINT);
  await table.button('Analyse').click();
  await expect(page.getByRole('list', { name: 'Values of the moves' }).getByRole('button').first()).toBeVisible();
  await rack.token('green stone').click();
  await table.tap('h8');
  await rack.lay.click();
  await expect(rack.hold).toBeVisible();
  await expect(page.getByRole('list', { name: 'Values of the moves' }).getByRole('button')).toHaveCount(0);
});

test('boards of every size, two to four players, and sets', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=1&players=human,easy,easy,human&size=21&sets=6');
  await expect(table.grid).toHaveAccessibleName('LuckyMoose, 21 files and 21 ranks');
  await expect(table.cells).toHaveCount(441);
  await table.expectNames('a1, empty, times 3', 'k11, empty, centre', 'u21, empty, times 3', 'h8, empty, times 2');
  await expect(table.players).toHaveCount(4);
  await expect(page.getByText('Pool: 192')).toBeVisible();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel(en.size.label).selectOption('9');
  await dialog.getByLabel(en.sets.label).selectOption('1');
  await dialog.getByLabel('Player 3').selectOption('Nobody');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(table.cells).toHaveCount(81);
  await expect(table.players).toHaveCount(3);
  await expect(page.getByText('Pool: 18')).toBeVisible();
  await expect.poll(() => table.fragment()).toContain('players=human,easy,human&size=9&sets=1');
  // A position has its own number of players.
  await table.open(
    '#/luckymoose?players=human,human,human&position=9/9/9/9/9/9/9/9/9_1_0,0_r1/r2_r3_0_0000000000000000',
  );
  await expect(table.notice).toContainText('3 players, but 2 play');
  await expect(table.players).toHaveCount(2);
});

onlyLong(test)('a position of a game with hands is not shared', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(DEAL);
  await table.button('Share').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /position/i })).toHaveCount(0);
  // A link that reveals the hands is shared only after a warning.
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(
    /#\/luckymoose\?view=[\d/]+_1_0,0_6\/6_96_0_-&players=human,human$/,
  );
  await dialog.getByRole('radio', { name: /^The game itself.* can work out every hand, yours too/ }).check();
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(/#\/luckymoose\?seed=42&players=human,human$/);
  await expectAccessible(page);
});

onlyLong(test)('computers play each other, and nobody’s hand is shown', async ({ page }) => {
  test.slow();
  await disablePause(page);
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(await gameOf(['beginner', 'beginner'], 6, 6));
  await expect(table.status).toContainText('Game over.', { timeout: 60_000 });
  await expect(new Rack(table).tokens).toHaveCount(0);
});

test('on a phone the players are identified, and no name is cut', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const cases: [string, string[]][] = [
    ['human,easy', ['You', 'Sami']],
    ['beginner,human', ['Lulu', 'You']],
    ['human,human', ['Player 1', 'Player 2']],
    ['human,beginner,human', ['Player 1', 'Lulu', 'Player 3']],
    ['human,beginner,medium,beginner', ['You', 'Lulu', 'Nina', 'Lulu II']],
  ];
  for (const width of usually([320, 390], (width) => width === 320)) {
    await page.setViewportSize({ width, height: 640 });
    for (const [players, names] of cases) {
      await table.open(`#/luckymoose?seed=1&players=${players}`);
      const shown = table.players.locator('.seat:visible, .sitter:visible');
      await expect(shown, `${players} at ${width}`).toHaveText(names);
      const cut = await table.players.evaluateAll((rows) =>
        rows
          .filter((row) => [row, ...row.children].some((element) => element.scrollWidth > element.clientWidth + 1))
          .map((row) => row.textContent),
      );
      expect(cut, `${players} at ${width}`).toEqual([]);
    }
    // Two opponents leave room for whose turn it is, on one line.
    for (const [language, word] of [
      ['fr', 'À vous'],
      ['en', 'Your turn'],
    ] as const) {
      // The language of a link is that of the page that it opens.
      await page.goto('about:blank');
      await page.goto(`./#/luckymoose?lang=${language}&seed=42&players=human,human,human&moves=o6@h8,g6@h9,b6@h10`);
      const row = page.locator('.players li', { hasText: word });
      await expect(row.getByText(word), `${language} at ${width}`).toBeVisible();
      expect(await linesOf(row.locator('.said, .seat')), `${language} at ${width}`).toEqual([1, 1]);
    }
  }
});

test('the focus moves to the actions at the end of a game, and is never lost with a token', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.textContent ||
        document.activeElement?.getAttribute('data-square') ||
        document.activeElement?.className,
    );
  await table.open(
    '#/luckymoose?players=human,beginner&position=9/9/9/9/4,r1,4/9/9/9/9_1_10,12_r2/p6_-_0_0000000000000000',
  );
  await rack.token('red star').click();
  await table.tap('f5');
  await rack.lay.focus();
  await page.keyboard.press('Enter');
  await expect(table.status).toContainText('Game over.');
  await expect.poll(focused).toBe('Rematch');
  // The button is gone when the next game begins.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
