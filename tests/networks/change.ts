// What becomes of a game when the network of one device fails or changes, and whether it goes on without new links.

import { GAME } from '../browser/table.ts';
import { begin, meet, openDevice, play } from './device.ts';
import { HELPERS, type Lab } from './lab.ts';

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
/** The seconds for a move once the network is back; after a failure a device tries every 10 s. */
const PATIENCE = 30;

/** What happens to the network, and whether the devices find each other again. */
const CHANGES: [string, (lab: Lab) => Promise<void>, boolean][] = [
  ['a device has no link for 20 s', (lab) => cut(20, (state) => lab.setLink('a', state)), true],
  ['a device has no link for 45 s', (lab) => cut(45, (state) => lab.setLink('a', state)), true],
  ['a home is cut off for 45 s', (lab) => cut(45, (state) => lab.setUplink('a', state)), true],
  ['a router forgets all that it knew', async (lab) => lab.forget('a'), true],
  ['a device gets another address in its home', async (lab) => lab.move('a', 77), false],
  ['a home gets another public address', async (lab) => lab.renumber('a', 9), false],
];

async function cut(seconds: number, set: (state: 'up' | 'down') => void) {
  set('down');
  await wait(seconds);
  set('up');
}

/** Prints what becomes of the games; false if one does not go on that should, or the reverse. */
export async function change(lab: Lab) {
  let areGood = true;
  console.log('| change | next move after |\n| --- | --- |');
  for (const home of ['a', 'b'] as const) lab.setRouter(home, 'port-restricted');
  for (const [name, happen, isExpected] of CHANGES) {
    const browsers = [await lab.browser('a'), await lab.browser('b')] as const;
    const host = await openDevice(browsers[0], 'Ann', HELPERS.STUN);
    const guest = await openDevice(browsers[1], 'Ben', HELPERS.STUN);
    await begin(host, 'gambit');
    await meet(host, guest);
    await play(GAME.moves[0] ?? '', host, guest, 1);
    await happen(lab);
    const start = performance.now();
    const isPlayed = await play(GAME.moves[1] ?? '', guest, host, 2, PATIENCE * 1000).then(
      () => true,
      () => false,
    );
    const isGood = isPlayed === isExpected;
    areGood &&= isGood;
    const time = isPlayed ? `${Math.round(performance.now() - start)} ms` : 'new links';
    console.log(`| ${name} | ${time}${isGood ? '' : ' (!)'} |`);
    for (const browser of browsers) await browser.close();
    lab.move('a', 10);
    lab.renumber('a', 2);
  }
  return areGood;
}
