// Studies in third-party pages: their moves with variations, comments, marks and points.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_HEADERS, board } from '../tools/blog.ts';
import { frameOf, test } from './blog.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { colourAt } from './pixels.ts';
import type { Frame, Locator, Page } from '@playwright/test';

/** A study of each game, as text. */
const STUDIES = readFileSync(join(import.meta.dirname, '../studies/games.txt'), 'utf8').split(/^(?=\[Game )/m);
/** A study with a variation, comments, arrows and a judgement. */
const SMALL = `[Game "gambit"]
[Event "Two ways"]

{Both sides have all their pieces & <b>nothing</b> to fear.} 1. c2xc4! {[%cal Gc2c4,Re3e1] Keeps the bridge.}
(1. d2xd4?! {leaves the rank} 1... e3xe1 2. f2xf4) 1... a3xa1 *
`;
/** The tree of the same study, packed. */
const PACKED = (address: string) => /#\/gambit\/study\?.*tree=[\w-]+/.exec(address)?.[0] ?? '';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A board with a study between its tags. */
const withStudy = (text: string, style = 'width: 400px', attributes = 'mode="steps"') => {
  const [, game] = /"(\w+)"/.exec(text) ?? [];
  const content = `<pre>\n${escaped(text)}</pre>`;
  return `<gambol-board game="${game}" ${attributes} study style="display: block; ${style}">${content}</gambol-board>`;
};

/** The parts of a study in a frame. */
class Steps {
  readonly frame: Frame;
  readonly status: Locator;
  readonly items: Locator;
  readonly current: Locator;
  readonly graph: Locator;

  constructor(frame: Frame) {
    this.frame = frame;
    this.status = frame.getByRole('status');
    this.items = frame.getByRole('treeitem');
    this.current = frame.getByRole('treeitem', { selected: true });
    this.graph = frame.getByRole('slider', { name: 'Points from move to move' });
  }

  button(name: string) {
    return this.frame.getByRole('button', { name, exact: true });
  }
}

/** The study in a frame, when it is shown. */
async function stepsOf(page: Page, n = 0) {
  const steps = new Steps(await frameOf(page, n));
  await expect.poll(() => steps.items.count()).toBeGreaterThan(1);
  return steps;
}

test('a study is stepped through by buttons, keys, swipes and taps, with its variations, comments and arrows', async ({
  page,
  blog,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(blog.write(`${blog.script}${withStudy(SMALL)}`));
  const steps = await stepsOf(page);
  const { status, current, frame } = steps;
  await expect(status).toContainText('First position. Black to move.');
  await expect(status).toContainText('Both sides have all their pieces & <b>nothing</b> to fear.');
  await expect(steps.button('Back')).toHaveAttribute('aria-disabled', 'true');
  await steps.button('Next').click();
  await expect(status).toContainText('Black, c2xc4, good move and 1 alternative.');
  await expect(status).toContainText('Keeps the bridge.');
  await expect(status).toContainText('A green arrow from c2 to c4. A red arrow from e3 to e1.');
  await expect.poll(() => colourAt(frame, 'c3'), 'the arrow is on the board').toBe('green');
  await steps.button('To the end').click();
  await expect(current).toHaveAccessibleName('White, a3xa1');
  await expect(steps.button('Next')).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => colourAt(frame, 'c3'), 'the arrow belongs to one move').not.toBe('green');

  await page.keyboard.press('Home');
  await expect(current).toHaveAccessibleName(/^First position/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(current).toHaveAccessibleName(
    'Black, d2xd4, dubious move, variation 1 of 1 and comment: leaves the rank',
  );
  await expect(frame.getByRole('gridcell', { name: 'd4, black piece' })).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(current).toHaveAccessibleName('Black, f2xf4');

  const box = await page.locator('gambol-board').boundingBox();
  const swipe = async (by: number) => {
    const client = await page.context().newCDPSession(page);
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 120];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let n = 1; n <= 6; n += 1) await touch('touchMove', x + (by * n) / 6);
    await touch('touchEnd', 0);
  };
  await swipe(90);
  await expect(current).toHaveAccessibleName('White, e3xe1');
  await swipe(-90);
  await expect(current).toHaveAccessibleName('Black, f2xf4');

  await steps.items.filter({ hasText: 'c2xc4' }).click();
  await expect(status).toContainText('Keeps the bridge.');
  await expect.poll(() => page.locator('gambol-board').evaluate((element) => (element as any).position)).toContain('x');
  await expectAccessible(page);
});

