// What other programs, mail and forums make of texts: the cases of the crate's test `tests/studies.rs`, whole and in
// pieces.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Normalizer, normalize } from '../../www/library/shelf/foreign.ts';

const CASES: {
  name: string;
  text: string;
  normal: string;
}[] = JSON.parse(readFileSync(new URL('../studies/foreign.json', import.meta.url), 'utf8'));

for (const { name, text, normal } of CASES) {
  test(`texts of other programs: ${name}`, () => {
    assert.equal(normalize(text), normal);
    assert.equal(normalize(normal), normal);
    for (const length of [1, 2, 3, 7]) {
      const normalizer = new Normalizer();
      let whole = '';
      for (let at = 0; at < text.length; at += length) whole += normalizer.push(text.slice(at, at + length));
      assert.equal(whole + normalizer.end(), normal, `in pieces of ${length}`);
    }
  });
}
