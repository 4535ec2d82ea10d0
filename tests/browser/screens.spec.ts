// Every screen: no axe violations, no unwanted scrolling, a sharp board.

import { chromium, type Page } from '@playwright/test';
import combo from '../../www/games/combo/words/en.ts';
import luckymoose from '../../www/games/luckymoose/words/en.ts';
import { launchOptions } from '../tools/chromium.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { CHAIN, COMBO, GAME, HINT, LUCKYMOOSE, PEOPLE, TRIBOARD, TablePage, pressTool } from './table.ts';

/** Stacks of all sizes; the one on d5 has every kind of move. */
const STACKS = '8/1,w4,5,b2/8/3,b5,1,w2,2/2,w3,5/8/1,b3,3,w4,2/b6,6,w1_b_3';

const PLAYED = `${PEOPLE}&seed=1&moves=d2xd4_e3xe1`;

/** Invites somebody to a game, and returns the fragment of the invitation. */
async function inviteTo(page: Page) {
  await new TablePage(page).open('#/gambit');
  await pressTool(page, 'New game');
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'A person' }).check();
  await dialog.getByRole('radio', { name: /^Live/ }).check();
  await dialog.getByRole('button', { name: 'Play' }).click();
  const link = page.getByRole('dialog', { name: 'Play across devices' }).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/live\?o=/);
  return new URL(await link.inputValue()).hash;
}

