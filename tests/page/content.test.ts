// The content of the games in JSON: each language has the parts and keys of the English one, and names the same
// squares.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';

const FOLDER = join(import.meta.dirname, '../../www/games');
/** A square such as `c3`, but no part of a longer word. */
const SQUARE = /(?<![a-z0-9])[a-u][1-9]\d?(?![a-z0-9])/gi;

/** The texts of a file by their paths. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  assert.ok(typeof value === 'object' && value !== null, `${path} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const squaresIn = (text: string) =>
  [...new Set((text.match(SQUARE) ?? []).map((square) => square.toLowerCase()))].sort();

const read = (game: string, tag: string, part: string) => {
  const file = join(FOLDER, game, 'content', tag, part);
  assert.ok(existsSync(file), `${file} is missing`);
  return new Map(textsOf(JSON.parse(readFileSync(file, 'utf8'))));
};

for (const { id } of GAMES) {
  const parts = readdirSync(join(FOLDER, id, 'content/en'));
  for (const tag of Object.keys(LANGUAGES).filter((one) => one !== 'en')) {
    test(`the content of ${id} in ${tag} has the keys and names the squares of the English one`, () => {
      assert.deepEqual(readdirSync(join(FOLDER, id, 'content', tag)).sort(), [...parts].sort());
      for (const part of parts) {
        const [english, words] = [read(id, 'en', part), read(id, tag, part)];
        assert.deepEqual([...words.keys()], [...english.keys()], `${part} has other keys, or in another order`);
        for (const [path, text] of words) {
          assert.match(text, /\S/, `${part}${path} is empty`);
          assert.deepEqual(squaresIn(text), squaresIn(english.get(path) ?? ''), `${part}${path}: “${text}”`);
        }
      }
    });
  }
}
