// The programs that make blogs of Markdown: how each is installed in a folder of its own, and how it builds a page with
// a text.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface BlogTool {
  name: string;
  /** Throws where it can't be installed. */
  install: (folder: string) => void;
  /** Of the site, in which `TEXT` stands for the Markdown. */
  files: Record<string, string>;
  build: [command: string, ...args: string[]];
  /** What the build makes of the text, relative to the folder. */
  page: string;
}

export function run(command: string, args: string[], cwd: string) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}

const isThere = (command: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Installs a Debian package, unless its command is there. */
const debian =
  (command: string, name: string = command) =>
  (folder: string) => {
    if (!isThere(command)) run('apt-get', ['install', '-y', '-qq', name], folder);
  };

const npm =
  (...packages: string[]) =>
  (folder: string) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], folder);
  };

export const BLOG_TOOLS: BlogTool[] = [
  {
    name: 'Hugo',
    install: debian('hugo'),
    files: {
      'config.toml': '[markup.goldmark.renderer]\nunsafe = true\n',
      'layouts/_default/single.html':
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ .Title }}</title>{{ .Content }}</html>',
      'content/post.md': '---\ntitle: A post\n---\nTEXT',
    },
    build: ['hugo', '--quiet'],
    page: 'public/post/index.html',
  },
  {
    name: 'Jekyll',
    install: debian('jekyll'),
    files: {
      '_config.yml': 'markdown: kramdown\n',
      '_layouts/post.html':
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>{{ content }}</html>',
      'post.md': '---\nlayout: post\n---\nTEXT',
    },
    build: ['jekyll', 'build', '--quiet', '--disable-disk-cache'],
    page: '_site/post.html',
  },
  {
    name: 'Eleventy',
    install: npm('@11ty/eleventy@3'),
    files: {
      'post.md': '---\nlayout: post.html\n---\nTEXT',
      '_includes/post.html':
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>{{ content }}</html>',
    },
    build: ['npx', 'eleventy', '--quiet'],
    page: '_site/post/index.html',
  },
  {
    name: 'MkDocs',
    install: (folder) => {
      run('python3', ['-m', 'venv', 'python'], folder);
      run(join(folder, 'python/bin/pip'), ['install', '--quiet', 'mkdocs==1.6.1'], folder);
    },
    files: {
      'mkdocs.yml': 'site_name: A site\ntheme:\n  name: mkdocs\nmarkdown_extensions: [smarty]\n',
      'docs/index.md': '# A page\n\nTEXT',
    },
    build: ['python/bin/mkdocs', 'build', '--quiet'],
    page: 'site/index.html',
  },
  {
    name: 'VitePress',
    install: npm('vitepress@1'),
    files: {
      // A page of Vue runs no script of its text, so the script stands in the head.
      '.vitepress/config.js': `const isCustomElement = (tag) => tag === 'gambol-board';
export default {
  head: [['script', { type: 'module', src: 'SCRIPT' }]],
  vue: { template: { compilerOptions: { isCustomElement } } },
  markdown: { typographer: true },
};
`,
      'index.md': '# A page\n\nTEXT',
    },
    build: ['npx', 'vitepress', 'build'],
    page: '.vitepress/dist/index.html',
  },
];

/** Writes the files of a site. */
export function writeSite(
  { name, files }: BlogTool,
  folder: string,
  { text, script }: { text: string; script: string },
) {
  // In VitePress the script stands in the head.
  const own = name === 'VitePress' ? text.replaceAll(/<script [^>]*><\/script>\n/g, '') : text;
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content.replace('TEXT', () => own).replace('SCRIPT', script));
  }
}