/** How to reach each screen. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  hall: async (page) => {
    await page.goto('./#/');
    await expect(page.getByRole('link', { name: /Gambit/ })).toBeVisible();
  },
  'hall with earlier games': async (page) => {
    await new TablePage(page).open(PLAYED);
    await pressTool(page, 'Restart');
    await page.goto('./#/');
    await expect(page.getByRole('heading', { name: 'Earlier games' })).toBeVisible();
  },
  course: async (page) => {
    await page.goto('./#/gambit/course');
    await expect(page.locator('.course-next canvas')).toBeVisible();
  },
  puzzles: async (page) => {
    await page.goto('./#/puzzles');
    await expect(page.locator('.puzzle-card canvas')).toHaveCount(4);
  },
  'puzzles of a game': async (page) => {
    await page.goto('./#/combo/puzzles');
    await expect(page.locator('.day canvas')).toBeVisible();
  },
  'a puzzle with its solution': async (page) => {
    await page.goto('./#/gambit/puzzles/2026-11-22');
    await page.getByRole('button', { name: 'View the solution' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is the solution.');
  },
  table: async (page) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,easy');
    await table.tap('f2');
  },
  'a chain under way': async (page) => {
    const table = new TablePage(page);
    await table.open(CHAIN);
    await table.tap('b2', 'd4');
    await expect(table.button('End turn')).toBeVisible();
  },
  'an invitation to play on two devices': async (page) => {
    await inviteTo(page);
  },
  'an invitation on the other device': async (page) => {
    const fragment = await inviteTo(page);
    // Nothing is kept there of who invites.
    await page.goto('./404.html');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`./${fragment}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/live\?a=/);
  },
  'hint and analysis': async (page) => {
    const table = new TablePage(page);
    await table.open(PLAYED);
    await table.button('Hint').click();
    await expect(table.status).toContainText(HINT);
    await pressTool(page, 'Analyse');
    const summary = page.getByText('proved for all');
    await expect(summary).toBeAttached();
    // On a phone the values are under the board if there is room, which is known after a moment, or in the sheet.
    const more = table.button('More');
    await expect(async () => {
      if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'true')
        await page.keyboard.press('Escape');
      else if (!(await summary.isVisible())) await more.click();
      await expect(summary).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
  'the end of a game': async (page) => {
    const table = new TablePage(page);
    await table.open(`${PEOPLE}&moves=${GAME.moves.join('_')}`);
    await expect(table.status).toHaveText(GAME.words);
  },
  'a broken link': async (page) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,human&moves=d2xd4_e3xe5');
    await expect(table.notice).not.toBeEmpty();
  },
  'computers that pause': async (page) => {
    await new TablePage(page).open('#/gambit?players=easy,easy&seed=1');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Step' })).toBeVisible();
  },
  'new game': async (page) => {
    await new TablePage(page).open();
    await pressTool(page, 'New game');
    await more(page);
    await page.getByLabel('Start from a position').fill('8/9/8/8 o');
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  },
  share: async (page) => {
    await new TablePage(page).open();
    await pressTool(page, 'Share');
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  },
  'share as a code': async (page) => {
    await new TablePage(page).open();
    await pressTool(page, 'Share');
    await page.getByRole('button', { name: 'QR code' }).click();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  },
  'a game by link': async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open('#/combo?players=human,human&match=abcdefgh-1');
    await table.tap('d2', 'd3');
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  },
  'the hall with a game by link': async (page) => {
    await new TablePage(page).open('#/gambit?players=human,human&match=abcdefgh-1');
    await page.goto('./#/');
    await expect(page.getByRole('heading', { name: 'Games by link' })).toBeVisible();
  },
  'a board for another page': async (page) => {
    await page.goto('./#/combo/embed?players=human,hard');
    await expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/<gambol-board game="combo"/);
    // The frame is loaded when it is scrolled near.
    await page.locator('.preview').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('gambol-board iframe').getByRole('grid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the table' })).toBeVisible();
    // The list may be longer than the window, and must scroll then.
    await page.getByRole('button', { name: 'Copy: As a plain frame' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Copy: As a plain frame' })).toBeInViewport();
  },
  'a board alone': async (page) => {
    await page.goto('./?embed#/gambit?players=human,human&moves=d2xd4_e3xe1');
    await expect(page.getByRole('grid')).toBeVisible();
  },
  settings: async (page) => {
    await new TablePage(page).open();
    await pressTool(page, 'Settings');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('./#/gambit/rules');
    await expect(page.getByRole('heading', { name: 'How to play Gambit' })).toBeVisible();
  },
  'a stack of Combo': async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open(`#/combo?players=human,human&position=${STACKS}`);
    await table.tap('d5');
    const chips = page.getByRole('radiogroup', { name: combo.howMany });
    await expect(chips).toBeVisible();
    await chips.getByRole('radio', { name: '2', exact: true }).click();
  },
  'the end of a game of Combo': async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open('#/combo?players=human,human&position=8/8/8/8/8/8/8/b2,6,w1_b_100');
    await expect(table.status).toContainText(combo.end.hundred(false));
  },
  'new game of Combo': async (page) => {
    await new TablePage(page, COMBO).open('#/combo?players=human,human');
    await pressTool(page, 'New game');
    await more(page);
    await expect(page.getByLabel(combo.draws.label)).toBeVisible();
  },
  'a board of Triboard': async (page) => {
    const table = new TablePage(page, TRIBOARD);
    await table.open('#/triboard?players=human,human,human&seed=42');
    await table.cell(await table.squareWith('legal move')).focus();
  },
  'new game of Triboard': async (page) => {
    await new TablePage(page, TRIBOARD).open('#/triboard?players=human,human,human&seed=42');
    await pressTool(page, 'New game');
    await more(page);
    await expect(page.getByLabel(/^Board number/)).toBeVisible();
  },
  'rules of Triboard': async (page) => {
    await page.goto('./#/triboard/rules');
    await expect(page.getByRole('heading', { name: 'How to play Triboard' })).toBeVisible();
  },
  'a lay of LuckyMoose': async (page) => {
    const table = new TablePage(page, LUCKYMOOSE);
    await table.open('#/luckymoose?seed=42&players=human,easy,easy,easy');
    await page.getByRole('button', { name: 'green stone' }).click();
    await table.tap('h8');
    await page.getByRole('button', { name: 'blue stone' }).click();
    await table.tap('i8');
    await page.getByRole('button', { name: 'orange stone' }).click();
    await expect(page.getByRole('button', { name: 'Lay for 4' })).toBeVisible();
  },
  'a device that is passed on': async (page) => {
    await new TablePage(page, LUCKYMOOSE).open('#/luckymoose?seed=42&players=human,human,human&size=21');
    await expect(page.getByRole('button', { name: 'I am Player 1: show my hand' })).toBeVisible();
  },
  'the end of a game of LuckyMoose': async (page) => {
    const table = new TablePage(page, LUCKYMOOSE);
    await table.open(
      '#/luckymoose?players=human,human&position=9/9/9/9/4,r1,4/9/9/9/9_1_10,12_r2/p6_-_0_0000000000000000',
    );
    await page.getByRole('button', { name: 'I am Player 1: show my hand' }).click();
    await page.getByRole('button', { name: 'red star' }).click();
    await table.tap('f5');
    await page.getByRole('button', { name: /^Lay/ }).click();
    await expect(table.status).toContainText('Game over. Player 1 wins, 20 to 12.');
    const parts = page.getByRole('list', { name: 'The points' }).getByRole('listitem');
    await expect(parts).toHaveText(['Player 1Lines 4 · Out 6 · Before 1020', 'Player 212']);
    await expect(parts.first()).toBeVisible();
  },
  'new game of LuckyMoose': async (page) => {
    await new TablePage(page, LUCKYMOOSE).open('#/luckymoose?seed=42&players=human,easy');
    await pressTool(page, 'New game');
    await more(page);
    await expect(page.getByLabel(luckymoose.size.label)).toBeVisible();
  },
  'rules of LuckyMoose': async (page) => {
    await page.goto('./#/luckymoose/rules');
    await expect(page.getByRole('heading', { name: 'How to play LuckyMoose' })).toBeVisible();
  },
  'a clock of Combo': async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open('#/combo?players=human,human&clock=600+5&left=3600,9');
    await expect(table.players.locator('.time')).toHaveCount(2);
  },
  'new game of Combo with a clock': async (page) => {
    await new TablePage(page, COMBO).open('#/combo?players=human,human&clock=600+5');
    await pressTool(page, 'New game');
    await more(page);
    await expect(page.getByLabel('Minutes for each side')).toHaveValue('10');
  },
  'rules of Combo': async (page) => {
    await page.goto('./#/combo/rules');
    await expect(page.getByRole('heading', { name: 'How to play Combo' })).toBeVisible();
  },
};

/** Screens whose accessibility alone is tested here. */
const AXE_ONLY_SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'a wrong move at a puzzle': async (page) => {
    const solution = encodeURIComponent('f4xf2_g1xe3_e4xe2xc4');
    await page.goto(`./#/gambit/puzzles?position=1o2oo2/3x1x1x/o7/2x3x1_o&solution=${solution}&goal=most`);
    await new TablePage(page).tap('e4', 'c2');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('.verdict p')).toContainText(/\d/);
  },
};

