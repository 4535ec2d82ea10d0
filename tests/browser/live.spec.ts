// Two devices play over a direct connection: a message there and one back, then moves arrive at once.

import type { Page } from '@playwright/test';
import { startWithCamera } from './camera.ts';
import { expect, test } from './fixtures.ts';
import { invite, inviteAgain, join, linkIn, seat } from './live.ts';
import { onlyLong } from './long.ts';
import { COMBO, GAME, LUCKYMOOSE, TRIBOARD, TablePage, pressTool } from './table.ts';

/** Connects two devices in a new game: of Combo, if a clock has minutes. */
async function connected(page: Page, other: Page, minutes = 0) {
  const [game, name] = minutes > 0 ? [COMBO, 'combo'] : [undefined, 'gambit'];
  const [host, guest] = [new TablePage(page, game), new TablePage(other, game)];
  const dialog = await invite(host, name, { minutes });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await dialog.getByRole('textbox', { name: 'Your name' }).blur();
  const answer = await join(other, await linkIn(dialog), 'Ben');
  // As a messenger has it, with words around it.
  await dialog.getByRole('textbox', { name: 'Paste their answer here' }).fill(`Here you are: ${answer}`);
  await expect(dialog).toBeHidden();
  await areTogether(host, guest);
  return { host, guest };
}

async function areTogether(host: TablePage, guest: TablePage) {
  await guest.isReady();
  await expect(host.players.filter({ hasText: 'Ben' })).toBeVisible();
  await expect(guest.players.filter({ hasText: 'Ann' })).toBeVisible();
}

/** Plays a move on the device whose turn it is, and waits for it on the other one. */
async function play(move: string, mover: TablePage, other: TablePage, count: number) {
  const squares = move.split('x');
  await mover.tap(...squares);
  await expect(mover.moves).toHaveCount(count);
  await expect(other.moves).toHaveCount(count);
}

test('a whole game on two devices, and another one with sides swapped', async ({ page, device }) => {
  const { host, guest } = await connected(page, await device());
  await expect(guest.status).toContainText('Ann');
  await expect(host.button('Send the link')).toBeHidden();
  for (const [ply, move] of GAME.moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [host, guest] : [guest, host];
    await play(move, mover, other, ply + 1);
  }
  await expect(page.getByRole('heading', { name: 'You won, 5 to 2' })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'You lost, 2 to 5' })).toBeVisible();

  await host.button('Rematch').click();
  // The result covers the status.
  await expect(host.notice).toContainText('Ben: waiting for the answer.');
  await expect(guest.notice).toContainText('would like another game');
  // It can be answered, and not put away.
  await expect(guest.notice.getByRole('button')).toHaveText(['Accept', 'Decline']);
  await guest.button('Accept').click();
  for (const table of [host, guest]) await expect(table.moves).toHaveCount(0);
  await expect(host.notice).toBeEmpty();
  await expect(guest.status).toContainText('Your turn');
  await play('c2xc4', guest, host, 1);

  // Who has played is remembered, also when nobody is connected.
  await page.goto('./#/');
  const listed = page.locator('.matches');
  await expect(page.locator('main')).toContainText(/Gambit.*against Ben/);
  await expect(listed).toContainText('Gambit: Ben and You, 1 move');
  await expect(listed).toContainText(`Gambit: You and Ben, ${GAME.moves.length} moves`);
  await page.reload();
  await listed.getByRole('link', { name: /You, 1 move/ }).click();
  await expect(host.players.filter({ hasText: 'Ben' })).toBeVisible();
});

