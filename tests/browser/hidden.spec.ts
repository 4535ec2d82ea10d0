// Hidden hands: nothing on the page, in the address or in messages to a host page reveals them.

import { board } from '../tools/blog.ts';
import { frameOf, test as withBlog } from './blog.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { Rack, expectNoLeak } from './rack.ts';
import { LUCKYMOOSE, TablePage, disablePause } from './table.ts';
import type { Locator, Page } from '@playwright/test';

/** A seed that occurs nowhere by chance. */
const SEED = '8154263709';
const DEAL = `#/luckymoose?seed=${SEED}&players=human,human&size=9&sets=1`;
/** One turn before the end. */
const LAST = '#/luckymoose?players=human,human&position=9/9/9/9/4,r1,4/9/9/9/9_1_10,12_r2/p6_-_0_0000000000000000';

/**
 * Everything that the page exposes: its markup, its field values, its accessibility tree, its title and
 * its address.
 */
async function exposed(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const said = nodes.map(({ name, value, description }) => [name?.value, value?.value, description?.value].join('\n'));
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.title,
    location.href,
    ...[...document.querySelectorAll('input, textarea, select')].map((field) => (field as HTMLInputElement).value),
  ]);
  return [...shown, ...said].join('\n');
}

async function expectNoSeed(page: Page) {
  const text = await exposed(page);
  expect(text).not.toContain(SEED);
  expect(text).not.toMatch(/seed=\d/);
}

/** Lays the first token that can be laid alone on the centre of the small board. */
async function layFirst(table: TablePage, rack: Rack) {
  await rack.tokens.first().click();
  await table.tap('e5');
  await rack.lay.click();
  await expect(table.moves).toHaveCount(1);
}

test('during a game its seed appears nowhere: at the table, in its dialogs, and on other screens', async ({ page }) => {
  test.slow();
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await expect.poll(() => table.address()).toBe('#/luckymoose');
  await rack.hold.click();
  const hand = await rack.names();
  await layFirst(table, rack);
  await expectNoLeak(table, null);
  await expectNoSeed(page);
  for (const name of ['New game', 'Share', 'Settings']) {
    await table.button(name).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    if (name === 'Share') await expect(page.getByLabel('Link', { exact: true })).not.toHaveValue('');
    await expectNoSeed(page);
    await page.keyboard.press('Escape');
  }

  // The rules and back, with the arrow and with the button at their end.
  for (const name of usually(['Back to the table', 'Play LuckyMoose'], (_, n) => n === 0)) {
    await table.button('Rules').click();
    await expect(page.getByRole('heading', { name: 'How to play LuckyMoose' })).toBeVisible();
    await expectNoSeed(page);
    await page.getByRole('link', { name }).click();
    await expect(table.moves).toHaveCount(1);
    await expectNoSeed(page);
  }

  // An embedded board is created from public information.
  await table.button('Share').click();
  await page.getByRole('link', { name: 'Put this board on your own page' }).click();
  await expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/view="/);
  await expectNoSeed(page);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(table.moves).toHaveCount(1);

  // The hall, with the game both on its table and among the earlier games.
  await table.button('New game').click();
  await table.button('Play').click();
  await expect(table.moves).toHaveCount(0);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier games' })).toBeVisible();
  await expectNoSeed(page);
  await page.getByRole('button', { name: /^(?!Forget).*LuckyMoose: .* 1 move$/ }).click();
  await expect(table.moves).toHaveCount(1);
  await expectNoSeed(page);

  // A reload restores it, and so does going back through other screens.
  await page.reload();
  await expect(table.moves).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  await page.goForward();
  await expect(table.moves).toHaveCount(1);
  await table.button('Undo').click();
  await rack.hold.click();
  await expect.poll(() => rack.names()).toEqual(hand);
});

test('a browser without storage keeps the game over a reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('denied');
      },
    });
  });
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await rack.hold.click();
  await layFirst(table, rack);
  await page.reload();
  await expect(table.moves).toHaveCount(1);
  await expect.poll(() => table.address()).toBe('#/luckymoose');
});

test('two games with the same address are distinguished when going back and forward', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  const hand = async () => {
    await rack.hold.click();
    return rack.names();
  };
  await table.open(DEAL);
  const first = await hand();
  await table.follow(DEAL.replace(SEED, '42'));
  const second = await hand();
  expect(second).not.toEqual(first);
  await expect.poll(() => table.address()).toBe('#/luckymoose');
  await table.leave();
  await page.goBack();
  await table.isReady();
  await rack.hold.click();
  await expect.poll(() => rack.names()).toEqual(first);
  await table.leave();
  await page.goForward();
  await table.isReady();
  await rack.hold.click();
  await expect.poll(() => rack.names()).toEqual(second);
});

