// Texts of studies as other programs, mail and forums leave them. The same as `study::normalize` of the crate, which
// lists what it does; here the text comes in pieces.

/** The headers whose values are read by the engine, which have no typography. */
const ENGINE_HEADERS = new Set(['Game', 'Setup', 'Seed', 'Position', 'Result']);
/** Quotation marks around the value of a header: the right one, those of typographers, and those of HTML. */
const QUOTE = '(?:"|“|”|„|‟|«|»|″|\'|‘|’|&quot;|&#34;|&#x22;)';
/** Invisible characters. */
const INVISIBLE = '\\0-\\x08\\x0e-\\x1f\\x7f\\xad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
const BLANK = `[\\s\\x85${INVISIBLE}]`;
const KEY = new RegExp(`^${BLANK}*\\[${BLANK}*([A-Za-z]\\w*)${BLANK}*(?=${QUOTE})`);
const INTACT_HEADER = /^\[[ \t]*[A-Za-z]\w*[ \t]*"(?:\\[^]|[^"\\])*"[ \t]*\]/;
const LOOSE_HEADER = new RegExp(`^\\[${BLANK}*([A-Za-z]\\w*)${BLANK}*(${QUOTE})([^]*)(${QUOTE})${BLANK}*\\]${BLANK}*$`);
const TAG = '/*(?:code|pgn|quote|spoiler|pre|p|br|div|span|blockquote|tt)';
const TAGS = new RegExp(`^(?:${BLANK}*(?:\\[${TAG}(?=[= /\\]])[^\\]]{0,200}\\]|<${TAG}(?=[= />])[^>]{0,200}>))+`, 'i');
const MARK = /^(?:[ \t]*(?:>|&gt;))+ ?/;
const GAME = /^[ \t]*\[Game[ \t"]/;
const FOREIGN_LINE = new RegExp(`^${BLANK}*(?:%|(?:\`\`\`|~~~)[A-Za-z0-9\`~ -]*${BLANK}*$)`);
const BLANK_LINE = new RegExp(`^${BLANK}*$`);
const INVISIBLE_CHARACTER = new RegExp(`[${INVISIBLE}]|[^\\S \\t]`, 'g');
const TYPOGRAPHY = new RegExp(`[${INVISIBLE}]|[\\u2010-\\u2015\\u2212]|[…½⅓¼×]|(?![\\t\\r])[\\s\\x85]`, 'g');
const PLAIN = new Map([
  ['…', '...'],
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['¼', '1/4'],
  ['×', 'x'],
]);
const ENTITIES = new Map([
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&#39;', "'"],
  ['&apos;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);
/** The maximum length of a line; a longer one is processed in parts. */
const MAX_LINE = 1 << 20;
/** The next piece outside and inside a comment. */
const MOVETEXT = /[^[;&{<]+|[^]/y;
const COMMENT_TEXT = /(?:\\[^]?|[^}\\])+|\}/y;

/** A text as the engine splits and reads it. */
export function normalize(text: string) {
  const normalizer = new Normalizer();
  return normalizer.push(text) + normalizer.end();
}

/** Rewrites a text that comes in pieces. */
export class Normalizer {
  /** What is rewritten and not handed out: lines of headers that `Game` may have to precede. */
  #out = '';
  /** The beginning of a line whose end has not come. */
  #rest = '';
  #isComment = false;
  #isQuoted = false;
  /** The lines of headers just before: the offset of the first, and whether `Game` is among them. */
  #headers: { first: number; hasGame: boolean } | null = null;
  /** The line breaks that were added, and not yet taken from blank lines. */
  #added = 0;

  /** Takes a piece. Returns what is rewritten. */
  push(piece: string) {
    const text = this.#rest + piece;
    const ends = /\r\n|\n|\r(?=[^])/g;
    let begin = 0;
    // Only a carriage return of what was there before may be the end of a line.
    ends.lastIndex = Math.max(0, this.#rest.length - 1);
    for (let end = ends.exec(text); end; end = ends.exec(text)) {
      this.#line(text.slice(begin, end.index), end[0] === '\r' ? '\n' : end[0]);
      begin = ends.lastIndex;
    }
    this.#rest = text.slice(begin);
    if (this.#rest.length > MAX_LINE) {
      this.#line(this.#rest, '');
      this.#rest = '';
    }
    return this.#take(this.#headers?.first ?? this.#out.length);
  }

  /** Returns the end of the text. */
  end() {
    const last = this.#rest;
    this.#rest = '';
    if (last.endsWith('\r')) this.#line(last.slice(0, -1), '\n');
    else if (last !== '') this.#line(last, '');
    this.#headers = null;
    return this.#take(this.#out.length);
  }

  #take(length: number) {
    const taken = this.#out.slice(0, length);
    this.#out = this.#out.slice(length);
    if (this.#headers) this.#headers.first -= length;
    return taken;
  }

  /** @param end of the line */
  #line(given: string, end: string) {
    let line = given;
    if (!this.#isComment) this.#isQuoted = MARK.test(line);
    if (this.#isQuoted) line = line.replace(MARK, '');
    // Whatever the line before has left open, as the splitting of files has it.
    if (GAME.test(line)) this.#isComment = false;
    const begin = this.#out.length;
    const headers = this.#headers;
    this.#headers = null;
    let key;
    if (!this.#isComment) {
      line = line.replace(TAGS, '');
      if (FOREIGN_LINE.test(line)) line = '';
      else if (BLANK_LINE.test(line)) {
        if (this.#added > 0 && headers) {
          this.#added -= 1;
          return;
        }
        line = line.replaceAll(INVISIBLE_CHARACTER, '');
      }
      key = KEY.exec(line)?.[1];
      if (key !== undefined) {
        this.#headers = headers ?? { first: begin, hasGame: false };
        line = this.#takeHeaders(line);
      }
    }
    const rest = this.#takeMoves(line);
    this.#out += rest === null ? end : '\n';
    if (key === 'Game' && this.#headers) {
      if (this.#headers.hasGame) this.#headers.first = begin;
      this.#headers.hasGame = true;
      const { first } = this.#headers;
      this.#out = this.#out.slice(0, first) + this.#out.slice(begin) + this.#out.slice(first, begin);
    }
    if (rest === null) return;
    this.#added += 1;
    this.#line(rest, end);
  }

  /**
   * Takes the headers at the beginning of a line, and returns what follows them. A header that can't be read stays as
   * it is, with all that follows.
   */
  #takeHeaders(given: string) {
    let line = given;
    for (let key = KEY.exec(line)?.[1]; key !== undefined; key = KEY.exec(line)?.[1]) {
      const text = line.slice(line.indexOf('['));
      this.#out += line.slice(0, line.length - text.length).replaceAll(/[^ \t]/g, '');
      const clean = (value: string) =>
        ENGINE_HEADERS.has(key ?? '') ? plain(value) : value.replaceAll('\0', '').replaceAll('\x1a', '');
      const sound = INTACT_HEADER.exec(text)?.[0];
      const value = sound === undefined ? looseValue(text) : null;
      if (sound === undefined) {
        this.#out += value === null ? text : `[${key} "${clean(value)}"]`;
        return '';
      }
      this.#out += clean(sound);
      line = text.slice(sound.length);
    }
    return line;
  }

  /**
   * Takes moves and comments, and returns the rest of the line from a header that follows a result; null without one.
   */
  #takeMoves(line: string) {
    let at = 0;
    while (at < line.length) {
      const pattern = this.#isComment ? COMMENT_TEXT : MOVETEXT;
      pattern.lastIndex = at;
      const part = pattern.exec(line)?.[0] ?? '';
      if (this.#isComment) {
        this.#isComment = part !== '}';
        this.#out += part;
        at += part.length;
        continue;
      }
      const rest = line.slice(at);
      const tags = part === '[' || part === '<' ? (TAGS.exec(rest)?.[0].length ?? 0) : 0;
      if (tags > 0) {
        at += tags;
        continue;
      }
      if (part === '[' && KEY.test(rest)) return rest;
      if (part === ';') {
        this.#out += rest;
        return null;
      }
      const isSpace = part === '&' && rest.startsWith('&nbsp;');
      this.#isComment = part === '{';
      this.#out += isSpace ? ' ' : plain(part);
      at += isSpace ? '&nbsp;'.length : part.length;
    }
    return null;
  }
}

/**
 * The error of a text that is too long for a study.
 *
 * @param most the most characters
 * @param line its first line in a file
 */
export function lengthError(most: number, line = 1) {
  const place = [
    { name: 'line', at: String(line) },
    { name: 'column', at: '1' },
  ];
  return Object.assign(new Error('study-length'), {
    code: 'study-length',
    place,
    found: '',
    expected: [],
    args: { most },
  });
}

/** A text without typography. */
function plain(text: string) {
  return text.replaceAll(
    TYPOGRAPHY,
    (c) => PLAIN.get(c) ?? (/[\u2010-\u2015\u2212]/.test(c) ? '-' : /[\s\x85]/.test(c) && c !== '\ufeff' ? ' ' : ''),
  );
}

/** The value of a header that takes the whole line, between quotation marks of any kind; null if there is none. */
function looseValue(text: string) {
  const [, , open = '', inner = '', close = ''] = LOOSE_HEADER.exec(text) ?? [];
  // Which of several quotation marks of the notation ends the value is not guessed.
  if (open === '' || (open === '"' && close === '"' && /^(?:\\[^]|[^"\\])*"/.test(inner))) return null;
  const pattern = open.startsWith('&') ? /\\[^]|"|&(?:quot|#34|#39|apos|lt|gt|nbsp|amp);/g : /\\[^]|"/g;
  return inner.replaceAll(pattern, (found) => {
    const c = ENTITIES.get(found) ?? found;
    return c === '"' ? '\\"' : c;
  });
}
