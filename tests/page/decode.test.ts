// The encoding of files: what is told from their bytes, and what is refused.

import assert from 'node:assert/strict';
import test from 'node:test';
import { decodeFile } from '../../www/library/shelf/decode.ts';

const TEXT = '[Game "gambit"]\n[Players "Müller, René"]\n\n*\n';

/** A file of these bytes. */
const fileOf = (...parts: (string | number[] | Uint8Array)[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));
/** A text with one byte a character. */
const bytesOf = (text: string) => [...text].map((c) => c.charCodeAt(0));
/** A text in UTF-16. */
const wide = (text: string, isLittle: boolean) =>
  bytesOf(text).flatMap((c) => (isLittle ? [c & 255, c >> 8] : [c >> 8, c & 255]));

const DECODED: [string, Blob, string[], string, string][] = [
  ['UTF-8', fileOf(TEXT), ['de'], TEXT, 'utf-8'],
  ['UTF-8 with its mark', fileOf(`\ufeff${TEXT}`), ['de'], TEXT, 'utf-8'],
  ['UTF-16 with its mark', fileOf(wide(`\ufeff${TEXT}`, true)), [], TEXT, 'utf-16le'],
  ['UTF-16, the other end first', fileOf(wide(`\ufeff${TEXT}`, false)), [], TEXT, 'utf-16be'],
  ['UTF-16 without a mark', fileOf(wide(TEXT, true)), [], TEXT, 'utf-16le'],
  ['Western letters', fileOf(bytesOf(TEXT)), ['en-GB', 'de'], TEXT, 'windows-1252'],
  ['Western letters for a reader of Russian', fileOf(bytesOf(TEXT)), ['ru'], TEXT, 'windows-1252'],
  ['Western letters for a reader of Japanese', fileOf(bytesOf(TEXT)), ['ja'], TEXT, 'windows-1252'],
  [
    'Western quotation marks and dashes',
    fileOf('[Event "', [0x93], 'x', [0x94], ' ', [0x96], ' L', [0x92], [0xe9], 't', [0xe9], [0x85], '"]'),
    ['en'],
    '[Event "“x” – L’été…"]',
    'windows-1252',
  ],
  [
    'Russian',
    fileOf('[Players "', [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2], ', Bo"]'),
    ['ru-RU', 'en'],
    '[Players "Иванов, Bo"]',
    'windows-1251',
  ],
  ['Czech', fileOf('[Players "Dvo', [0xf8, 0xe1], 'k"]'), ['cs'], '[Players "Dvořák"]', 'windows-1250'],
  ['Japanese', fileOf('[Players "', [0x93, 0x63, 0x92, 0x86], '"]'), ['ja-JP'], '[Players "田中"]', 'shift_jis'],
  ['nothing', fileOf(), [], '', 'utf-8'],
];
/** Some releases of Node take windows-1252 for Latin 1. */
const HAS_WESTERN = new TextDecoder('windows-1252').decode(Uint8Array.of(0x93)) === '“';
for (const [name, file, languages, text, encoding] of DECODED) {
  test(`a file is decoded: ${name}`, { skip: text.includes('“') && !HAS_WESTERN }, async () => {
    assert.deepEqual(await decodeFile(file, languages), { text, encoding, isLegacy: !encoding.startsWith('utf') });
  });
}

