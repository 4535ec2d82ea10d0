// Which routers two devices find a way through: with no helper, with a STUN server and with a TURN server.

import { GAME } from '../browser/table.ts';
import { begin, meet, openDevice, play } from './device.ts';
import { HELPERS, ROUTERS, type Helper, type Lab, type Router } from './lab.ts';
import type { Browser } from '@playwright/test';

/** Each pair of routers, in one order. */
const PAIRS = ROUTERS.flatMap((one, at) => ROUTERS.slice(at).map((other) => [one, other] as const));

/** Whether two devices can find each other at all (RFC 5128, section 3.3). */
function isPossible(routers: readonly [Router, Router], helper: Helper) {
  if (helper !== 'STUN') return helper === 'TURN';
  const isSymmetric = (router: Router) => router === 'symmetric';
  const isOpen = (router: Router) => router === 'full cone' || router === 'address-restricted';
  // The port that a symmetric router takes for the other one is not known there.
  return !routers.some(isSymmetric) || routers.some(isOpen);
}

/** Connects a pair in a new game, and plays its first move. */
async function connect(browsers: readonly [Browser, Browser], helper: Helper) {
  const [host, guest] = await Promise.all([
    openDevice(browsers[0], 'Ann', HELPERS[helper]),
    openDevice(browsers[1], 'Ben', HELPERS[helper]),
  ]);
  try {
    await begin(host, 'gambit');
    const meeting = await meet(host, guest);
    const start = performance.now();
    if (meeting.isConnected) await play(GAME.moves[0] ?? '', host, guest, 1);
    return { ...meeting, millis: meeting.millis + performance.now() - start };
  } finally {
    for (const { page } of [host, guest]) await page.context().close();
  }
}

/** Prints the matrix; false if a pair does not do what it should. */
export async function matrix(lab: Lab) {
  const browsers = [await lab.browser('a'), await lab.browser('b')] as const;
  let areGood = true;
  console.log('| routers | helper | first move after | invitation, answer |\n| --- | --- | --- | --- |');
  for (const pair of PAIRS)
    for (const helper of ['none', 'STUN', 'TURN'] as const) {
      lab.setRouter('a', pair[0]);
      lab.setRouter('b', pair[1]);
      const { isConnected, millis, lengths } = await connect(browsers, helper);
      const isGood = isConnected === isPossible(pair, helper);
      areGood &&= isGood;
      const time = isConnected ? `${Math.round(millis)} ms` : 'no connection';
      console.log(`| ${pair.join(', ')} | ${helper} | ${time}${isGood ? '' : ' (!)'} | ${lengths.join(', ')} |`);
    }
  for (const browser of browsers) await browser.close();
  return areGood;
}
