// Boards in third-party pages: they play in a sandbox and do not affect the host page.

import { gambit } from '../../www/games/gambit/index.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { formatSetup } from '../../www/links/link.ts';
import { HOSTILE, TEN, board } from '../tools/blog.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { frameOf, test } from './blog.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import type { Page } from '@playwright/test';

/** Waits until a board is ready. */
async function ready(page: Page, n = 0) {
  const element = page.locator('gambol-board').nth(n);
  await element.scrollIntoViewIfNeeded();
  const frame = await frameOf(page, n);
  await expect(frame.getByRole('gridcell').first()).toHaveAccessibleName(/./);
  // The channel is open.
  await expect.poll(() => element.evaluate((board) => (board as any).position)).not.toBeNull();
  return { frame, element };
}

/** Records the events of a board. */
async function record(page: Page) {
  await page.evaluate(() => {
    const told = ((window as any).told = [] as any[]);
    for (const name of ['ready', 'move', 'over']) {
      addEventListener(`gambol-${name}`, (event) => {
        const boards = [...document.querySelectorAll('gambol-board')];
        told.push({
          name,
          board: boards.findIndex((board) => board === event.target),
          detail: (event as CustomEvent).detail,
          when: performance.now(),
        });
      });
    }
  });
  return () => page.evaluate(() => (window as any).told);
}

/** Usually two boards: one without and one with hands. */
const BOARDS = usually(TEN, (_, n) => n === 3 || n === 5);

test('boards of several games play in a page with strict rules and hostile styles', async ({ page, blog }) => {
  test.setTimeout(180_000);
  const boards = BOARDS.map((attributes) => `<p>A paragraph.</p>${board(attributes, 'max-width: 480px')}`).join('\n');
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto(
    blog.write(`<style>${HOSTILE}</style><div style="height: 3000px">Above</div>${blog.script}${boards}`),
  );
  const told = await record(page);
  await page.evaluate(() => {
    const shifts = ((window as any).shifts = [] as number[]);
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as any).value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.waitForFunction(() => customElements.get('gambol-board'));
  expect(blog.requests).toEqual(['/a/b/embed.js']);

  for (const [n, attributes] of BOARDS.entries()) {
    const begin = await page.evaluate((n) => {
      const element = document.querySelectorAll('gambol-board')[n];
      element?.scrollIntoView({ block: 'center' });
      return performance.now();
    }, n);
    const first = async () => (await told()).find(({ name, board }: any) => name === 'move' && board === n);
    await expect.poll(first, `the computer moves on board ${n}`).toBeTruthy();
    const { when, detail } = await first();
    // A visible board was ready before.
    expect(when - begin).toBeLessThan(3000);
    const game = /game="(\w+)"/.exec(attributes)?.[1] ?? '';
    expect(detail).toMatchObject({ game, ply: 1, move: expect.any(String), position: expect.any(String) });
    const box = await page.locator('gambol-board iframe').nth(n).boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(findGame(game)?.frameHeight ?? NaN, 1);
    expect(box?.width).toBeCloseTo(480, 0);
    // A person replies, by pointer.
    const frame = await frameOf(page, n);
    await expect(frame.getByRole('status')).toContainText('Your turn');
    await expect(frame.locator('canvas')).toBeVisible();
  }
  expect(await page.evaluate(() => (window as any).shifts)).toEqual([]);
});

test('the host page does not change', async ({ page, blog }) => {
  const players = board('game="gambit" players="easy,human"');
  await page.goto(blog.write(`<style>${HOSTILE}</style><h1>Title</h1><p id="text">Text</p>${players}<p>After</p>`));
  const look = () =>
    page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window)
        .filter((name) => !/^\d+$/.test(name))
        .sort(),
      prototypes: [Object, Array, Element, HTMLElement, Document, EventTarget].map(
        ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
      ),
      styles: ['h1', '#text', 'body', 'html'].map((name) =>
        JSON.stringify(
          Object.entries(getComputedStyle(document.querySelector(name)!)).filter(
            ([key]) => !/width|height|size|origin|inset/i.test(key),
          ),
        ),
      ),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      attributes: [document.documentElement, document.body].map((element) => element.getAttributeNames()),
      stored: [Object.keys(localStorage), document.cookie],
    }));
  const before = await look();
  await page.evaluate((source) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: source }));
  }, `${blog.games}embed.js`);
  await ready(page);
  expect(await look()).toEqual(before);
});

