// Pages that use the package, in a browser.

import { chromium } from '@playwright/test';
import { after } from 'node:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../tools/chromium.ts';
import { serve } from '../../www/build/serve.ts';

/** Milliseconds for what takes a part of one on an idle machine. */
export const TIMEOUT = 30_000;

/**
 * Serves a folder and opens a browser; returns a function that opens a page of the folder, and lists what goes wrong in
 * it and what it requests.
 */
export async function browse(folder: string) {
  const { server, address } = await serve({ root: () => folder });
  const browser = await chromium.launch(launchOptions());
  after(async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  });
  return async (html: string, name = 'index.html', home = address) => {
    writeFileSync(join(folder, name), html);
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const errors: string[] = [];
    const requests: string[] = [];
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !message.location().url.endsWith('favicon.ico') && errors.push(message.text()),
    );
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('request', (request) => requests.push(request.url().replace(home, '')));
    await page.goto(`${home}${name}`);
    return { page, errors, requests };
  };
}