test('moves are taken back, games drawn and resigned by both devices alike', async ({ page, device }) => {
  const { host, guest } = await connected(page, await device());
  await play('c2xc4', host, guest, 1);
  await play('f3xf1', guest, host, 2);
  // Nobody takes back alone.
  await expect(guest.button('Undo')).toBeDisabled();
  await guest.button('Ask to take back').click();
  await expect(host.notice).toContainText('would like to take back');
  // On the smallest phone the answers stand below the question, within the window.
  await page.setViewportSize({ width: 320, height: 568 });
  const question = host.notice.locator('p');
  await expect.poll(async () => (await question.boundingBox())?.width).toBeGreaterThan(180);
  for (const answer of ['Accept', 'Decline']) await expect(host.button(answer)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await host.button('Accept').click();
  for (const table of [host, guest]) await expect(table.moves).toHaveCount(1);
  await play('g3xg1', guest, host, 2);

  await host.button('Offer a draw').click();
  await guest.button('Decline').click();
  await expect(host.status).toContainText('plays on');
  await guest.button('Well played!').click();
  await expect(host.status).toContainText('“Well played!”');

  await pressTool(guest.page, 'Resign');
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: /^You won/ })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: /^You lost/ })).toBeVisible();
});

test('three devices play Triboard, and go on with another game', async ({ page, device }) => {
  const host = new TablePage(page, TRIBOARD);
  const [ben, cleo] = [new TablePage(await device(), TRIBOARD), new TablePage(await device(), TRIBOARD)];
  const dialog = await invite(host, 'triboard');
  await expect(dialog).toContainText('This invitation is for ');
  await seat(dialog, [ben, cleo]);
  const tables = [host, ben, cleo];
  await expect(cleo.players.filter({ hasText: 'Ben' })).toBeVisible();
  for (const table of tables) await expect(table.status).not.toContainText('elsewhere');
  await expect(ben.players.filter({ hasText: 'Cleo' })).toBeVisible();
  await expect(host.button('Offer a draw')).toBeHidden();
  await playRound(tables);

  await pressTool(cleo.page, 'Resign');
  await cleo.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ben.button('Rematch').click();
  await host.button('Accept').click();
  await cleo.button('Accept').click();
  for (const table of tables) await expect(table.moves).toHaveCount(0);
  await playRound(tables);
});

test('three devices play LuckyMoose, each with the hand of its own player', async ({ page, device }) => {
  const host = new TablePage(page, LUCKYMOOSE);
  const guests = [new TablePage(await device(), LUCKYMOOSE), new TablePage(await device(), LUCKYMOOSE)] as const;
  const dialog = await invite(host, 'luckymoose', { players: 3 });
  await seat(dialog, guests);
  const tables = [host, ...guests];
  for (const table of tables) await expect(table.page.locator('.rack button')).toHaveCount(6);
  await host.page.locator('.rack button').first().click();
  await host.tap('h8');
  await host.button('Lay').click();
  for (const table of tables) await expect(table.moves).toHaveCount(1);
  await expect(guests[0].status).toContainText('Your turn');
  await expect(guests[1].status).toContainText('Ben to move');
  // A guest has its own hand, and what the others hold is not on its device.
  for (const { page: here } of guests) {
    const kept = await here.evaluate(() => location.hash + JSON.stringify({ ...localStorage }));
    expect(kept).toMatch(/view=/);
    expect(kept).not.toMatch(/seed=/);
  }
  await guests[0].button('Exchange').click();
  await guests[0].page.locator('.rack button').first().click();
  await guests[0].button('Exchange 1 token').click();
  for (const table of tables) await expect(table.moves).toHaveCount(2);
  // It learns what it has drawn.
  await expect(guests[0].page.locator('.rack button')).toHaveCount(6);
  const tab = await guests[0].page.context().newPage();
  await tab.goto(guests[0].page.url());
  await expect(tab.locator('.rack button')).toHaveCount(6);
  await tab.close();
  // Only the host can invite.
  await host.page.reload();
  for (const { page: here } of guests) {
    await expect(here.getByText('You can also ask for a new invitation.')).toBeVisible();
    await expect(here.getByRole('button', { name: 'Connect' })).toHaveCount(0);
  }
  await host.notice.getByRole('button', { name: 'Connect' }).click();
  await seat(dialog, guests);
  await pressTool(guests[1].page, 'Resign');
  await guests[1].page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(guests[1].page.getByText('Checked: the deal was fair.')).toBeVisible();
  await expect(guests[1].button('Review')).toBeVisible();
});

