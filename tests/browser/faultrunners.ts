// How the faults of the table are tested: struck, survived, and the games that are kept compared with those before.

import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { replaySession } from '../../www/links/opener.ts';
import { loadEngine } from '../tools/engine.ts';
import { expect } from './fixtures.ts';
import { STORED_DATA, SCREENS, CURRENT_MOVES, type FaultScreen } from './faultscreens.ts';
import { isStruck, trapAll } from './injectors.ts';
import { atRoot } from './storagetexts.ts';
import { TablePage } from './table.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Row } from './faulttable.ts';
import type { Host } from './host.ts';

/** What a test has. */
export interface FaultContext {
  row: Row;
  /** Of the screen. */
  name: string;
  screen: FaultScreen;
  page: Page;
  context: BrowserContext;
  browser: Browser;
  host: Host;
  isLong: boolean;
  /** Checks the console of another visitor, too. */
  watch: (context: BrowserContext) => void;
  baseURL: string;
}

/** Texts that are meant for programmers only. */
const PROGRAMMER_TEXT = new RegExp(
  [
    /undefined|NaN|\[object|\bnull\b/,
    /TypeError|RangeError|RuntimeError|DOMException|Error:/,
    /unreachable|panicked|Failed to fetch/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** The screens that quote code. */
const QUOTING = ['docs', 'builder'];

const { Session } = await loadEngine();

/** Lets the browser keep what the table assumes, at a host of its own. */
export async function keep(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(`${address}licences.txt`);
  await page.evaluate(
    (kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text)),
    STORED_DATA,
  );
  await page.close();
}

/**
 * Expects that no text on the page is meant for programmers.
 *
 * @param name of the screen
 */
export async function expectNothingRaw(page: Page, name: string) {
  const parts = QUOTING.includes(name)
    ? '#notices, .failure, [role=alert], [role=status]'
    : '#notices, main, [role=alert], dialog';
  const texts = await page.locator(parts).allInnerTexts();
  expect(texts.join('\n').replace(/“[^”]*”|"[^"]*"/g, '')).not.toMatch(PROGRAMMER_TEXT);
}

/** The moves of a link; it is an error if one of them is illegal. */
function movesIn(link: string) {
  const place = parseLink(link, findGame);
  if (place.screen !== 'table') throw new Error(`${link} is no game`);
  expect(place.problems, link).toEqual([]);
  const game = findGame(place.state.game);
  if (!game) throw new Error(`${link} is of no game`);
  replaySession(game, place.state, Session).free();
  return place.state.moves;
}

/** The links in a stored text. */
const linksIn = (text: string | null) =>
  text?.startsWith('#') ? [text] : JSON.parse(text ?? '[]').map(({ link }: { link: string }) => link);

/** Expects that every game is kept, with no moves but those that were made. */
export async function expectKept(
  context: BrowserContext,
  { plays }: FaultScreen,
  {
    address = './',
    leaves,
    isShown = true,
    added = plays,
    kept = STORED_DATA,
  }: {
    address?: string;
    leaves?: Row['leaves'];
    isShown?: boolean;
    added?: string | undefined;
    kept?: Record<string, string>;
  } = {},
) {
  const page = await context.newPage();
  await page.goto(`${address}licences.txt`);
  const read = async () => atRoot(await page.evaluate(() => Object.entries(localStorage)));
  // A tab waits a moment for a lock that it does not get.
  if (leaves === 'played' && added)
    await expect.poll(async () => (await read())['gambol/1/table/gambit'], 'the move is stored').toContain(`${added}`);
  const stored = await read();
  let underWay = CURRENT_MOVES;
  // The same text is the same game, which needs no look.
  const isSame = stored['gambol/1/table/gambit'] === STORED_DATA['gambol/1/table/gambit'];
  for (const [key, text] of Object.entries(kept)) {
    if (leaves === 'none' || !/table|shelf|matches/.test(key)) continue;
    for (const [n, link] of linksIn(text).entries()) {
      // An earlier game may have been added before it.
      const links = linksIn(stored[key] ?? null);
      const [moves, now] = [movesIn(link), movesIn(links.at(n - linksIn(text).length) ?? '#/')];
      if (key.endsWith('table/gambit')) {
        underWay = now;
        expect(now, key).toEqual(
          leaves === 'played' && added ? [...moves, added] : now.length > moves.length ? [...moves, added] : moves,
        );
      } else if (key.endsWith('table/combo')) expect(now.slice(0, moves.length), key).toEqual(moves);
      else expect(now, key).toEqual(moves);
    }
  }
  if (isShown && !isSame && leaves !== 'none') {
    await page.goto(`${address}#/gambit`);
    const table = new TablePage(page);
    await table.isReady();
    await expect(table.moves).toHaveText(underWay);
  }
  await page.close();
}

/** What says that something failed. */
const failure = (page: Page) =>
  page
    .locator('.failure, .notice, [role=alert]:not(:empty), dialog .failure')
    .or(page.getByRole('button', { name: 'Try again' }))
    .or(page.getByText(/The computer player stopped|(can’t|couldn’t|could not) be (loaded|shown)/))
    .filter({ visible: true })
    .first();

/** Waits until a screen has done what is asked, or says that it has not. Returns whether it has. */
export async function settled(page: Page, asked: Promise<void>) {
  const fails = expect(failure(page))
    .toBeVisible({ timeout: 30_000 })
    .then(() => false);
  return Promise.any([asked.then(() => true), fails]);
}

/** Takes the way on that the page offers; the reader may always load it again. */
export async function goOn(page: Page, link: string) {
  const again = page.getByRole('button', { name: 'Load again' });
  if (await again.isVisible().catch(() => false)) await Promise.all([page.waitForEvent('load'), again.click()]);
  else {
    await page.goto('about:blank');
    await page.goto(`./${link}`);
  }
}

/** A fault strikes before a screen opens or while it is open. */
export async function strike({ row, name, screen, page, context }: FaultContext) {
  const action = screen[row.asks ?? 'use'];
  if (row.when === 'before') await row.inject?.(page, context);
  await page.goto(`./${screen.link}`);
  let isOver = false;
  const work = async (isLast = true) => {
    await screen.isShown(page);
    // What waited for the screen while the fault lasted does nothing later.
    if (isOver && !isLast) return;
    await action?.act(page);
    await action?.done(page);
  };
  if (row.when === 'open') {
    await screen.isShown(page);
    await row.inject?.(page, context);
  }
  if (row.wanted === 'works') await work();
  else {
    if (row.when === 'open') await action?.act(page);
    if (row.inject === trapAll) await expect.poll(() => isStruck(page)).toBe(true);
    const isDone = await settled(page, row.when === 'open' ? (action?.done(page) ?? Promise.resolve()) : work(false));
    isOver = true;
    await expectNothingRaw(page, name);
    // Without the fault it works, from here or when it is loaded again.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (row.when === 'open' && !isDone) {
      await screen.isShown(page);
      await expect(async () => {
        await action?.act(page);
        await action?.done(page);
      }).toPass();
    } else if (!isDone) {
      await goOn(page, screen.link);
      await work();
    }
  }
  await expectNothingRaw(page, name);
  await expectKept(context, screen, { ...(row.leaves && { leaves: row.leaves }) });
  return 1;
}

/** A fault strikes while the screen opens from another one. */
export async function opening({ row, name, screen, page, context }: FaultContext) {
  await page.goto('./#/docs');
  await SCREENS['docs']?.isShown(page);
  await row.inject?.(page, context);
  await page.evaluate((link) => location.assign(link), screen.link);
  await screen.isShown(page);
  await expect(page.locator('.notice')).toContainText('Your games are safe.');
  await expectNothingRaw(page, name);
  await screen.use?.act(page);
  await screen.use?.done(page);
  await expectKept(context, screen);
  return 1;
}

/** The tab ends right after a move, and is opened again. */
export async function gone({ row, name, screen, page, context }: FaultContext) {
  await page.goto(`./${screen.link}`);
  await screen.isShown(page);
  await screen.use?.act(page);
  await screen.use?.done(page);
  const url = page.url();
  await row.inject?.(page, context);
  const next = await context.newPage();
  await next.goto(url);
  await screen.isShown(next);
  await expectNothingRaw(next, name);
  await next.close();
  await expectKept(context, screen, { leaves: 'played' });
  return 1;
}

/** The tab goes to another page and comes back. */
export async function back({ name, screen, page, context }: FaultContext) {
  await page.goto(`./${screen.link}`);
  await screen.isShown(page);
  await page.evaluate(() => {
    // A page in the cache is hidden, frozen, resumed and shown.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await screen.isShown(page);
  await screen.use?.act(page);
  await screen.use?.done(page);
  await page.goto('./licences.txt');
  await page.goBack();
  await screen.isShown(page);
  await expectNothingRaw(page, name);
  await expectKept(context, screen, { leaves: 'played' });
  return 1;
}
