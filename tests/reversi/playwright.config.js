// The browser tests of the small game, on a page that includes it.

import { defineConfig } from '@playwright/test';
import config from '../playwright.config.js';

const { use, webServer, workers, fullyParallel, projects: [desktop] = [] } = config;

export default defineConfig({
  testDir: '.',
  outputDir: '../results',
  reporter: 'list',
  workers,
  fullyParallel,
  use: { ...use, ...desktop?.use },
  webServer: { .../** @type {import('@playwright/test').PlaywrightTestConfig['webServer'] & object} */ (webServer), cwd: '..' },
});
