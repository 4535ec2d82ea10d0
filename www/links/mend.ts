// Addresses as messengers, mail gateways and Markdown leave them: mends a fragment. Loaded only for one that is not
// plain.

/** Characters that no link contains, and everything after them: `…d3xd1</a>`, `…d3xd1" title="…`. */
const TRAILING_TEXT = /[<>"“”„«»`^{}].*$/su;
/** Zero-width and directional marks, the soft hyphen, and the mark of the byte order. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Hyphens and dashes that typographers write for `-`. */
export const DASHES = /[\u2010-\u2015\u2212]/gu;
/** What a whole link that was encoded once more has, and what a link that was not never has. */
const ENCODED = /%(25|26|3d|3f)/i;
/** The most times that a link is decoded. */
const MAX_DECODED = 4;
/** Values whose last letters may be those of packed bytes. */
const PACKED = /[?&](z|tree|o|a)=[^&]*$/;

/**
 * A fragment without what was added to it on its way, or changed in it. One that a page of this kind has made is
 * returned as it is.
 *
 * @param fragment with its `#`
 */
export function mendFragment(fragment: string) {
  let text = fragment.replace(/^#/, '');
  for (let n = 0; n < MAX_DECODED && (ENCODED.test(text) || /^[^?]*%/.test(text)); n += 1)
    text = decode(text, /(%[\da-f]{2})+/gi);
  // What a fragment can't contain is encoded by the browser, letters of other alphabets too.
  text = decode(text, /(%[89a-f][\da-f]|%(09|0a|0d|20|22|3c|3e|5c|5e|60|7b|7d))+/gi);
  text = text.replace(INVISIBLE, '').replace(DASHES, '-').replace(/\s+/g, ' ').trim();
  text = text.replace(/&(amp;|#38;|#x26;)+/gi, '&').replace(/\\/g, '');
  text = text.replace(TRAILING_TEXT, '');
  text = text.replace(/([?&]clock=\d+) (?=\d)/, '$1+').replace(/[?&]moves=[^&]*/, withoutBlanks);
  text = withoutEnd(text, /[^\w-]/);
  if (!PACKED.test(text)) text = withoutEnd(text, /[^a-z0-9-]/i);
  return `#${text.startsWith('/') ? '' : '/'}${text}`;
}

/**
 * Moves without blanks. A blank was the `+` of a split stack, as in `1c2+c1`, or the `_` between two moves, or broke a
 * line.
 */
function withoutBlanks(moves: string) {
  return moves
    .replace(/(?<=[=_]\d+[a-z]\d+) (?=[a-z]\d)/g, '+')
    .replace(/(?<=\d) (?=\w)/g, '_')
    .replaceAll(' ', '');
}

/**
 * A text without what a pattern matches at its end, in linear time.
 *
 * @param pattern of a letter
 */
function withoutEnd(text: string, pattern: RegExp) {
  let end = text.length;
  while (end > 0 && pattern.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Decodes what a pattern matches, where it is valid. */
function decode(text: string, pattern: RegExp) {
  return text.replace(pattern, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
