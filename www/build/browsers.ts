// The browsers that the page supports: `browserslist` in package.json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/** The names of Browserslist, and those of MDN's data and of esbuild. */
const NAMES = {
  chrome: { mdn: 'chrome', esbuild: 'chrome' },
  firefox: { mdn: 'firefox', esbuild: 'firefox' },
  safari: { mdn: 'safari', esbuild: 'safari' },
  ios_saf: { mdn: 'safari_ios', esbuild: 'ios' },
} as Record<string, { mdn: string; esbuild: string }>;

const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  browserslist: string[];
};
export const BROWSERS = browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' ');
  const names = NAMES[name];
  if (!names) throw new Error(`browserslist: ${name} is unknown`);
  return { ...names, version };
});
/** Their names for esbuild. */
export const TARGET = BROWSERS.map(({ esbuild, version }) => `${esbuild}${version}`);
