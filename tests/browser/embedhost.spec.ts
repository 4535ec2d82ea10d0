// What a page around a board does with it: its own colour scheme, its policies, and printing.

import { readFileSync } from 'node:fs';
import { board } from '../tools/blog.ts';
import { frameOf, test } from './blog.ts';
import { expect } from './fixtures.ts';
import { usually } from './long.ts';

/** Ways of a site to switch its colours: what is in its head, and what a click does. */
const SWITCHES: Record<string, { head: string; dark: string; light: string }> = {
  'a style of the root': {
    head: '',
    dark: "document.documentElement.style.colorScheme = 'dark'",
    light: "document.documentElement.style.colorScheme = ''",
  },
  'a class of the body': {
    head: '<style>body.dark { color-scheme: dark; }</style>',
    dark: "document.body.classList.add('dark')",
    light: "document.body.classList.remove('dark')",
  },
  'an attribute of the root': {
    head: '<style>[data-theme=dark] { color-scheme: dark; }</style>',
    dark: "document.documentElement.dataset.theme = 'dark'",
    light: 'delete document.documentElement.dataset.theme',
  },
  'a box around the board': {
    head: '',
    dark: "document.querySelector('main').style.colorScheme = 'dark'",
    light: "document.querySelector('main').style.colorScheme = 'light'",
  },
  'the meta element': {
    head: '<meta name="color-scheme" content="light">',
    dark: "document.querySelector('meta[name=color-scheme]').content = 'dark'",
    light: "document.querySelector('meta[name=color-scheme]').content = 'light'",
  },
  'a style sheet that is added': {
    head: '',
    dark: "document.head.insertAdjacentHTML('beforeend', '<style id=dark>:root { color-scheme: dark; }</style>')",
    light: "document.querySelector('#dark').remove()",
  },
};

/** A browser of before colours of both schemes. */
const OLD = () => {
  const { supports } = CSS;
  CSS.supports = ((...given: string[]) =>
    !given.join().includes('light-dark') && supports.apply(CSS, given as [string])) as typeof CSS.supports;
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    // Their system colours begin no transitions either.
    replaceSync.call(this, text.replace(/color: ?light-dark\([^)]*\);/, '').replace(/transition: ?color[^;}]*/, ''));
  };
};

/** The ways that are usually tried, by whether the browser is an older one. */
const DEFAULT_WAYS: Record<string, string[]> = {
  false: ['a box around the board'],
  true: ['a class of the body', 'a style sheet that is added'],
};

for (const isOld of [false, true]) {
  for (const [way, { head, dark, light }] of usually(
    Object.entries(SWITCHES),
    ([way]) => DEFAULT_WAYS[String(isOld)]?.includes(way) ?? false,
  )) {
    test(`a board follows the switch of its page: ${way}${isOld ? ', in an older browser' : ''}`, async ({
      page,
      blog,
    }) => {
      if (isOld) await page.addInitScript(OLD);
      await page.goto(blog.write(`${head}${blog.script}<main>${board('game="gambit"')}</main>`));
      const frame = await frameOf(page);
      const html = frame.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await expect(frame.getByRole('grid')).toBeVisible();
      for (const [act, theme] of [
        [dark, 'dark'],
        [light, 'light'],
        [dark, 'dark'],
      ]) {
        await page.evaluate((act = '') => void (0, eval)(act), act);
        await expect(html).toHaveAttribute('data-theme', theme ?? '', { timeout: 1000 });
      }
    });
  }
}

/** Shortens the first wait for a frame to report itself, of ten seconds: a refused frame never does. */
const HURRY = () => {
  if (window !== top) return;
  const { setTimeout: native } = window;
  let isFirst = true;
  window.setTimeout = ((act: () => void, millis = 0) => {
    const isLong = isFirst && millis === 10_000;
    if (isLong) isFirst = false;
    return native(act, isLong ? 100 : millis);
  }) as typeof window.setTimeout;
};

