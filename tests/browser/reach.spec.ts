// What fits and what can be reached, beyond axe: names are never cut, nothing scrolls sideways, targets are large
// enough, and large or widely spaced text stays on the screen. One page visit per screen and size.

import { FIRST_CHAPTERS } from './course.ts';
import { addStyle, expect, test } from './fixtures.ts';
import { linkedExample } from '../tools/examples.ts';
import { isLong, usually } from './long.ts';
import { COMBO, GAME, LUCKYMOOSE, PEOPLE, TRIBOARD, TablePage } from './table.ts';
import { walk } from './walk.ts';
import type { Locator, Page } from '@playwright/test';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;
/** Usually on the smallest phone. */
const isUsual = ([, [width]]: [n: number, size: readonly [width: number, height: number]]) => isLong || width === 320;
/** The language with the longest words for each size in turn. */
const LANGUAGES = ['en', 'de', 'fr', 'ar'];

const LATE = linkedExample('triboard nearly full').replace(/r$/, 'b');
/** Tables with the longest names: those of the levels and of the seats. */
const TABLES = [
  '#/gambit?players=beginner,human&position=8/2x1x3/1o4x1/8_x',
  '#/combo?players=human,medium&clock=5400+0',
  `#/triboard?players=human,beginner,medium&position=${LATE}`,
  '#/luckymoose?players=human,beginner,medium,hard&seed=42',
];

/** Presses a button, and waits until its dialog is there. */
async function openDialog(page: Page, button: Locator) {
  await button.click({ timeout: 10_000 });
  await expect(page.locator('dialog')).toBeVisible();
}

/** The other screens, and what opens them. */
const SCREENS: [string, string, ((page: Page) => Promise<void>)?][] = [
  ['hall', '#/'],
  ['rules', '#/gambit/rules'],
  ['lesson', '#/combo/learn'],
  ['builder', '#/gambit/embed'],
  ['puzzles', '#/puzzles'],
  ['puzzles of a game', '#/gambit/puzzles'],
  ['a puzzle', '#/combo/puzzles/1'],
  ['a puzzle with a hand', '#/luckymoose/puzzles/1'],
  ['course', '#/combo/course'],
  ...FIRST_CHAPTERS.slice(0, 1).map(
    ({ game, chapter }) =>
      ['a lesson of a course', `#/${game}/course/${chapter?.key}/${chapter?.lessons[0]?.key}`] as [string, string],
  ),
  ...FIRST_CHAPTERS.slice(-1).map(
    ({ game, chapter }) => ['a game of a course', `#/${game}/course/${chapter?.key}/game`] as [string, string],
  ),
  ['end', `${PEOPLE}&moves=${GAME.moves.join('_')}`],
  [
    'new game',
    '#/luckymoose?players=human,easy&seed=42',
    (page) => openDialog(page, page.locator('.bar:not(.steps) .action').nth(3)),
  ],
  ['settings', '#/combo?players=human,human', (page) => openDialog(page, page.locator('.head button:visible').last())],
  [
    'more',
    '#/triboard?players=human,human,human&seed=42',
    async (page) => {
      const more = page.locator('.bar:not(.steps) .action').last();
      await more.click({ timeout: 10_000 });
      await expect(more).toHaveAttribute('aria-expanded', 'true');
    },
  ],
];

/** Has the page stand still in its language, on another screen than before. */
async function open(page: Page, link: string, lang: string) {
  // A page keeps its language until it is loaded again, and its dialog until that is closed.
  const isSame = (await page.locator('html').getAttribute('lang')) === lang;
  if (isSame) await page.keyboard.press('Escape');
  else await page.goto('about:blank');
  await walk(page, `${link}${link.includes('?') ? '&' : '?'}lang=${lang}`);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('main > *').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * The names that are cut: those of players, buttons and headings whose words reach beyond their own box, or beyond that
 * of a bar.
 */
function cutNames(page: Page) {
  return page.evaluate(() => {
    const names = '.players :is(.seat, .sitter, .said), .bar .action > span, .choices button';
    const parts = [...document.querySelectorAll(`${names}, dialog .tile :is(b, small), main h1, main h2, .card p`)];
    return parts
      .filter(
        (part) =>
          part.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
          getComputedStyle(part).clipPath === 'none',
      )
      .flatMap((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const box = words.getBoundingClientRect();
        if (box.width === 0) return [];
        const own = (part.closest('.players li, .bar, .choices button') ?? part).getBoundingClientRect();
        const [across, down] = [
          Math.max(own.left - box.left, box.right - own.right),
          Math.max(own.top - box.top, box.bottom - own.bottom),
        ];
        const isSqueezed = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible';
        const name = `${part.className || part.localName} “${part.textContent}”`;
        return across > 1 || down > 3 || isSqueezed ? [`${name} by ${Math.round(across)} and ${Math.round(down)}`] : [];
      });
  });
}

/**
 * The targets under 24 CSS pixels: WCAG 2.2, 2.5.8. Links within sentences are exempt, and so are squares of a board
 * that can be zoomed.
 */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, summary, input:not([type=hidden])')]
      .filter(
        (one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !one.matches('.skip, p a, [inert] *'),
      )
      .flatMap((one) => {
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        const name = `${one.className || one.localName} “${one.textContent || one.getAttribute('aria-label')}”`;
        return width > 0 && (width < 23.9 || height < 23.9)
          ? [`${name} ${width.toFixed(0)} × ${height.toFixed(0)}`]
          : [];
      }),
  );
}

