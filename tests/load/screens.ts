// Changes of screen: every screen and some dialogs in turn, each second round in a hurry.

import { GAMES } from '../../www/games/index.ts';
import { formatLink, reviewLink } from '../../www/links/link.ts';
import { openRecorded } from './visitor.ts';
import type { Page } from '@playwright/test';
import type { Part } from '../load.ts';

/** The names of dialogs of a table. */
const DIALOGS = ['New game', 'Share', 'Settings'];
/** The milliseconds without a change after which a screen is settled, and those after which it need not be. */
const SETTLE_MILLIS = 150;
const MAX_SETTLE_MILLIS = 20_000;

/** The addresses of all screens. */
function addresses() {
  const ofGames = GAMES.flatMap((game) => {
    const state = {
      game: game.id,
      seed: 1,
      position: null,
      moves: [],
      playerKinds: game.playerKinds,
      options: {},
      clock: null,
      match: null,
      at: null,
    };
    const people = formatLink({ ...state, playerKinds: game.playerKinds.map(() => 'human') });
    const computers = formatLink({ ...state, playerKinds: game.playerKinds.map(() => 'easy') });
    const played = { ...state, moves: game.hands ? [] : game.sample.slice(0, 4) };
    return [
      people,
      computers,
      reviewLink(played),
      formatLink(played).replace(/^#\/\w+/, '$&/study'),
      formatLink(played).replace(/^#\/\w+/, '$&/embed'),
      `#/${game.id}/rules`,
      ...(game.loadLesson ? [`#/${game.id}/learn`] : []),
      ...(game.loadCourse ? [`#/${game.id}/course`] : []),
      ...(game.loadPuzzles ? [`#/${game.id}/puzzles`, `#/${game.id}/puzzles/2026-11-22`] : []),
    ];
  });
  return [...ofGames, '#/library', '#/puzzles', '#/docs', '#/docs/rules', '#/'];
}

/** Opens a screen. Waits until it is settled, or only for its first task if that is not awaited. */
function openScreen(page: Page, address: string, isHurried: boolean) {
  return page.evaluate(
    async ([address, isHurried, still, longest]) => {
      const { wait } = window as any;
      const first = () => document.querySelector('main')?.firstElementChild;
      const before = location.hash === address ? null : first();
      let changed = performance.now();
      const observer = new MutationObserver(() => (changed = performance.now()));
      observer.observe(document, { subtree: true, childList: true });
      location.hash = address;
      const begin = performance.now();
      const isSettled = () => performance.now() - changed > still && first() && first() !== before;
      await wait(isHurried ? 10 : still);
      while (!isHurried && !isSettled() && performance.now() - begin < longest) await wait(10);
      observer.disconnect();
    },
    [address, isHurried, SETTLE_MILLIS, MAX_SETTLE_MILLIS] as const,
  );
}

/** Opens the dialogs of the table on the screen, and closes each. */
async function openDialogs(page: Page) {
  await page.locator('.table').waitFor();
  for (const name of DIALOGS) {
    await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent === name || button.getAttribute('aria-label') === name)?.click();
    }, name);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
}

/** Waits until no timer is pending: the sound device is suspended after seconds. A timer that stays is measured. */
function awaitTimers(page: Page) {
  return page.evaluate(async (longest) => {
    const { wait, pending } = window as any;
    const begin = performance.now();
    while (pending.size > 0 && performance.now() - begin < longest) await wait(50);
  }, MAX_SETTLE_MILLIS);
}

/** Changes of screen, measured in the hall. */
export const screens: Part = {
  unit: 'screens',
  visit: openRecorded,
  count: 500,
  steps: 10,
  open: async ({ page, address }) => {
    const all = addresses();
    await page.goto(address);
    let round = 0;
    return async (first, count) => {
      let dialogs = 0;
      for (let n = first; n < first + count; n += 1) {
        const next = all[n % all.length] ?? '#/';
        if (n % all.length === 0) round += 1;
        const isHurried = round % 2 === 0;
        await openScreen(page, next, isHurried);
        if (isHurried || n % all.length !== 0) continue;
        await openDialogs(page);
        dialogs += DIALOGS.length;
      }
      await openScreen(page, '#/', false);
      await page.locator('.cards').waitFor();
      await awaitTimers(page);
      return { told: { dialogs } };
    };
  },
};