for (const headers of [
  { 'cross-origin-embedder-policy': 'require-corp' },
  { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-opener-policy': 'same-origin' },
] as Record<string, string>[]) {
  test(`a board loads on a page with ${Object.values(headers)}`, async ({ page, blog, allowConsole }) => {
    allowConsole(/ERR_BLOCKED_BY_RESPONSE/);
    // A page that is isolated doesn't wait.
    if (Object.keys(headers).length === 1) await page.addInitScript(HURRY);
    await page.goto(
      blog.write(`${blog.script.replace('<script', '<script crossorigin')}${board('game="gambit"')}`, headers),
    );
    await expect(page.frameLocator('gambol-board iframe').getByRole('grid')).toBeVisible({ timeout: 20_000 });
  });
}

test('a browser that can’t load a board on such a page says why', async ({ page, blog, allowConsole }) => {
  allowConsole(/ERR_BLOCKED_BY_RESPONSE/);
  await page.addInitScript(() => delete (HTMLIFrameElement.prototype as any).credentialless);
  await page.addInitScript(HURRY);
  await page.goto(
    blog.write(`${blog.script}${board('game="gambit"')}`, { 'cross-origin-embedder-policy': 'require-corp' }),
  );
  const rejected = page.evaluate(async () => {
    await customElements.whenDefined('gambol-board');
    return (document.querySelector('gambol-board') as any).play('c2xc4').catch((error: Error) => error.message);
  });
  const words = page.getByRole('link', { name: /can’t be loaded here.*Cross-Origin-Embedder-Policy/ });
  await expect(words).toBeVisible({ timeout: 20_000 });
  await expect(words).toHaveAttribute('href', `${blog.games}#/gambit`);
  await expect(page.getByText('As text')).toBeVisible();
  expect(await rejected).toBe('The board could not be loaded.');
});

test('a board that was never seen is printed as the text between its tags, and one that was as a board', async ({
  page,
  blog,
}) => {
  await page.goto(
    blog.write(
      `${blog.script}${board('game="combo"')}<div style="height: 6000px">Between</div>${board('game="gambit"')}`,
    ),
  );
  await expect(page.frameLocator('gambol-board iframe').first().getByRole('grid')).toBeVisible();
  await page.evaluate(() => {
    const shown = ((window as any).shown = [] as boolean[]);
    // The frames of the boards begin to print after this one.
    addEventListener('beforeprint', () =>
      shown.push(...Array.from(document.querySelectorAll('gambol-board p'), (text) => text.checkVisibility())),
    );
  });
  const texts = page.getByText('As text');
  // A board tells its page some frames after it is painted.
  const expectPrinted = (areTexts: [boolean, boolean]) =>
    expect(async () => {
      await page.pdf();
      expect(await page.evaluate(() => (window as any).shown.slice(-2))).toEqual(areTexts);
    }).toPass();
  await expectPrinted([false, true]);
  for (const n of [0, 1]) await expect(texts.nth(n)).toBeHidden();
  // Scrolled to, it is a board.
  await page.locator('gambol-board').nth(1).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('gambol-board iframe').nth(1).getByRole('grid')).toBeVisible();
  await expectPrinted([false, false]);
});

test('the plain frame of the documentation shows a table, a study and a puzzle, in the theme of the system', async ({
  page,
  blog,
}) => {
  const docs = readFileSync(new URL('../../www/docs/embedding.md', import.meta.url), 'utf8');
  const line = /^<iframe .*<\/iframe>$/m.exec(docs)?.[0].replace('https://HOST/PATH/', blog.games) ?? '';
  const other = (link: string, query = '') =>
    line.replace('?embed#/gambit?players=human,master', `?embed${query}#${link}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 2200 });
  await page.goto(
    blog.write(
      [
        line,
        other('/gambit/study?moves=d2xd4_e3xe1', '&amp;mode=steps'),
        other('/gambit/puzzles/7', '&amp;theme=light&amp;lang=de'),
      ].join('<p>Between</p>'),
    ),
  );
  const [table, study, puzzle] = [0, 1, 2].map((n) => page.frameLocator('body > iframe').nth(n));
  if (!table || !study || !puzzle) throw new Error('no frames');
  await expect(table.getByRole('gridcell', { name: /^c2, black piece/ })).toBeVisible();
  await expect(table.locator('html')).toHaveAttribute('data-theme', 'dark');
  await table.getByRole('gridcell', { name: /^c2,/ }).press('Enter');
  await table.getByRole('gridcell', { name: /^c4,/ }).press('Enter');
  await expect(table.getByRole('gridcell', { name: /^c4, black piece/ })).toBeVisible();
  await expect(study.getByRole('treeitem')).toHaveCount(3);
  await expect(puzzle.locator('.puzzle-said')).not.toHaveText(/^\s*$/);
  await expect(puzzle.locator('html')).toHaveAttribute('lang', 'de');
  await expect(puzzle.locator('html')).toHaveAttribute('data-theme', 'light');
});