test('after the end the address is the whole link again', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(LAST);
  await expect.poll(() => table.address()).toBe('#/luckymoose');
  await expect(page.locator('.seed')).toBeEmpty();
  await rack.hold.click();
  await rack.token('red star').click();
  await table.tap('f5');
  await rack.lay.click();
  await expect(table.status).toContainText('Game over.');
  await expect
    .poll(() => table.address())
    .toMatch(/^#\/luckymoose\?seed=\d+&position=9.*_0000000000000000&players=human,human&moves=r2@f5$/);
  await expect(page.locator('.seed')).toContainText('Deal number: ');
  // Going back in a finished game hides nothing again.
  await table.button('Undo').click();
  await expect.poll(() => table.address()).toContain('moves=r2@f5&at=0');
  await table.button('Share').click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/moves=r2@f5/);
});

test('a spectator sees board, scores, turn and hand sizes, and cannot play', async ({ page, device }) => {
  test.slow();
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await rack.hold.click();
  await layFirst(table, rack);
  // The grid is final once the next player is asked for the device.
  await expect(rack.hold).toBeVisible();
  const laid = (await table.names()).filter((name) => name.startsWith('e5,'));
  await table.button('Share').click();
  const field = page.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/view=/);
  const link = await field.inputValue();
  expect(decodeURIComponent(link)).toMatch(/#\/luckymoose\?view=\S+_2_0,0_6\/6_23_0_-&players=human,human$/);

  const other = new TablePage(await device(), LUCKYMOOSE);
  await other.page.goto(link);
  await other.isReady();
  await expect(other.status).toHaveText('You are watching. Player 2 was to move when this link was made.');
  await expect
    .poll(async () => (await other.names()).filter((name) => name.startsWith('e5,')))
    .toEqual([(laid[0] ?? '').replace(', can move', '')]);
  await expect(other.page.getByText('Player 1 holds 6, Player 2 holds 6')).toBeVisible();
  await expect(other.page.getByText('Pool: 23')).toBeVisible();
  await expect(new Rack(other).tokens).toHaveCount(0);
  await expect(new Rack(other).hold).toBeHidden();
  await expect(other.page.getByText('You', { exact: true })).toHaveCount(0);
  for (const name of ['Hint', 'Analyse', 'Undo', 'Redo', 'Restart']) await other.expectDisabled(name);
  await other.button('Analyse').click({ force: true });
  await expect(other.button('Analyse')).toHaveAttribute('aria-pressed', 'false');
  await other.tap('e6');
  await expect(other.moves).toHaveCount(0);
  await expect(other.page.locator('.seed')).toBeEmpty();
  // The address is public and may be shared.
  await expect.poll(() => other.address()).toBe(decodeURIComponent(new URL(link).hash));
  if (isLong) await expectAccessible(other.page);
  // It is not the viewer's game, and replaces no stored game.
  expect(await other.stored()).not.toContain('luckymoose');
  await other.page.reload();
  await expect(other.status).toContainText('You are watching.');
  await other.button('New game').click();
  await other.button('Play').click();
  await expect(new Rack(other).hold).toBeVisible();
  await expect.poll(() => other.address()).toBe('#/luckymoose');
  await expect.poll(() => other.stored()).toContain('luckymoose');
});

test('a spectator of a game with a computer has no seat, and the computer waits', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  for (const seat of [1, 2]) {
    await table.open(`#/luckymoose?view=9/9/9/9/4,o1,4/9/9/9/9_${seat}_0,0_6/6_23_0_-&players=human,easy`);
    const mover = ['Player 1', 'Sami'][seat - 1];
    const words = `You are watching. ${mover} was to move when this link was made.`;
    await expect(table.status).toHaveText(words);
    await expect(table.players.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByText('You', { exact: true })).toHaveCount(0);
    await expect(rack.tokens).toHaveCount(0);
    await expect(rack.lay).toBeHidden();
    await table.tap('e6');
    await expect(table.players.and(page.locator('.thinking'))).toHaveCount(0);
    await expect(table.status).toHaveText(words);
  }
});

