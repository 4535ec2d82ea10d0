// The message for a failed start, in every language of the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../www/words/first.ts';
import { FALLBACK } from '../../www/words/fallback.ts';
import { START } from '../../www/words/start.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';

for (const tag of Object.keys(LANGUAGES)) {
  test(`a failed start is reported in ${tag}`, () => {
    const { tag: found, words } = wordsIn(START, [null, undefined, `${tag}-XX`]);
    assert.equal(found, tag);
    const { safe, lost, again, altered, kept } = wordsIn(FALLBACK, [tag]).words;
    const texts = [
      words.safe,
      words.again,
      ...words.games,
      ...words.board('https://host.example/'),
      ...words.slow,
      ...words.plain,
      safe,
      ...lost,
      again,
      altered,
      kept,
    ];
    assert.equal(texts.length, 16);
    for (const text of texts) assert.match(text, /\S/);
    assert.match(words.board('https://host.example/')[1], /https:\/\/host\.example\//);
  });
}

test('without a known language the message is in English', () => {
  assert.equal(wordsIn(START, []).tag, 'en');
  assert.equal(wordsIn(START, ['tlh', '__proto__', 'constructor']).tag, 'en');
});