test('no key is taken from the host page where it leads nowhere', async ({ page, blog }) => {
  await page.setViewportSize({ width: 500, height: 700 });
  await page.goto(blog.write(`${blog.script}${withStudy(SMALL)}<div style="height: 3000px">Below</div>`));
  const steps = await stepsOf(page);
  await steps.button('Back').focus();
  const top = () => page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(0);
  await expect(steps.current).toHaveAccessibleName(/^First position/);
});

// Usually one with many squares.
for (const [n, text] of usually([...STUDIES.entries()], ([n]) => n === STUDIES.length - 1)) {
  const game = /"(\w+)"/.exec(text)?.[1] ?? '';
  for (const width of usually([320, 560], (width) => width === 320)) {
    test(`study ${n + 1}, of ${game}, ${width} pixels wide: its whole tree can be dragged along`, async ({
      page,
      blog,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 620, height: 1300 });
      await page.goto(blog.write(`${blog.script}${withStudy(text, `width: ${width}px`)}`));
      const steps = await stepsOf(page);
      const played =
        text
          .replaceAll(/\{(\\.|[^}\\])*\}/gs, ' ')
          .replaceAll(/\[[^\]]*\]/g, ' ')
          .match(/[^\s()]*[a-u]\d[^\s()]*|~\S+/g) ?? [];
      await expect.poll(() => steps.items.count(), 'all moves and the first position').toBe(played.length + 1);
      await steps.button('To the end').click();
      const last = Number(await steps.graph.getAttribute('aria-valuemax'));
      await expect(steps.graph).toHaveAttribute('aria-valuenow', String(last));
      await expect(steps.button('Next')).toHaveAttribute('aria-disabled', 'true');
      const box = await steps.graph.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 20);
      await expect(steps.graph).toHaveAttribute('aria-valuenow', '0');
      await steps.graph.press('ArrowUp');
      await expect(steps.graph).toHaveAttribute('aria-valuenow', '1');
      await expect(steps.graph).toHaveAttribute('aria-valuetext', /\d/);
      await expect.poll(() => steps.frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const [canvas, controls, tree] = await Promise.all(
        ['canvas', '.controls', '.outline-panel'].map((part) => steps.frame.locator(part).boundingBox()),
      );
      expect(controls?.y, 'the board is above the steps').toBeGreaterThanOrEqual(
        (canvas?.y ?? 0) + (canvas?.height ?? 0) - 1,
      );
      expect(tree?.height, 'three lines of moves').toBeGreaterThan(60);
      if (isLong) await expectAccessible(page);
    });
  }
}

test('the address of a study is shown as its text is, in an element and in a plain frame', async ({ page, blog }) => {
  await page.setViewportSize({ width: 620, height: 1300 });
  await page.goto(blog.write(`${blog.script}${withStudy(SMALL)}`));
  const text = await stepsOf(page);
  await expect(text.items.last()).toHaveAccessibleName(/./);
  const names = await text.items.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  const whole = text.frame.getByRole('link', { name: 'Open on a page of its own' });
  await expect.poll(async () => PACKED((await whole.getAttribute('href')) ?? '')).not.toBe('');
  const address = (await whole.getAttribute('href')) ?? '';
  const source = `${blog.games}?embed&mode=steps${PACKED(address)}`;
  const frame = `<iframe src="${source}" sandbox="allow-scripts" width="400" height="560"></iframe>`;
  await page.goto(blog.write(`${blog.script}${board(`game="gambit" study="${address}"`)}${frame}`));
  const plain = page.frameLocator('body > iframe').getByRole('treeitem');
  for (const items of [(await stepsOf(page)).items, plain]) {
    await expect
      .poll(() => items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label'))))
      .toEqual(names);
  }
});

test('a study is replaced by its attribute, and a table by a study', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}${board('game="gambit" players="human,human"')}`));
  const element = page.locator('gambol-board');
  const frame = await frameOf(page);
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect.poll(() => element.evaluate((board) => (board as any).position)).not.toBeNull();
  await element.evaluate((board, text) => board.setAttribute('study', text), SMALL);
  const steps = await stepsOf(page);
  await expect(steps.items).toHaveCount(6);
  await element.evaluate((board, text) => board.setAttribute('study', text), '[Game "gambit"]\n\n1. d2xd4 *');
  await expect(steps.items).toHaveCount(2);
});

test('a study whose text is of another game than its element is loaded twice, and shown', async ({ page, blog }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.addInitScript(() => {
    Object.assign(window, { loads: 0 });
    addEventListener('message', ({ data }) => void (data?.type === 'hello' && ((window as any).loads += 1)));
  });
  const text = withStudy('[Game "combo"]\n\n1. 1c2+c1 1f7+f8 *').replace('game="combo"', 'game="gambit"');
  await page.goto(blog.write(`${blog.script}${text}`));
  const steps = await stepsOf(page);
  await expect(steps.items).toHaveCount(3);
  await steps.button('To the end').click();
  await expect(steps.status).toContainText('1f7+f8');
  expect(await page.evaluate(() => (window as any).loads)).toBe(2);
});

test('a damaged study is shown as far as it is sound, and says where it is not', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}${withStudy('[Game "gambit"]\n\n1. c2xc4 a3xa9 *\n')}`));
  const steps = await stepsOf(page);
  await expect(steps.frame.getByRole('main').getByRole('alert')).toContainText('Line 3, column 10');
  await expect(steps.items).toHaveCount(2);
  await steps.button('Dismiss').click();
  await expect(steps.frame.getByRole('main').getByRole('alert')).toBeHidden();
});

