// The browser tests of the small game, on a page that includes it.

import { defineConfig } from '@playwright/test';
import config from '../playwright.config.js';

const { use, webServer, reporter, workers, fullyParallel } = config;

export default defineConfig({
  testDir: '.',
  outputDir: '../results',
  reporter,
  workers,
  fullyParallel,
  use: { ...use, browserName: 'chromium', viewport: { width: 1280, height: 800 } },
  webServer: { .../** @type {import('@playwright/test').PlaywrightTestConfig['webServer'] & object} */ (webServer), cwd: '..' },
});
