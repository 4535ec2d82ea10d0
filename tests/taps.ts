// The time from a tap to the frame that shows it on a slow device, as ratios within one run: the first tap of a visit
// that picks a piece and the first one that moves it, against a tap beside the board, which changes nothing. They
// alternate, so that whatever else the machine does meets all of them alike: `node tests/taps.ts [ROUNDS]`.

import { chromium, type Page } from '@playwright/test';
import { shellOptions } from './tools/chromium.ts';
import { loadEngine } from './tools/engine.ts';
import { median } from './tools/median.ts';
import { GAMES } from '../www/games/index.ts';
import { serve } from '../www/build/serve.ts';

/** The CPU slowdown. */
const SLOWDOWN = 4;
const ROUNDS = Number(process.argv[2] ?? 21);

/** @returns NaN if there is none */
/** Measures each tap of a page from the moment it was released to the end of the next frame, in `window.shown`. */
function watchTaps() {
  const { port1, port2 } = new MessageChannel();
  let released = 0;
  // A message that is sent before a frame is painted arrives after it.
  port1.onmessage = () => Object.assign(window, { shown: performance.now() - released });
  const watch = ({ timeStamp }: Event) => {
    released = timeStamp;
    requestAnimationFrame(() => port2.postMessage(null));
  };
  window.addEventListener('pointerup', watch, { capture: true });
}

/** The milliseconds from a tap on a point to its frame. */
async function timeOf(page: Page, { x, y }: { x: number; y: number }) {
  await page.evaluate(() => Reflect.deleteProperty(window, 'shown'));
  await page.mouse.click(x, y);
  return Number(await (await page.waitForFunction(() => Reflect.get(window, 'shown'))).jsonValue());
}

/** The point in the middle of a square. */
async function pointOf(page: Page, square: string) {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const { Session } = await loadEngine();
const { server, address } = await serve();
const browser = await chromium.launch(shellOptions());
const viewport = { width: 1280, height: 800 };
try {
  // A token of a hand is no square, so a game with hands has no taps like those of the others.
  for (const { id, name, playerKinds, visits } of GAMES.filter((game) => !game.hands)) {
    const session = Session.start(id, 'seed=1');
    const legal = session.legal();
    session.free();
    // A move that no other one begins with is over at its last square.
    const squares = visits(
      legal.find((move) => legal.every((other) => other === move || !other.startsWith(move))) ?? '',
    );
    const players = playerKinds.map(() => 'human').join();
    const times: Record<'beside' | 'pick' | 'move', number[]> = { beside: [], pick: [], move: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // Without storage, in which the game of the last round would be.
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await context.addInitScript(watchTaps);
      const page = await context.newPage();
      await page.goto(`${address}#/${id}?players=${players}&seed=1`);
      await page
        .locator('[role=gridcell][aria-label$="can move"], [role=gridcell][aria-label*="legal move"]')
        .first()
        .waitFor();
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const beside = await timeOf(page, { x: 3, y: viewport.height - 3 });
      const taps: number[] = [];
      for (const square of squares) taps.push(await timeOf(page, await pointOf(page, square)));
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // A tap that was refused would be measured as a move.
      await page.waitForFunction(() => location.hash.includes('moves='));
      await context.close();
      times.beside.push(beside);
      times.pick.push(...taps.slice(0, -1));
      times.move.push(...taps.slice(-1));
    }
    const least = median(times.beside);
    const told = (['pick', 'move'] as const)
      .filter((what) => times[what].length > 0)
      .map((what) => `a ${what} ${(median(times[what]) / least).toFixed(2)} (${median(times[what]).toFixed(0)} ms)`);
    console.log(
      `${name}, from a tap to its frame, against a tap beside the board (${least.toFixed(0)} ms): ${told.join(', ')}`,
    );
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
