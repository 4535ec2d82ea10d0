// The library: games that are kept by themselves, search, folders, deletion, files, storage that fails, and several
// tabs.

import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './fixtures.ts';
import { randomGames } from './games.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { LUCKYMOOSE, TablePage } from './table.ts';
import type { Locator, Page } from '@playwright/test';

/** A game of Gambit without its last move, h3 to h1, and the whole game. */
const BEFORE_END = 'b2xb4_e3xe1_f2xh4_d3xd1xb3_g2xe4_a3xa1_b4xb2xd4';
const FINISHED_GAME = `${BEFORE_END}_h3xh1`;
const PEOPLE = '#/gambit?players=human,human';
const FILE = { name: 'games.txt', mimeType: 'text/plain' };

/** The screen of the library. */
class LibraryPage {
  readonly page: Page;
  readonly entries: Locator;
  readonly titles: Locator;
  readonly count: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.entries = page.locator('.entries > li');
    this.titles = page.locator('.entries b');
    this.count = page.locator('.count');
    this.search = page.getByRole('searchbox');
    this.status = page.locator('.porting [role=status]');
    this.notice = page.locator('.notice');
  }

  async open() {
    await this.page.goto('./#/library');
    // The page stays where only the fragment differs.
    await expect(this.page.locator('.library')).toBeVisible();
    await expect(this.count).not.toHaveText('Opening your library…');
  }

  /** Imports a file. */
  async import(text: string) {
    await this.page.locator('input[type=file]').setInputFiles({ ...FILE, buffer: Buffer.from(text) });
    await expect(this.status).toHaveText(/added|in it/);
  }

  /** The text of all exported games. */
  async export() {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Export all' }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  }

  field(label: string) {
    return this.page
      .locator('.fields label')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('select, input');
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

/** Plays the last move of a game. */
async function endGame(page: Page) {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=${BEFORE_END}`);
  await table.tap('h3', 'h1');
  await expect(table.moves).toHaveCount(8);
  return table;
}

test('a game is kept when it ends, and once', async ({ page }) => {
  await endGame(page);
  const library = new LibraryPage(page);
  await library.open();
  await expect(library.entries).toHaveCount(1);
  await expect(library.entries).toContainText('Gambit: Black and White');
  await expect(library.entries).toContainText('Black won');
  await expect(library.entries).toContainText('8 moves');
  // Looking at it again, and leaving, keeps no second one.
  await page.goto('./#/gambit');
  await expect(new TablePage(page).moves).toHaveCount(8);
  await library.open();
  await page.reload();
  await expect(library.count).toHaveText('1 game');
  await library.entries.getByRole('link').click();
  await expect(page).toHaveURL(/gambit\/study\?.*h3xh1/);
  await expect(page.locator('.side')).toContainText('h3xh1');
});

test('a game that was lost by a blunder is found after its review', async ({ page }) => {
  const moves = ['a2xa4', 'e3xe1', 'g2xg4xe2xc4xa2', 'c3xc1xe3xg1', 'h2xh4'];
  const library = new LibraryPage(page);
  await library.open();
  await library.import(`[Game "gambit"]\n[Players "easy, human"]\n\n${moves.join(' ')} 1-0\n`);
  await library.field('Result').selectOption('I lost by a blunder');
  await expect(library.entries).toHaveCount(0);
  await page.addInitScript(() => {
    const used = ((window as any).used = { getAll: 0, put: 0 });
    for (const name of ['getAll', 'put'] as const) {
      const { [name]: call } = IDBObjectStore.prototype;
      IDBObjectStore.prototype[name] = function (...values: any[]) {
        used[name] += 1;
        // @ts-expect-error: the object store
        return call.apply(this, values);
      } as any;
    }
  });
  await page.goto(`./#/gambit/review?players=easy,human&moves=${moves.join('_')}`);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Learn from/ })).toBeVisible();
  const used = () => page.evaluate(() => (window as any).used);
  await expect.poll(async () => (await used()).put).toBeGreaterThan(0);
  expect((await used()).getAll, 'the game is found without a look at all entries').toBe(0);
  await library.open();
  await library.field('Result').selectOption('I lost by a blunder');
  await expect(library.entries).toHaveCount(1);
  await page.reload();
  await library.field('Result').selectOption('I lost by a blunder');
  await expect(library.entries).toHaveCount(1);
});

test('statistics tell openings move by move, and the list shows the games of one', async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import((await randomGames(60, { games: ['gambit'] })).join('\n'));
  await expect(library.count).toHaveText('60 games');
  await library.button('Statistics').click();
  const table = page.getByRole('table', { name: 'By opening' });
  const first = table.getByRole('button').first();
  const name = (await first.textContent()) ?? '';
  const counts = await table.getByRole('row').nth(1).getByRole('cell').allTextContents();
  const played = counts.slice(0, 3).reduce((sum, count) => sum + Number(count), 0);
  expect(played).toBeGreaterThan(1);
  await first.focus();
  await page.keyboard.press('Enter');
  // The openings go one move further, and so does the filter.
  await expect(first).toHaveText(new RegExp(`^${name} `));
  await expect(page.locator('.statistics')).toBeFocused();
  await expect(library.field('Begins with')).toHaveValue(name.replace('Gambit: ', ''));
  if (isLong) await expectAccessible(page);
  await library.button('Games').click();
  await expect(library.entries).toHaveCount(played);
  await expect(library.count).toHaveText(`${played} of 60 games`);
});

