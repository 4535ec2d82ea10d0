// Texts fit their elements: in buttons, next to fields and in lists, on small screens and with large text.

import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { expect, test } from './fixtures.ts';
import { loadEngine } from '../tools/engine.ts';
import { linesOf } from './lines.ts';
import { usually } from './long.ts';
import { GAME, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';
import { walk } from './walk.ts';
import type { Locator, Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
/** One turn before the end. */
const LAST = '#/luckymoose?players=human,human&position=9/9/9/9/4,r1,4/9/9/9/9_1_10,12_r2/p6_-_0_0000000000000000';

/** The texts of elements that overflow. */
function overflowing(elements: Locator) {
  return elements.evaluateAll((all) => {
    const shown = all.filter((one) => one.checkVisibility());
    const isSpilt = (one: Element) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    return shown.filter((one) => isSpilt(one)).map((one) => one.textContent);
  });
}

/** The words that stand on more than one line. */
function brokenWords(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      }),
    ),
  );
}

async function openOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?players=human,easy&seed=42');
  return table;
}

test('with large text the labels of a turn’s buttons fit', async ({ page }) => {
  const table = await openOnPhone(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const buttons = page.locator('.turn .offers button');
  await expect(table.button('Exchange')).toBeVisible();
  await expect.poll(() => overflowing(buttons)).toEqual([]);
  await page.locator('.rack button').first().click();
  await expect(table.button('Take back')).toBeVisible();
  await expect.poll(() => overflowing(buttons)).toEqual([]);
});

test('on a laptop the labels of a turn’s buttons fit beside the rack, also in German', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await new TablePage(page, LUCKYMOOSE).open('#/luckymoose?lang=de&players=human,easy&seed=42');
  const row = page.locator('.hand > .offers, .hand > .offers button');
  await expect(page.getByRole('button', { name: 'Tauschen', exact: true })).toBeVisible();
  await expect.poll(() => overflowing(row)).toEqual([]);
  await page.locator('.rack button').first().click();
  await expect(page.getByRole('button', { name: 'Zurücknehmen', exact: true })).toBeVisible();
  await expect.poll(() => overflowing(row)).toEqual([]);
});

test('the pages of puzzles fit on the smallest phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const part of ['puzzles', 'gambit/puzzles']) {
    await page.goto(`./#/${part}`);
    await expect(page.locator('main canvas').first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(320);
    await expect.poll(() => overflowing(page.locator('main :is(.ways a, .puzzle-way, h1)')), part).toEqual([]);
  }
});

// Only some puzzles have the longest task, so the one that is asked is chosen here.
for (const { link, what } of [
  { link: '#/gambit/puzzles/3', what: 'a puzzle with a long word in its task' },
  { link: '#/gambit/puzzles/streak', what: 'a streak' },
  { link: '#/gambit/course/rules/puzzles', what: 'the puzzles of a chapter' },
]) {
  test(`on the smallest phone with large text, ${what} fits in German`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`./${link}?lang=de`);
    await expect(page.locator('.puzzle .headline')).toHaveText(/\p{L}{3}/u);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect
      .poll(() => overflowing(page.locator('main :is(.lesson-head p, .headline, .rule, .lesson-tools > *)')))
      .toEqual([]);
    const title = page.locator('.lesson-head p:nth-child(2)');
    await expect
      .poll(() => title.evaluate((one) => one.scrollHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))
      .toBeLessThan(4.5);
    const words = await title.boundingBox();
    const board = await page.locator('.lesson-board').boundingBox();
    expect(words?.y).toBeGreaterThanOrEqual(0);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  });
}

for (const lang of usually(Object.keys(LANGUAGES), (lang) => lang === 'de' || lang === 'ja')) {
  test(`on the smallest phone with large text the title of a page has whole words, above its content: ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const link of [
      '#/',
      '#/luckymoose/course',
      '#/triboard/rules',
      '#/luckymoose/rules',
      '#/luckymoose/puzzles',
      '#/library',
      '#/docs',
    ]) {
      // The page keeps its language.
      await walk(page, `${link}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const title = page.locator('.title span');
      await expect(page.locator('main')).not.toBeEmpty();
      // The last to come.
      if (link.endsWith('puzzles')) await expect(page.locator('.puzzles .theme').last()).toBeVisible();
      await expect(title).toBeVisible();
      // Japanese may break between any two signs.
      const whole = page.locator(lang === 'ja' ? '.none' : '.title span, main h1');
      await expect.poll(() => brokenWords(whole), link).toEqual([]);
      if (lang === 'ja')
        await expect.poll(async () => Math.max(...(await linesOf(title))), link).toBeLessThanOrEqual(2);
      const room = () =>
        page.evaluate(() => {
          const bottoms = [...document.querySelectorAll('.head > *, .title span')].map(
            (one) => one.getBoundingClientRect().bottom,
          );
          return (document.querySelector('main')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
        });
      await expect.poll(room, link).toBeGreaterThanOrEqual(0);
      await expect
        .poll(() => overflowing(page.locator('.head, .puzzles :is(.themes, .theme, .puzzle-way, .card, .day)')), link)
        .toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), link).toBeLessThanOrEqual(320);
    }
  });
}