test('when one of several boards crashes, the others continue', async ({ page, blog, allowConsole }) => {
  test.setTimeout(180_000);
  allowConsole(/the board is broken/);
  const engine = await loadEngine();
  const boards = Array.from({ length: isLong ? 10 : 3 }, (_, n) => {
    const game = GAMES[n % GAMES.length] ?? gambit;
    const playerKinds = game.playerKinds.map((kind) => (kind === 'human' ? kind : 'beginner'));
    const session = engine.Session.start(game.id, `seed=1 ${formatSetup(game, { options: {}, playerKinds })}`);
    // A player may be skipped, or the computer may move first.
    const { legal } = snapshotOf(session);
    return {
      move: legal[0] ?? '',
      html: board(`game="${game.id}" players="${playerKinds}" seed="1"`, 'max-width: 320px'),
    };
  });
  await page.setViewportSize({ width: 1100, height: 2000 });
  const grid = 'display: grid; grid-template-columns: 1fr 1fr 1fr';
  await page.goto(blog.write(`${blog.script}<div style="${grid}">${boards.map(({ html }) => html).join('')}</div>`));
  for (const n of boards.keys()) await ready(page, n);
  const crashed = boards.length >> 1;
  const broken = await frameOf(page, crashed);
  await broken.evaluate(() => {
    document.body.replaceChildren();
    // Every request now ends in an error.
    Object.assign(MessagePort.prototype, {
      postMessage: () => {
        throw new Error('the board is broken');
      },
    });
    setInterval(() => {
      throw new Error('the board is broken');
    }, 50);
  });
  const told = await record(page);
  for (const [n, { move }] of boards.entries()) {
    if (n === crashed) continue;
    const element = page.locator('gambol-board').nth(n);
    await element.evaluate((element, move) => (element as any).play(move), move);
    const moves = async () => (await told()).filter(({ name, board }: any) => name === 'move' && board === n);
    await expect.poll(async () => (await moves()).length, `the computer answers on board ${n}`).toBeGreaterThan(1);
  }
});

test('a thousand hostile messages are ignored', async ({ page, blog }) => {
  const other = '<iframe id="other" srcdoc="<p>Another frame"></iframe>';
  await page.goto(blog.write(`${blog.script}${board('game="gambit" players="human,human"')}${other}`));
  const { frame, element } = await ready(page);
  const before = {
    names: await frame
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
    position: await element.evaluate((board) => (board as any).position),
  };
  const told = await record(page);
  await page.evaluate(() => {
    const inside = (document.querySelector('gambol-board')?.shadowRoot?.querySelector('iframe') as HTMLIFrameElement)
      .contentWindow;
    const other = (document.getElementById('other') as HTMLIFrameElement).contentWindow;
    const values = [
      null,
      0,
      '',
      [],
      {},
      'hello',
      { gambol: 1 },
      { gambol: 1, type: 'hello' },
      { gambol: 1, type: 'hello', key: 'x' },
      { gambol: 2, type: 'channel' },
      { gambol: 1, type: 'channel', key: '0,0,0,0' },
      { type: 'play', move: 'c2xc4', id: 1 },
      { type: 'show', link: '#/combo' },
      { type: 'state', position: 'x', link: '#/' },
      { type: 'event', name: 'over', detail: {} },
      { type: 'open', link: 'javascript:alert(1)' },
      { type: 'answer', id: 1 },
      { __proto__: { type: 'undo' } },
      new Map(),
      'x'.repeat(100_000),
    ];
    for (let n = 0; n < 500; n += 1) {
      const value = values[n % values.length];
      const ports = n % 3 === 0 ? [new MessageChannel().port1] : [];
      inside?.postMessage(value, '*', ports);
      // As if another frame, or the page itself, were the board.
      dispatchEvent(new MessageEvent('message', { data: value, source: n % 2 === 0 ? other : window }));
    }
  });
  await page.waitForTimeout(300);
  expect(await told()).toEqual([]);
  await expect(frame.getByRole('grid')).toBeVisible();
  expect(
    await frame.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label'))),
  ).toEqual(before.names);
  expect(await element.evaluate((board) => (board as any).position)).toBe(before.position);
  // The board still listens to its own page.
  await element.evaluate((board) => (board as any).play('c2xc4'));
  await expect.poll(async () => (await told()).map(({ name }: any) => name)).toEqual(['move']);
});