onlyLong(test)('a game that is left is kept, and goes on as the same entry', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await table.tap('d2', 'd4');
  await table.tap('e3', 'e1');
  await expect(table.moves).toHaveCount(2);
  const library = new LibraryPage(page);
  await library.open();
  await expect(library.entries).toContainText('Not finished');
  await library.entries.getByRole('link').click();
  await expect(table.moves).toHaveCount(2);
  await table.tap('f2', 'f4');
  await expect(table.moves).toHaveCount(3);
  await library.open();
  await expect(library.entries).toContainText('3 moves');
  await expect(library.count).toHaveText('1 game');
  // Another game from the same start is another entry.
  await table.open(`${PEOPLE}&moves=a2xa4`);
  await table.tap('e3', 'e1');
  await expect(table.moves).toHaveCount(2);
  await library.open();
  await expect(library.count).toHaveText('2 games');
});

onlyLong(test)('a game with hidden hands is kept when it is over, and not before', async ({ page }) => {
  const moves = 'b1@g8,b4@h8,b3@i8_~r5o3b6_~p1p6_~g6';
  const link = `#/luckymoose?seed=3&players=human,human&moves=${moves}`;
  await page.addInitScript(
    (text) =>
      localStorage.getItem('gambol/1/table/luckymoose') ?? localStorage.setItem('gambol/1/table/luckymoose', text),
    link,
  );
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose');
  await expect(table.moves).toHaveCount(4);
  const library = new LibraryPage(page);
  await library.open();
  await expect(page.getByRole('heading', { name: 'Your games will appear here' })).toBeVisible();
  await page.evaluate((text) => localStorage.setItem('gambol/1/table/luckymoose', text), `${link}&ending=resigned-0`);
  await page.goto('./#/luckymoose');
  await page.reload();
  await expect(table.moves).toHaveCount(4);
  await library.open();
  await expect(library.entries).toContainText('4 moves');
});

onlyLong(test)('a game from a link that nobody plays on is not kept', async ({ page }) => {
  await new TablePage(page).open(PEOPLE);
  await page.goto(`./${PEOPLE}&moves=${FINISHED_GAME}`);
  await expect(new TablePage(page).moves).toHaveCount(8);
  const library = new LibraryPage(page);
  await library.open();
  await expect(page.getByRole('heading', { name: 'Your games will appear here' })).toBeVisible();
});