test('a course fits on the smallest phone with large text, and shows the names of players in full', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const { id, loadCourse } of usually(GAMES, ({ id }) => id === 'luckymoose')) {
    const { chapters } = (await loadCourse?.()) ?? { chapters: [] };
    const [chapter] = chapters;
    const goals = new Map(chapters.map(({ key, game }) => [game.level, key]));
    // The longest names of levels are German and French.
    for (const [at, [level, key]] of usually([...goals.entries()], (_, n) => n < 2).entries()) {
      await page.goto(`./#/${id}/course/${key}/game?lang=${at % 2 === 0 ? 'de' : 'fr'}`);
      await page.reload();
      await expect(page.locator('.goal .players li:visible').last()).toHaveText(/\p{L}{3}/u);
      for (const width of [320, 360, PHONE.width]) {
        await page.setViewportSize({ width, height: PHONE.height });
        await expect
          .poll(
            async () =>
              Math.max(
                ...(await linesOf(
                  page.locator('.goal .players :is([data-named=seat] .seat, [data-named=sitter] .sitter)'),
                )),
              ),
            `${id}, ${level}, ${width}`,
          )
          .toBe(1);
      }
    }
    for (const part of [
      '',
      `/${chapter?.key}/${chapter?.lessons[0]?.key}`,
      `/${chapter?.key}/puzzles`,
      `/${chapter?.key}/game`,
    ]) {
      await page.setViewportSize({ width: 320, height: 568 });
      // Where only the hash differs, the screen before would be measured.
      if (part === '') await page.goto('about:blank');
      await walk(page, `#/${id}/course${part}?lang=de`);
      await expect(page.locator('main canvas').first()).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${id}${part}`)
        .toBeLessThanOrEqual(320);
      await expect
        .poll(
          () =>
            overflowing(
              page.locator(
                'main :is(h1, h2, .course-part, .lesson-head p:nth-child(2), .lesson-tools > *, .players li)',
              ),
            ),
          `${id}${part}`,
        )
        .toEqual([]);
    }
  }
});

test('the text at the end of a game fits on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(LAST);
  await page.getByRole('button', { name: /show my hand/ }).click();
  await page.locator('.rack button').first().click();
  await table.tap('e6');
  await page.getByRole('button', { name: /^Lay/ }).click();
  await expect(table.status).toContainText('Game over. Player 1 wins, 20 to 12.');
  await expect(page.getByRole('heading', { name: 'Player 1 wins, 20 to 12' })).toBeVisible();
  await expect.poll(() => overflowing(page.locator('.end .verdict, .choices button'))).toEqual([]);
});

test('below a board that leaves little on a small phone, the result and its first two buttons are in view', async ({
  page,
}) => {
  const { Session } = await loadEngine();
  const session = Session.start('triboard', 'seed=7');
  const moves = [];
  while (session.status().toMove !== null) {
    const [move = ''] = session.legal();
    session.play(move);
    moves.push(move);
  }
  session.free();
  for (const lang of usually(Object.keys(LANGUAGES), (lang) => lang === 'de' || lang === 'fr')) {
    await page.goto('about:blank');
    await page.goto(`./#/triboard?seed=7&players=human,easy,easy&moves=${moves.join('_')}&lang=${lang}`);
    for (const [width, height] of [
      [360, 740],
      [390, 700],
      [320, 568],
    ]) {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
      const parts = page.locator('.end h2, .choices :is(.main, .second)');
      await expect(parts).toHaveCount(3);
      await expect
        .poll(
          () =>
            parts.evaluateAll((all) =>
              all
                .filter((one) => {
                  const [card, box] = [
                    one.closest('.end')?.getBoundingClientRect() ?? new DOMRect(),
                    one.getBoundingClientRect(),
                  ];
                  return (
                    box.top < card.top ||
                    box.bottom > card.bottom ||
                    box.left < card.left ||
                    box.right > card.right ||
                    one.scrollWidth > one.clientWidth + 1
                  );
                })
                .map((one) => one.textContent),
            ),
          `${width}, ${lang}`,
        )
        .toEqual([]);
    }
  }
});

test('the actions at the end of a game fit on one line', async ({ page }) => {
  const ends: [string, typeof LUCKYMOOSE | undefined, string][] = [
    ['LuckyMoose', LUCKYMOOSE, LAST.replace('p6_-', '-_-')],
    ['Gambit', undefined, `#/gambit?players=human,human&moves=${GAME.moves.join('_')}`],
  ];
  for (const [name, game, link] of ends) {
    const table = new TablePage(page, game);
    await table.open(link);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      for (const label of ['Rematch', 'Share'])
        await expect.poll(() => linesOf(table.button(label).locator('span')), `${name} at ${width}`).toEqual([1]);
    }
  }
});

test('the note of a link does not overlap the link', async ({ page }) => {
  const table = await openOnPhone(page);
  await table.button('More').click();
  await table.button('Share').click();
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  // The notes come with their answer.
  await expect
    .poll(async () => {
      const note = await boxOf(page.locator('dialog .choice').last());
      return (await boxOf(page.getByLabel('Link', { exact: true }))).top - note.bottom;
    })
    .toBeGreaterThanOrEqual(8);
});

test('the value of a long move fits on one line', async ({ page }) => {
  const table = await openOnPhone(page);
  await table.button('Analyse').click();
  await table.button('More').click();
  const values = page.locator('.values .value');
  await expect.poll(() => values.count()).toBe(3);
  await expect.poll(async () => Math.max(...(await linesOf(values)))).toBe(1);
});

test('the name of each tool fits on one line, and symbols stand in a row where there is little height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  const tops = () =>
    page.locator('.quick .action').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect.poll(async () => (await tops()).length).toBe(7);
  await expect.poll(async () => new Set(await tops()).size).toBe(2);
  const lines = async (names: string) => Math.max(...(await linesOf(page.locator(names))));
  await expect.poll(() => lines(':is(.bar, .quick) .action span')).toBe(1);
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await expect.poll(() => lines('.bar .action span')).toBe(1);
});
