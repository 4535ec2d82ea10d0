// The analysis board: a tree of moves that is made by pointer and by keyboard, with comments and marks, and kept.

import { readFileSync } from 'node:fs';
import { GAMES } from '../../www/games/index.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { visit, test as hosted } from './host.ts';
import { loadEngine } from '../tools/engine.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { colourAt } from './pixels.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The page of a study. */
class StudyPage extends TablePage {
  readonly tree: Locator;
  readonly items: Locator;
  readonly current: Locator;
  readonly comment: Locator;

  constructor(page: Page, game?: { name: string; files: number; ranks: number }) {
    super(page, game);
    this.tree = page.getByRole('tree', { name: 'Moves and variations' });
    this.items = this.tree.getByRole('treeitem');
    this.current = this.tree.getByRole('treeitem', { selected: true });
    this.comment = page.getByRole('textbox', { name: /^Comment on/ });
  }

  /** The names of all items, in order. */
  spoken() {
    return this.items.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  }

  /**
   * Plays one of the legal moves of a game of one tap, by pointer or by keyboard.
   *
   * @param place among the legal moves; -1 for the last
   */
  async playAt(place: number, isKey: boolean) {
    const before = await this.current.getAttribute('data-id');
    const squares = await this.squaresWith('legal move');
    const square = squares.at(place);
    if (square === undefined) throw new Error('there is no legal move');
    if (isKey) {
      await this.cell(square).focus();
      await this.page.keyboard.press('Enter');
    } else await this.tap(square);
    await expect(this.current).not.toHaveAttribute('data-id', before ?? '');
  }

  /** Draws an arrow with the right mouse button. */
  async draw(from: string, to: string) {
    const [begin, end] = [await this.point(from), await this.point(to)];
    await this.page.mouse.move(begin.x, begin.y);
    await this.page.mouse.down({ button: 'right' });
    await this.page.mouse.move(end.x, end.y, { steps: 2 });
    await this.page.mouse.up({ button: 'right' });
  }

  /**
   * Draws an arrow with the key M.
   *
   * @param steps to the right
   */
  async drawByKey(from: string, steps: number) {
    await this.cell(from).focus();
    await this.page.keyboard.down('m');
    for (let n = 0; n < steps; n += 1) await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.up('m');
  }

  /**
   * Presses keys until their button is disabled. Returns how often.
   *
   * @param name of the button
   */
  async pressUntilDisabled(keys: string, name: string) {
    const button = this.page.locator('.quick').getByRole('button', { name, exact: true });
    let count = 0;
    for (; (await button.getAttribute('aria-disabled')) !== 'true'; count += 1) await this.page.keyboard.press(keys);
    return count;
  }

  /** Exports the study, and returns its text. */
  async exported() {
    await this.button('More').click();
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button('Export').click()]);
    return readFileSync(await download.path(), 'utf8');
  }

  /** Pastes a text into the dialog of imports, and opens it. */
  async paste(text: string) {
    await this.button('More').click();
    await this.button('Import').click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  }

  /** Lets go of the board, so that keys lead along the tree. */
  async focusTree() {
    await this.current.focus();
  }
}

/**
 * The number of nodes of the large study without the first position, and the lengths of its main line and of each
 * variation.
 */
const [NODES, TRUNK, BRANCH] = isLong ? [200, 30, 7] : [16, 6, 5];

