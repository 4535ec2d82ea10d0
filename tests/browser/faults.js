// Faults that tests put into the page's own files as they are loaded.

import { readFileSync } from 'node:fs';
import { RELEASE } from '../tools/serve.js';

/** @import { Page } from '@playwright/test' */

/** What the console says of a broken worker. */
export const BROKEN = /Fault: computer|memory access out of bounds|unreachable|no start|could not be loaded|Failed to load|net::ERR/;

/** What goes wrong in a worker, as code at its end. */
export const FAULTS = {
  // A pointer far outside: a real trap in the instance.
  traps: 'Search.prototype.run = () => run.call({ __wbg_ptr: 0xfffffff0 }, 1);',
  'traps on the way': `
    let slices = 0;
    Search.prototype.run = function () {
      slices += 1;
      const progress = run.call(slices > 3 ? { __wbg_ptr: 0xfffffff0 } : this, 1);
      return { ...progress, done: false };
    };`,
  'says nothing': 'Search.prototype.run = () => { for (;;); };',
  'closes itself': 'Search.prototype.run = function () { self.close(); return run.call(this, 1); };',
  'fails to start': 'throw new Error("no start");',
};

/**
 * Searches find nothing, whatever the time, until they are let go on. A worker that starts later asks whether they were;
 * meanwhile it gives signs of life, so that nobody replaces it.
 */
const GATE = `
  let isOpen = false;
  const gate = new BroadcastChannel('gate');
  gate.onmessage = ({ data }) => (isOpen ||= data === 'open');
  gate.postMessage('asked');
  setInterval(() => isOpen || postMessage({ type: 'ready' }), 500);
  const report = Search.prototype.report;
  performance.now = () => 0;
  Search.prototype.run = function (nodes) {
    const progress = run.call(this, isOpen ? nodes : 1);
    return isOpen ? progress : { ...progress, done: false };
  };
  Search.prototype.report = function () {
    const found = report.call(this);
    if (isOpen) return found;
    return { ...found, depth: 0, values: found.values.map((value) => ({ ...value, depth: 0, proved: false })) };
  };`;

/**
 * Spoils the first workers that are started; how many were started. Later ones are as they were before this was called.
 *
 * @param {Page} page
 * @param {string | null} fault code at the worker's end; null: the file can't be had
 * @param {number} workers
 */
export async function spoil(page, fault, workers) {
  const source = readFileSync(`${RELEASE}www/worker.js`, 'utf8');
  let started = 0;
  await page.route('**/www/worker.js', async (route) => {
    started += 1;
    if (started > workers) return route.fallback();
    if (fault === null) return route.abort();
    const body = `${source}\nimport { Search } from '../gambol-wasm.js';\nconst run = Search.prototype.run;\n${fault}\n`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => started;
}

/**
 * Lets searches find nothing; what is returned lets them go on.
 *
 * @param {Page} page
 */
export async function holdSearches(page) {
  await spoil(page, GATE, Infinity);
  return () =>
    page.evaluate(() => {
      const gate = new BroadcastChannel('gate');
      gate.onmessage = () => gate.postMessage('open');
      gate.postMessage('open');
    });
}

/**
 * Makes a method of sessions trap in the instance that is there now; the next one is sound.
 *
 * @param {Page} page
 * @param {string} method
 */
export async function trapIn(page, method) {
  await page.evaluate(async (name) => {
    const { Session } = await import(new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI).href);
    const { seek } = Session.prototype;
    const owner = name in Session ? Session : Session.prototype;
    owner[name] = () => seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
  }, method);
}

/**
 * Makes a method of sessions trap in every instance.
 *
 * @param {Page} page
 * @param {string} method
 */
export async function trapAlways(page, method) {
  const bindings = readFileSync(`${RELEASE}gambol-wasm.js`, 'utf8');
  const fault = `const { seek } = Session.prototype; Session.prototype.${method} = () => seek.call({ __wbg_ptr: 0xfffffff0 }, 0);`;
  await page.route('**/gambol-wasm.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `${bindings}\n${fault}\n` }));
}