test.describe('what earlier releases have kept', () => {
  const shelf = JSON.stringify([
    { link: `#/gambit?players=human,easy&moves=${FINISHED_GAME}`, words: 'gambit', when: Date.UTC(2026, 1, 3) },
    { link: '#/gambit?players=human,hard&moves=d2xd4_e3xe1', words: 'gambit', when: Date.UTC(2026, 1, 2) },
    { link: '#/gambit?players=human,hard&moves=z9xz9', words: 'gambit', when: Date.UTC(2026, 1, 1) },
  ]);

  test('is moved once, and stays where it was', async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('gambol/1/shelf', text), shelf);
    const library = new LibraryPage(page);
    await library.open();
    await expect(library.count).toHaveText('2 games');
    await expect(library.titles).toHaveText(['Gambit against Sami', 'Gambit against Bruno']);
    expect(await page.evaluate(() => localStorage.getItem('gambol/1/shelf'))).toBe(shelf);
    // What the reader deletes is deleted among the earlier games of the hall, too, and does not come back.
    const earlier = () => page.evaluate(() => JSON.parse(localStorage.getItem('gambol/1/shelf') ?? '[]').length);
    const remove = async () => {
      await library.entries.first().getByRole('checkbox').check();
      await library.button('Delete').click();
      await expect(library.count).toHaveText('1 game');
      await expect.poll(earlier).toBe(2);
    };
    await remove();
    await library.button('Undo').click();
    await expect(library.count).toHaveText('2 games');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gambol/1/shelf'))).toBe(shelf);
    await remove();
    await page.reload();
    await expect(library.count).toHaveText('1 game');
  });

  test('is moved completely after a failure half way', async ({ page }) => {
    await page.addInitScript((text) => {
      localStorage.setItem('gambol/1/shelf', text);
      const { put } = IDBObjectStore.prototype;
      let puts = 0;
      IDBObjectStore.prototype.put = function (...inputs) {
        puts += 1;
        if (puts > 2 && this.name !== 'marks' && !sessionStorage.getItem('works'))
          throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, inputs);
      };
    }, shelf);
    const library = new LibraryPage(page);
    await library.open();
    await expect(library.count).toHaveText('2 games');
    await expect(library.notice).toContainText('no room left');
    await page.evaluate(() => sessionStorage.setItem('works', 'yes'));
    await page.reload();
    await expect(library.count).toHaveText('2 games');
    await page.reload();
    await expect(library.count).toHaveText('2 games');
  });
});

test.describe('storage', () => {
  test('that is full is said once; nothing is lost while the page is open, and all is stored later', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...inputs) {
        if (!sessionStorage.getItem('works')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, inputs);
      };
    });
    const library = new LibraryPage(page);
    await library.open();
    await library.import((await randomGames(3)).join('\n'));
    await expect(library.count).toHaveText('3 games');
    await expect(library.notice).toHaveCount(1);
    await expect(library.notice).toContainText('no room left');
    await page.goto('./#/');
    await library.open();
    await expect(library.count).toHaveText('3 games');
    await page.evaluate(() => {
      sessionStorage.setItem('works', 'yes');
      dispatchEvent(new Event('focus'));
    });
    await expect(library.notice).toHaveCount(0);
    await page.reload();
    await expect(library.count).toHaveText('3 games');
  });

  test('that is refused is said, and the library lasts as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await endGame(page);
    const library = new LibraryPage(page);
    await library.open();
    await expect(library.count).toHaveText('1 game');
    await expect(library.notice).toContainText('keeps nothing of this page');
  });

  test('is asked to stay when there is something to lose', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { asked: 0 });
      navigator.storage.persisted = () => Promise.resolve(false);
      navigator.storage.persist = () => Promise.resolve(Boolean(((window as any).asked += 1)));
    });
    const asked = () => page.evaluate(() => (window as any).asked);
    const library = new LibraryPage(page);
    await library.open();
    expect(await asked()).toBe(0);
    await library.import((await randomGames(2)).join('\n'));
    await expect.poll(asked).toBe(1);
  });
});