test('the host page can play, undo and reset, and receives events', async ({ page, blog }) => {
  await page.goto(blog.write(blog.script));
  const told = await record(page);
  const element = page.locator('gambol-board');
  // A request before the board is ready is answered when it is.
  const [position, answer] = await page.evaluate(async (html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const added = document.querySelector('gambol-board') as any;
    return [added.position, await added.play('nonsense').catch((error: Error) => error.message)];
  }, board('game="gambit" players="human,human" position="8/2x1x3/1o4x1/8 o"'));
  expect(position).toBeNull();
  expect(answer).toMatch(/^Square 1: “nonsense”\. /);
  const call = (name: string, ...values: string[]) =>
    element.evaluate(
      (board, [name = '', ...values]) =>
        (board as any)[name](...values).then(
          () => 'done',
          (error: Error) => error.message,
        ),
      [name, ...values],
    );
  expect(await call('play', 'a1xa3')).not.toBe('done');
  expect(await element.evaluate((board) => (board as any).position)).toBe('8/2x1x3/1o4x1/8 o');
  expect(await call('play', 'b2xd4xf2xh2')).toBe('done');
  expect(await element.evaluate((board) => (board as any).position)).not.toBe('8/2x1x3/1o4x1/8 o');
  expect(await call('play', 'h2xf2')).toBe('The game is over.');
  expect(await call('undo')).toBe('done');
  expect(await element.evaluate((board) => (board as any).position)).toBe('8/2x1x3/1o4x1/8 o');
  const events = await told();
  expect(events.map(({ name }: any) => name)).toEqual(['ready', 'move', 'over']);
  expect(events[1].detail).toMatchObject({ game: 'gambit', move: 'b2xd4xf2xh2', ply: 1 });
  expect(events[2].detail).toMatchObject({ winners: [0], scores: expect.any(Array) });
  expect(await call('reset')).toBe('done');
  expect(await element.evaluate((board) => (board as any).position)).toBe('8/2x1x3/1o4x1/8 o');
  // The attributes describe the table.
  await element.evaluate((board) => board.setAttribute('position', '8/xxxxxxxx/oooooooo/8 x'));
  await expect.poll(() => element.evaluate((board) => (board as any).position)).toBe('8/xxxxxxxx/oooooooo/8 x');
  await element.evaluate((board) => {
    board.removeAttribute('position');
    board.setAttribute('game', 'combo');
  });
  const frame = await frameOf(page);
  await expect(frame.getByRole('grid', { name: 'Combo' })).toBeVisible();
});

