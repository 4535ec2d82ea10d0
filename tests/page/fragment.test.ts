// Navigation to fragments, and the only module that does it.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fragmentOf } from '../../www/links/fragment.ts';
import { hostileLinks } from '../tools/attack.ts';

const WWW = join(import.meta.dirname, '../../www');

test('only fragments of the page are accepted', () => {
  for (const link of ['#/', '#/gambit', '#/combo?moves=1a2-a3', '#/javascript:alert(1)', '#/\njavascript:alert(1)']) {
    assert.equal(fragmentOf(link), link);
    // Whatever follows the first characters, the URL is that of the page.
    assert.equal(new URL(link, 'https://host/a/?b').href.split('#')[0], 'https://host/a/?b');
  }
  for (const link of hostileLinks('https://host/a/', 'http://elsewhere/'))
    assert.equal(fragmentOf(link), null, String(link));
});

test('only only one module sets the address of the page', () => {
  const files = readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const setting = /location\s*\.\s*(assign|replace)\s*\(|location(\.(href|hash))?\s*=[^=]|window\.open\(/;
  const found = files.filter((file) => setting.test(readFileSync(join(WWW, file), 'utf8')));
  assert.deepEqual(found, ['links/fragment.ts']);
});