test('two tabs change the library at once', async ({ page, context }) => {
  const one = new LibraryPage(page);
  await one.open();
  await one.import((await randomGames(4)).join('\n'));
  const two = new LibraryPage(await context.newPage());
  await two.open();
  await expect(two.count).toHaveText('4 games');
  // One renames an entry while the other files it.
  for (const [library, label, text] of [
    [one, 'Name', 'My best'],
    [two, 'Folder', 'Learnt'],
  ] as const) {
    await library.entries.first().getByRole('button').click();
    await library.page.getByRole('dialog').getByLabel(label).fill(text);
  }
  await Promise.all([
    one.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
    two.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  ]);
  for (const library of [one, two]) await expect(library.page.getByRole('dialog')).toBeHidden();
  await one.entries.last().getByRole('checkbox').check();
  await one.button('Delete').click();
  for (const library of [one, two]) {
    await expect(library.count).toHaveText('3 games');
    await expect(library.entries.first()).toContainText('My best');
    await expect(library.entries.first()).toContainText('Learnt');
  }
});

test('search, filters, folders, names, deletion and its undoing', async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import((await randomGames(60)).join('\n'));
  await expect(library.count).toHaveText('60 games');
  await expect(library.entries).toHaveCount(48);
  await library.button('Older').click();
  await expect(library.entries).toHaveCount(12);
  await expect(library.entries.first().getByRole('link')).toBeFocused();

  await library.field('Game').selectOption('Combo');
  await expect(library.count).toHaveText('15 of 60 games');
  await expect(library.entries).toHaveCount(15);
  for (const title of await library.titles.allTextContents()) expect(title).toMatch(/^Combo /);
  await library.field('Result').selectOption('I won');
  const won = await library.entries.count();
  await expect(library.entries.filter({ hasText: 'Won' })).toHaveCount(won);
  await library.button('Clear filters').click();
  await expect(library.count).toHaveText('60 games');
  await library.search.fill('GAMBIT mäster');
  await expect(library.titles.first()).toHaveText('Gambit against Ada');
  await library.search.fill('xyz');
  await expect(page.getByText('Nothing here fits')).toBeVisible();
  await library.search.fill('');

  await library.entries.first().getByRole('button').click();
  await page.getByRole('dialog').getByLabel('Name').fill('A "sharp" one \\o/');
  await page.getByRole('dialog').getByLabel('Folder').fill('Sharp');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(library.titles.first()).toHaveText('A "sharp" one \\o/');
  await library.field('Folder').selectOption('Sharp');
  await expect(library.count).toHaveText('1 of 60 games');
  await library.field('Folder').selectOption('In no folder');
  await expect(library.count).toHaveText('59 of 60 games');
  await library.button('Clear filters').click();
  await expect(library.count).toHaveText('60 games');

  for (const at of [0, 1, 2]) await library.entries.nth(at).getByRole('checkbox').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await library.button('Delete').click();
  await expect(library.count).toHaveText('57 games');
  await library.button('Undo').click();
  await expect(library.count).toHaveText('60 games');
  await expect(library.titles.first()).toHaveText('A "sharp" one \\o/');
  await page.reload();
  await expect(library.titles.first()).toHaveText('A "sharp" one \\o/');
  await library.button('Statistics').click();
  await expect(page.getByRole('table', { name: 'By game' }).getByRole('row')).toHaveCount(5);
});

