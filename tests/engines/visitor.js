// A visitor with another browser engine: what the smoke test does there, by whatever drives that browser.

import { spawn } from 'node:child_process';
import { webkit } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { pathOf, systemFirefox } from '../tools/firefox.js';
import { freePort } from '../tools/port.js';
import { hasOwnWebKit, systemWebKit } from '../tools/webkit.js';

/**
 * @typedef {object} Visitor
 * @property {string} version of the browser
 * @property {(address: string) => Promise<unknown>} go opens an address in the page itself
 * @property {<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>} evaluate in the page,
 *   or in the frame that was entered
 * @property {(x: number, y: number) => Promise<unknown>} tap at a point of the page, or of the frame that was entered, in CSS pixels
 * @property {() => Promise<unknown>} enter makes the frame of the first board the place of the next calls, until an address is opened
 * @property {() => Promise<unknown>} close
 */

const VIEWPORT = { width: 1000, height: 800 };

/**
 * The frame of the first board of a page.
 *
 * @returns {HTMLIFrameElement | null}
 */
const firstFrame = () => document.querySelector('gambol-board')?.shadowRoot?.querySelector('iframe') ?? document.querySelector('iframe');

/**
 * Starts WebKitGTK.
 *
 * @param {string} binary
 * @returns {Promise<Visitor>}
 */
async function startWebKitGtk(binary) {
  const port = await freePort();
  // A group of its own, so that the display ends with the driver.
  const service = spawn('xvfb-run', ['--auto-servernum', '--server-args=-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => service.pid !== undefined && process.kill(-service.pid);
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${address}/status`).then(({ ok }) => ok, () => false)); tries += 1) {
    if (tries > 300 || service.exitCode !== null) throw new Error('WebKitWebDriver does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, ...VIEWPORT });
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    go: async (to) => {
      await driver.switchTo().defaultContent();
      await driver.get(to);
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    tap: (x, y) => driver.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y) }).click().perform(),
    enter: async () => driver.switchTo().frame(await driver.executeScript(firstFrame)),
    close: async () => {
      await driver.quit().catch(() => {});
      stop();
    },
  };
}

/**
 * The part of a page that Playwright and Puppeteer have in common.
 *
 * @typedef {object} DrivenPage
 * @property {(address: string) => Promise<unknown>} goto
 * @property {DrivenFrame['evaluate']} evaluate
 * @property {{ click(x: number, y: number): Promise<void> }} mouse
 * @property {() => DrivenFrame[]} frames
 */
/** @typedef {{ url(): string, evaluate(run: any, args?: any): Promise<any> }} DrivenFrame */

/**
 * @param {DrivenPage} page
 * @param {string} version
 * @param {() => Promise<unknown>} close
 * @returns {Visitor}
 */
function visitorOf(page, version, close) {
  /** @type {DrivenFrame} */
  let here = /** @type {any} */ (page);
  let corner = { left: 0, top: 0 };
  return {
    version,
    go: async (address) => {
      here = /** @type {any} */ (page);
      corner = { left: 0, top: 0 };
      await page.goto(address);
    },
    // One argument is what both can send.
    evaluate: (run, ...args) => here.evaluate(new Function('args', `return (${run})(...args)`), args),
    tap: (x, y) => page.mouse.click(x + corner.left, y + corner.top),
    enter: async () => {
      corner = await page.evaluate(new Function(`const { left, top } = (${firstFrame})().getBoundingClientRect(); return { left, top };`));
      const [, frame] = page.frames();
      if (!frame) throw new Error('the page has no frame');
      here = frame;
    },
    close,
  };
}

/** @returns {Promise<Visitor>} */
async function startOwnWebKit() {
  const browser = await webkit.launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  return visitorOf(page, `WebKit ${browser.version()}`, () => browser.close());
}

/** @returns {Promise<Visitor>} */
async function startFirefox() {
  const browser = await launch({ browser: 'firefox', executablePath: pathOf(systemFirefox() ?? ''), headless: true, defaultViewport: VIEWPORT });
  return visitorOf(await browser.newPage(), await browser.version(), () => browser.close());
}

/** The engines, and how each is started where it is installed. @type {Record<string, (() => Promise<Visitor>) | null>} */
export const ENGINES = {
  WebKit: webkitHere(),
  Firefox: systemFirefox() ? startFirefox : null,
};

function webkitHere() {
  const binary = systemWebKit();
  return binary ? () => startWebKitGtk(binary) : hasOwnWebKit() ? startOwnWebKit : null;
}
