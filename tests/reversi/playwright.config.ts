// The browser tests of the small game, on a page that includes it.

import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import config from '../playwright.config.ts';

const { use, webServer, workers, fullyParallel, timeout, expect, projects: [desktop] = [] } = config;

export default defineConfig({
  testDir: '.',
  outputDir: '../results',
  reporter: 'list',
  workers,
  fullyParallel,
  // The limits of the other tests: by default a test has half as long.
  timeout,
  expect,
  use: { ...use, ...desktop?.use },
  webServer: { ...(webServer as PlaywrightTestConfig['webServer'] & object), cwd: '..' },
});
