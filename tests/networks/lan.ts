// One home without the public network: the devices have the page, and find each other there.

import { GAME } from '../browser/table.ts';
import { begin, meet, openDevice, play } from './device.ts';
import { HELPERS, type Lab } from './lab.ts';

/** What the devices lack, how it is taken from them, and the helper that they ask. */
const LACKS = [
  ['no public network', (lab: Lab) => lab.setUplink('a', 'down'), 'none'],
  ['no public network, a helper that is not reached', (lab: Lab) => lab.setUplink('a', 'down'), 'STUN'],
] as const;

/** Prints what connects; false if something does not. */
export async function lan(lab: Lab) {
  lab.setRouter('a', 'port-restricted');
  let areGood = true;
  console.log('| in one home | first move after |\n| --- | --- |');
  for (const [name, take, helper] of LACKS) {
    const browsers = [await lab.browser('a'), await lab.browser('c')] as const;
    const [host, guest] = await Promise.all([
      openDevice(browsers[0], 'Ann', HELPERS[helper]),
      openDevice(browsers[1], 'Ben', HELPERS[helper]),
    ]);
    take(lab);
    await begin(host, 'gambit');
    const { isConnected, millis } = await meet(host, guest);
    const start = performance.now();
    if (isConnected) await play(GAME.moves[0] ?? '', host, guest, 1);
    areGood &&= isConnected;
    console.log(
      `| ${name} | ${isConnected ? `${Math.round(millis + performance.now() - start)} ms` : 'no connection (!)'} |`,
    );
    for (const browser of browsers) await browser.close();
    lab.setUplink('a', 'up');
    for (const device of ['a', 'c'] as const) lab.setLink(device, 'up');
  }
  return areGood;
}