/** A name in the languages of the reader, and what old programs wrote there. */
const LEGACY: Record<string, [name: string, ...languages: string[]][]> = {
  'windows-1250': [
    ['Dvořák', 'cs', 'cs-CZ'],
    ['Željka', 'hr'],
    ['Erdős', 'hu'],
    ['Wałęsa', 'pl'],
    ['Ioniţă', 'ro'],
    ['Ľudovít', 'sk'],
    ['Žagar', 'sl'],
  ],
  'windows-1251': [
    ['Купала', 'be'],
    ['Ботев', 'bg'],
    ['Ѓорѓи', 'mk'],
    ['Иванов', 'ru', 'RU-RU'],
    ['Ђорђе', 'sr', 'sr-Cyrl-RS'],
    ['Їжакевич', 'uk'],
  ],
  'windows-1253': [['Νίκος', 'el']],
  'windows-1254': [
    ['Işık', 'tr'],
    ['Şêrîn', 'ku'],
  ],
  'windows-1255': [['דוד', 'he']],
  'windows-1256': [
    ['علي', 'ar', 'ar-EG'],
    ['پژمان', 'fa'],
  ],
  'windows-1257': [
    ['Jõgi', 'et'],
    ['Žąsis', 'lt'],
    ['Jānis', 'lv'],
  ],
  'windows-1258': [['Nguyê\u0303n', 'vi']],
  'windows-874': [['สมชาย', 'th']],
  shift_jis: [['田中', 'ja']],
  'euc-kr': [['김철수', 'ko-KR']],
  big5: [['陳大文', 'zh-TW', 'zh-HK', 'zh-Hant', 'zh-Hant-MO']],
  gb18030: [['陈伟', 'zh', 'zh-CN', 'zh-Hans']],
  'windows-1252': [['Müller', 'de', 'csb', 'x-ru', '']],
};

/** The bytes of each character of an encoding that has one or two for it. */
function bytesIn(encoding: string) {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  const isWide = !encoding.startsWith('windows');
  for (let first = 255; first >= 0x80; first -= 1) {
    const seconds = isWide ? Array.from({ length: 0xbf }, (_, n) => [first, 0x40 + n]) : [[first]];
    for (const code of seconds) bytes.set(decoder.decode(Uint8Array.from(code)), code);
  }
  for (let code = 0; code < 0x80; code += 1) bytes.set(String.fromCharCode(code), [code]);
  return bytes;
}

for (const [encoding, names] of Object.entries(LEGACY)) {
  test(`an old file is decoded by the language of the reader: ${encoding}`, async () => {
    const bytes = bytesIn(encoding);
    for (const [name, ...languages] of names)
      for (const language of languages) {
        const text = `[Players "${name}, Bo"]`;
        const file = fileOf([...text].flatMap((letter) => bytes.get(letter) ?? assert.fail(letter)));
        assert.deepEqual(await decodeFile(file, [language]), { text, encoding, isLegacy: true }, language);
      }
  });
}

const REFUSED: [string, Blob, string[]][] = [
  ['Russian for a reader of English', fileOf('[Players "', [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2], '"]'), ['en']],
  ['Japanese for a reader of English', fileOf('[Players "', [0x93, 0x63, 0x92, 0x86], '"]'), ['en']],
  ['an old terminal', fileOf('[Players "M', [0x81], 'ller, Ren', [0x82], '"]'), ['de']],
  [
    'an old terminal, without bytes that have no letter',
    fileOf('[Players "K', [0x94], 'nig, Ren', [0x82], '"]'),
    ['de'],
  ],
  ['an old Macintosh', fileOf('[Players "M', [0x9f], 'ller, Ren', [0x8e], '"]'), ['fr']],
  ['half of UTF-16', fileOf([0xff, 0xfe, 0x5b]), []],
  ['a picture', fileOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x90, 0x81, 0xfe]), ['en']],
];
for (const [name, file, languages] of REFUSED) {
  test(`a file is refused: ${name}`, () => assert.rejects(decodeFile(file, languages), { code: 'file-encoding' }));
}

test('a letter on the border of two steps is whole, and a file has a largest size', async () => {
  const text = `${'x'.repeat((1 << 20) - 1)}é`;
  assert.equal((await decodeFile(fileOf(text), [])).text, text);
  await assert.rejects(decodeFile(new Blob(Array.from({ length: 65 }, () => new Uint8Array(1 << 20))), []), {
    code: 'file-size',
    place: [],
    found: '',
    expected: [],
    args: { most: 64 },
  });
});