test('a board in view mode, and one in steps mode', async ({ page, blog }) => {
  const moves = 'moves="d2xd4 e3xe1 f2xf4" players="human,human"';
  await page.setViewportSize({ width: 500, height: 1400 });
  await page.goto(
    blog.write(
      `${blog.script}${board(`game="gambit" ${moves} mode="view"`)}${board(`game="gambit" ${moves} mode="steps"`)}`,
    ),
  );
  const view = (await ready(page, 0)).frame;
  await expect(view.getByRole('button')).toHaveCount(0);
  await expect(view.getByRole('gridcell', { name: /can move/ })).toHaveCount(0);
  await view.getByRole('gridcell').first().press('Enter');
  await expect(view.getByRole('status')).toHaveText(/White to move\./);
  const steps = (await ready(page, 1)).frame;
  await expect(steps.getByRole('gridcell', { name: 'd2, black piece' })).toHaveCount(1);
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.getByRole('status')).toContainText('1 of 3: takes 1 piece (d2xd4).');
  await steps.getByRole('button', { name: 'To the end' }).click();
  await expect(steps.getByRole('status')).toContainText('3 of 3: takes 1 piece (f2xf4).');
  await steps.getByRole('button', { name: 'Back' }).click();
  await expect(steps.getByRole('status')).toContainText('2 of 3: takes 1 piece (e3xe1).');
  await expect(steps.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the theme is that of the host page, or that of the attribute', async ({ page, blog }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const two = (scheme: string) =>
    `<style>:root { color-scheme: ${scheme}; }</style>${blog.script}${board('game="gambit"')}`;
  for (const [scheme, theme] of [
    ['normal', 'light'],
    ['light dark', 'dark'],
    ['dark', 'dark'],
    ['only light', 'light'],
  ] as const) {
    await page.goto(blog.write(two(scheme)));
    const { frame } = await ready(page);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await page.goto(blog.write(two('light dark')));
  const { frame, element } = await ready(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await element.evaluate((board) => board.setAttribute('theme', 'dark'));
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (isLong) await expectAccessible(page);
});

test('wheel, keys and scrolling touches reach the host page', async ({ page, blog, browserName }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const [above, below] = ['<div style="height: 300px">Above</div>', '<div style="height: 3000px">Below</div>'];
  const between = board('game="combo" players="human,human"');
  await page.goto(blog.write(`${blog.script}${above}${between}${below}`));
  const { frame } = await ready(page);
  const box = await page.locator('gambol-board').boundingBox();
  const [x, y] = [200, (box?.y ?? 0) + 150];
  const top = () => page.evaluate(() => scrollY);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBeGreaterThan(100);
  const before = await top();
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(before);
  // Smooth scrolling must have ended first.
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
    };
    for (let last = -1; last !== scrollY; await frames(10)) last = scrollY;
    scrollTo(0, 0);
  });
  // A finger swipes up over the board.
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await expect.poll(top).toBe(0);
  await touch('touchStart', y + 120);
  for (let n = 1; n <= 12; n += 1) await touch('touchMove', y + 120 - 15 * n);
  await touch('touchEnd', 0);
  await expect.poll(top).toBeGreaterThan(60);
  // The swipe leaves no piece picked.
  await expect(frame.getByRole('gridcell', { selected: true })).toHaveCount(0);
  expect(browserName).toBe('chromium');
});

test('only a board in play mode has a worker, and only one', async ({ page, blog }) => {
  await page.setViewportSize({ width: 500, height: 1800 });
  const boards = ['human,human', 'easy,easy', 'human,easy'].map((players) =>
    board(`game="gambit" players="${players}"`),
  );
  await page.goto(blog.write(blog.script + boards.join('')));
  for (const n of [0, 1, 2]) await ready(page, n);
  expect(page.workers()).toHaveLength(0);
  const element = page.locator('gambol-board').nth(2);
  const told = await record(page);
  await element.evaluate((board) => (board as any).play('c2xc4'));
  await expect.poll(async () => (await told()).length).toBe(2);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('a reset board shows its author’s position', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}${board('game="gambit" players="human,human" moves="d2xd4 e3xe1"')}`));
  const { frame, element } = await ready(page);
  const first = await element.evaluate((board) => (board as any).position);
  await element.evaluate((board) => (board as any).play('f2xf4'));
  await frame.getByRole('button', { name: 'Undo' }).click();
  await frame.getByRole('button', { name: 'Undo' }).click();
  await frame.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => element.evaluate((board) => (board as any).position)).toBe(first);
  await expect(frame.getByRole('gridcell', { name: 'd4, black piece' })).toHaveCount(1);
});

test('moves are kept when the board is moved within the document', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}<main></main>${board('game="gambit" players="human,human"')}`));
  const { element } = await ready(page);
  await element.evaluate((board) => (board as any).play('c2xc4'));
  const position = await element.evaluate((board) => (board as any).position);
  await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('gambol-board') as Node));
  const again = await ready(page);
  await expect(again.frame.getByRole('gridcell', { name: 'c4, black piece' })).toHaveCount(1);
  expect(await again.element.evaluate((board) => (board as any).position)).toBe(position);
});