test('in Arabic, everything runs from right to left, and 320 pixels are enough', async ({ page, blog }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await page.goto(blog.write(`<div lang="ar">${blog.script}${withStudy(SMALL, 'width: 320px')}</div>`));
  const steps = await stepsOf(page);
  await expect(steps.frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await steps.frame.locator('.controls button').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(steps.status).toContainText('c2xc4');
  await expect.poll(() => steps.frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (isLong) await expectAccessible(page);
});

test('the builder makes the HTML of a study that is pasted', async ({ page, blog }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.goto(`${blog.games}#/gambit/embed`);
  await page.getByLabel('Readers can').selectOption('Step through a study');
  await page.getByLabel('Text of the study').fill('[Game "gambit"]\n\n1. c2xc9 *');
  await expect(page.getByRole('alert').filter({ hasText: 'Line 3, column 4' })).toBeVisible();
  const [asElement, asFrame] = [
    page.getByLabel('As an element', { exact: true }),
    page.getByLabel('As a plain frame', { exact: true }),
  ];
  await expect(asElement).toBeHidden();
  await page.getByLabel('Text of the study').fill(SMALL);
  await expect(asElement).toHaveValue(/<gambol-board game="gambit" mode="steps" study style="/);
  await expect(asFrame).toHaveValue(/&amp;mode=steps#\/gambit\/study\?.*tree=/);
  await expect(page.frameLocator('.preview iframe').getByRole('treeitem')).toHaveCount(6);
  if (isLong) await expectAccessible(page);
  const html = [await asElement.inputValue(), await asFrame.inputValue()];

  await page.goto(blog.write(html.join('<p>Between</p>'), { ...PAGES_HEADERS }));
  for (const inside of [page.frameLocator('gambol-board iframe'), page.frameLocator('body > iframe')]) {
    await expect(inside.getByRole('treeitem')).toHaveCount(6);
    await inside.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(inside.getByRole('status')).toContainText('Keeps the bridge.');
  }
  const boxes = await Promise.all(
    ['gambol-board iframe', 'body > iframe'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
});

onlyLong(test)('the builder makes the HTML of a study in the library', async ({ page, blog }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${blog.games}#/gambit/study?moves=c2xc4`);
  await page.getByRole('textbox', { name: /^Comment on/ }).fill('The centre first.');
  await page.getByRole('textbox', { name: 'Name of the study' }).fill('Openings');
  await page.keyboard.press('Tab');
  await expect(page.locator('.study-head')).toContainText('In your library');
  await page.goto(`${blog.games}#/gambit/embed`);
  await page.getByLabel('Readers can').selectOption('Step through a study');
  await expect(page.getByRole('combobox', { name: 'Study', exact: true })).toHaveValue(/./);
  await expect(page.getByLabel('Text of the study')).toHaveValue(/The centre first\./);
  await expect(page.frameLocator('.preview iframe').getByRole('treeitem')).toHaveCount(2);
});
