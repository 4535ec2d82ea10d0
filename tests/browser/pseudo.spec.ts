// Every screen in the pseudo-language: all texts come from a vocabulary and have room to be forty percent longer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';
import { accent } from '../../www/build/accent.ts';
import { pseudoPage } from '../tools/pseudo.ts';
import { serve } from '../../www/build/serve.ts';
import { NAMES } from '../../www/words/names.ts';
import { FIRST_CHAPTERS } from './course.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { GAME, expectDrawn, pressTool } from './table.ts';
import { walk } from './walk.ts';
import type { Page } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1440, height: 900 };
/**
 * Texts that are the same in every language: the page's name, link parameters, names of games and players in links,
 * squares and moves, formats of files, and the output of Intl.
 */
const COMMON = new RegExp(
  [
    /\bGambol\b|\b(gambit|combo|triboard|luckymoose)\b|“[^”]*”|\b(PNG|SVG|GIF)\b/,
    /\b(human|beginner|easy|medium|hard|master)\b/,
    new RegExp(`\\b(${Object.values(NAMES).join('|')})\\b( I+\\b)?`),
    /\b[a-p]\d{1,2}\b|[a-p0-9]+([x=_*:~+-][a-z0-9]+)+|\b(and|or)\b/,
    /\b\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec)\b|\b[A-Z][a-z]{2} \d+, \d{4}, [\d:]+\s[AP]M/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What each game refuses of a link. */
const REFUSED_LINKS = {
  gambit: 'position=8/9/8/8_o',
  combo: 'position=8/8/8/8/8/8/8/8_b_0',
  luckymoose: 'position=2/2_1_0,0',
};

/** How to reach each screen, from the hall. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  hall: (page) => go(page, '#/'),
  ...Object.fromEntries(
    GAMES.flatMap(({ id: game }) => [
      [`the table of ${game}`, (page: Page) => go(page, `#/${game}?seed=7`)],
      [`the rules of ${game}`, (page: Page) => go(page, `#/${game}/rules`)],
      [`a board of ${game} for a page`, (page: Page) => go(page, `#/${game}/embed`)],
      [
        `a new game of ${game}`,
        async (page: Page) => {
          await go(page, `#/${game}?seed=7`);
          await press(page, 'New game');
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    FIRST_CHAPTERS.flatMap(({ game, chapter }) => [
      [`the course of ${game}`, (page: Page) => go(page, `#/${game}/course`)],
      [
        `a lesson of the course of ${game}`,
        (page: Page) => go(page, `#/${game}/course/${chapter?.key}/${chapter?.lessons[0]?.key}`),
      ],
      [`the puzzles of the course of ${game}`, (page: Page) => go(page, `#/${game}/course/${chapter?.key}/puzzles`)],
      [`the game of the course of ${game}`, (page: Page) => go(page, `#/${game}/course/${chapter?.key}/game`)],
    ]),
  ),
  'a course without such a lesson': (page) => go(page, '#/gambit/course/none'),
  'the puzzles of all games': (page) => go(page, '#/puzzles'),
  ...Object.fromEntries(
    GAMES.flatMap(({ id: game }) => [
      [`the puzzles of ${game}`, (page: Page) => go(page, `#/${game}/puzzles`)],
      [
        `a puzzle of ${game}`,
        async (page: Page) => {
          await go(page, `#/${game}/puzzles/1`);
          // The solution, after the hint.
          await page.locator('.lesson-tools button:visible').last().click();
          await expect(page.locator('.ticks li')).toHaveCount(1);
          await expect(page.locator('.lesson-tools .main:visible')).toHaveCount(1);
        },
      ],
    ]),
  ),
  'a storm': (page) => go(page, '#/gambit/puzzles/storm'),
  'a puzzle in another page': (page) => go(page, '?embed&mode=puzzle#/triboard/puzzles/1'),
  'a puzzle that is none': (page) => go(page, '#/gambit/puzzles/none'),
  share: async (page) => {
    await go(page, '#/luckymoose?seed=7');
    await press(page, 'Share');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  settings: async (page) => {
    await go(page, '#/gambit');
    await press(page, 'Settings');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'hint and analysis': async (page) => {
    await go(page, '#/combo?players=human,human&moves=1a2-a3');
    await press(page, 'Hint');
    await expect(page.getByRole('status')).toContainText(accent('Move'));
    await press(page, 'Analyse');
    await expect(page.locator('.values, .analysis').first()).not.toBeEmpty();
  },
  ...Object.fromEntries(
    ['gambit', 'triboard', 'luckymoose'].map((game) => [
      `the analysis of ${game}`,
      async (page: Page) => {
        await go(page, `#/${game}?players=human,easy${game === 'triboard' ? ',easy' : ''}&seed=7`);
        await press(page, 'Analyse');
        await expect(page.locator('.values, .analysis').first()).not.toBeEmpty();
      },
    ]),
  ),
  'an exchange of tokens': async (page) => {
    await go(page, '#/luckymoose?players=human,easy&seed=7');
    await press(page, 'Exchange');
  },
  'a device that goes from hand to hand': (page) => go(page, '#/luckymoose?players=human,human&seed=7'),
  'a share link as a code': async (page) => {
    await go(page, '#/gambit');
    await press(page, 'Share');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'QR code');
    await expect(page.locator('dialog canvas')).toBeVisible();
  },
  'the end of a game of combo': (page) => go(page, '#/combo?players=human,human&position=8/8/8/8/8/8/8/b1,6,w1_b_0'),
  'the end of a game by the clock': async (page) => {
    await go(page, '#/combo?players=human,human&clock=10+0&left=1,10&moves=1a2-a3_1a7-a6');
    await expect(page.getByRole('status')).toContainText(accent('Game over'));
  },
  'the end of a game': (page) => go(page, `#/gambit?players=human,human&moves=${GAME.moves.join('_')}`),
  'a broken link': async (page) => {
    await go(page, '#/triboard?players=nobody&seed=x&colour=red&moves=z9');
    await expect(page.getByRole('alert')).toContainText(accent('The game stops before it.'));
  },
  ...Object.fromEntries(
    Object.entries(REFUSED_LINKS).map(([game, query]) => [
      `a link that ${game} refuses`,
      async (page: Page) => {
        await go(page, `#/${game}?${query}`);
        await expect(page.getByRole('alert')).not.toBeEmpty();
      },
    ]),
  ),
  'a position that is refused': async (page) => {
    await go(page, '#/combo?players=human,beginner');
    await press(page, 'New game');
    await page.getByRole('dialog').getByText(accent('More'), { exact: true }).click();
    await page.getByLabel(accent('Start from a position, as links write it')).fill('8/8 b 0');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: accent('Play'), exact: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  },
  'a move that is refused': async (page) => {
    await go(page, '#/combo?players=human,human');
    await expectDrawn(page);
    await page.mouse.click(...(await middle(page)));
    await expect(page.getByRole('status')).toContainText(accent('Nothing there can move'));
  },
  'a board in another page': (page) => go(page, '?embed&mode=play#/combo?players=human,human'),
  'a game in another page, step by step': (page) =>
    go(page, `?embed&mode=steps#/gambit?players=human,human&moves=${GAME.moves.join('_')}&at=1`),
  'a board in another page that is none': (page) => go(page, '?embed#/chess'),
  'a link to no game': (page) => go(page, '#/chess'),
  'somebody who looks on': (page) => go(page, '#/gambit?players=easy,easy&seed=1'),
  'a game by link': (page) => go(page, '#/combo?players=human,friend&match=abcd-0&moves=1a2-a3'),
  'earlier games': async (page) => {
    await go(page, '#/gambit?players=human,human&moves=d2xd4_e3xe1');
    await press(page, 'Restart');
    await go(page, '#/');
  },
};

let folder: string;
let host: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  folder = pseudoPage(join(mkdtempSync(join(tmpdir(), 'gambol-')), 'dist'));
  // Framed boards require the header.
  host = await serve({ root: () => folder, headers: { 'access-control-allow-origin': '*' } });
});

test.afterAll(() => {
  host.server.close();
  host.server.closeAllConnections();
  rmSync(join(folder, '..'), { recursive: true });
});

// One worker builds the page, for all.
test.describe.configure({ mode: 'default' });

/** Screens that are the same for all games, and the games at which they are usually shown. */
const SHARED: [RegExp, string[]][] = [
  [/^the rules of/, ['luckymoose']],
  [/^a board of \w+ for a page/, ['combo']],
  [/^a new game of/, ['combo', 'triboard', 'luckymoose']],
  [/^the course of/, ['gambit']],
  [/^a lesson of the course of/, ['combo', 'luckymoose']],
  [/^the puzzles of the course of/, ['triboard']],
  [/^the game of the course of/, ['luckymoose']],
  [/^the puzzles of (?!all|the)/, ['triboard']],
  [/^a puzzle of/, ['combo', 'luckymoose']],
];
const isUsual = (name: string) =>
  SHARED.every(([screen, games]) => !screen.test(name) || games.some((game) => name.includes(game)));

/** How many screens one page shows, one after the other. */
const SCREENS_PER_PAGE = 9;
const names = usually(Object.keys(SCREENS), isUsual);

for (let first = 0; first < names.length; first += SCREENS_PER_PAGE) {
  const part = names.slice(first, first + SCREENS_PER_PAGE);
  test(`${part[0]} to ${part.at(-1)}, on a phone and on a laptop`, async ({ page }) => {
    test.slow();
    await page.goto(`${host.address}#/docs`);
    for (const name of part) {
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await SCREENS[name]?.(page);
        // The page that is shown before the scripts speaks English.
        await expect(page.locator('#still')).toHaveCount(0);
        await expectRoom(page, name);
        await page.setViewportSize(LAPTOP);
        await expectRoom(page, name);
      });
    }
  });
}

