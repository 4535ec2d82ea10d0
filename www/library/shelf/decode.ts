// The text of a file that is given to the page, in whatever encoding.

import { makeYielder } from '../../core/yielder.ts';

/** The most megabytes of a file, and the bytes that are decoded between two frames. */
const MAX_MEGABYTES = 64;
const CHUNK = 1 << 20;
const UTF8 = 'utf-8';
const WESTERN = 'windows-1252';
/** The encoding of old files by language, as the HTML standard has it for pages; any other is Western. */
const LEGACY: [string, string[]][] = [
  ['windows-1250', ['cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl']],
  ['windows-1251', ['be', 'bg', 'mk', 'ru', 'sr', 'uk']],
  ['windows-1253', ['el']],
  ['windows-1254', ['tr', 'ku']],
  ['windows-1255', ['he']],
  ['windows-1256', ['ar', 'fa']],
  ['windows-1257', ['et', 'lt', 'lv']],
  ['windows-1258', ['vi']],
  ['windows-874', ['th']],
  ['shift_jis', ['ja']],
  ['euc-kr', ['ko']],
  ['big5', ['zh-tw', 'zh-hk', 'zh-hant']],
  ['gb18030', ['zh']],
];

/** The error of a file that can't be read. Its words are beside those for errors of the engine. */
function refusal(code: 'file-size' | 'file-encoding') {
  return Object.assign(new Error(code), { code, place: [], found: '', expected: [], args: { most: MAX_MEGABYTES } });
}

/**
 * The text of a file, and its encoding. It is UTF-8, or UTF-16 with its mark or in ASCII; or else what programs used
 * where one of these languages is spoken, if words of the text look like it.
 *
 * @param languages those of the reader, the first one preferred
 * @throws an error with a code when the file is too large, or no encoding fits
 */
export async function decodeFile(file: Blob, languages: readonly string[]) {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) throw refusal('file-size');
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const wide = wideEncoding(head);
  const text = await decode(file, wide ?? UTF8);
  if (text !== null) return { text, encoding: wide ?? UTF8, isLegacy: false };
  for (const encoding of wide ? [] : new Set([...languages.map(legacyOf), WESTERN])) {
    const legacy = await decode(file, encoding);
    if (legacy !== null && isLikely(legacy, encoding)) return { text: legacy, encoding, isLegacy: true };
  }
  throw refusal('file-encoding');
}

/** UTF-16 by the first bytes of a text; null for any other. */
function wideEncoding([first, second, third, fourth]: Uint8Array) {
  const bracket = '['.charCodeAt(0);
  if ((first === 0xff && second === 0xfe) || (first === bracket && second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === bracket && third === 0)) return 'utf-16be';
  return null;
}

function legacyOf(language: string) {
  const name = `${language.toLowerCase()}-`;
  return LEGACY.find(([, languages]) => languages.some((each) => name.startsWith(`${each}-`)))?.[0] ?? WESTERN;
}

/** The text of a file in an encoding, decoded in steps that leave the page its frames; null if it has other bytes. */
async function decode(file: Blob, encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const pause = makeYielder();
  const parts = [];
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer();
    try {
      parts.push(decoder.decode(bytes, { stream: at + CHUNK < file.size }));
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
    await pause();
  }
  return parts.join('');
}

/** What words have that were decoded with a wrong encoding of Latin letters. */
const GARBLED = [
  // Letters with accents alone.
  /(?:(?![a-z])\p{L}(?<![A-Za-z])){3}/u,
  // A sign in or after a word.
  /\p{L}(?:(?=\P{ASCII})[^\p{L}\p{M}\s\d’·\xad]\p{L}|’?[‚„†‡ˆ‰‹¢£¤¥¦¨¬¯±¶¸¿¡])/u,
  // A capital in the middle of a word.
  /\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![A-Z])\p{Lu}\p{Ll}/u,
];

/** Whether the words of a text look as if it was written in an encoding of one byte a letter, or of Asia. */
function isLikely(text: string, encoding: string) {
  const isLatin = [WESTERN, 'windows-1250', 'windows-1254', 'windows-1257', 'windows-1258'].includes(encoding);
  // Bytes without a character, and words of two scripts.
  if (/[\x80-\x9f\ufffd\ue000-\uf8ff]/.test(text)) return false;
  if (!isLatin) return !/[A-Za-z](?!\p{Script=Latin})[\p{L}\p{M}]|(?!\p{Script=Latin})[\p{L}\p{M}][A-Za-z]/u.test(text);
  return !GARBLED.some((pattern) => pattern.test(text));
}
