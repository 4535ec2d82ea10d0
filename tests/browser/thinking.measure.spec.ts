// The page stays responsive while the computer thinks. Response times are printed, never asserted.

import { expect, test } from './fixtures.ts';
import { COMBO, LARGE, LUCKYMOOSE, TRIBOARD, TablePage, disablePause } from './table.ts';
import type { Value } from '../../www/core/bindings.ts';

/** The maximum length in milliseconds of a main-thread task; shorter ones are not reported. */
const LONG_TASK = 50;

/** The maximum share of time in long tasks; a search on the main thread would take nearly all of it. */
const MAX_SHARE = 0.2;

/** The long tasks, and the times between frames. */
interface Measurements {
  tasks: number[];
  gaps: number[];
}

const TABLES: [string, string, (table: TablePage) => Promise<void>][] = [
  [
    'master against itself',
    '#/gambit?players=master,master&seed=1',
    async (table) => {
      await expect(table.status).toContainText('Game over.', { timeout: 20_000 });
    },
  ],
  [
    'master on a large board',
    `#/gambit?players=master,human&seed=1&position=${LARGE}`,
    async (table) => {
      await expect(table.moves).toHaveCount(1, { timeout: 15_000 });
    },
  ],
  [
    'analysis of a large board',
    `#/gambit?players=human,human&seed=1&position=${LARGE}`,
    async (table) => {
      await table.button('Analyse').click();
      // Long enough for its lists to be rebuilt many times.
      await table.waitForFrames(120);
      await expect(table.page.getByText(/moves ahead/)).toBeVisible();
    },
  ],
];

for (const [name, fragment, play] of TABLES) {
  test(`the main thread stays responsive: ${name}`, async ({ page }) => {
    await disablePause(page);
    const table = new TablePage(page);
    // The cost of the page's start is measured elsewhere.
    await table.open('#/gambit?players=human,human');
    await page.evaluate(() => {
      const seen: Measurements = { tasks: [], gaps: [] };
      new PerformanceObserver((list) => {
        seen.tasks.push(...list.getEntries().map((entry) => entry.duration));
      }).observe({ type: 'longtask' });
      let last = performance.now();
      const frame = (now: number) => {
        seen.gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      Object.assign(window, { seen });
    });
    await table.follow(fragment);
    await play(table);
    const read = () => page.evaluate(() => Reflect.get(window, 'seen') as Measurements);
    const { tasks, gaps } = await read();
    gaps.sort((a, b) => a - b);
    const at = (share: number) => (gaps[Math.floor(share * (gaps.length - 1))] ?? 0).toFixed(1);
    const longest = tasks.length === 0 ? `none over ${LONG_TASK} ms` : `${Math.max(...tasks).toFixed(0)} ms`;
    const frames = `frames ${at(0.5)} ms apart, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`;
    console.log(`${name}: longest task ${longest}; ${frames}`);
    const sum = (times: number[]) => times.reduce((sum, time) => sum + time, 0);
    // The length of a single task depends on the load of the machine.
    expect(sum(tasks)).toBeLessThan(MAX_SHARE * sum(gaps));

    // Long tasks are in fact reported.
    await page.evaluate((millis) => {
      setTimeout(() => {
        const end = performance.now() + millis;
        while (performance.now() < end);
      });
    }, 2 * LONG_TASK);
    await expect.poll(async () => (await read()).tasks.length).toBeGreaterThan(0);
  });
}

test.describe('a worker of the test’s own', () => {
  // The page's policy lets nothing but the page start one.
  test.use({ bypassCSP: true });

  test('the worker values all moves of the start', async ({ page }) => {
    const table = new TablePage(page);
    await table.open('#/gambit?players=human,human');
    const runs = await page.evaluate(async () => {
      const url = (path: string) =>
        new URL(`${document.documentElement.dataset['release']}/${path}`, document.baseURI).href;
      const program = await fetch(url('gambol-wasm_bg.wasm'));
      const module = await WebAssembly.compile(await program.arrayBuffer());
      const question = {
        game: 'gambit',
        setup: '',
        view: '8/xxxxxxxx/oooooooo/8 o',
        moves: [],
        level: 'master',
        seed: 1,
        all: true,
        millis: null,
      };
      const worker = new Worker(url('www/worker.js'), { type: 'module' });
      worker.postMessage({ type: 'start', module });
      const think = (id: number) =>
        new Promise<{ values: Value[] }>((resolve) => {
          worker.onmessage = ({ data }) => data.id === id && data.last && resolve(data.report);
          worker.postMessage({ type: 'think', id, ...question });
        });
      const runs = [];
      for (let n = 1; n <= 5; n += 1) {
        const begin = performance.now();
        const { values } = await think(n);
        runs.push({ millis: performance.now() - begin, values });
      }
      worker.terminate();
      return runs;
    });
    const [cold = 0, ...warm] = runs.map(({ millis }) => Math.round(millis));
    console.log(`20 proved values through the worker: ${cold} ms with its start, then ${warm.join(', ')} ms`);
    for (const { values } of runs) {
      expect(values).toHaveLength(20);
      expect(values.every((value: Value) => value.proved)).toBe(true);
      expect(values[0]?.value).toBe(0);
    }

    // And as the user sees it, from the press to the text.
    const seen = await table.button('Analyse').evaluate(async (button) => {
      const begin = performance.now();
      (button as HTMLElement).click();
      while (!document.body.innerText.includes('proved for all 20 moves')) await new Promise(requestAnimationFrame);
      return performance.now() - begin;
    });
    console.log(`20 proved values on the page: ${Math.round(seen)} ms after the press`);
  });
});

const FIRST_VALUES: [string, string, typeof COMBO | undefined][] = [
  ['gambit', 'human,human', undefined],
  ['combo', 'human,human', COMBO],
  ['triboard', 'human,human,human', TRIBOARD],
  ['luckymoose', 'human,easy', LUCKYMOOSE],
];

for (const [game, players, board] of FIRST_VALUES) {
  test(`the first values of an analysis: ${game}`, async ({ page }) => {
    const table = new TablePage(page, board);
    await table.open(`#/${game}?players=${players}&seed=3`);
    const seen = await table.button('Analyse').evaluate(async (button) => {
      const begin = performance.now();
      (button as HTMLElement).click();
      const values = () =>
        [...document.querySelectorAll('.values .value')].filter(({ textContent }) => textContent !== '…');
      while (values().length === 0) await new Promise(requestAnimationFrame);
      return { millis: performance.now() - begin, shown: values().length };
    });
    console.log(`${game}: ${seen.shown} values ${Math.round(seen.millis)} ms after the press`);
    expect(seen.shown).toBeGreaterThan(0);
  });
}
