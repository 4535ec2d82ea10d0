// Pages that use the package, in a browser.

import { chromium } from '@playwright/test';
import { after } from 'node:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../tools/chromium.js';
import { serve } from '../tools/serve.js';

/** Milliseconds for what takes a part of one on an idle machine. */
export const PATIENCE = 30_000;

/**
 * Serves a folder and opens a browser; returns a function that opens a page of the folder, and lists what goes wrong in it and what it
 * requests.
 *
 * @param {string} folder
 */
export async function browse(folder) {
  const { server, address } = await serve({ root: () => folder });
  const browser = await chromium.launch(launchOptions());
  after(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  });
  return async (/** @type {string} */ html, name = 'index.html', home = address) => {
    writeFileSync(join(folder, name), html);
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    /** @type {string[]} */
    const errors = [];
    /** @type {string[]} */
    const requests = [];
    page.on('console', (message) => message.type() === 'error' && !message.location().url.endsWith('favicon.ico') && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(request.url().replace(home, '')));
    await page.goto(`${home}${name}`);
    return { page, errors, requests };
  };
}