onlyLong(test)('a damaged spectator link is reported', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const cases: [string, string][] = [
    ['view=9/9/9/9/9/9/9/9/9_1_0,0_6/r1_23_0_-', 'Hands, player 2: “r1”.'],
    ['view=9/9/9/9/9/9/9/9_1_0,0_6/6_23_0_-', 'Board: “8”.'],
    ['view=9/9/9/9/9/9/9/9/9_1_0,0_6/6', 'Missing: pool.'],
    ['view=9/9/9/9/9/9/9/9/9_1_0,0_6/6_23_0_-&seed=5', '“seed” can’t go with “view”'],
  ];
  for (const [query, words] of cases) {
    await table.open(`#/luckymoose?${query}`);
    await expect(table.notice).toContainText(words);
  }
  await new TablePage(page).open('#/gambit?view=8/8/8/8_o');
  await expect(table.notice).toContainText('“view” is for games with hidden hands');
});

test('a player who chooses play by link is warned what it reveals', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(DEAL);
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const warning = dialog.getByText(/Anyone who has that link can work out every hand, yours too/);
  await expect(warning).toBeHidden();
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel('Player 2').selectOption('friend');
  await expect(warning).toBeVisible();
  if (isLong) await expectAccessible(page);
  await dialog.getByLabel('Player 2').selectOption('easy');
  await expect(warning).toBeHidden();
  await dialog.getByLabel('Player 2').selectOption('friend');
  await dialog.getByRole('button', { name: 'Play' }).click();
  await table.button('Share').click();
  await expect(page.getByRole('radio', { name: /^The game itself/ })).toBeChecked();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/seed=\d+.*match=/);
});

/** Starts to drag a token of the rack, and holds it over the board. */
async function beginDrag(table: TablePage, token: Locator) {
  const { page } = table;
  const box = await token.boundingBox();
  const target = await table.point('e6');
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await expect(page.locator('.ghost')).toBeVisible();
}

test('a dragged token is visible on no other screen, and to no other player', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await rack.hold.click();
  // Another screen.
  await beginDrag(table, rack.tokens.nth(1));
  await page.evaluate(() => location.assign('#/luckymoose/rules'));
  await expect(page.getByRole('heading', { name: 'How to play LuckyMoose' })).toBeVisible();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
  await page.goBack();
  await rack.hold.click();
  // The next player, when the turn is ended by other input.
  await rack.tokens.first().click();
  await table.tap('e5');
  await beginDrag(table, rack.tokens.nth(1));
  await press(rack.lay);
  await expect(rack.hold).toHaveText('I am Player 2');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
  await expectNoLeak(table, null);
  // A take-back during a drag drops the token nowhere.
  await rack.hold.click();
  await beginDrag(table, rack.tokens.nth(1));
  await press(table.button('Take back'));
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
  await expect(rack.lay).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.racked:not([data-state="held"])')).toHaveCount(0);
  // The end of the game.
  await table.open(
    '#/luckymoose?players=human,easy&position=9/9/9/9/4,r1,4/9/9/9/9_1_10,12_p6/p6_-_1_0000000000000000',
  );
  await beginDrag(table, rack.tokens.first());
  await press(table.button('Pass'));
  await expect(table.status).toContainText('Game over.');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.mouse.up();
});

/** Presses a button without the pointer. */
function press(button: Locator) {
  return button.evaluate((element) => (element as HTMLElement).click());
}

/**
 * A host page that frames a board by hand and records every message.
 *
 * @param address the address of the board
 */
const listening = (address: string) => `
  <iframe src="${address}" sandbox="allow-scripts" style="width: 480px; height: 720px; border: 0"></iframe>
  <script>
    window.heard = [];
    addEventListener('message', ({ data, source }) => {
      heard.push(JSON.stringify(data));
      const { port1, port2 } = new MessageChannel();
      window.port = port1;
      port1.onmessage = ({ data }) => heard.push(JSON.stringify(data));
      source.postMessage({ gambol: 1, type: 'channel', key: data.key }, '*', [port2]);
    });
  </script>`;

