// Firefox must match Chromium here: the page, and sandboxed boards with their workers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { HOSTILE, TEN, board } from '../tools/blog.ts';
import { options, startFirefox } from './firefox.ts';

const here = startFirefox();

/** A page, and the unexpected messages of its console. */
async function open() {
  const page = await here.browser.newPage();
  await page.setViewport({ width: 900, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

for (const { id: game, playerKinds } of GAMES) {
  test(`${game} is played against the computer`, options, async () => {
    const { page, errors } = await open();
    const seats = playerKinds.map((_, seat) => (seat === 1 ? 'human' : 'easy'));
    await page.goto(`${here.blog.games}#/${game}?players=${seats}&seed=1`);
    await page.waitForSelector('[aria-label="Moves"] li', { timeout: 10_000 });
    await page.evaluate(() =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Analyse')?.click(),
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.values .value')].some(({ textContent }) => textContent !== '…'),
    );
    assert.deepEqual(errors, []);
    await page.close();
  });
}

test('ten boards play in a page with strict rules and hostile styles', options, async () => {
  const { page, errors } = await open();
  const asked = here.blog.requests.length;
  const boards = TEN.map((attributes) => `<p>A paragraph.</p>${board(attributes, 'max-width: 480px')}`).join('\n');
  await page.goto(
    here.blog.write(`<style>${HOSTILE}</style><div style="height: 3000px">Above</div>${here.blog.script}${boards}`),
  );
  await page.evaluate(() => {
    addEventListener('gambol-move', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset['moved'] = '';
    });
  });
  await page.waitForFunction(() => customElements.get('gambol-board'));
  assert.deepEqual(here.blog.requests.slice(asked), ['/a/b/embed.js']);
  for (const n of TEN.keys()) {
    await page.evaluate((n) => document.querySelectorAll('gambol-board')[n]?.scrollIntoView({ block: 'center' }), n);
    await page.waitForFunction((n) => document.querySelectorAll('gambol-board')[n]?.hasAttribute('data-moved'), {}, n);
  }
  assert.deepEqual(errors, []);
});

test('a broken board and hostile messages do not affect the other boards', options, async () => {
  const { page } = await open();
  const boards = ['gambit', 'combo', 'gambit'].map((game) =>
    board(`game="${game}" players="human,easy"`, 'max-width: 300px'),
  );
  await page.goto(here.blog.write(`${here.blog.script}<div style="display: flex">${boards.join('')}</div>`));
  const isReady = () =>
    [...document.querySelectorAll('gambol-board')].every((board) => (board as any).position !== null);
  await page.waitForFunction(isReady, { timeout: 10_000 });
  const broken = page.frames().find((frame) => frame.url().includes('#/combo'));
  await broken?.evaluate(() => {
    document.body.replaceChildren();
    setInterval(() => {
      throw new Error('the board is broken');
    }, 50);
  });
  const moves = await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('gambol-board')].map(
      (board) => board.shadowRoot?.querySelector('iframe')?.contentWindow,
    );
    for (let n = 0; n < 1000; n += 1) {
      const data = [
        null,
        'x',
        { gambol: 1, type: 'hello', key: 'x' },
        { gambol: 1, type: 'channel', key: 'x' },
        { type: 'play', move: 'c2xc4' },
      ][n % 5];
      frames[n % 3]?.postMessage(data, '*');
      dispatchEvent(new MessageEvent('message', { data, source: window }));
    }
    let moves = 0;
    addEventListener('gambol-move', () => (moves += 1));
    for (const n of [0, 2]) await (document.querySelectorAll('gambol-board')[n] as any).play('c2xc4');
    const begin = performance.now();
    while (moves < 4 && performance.now() - begin < 5000) await new Promise((resolve) => setTimeout(resolve, 20));
    return moves;
  });
  assert.equal(moves, 4);
});