test(`a study of ${NODES} nodes is made by pointer and keyboard, kept, exported and imported`, async ({
  page,
  device,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page, TRIBOARD);
  await study.open('#/triboard/study?seed=42');
  let made = 0;
  const play = async (place: number) => {
    await study.playAt(place, made % 2 === 0);
    made += 1;
    if (made % 12 === 0) await study.comment.fill(`Comment ${made}: “quoted”, {braced} and\nbroken.`);
    if (made % 9 === 0) await page.getByRole('button', { name: made % 18 === 0 ? 'blunder' : 'good move' }).click();
    if (made % 10 === 0) await study.draw('b2', 'e5');
    if (made % 14 === 0) await study.drawByKey('c3', 2);
  };
  const step = async (key: string, times: number) => {
    await study.focusTree();
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  for (let n = 0; n < TRUNK; n += 1) await play(0);
  for (let from = 5; made < NODES; from += 4) {
    await step('Home', 1);
    await step('ArrowRight', from);
    for (let depth = 0; depth < 5 && made < NODES; depth += 1) {
      await step('ArrowLeft', 3);
      for (let n = 0; n < BRANCH && made < NODES; n += 1) await play(n === 0 ? -1 : 0);
    }
  }
  await expect.poll(() => study.items.count()).toBe(NODES + 1);
  const levels = await study.items.evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-level'))));
  expect(Math.max(...levels)).toBeGreaterThanOrEqual(isLong ? 6 : 3);
  const spoken = await study.spoken();
  expect(spoken.filter((name) => name.includes('comment: Comment'))).toHaveLength(Math.floor(NODES / 12));
  expect(spoken.filter((name) => /arrow/.test(name)).length).toBeGreaterThan(NODES / 10);
  expect(spoken.filter((name) => /blunder|good move/.test(name))).toHaveLength(Math.floor(NODES / 9));

  const text = await study.exported();
  await page.keyboard.press('Escape');
  await study.focusTree();
  const undone = await study.pressUntilDisabled('Control+z', 'Undo');
  expect(undone, 'each move is an edit, and so is each comment, judgement and arrow').toBe(
    NODES + Math.floor(NODES / 12) + Math.floor(NODES / 9) + Math.floor(NODES / 10) + Math.floor(NODES / 14),
  );
  await expect(study.items).toHaveCount(1);
  await expect(study.current, 'the focus is never lost').toBeFocused();
  expect(await study.pressUntilDisabled('Control+Shift+Z', 'Redo')).toBe(undone);
  await expect.poll(() => study.spoken()).toEqual(spoken);
  expect(await study.exported()).toBe(text);

  await page.reload();
  await study.isReady();
  await expect.poll(() => study.spoken()).toEqual(spoken);
  expect(await study.exported()).toBe(text);

  const other = new StudyPage(await device());
  await other.page.emulateMedia({ reducedMotion: 'reduce' });
  await other.open('#/gambit/study');
  await other.paste(text);
  await expect.poll(() => other.spoken()).toEqual(spoken);
  expect(await other.exported()).toBe(text);
});

test('every edit is undone and done again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page, TRIBOARD);
  await study.open('#/triboard/study?seed=42');
  await expect(study.items).toHaveCount(1);
  const states = [await study.spoken()];
  const edit = async (change: () => Promise<unknown>) => {
    await change();
    const before = states.at(-1);
    await expect.poll(() => study.spoken()).not.toEqual(before);
    states.push(await study.spoken());
  };
  await edit(() => study.playAt(0, false));
  await edit(() => study.playAt(0, true));
  await study.focusTree();
  await page.keyboard.press('ArrowLeft');
  await edit(() => study.playAt(1, false));
  await edit(() => study.comment.fill('Why not?'));
  await edit(() => page.getByRole('button', { name: 'interesting move' }).click());
  await edit(() => study.draw('b2', 'e5'));
  await edit(() => study.drawByKey('c3', 1));
  await edit(() => study.button('Make main line').click());
  await edit(() => study.button('Delete from here').click());
  await expect(study.status).toContainText('1 move deleted');
  await page.locator('.study-name').focus();
  await study.focusTree();
  for (const expected of states.slice(0, -1).toReversed()) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => study.spoken()).toEqual(expected);
  }
  await study.expectDisabled('Undo');
  for (const expected of states.slice(1)) {
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => study.spoken()).toEqual(expected);
  }
  await study.expectDisabled('Redo');
});

test('keys lead along a line and among the variations, and delete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page);
  await study.open('#/gambit/study?moves=c2xc4_a3xa1&at=0');
  await study.tap('d2', 'd4');
  await study.focusTree();
  await expect(study.current).toHaveAccessibleName('Black, d2xd4 and variation 1 of 1');
  await page.keyboard.press('ArrowUp');
  await expect(study.current).toHaveAccessibleName('Black, c2xc4 and 1 alternative');
  await expect(study.current).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(study.current).toHaveAccessibleName('White, a3xa1');
  await page.keyboard.press('Home');
  await expect(study.current).toHaveAccessibleName('First position');
  await page.keyboard.press('End');
  await expect(study.current).toHaveAccessibleName('White, a3xa1');
  await page.keyboard.press('Delete');
  await expect(study.items).toHaveCount(3);
  await expect(study.current).toHaveAccessibleName('Black, c2xc4 and 1 alternative');
  await expect(study.current).toBeFocused();
});

