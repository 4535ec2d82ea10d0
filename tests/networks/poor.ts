// Whole games over a poor line: the host reaches the other device through a relay alone, on a line that loses packets
// or is late with them.

import { expect, type Browser } from '@playwright/test';
import { GAME } from '../browser/table.ts';
import { begin, meet, openDevice, play } from './device.ts';
import { HELPERS, POOR_TURN, type Lab } from './lab.ts';
import type { Quality } from './line.ts';

const GOOD: Quality = { loss: 0, delay: 0 };
/** The lines, and whether two devices also find each other on them, not only stay connected. */
const LINES: [string, Quality, boolean][] = [
  ['30 % of the packets lost', { loss: 0.3, delay: 0 }, true],
  ['each packet 500 ms late', { loss: 0, delay: 500 }, true],
  ['each packet 2 s late', { loss: 0, delay: 2000 }, false],
  ['each packet 2 s late, and 30 % lost', { loss: 0.3, delay: 2000 }, false],
];
const GAMES = Number(process.env.GAMES ?? 3);
/** The milliseconds for a move to arrive, of which several may be lost. */
const PATIENCE = 60_000;

/** The milliseconds until a connection, and until each move was on the other device. */
interface Times {
  connected: number;
  moved: number[];
}

/** Prints what becomes of the games; false if one is not played to its end, the same on both devices. */
export async function poor(lab: Lab) {
  let areGood = true;
  console.log('| line | connected after | each move after, at most | games |\n| --- | --- | --- | --- |');
  for (const home of ['a', 'b'] as const) lab.setRouter(home, 'symmetric');
  const browsers: [Browser, Browser] = [await lab.browser('a'), await lab.browser('b')];
  for (const [name, line, canConnect] of LINES) {
    const all: Times[] = [];
    for (let n = 0; n < GAMES; n += 1) {
      lab.setLine(canConnect ? line : GOOD);
      const times = await wholeGame(browsers, () => lab.setLine(line)).catch((error: unknown) => {
        console.error(`${name}: ${(error as Error).message.split('\n')[0]}`);
      });
      if (times) all.push(times);
    }
    areGood &&= all.length === GAMES;
    const most = (times: number[]) => `${Math.round(Math.max(0, ...times))} ms`;
    const where = canConnect ? '' : ' on a good line';
    const connected = most(all.map((times) => times.connected)) + where;
    console.log(`| ${name} | ${connected} | ${most(all.flatMap(({ moved }) => moved))} | ${all.length} of ${GAMES} |`);
  }
  lab.setLine(GOOD);
  for (const browser of browsers) await browser.close();
  return areGood;
}

/** Plays a game to its end, on a line that changes when the devices are connected. */
async function wholeGame(browsers: [Browser, Browser], onConnected: () => void): Promise<Times> {
  const host = await openDevice(browsers[0], 'Ann', POOR_TURN);
  const guest = await openDevice(browsers[1], 'Ben', HELPERS.TURN);
  try {
    await begin(host, 'gambit');
    const { isConnected, millis } = await meet(host, guest);
    expect(isConnected, 'connected').toBe(true);
    onConnected();
    const moved: number[] = [];
    for (const [at, move] of GAME.moves.entries()) {
      const start = performance.now();
      await play(move, ...(at % 2 === 0 ? ([host, guest] as const) : ([guest, host] as const)), at + 1, PATIENCE);
      moved.push(performance.now() - start);
    }
    for (const { moves, status } of [host, guest]) {
      await expect(moves).toHaveText(GAME.moves);
      await expect(status).toContainText('Game over.');
    }
    return { connected: millis, moved };
  } finally {
    for (const { page } of [host, guest]) await page.context().close();
  }
}
