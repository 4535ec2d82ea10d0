// Screenshots of every game at three sizes in both themes, compared with those in tests/pictures/.
//
// `playwright test pictures --update-snapshots` updates them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '../../www/games/index.js';
import { combo } from '../../www/games/combo/index.js';
import ar from '../../www/words/ar.js';
import { expect, test } from './fixtures.js';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.js';

/** @import { Page } from '@playwright/test' */

const THEMES = /** @type {const} */ (['light', 'dark']);
const SIZES = [[360, 640], [768, 1024], [1440, 900]];

/** Bundled fonts, since system fonts differ between machines. */
const FONTS = ['inter/files/inter-latin-400-normal.woff2', 'noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'];
const [LATIN, ARABIC] = FONTS.map((file) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`), 'base64'));
const STYLE = `
  @font-face { font-family: Pictured; font-weight: 100 900; src: url(data:font/woff2;base64,${LATIN}) }
  @font-face { font-family: Pictured; font-weight: 100 900; src: url(data:font/woff2;base64,${ARABIC}); unicode-range: U+0600-06FF, U+FB50-FDFF, U+FE70-FEFF }
  :root { --font: Pictured !important }
`;

/** The table of each game after its sample game, unless listed below. */
const TABLES = Object.fromEntries(
  GAMES.map((game) => [
    game.id,
    async (/** @type {Page} */ page) => {
      const people = game.playerKinds.map(() => 'human');
      await new TablePage(page, game).open(`#/${game.id}?players=${people}&seed=0&moves=${game.sample.join('_')}`);
    },
  ]),
);

/** @type {Record<string, (page: Page) => Promise<void>>} */
const SCREENS = {
  ...TABLES,
  hall: async (page) => {
    await page.goto('./#/');
    await expect(page.getByRole('link', { name: /LuckyMoose/ })).toBeVisible();
  },
  gambit: async (page) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,human&seed=1&moves=d2xd4_e3xe1_f2xf4_h3xf1');
    await table.tap('b2');
  },
  combo: async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open('#/combo?players=human,human&seed=1&clock=300+0&left=290,245&position=8/1,w4,5,b2/8/3,b5,1,w2,2/2,w3,5/8/1,b3,3,w4,2/b6,6,w1_b_3');
    await table.tap('d5');
    await table.button('One piece more').click();
  },
  triboard: async (page) => {
    const table = new TablePage(page, TRIBOARD);
    await table.open('#/triboard?players=human,human,human&seed=42');
    await table.cell(await table.squareWith('legal move')).focus();
  },
  luckymoose: async (page) => {
    const table = new TablePage(page, LUCKYMOOSE);
    await table.open('#/luckymoose?players=human,human,human&seed=42&moves=o6@h8,g6@h9,b6@h10');
    await page.getByRole('button', { name: /show my hand/ }).click();
    await page.getByRole('button', { name: 'green leaf' }).click();
  },
};

/** @type {Record<string, (page: Page) => Promise<void>>} */
const RULES = Object.fromEntries(
  GAMES.map(({ id: game }) => [
    `${game} rules`,
    async (/** @type {Page} */ page) => {
      await page.goto(`./#/${game}/rules`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ]),
);

/** @type {Record<string, (page: Page) => Promise<void>>} Screens and dialogs from right to left. */
const FROM_RIGHT_TO_LEFT = {
  'arabic hall': async (page) => {
    await page.goto('./#/?lang=ar');
    await expect(page.getByRole('link', { name: /LuckyMoose/ })).toBeVisible();
  },
  'arabic combo': async (page) => {
    const moves = combo.sample.slice(0, 4).map(encodeURIComponent).join('_');
    await new TablePage(page, COMBO).open(`#/combo?lang=ar&players=human,human&seed=1&clock=300+0&left=290,245&moves=${moves}`);
  },
  'arabic luckymoose': async (page) => {
    await new TablePage(page, LUCKYMOOSE).open('#/luckymoose?lang=ar&players=human,human&seed=42');
    await page.getByRole('button', { name: ar.hand.iAmShow('').split(':').at(-1)?.trim() ?? '' }).click();
  },
  'arabic new game': async (page) => {
    await new TablePage(page, COMBO).open('#/combo?lang=ar&clock=300+2');
    await page.getByRole('button', { name: ar.actions.newGame, exact: true }).click();
  },
  'arabic share': async (page) => {
    await openMore(page, ar.actions.share);
    // The link arrives late, and would replace this one.
    await expect(page.getByRole('dialog').getByRole('textbox')).not.toHaveValue('');
    await page.getByRole('dialog').getByRole('textbox').evaluate((field) => {
      // The port of the server differs between runs.
      /** @type {HTMLInputElement} */ (field).value = 'https://gambol.example/#/gambit?seed=7';
    });
  },
  'arabic settings': (page) => openMore(page, ar.actions.settings),
};

/**
 * Opens a dialog of a table in Arabic.
 *
 * @param {Page} page
 * @param {string} name the name of its button
 */
async function openMore(page, name) {
  await new TablePage(page).open('#/gambit?lang=ar&players=human,human&seed=7');
  const more = page.getByRole('button', { name: ar.actions.more, exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name, exact: true }).click();
}

/**
 * Expects no horizontal scrolling, and no overlapping buttons or texts.
 *
 * @param {Page} page
 */
async function expectTidy(page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0);
  const overlaps = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('main button, main a, main p, main h2, main canvas, main .players li, .head a')];
    const seen = parts.filter((part) => part.checkVisibility() && !part.closest('[role=grid]'));
    const boxes = seen.map((part) => ({ part, box: part.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && box.height > 0);
    return boxes.flatMap(({ part, box }, n) =>
      boxes.slice(n + 1).flatMap(({ part: other, box: beside }) => {
        const width = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
        const height = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
        const isWithin = part.contains(other) || other.contains(part);
        return width > 1 && height > 1 && !isWithin ? [`${part.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`] : [];
      }),
    );
  });
  expect(overlaps, 'lie on each other').toEqual([]);
}

for (const [name, open] of Object.entries({ ...SCREENS, ...RULES, ...FROM_RIGHT_TO_LEFT })) {
  const isArabic = name in FROM_RIGHT_TO_LEFT;
  for (const [width = 0, height = 0] of SIZES.filter(([width]) => !isArabic || width !== 768)) {
    test(`${name} at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((style) => {
        addEventListener('DOMContentLoaded', () => {
          const element = document.createElement('style');
          element.textContent = style;
          document.head.append(element);
        });
      }, STYLE);
      await open(page);
      await page.mouse.move(0, 0);
      await page.evaluate((letters) => document.fonts.load('600 16px Pictured', letters), isArabic ? 'aا' : 'a');
      for (const colorScheme of isArabic ? THEMES.slice(0, 1) : THEMES) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // The canvas reads the font together with the colours.
        await page.evaluate(() => dispatchEvent(new Event('gambol-theme')));
        // Dialogs cover what is below them.
        if ((await page.getByRole('dialog').count()) === 0) await expectTidy(page);
        const picture = `${name}-${width}-${colorScheme}.png`.replaceAll(' ', '-');
        await expect(page).toHaveScreenshot(picture, { animations: 'disabled' });
      }
    });
  }
}