test('a screen that only shows the board, and two devices that play', async ({ page, device }) => {
  const board = new TablePage(page, LUCKYMOOSE);
  const guests = [new TablePage(await device(), LUCKYMOOSE), new TablePage(await device(), LUCKYMOOSE)] as const;
  const dialog = await invite(board, 'luckymoose', { players: 2, isBoard: true });
  await seat(dialog, guests);
  for (const { page: here } of guests) await expect(here.locator('.rack button')).toHaveCount(6);
  await expect(page.locator('.rack button')).toHaveCount(0);
  await expect(board.button('Analyse')).toBeDisabled();
  await guests[0].page.locator('.rack button').first().click();
  await guests[0].tap('h8');
  await guests[0].button('Lay').click();
  for (const table of [board, ...guests]) await expect(table.moves).toHaveCount(1);
  await expect(board.status).toContainText('Cleo to move');
  await guests[1].button('Exchange').click();
  await guests[1].page.locator('.rack button').first().click();
  await guests[1].button('Exchange 1 token').click();
  // What was exchanged only its player knows.
  await expect(board.moves.nth(1)).toHaveText('~?');
  await expect(page.locator('.rack button')).toHaveCount(0);
  await pressTool(guests[1].page, 'Resign');
  await guests[1].page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(guests[0].page.getByText('Checked: the deal was fair.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
});

test('somebody who is invited to watch sees each move, and has no hand in the game', async ({ page, device }) => {
  const { host, guest } = await connected(page, await device());
  const zoe = new TablePage(await device());
  await pressTool(page, 'Let someone watch');
  const dialog = page.getByRole('dialog', { name: 'Play across devices' });
  await expect(dialog).toContainText('Whoever opens this invitation watches your game.');
  const invitation = await linkIn(dialog);
  const fragment = invitation.slice(invitation.indexOf('#'));
  // Whoever plays in the game keeps the seat.
  const tab = await guest.page.context().newPage();
  await tab.goto(`./${fragment}`);
  await expect(tab.getByText('You already play in this game here.')).toBeVisible();
  await tab.getByRole('link', { name: 'Play Gambit' }).click();
  await expect(tab).toHaveURL(/match=/);
  await tab.close();
  await zoe.page.goto(`./${fragment}`);
  await expect(zoe.page.getByRole('heading', { name: 'Ann invites you to watch a game of Gambit.' })).toBeVisible();
  await zoe.page.getByRole('textbox', { name: 'Your name' }).fill('Zoe');
  await zoe.page.getByRole('button', { name: 'Watch', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Paste their answer here' }).fill(await linkIn(zoe.page));
  await expect(dialog).toBeHidden();
  await zoe.isReady();
  await expect(page.getByText('Watching: 1')).toBeVisible();
  await expect(zoe.page.getByRole('heading', { name: 'You are watching.' })).toBeVisible();
  const [first = '', second = ''] = GAME.moves;
  await play(first, host, guest, 1);
  await expect(zoe.moves).toHaveCount(1);
  await expect(zoe.players.filter({ hasText: 'Ben' })).toBeVisible();
  // Another legal move.
  await zoe.tap('g3', 'g1');
  await play(second, guest, host, 2);
  await expect(zoe.moves).toHaveText([first, second]);
  await pressTool(page, 'Ask to take back');
  await guest.button('Accept').click();
  await expect(zoe.moves).toHaveCount(0);
  await expect(zoe.button('Accept')).toBeHidden();
  await play(first, host, guest, 1);
  await pressTool(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(zoe.page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await expect(guest.button('Rematch')).toBeVisible();
  await expect(zoe.button('Rematch')).toBeHidden();
  // Whoever watches follows to the next game.
  await guest.button('Rematch').click();
  await host.button('Accept').click();
  await play(first, guest, host, 1);
  await expect(zoe.moves).toHaveText([first]);
  await host.button('Disconnect').click();
  await expect(guest.notice).toHaveText(/Ann\W has left\. The game goes on by link\./);
  await expect(zoe.notice).toHaveText(/Ann\W has left\.$/);
  await expect(host.button('Connect')).toBeVisible();
  await expect(zoe.button('Send the link')).toBeHidden();
  await expect(zoe.status).toHaveText(/to move\.$/);
  await expect(zoe.button('Connect')).toBeHidden();
});

/** Each device plays a move. Who begins is a matter of chance. */
async function playRound(tables: TablePage[]) {
  for (const ply of tables.keys()) {
    const isTurn = (table: TablePage) => table.status.filter({ hasText: 'Your turn' }).count();
    await expect.poll(async () => (await Promise.all(tables.map(isTurn))).filter(Boolean).length).toBe(1);
    const [table] = await filterBy(tables, isTurn);
    await table!.tap(await table!.squareWith('legal move'));
    for (const each of tables) await expect(each.moves).toHaveCount(ply + 1);
  }
}

async function filterBy(tables: TablePage[], isWanted: (table: TablePage) => Promise<number>) {
  const counts = await Promise.all(tables.map(isWanted));
  return tables.filter((_, n) => counts[n]);
}

test('a device that was loaded again is invited again, and nothing is lost', async ({ page, device }) => {
  const { host, guest } = await connected(page, await device());
  await play('c2xc4', host, guest, 1);
  await play('f3xf1', guest, host, 2);
  await guest.button('Ask to take back').click();
  await host.button('Accept').click();
  await expect(host.moves).toHaveCount(1);
  await host.page.reload();
  await host.isReady();
  await expect(guest.notice).toContainText('goes on when the network is back');
  await expect(host.notice).toContainText('This page was loaded again, and isn’t connected.');
  await expect(host.notice.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expect(host.moves).toHaveCount(1);
  await expect(guest.notice).toContainText(/Ann\W: the connection is lost\./);
  // Played while nobody was connected.
  await guest.tap('f3', 'f1');
  await expect(guest.moves).toHaveCount(2);

  await guest.notice.getByRole('button', { name: 'Connect' }).click();
  const dialog = guest.page.getByRole('dialog', { name: 'Play across devices' });
  const answer = await join(host.page, await linkIn(dialog), 'Ann');
  // Opened on the device of who has invited: its other tab takes it.
  const tab = await guest.page.context().newPage();
  await tab.goto(`./${answer.slice(answer.indexOf('#'))}`);
  await expect(tab.getByText('the game goes on in the other tab')).toBeVisible();
  await tab.close();
  await host.isReady();
  await expect(host.moves).toHaveCount(2);
  await areTogether(host, guest);
  await play('g2xg4', host, guest, 3);
});

test('an invitation to a game that is kept with other moves replaces nothing', async ({ page, device }) => {
  const [host, guest] = [new TablePage(page), new TablePage(await device())];
  const game = '#/gambit?seed=3&players=human,human&match=abcdefghij';
  // Each has the other's side, and an own idea of the game.
  await host.open(`${game}-1&moves=c2xc4`);
  await guest.open(`${game}-0&moves=g2xg4`);
  const moves = await guest.moves.allTextContents();
  expect(await host.moves.allTextContents()).not.toEqual(moves);
  await expect(await inviteAgain(host, guest.page, 'Ben')).toBeHidden();
  await expect(guest.notice).toContainText('The devices have different moves.');
  await expect(guest.moves).toHaveText(moves);
  await guest.page.reload();
  await guest.isReady();
  await expect(guest.moves).toHaveText(moves);
});

test('in LuckyMoose a guest invites the host again, which has the deal', async ({ page, device }) => {
  const [host, guest] = [new TablePage(page, LUCKYMOOSE), new TablePage(await device(), LUCKYMOOSE)];
  await seat(await invite(host, 'luckymoose', { players: 2 }), [guest]);
  await page.locator('.rack button').first().click();
  await host.tap('h8');
  await host.button('Lay').click();
  await expect(guest.moves).toHaveCount(1);
  await page.reload();
  await guest.button('Exchange').click();
  await guest.page.locator('.rack button').first().click();
  await guest.button('Exchange 1 token').click();
  await expect(guest.moves).toHaveCount(2);
  // Somebody else's device has no deal.
  const stranger = await device();
  await inviteAgain(guest, stranger, 'Zoe');
  await expect(stranger.getByText('Only a device that is already in this game')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Join' })).toBeHidden();
  await expect(guest.page.getByText(/Zoe\W: the connection is lost\./)).toBeVisible();
  await expect(await inviteAgain(guest, page, 'Ann')).toBeHidden();
  await expect(host.moves).toHaveCount(2);
  for (const { page: each } of [host, guest]) await expect(each.locator('.rack button')).toHaveCount(6);
  await pressTool(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(guest.page.getByText('Checked: the deal was fair.')).toBeVisible();
});

test('each device counts the time of its own player', async ({ page, device }) => {
  const other = await device();
  for (const each of [page, other]) await each.clock.install({ time: 0 });
  const { host, guest } = await connected(page, other, 5);
  const white = host.players.filter({ hasText: 'Ben' }).locator('.time');
  await expect(white).toHaveText('5:00');
  await host.tap('a2', 'a3');
  await expect(guest.moves).toHaveCount(1);
  await other.clock.runFor(61_000);
  await guest.tap('a7', 'a6');
  await expect(host.moves).toHaveCount(2);
  // What its own device has counted, not what has passed here.
  await expect(white).toHaveText(/^3:5\d$/);
  await page.clock.runFor(301_000);
  await expect(host.status).toContainText('You lost on time.');
  await expect(guest.status).toContainText('You won on time.');
});

onlyLong(test)(
  'a laptop that is closed for an hour of the game clock loses that hour, and no move',
  async ({ page, device }) => {
    const other = await device();
    for (const each of [page, other]) await each.clock.install({ time: 0 });
    const { host, guest } = await connected(page, other, 90);
    const white = host.players.filter({ hasText: 'Ben' }).locator('.time');
    await host.tap('a2', 'a3');
    await expect(guest.moves).toHaveCount(1);
    // As after a lid is opened: the timers of the meantime fire once.
    await other.clock.fastForward('01:00:00');
    await guest.tap('a7', 'a6');
    await expect(host.moves).toHaveCount(2);
    await expect(white).toHaveText(/^(30:0|29:5)\d$/);
    // Asleep while the other one thinks.
    await other.clock.fastForward('01:00:00');
    await host.tap('b2', 'b3');
    await expect(guest.moves).toHaveCount(3);
    await guest.tap('b7', 'b6');
    // With the time that each took, which its own device has counted.
    for (const table of [host, guest])
      await expect(table.moves).toHaveText([/^1a2-a3/, /^1a7-a61:00:0\d/, /^1b2-b3(?!1:)/, /^1b7-b6(?!1:)/]);
  },
);

test('an invitation that is damaged, and an answer that nobody waits for', async ({ page, device }) => {
  const table = new TablePage(page);
  const dialog = await invite(table, 'gambit');
  const invitation = await linkIn(dialog);
  const field = dialog.getByRole('textbox', { name: 'Paste their answer here' });
  await field.fill(invitation);
  await expect(dialog.getByText('This is the invitation itself.')).toBeVisible();
  await field.fill('Hello!');
  await expect(dialog.getByText('There is no invitation or answer in this text.')).toBeVisible();
  const other = await device({ viewport: { width: 360, height: 640 } });
  const answer = await join(other, invitation, '');
  await expect(other.getByRole('img', { name: 'QR code of your answer' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(`./${answer.slice(answer.indexOf('#'))}`);
  await expect(page.getByText('No page is waiting for this answer.')).toBeVisible();
  await page.goto(`./${invitation.slice(invitation.indexOf('#'), -3)}`);
  await expect(page.getByText('Part of this link is missing')).toBeVisible();
  // The game goes on by link.
  await other.getByRole('button', { name: 'Play by link' }).click();
  await new TablePage(other).isReady();
});

test('the answer is scanned by the camera', async ({ device, baseURL }, info) => {
  const { browser, hold } = await startWithCamera(info.outputPath('camera.y4m'));
  try {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const dialog = await invite(new TablePage(page, COMBO), 'combo');
    const other = await device();
    await join(other, await linkIn(dialog), 'Ben');
    await hold(other.getByRole('img', { name: 'QR code of your answer' }));
    await dialog.getByRole('button', { name: 'Scan their code' }).click();
    await expect(dialog).toBeHidden();
    await new TablePage(other, COMBO).isReady();
  } finally {
    await browser.close();
  }
});
