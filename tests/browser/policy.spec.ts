// The policy of the page: what an intruder would try on it, and what it must let through.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../../www/build/serve.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const PAGE = readFileSync(join(DIST, 'index.html'), 'utf8');
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(PAGE)?.[1] ?? '';

/** What is tried, in the page, and the directive that refuses it. Each sets `window.hit` if it gets through. */
const ATTACKS: [name: string, directive: string, attempt: () => unknown][] = [
  [
    'an inline script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.append('window.hit = true');
      document.body.append(script);
    },
  ],
  [
    'an inline handler',
    'require-trusted-types-for',
    () => {
      const element = document.createElement('b');
      element.setAttribute('onclick', 'window.hit = true');
      document.body.append(element);
      element.click();
    },
  ],
  ['eval', 'require-trusted-types-for', () => (0, eval)('window.hit = true')],
  ['a function from text', 'require-trusted-types-for', () => new Function('window.hit = true')()],
  ['a timer with text', 'require-trusted-types-for', () => setTimeout('window.hit = true' as any)],
  [
    'markup from text',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<img src="x" onerror="window.hit = true">';
    },
  ],
  ['a document from text', 'require-trusted-types-for', () => document.write('<script>window.hit = true</script>')],
  [
    'a frame from text',
    'require-trusted-types-for',
    () => {
      document.createElement('iframe').srcdoc = '<script>parent.hit = true</script>';
    },
  ],
  [
    'a script of another host',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.src = 'https://example.org/hit.js';
      document.head.append(script);
    },
  ],
  ['a module of another host', 'script-src-elem', () => import('https://example.org/hit.js' as string)],
  ['a module from its text', 'script-src-elem', () => import('data:text/javascript,window.hit = true' as string)],
  ['a worker from its text', 'require-trusted-types-for', () => new Worker('data:text/javascript,postMessage(1)')],
  [
    'another policy for Trusted Types',
    'trusted-types',
    () => globalThis.trustedTypes?.createPolicy('mine', { createHTML: (text: string) => text }),
  ],
  ['a request to another host', 'connect-src', () => fetch('https://example.org/?games')],
  ['a message to another host', 'connect-src', () => new WebSocket('wss://example.org/')],
  [
    'a picture of another host',
    'img-src',
    () => {
      new Image().src = 'https://example.org/?games';
    },
  ],
  [
    'a frame of another host',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://example.org/';
      document.body.append(frame);
    },
  ],
  ['a style attribute', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
  [
    'a style element',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'another base',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://example.org/';
      document.head.append(base);
    },
  ],
  [
    'a form',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'an address that is a script',
    'script-src-elem',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.hit = true';
      document.body.append(link);
      link.click();
    },
  ],
];

/** Collects the directives that refuse something on a page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

/** Tries something, and expects that its directive refuses it. */
async function expectRefused(page: Page, [name, directive, attempt]: (typeof ATTACKS)[number]) {
  await page.evaluate(() => void ((window as any).refused.length = 0));
  // In a task of its own: what is evaluated for a test is allowed more.
  await page.evaluate(
    `new Promise((resolve) => setTimeout(resolve)).then(${attempt}).catch(() => {}).then(() => undefined)`,
  );
  await expect.poll(() => page.evaluate(() => (window as any).refused), name).toContain(directive);
  expect(await page.evaluate(() => (window as any).hit ?? false), name).toBe(false);
}

test('the page refuses whatever an intruder tries', async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy|Trusted ?(Types|Type|HTML|Script)|TrustedScriptURL|Refused to/i);
  await page.goto('#/gambit');
  await expect(page.getByRole('grid', { name: /Gambit/ })).toBeVisible();
  await listen(page);
  for (const attack of ATTACKS) {
    await test.step(attack[0], async () => {
      await expectRefused(page, attack);
      // The page stays.
      expect(await page.evaluate(() => document.querySelectorAll('main [role=gridcell]').length)).toBe(32);
    });
  }
});

test('the policy names nothing but the page itself, and its inline scripts by their hashes', () => {
  expect(POLICY).toMatch(/^default-src 'none';/);
  expect(POLICY).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  const scripts = Array.from(
    PAGE.matchAll(/<script>([^]*?)<\/script>/g),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(scripts).toHaveLength(2);
  expect(POLICY.match(/'sha256-[^']+'/g)).toEqual(scripts);
  // It stands before everything that it is about.
  expect(PAGE.indexOf('Content-Security-Policy')).toBeLessThan(PAGE.search(/<(script|link|style)/));
});

test('the document for frames is the page, whose policy is added with the address of its host', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/Content Security Policy|Trusted ?(Types|Type|HTML|Script)|Refused to/i);
  const framed = readFileSync(join(DIST, 'frame.html'), 'utf8');
  expect(framed.replace('<meta name="Content-Security-Policy"', '<meta http-equiv="Content-Security-Policy"')).toBe(
    PAGE,
  );
  await page.goto('frame.html?embed#/gambit');
  await expect(page.getByRole('grid', { name: /Gambit/ })).toBeVisible();
  const { origin } = new URL(baseURL ?? '');
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    POLICY.replaceAll("'self'", `'self' ${origin}`),
  );
  await listen(page);
  for (const attack of ATTACKS.filter(([name]) =>
    /^(an inline script|eval|a request|a style element|a picture|a module of)/.test(name),
  ))
    await expectRefused(page, attack);
});

test('the engine is requested once, and refused if it was altered', async ({ page, allowConsole }) => {
  allowConsole(/integrity|Failed to|digest/i);
  const requested: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && requested.push(request.url()));
  await page.goto('#/gambit');
  await expect(page.getByRole('grid', { name: /Gambit/ })).toBeVisible();
  expect(requested).toHaveLength(1);
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toBeVisible({ timeout: 30_000 });
});
