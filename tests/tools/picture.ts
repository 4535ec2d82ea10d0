// Creates the README's picture from the page in dist/: `node tests/tools/picture.ts`.

import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { launchOptions } from './chromium.ts';
import { serve } from '../../www/build/serve.ts';

const FILE = fileURLToPath(new URL('../pictures/table.png', import.meta.url));
const GAME = '#/gambit?seed=1&players=human,human&moves=d2xd4_e3xe1_f2xf4_h3xf1';
const VIEWPORT = { width: 1080, height: 600 };

const { server, address } = await serve();
const browser = await chromium.launch(launchOptions());

async function shoot(colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme });
  await page.goto(address + GAME);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByText('proved for').waitFor();
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

const [light, dark] = [await shoot('light'), await shoot('dark')];
const page = await browser.newPage({ viewport: VIEWPORT });
// The light theme at the upper left, the dark theme beyond a diagonal edge.
await page.setContent(`
  <body style="margin: 0">
  <img src="${light}" style="position: absolute">
  <img src="${dark}" style="position: absolute; clip-path: polygon(58% 0, 100% 0, 100% 100%, 42% 100%)">
`);
await page.screenshot({ path: FILE });
await browser.close();
server.close();
server.closeAllConnections();
