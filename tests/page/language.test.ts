// The choice of the language, and that a language is translated completely.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { preferredLanguage } from '../../www/app/language.ts';
import { languageIn, parseLink } from '../../www/links/link.ts';
import { findGame } from '../../www/games/index.ts';
import { dateTime, LANGUAGES, language, number, speak, vocabulary } from '../../www/words/vocabulary.ts';

/** The tags of the link, the settings and the browser, and the selected language. */
const WANTED = [
  [null, 'auto', ['en-GB'], 'en'],
  [null, 'auto', [], 'en'],
  [null, 'auto', ['tlh'], 'en'],
  ['tlh', 'nonsense', ['en'], 'en'],
  [null, 'auto', ['tlh', 'de-CH', 'en'], 'de'],
  [null, 'en', ['de'], 'en'],
  ['de', 'en', ['en'], 'de'],
  [null, 'fr', ['de'], 'fr'],
  [null, 'auto', ['es-MX', 'en'], 'es'],
] as const;

for (const [asked, chosen, preferred, language] of WANTED) {
  test(`${asked}, ${chosen} and ${preferred.join()} select ${language}`, () => {
    assert.equal(preferredLanguage(asked, chosen, preferred), language);
  });
}

test('of two languages that load the one that was chosen last is spoken', async (context) => {
  context.after(() => speak('en'));
  const [german, english] = [speak('de'), speak('en')];
  assert.deepEqual([await german, await english, language()], [false, true, 'en']);
  const [arabic, french] = [speak('ar'), speak('fr')];
  assert.deepEqual([await arabic, await french, language()], [false, true, 'fr']);
});

test('a language that can’t be loaded is no error once another one is chosen', async (context) => {
  let isGone = true;
  context.after(async () => {
    isGone = false;
    await speak('en');
  });
  vocabulary({}, (tag) =>
    isGone && tag === 'es' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: {} }),
  );
  const [spanish, english] = [speak('es'), speak('en')];
  assert.deepEqual([await spanish, await english, language()], [false, true, 'en']);
  await assert.rejects(speak('es'), /gone/);
});

test('the language in a link is not part of its state', () => {
  assert.equal(languageIn('#/gambit?lang=de'), 'de');
  assert.equal(languageIn('#/gambit?seed=1&lang=pt-BR&at=0'), 'pt-BR');
  assert.equal(languageIn('#/gambit?slang=de'), null);
  assert.equal(languageIn('#/gambit?lang=<b>'), null);
  assert.deepEqual(parseLink('#/gambit?lang=de', findGame), parseLink('#/gambit', findGame));
  assert.deepEqual(parseLink('#/gambit?lang=de&seed=1', findGame), parseLink('#/gambit?seed=1', findGame));
});

test('Arabic writes dates and numbers with the digits of the board in every country', async (context) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  await speak('ar');
  context.after(async () => {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
    else Reflect.deleteProperty(globalThis, 'navigator');
    await speak('en');
  });
  for (const languages of [['ar-EG'], ['en']]) {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages } });
    assert.match(dateTime(0), /1970/);
    assert.equal(number(12_345.6), '12,345.6');
  }
});

test('a small whole number is the same in every language', async (context) => {
  context.after(() => speak('en'));
  for (const [tag, { format }] of Object.entries(LANGUAGES)) {
    await speak(tag as keyof typeof LANGUAGES);
    const { format: written } = new Intl.NumberFormat(format, { maximumFractionDigits: 1 });
    for (const value of [0, 7, 10, 999, 1000, 12_345, -3, 0.04, 1.26, 999.5])
      assert.equal(number(value), written(value));
  }
});

test('the page for an unknown address and the glossary have every language', () => {
  const www = join(import.meta.dirname, '../../www');
  const missing = readFileSync(join(www, 'root/404.html'), 'utf8');
  const others = Object.keys(LANGUAGES).filter((tag) => tag !== 'en');
  assert.deepEqual(
    Array.from(missing.matchAll(/^ {4}(\w+): \[/gm), ([, tag]) => tag),
    others,
  );
  const header =
    /^\| English \|.*$/m.exec(readFileSync(join(www, 'words/glossary.md'), 'utf8'))?.[0].toLowerCase() ?? '';
  for (const { name } of Object.values(LANGUAGES)) assert.ok(header.includes(`| ${name.toLowerCase()} |`), name);
});