test('an invalid board reports its problem, and its link leads to the game', async ({ page, blog }) => {
  await page.setViewportSize({ width: 500, height: 1400 });
  await page.goto(
    blog.write(
      `${blog.script}${board('game="gambit" position="9/8/8/8 o" players="human,human"')}${board('game="chess"')}`,
    ),
  );
  const { frame } = await ready(page);
  await expect(frame.getByRole('alert').filter({ hasText: 'position' })).toBeVisible();
  await expect(frame.getByRole('gridcell', { name: 'c2, black piece' })).toHaveCount(1);
  await expect((await frameOf(page, 1)).getByRole('alert').filter({ hasText: 'no game called' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open on a page of its own' }).click();
  const popup = await opened;
  expect(popup.url()).toContain(`${blog.games}#/gambit`);
  await expect(popup.getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('a board without a game says so, and is not loaded again', async ({ page, blog }) => {
  await page.goto(blog.write(`${blog.script}${board('game="Gambit"')}`));
  const frame = await frameOf(page);
  const words = frame.getByText('There is no game called “Gambit” here.');
  await expect(words).toBeVisible();
  const element = page.locator('gambol-board');
  const reason = element.evaluate((board) => (board as any).play('c2xc4').catch((error: Error) => error.message));
  expect(await reason).toBe('The board could not be loaded.');
  await expect(words).toBeVisible();
  await element.evaluate((board) => board.setAttribute('game', 'gambit'));
  await ready(page);
});

test('the builder’s HTML works as previewed', async ({ page, blog }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await page.goto(`${blog.games}#/combo/embed?players=human,hard&moves=1d2-d3_1e7-e6`);
  await page.getByLabel('Size').selectOption('384px');
  await page.getByLabel('Readers can').selectOption('steps');
  await page.getByLabel('Colours').selectOption('dark');
  const [asElement, asFrame] = [
    page.getByLabel('As an element', { exact: true }),
    page.getByLabel('As a plain frame', { exact: true }),
  ];
  // Each choice takes effect after the position was computed.
  await expect(asElement).toHaveValue(/mode="steps" theme="dark" style="[^"]*max-width: 384px"/);
  await expect(asFrame).toHaveValue(/theme=dark&amp;mode=steps.* style="[^"]*max-width: 384px"/);
  const [element, frame] = [await asElement.inputValue(), await asFrame.inputValue()];
  // As text: the board, its moves and the link to the game.
  expect(element).toContain('1d2-d3 1e7-e6</p>');
  expect(element).toContain(`<a href="${blog.games}#/combo?`);
  await page.getByLabel(/^Position/).fill('8/8/8 o');
  await expect(page.getByRole('alert').filter({ hasText: 'A position of this game has 3 parts' })).toBeVisible();

  await page.goto(blog.write(`<p>Before</p>${element}<p>Between</p>${frame}<p>After</p>`));
  await page.evaluate(() => {
    const shifts = ((window as any).shifts = [] as number[]);
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as any).value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  for (const inside of [page.frameLocator('gambol-board iframe'), page.frameLocator('body > iframe')]) {
    await expect(inside.getByRole('grid', { name: 'Combo' })).toBeVisible();
    await inside.getByRole('button', { name: 'To the end' }).click();
    await expect(inside.getByRole('status')).toContainText('2 of 2: moves 1 piece (1e7-e6).');
    await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  const boxes = await Promise.all(
    ['gambol-board iframe', 'body > iframe'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(boxes[0]?.width).toBe(384);
  expect(boxes[1]).toMatchObject({ width: 384, height: boxes[0]?.height });
  expect(await page.evaluate(() => (window as any).shifts)).toEqual([]);
  // Without scripts the text is shown.
  const still = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const reader = await still?.newPage();
  await reader?.goto(page.url());
  await expect(reader?.getByText('1d2-d3 1e7-e6') ?? page.locator('none')).toBeVisible();
  await still?.close();
});

test('the HTML of a board with a clock has its clock', async ({ page }) => {
  await page.goto('./#/combo/embed?players=human,human&clock=300+2');
  for (const name of ['As an element', 'As a plain frame']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(/ clock="300\+2"|clock=300\+2" title/);
  }
});

test.describe('on a host that sends no Access-Control-Allow-Origin', () => {
  test.use({ hostHeaders: {} });

  test('a board reports the missing header', async ({ page, blog, allowConsole }) => {
    allowConsole(/CORS|Failed to load/);
    const src = `${blog.games}?embed&theme=auto&mode=play#/gambit`;
    await page.goto(blog.write(`<iframe sandbox="allow-scripts" src="${src}" width="400" height="320"></iframe>`));
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('alert').filter({ hasText: 'Access-Control-Allow-Origin' })).toBeVisible();
    await expect(frame.getByRole('alert').filter({ hasText: `${blog.games}#/gambit` })).toBeVisible();
  });
});
