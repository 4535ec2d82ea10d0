// The answers of a broken network, for routes of a test and for a host that a service worker asks.

const SIGN_IN = '<!doctype html><title>Sign in</title><p>Sign in to this network.</p>';
/** The types of files, by how their names end. */
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  '': 'text/html',
};

/** An answer to a request of a file; null for no answer at all. */
export type Answer = (
  content: Buffer,
  path: string,
) => { status?: number; type: string; body: Buffer | string; millis?: number } | null;

/** A broken network. */
export interface Network {
  answer: Answer;
  /** Whether what it answers instead of the page itself is still a page of ours. */
  isPage?: boolean;
  /** Whether nothing but a service worker can tell. */
  isUpdateOnly?: boolean;
  /** What the page logs of files that fail so. */
  allows?: RegExp;
}

const typeOf = (path: string) => TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';

/** The same with one bit of its last byte changed. */
function altered(content: Buffer) {
  const body = Buffer.from(content);
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  return body;
}

/** What the page logs where a module or the engine can’t be had. */
const NO_MODULE = /^error: (TypeError: Failed to fetch|Error: embed\.js)/;
/** The browser's error for a response that is no script; it has no stack. */
const NO_SCRIPT = /^uncaught: [^\n]+$/;
const either = (...all: RegExp[]) => new RegExp(all.map(({ source }) => source).join('|'));

export const ANSWERS: Record<string, Network> = {
  'is gone': { answer: () => null, allows: NO_MODULE },
  'is slow': { answer: (content, path) => ({ type: typeOf(path), body: content, millis: 1200 }), isPage: true },
  'answers with a page to sign in': {
    answer: () => ({ type: 'text/html', body: SIGN_IN }),
    allows: either(NO_MODULE, NO_SCRIPT),
  },
  'answers 404': {
    answer: () => ({ status: 404, type: 'text/html', body: '<!doctype html><title>Not found</title>' }),
    allows: NO_MODULE,
  },
  'answers 500': {
    answer: () => ({ status: 500, type: 'text/plain', body: 'Internal server error' }),
    allows: NO_MODULE,
  },
  // The first half of the page itself ends in its first script, so that none of it runs: the reader loads it again.
  'cuts the file short': {
    answer: (content, path) => ({ type: typeOf(path), body: content.subarray(0, content.length >> 1) }),
    allows: either(NO_MODULE, NO_SCRIPT, /^error: SyntaxError: /),
  },
  'names a wrong type': { answer: (content) => ({ type: 'text/plain', body: content }), allows: NO_MODULE },
  'alters a bit': {
    answer: (content, path) => ({ type: typeOf(path), body: altered(content) }),
    isUpdateOnly: true,
  },
};
