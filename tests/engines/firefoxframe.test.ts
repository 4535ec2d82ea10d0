// A hostile page around a board in Firefox: none of its scripts run in the frame, and nothing is read or stored there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ELSEWHERE, attacker, hostileLinks } from '../tools/attack.ts';
import { options, startFirefox } from './firefox.ts';

const here = startFirefox();

for (const [kind, sandbox] of [
  ['a sandbox', 'sandbox="allow-scripts"'],
  ['no sandbox', ''],
]) {
  test(`a host page in ${kind} cannot navigate a board`, options, async () => {
    const page = await here.browser.newPage();
    await page.goto(`${here.blog.games}#/gambit?players=human,human&moves=c2xc4`);
    await page.waitForSelector('[aria-label="Moves"] li', { timeout: 10_000 });
    // The game is stored some time after it is shown, as is a note of what was stored before.
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('c2xc4'), { timeout: 10_000 });
    const stored = () =>
      page.evaluate(() => {
        const entries = Object.entries(localStorage).filter(([key]) => !key.endsWith('/taken'));
        return JSON.stringify(entries.sort());
      });
    const before = await stored();
    const elsewhere = here.blog.write(ELSEWHERE, {});
    await page.goto(here.blog.write(attacker(`${here.blog.games}?embed#/gambit`, sandbox ?? ''), {}));
    await page.waitForFunction(() => (window as any).hellos === 1, { timeout: 10_000 });
    const links = hostileLinks(here.blog.games, elsewhere);
    const strings = links.filter((link) => typeof link === 'string').length;
    const found = await page.evaluate((links) => (window as any).send(links), links as any);
    assert.deepEqual(found, { ran: [], hellos: 1, accepted: [], refused: strings });
    const frame = page
      .frames()
      .find((frame) => frame.url() === `${here.blog.games}${sandbox ? 'frame.html' : ''}?embed#/gambit`);
    assert.ok(
      await frame?.$('[data-square="c2"][aria-label^="c2, black piece"]'),
      'the board is as it was, without the game that is kept',
    );
    await page.goto(`${here.blog.games}#/gambit/rules`);
    assert.equal(await stored(), before);
    await page.close();
  });
}