test('arrows are shown with the move that they were drawn at, and with no other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page);
  await study.open('#/gambit/study?moves=c2xc4_a3xa1&at=1');
  await study.draw('d1', 'd4');
  await expect(study.current).toHaveAccessibleName(/1 arrow or circle/);
  await study.focusTree();
  for (const [key, colour] of [
    ['ArrowRight', 'other'],
    ['ArrowLeft', 'green'],
    ['ArrowLeft', 'other'],
    ['ArrowRight', 'green'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await colourAt(page, 'd2')) === 'green', key).toBe(colour === 'green');
  }
});

test('the address holds a short study whole', async ({ page, device }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study');
  await study.tap('c2', 'c4');
  await study.comment.fill('The centre first.');
  await expect.poll(() => study.address()).toContain('tree=');
  const other = new StudyPage(await device());
  await other.open(await study.address());
  await expect.poll(() => other.spoken()).toEqual(await study.spoken());
  // What another device edits is its own.
  await other.comment.fill('Or not.');
  await page.reload();
  await study.isReady();
  await expect(study.comment).toHaveValue('The centre first.');
});

test('a study is in the library by itself, under its name, and leaves no draft', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page);
  await study.open('#/gambit/study');
  await study.tap('c2', 'c4');
  await study.comment.fill('The centre first.');
  await page.getByRole('textbox', { name: 'Name of the study' }).fill('Openings');
  await page.keyboard.press('Tab');
  await expect(page.locator('.study-head')).toContainText('In your library');
  const spoken = await study.spoken();
  const id = /[?&]id=(\w+)/.exec(await study.address())?.[1] ?? '';
  await study.follow('#/gambit?players=human,human');
  await expect.poll(() => study.stored()).not.toContain(id);
  await study.follow(`#/gambit/study?id=${id}`);
  await expect.poll(() => study.spoken()).toEqual(spoken);
  await expect(page.getByRole('textbox', { name: 'Name of the study' })).toHaveValue('Openings');
  await page.goto('./#/library');
  await expect(page.getByText('Openings').first()).toBeVisible();
});

test('a damaged tree is said, and nothing of it is opened', async ({ page }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study?tree=abc');
  await expect(study.notice).toContainText('its link is damaged');
  await expect(study.items).toHaveCount(1);
});

test('the lines of the engine are played by a tap, and are one edit', async ({ page }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study?moves=a2xa4_e3xe1_g2xg4xe2xc4xa2');
  await page.getByRole('button', { name: 'Analyse' }).click();
  const lines = page.getByRole('list', { name: 'Best lines' }).getByRole('listitem');
  await expect(lines.first()).toHaveAccessibleName(/proved/);
  await expect(page.locator('.gauge')).toBeVisible();
  const move = lines.first().getByRole('button').nth(1);
  await expect(move).toBeVisible();
  await move.click();
  await expect(study.items).toHaveCount(6);
  await expect(study.status).toContainText('2 moves added.');
  await study.button('Undo').click();
  await expect(study.items).toHaveCount(4);
});

test('a damaged text is refused with its line and column, and opened as far as it is sound', async ({ page }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study');
  await study.paste('[Game "gambit"]\n\n1. c2xc4 a3xa9 *\n');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Line 3, column 10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the readable part' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(study.items).toHaveCount(2);
  await study.paste('');
  await expect(dialog.getByRole('alert')).toHaveText('There is no study in this text.');
});

test('a dropped file and a pasted text of any game are opened', async ({ page }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study');
  const text = '[Game "gambit"]\n[Event "Two ways"]\n\n1. c2xc4 (1. d2xd4) *\n';
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([dropped], 'study.txt', { type: 'text/plain' }));
    document
      .querySelector('.study')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
  await expect(study.items).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Name of the study' })).toHaveValue('Two ways');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, '[Game "combo"]\n\n1. 1a2-a3 *\n');
  await expect.poll(() => study.address()).toMatch(/^#\/combo\/study/);
});

