// The address of the page on hosts that serve a folder without its slash, or files without their endings.

import assert from 'node:assert/strict';
import { test } from 'node:test';

let loads = 0;

/** The address after the page is loaded at one. */
async function completed(address: string) {
  let now = address;
  const replaceState = (_: unknown, __: string, url: string) => (now = new URL(url, address).href);
  Object.assign(globalThis, { location: new URL(address), history: { state: null, replaceState } });
  loads += 1;
  const script = new URL(`../../www/app/slash.ts?${loads}`, import.meta.url).href;
  await import(script);
  return now;
}

for (const [address, whole] of Object.entries({
  'https://host.example/games?x=1#/gambit': 'https://host.example/games/?x=1#/gambit',
  'http://host.example/a/games': 'http://host.example/a/games/',
  'https://host.example/frame/games': 'https://host.example/frame/games/',
  'https://host.example/frames': 'https://host.example/frames/',
}))
  test(`the folder of ${address} gets its slash`, async () => assert.equal(await completed(address), whole));

for (const address of [
  'https://host.example/',
  'https://host.example/games/#/gambit',
  'https://host.example/games/index.html',
  'https://host.example/games/index',
  'https://host.example/games/frame.html?embed#/gambit',
  'https://host.example/games/frame?embed#/gambit',
  'file:///games/page',
])
  test(`${address} stays`, async () => assert.equal(await completed(address), address));
