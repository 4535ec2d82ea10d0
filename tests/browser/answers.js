// The answers of a broken network, for routes of a test and for a host that a service worker asks.

const SIGN_IN = '<!doctype html><title>Sign in</title><p>Sign in to this network.</p>';
/** The types of files, by how their names end. @type {Record<string, string>} */
const TYPES = { js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', '': 'text/html' };

/**
 * An answer to a request of a file; null for no answer at all.
 *
 * @typedef {(content: Buffer, path: string) => { status?: number, type: string, body: Buffer | string, millis?: number } | null} Answer
 */

const typeOf = (/** @type {string} */ path) => TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';

/** @type {Record<string, Answer>} */
export const ANSWERS = {
  'is gone': () => null,
  'is slow': (content, path) => ({ type: typeOf(path), body: content, millis: 1200 }),
  'answers with a page to sign in': () => ({ type: 'text/html', body: SIGN_IN }),
  'answers 404': () => ({ status: 404, type: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  'answers 500': () => ({ status: 500, type: 'text/plain', body: 'Internal server error' }),
  'cuts the file short': (content, path) => ({ type: typeOf(path), body: content.subarray(0, content.length >> 1) }),
  'names a wrong type': (content) => ({ type: 'text/plain', body: content }),
};