withBlog('a page around is told nothing of the hands on a board, whatever it asks', async ({ page, blog }) => {
  const address = `${blog.games}?embed#/luckymoose?players=human,beginner&size=9&sets=1`;
  await page.goto(blog.write(listening(address), {}));
  const frame = page.frameLocator('iframe');
  const tokens = frame.locator('.rack').getByRole('button');
  await expect(tokens).toHaveCount(6);
  const hand = await tokens.evaluateAll((all) => all.map((token) => token.getAttribute('aria-label') ?? ''));
  const ask = (message: object) => page.evaluate((message) => (window as any).port.postMessage(message), message);
  const heard = () => page.evaluate(() => (window as any).heard as string[]);
  // The reason of a refusal would distinguish a token in the hand from another one.
  const all = [...'roygbp'].flatMap((colour) => [...'123456'].map((symbol) => colour + symbol));
  for (const [id, token] of all.entries()) await ask({ type: 'play', id, move: `${token}@a1` });
  const answers = async () => (await heard()).filter((text) => text.includes('"answer"'));
  await expect.poll(async () => (await answers()).length).toBe(36);
  expect(new Set((await answers()).map((text) => JSON.parse(text).error)).size).toBe(1);
  // A turn of the person, one of the computer, and the link to the whole page.
  await frame.getByRole('button', { name: 'Exchange' }).click();
  await tokens.first().click();
  await frame.getByRole('button', { name: /Exchange 1 token/ }).click();
  await expect.poll(async () => (await heard()).filter((text) => text.includes('"name":"move"')).length).toBe(2);
  await frame.getByRole('link', { name: /page of its own/ }).click();
  await expect.poll(async () => (await heard()).some((text) => text.includes('"open"'))).toBe(true);
  const messages = await heard();
  const text = messages.join('\n');
  expect(text).not.toMatch(/seed=|position=|moves=/);
  expect(text).not.toMatch(/~[^?"]/);
  for (const message of messages.map((heard) => JSON.parse(heard))) {
    if (message.link !== undefined)
      expect(decodeURIComponent(message.link)).toMatch(
        /^#\/luckymoose(\?players=human,beginner&size=9&sets=1|\?view=\S+_0,\d+_6\/6_\d+_\d_-&players=human,beginner)$/,
      );
    if (message.position !== undefined) expect(message.position.split(' ')).toHaveLength(3);
  }
  expect(messages.some((message) => message.includes('view='))).toBe(true);
  expect(hand).toHaveLength(6);
  // Nor does the frame itself show it.
  expect(await frame.locator('html').evaluate((html) => html.outerHTML)).not.toMatch(/seed=/);
});

withBlog(
  'a board that is moved about begins again, where nobody could go on with what it tells',
  async ({ page, blog }) => {
    await page.goto(
      blog.write(`${blog.script}${board('game="luckymoose" players="human,human" size="9" sets="1"')}<p id="end"></p>`),
    );
    const frame = await frameOf(page);
    await frame.getByRole('button', { name: /show my hand/ }).click();
    await frame.getByRole('button', { name: 'Exchange' }).click();
    await frame.locator('.rack').getByRole('button').first().click();
    await frame.getByRole('button', { name: /Exchange 1 token/ }).click();
    await expect(frame.getByRole('button', { name: 'I am Player 2: show my hand' })).toBeVisible();
    await page.evaluate(() => document.querySelector('#end')?.append(document.querySelector('gambol-board') ?? ''));
    const moved = await frameOf(page);
    await expect(moved.getByRole('button', { name: 'I am Player 1: show my hand' })).toBeVisible();
  },
);

withBlog('calls of every method of a board learn nothing of the visitor’s hand', async ({ page, blog }) => {
  const calls = isLong ? 10_000 : 300;
  if (calls > 300) test.setTimeout(600_000);
  await page.goto(blog.write(`${blog.script}${board('game="luckymoose" players="human,medium" size="9" sets="1"')}`));
  const frame = await frameOf(page);
  await expect(frame.locator('.rack').getByRole('button')).toHaveCount(6);
  const hand = () =>
    frame
      .locator('.rack')
      .getByRole('button')
      .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label')));
  const before = await hand();
  const { answers, events } = await page.evaluate(async (calls) => {
    const element = document.querySelector('gambol-board') as any;
    const events = [] as string[];
    for (const name of ['ready', 'move', 'over']) element.addEventListener(`gambol-${name}`, () => events.push(name));
    const answers = {} as Record<string, number>;
    const all = [...'roygbp'].flatMap((colour) => [...'123456'].map((symbol) => colour + symbol));
    for (let call = 0; call < calls; call += 1) {
      const token = all[call % all.length];
      const asked = [`~${token}`, `${token}@e5`, 'zz'][call % 3];
      const answer = await element.play(asked).then(
        () => 'done',
        (error: Error) => error.message,
      );
      answers[answer] = (answers[answer] ?? 0) + 1;
      if (call % 5 === 0) await element.undo();
    }
    return { answers, events };
  }, calls);
  expect(answers).toEqual({ 'Hands are hidden: moves are made on the board.': calls });
  expect(events).toEqual([]);
  expect(await hand()).toEqual(before);
});
