// Screenshots of every screen, compared with those in tests/pictures/: on a phone or a laptop, light or dark, in the
// usual set, and those with most parts on both; with LONG at six sizes, light and dark, and at two sizes in another
// set, too.
//
// `LONG=1 playwright test pictures --update-snapshots` updates them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '../../www/games/index.ts';
import { combo } from '../../www/games/combo/index.ts';
import ar from '../../www/words/ar.ts';
import { linkedExample } from '../tools/examples.ts';
import { expect, test } from './fixtures.ts';
import { randomGames } from './games.ts';
import { usually } from './long.ts';
import { COMBO, GAME, LUCKYMOOSE, TRIBOARD, TablePage, pressTool, untilAnalysed } from './table.ts';
import type { Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
/** Widths, heights, and pixels per CSS pixel. */
const ALL_SIZES = [
  [320, 568, 1],
  [390, 844, 2],
  [844, 390, 1],
  [768, 1024, 1],
  [1440, 900, 1],
  [1920, 1080, 1],
] as const;
/** The widths of every run, the first in light and the second in dark. */
const DEFAULT_WIDTHS = [390, 1440];
/** The screens with most parts, which are always shown at both widths. */
const BOTH_WIDTHS = ['gambit', 'luckymoose'];
/** Screens whose parts are usually seen on others. */
const RARE = [
  'gambit rules',
  'combo rules',
  'gambit puzzles',
  'lesson',
  'library empty',
  'shortcuts',
  'arabic settings',
  'arabic share',
];
/** The sizes at which a screen is shown in another set: Slate in light, Sea in dark. */
const OTHER_SET_WIDTHS = [320, 844];
const OTHER_SETS = { light: 'slate', dark: 'sea' };

/** Bundled fonts, since system fonts differ between machines: the package, the family, and the letters. */
const FONTS = [
  ['inter/files/inter-latin-400-normal', 'Pictured', 'U+0-10FFFF'],
  ['noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal', 'Pictured', 'U+0600-06FF, U+FB50-FDFF, U+FE70-FEFF'],
  ['jetbrains-mono/files/jetbrains-mono-latin-400-normal', 'Pictured Mono', 'U+0-10FFFF'],
];
const FACES = FONTS.map(([file, family = '', range = '']) => ({
  text: readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}.woff2`), 'base64'),
  family,
  range,
}));

/** The table of each game after its sample game, unless listed below. */
const TABLES = Object.fromEntries(
  GAMES.map((game) => [
    game.id,
    async (page: Page) => {
      const people = game.playerKinds.map(() => 'human');
      await new TablePage(page, game).open(`#/${game.id}?players=${people}&seed=0&moves=${game.sample.join('_')}`);
    },
  ]),
);

const COMBO_POSITION = '8/1,w4,5,b2/8/3,b5,1,w2,2/2,w3,5/8/1,b3,3,w4,2/b6,6,w1_b_3';

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  ...TABLES,
  hall: async (page) => {
    await page.goto('./#/');
    await expect(page.getByRole('link', { name: /LuckyMoose/ })).toBeVisible();
  },
  gambit: async (page) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,human&seed=1&moves=d2xd4_e3xe1_f2xf4_h3xf1');
    // Loaded late; too small a part of a picture for its absence to be noticed.
    await expect(page.locator('.captures-panel')).toHaveCount(1);
    await table.tap('b2');
  },
  combo: async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open(`#/combo?players=human,human&seed=1&clock=300+0&left=290,245&position=${COMBO_POSITION}`);
    await table.tap('d5');
    await page.getByRole('radio').nth(1).click();
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