test('files: exported and imported elsewhere, equal; known games are recognised', async ({ page, device }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import((await randomGames(12)).join('\n'));
  await library.entries.first().getByRole('button').click();
  await page.getByRole('dialog').getByLabel('Name').fill('My "best" \\ game');
  await page.getByRole('dialog').getByLabel('Folder').fill('Kept');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(library.titles.first()).toHaveText('My "best" \\ game');
  const text = await library.export();
  await library.import(text);
  await expect(library.status).toHaveText('No game was added. 12 games were here already.');

  const elsewhere = new LibraryPage(await device());
  await elsewhere.open();
  await elsewhere.import(text);
  await expect(elsewhere.status).toHaveText('12 games added.');
  await expect(elsewhere.page.locator('.entries .in')).toHaveText('Kept');
  const parts = (whole: string) =>
    whole
      .split(/\n(?=\[Game)/)
      .map((part) => part.trim())
      .sort();
  expect(parts(await elsewhere.export())).toEqual(parts(text));
});

test('a file can be pasted or dropped', async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  const [one = '', two = ''] = await randomGames(2);
  const transfer = (kind: string, text: string) =>
    page.evaluate(
      ([type = '', data = '']) => {
        const given = new DataTransfer();
        if (type === 'paste') given.setData('text/plain', data);
        else given.items.add(new File([data], 'games.txt', { type: 'text/plain' }));
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { clipboardData: given, bubbles: true })
            : new DragEvent(type, { dataTransfer: given, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      [kind, text],
    );
  await transfer('paste', one);
  await expect(library.count).toHaveText('1 game');
  await transfer('dragover', two);
  await expect(page.getByText('Drop the file here')).toBeVisible();
  await transfer('drop', two);
  await expect(library.count).toHaveText('2 games');
  await expect(page.getByText('Drop the file here')).toBeHidden();
  await transfer('paste', 'just words');
  await expect(library.status).toContainText('No game was added.');
});

onlyLong(test)('damaged games are refused with line and column, or read as far as they are sound', async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  const damaged = `[Game "gambit"]\n[Players "human, hard"]\n\n1. d2xd4 e3xe1 2. f2xz9 *\n`;
  await library.import(`${(await randomGames(1))[0]}\n${damaged}`);
  await expect(library.status).toHaveText('1 game added.');
  const line = (await randomGames(1))[0]?.split('\n').length ?? 0;
  await expect(page.locator('.porting li')).toHaveText(new RegExp(`^Line ${line + 4}, column 19: `));
  await library.button('Read what can be read').click();
  await expect(library.status).toHaveText('1 game read as far as possible.');
  await expect(library.count).toHaveText('2 games');
  await expect(library.entries.filter({ hasText: '2 moves' })).toHaveCount(1);
});

test('by keyboard', async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import((await randomGames(3)).join('\n'));
  await library.search.focus();
  const next = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (label.startsWith(name)) return;
    }
    throw new Error(`${name} can't be reached`);
  };
  await next('Select ');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await next('Rename');
  await page.keyboard.press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(library.titles.first()).toHaveText('By keys');
  // The focus is not lost.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

onlyLong(test)(
  'a file in an old encoding is read with its letters, or refused, and the reader is told',
  async ({ page }) => {
    const library = new LibraryPage(page);
    await library.open();
    const file = (players: string) => ({
      ...FILE,
      buffer: Buffer.from(
        `[Event "\x93Caf\xe9\x94"]\r[Game "gambit"]\r[Players "${players}"]\r\r1. c2xc4 d3xd1 *\x1a`,
        'latin1',
      ),
    });
    await page.locator('input[type=file]').setInputFiles(file('M\xfcller, Ren\xe9'));
    await expect(library.status).toHaveText('The file is not in UTF-8. It was read as windows-1252. 1 game added.');
    await expect(library.titles).toHaveText('“Café”');
    await page.locator('input[type=file]').setInputFiles(file('\xc8\xe2\xe0\xed\xee\xe2, Bo'));
    await expect(library.status).toHaveText(
      'The encoding of this file can’t be told. Save it as UTF-8, and import it again.',
    );
    await expect(library.entries).toHaveCount(1);
  },
);

const VISITS: [name: string, address: string, width: number][] = [
  ['on a laptop', '#/library', 1280],
  ['on a small phone', '#/library', 320],
  ['from right to left', '#/library?lang=ar', 390],
];

for (const [name, address, width] of usually(VISITS, ([, , width]) => width === 320)) {
  test(`accessible ${name}, and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`./${address}`);
    await expect(page.locator('.nothing h2')).toBeVisible();
    if (isLong) await expectAccessible(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ ...FILE, buffer: Buffer.from((await randomGames(12)).join('\n')) });
    await expect(page.locator('.entries > li')).toHaveCount(12);
    await page.locator('.entries [type=checkbox]').first().check();
    await expectAccessible(page);
    await page.locator('.views button').last().click();
    if (isLong) await expectAccessible(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
    await page.locator('.views button').first().click();
    await expect(page.locator('.entries > li')).toHaveCount(12);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  });
}
