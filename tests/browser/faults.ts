// Fault injection into the page's own files as they are loaded.

import { readFileSync } from 'node:fs';
import { RELEASE } from '../../www/build/serve.ts';
import type { Page } from '@playwright/test';

/** The console message of a broken worker. */
export const BROKEN =
  /Fault: computer|memory access out of bounds|unreachable|no start|could not be loaded|Failed to load|net::ERR/;

/** Faults of a worker, as code appended to it. */
export const FAULTS = {
  // A pointer far out of bounds: a real trap in the instance.
  traps: 'Search.prototype.run = () => run.call({ __wbg_ptr: 0xfffffff0 }, 1);',
  'traps during a search': `
    let slices = 0;
    Search.prototype.run = function () {
      slices += 1;
      const progress = run.call(slices > 3 ? { __wbg_ptr: 0xfffffff0 } : this, 1);
      return { ...progress, done: false };
    };`,
  hangs: 'Search.prototype.run = () => { for (;;); };',
  exits: 'Search.prototype.run = function () { self.close(); return run.call(this, 1); };',
  'fails to start': 'throw new Error("no start");',
};

/**
 * Searches find nothing until they are released, whatever their time limit. A worker started later checks for the
 * release first; meanwhile it sends heartbeats, so that it is not replaced.
 */
const GATE = `
  let isOpen = false;
  const gate = new BroadcastChannel('gate');
  gate.onmessage = ({ data }) => (isOpen ||= data === 'open');
  gate.postMessage('asked');
  setInterval(() => isOpen || postMessage({ type: 'ready' }), 500);
  const report = Search.prototype.report;
  const shared = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
  performance.now = () => 0;
  Search.prototype.run = function (nodes) {
    // As long as a slice takes, but without processor time.
    if (!isOpen) Atomics.wait(shared, 0, 0, 8);
    const progress = run.call(this, isOpen ? nodes : 1);
    return isOpen ? progress : { ...progress, done: false };
  };
  Search.prototype.report = function () {
    const found = report.call(this);
    if (isOpen) return found;
    return { ...found, depth: 0, values: found.values.map((value) => ({ ...value, depth: 0, proved: false })) };
  };`;

/**
 * Breaks the first workers that are started; returns their number. Later workers are unchanged.
 *
 * @param fault code appended to the worker; null if the file cannot be loaded
 */
export async function breakWorkers(page: Page, fault: string | null, workers: number) {
  const source = readFileSync(`${RELEASE}www/worker.js`, 'utf8');
  let started = 0;
  await page.route('**/www/worker.js', async (route) => {
    started += 1;
    if (started > workers) return route.fallback();
    if (fault === null) return route.abort();
    const search = "import { Search } from '../gambol-wasm.js';\nconst run = Search.prototype.run;";
    const body = `${source}\n${search}\n${fault}\n`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => started;
}

/** Blocks searches; call the returned function to release them. */
export async function holdSearches(page: Page) {
  await breakWorkers(page, GATE, Infinity);
  return () =>
    page.evaluate(() => {
      const gate = new BroadcastChannel('gate');
      gate.onmessage = () => gate.postMessage('open');
      gate.postMessage('open');
    });
}

/** Makes a method of sessions trap in the current engine instance; the next instance is sound. */
export async function trapOnce(page: Page, method: string) {
  await page.evaluate(async (name) => {
    const { Session } = await import(
      new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI).href
    );
    const { seek } = Session.prototype;
    const owner = name in Session ? Session : Session.prototype;
    owner[name] = () => seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
  }, method);
}

/**
 * The name that the minified bindings give to the class of sessions.
 *
 * @param bindings their source
 */
export const sessionOf = (bindings: string) => /(\w+) as Session\b/.exec(bindings)?.[1] ?? 'Session';

/** Makes a method of sessions trap in every instance. */
export async function trapAlways(page: Page, method: string) {
  const bindings = readFileSync(`${RELEASE}gambol-wasm.js`, 'utf8');
  const session = sessionOf(bindings);
  const fault = `const { seek } = ${session}.prototype;
${session}.prototype.${method} = () => seek.call({ __wbg_ptr: 0xfffffff0 }, 0);`;
  await page.route('**/gambol-wasm.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${bindings}\n${fault}\n` }),
  );
}
