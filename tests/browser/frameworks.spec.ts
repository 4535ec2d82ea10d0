// The element in pages of frameworks: each sets the properties of an element before or after its script has run,
// changes them, and takes it off the page and back.

import { build } from 'esbuild';
import { join } from 'node:path';
import { test } from './blog.ts';
import { expect } from './fixtures.ts';
import { usually } from './long.ts';
import type { Page } from '@playwright/test';

const START = '8/xxxxxxxx/oooooooo/8 o';
const OTHER = '8/2x1x3/1o4x1/8 o';
/** What each framework shows: `show(props)` renders the element with its properties, `clear()` removes it. */
const FRAMEWORKS: Record<string, string> = {
  'React 19': `
    import { StrictMode, createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    const root = createRoot(document.getElementById('root'), { onUncaughtError: (error) => fail(String(error)) });
    const board = (props) => h('gambol-board', { ...props, 'ongambol-move': moved });
    window.show = (props) => root.render(h(StrictMode, null, h('p', null, 'A post'), board(props)));
    window.clear = () => root.render(h(StrictMode, null, h('p', null, 'A post')));`,
  Vue: `
    import { createApp, h, shallowRef } from 'vue/dist/vue.runtime.esm-bundler.js';
    const props = shallowRef(null);
    const board = () => props.value && h('gambol-board', { ...props.value, 'onGambol-move': moved });
    const app = createApp({ render: () => h('div', [h('p', 'A post'), board()]) });
    app.config.errorHandler = (error) => fail(String(error));
    app.config.warnHandler = (words) => fail(words);
    app.mount('#root');
    window.show = (next) => { props.value = next; };
    window.clear = () => { props.value = null; };`,
  Preact: `
    import { h, render } from 'preact';
    const root = document.getElementById('root');
    const board = (props) => h('gambol-board', { ...props, 'ongambol-move': moved });
    window.show = (props) => render(h('div', null, h('p', null, 'A post'), board(props)), root);
    window.clear = () => render(h('div', null, h('p', null, 'A post')), root);`,
};

/** A program of a page, with the packages of this folder. */
async function bundle(source: string) {
  const contents = `window.failures = [];
    window.moves = [];
    const fail = (words) => window.failures.push(words);
    const moved = ({ detail }) => window.moves.push(detail.move);
    ${source}`;
  const {
    outputFiles: [file],
  } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '..') },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return file?.text ?? '';
}

/** Shows the element with properties. */
const show = (page: Page, props: object) => page.evaluate((props) => (window as any).show(props), props);

/** The position on the board. */
const position = (page: Page) => page.evaluate(() => (document.querySelector('gambol-board') as any)?.position);

for (const [n, [name, source]] of Object.entries(FRAMEWORKS).entries()) {
  // Usually each framework in one order.
  for (const isFirst of usually([true, false], (isFirst) => isFirst === (n !== 1))) {
    test(`${name} sets properties ${isFirst ? 'before' : 'after'} the element is defined`, async ({
      page,
      blog,
      allowConsole,
    }) => {
      allowConsole(/React DevTools/);
      const load = () => page.addScriptTag({ type: 'module', url: `${blog.games}embed.js` });
      await page.goto(blog.write('<h1>A blog</h1><div id="root"></div>', {}));
      if (!isFirst) await load();
      await page.addScriptTag({ content: await bundle(source) });
      await show(page, { game: 'gambit', position: OTHER, players: ['human', 'human'], theme: 'dark' });
      if (isFirst) await load();
      const attributes = () =>
        page.evaluate(() =>
          Object.fromEntries(
            Array.from(document.querySelector('gambol-board')?.attributes ?? [], ({ name, value }) => [name, value]),
          ),
        );
      await expect.poll(attributes).toEqual({ game: 'gambit', position: OTHER, players: 'human,human', theme: 'dark' });
      const frame = page.frameLocator('gambol-board iframe');
      await expect(frame.getByRole('gridcell', { name: /^b2, black piece/ })).toHaveCount(1);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => position(page)).toBe(OTHER);
      // A move of the reader reaches the page, which may set what is shown: nothing begins again.
      await page.evaluate(() => (document.querySelector('gambol-board') as any).play('b2xd4xf2xh2'));
      await expect.poll(() => page.evaluate(() => (window as any).moves)).toEqual(['b2xd4xf2xh2']);
      const after = await position(page);
      await show(page, { game: 'gambit', position: after, players: ['human', 'human'], theme: 'dark' });
      await expect(frame.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
      // Other properties, a number, one that is missing, and no position.
      await show(page, {
        game: 'gambit',
        position: undefined,
        moves: ['d2xd4', 'e3xe1'],
        at: 1,
        players: 'human,human',
        theme: null,
        mode: 'steps',
      });
      await expect.poll(() => position(page)).toBe('3o4/xxx1xxxx/ooo1oooo/8 x');
      await expect
        .poll(async () =>
          Object.keys(await attributes())
            .filter((key) => key !== 'theme' && key !== 'position')
            .sort(),
        )
        .toEqual(['at', 'game', 'mode', 'moves', 'players']);
      expect(await attributes()).toMatchObject({ moves: 'd2xd4 e3xe1', at: '1', mode: 'steps' });
      // Off the page, and back.
      await page.evaluate(() => (window as any).clear());
      await expect(page.locator('gambol-board')).toHaveCount(0);
      await show(page, { game: 'gambit', position: START });
      await expect.poll(() => position(page)).toBe(START);
      await expect(page.getByText('A post')).toBeVisible();
      expect(await page.evaluate(() => (window as any).failures)).toEqual([]);
    });
  }
}

test('every attribute is a property that reflects it', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}<div id="root"></div>`));
  await page.waitForFunction(() => customElements.get('gambol-board'));
  const result = await page.evaluate(() => {
    const element = document.createElement('gambol-board') as any;
    const names = element.constructor.observedAttributes as string[];
    const wrong: string[] = [];
    const expectBoth = (name: string, value: string | null) => {
      if (element[name] !== value || element.getAttribute(name) !== value)
        wrong.push(`${name}: ${element[name]}, ${element.getAttribute(name)}, not ${value}`);
    };
    for (const name of names) {
      expectBoth(name, null);
      element[name] = 'a';
      expectBoth(name, 'a');
      element[name] = 7;
      expectBoth(name, '7');
      element[name] = true;
      expectBoth(name, '');
      for (const nothing of [null, undefined, false]) {
        element[name] = 'b';
        element[name] = nothing;
        expectBoth(name, null);
      }
      element.setAttribute(name, 'c');
      // The property `position` is what the board shows.
      if (name !== 'position') expectBoth(name, 'c');
      element.removeAttribute(name);
    }
    return { names, wrong };
  });
  expect(result.wrong).toEqual([]);
  expect(result.names.toSorted()).toEqual([
    'at',
    'clock',
    'draws',
    'game',
    'goal',
    'left',
    'mode',
    'moves',
    'players',
    'position',
    'puzzle',
    'seed',
    'sets',
    'size',
    'solution',
    'study',
    'theme',
    'view',
  ]);
});
