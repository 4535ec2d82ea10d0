// Draws the pictures in www/root/icons/: the icons from one drawing, and the screenshots from the built page.
// Run by hand, after `make build`, when one of them should change.

import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from './chromium.ts';
import { serve } from '../../www/build/serve.ts';

const WWW = join(import.meta.dirname, '../../www');
const ICONS = join(WWW, 'root/icons');
const drawing = readFileSync(join(WWW, 'icon.svg'), 'utf8');

const browser = await chromium.launch(launchOptions());
/**
 * @param size in pixels
 * @param share the part of the picture that the drawing covers
 */
async function icon(name: string, size: number, share: number) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  const background = share < 1 ? '#e6dcc8' : 'transparent';
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-content: center; background: ${background} }
    svg { display: block; width: ${side}px; height: ${side}px }
  </style>${drawing}`);
  await page.screenshot({ path: join(ICONS, name), omitBackground: true });
  await page.close();
}
await icon('icon-192.png', 192, 1);
await icon('icon-512.png', 512, 1);
// Every mask keeps the middle four fifths.
await icon('maskable-512.png', 512, 0.7);

const { server, address } = await serve({});
async function screen(name: string, width: number, height: number, link: string) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(address + link, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(ICONS, name) });
  await page.close();
}
const COMBO = '#/combo?players=human,human&moves=1d2+d1_1d7+d8_1e2+e1_1e7+e8_2d1-d3_2e8-e6';
await screen('screen-wide.png', 1280, 800, COMBO);
await screen('screen-narrow.png', 390, 844, '#/gambit?players=human,human');
await screen('../preview.png', 1200, 630, COMBO);
await browser.close();
server.close();
server.closeAllConnections();