/** The screens on which axe usually runs: each kind of part once. */
const AXE_SCREENS = [
  'hall with earlier games',
  'course',
  'puzzles of a game',
  'hint and analysis',
  'new game',
  'share as a code',
  'a board for another page',
  'settings',
  'a stack of Combo',
  'a lay of LuckyMoose',
  'the end of a game of LuckyMoose',
  'rules of LuckyMoose',
];
/** Those of them whose colours are usually checked in the dark, too. */
const DARK = ['hall with earlier games', 'settings'];

/** Opens the further settings of the dialog for a new game. */
function more(page: Page) {
  return page.getByRole('dialog').getByText('More', { exact: true }).click();
}

/** Expects that axe finds no violations on the page in both themes, or only in the light one. */
async function expectAccessibleInBoth(page: Page, isInDark = true) {
  for (const colorScheme of (isInDark ? ['light', 'dark'] : ['light']) as ('light' | 'dark')[]) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Colours are checked after their transitions.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // Only the colours differ between the two.
    await expectAccessible(page, colorScheme === 'light' ? undefined : ['color-contrast']);
  }
}

for (const [name, open] of usually(Object.entries({ ...SCREENS, ...AXE_ONLY_SCREENS }), ([name]) =>
  AXE_SCREENS.includes(name),
)) {
  test(`axe finds no violations: ${name}`, async ({ page }) => {
    await open(page);
    if (name in SCREENS) await expect(() => expectFits(page)).toPass();
    await expectAccessibleInBoth(page, isLong || DARK.includes(name));
  });
}

test('axe finds no violations: the sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await new TablePage(page).open(PLAYED);
  const more = page.getByRole('button', { name: 'More' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByText('proved for all')).toBeVisible();
  await more.click();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
});

