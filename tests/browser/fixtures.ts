// Fixtures of all browser tests: console checks, additional devices, and axe.

import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type PlaywrightTestArgs as Args,
  type PlaywrightTestOptions as Options,
  type PlaywrightWorkerArgs as WorkerArgs,
  type PlaywrightWorkerOptions as WorkerOptions,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import axe from 'axe-core';
import { secondsBetween, secondsByProcess } from '../tools/processor.ts';
import { nameAsAtRoot } from './storagetexts.ts';

export { expect };

export interface Fixtures {
  consoles: Consoles;
  /** Allows messages that the test provokes on purpose. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens a page on another device, whose console is checked like the first one's. */
  device: (options?: BrowserContextOptions) => Promise<Page>;
  /** Notes how much processor time a test has used. */
  spent: void;
}

interface WorkerFixtures {
  /** What the processes of the worker had used when its last test ended. */
  counted: { seconds: Map<string, number> };
}

/** Errors and warnings that the pages of a test and their workers threw or logged. */
class Consoles {
  messages: string[] = [];
  /** Most tests disable the service worker. */
  allowed: RegExp[] = [
    /^warning: Service Worker registration blocked by Playwright/,
    // Without a reason: the page was left meanwhile, also that of the test before.
    /^error: Fetch API cannot load \S+\.  \(/,
  ];

  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (!['error', 'warning', 'assert'].includes(message.type())) return;
      this.messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.messages.push(`uncaught: ${error.stack || error.message}`);
    });
  }

  /** The unexpected messages. */
  get unexpected() {
    return this.messages.filter((message) => !this.allowed.some((pattern) => pattern.test(message)));
  }
}

const fixtures: import('@playwright/test').Fixtures<
  Fixtures,
  WorkerFixtures,
  Args & Options,
  WorkerArgs & WorkerOptions
> = {
  counted: [async ({}, use) => use({ seconds: new Map() }), { scope: 'worker' }],

  // It depends on the context, and so ends before the context and its processes do.
  spent: [
    async ({ counted, context: _ }, use, { annotations }) => {
      await use();
      const seconds = secondsByProcess();
      if (seconds.size > 0)
        annotations.push({ type: 'processor', description: secondsBetween(counted.seconds, seconds).toFixed(2) });
      counted.seconds = seconds;
    },
    { auto: true },
  ],

  consoles: [
    // A context that is used again must keep its first page: after a test that opens and closes pages of its own alone,
    // the page of the next one stays blank.
    async ({ context, page: _ }, use) => {
      const consoles = new Consoles();
      consoles.watch(context);
      await nameAsAtRoot(context);
      await use(consoles);
      expect(consoles.unexpected, 'the console stays free of errors and warnings').toEqual([]);
    },
    { auto: true },
  ],

  allowConsole: async ({ consoles }, use) => {
    await use((pattern) => consoles.allowed.push(pattern));
  },

  device: async ({ browser, consoles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      consoles.watch(context);
      await nameAsAtRoot(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
};

/** The script of axe, which runs once in each document. */
const AXE = `if (!window.axe) { ${axe.source} }`;

/** The base of all browser tests. */
export const test = base.extend(fixtures);

/** Adds style rules to a page, whose policy refuses them as an element. */
export const addStyle = (page: Page, rules: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/**
 * Expects that axe-core finds no violations on the current page.
 *
 * @param rules the rules to run; all of them by default
 */
export async function expectAccessible(page: Page, rules?: string[]) {
  // Checking every cell of a board would take a slow machine most of the test's time.
  const info = base.info();
  info.setTimeout(info.timeout + 60_000);
  // The builder skips a frame that has not run the script within a second, so every frame has run it before.
  for (const frame of page.frames()) await frame.evaluate(AXE);
  // What it would load beforehand is style sheets, for a rule that is not among them, and against the policy of the
  // page.
  const builder = new AxeBuilder({ page, axeSource: AXE }).options({ preload: false });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const list = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary?.replace(/\s*\n\s*/g, ' ')}`),
  );
  expect(list.join('\n'), `axe-core finds no violation at ${page.url()}`).toBe('');
}