test('a game under way whose hands are hidden can’t be studied, and a game that is open can', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=42&players=human,human');
  await expect(table.button('Study')).toBeHidden();
  await new TablePage(page).open('#/gambit?players=human,human&moves=c2xc4');
  await table.button('Study').click();
  const study = new StudyPage(page);
  await expect(study.items).toHaveCount(2);
  await expect.poll(() => study.address()).toMatch(/^#\/gambit\/study\?.*moves=c2xc4/);
});

test('a position is set up by hand, refused in words at its rank, studied and played on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const study = new StudyPage(page, COMBO);
  await study.open('#/combo/study');
  await study.button('More').click();
  await study.button('Set up position').click();
  const check = page.locator('.check');
  const text = page.getByRole('textbox', { name: 'Position as text' });
  await expect(check).toHaveText('This position can be played.');
  // The seventeenth piece of a side is one too many.
  await study.tap('d4');
  await expect(check).toContainText('rank 1');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await study.expectDisabled('Study it');
  await study.button('Clear').click();
  await study.tap('d4', 'd4', 'd4');
  await page.getByRole('button', { name: 'white', exact: false }).first().click();
  await study.cell('d6').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'White', exact: true }).click();
  await expect(text).toHaveValue('8/8/3,w1,4/8/3,b3,4/8/8/8 w 0');
  await text.fill('8/8/3,w1,4/8/3,b9,3/8/8/8 w 0');
  await expect(check).toContainText('rank 4');
  await text.fill('8/8/3,w2,4/8/3,b3,4/8/8/8 w 0');
  await expect(check).toHaveText('This position can be played.');
  await study.expectNames('d6, white stack of 2');
  await expectAccessible(page);
  await study.button('Study it').click();
  await expect(study.tree).toBeVisible();
  await expect.poll(() => study.address()).toContain('/study?position=8/8/3,w2,4/8/3,b3,4/8/8/8_w_0');
  await study.button('More').click();
  await study.button('Play on from here').click();
  await page.getByRole('dialog').getByRole('button', { name: /^Nina/ }).click();
  await expect(study.tree).toHaveCount(0);
  await expect
    .poll(() => study.fragment())
    .toMatch(/^#\/combo\?(seed=\d+&)?position=8\/8\/3,w2,4\/8\/3,b3,4\/8\/8\/8_w_0&players=medium,human/);
});

for (const [width, height] of usually(
  [
    [1280, 800],
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const,
  ([width]) => width === 390,
)) {
  test(`the study is accessible at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const study = new StudyPage(page);
    await study.open('#/gambit/study?moves=c2xc4_a3xa1&at=0');
    await study.tap('d2', 'd4');
    if (!(await study.comment.isVisible())) await study.button('Comment').click();
    await study.comment.fill('A comment.');
    await page.getByRole('button', { name: 'good move' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
  });
}

// The others are studied in the tests above.
for (const { id } of usually(GAMES, ({ hands }) => hands !== undefined)) {
  test(`${id} can be studied, and moves on by keys`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const game = GAMES.find((one) => one.id === id);
    const moves = (game?.sample ?? []).slice(0, 3).map(encodeURIComponent).join('_');
    const study = new StudyPage(page, { name: game?.name ?? '', files: 0, ranks: 0 });
    await study.open(`#/${id}/study?seed=0&moves=${moves}&at=1`);
    await expect(study.items).toHaveCount(4);
    await study.focusTree();
    await page.keyboard.press('ArrowRight');
    await expect(study.current).toHaveAttribute('aria-posinset', '1');
    await expect(study.current).toHaveAccessibleName(/, /);
  });
}

/** The text of a study of Triboard with 200 nodes, five deep, with comments and arrows. */
async function largeStudy() {
  const { Session } = await loadEngine();
  const session = Session.start('triboard', 'seed=42');
  const grow = (node: number, length: number, pick: number) => {
    session.goTo(node);
    let last = node;
    for (let n = 0; n < length; n += 1) {
      const legal = session.legal();
      last = session.playVariation(legal[(pick * 7 + n) % legal.length] ?? '');
      if (n % 3 === 0) session.annotate(last, `Comment ${last}: {braces} and\nbroken.`, '! Gb2e5 Rc3');
    }
    return last;
  };
  grow(0, 40, 0);
  for (let from = 2, pick = 1; session.tree(0).ids.length <= 200; from += 6) {
    let node = session.tree(0).ids[from] ?? 0;
    for (let depth = 0; depth < 5 && session.tree(0).ids.length <= 200; depth += 1, pick += 1) {
      const before = session.tree(0).ids.length;
      grow(node, Math.min(4, 201 - before), pick);
      node = session.tree(0).ids.at(-2) ?? 0;
    }
  }
  const text = session.formatStudy([['Event', 'Two hundred']]);
  session.free();
  return text;
}

