// What the page is made of: the modules, scripts and styles that it loads by name.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The sources of the page. */
export const SOURCE = join(ROOT, 'www');
export const PACKAGES = join(ROOT, 'node_modules');

/** The main module, and the script that it becomes. */
export const MAIN = 'main.ts';
export const MAIN_SCRIPT = 'main.js';
/** The modules of workers: none shares a module with the page. */
export const WORKERS = ['core/worker.ts', 'core/filmer.ts'];
/** The script that other pages load; it must have no dependencies. */
export const ELEMENT = 'root/embed.ts';
/** Loaded by browsers older than those of the list. Its syntax is older, too, as is that of the inlined scripts. */
export const OLD_BROWSER_SCRIPT = 'app/oldbrowser.ts';
/** Scripts without imports at run time. */
export const SCRIPTS = ['app/theme.ts', 'app/sw.ts'];
export const STYLES = [
  'css/page.css',
  'css/analysis.css',
  'css/pages.css',
  'css/dialogs.css',
  'css/lesson.css',
  'css/study.css',
  'css/library.css',
  'css/review.css',
  'css/docs.css',
  'css/puzzles.css',
  'css/course.css',
  'css/embed.css',
  'css/scan.css',
  'css/end.css',
  'css/today.css',
  'css/live.css',
];
/** Styles that no release has. */
export const DEV_STYLES = ['css/components.css'];
/** Scripts that are inlined into the page: they run before any other file is loaded, or when none can be. */
export const INLINE = ['app/watchdog.ts', 'app/still.ts'];
/** Files that are copied unchanged. */
export const STATIC_FILES = ['icon.svg', 'root'];

/** Entry points of esbuild. They share a folder, whatever folder they come from. */
export const entries = (names: string[]) =>
  names.map((name) => ({ in: join(SOURCE, name), out: name.replace(/^(app|core)\//, '').replace(/\.\w+$/, '') }));

/**
 * Puts what `bundle.ts` needs into a folder, which has the bindings: the files that are copied unchanged, and the page
 * without the links of Trunk.
 *
 * @param root of the sources
 */
export function copyPage(folder: string, root = ROOT) {
  for (const name of STATIC_FILES) cpSync(join(root, 'www', name), join(folder, 'www', name), { recursive: true });
  const page = readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/<link data-trunk[^>]*>\n/g, '');
  writeFileSync(join(folder, 'index.html'), page);
}
