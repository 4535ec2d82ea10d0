// A visitor with another browser engine: what the smoke test does there, by whatever drives that browser.

import { spawn } from 'node:child_process';
import { webkit } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { pathOf, systemFirefox } from '../tools/firefox.ts';
import { freePort } from '../tools/port.ts';
import { hasOwnWebKit, systemWebKit } from '../tools/webkit.ts';

export interface Visitor {
  /** Of the browser. */
  version: string;
  /** Opens an address in the page itself. */
  go: (address: string) => Promise<unknown>;
  /**
   * In the page,
   * or in the frame that was entered.
   */
  evaluate: <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** At a point of the page, or of the frame that was entered, in CSS pixels. */
  tap: (x: number, y: number) => Promise<unknown>;
  /** Makes the frame of the first board the place of the next calls, until an address is opened. */
  enter: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

const VIEWPORT = { width: 1000, height: 800 };

/** The frame of the first board of a page. */
const firstFrame = (): HTMLIFrameElement | null =>
  document.querySelector('gambol-board')?.shadowRoot?.querySelector('iframe') ?? document.querySelector('iframe');

/** Starts WebKitGTK. */
async function startWebKitGtk(binary: string): Promise<Visitor> {
  const port = await freePort();
  // A group of its own, so that the display ends with the driver.
  const service = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`],
    // Without a graphics card it composes on threads of a software driver, in which it has crashed.
    { stdio: 'ignore', detached: true, env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' } },
  );
  const stop = () => service.pid !== undefined && process.kill(-service.pid);
  const address = `http://127.0.0.1:${port}`;
  for (
    let tries = 0;
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ));
    tries += 1
  ) {
    if (tries > 300 || service.exitCode !== null) throw new Error('WebKitWebDriver does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT });
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    go: async (to) => {
      await driver.switchTo().defaultContent();
      await driver.get(to);
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    tap: (x, y) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    enter: async () => driver.switchTo().frame(await driver.executeScript(firstFrame)),
    close: async () => {
      await driver.quit().catch(() => {});
      stop();
    },
  };
}

/** The part of a page that Playwright and Puppeteer have in common. */
interface DrivenPage {
  goto: (address: string) => Promise<unknown>;
  evaluate: DrivenFrame['evaluate'];
  mouse: { click(x: number, y: number): Promise<void> };
  frames: () => DrivenFrame[];
}

interface DrivenFrame {
  url(): string;
  evaluate(run: any, args?: any): Promise<any>;
}

function visitorOf(page: DrivenPage, version: string, close: () => Promise<unknown>): Visitor {
  let here: DrivenFrame = page as any;
  let corner = { left: 0, top: 0 };
  return {
    version,
    go: async (address) => {
      here = page as any;
      corner = { left: 0, top: 0 };
      await page.goto(address);
    },
    // One argument is what both can send.
    evaluate: (run, ...args) => here.evaluate(new Function('args', `return (${run})(...args)`), args),
    tap: (x, y) => page.mouse.click(x + corner.left, y + corner.top),
    enter: async () => {
      corner = await page.evaluate(
        new Function(`const { left, top } = (${firstFrame})().getBoundingClientRect(); return { left, top };`),
      );
      const [, frame] = page.frames();
      if (!frame) throw new Error('the page has no frame');
      here = frame;
    },
    close,
  };
}

async function startOwnWebKit(): Promise<Visitor> {
  const browser = await webkit.launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  return visitorOf(page, `WebKit ${browser.version()}`, () => browser.close());
}

async function startFirefox(): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: pathOf(systemFirefox() ?? ''),
    headless: true,
    defaultViewport: VIEWPORT,
  });
  return visitorOf(await browser.newPage(), await browser.version(), () => browser.close());
}

/** The engines, and how each is started where it is installed. */
export const ENGINES: Record<string, (() => Promise<Visitor>) | null> = {
  WebKit: webkitHere(),
  Firefox: systemFirefox() ? startFirefox : null,
};

function webkitHere() {
  const binary = systemWebKit();
  return binary ? () => startWebKitGtk(binary) : hasOwnWebKit() ? startOwnWebKit : null;
}
