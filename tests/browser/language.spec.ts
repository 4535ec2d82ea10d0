// Languages: detected, chosen in one tap on every screen, remembered, and available offline and in embedded boards.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { textsOf } from '../../www/build/accent.ts';
import { RELEASE } from '../../www/build/serve.ts';
import { linkedExample } from '../tools/examples.ts';
import { expect, test as plain } from './fixtures.ts';
import { MISSING, test as hosted, visit } from './host.ts';
import { usually } from './long.ts';
import { storedItem } from './storagetexts.ts';
import { COMBO, GAME, PEOPLE, TablePage } from './table.ts';
import { walk } from './walk.ts';
import type { Page } from '@playwright/test';

const WWW = join(import.meta.dirname, '../../www');
/** The hall, and of each game its table, its rules or its board for another page. */
const SCREENS = ['#/', ...GAMES.map(({ id }, n) => `#/${id}${['', '/rules', '/embed', '?seed=7'][n % 4]}`)];

const NEARLY_FULL = linkedExample('triboard with seven moves to the end');

/** All words of the German texts of the page. */
const GERMAN = new Set(
  readdirSync(WWW, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(words|rules|lesson|course|errors)\/de(\/\w+)?\.ts$/.test(file))
    .flatMap((file) => textsOf(readFileSync(join(WWW, file), 'utf8')).flatMap((text) => text.match(/\p{L}+/gu) ?? [])),
);

/**
 * The words of a text that the German page does not have. A colour may begin a sentence, and is inflected for its
 * symbol.
 */
const strangeIn = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => {
    const forms = [word, word.toLowerCase(), word.toLowerCase().replace(/e[mnrs]?$/, '')];
    return word.length > 1 && !forms.some((form) => GERMAN.has(form));
  });

/** Words that every screen has in one language and in no other. */
const SAMPLES: Record<keyof typeof LANGUAGES, RegExp> = {
  en: /\b(the|and|your)\b/i,
  de: /\b(und|du|dein|deine|der|die|das)\b/i,
  fr: /\b(les|des|vous|votre|une|et)\b/i,
  es: /\b(los|las|una|tu|el|y)\b/i,
  ja: /[ぁ-ん]/,
  ar: /[ء-ي]/,
};

const field = (page: Page) => page.locator('.language select');
const root = (page: Page) => page.locator('html');
const status = (page: Page) => page.locator('main [role=status]').first();

plain('the language is that of the browser, and stays what was chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'de-CH', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('./#/gambit');
  await expect(status(page)).toContainText('Du bist am Zug, Schwarz.');
  await expect(root(page)).toHaveAttribute('lang', 'de');
  await field(page).selectOption('fr');
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  await expect(status(page)).toContainText('Noirs');
  await page.reload();
  await expect(status(page)).toContainText('Noirs');
  // A link can set its own language, which is not stored.
  await page.goto('./#/gambit?lang=ja');
  await page.reload();
  await context.close();
});

plain('a link may ask for a language', async ({ page }) => {
  await page.goto('./#/gambit?players=human,human&lang=ja');
  await expect(root(page)).toHaveAttribute('lang', 'ja');
  await expect(status(page)).toContainText('手番');
  expect(await storedItem(page, 'settings')).toBeNull();
});

for (const tag of usually(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[], (tag) => tag === 'ar')) {
  plain(`one tap changes every screen to ${LANGUAGES[tag].name}`, async ({ page }) => {
    const other = tag === 'en' ? 'de' : 'en';
    for (const link of usually(SCREENS, (_, n) => n % 2 === 0)) {
      await walk(page, link);
      await field(page).selectOption(other);
      await expect(page.locator('main')).toContainText(SAMPLES[other], { useInnerText: true });
      await field(page).selectOption(tag);
      await expect(page.locator('main')).toContainText(SAMPLES[tag], { useInnerText: true });
      await expect(root(page)).toHaveAttribute('lang', tag);
      await expect(root(page)).toHaveAttribute('dir', LANGUAGES[tag].direction);
    }
  });
}

plain('a game that is under way goes on where the language changes', async ({ page }) => {
  await page.goto(`./${PEOPLE}&moves=${GAME.moves.slice(0, 3).join('_')}`);
  await expect(status(page)).toContainText('White');
  await field(page).selectOption('de');
  await expect(status(page)).toContainText('Weiß');
  await expect(page.locator('.moves button[data-ply], .moves li button')).toHaveCount(3);
});

/**
 * Games by keyboard: from the start of Gambit, and from positions of the others from which every kind of turn is
 * played.
 */