hosted.describe('offline', () => {
  hosted.use({ serviceWorkers: 'allow' });
  hosted(
    'after one visit a study of 200 nodes is imported, kept, and opened from the library without a network',
    async ({ host, page }) => {
      const text = await largeStudy();
      await visit(page, host.address);
      host.stop();
      await page.goto(`${host.address}#/triboard/study`);
      await page.reload();
      const study = new StudyPage(page, TRIBOARD);
      await study.isReady();
      await study.paste(text);
      await expect.poll(() => study.items.count()).toBe(201);
      await study.comment.fill('Written offline.');
      const spoken = await study.spoken();
      await expect(page.locator('.study-head')).toContainText('In your library');
      await page.goto(`${host.address}#/library`);
      await page.reload();
      await page.getByRole('link', { name: /Two hundred/ }).click();
      await study.isReady();
      await expect.poll(() => study.items.count()).toBe(201);
      await expect.poll(() => study.spoken()).toEqual(spoken);
      await expect(study.comment).toHaveValue('Written offline.');
    },
  );

  // What is imported is opened in the same way.
  if (isLong)
    hosted('a study opens offline after a visit', async ({ host, page }) => {
      await visit(page, host.address);
      host.stop();
      await page.goto(`${host.address}#/gambit/study?moves=c2xc4`);
      await page.reload();
      const study = new StudyPage(page);
      await study.isReady();
      await study.comment.fill('Written offline.');
      await page.reload();
      await study.isReady();
      await expect(study.comment).toHaveValue('Written offline.');
    });
});

test('a study that is left before it is loaded neither appears nor takes the address', async ({ page }) => {
  let release = () => {};
  const left = new Promise((resolve) => (release = () => resolve(null)));
  await page.route('**/css/study.css', async (route) => {
    await left;
    await route.continue();
  });
  await page.goto('./#/');
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  const asked = page.waitForRequest('**/css/study.css');
  await page.evaluate(() => location.assign('#/gambit/study?players=human,human&moves=d2xd4'));
  await asked;
  await page.evaluate(() => location.assign('#/'));
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  const loaded = page.waitForResponse('**/css/study.css');
  release();
  await (await loaded).finished();
  // Whatever the study does when it is loaded comes before a table that is opened then.
  await page.evaluate(() => location.assign('#/gambit/rules'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How to play');
  expect(new URL(page.url()).hash).toBe('#/gambit/rules');
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
});

/** Makes a tab miss what other tabs tell it until it is woken. */
function makeSleepy(page: Page) {
  return page.addInitScript(() => {
    const Native = BroadcastChannel;
    window.BroadcastChannel = class extends Native {
      override set onmessage(hear: any) {
        super.onmessage = (event) => 'isAsleep' in window || hear(event);
      }
    };
    for (const name of ['storage', 'focus', 'pageshow', 'visibilitychange'])
      addEventListener(name, (event) => 'isAsleep' in window && event.stopImmediatePropagation(), true);
  });
}

/** The texts of all studies in the library. */
function shelved(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('gambol');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('texts').objectStore('texts').getAll();
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.sort());
          };
        };
      }),
  );
}

