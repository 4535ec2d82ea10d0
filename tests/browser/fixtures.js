// What every browser test starts from: a console that stays clean, and axe.

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

export { expect };

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs} Args
 * @typedef {import('@playwright/test').PlaywrightTestOptions} Options
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs} WorkerArgs
 * @typedef {import('@playwright/test').PlaywrightWorkerOptions} WorkerOptions
 * @typedef {object} Ours
 * @property {(pattern: RegExp) => void} allowConsole Lets messages pass that the test provokes on purpose.
 */

/**
 * Fails a test at its end if any of its pages, or their workers, threw or logged an error or a warning.
 * @type {import('@playwright/test').Fixtures<Ours, {}, Args & Options, WorkerArgs & WorkerOptions>}
 */
const fixtures = {
  allowConsole: [
    async ({ context }, use) => {
      /** @type {string[]} */
      const messages = [];
      /** @type {RegExp[]} */
      const allowed = [];
      context.on('console', (message) => {
        if (!['error', 'warning', 'assert'].includes(message.type())) return;
        messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        messages.push(`uncaught: ${error.stack || error.message}`);
      });
      await use((pattern) => allowed.push(pattern));
      const unexpected = messages.filter((message) => !allowed.some((pattern) => pattern.test(message)));
      expect(unexpected, 'the console stays free of errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
};

export const test = base.extend(fixtures);

/**
 * Expects that axe-core finds nothing to complain about on the page as it is shown now.
 * @param {import('@playwright/test').Page} page
 */
export async function axe(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const list = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary?.replace(/\s*\n\s*/g, ' ')}`),
  );
  expect(list.join('\n'), `axe-core finds no violation at ${page.url()}`).toBe('');
}