const GERMAN_GAMES = [
  {
    game: 'gambit',
    turns: GAME.moves.map((move) => move.split('x')),
    words: 'Die Partie ist aus. Schwarz gewinnt, 5 zu 2.',
  },
  {
    game: 'combo',
    query: '&position=w1,7/8/8/8/8/b1,7/8/b2,7_b_0',
    turns: [
      ['a1', 'a3'],
      ['a8', 'b8'],
      ['a3', 'a5'],
      ['b8', 'a8'],
      ['a5', 'c7'],
      ['a8', 'a7'],
      ['c7', 'a7'],
    ],
    words: 'Die Partie ist aus. Schwarz gewinnt.',
  },
  {
    game: 'triboard',
    query: `&position=${NEARLY_FULL}`,
    turns: [['a9'], ['a10'], ['b7'], ['a3'], ['j11'], ['b5'], ['a2']],
    words: 'Die Partie ist aus. Grün gewinnt mit 66.',
  },
  {
    game: 'luckymoose',
    query: '&position=9/9/9/9/4,r1,4/9/9/9/9_1_0,0_r2r3/g1g2_-_0_0000000000000001',
    turns: [
      ['roter Stern', 'f5', 'Legen'],
      ['grüner Elch', 'e6', 'Legen'],
      ['rotes Blatt', 'g5', 'Legen'],
    ],
    words: 'Die Partie ist aus. Spieler 1 gewinnt',
  },
];

// Usually the one with a hand, which is played by squares and buttons.
for (const { game, query = '', turns, words: end } of usually(GERMAN_GAMES, ({ game }) => game === 'luckymoose')) {
  plain(`a whole game of ${game} by keyboard in German, in which each announcement is German`, async ({ page }) => {
    await page.goto(`./#/${game}?players=${game === 'triboard' ? 'human,human,human' : 'human,human'}${query}&lang=de`);
    await expect(status(page)).not.toBeEmpty();
    await page.evaluate(() => {
      const regions = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')];
      const said = regions.map((region) => region.textContent ?? '');
      for (const region of regions)
        new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      Object.assign(window, { said });
    });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
    /** By Tab alone. */
    const walk = async (isThere: () => Promise<boolean>) => {
      for (let n = 0; !(await isThere()); n += 1) {
        expect(n).toBeLessThan(60);
        await page.keyboard.press('Tab');
      }
    };
    const press = async (square: string) => {
      await walk(async () => (await focused()) !== null);
      const current = (await focused()) ?? '';
      const files = square.charCodeAt(0) - current.charCodeAt(0);
      const ranks = Number(square.slice(1)) - Number(current.slice(1));
      for (let n = 0; n < Math.abs(files); n += 1) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
      for (let n = 0; n < Math.abs(ranks); n += 1) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
      await page.keyboard.press('Enter');
    };
    const pressButton = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name });
      await walk(() => button.evaluate((element) => element === document.activeElement));
      await page.keyboard.press('Enter');
    };
    for (const turn of turns) {
      if (game === 'luckymoose') await pressButton(/Zeig meine Hand$/);
      for (const part of turn) await (/^[a-p]\d+$/.test(part) ? press(part) : pressButton(new RegExp(`^${part}`)));
    }
    await expect(status(page)).toContainText(end);
    const said = (await page.evaluate(() => (window as any).said)) as string[];
    expect(said.filter(Boolean).length).toBeGreaterThan(turns.length);
    for (const words of said) expect(strangeIn(words), words).toEqual([]);
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    for (const name of names) expect(strangeIn(name), name).toEqual([]);
  });
}

plain('from right to left the board stays as it is', async ({ page }) => {
  await page.goto('./#/combo?players=human,human&lang=ar');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
  await new TablePage(page, COMBO).isReady();
  const left = async (square: string) => (await page.locator(`[data-square="${square}"]`).boundingBox())?.x ?? 0;
  expect(await left('a1')).toBeLessThan(await left('h1'));
  const box = await page.locator('[data-square="a1"]').boundingBox();
  if (!box) throw new Error('there is no board');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('[data-square="a1"]')).toHaveAttribute('aria-selected', 'true');
});

plain('a board in another page speaks the language that it is given', async ({ page }) => {
  await page.goto('./?embed&lang=es#/combo');
  await expect(root(page)).toHaveAttribute('lang', 'es');
});

hosted.use({ serviceWorkers: 'allow' });

hosted(
  'what is spoken is there offline, and what never was is said to be missing',
  async ({ page, host, allowConsole }) => {
    allowConsole(MISSING);
    await visit(page, host.address);
    await field(page).selectOption('de');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    // The rules, the lessons and the messages as well, which have not been needed yet.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const keys = await caches.keys();
          const files = await Promise.all(keys.map(async (key) => (await caches.open(key)).keys()));
          return files.flat().filter(({ url }) => /\/de-\w+\.js$/.test(url)).length;
        }),
      )
      .toBe(readdirSync(join(RELEASE, 'www')).filter((file) => file.startsWith('de-')).length);
    host.stop();
    await page.reload();
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await page.goto(`${host.address}#/gambit/rules`);
    await expect(page.getByRole('heading', { name: 'Das Ziel' })).toBeVisible();
    await page.goto(`${host.address}#/gambit?players=human,human&moves=z9`);
    await expect(page.getByRole('alert')).toContainText(
      'Zug 1 dieses Links ist nicht möglich. Die Partie hält davor an.',
    );
    await field(page).selectOption('ja');
    await expect(page.getByRole('alert')).toContainText('日本語');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(field(page)).toHaveValue('de');
  },
);