test('two tabs with one study follow each other', async ({ page, context }) => {
  const one = new StudyPage(page);
  await one.open('#/gambit/study');
  await one.tap('c2', 'c4');
  await expect(page.locator('.study-head')).toContainText('In your library');
  const two = new StudyPage(await context.newPage());
  await two.open(await one.address());
  await one.tap('h3', 'h1');
  await one.comment.fill('The corner.');
  await expect.poll(() => two.spoken()).toEqual(await one.spoken());
  // The other tab stays where it was.
  await expect(two.current).toHaveAccessibleName(/c2/);
  await expect(two.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await two.comment.fill('The centre.');
  await two.page.getByRole('textbox', { name: 'Name of the study' }).fill('Both');
  await two.page.keyboard.press('Tab');
  await expect.poll(() => one.spoken()).toEqual(await two.spoken());
  await expect(page.getByRole('textbox', { name: 'Name of the study' })).toHaveValue('Both');
  await expect(one.comment).toHaveValue('The corner.');
  await expect.poll(async () => (await shelved(page)).join()).toMatch(/\{The centre\.\}[^]*\{The corner\.\}/);
  expect(await shelved(page)).toHaveLength(1);
  for (const { notice } of [one, two]) await expect(notice).toBeEmpty();
});

/**
 * A study of one move in two tabs, the second of which hears nothing of the first.
 *
 * @param page of the first tab
 */
async function inTwoTabs(page: Page, context: BrowserContext) {
  const one = new StudyPage(page);
  await one.open('#/gambit/study');
  await one.tap('c2', 'c4');
  await expect(page.locator('.study-head')).toContainText('In your library');
  const two = new StudyPage(await context.newPage());
  await makeSleepy(two.page);
  await two.open(await one.address());
  await two.page.evaluate(() => void Object.assign(window, { isAsleep: true }));
  return [one, two] as const;
}

test('a study that was deleted or renamed in the library is so when it is opened again', async ({ page }) => {
  const study = new StudyPage(page);
  await study.open('#/gambit/study');
  await study.tap('c2', 'c4');
  await study.comment.fill('The centre.');
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
  await expect.poll(async () => (await shelved(page)).join()).toContain('The centre.');
  // The tab is closed, so that what was edited last stays beside the library.
  await page.goto('about:blank');
  await page.goto('./#/library');
  const edit = async (button: string) => {
    await page.getByRole('button', { name: /^Rename, file or delete/ }).click();
    const dialog = page.getByRole('dialog');
    if (button === 'Save') await dialog.getByLabel('Name').fill('Mine');
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await edit('Save');
  await page.goto('./#/gambit/study');
  await expect(page.getByRole('textbox', { name: 'Name of the study' })).toHaveValue('Mine');
  await page.goto('about:blank');
  await page.goto('./#/library');
  await edit('Delete');
  await page.goto('./#/gambit/study');
  await study.isReady();
  await expect(study.tree).not.toContainText('c4');
  await page.goto('./#/library');
  expect(await shelved(page)).toEqual([]);
});

onlyLong(test)(
  'a tab that has missed what another did with a study keeps its own as a copy, and says so',
  async ({ page, context }) => {
    const [one, two] = await inTwoTabs(page, context);
    await one.comment.fill('Work of the first tab.');
    await expect.poll(async () => (await shelved(page)).join()).toContain('Work of the first tab.');
    await two.tap('h3', 'h1');
    await expect(two.notice).toHaveText('This study was changed in another window, so yours is kept as a copy.');
    await expect.poll(async () => (await shelved(page)).length).toBe(2);
    await expect
      .poll(async () => (await shelved(page)).join())
      .toMatch(/Work of the first tab\.[^]*h3xh1|h3xh1[^]*Work of the first tab\./);
    expect(/id=\w+/.exec(await two.address())?.[0]).not.toBe(/id=\w+/.exec(await one.address())?.[0]);
    for (const study of [one, two]) {
      const spoken = await study.spoken();
      await study.page.reload();
      await study.isReady();
      await expect.poll(() => study.spoken()).toEqual(spoken);
    }
    await expect(one.comment).toHaveValue('Work of the first tab.');
  },
);

onlyLong(test)(
  'a tab that only leaves a study removes no draft that another has changed',
  async ({ page, context }) => {
    const [one, two] = await inTwoTabs(page, context);
    await one.comment.fill('Not saved yet.');
    await two.page.evaluate(() => location.assign('#/gambit/rules'));
    await expect(two.page.getByRole('heading', { level: 1 })).toContainText('How to play');
    await expect.poll(async () => (await shelved(page)).join()).toContain('Not saved yet.');
    expect(await shelved(page)).toHaveLength(1);
    expect(await one.stored()).toContain('Not saved yet.');
  },
);