test('axe finds no violations: a page that could not be loaded', async ({ page, allowConsole }) => {
  // What is no engine hasn't its hash either.
  allowConsole(/engine: status|404|Failed to (fetch|find a valid digest)|integrity/);
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./#/gambit');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

/** The screens that scroll. */
const PAGES = /^(hall|course|puzzles|the hall|rules|a board for)/;

const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
];

// The usual screens are measured at 1280 × 800 before axe runs.
for (const [width = 0, height = 0] of usually(SIZES, (_, n) => n === 0)) {
  test(`fits ${width} × ${height}`, async ({ page }) => {
    // Without a graphics card, the largest boards take a browser long to paint.
    test.slow();
    await page.setViewportSize({ width, height });
    // Usually the tables and dialogs, which must fit in height, too; `pseudo` has the widths of all screens.
    for (const [name, open] of usually(Object.entries(SCREENS), ([name]) => !PAGES.test(name))) {
      await test.step(name, async () => {
        await open(page);
        await expect(() => expectFits(page)).toPass();
        // A dialog would stay open on the next screen.
        await page.keyboard.press('Escape');
      });
    }
  });
}

test('magnified text scrolls only vertically, and everything can be reached', async ({ page }) => {
  const table = new TablePage(page);
  const sizes = usually(
    [
      [360, 640, 26],
      [320, 256, 16],
      [640, 360, 26],
    ],
    (_, n) => n < 2,
  );
  for (const [width = 0, height = 0, font = 0] of sizes) {
    await test.step(`${width} × ${height}, ${font} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await table.open('#/gambit?players=human,human&seed=1');
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), font);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways')
        .toBe(0);
      await table.button('New game').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await table.canvas.scrollIntoViewIfNeeded();
      await table.tap('d2', 'd4');
      await expect(table.status).toContainText('Black jumps d2 to d4');
    });
  }
});

/** Expects no horizontal scrolling; for a table, no scrolling at all and all parts visible. */
async function expectFits(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog')].map((element) => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
      return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
    }),
  );
  for (const { x } of over) expect(x, 'scrolls sideways').toBe(0);
  for (const dialog of await page.getByRole('dialog').all()) {
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  if (!/^#\/\w+\?/.test(new URL(page.url()).hash)) return;
  expect(over[0]?.y, 'scrolls').toBe(0);
  const box = await page.locator('.play > .board > canvas').boundingBox();
  if (!box) throw new Error('there is no board');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  // On a phone in portrait, from edge to edge, or as close as the text below allows; at the end above the result.
  const isSquare = box.height > 0.6 * box.width;
  const isEnded = (await page.locator('.is-ended').count()) > 0;
  const room = isSquare ? (isEnded ? 0.8 : 0.9) * width : width;
  expect(box.width).toBeGreaterThanOrEqual(width < height ? Math.min(room, 600) : isSquare ? 150 : 300);
  // The text and the actions are also visible, and do not overlap the board.
  for (const part of await page.locator('main [role=status], .offer:visible, .bar:visible').all()) {
    const { x, y, width: wide, height: tall } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(y + tall).toBeLessThanOrEqual(height);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y >= box.y + box.height || x >= box.x + box.width, 'covers nothing of the board').toBe(true);
  }
}

for (const factor of usually([1, 1.5, 2, 3], (factor) => factor === 1.5)) {
  test(`the board is sharp at a device pixel ratio of ${factor}`, async ({ baseURL }) => {
    // An emulated scale factor does not affect the device pixel sizes reported for a canvas.
    const { args, ...options } = launchOptions();
    const browser = await chromium.launch({ ...options, args: [...args, `--force-device-scale-factor=${factor}`] });
    const page = await browser.newPage({ baseURL, deviceScaleFactor: factor, viewport: { width: 411, height: 731 } });
    await new TablePage(page).open();
    const sizes = () =>
      page.locator('canvas').evaluate((element) => {
        const canvas = element as HTMLCanvasElement;
        const { width, height } = canvas.getBoundingClientRect();
        const off = [canvas.width - width * devicePixelRatio, canvas.height - height * devicePixelRatio];
        return Math.max(...off.map(Math.abs));
      });
    await expect.poll(sizes).toBeLessThanOrEqual(1);
    // Also after the window has been resized.
    await page.setViewportSize({ width: 733, height: 411 });
    await expect.poll(sizes).toBeLessThanOrEqual(1);
    await browser.close();
  });
}
