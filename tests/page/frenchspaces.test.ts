// French: what stands before ; : ! ? and inside « » is kept on the line of its word by a narrow space that does not
// break.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const WWW = join(import.meta.dirname, '../../www');
const FILES = readdirSync(WWW, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(^|\/)fr(\/|\.ts$)/.test(file) && /\.(ts|json|md)$/.test(file),
);
/** A text in quotation marks, or between backticks without its expressions. */
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const BREAKING = /[^\s:] [;!?»](?!\w)|[\p{L}\d}»)] :(?!\w)|« /u;

/** The texts of a module, or of a file without code. */
function textsOf(file: string) {
  const source = readFileSync(join(WWW, file), 'utf8');
  if (file.endsWith('.md')) return [source];
  let plain = source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\$\{[^{}]*\}/g, 'x');
  }
  return plain.match(TEXT) ?? [];
}

test('no line of French begins with its punctuation', () => {
  assert.ok(FILES.length > 20, String(FILES));
  const broken = FILES.flatMap((file) =>
    textsOf(file).flatMap((text) => (BREAKING.test(text) ? [`${file}: ${text}`] : [])),
  );
  assert.deepEqual(broken, []);
});
