// The page that a load runs in, as one of two tools opens it. Playwright has a clock and routes, but lets the browser
// record every request of a page for as long as it lives: some 70 kB a game, in the process of the page. Puppeteer can
// leave that out.

import { launch, type Page as UnrecordedPage, type Browser } from 'puppeteer-core';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { Gauge } from './gauge.ts';

const VIEWPORT = { width: 400, height: 300 };
/** The milliseconds that a screen may take on a busy machine. */
const TIMEOUT = 300_000;
/** The milliseconds in which a browser must have closed. */
const CLOSE_TIMEOUT = 30_000;

/** Runs in each document first: computers play at once. A frame has no storage. */
const prepareSettings = () => self.origin === 'null' || localStorage.setItem('gambol/1/settings', '{"pause":0}');

/** A page in a browser of its own, which measures it; uncaught errors of the page are added to `errors`. */
export interface Visitor<P = Page> {
  page: P;
  gauge: Gauge;
  errors: string[];
  close: () => Promise<void>;
}

/**
 * Opens a page whose requests are recorded.
 *
 * @param prepare prepares the page before anything else
 */
export async function openRecorded(prepare?: (page: Page) => Promise<void>): Promise<Visitor> {
  const browser = await chromium.launch({ ...launchOptions(), handleSIGINT: false });
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  await prepare?.(page);
  await page.addInitScript(prepareSettings);
  const gauge = await Gauge.attach({
    addScript: (script) => page.addInitScript(script),
    evaluate: (act) => page.evaluate(act),
    openSession: (frame) => context.newCDPSession(frame ?? page),
    browserSession: await browser.newBrowserCDPSession(),
  });
  return { page, gauge, errors, close: () => browser.close() };
}

/** Opens a page whose requests are not recorded. */
export async function openUnrecorded(): Promise<Visitor<UnrecordedPage>> {
  const { executablePath, args } = launchOptions();
  const browser = await launch({
    executablePath: executablePath ?? chromium.executablePath(),
    args,
    handleSIGINT: false,
    networkEnabled: false,
    defaultViewport: VIEWPORT,
    protocolTimeout: 0,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // The other tool blocks the service worker, too.
  await page.evaluateOnNewDocument(
    () => navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {})),
  );
  await page.evaluateOnNewDocument(prepareSettings);
  const gauge = await Gauge.attach({
    addScript: (script) => page.evaluateOnNewDocument(script),
    evaluate: (act) => page.evaluate(act),
    openSession: () => page.createCDPSession(),
    browserSession: await browser.target().createCDPSession(),
  });
  return { page, gauge, errors, close: () => closeInTime(browser) };
}

/** Closes a browser, by force where it does not end by itself, as after ten thousand games. */
async function closeInTime(browser: Browser) {
  const program = browser.process();
  const late = setTimeout(() => program?.kill('SIGKILL'), CLOSE_TIMEOUT);
  await browser.close();
  clearTimeout(late);
}