const RULES: Record<string, (page: Page) => Promise<void>> = Object.fromEntries(
  GAMES.map(({ id: game }) => [
    `${game} rules`,
    async (page: Page) => {
      await page.goto(`./#/${game}/rules`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ]),
);

/** The other screens. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'kept hall': async (page) => {
    // Today's puzzle follows from the date.
    await page.clock.setFixedTime('2026-03-02T12:00');
    const table = `#/combo?players=human,hard&seed=1&position=${COMBO_POSITION}&moves=2d5-d4`;
    await page.addInitScript((table) => {
      const over = '#/gambit?players=human,hard&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1_h2xh4';
      const link = (id: string, moves: string) => `#/gambit?players=human,human&match=${id}-0${moves}`;
      localStorage.setItem('gambol/1/table/combo', table);
      localStorage.setItem(
        'gambol/1/shelf',
        JSON.stringify([
          { link: over, words: 'gambit', when: 1 },
          { link: '#/gambit?players=human,easy&moves=d2xd4', words: 'gambit', when: 0 },
        ]),
      );
      localStorage.setItem(
        'gambol/1/matches',
        JSON.stringify([
          { id: 'abcd', link: link('abcd', '&moves=d2xd4'), seats: [0], when: 1 },
          { id: 'efgh', link: link('efgh', ''), seats: [0], when: 0 },
        ]),
      );
    }, table);
    await page.goto('./#/');
    await expect(page.getByRole('heading', { name: 'Earlier games' })).toBeVisible();
    // Its lists are drawn when the page is idle.
    await expect(page.locator('.shelf canvas')).toHaveCount(4);
    await expect(page.locator('.card canvas')).toHaveCount(GAMES.length);
  },
  'new game': async (page) => {
    await new TablePage(page, LUCKYMOOSE).open('#/luckymoose?players=human,easy&seed=42');
    await page.getByRole('button', { name: 'New game', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  settings: async (page) => {
    await new TablePage(page, COMBO).open('#/combo?players=human,human');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  lesson: async (page) => {
    await page.goto('./#/gambit/learn');
    await expect(page.locator('main canvas').first()).toBeVisible();
  },
  end: async (page) => {
    await new TablePage(page).open(`#/gambit?players=human,hard&moves=${GAME.moves.join('_')}`);
    await expect(page.getByRole('heading', { name: 'You won, 5 to 2' })).toBeVisible();
  },
  // The search solves Gambit, so that its review is always the same.
  review: async (page) => {
    const table = new TablePage(page);
    await table.open(`#/gambit?players=human,hard&moves=${GAME.moves.join('_')}`);
    await table.button('Review').click();
    await untilAnalysed(page);
    await expect(page.locator('.moves [aria-current=step]')).toHaveCount(1);
  },
  share: async (page) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,human&moves=d2xd4');
    await pressTool(page, 'Share');
    const link = page.getByRole('dialog').getByRole('textbox');
    await expect(link).not.toHaveValue('');
    await expect(page.getByRole('button', { name: 'Picture (PNG)' })).toBeVisible();
    // The port of the server differs between runs.
    await link.evaluate((field) => ((field as HTMLInputElement).value = 'https://gambol.example/#/gambit?moves=d2xd4'));
  },
  shortcuts: async (page) => {
    await new TablePage(page, COMBO).open('#/combo?players=human,human');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  builder: async (page) => {
    await page.goto('./#/gambit/embed');
    await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible();
    // The frame is loaded when it is scrolled near.
    await page.locator('.preview').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    // Addresses hold the port of the server, which differs between runs.
    await page
      .locator('main textarea, main input[readonly]')
      .evaluateAll((fields) =>
        fields.forEach((field) => ((field as HTMLInputElement).value = '<gambol-board game="gambit"></gambol-board>')),
      );
  },
  more: async (page) => {
    const table = new TablePage(page, TRIBOARD);
    await table.open('#/triboard?players=human,human,human&seed=42');
    await table.button('More').click();
    await expect(page.locator('.sheet-open')).toHaveCount(1);
  },
};

/** Puzzles that stay as they are when the lists grow, and courses. */
const PUZZLES: Record<string, (page: Page) => Promise<void>> = {
  puzzles: async (page) => {
    await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await page.goto('./#/puzzles');
    await expect(page.locator('main canvas')).toHaveCount(GAMES.filter(({ loadPuzzles }) => loadPuzzles).length);
  },
  'gambit puzzles': async (page) => {
    await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await page.goto('./#/gambit/puzzles');
    await expect(page.locator('main canvas').first()).toBeVisible();
  },
  puzzle: async (page) => {
    const position = encodeURIComponent(linkedExample('triboard puzzle'));
    await page.goto(`./#/triboard/puzzles?position=${position}&solution=a3&goal=cells`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find it/);
  },
  course: async (page) => {
    await page.goto('./#/combo/course');
    await expect(page.locator('.course-next canvas')).toBeVisible();
  },
  'course lesson': async (page) => {
    await page.goto('./#/gambit/course');
    await page.locator('.course-part').first().click();
    await expect(page.getByRole('gridcell').first()).toBeAttached();
  },
  'course game': async (page) => {
    await page.goto('./#/luckymoose/course');
    await page.locator('.course-part').filter({ hasText: 'Game against' }).first().click();
    await expect(page.locator('.rack').getByRole('button').first()).toBeVisible();
  },
  'refuted puzzle': async (page) => {
    const solution = encodeURIComponent('f4xf2_g1xe3_e4xe2xc4');
    await page.goto(`./#/gambit/puzzles?position=1o2oo2/3x1x1x/o7/2x3x1_o&solution=${solution}&goal=most`);
    await new TablePage(page).tap('e4', 'c2');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('White jumps');
  },
};

/** The analysis board. */
const STUDIES: Record<string, (page: Page) => Promise<void>> = {
  study: async (page) => {
    const table = new TablePage(page, COMBO);
    await table.open('#/combo/study?seed=1&moves=1c2%2Bc1_1f7%2Bf8_2c1-c3_2f8-f6_1e2%2Be1&at=3');
    await table.tap('e7', 'd7');
    await table.tap('e2', 'd2');
    if (!(await page.getByRole('textbox', { name: /^Comment/ }).isVisible())) await table.button('Comment').click();
    await page.getByRole('textbox', { name: /^Comment/ }).fill('Black keeps the centre closed.');
    await page.getByRole('button', { name: 'interesting move' }).click();
    await page.keyboard.press('Escape');
    const [from, to] = [await table.point('f8'), await table.point('f5')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up({ button: 'right' });
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(page.locator('.study-head')).toContainText('In your library');
  },
  'board editor': async (page) => {
    const table = new TablePage(page, TRIBOARD);
    await table.open('#/triboard/study?seed=42');
    await table.button('More').click();
    await table.button('Set up position').click();
    await expect(page.locator('.check')).not.toBeEmpty();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  },
};

/** The screens with boards whose set is chosen. */
const BOARDS = { ...SCREENS, ...STUDIES };

const LIBRARY: Record<string, (page: Page) => Promise<void>> = {
  library: async (page) => openLibrary(page, 12),
  'library statistics': async (page) => {
    await openLibrary(page, 60);
    await page.getByRole('button', { name: 'Statistics' }).click();
    await expect(page.getByRole('table', { name: 'By game' })).toBeVisible();
  },
  'library empty': async (page) => openLibrary(page, 0),
};

/** Opens the library with random games. */
async function openLibrary(page: Page, count: number) {
  await page.goto('./#/library');
  await expect(page.getByRole('heading', { name: 'Your games will appear here' })).toBeVisible();
  if (count === 0) return;
  const buffer = Buffer.from((await randomGames(count, { days: 3 })).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'games.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.count')).toHaveText(`${count} games`);
}

/** Screens and dialogs from right to left. */
const FROM_RIGHT_TO_LEFT: Record<string, (page: Page) => Promise<void>> = {
  'arabic hall': async (page) => {
    await page.goto('./#/?lang=ar');
    await expect(page.getByRole('link', { name: /LuckyMoose/ })).toBeVisible();
  },
  'arabic combo': async (page) => {
    const moves = combo.sample.slice(0, 4).map(encodeURIComponent).join('_');
    await new TablePage(page, COMBO).open(
      `#/combo?lang=ar&players=human,human&seed=1&clock=300+0&left=290,245&moves=${moves}`,
    );
    await expect(page.locator('.captures-panel')).toHaveCount(1);
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
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .evaluate((field) => {
        // The port of the server differs between runs.
        (field as HTMLInputElement).value = 'https://gambol.example/#/gambit?seed=7';
      });
  },
  'arabic settings': (page) => openMore(page, ar.actions.settings),
};

/**
 * Opens a dialog of a table in Arabic.
 *
 * @param name the name of its button
 */
async function openMore(page: Page, name: string) {
  await new TablePage(page).open('#/gambit?lang=ar&players=human,human&seed=7');
  await pressTool(page, name, ar.actions.more);
}

/** Expects no horizontal scrolling, and no overlapping buttons or texts. */
async function expectTidy(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0);
  const overlaps = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('main button, main a, main p, main h2, main canvas, main .players li, .head a'),
    ];
    const seen = parts.filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[role=grid], .map'),
    );
    // What is scrolled out of a strip, or under the steps of a review, is not seen.
    const foot = document.querySelector('.review .steps')?.getBoundingClientRect().top ?? Infinity;
    const seenBox = (part: Element) => {
      const box = part.getBoundingClientRect();
      const strip = part.closest('.chips, .review .moves, .judgements')?.getBoundingClientRect() ?? box;
      const [left, top] = [Math.max(box.left, strip.left), Math.max(box.top, strip.top)];
      const isUnder = part.closest('.review-side, .review-said, .graph-card') !== null;
      const [right, bottom] = [
        Math.min(box.right, strip.right),
        Math.min(box.bottom, strip.bottom, isUnder ? foot : Infinity),
      ];
      return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    const boxes = seen
      .map((part) => ({ part, box: seenBox(part) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return boxes.flatMap(({ part, box }, n) =>
      boxes.slice(n + 1).flatMap(({ part: other, box: beside }) => {
        const width = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
        const height = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
        const isWithin = part.contains(other) || other.contains(part);
        return width > 1 && height > 1 && !isWithin
          ? [`${part.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`]
          : [];
      }),
    );
  });
  expect(overlaps, 'lie on each other').toEqual([]);
}

/** Waits for the portraits of the opponents and for what is said at an end, which come some time after a table. */
async function untilOpponentsShow(page: Page) {
  const missing = () =>
    page.evaluate(() => {
      const faces = [...document.querySelectorAll('.players .face:not([hidden])')];
      const isEnded = document.querySelector('.table.is-ended') !== null;
      return [
        ...faces.filter((face) => face.childElementCount === 0).map(() => 'portrait'),
        ...(isEnded ? ['.remark', ...faces.slice(0, 1).map(() => '.saying')] : []).filter(
          (name) => !document.querySelector(name)?.textContent,
        ),
      ];
    });
  await expect.poll(missing).toEqual([]);
}

/** The theme and the set of each picture of a screen. */
function looksOf(name: string, width: number): { theme: 'light' | 'dark'; set: string | null }[] {
  if (name in FROM_RIGHT_TO_LEFT) return [{ theme: 'light', set: null }];
  const usual = usually(THEMES, (_, n) => n === DEFAULT_WIDTHS.indexOf(width)).map((theme) => ({ theme, set: null }));
  const other = name in BOARDS ? THEMES[OTHER_SET_WIDTHS.indexOf(width)] : undefined;
  return [...usual, ...(other === undefined ? [] : [{ theme: other, set: OTHER_SETS[other] }])];
}

for (const [nth, [name, open]] of Object.entries({
  ...BOARDS,
  ...PUZZLES,
  ...PAGES,
  ...RULES,
  ...LIBRARY,
  ...FROM_RIGHT_TO_LEFT,
}).entries()) {
  const isArabic = name in FROM_RIGHT_TO_LEFT;
  const isUsual = (width: number) =>
    BOTH_WIDTHS.includes(name)
      ? DEFAULT_WIDTHS.includes(width)
      : !RARE.includes(name) && width === DEFAULT_WIDTHS[nth % DEFAULT_WIDTHS.length];
  for (const [width, height, scale] of usually(ALL_SIZES, ([width]) => isUsual(width)).filter(
    ([one]) => !isArabic || DEFAULT_WIDTHS.includes(one),
  )) {
    test.describe(() => {
      test.use({ deviceScaleFactor: isArabic ? 1 : scale, viewport: { width, height } });

      test(`${name} at ${width} × ${height}`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        // The policy of the page allows neither style elements nor fonts with an address.
        await page.addInitScript((faces) => {
          addEventListener('DOMContentLoaded', () => {
            for (const { text, family, range } of faces) {
              const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
              document.fonts.add(new FontFace(family, bytes, { weight: '100 900', unicodeRange: range }));
            }
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(':root { --font: Pictured !important; --mono: "Pictured Mono" !important }');
            document.adoptedStyleSheets.push(sheet);
          });
        }, FACES);
        await open(page);
        await page.mouse.move(0, 0);
        await untilOpponentsShow(page);
        await page.evaluate(
          (letters) =>
            Promise.all(
              ['Pictured', '"Pictured Mono"'].map((family) => document.fonts.load(`600 16px ${family}`, letters)),
            ),
          isArabic ? 'aا' : 'a',
        );
        for (const { theme, set } of looksOf(name, width)) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          // The canvas reads the font together with the colours.
          await page.evaluate((chosen) => {
            if (chosen !== null) document.documentElement.dataset['set'] = chosen;
            dispatchEvent(new Event('gambol-theme'));
          }, set);
          // Dialogs and sheets cover what is below them.
          if ((await page.locator('dialog[open], .sheet-open').count()) === 0) await expectTidy(page);
          const picture = `${[name, width, theme, set ?? []].flat().join('-')}.png`.replaceAll(' ', '-');
          await expect(page).toHaveScreenshot(picture, { animations: 'disabled' });
        }
      });
    });
  }
}