/**
 * Expects that all texts come from the vocabulary, and that none is cut.
 *
 * @param name of the screen
 */
async function expectRoom(page: Page, name: string) {
  await expect
    .poll(async () => {
      const { words, spilt, overflow, out } = await page.evaluate(inspect);
      return {
        foreign: words.filter((text) => /[a-z]{2}/i.test(text.replaceAll(COMMON, ''))),
        spilt,
        out,
        isWide: overflow > 0,
      };
    }, name)
    .toEqual({ foreign: [], spilt: [], out: [], isWide: false });
}

async function go(page: Page, link: string) {
  // The screen before may have the same address.
  if (page.url() === `${host.address}${link}`) await walk(page, '#/docs', host.address);
  await walk(page, link, host.address);
  // What stands there before the scripts run speaks English.
  await expect(page).not.toHaveTitle('Gambol: board games on a page');
  // Some texts arrive when the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/**
 * Presses a button, which may be in the sheet or under More.
 *
 * @param name in English
 */
function press(page: Page, name: string) {
  return pressTool(page, accent(name), accent('More'));
}

/** The middle of the board. */
async function middle(page: Page): Promise<[x: number, y: number]> {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('there is no board');
  return [box.x + box.width / 2 + 4, box.y + box.height / 2 + 4];
}

/** The visible and accessible texts, clipped texts, and the horizontal overflow of the page. */
function inspect() {
  const words = [document.title];
  const spilt = [];
  const out = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('code, textarea, input, pre, script, style, svg, .language')) continue;
    for (const name of [
      'aria-label',
      'title',
      'alt',
      'placeholder',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
    ])
      words.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node instanceof Text) words.push(node.data);
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (document.documentElement.scrollWidth > innerWidth && element.getBoundingClientRect().right > innerWidth + 1)
      out.push(element.className || element.tagName);
    const { overflowX, overflowY, position, clip } = getComputedStyle(element);
    const isHidden =
      clip !== 'auto' ||
      element.closest('.hidden, [role=grid]') ||
      element.matches('.is-zoomed .play > .board') ||
      (position === 'absolute' && element.clientWidth <= 1);
    const isCut =
      overflowX !== 'visible' &&
      overflowX !== 'auto' &&
      overflowX !== 'scroll' &&
      element.scrollWidth > element.clientWidth + 1;
    const isOut =
      (element.matches('button, a, label') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0 &&
      getComputedStyle(element).display !== 'inline';
    // Lines that nobody can scroll to.
    const isShort = (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 2;
    if (!isHidden && (isCut || isOut || isShort))
      spilt.push(`${element.className || element.tagName}: ${element.textContent}`);
  }
  return {
    words: words.filter((text) => text.trim() !== ''),
    spilt,
    overflow: document.documentElement.scrollWidth - innerWidth,
    out,
  };
}
