// The answers of a broken network, for routes of a test and for a host that a service worker asks.

const SIGN_IN = '<!doctype html><title>Sign in</title><p>Sign in to this network.</p>';
/** The types of files, by how their names end. @type {Record<string, string>} */
const TYPES = { js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', svg: 'image/svg+xml', '': 'text/html' };

/**
 * An answer to a request of a file; null for no answer at all.
 *
 * @typedef {(content: Buffer, path: string) => { status?: number, type: string, body: Buffer | string, millis?: number } | null} Answer
 */

/**
 * A broken network.
 *
 * @typedef {object} Network
 * @property {Answer} answer
 * @property {boolean} [isPage] whether what it answers instead of the page itself is still a page of ours
 * @property {boolean} [isUpdateOnly] whether nothing but a service worker can tell
 * @property {RegExp} [allows] what the page logs of files that fail so
 * @property {boolean} [isQuick] whether its updates are tested each time
 */

const typeOf = (/** @type {string} */ path) => TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';

/** The same with one bit of its last byte changed. @param {Buffer} content */
function altered(content) {
  const body = Buffer.from(content);
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  return body;
}

/** What the page logs where a module or the engine can’t be had. */
const NO_MODULE = /^error: (TypeError: Failed to fetch|Error: embed\.js)/;
/** The browser's error for a response that is no script; it has no stack. */
const NO_SCRIPT = /^uncaught: [^\n]+$/;
const either = (/** @type {RegExp[]} */ ...all) => new RegExp(all.map(({ source }) => source).join('|'));

/** @type {Record<string, Network>} */
export const ANSWERS = {
  'is gone': { answer: () => null, allows: NO_MODULE },
  'is slow': { answer: (content, path) => ({ type: typeOf(path), body: content, millis: 1200 }), isPage: true },
  'answers with a page to sign in': { answer: () => ({ type: 'text/html', body: SIGN_IN }), allows: either(NO_MODULE, NO_SCRIPT) },
  'answers 404': { answer: () => ({ status: 404, type: 'text/html', body: '<!doctype html><title>Not found</title>' }), allows: NO_MODULE },
  'answers 500': { answer: () => ({ status: 500, type: 'text/plain', body: 'Internal server error' }), allows: NO_MODULE },
  // The first half of the page itself ends in its first script, so that none of it runs: the reader loads it again.
  'cuts the file short': { answer: (content, path) => ({ type: typeOf(path), body: content.subarray(0, content.length >> 1) }), allows: either(NO_MODULE, NO_SCRIPT, /^error: SyntaxError: /) },
  'names a wrong type': { answer: (content) => ({ type: 'text/plain', body: content }), allows: NO_MODULE },
  'alters a bit': { answer: (content, path) => ({ type: typeOf(path), body: altered(content) }), isUpdateOnly: true, isQuick: true },
};