/** By how much the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - innerWidth, document.body.scrollWidth - innerWidth),
  );

for (const [n, [width, height]] of [...SIZES.entries()].filter(isUsual)) {
  test(`names are never cut on the tables at ${width} × ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [turn, link] of TABLES.entries()) {
      // Each size sees each language, and with LONG=1 each table two of them.
      for (const lang of usually(
        [LANGUAGES[(n + turn) % 4] ?? '', LANGUAGES[(n + turn + 2) % 4] ?? ''],
        (_, at) => at === 0,
      )) {
        await open(page, link, lang);
        await expect(page.locator('main [role=status]')).not.toBeEmpty();
        await expect.poll(() => cutNames(page), `${link.slice(2, 9)}, ${lang}`).toEqual([]);
        await expect.poll(() => smallTargets(page)).toEqual([]);
        await expect.poll(() => sideways(page), `${link.slice(2, 9)}, ${lang}`).toBe(0);
      }
    }
  });
}

for (const [n, [width, height]] of [...SIZES.slice(0, 5).entries()].filter(isUsual)) {
  test(`targets, names and edges of the other screens at ${width} × ${height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    // In the order of the languages, so that the page is loaded once for each.
    const visits = SCREENS.map((screen, turn) => ({ screen, at: (n + turn) % 4 })).sort(
      (one, other) => one.at - other.at,
    );
    for (const {
      screen: [name, link, act],
      at,
    } of visits) {
      const lang = LANGUAGES[at] ?? '';
      await open(page, link, lang);
      await act?.(page);
      await expect.poll(() => smallTargets(page), `${name}, ${lang}`).toEqual([]);
      await expect.poll(() => cutNames(page), `${name}, ${lang}`).toEqual([]);
      await expect.poll(() => sideways(page), `${name}, ${lang}`).toBe(0);
    }
  });
}

/** Spaces with which nothing may be lost (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test('text of 200 % scrolls no screen sideways, and widely spaced text is not cut', async ({ page }) => {
  test.slow();
  // The longest words, but for the names at tables, which have all languages above.
  const visits = [
    ...SCREENS.map(([name, link, act]) => ({ name, link, act, lang: 'de' })),
    ...TABLES.map((link) => ({ name: link.slice(2, 9), link, act: undefined, lang: 'en' })),
  ];
  for (const { name, link, act, lang } of visits) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, link, lang);
    await act?.(page);
    await addStyle(page, SPACED);
    await expect.poll(() => cutNames(page), name).toEqual([]);
    await expect.poll(() => sideways(page), name).toBe(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => sideways(page), name).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

/** What ends or closes, and the button that has the focus then. */
const CLOSINGS: [string, typeof COMBO | undefined, string, string, (page: Page, table: TablePage) => Promise<void>][] =
  [
    [
      'the settings',
      COMBO,
      '#/combo?players=human,human',
      'Settings',
      async (page, table) => {
        await table.button('Settings').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'a new game',
      LUCKYMOOSE,
      '#/luckymoose?players=human,easy&seed=42',
      'New game',
      async (page, table) => {
        await table.button('New game').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'More',
      TRIBOARD,
      '#/triboard?players=human,human,human&seed=42',
      'More',
      async (page, table) => {
        await table.button('More').click();
        await table.button('Flip board').focus();
        await page.keyboard.press('Escape');
      },
    ],
    [
      'the end',
      undefined,
      `${PEOPLE}&moves=${GAME.moves.slice(0, -1).join('_')}`,
      'Rematch',
      async (page, table) => {
        await table.tap('h2', 'h4');
        await expect(page.getByRole('heading', { name: 'Black wins, 5 to 2' })).toBeVisible();
      },
    ],
  ];

for (const [name, game, link, button, act] of CLOSINGS) {
  test(`the focus is not lost after ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = new TablePage(page, game);
    await table.open(link);
    await act(page, table);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(table.button(button)).toBeFocused();
    await expect(table.button(button)).toBeVisible();
  });
}

test('two fingers pinch and drag a board on a phone, and play nothing', async ({ device }) => {
  const page = await device({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,easy&seed=42');
  await expect(page.locator('.is-zoomed')).toHaveCount(1);
  const board = (await table.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
    });
  const gesture = async (from: [number, number][], to: [number, number][]) => {
    await touch('touchStart', from.slice(0, 1));
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1)
      await touch(
        'touchMove',
        from.map(([left, top], n) => [
          left + (((to[n]?.[0] ?? 0) - left) * step) / 5,
          top + (((to[n]?.[1] ?? 0) - top) * step) / 5,
        ]),
      );
    await touch('touchEnd', []);
  };
  const before = await table.box('h8');
  await gesture(
    [
      [x - 40, y],
      [x + 40, y],
    ],
    [
      [x - 80, y],
      [x + 80, y],
    ],
  );
  await expect.poll(async () => (await table.box('h8')).width / before.width).toBeGreaterThan(1.6);
  const large = await table.box('h8');
  await gesture(
    [
      [x - 40, y],
      [x + 40, y],
    ],
    [
      [x - 110, y - 60],
      [x - 30, y - 60],
    ],
  );
  await expect.poll(async () => Math.round((await table.box('h8')).x - large.x)).toBeLessThan(-50);
  await expect.poll(async () => Math.round((await table.box('h8')).y - large.y)).toBeLessThan(-40);
  // The second finger lands on the map: the board takes taps afterwards as before.
  const map = (await page.locator('.map').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await touch('touchStart', [[x - 40, y + 60]]);
  await touch('touchStart', [
    [x - 40, y + 60],
    [map.x + map.width / 2, map.y + map.height / 2],
  ]);
  await touch('touchEnd', []);
  await page.locator('.rack button').first().click();
  await table.tap('h8');
  await expect(table.button('Lay')).toBeEnabled();
  await page.keyboard.press('Escape');
  // Dragged along an edge, it neither leaves the edge nor changes its size.
  for (let n = 0; n < 8; n += 1)
    await gesture(
      [
        [x - 40, y - 90],
        [x + 40, y - 90],
      ],
      [
        [x - 40, y + 150],
        [x + 40, y + 150],
      ],
    );
  /** Where the cell is when the board stands still. */
  const settled = async () => {
    for (let last = await table.box('h8'); ; ) {
      await page.waitForTimeout(200);
      const now = await table.box('h8');
      if (now.x === last.x && now.y === last.y && now.width === last.width) return now;
      last = now;
    }
  };
  const atEdge = await settled();
  await gesture(
    [
      [x - 40, y],
      [x + 40, y],
    ],
    [
      [x - 100, y],
      [x - 20, y],
    ],
  );
  await expect.poll(async () => Math.round((await table.box('h8')).x - atEdge.x)).toBeLessThan(-50);
  expect(await table.box('h8')).toMatchObject({ y: atEdge.y, width: atEdge.width });
  await gesture(
    [
      [x - 80, y],
      [x + 80, y],
    ],
    [
      [x - 20, y],
      [x + 20, y],
    ],
  );
  await expect.poll(async () => (await table.box('h8')).width).toBeLessThan(before.width);
  expect(await table.fragment()).not.toContain('moves=');
  expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
});

test('no cell that can be played is hidden by the map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const table = new TablePage(page, TRIBOARD);
  // Legal moves everywhere, so that no corner is free of them.
  await table.open(
    `#/triboard?players=human,human,human&position=${Array.from({ length: 11 }, () => 'br1br1br1br1br1b').join('/')}_b`,
  );
  await expect(page.locator('.map')).toBeVisible();
  const squares = await table.squaresWith('legal move');
  const inView = () =>
    page.evaluate((names) => {
      const board = document.querySelector('.play canvas')?.getBoundingClientRect() ?? new DOMRect();
      return names.flatMap((name) => {
        const { x, y, width, height } =
          document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
        const [across, down] = [x + width / 2, y + height / 2];
        if (across < board.left || across > board.right || down < board.top || down > board.bottom) return [];
        return [document.elementFromPoint(across, down)?.closest('.map') === null];
      });
    }, squares);
  await expect.poll(async () => (await inView()).filter((isFree) => !isFree)).toEqual([]);
  expect((await inView()).length).toBeGreaterThan(20);
});
