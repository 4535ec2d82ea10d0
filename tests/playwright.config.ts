// The browser tests run on the optimised page in dist/: in Chromium's headless shell, and in the whole browser what
// differs there.

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions, shellOptions } from './tools/chromium.ts';
import { freePort } from './tools/port.ts';

// Worker processes evaluate this file again and must get the same port.
process.env.PORT ||= String(await freePort());
// The base path, as on a host: BASE=/a/b/.
const baseURL = `http://127.0.0.1:${process.env.PORT}${process.env.BASE ?? '/'}`;

const MEASURES = '**/*.measure.spec.ts';
/** Tests of what only a whole browser has: it installs pages. */
const WHOLE = /\/install\.spec\.ts$/;
/**
 * Tests that have a context of their own: of storage, workers, tabs and releases, and those with a fake clock, which a
 * context keeps.
 */
const FRESH = new RegExp(
  String.raw`/(${[
    'board',
    'combo',
    'course',
    'end',
    'faulttable',
    'feedback',
    'hints',
    'late',
    'library',
    'live',
    'offline',
    'persistence',
    'pictures',
    'progress',
    'puzzles',
    'recovery',
    'repair',
    'scan',
    'share',
    'storage',
    'tabs',
    'triboard',
    'upright',
    'waiting',
  ].join('|')})\.spec\.ts$`,
);
/** Whether every test runs in the whole browser. */
const isWhole = process.env['WHOLE'] !== undefined;
const viewport = { width: 1280, height: 800 };
const browserName = 'chromium' as const;
const whole = { browserName, viewport, launchOptions: launchOptions() };
const shell = isWhole ? whole : { browserName, viewport, launchOptions: shellOptions() };

export default defineConfig({
  testDir: 'browser',
  outputDir: 'results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  // Other releases of the browser smooth edges differently; a misplaced element differs by more than this.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2 } },
  // A busy machine takes several times as long as an idle one, whose slowest tests take ten seconds.
  timeout: 60_000,
  reporter: [['list'], ['./tools/slowest.ts']],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than there are cores: tests also wait, for animations and for computers that move. Another one gained 6 %.
  workers: availableParallelism() + 1,
  // No trace: recording one would distort the measurements.
  // A service worker would answer requests that tests intercept; its own tests allow it.
  use: {
    baseURL,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What moves is part of few tests, which ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One context for all tests of a worker, whose storage is cleared between them.
    { name: 'desktop', use: { ...shell, reuseContext: true }, testIgnore: [MEASURES, WHOLE, FRESH] },
    { name: 'fresh', use: shell, testMatch: FRESH },
    { name: 'whole', use: whole, testMatch: WHOLE },
    // Measurements run alone, one at a time: in `make bench`.
    {
      name: 'measure',
      use: { ...whole, contextOptions: { reducedMotion: 'no-preference' } },
      testMatch: MEASURES,
      dependencies: ['desktop', 'fresh', 'whole'],
      workers: 1,
    },
  ],
  webServer: { command: 'node ../www/build/serve.ts', url: baseURL, env: { HOST: '127.0.0.1' } },
});
