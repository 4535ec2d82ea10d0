// The files of the releases that are kept: checked whenever one is read, and fetched again where one is missing or damaged.

/** @typedef {[path: string, sum: string]} File A file of a release, from the folder of the page, and its hash. */

const PREFIX = 'gambol/release/';
/** The media types of what a release consists of, by the end of a path. The page itself has no name. */
const TYPES = /** @type {Record<string, string>} */ ({
  '': 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
});

/** The address of the words of a language. */
const WORDS = /\/www\/([a-z]+)-\w+\.js$/;

export class Files {
  #home;
  #name;
  /** @type {Map<string, string>} The hash of each file of this release, by its address. */
  #sums;
  /** The addresses of the files that everybody needs. */
  #always;
  /** Those of the words of each language. */
  #languages;

  /**
   * @param {string} home the address of the page
   * @param {string} name the release that this worker is of
   * @param {File[]} files what everybody needs
   * @param {Record<string, File[]>} languages what is needed where a language is spoken
   */
  constructor(home, name, files, languages) {
    const addressOf = (/** @type {File} */ [path]) => new URL(path, home).href;
    this.#home = home;
    this.#name = name;
    this.#sums = new Map([files, ...Object.values(languages)].flat().map((file) => [addressOf(file), file[1]]));
    this.#always = files.map(addressOf);
    this.#languages = new Map(Object.entries(languages).map(([tag, words]) => [tag, words.map(addressOf)]));
  }

  /** Fetches the files of this release and keeps them; rejects and keeps nothing if one is not what it has to be. */
  async fill() {
    const fetched = await Promise.all((await this.#needed()).map(async (url) => {
      const response = await this.#fetch(url);
      if (!response) throw new Error(`${url} is not of release ${this.#name}`);
      return /** @type {const} */ ([url, response]);
    }));
    try {
      const cache = await caches.open(PREFIX + this.#name);
      await Promise.all(fetched.map(([url, response]) => cache.put(url, response)));
    } catch (error) {
      // The disk is full: half a release is worth nothing.
      await caches.delete(PREFIX + this.#name);
      throw error;
    }
  }

  /**
   * What is kept of a file; undefined if there is nothing, or something else than the release has.
   *
   * @param {string} release
   * @param {string} url
   */
  async read(release, url) {
    const where = { cacheName: PREFIX + release, ignoreVary: true };
    const [found, copy] = await Promise.all([caches.match(url, where), caches.match(url, where)]);
    if (!found || !copy || found.status !== 200 || found.redirected) return undefined;
    if (found.headers.get('content-type') !== this.#typeOf(url)) return undefined;
    // Of another release only the entry itself tells what it has to be.
    const sum = release === this.#name ? this.#sums.get(url) : sumIn(found);
    // The copy is read, not the response itself: a browser keeps compiled code with it, which would be lost.
    return sum !== undefined && (await hash(await copy.arrayBuffer())) === sum ? found : undefined;
  }

  /**
   * Fetches a file of this release, past the HTTP cache; undefined if the host has none that is right.
   *
   * @param {string} url
   * @param {(isKept: Promise<boolean>) => void} onKeeping told of the attempt to keep it, which never rejects
   */
  async restore(url, onKeeping) {
    if (!this.#sums.has(url)) return undefined;
    const response = await this.#fetch(url).catch(() => undefined);
    if (response) onKeeping(this.#keep(url, response.clone()));
    return response;
  }

  /**
   * Reads the files of this release, keeps those that are missing or damaged anew, and answers with their number. Never rejects.
   *
   * @param {string} [language] one whose words are needed, beside those of which something is kept
   */
  async check(language) {
    let restored = 0;
    for (const url of await this.#needed(language)) {
      const found = await this.read(this.#name, url).catch(() => undefined);
      if (found) continue;
      let keeping = Promise.resolve(false);
      await this.restore(url, (isKept) => {
        keeping = isKept;
      });
      if (await keeping) restored += 1;
    }
    return restored;
  }

  /**
   * Deletes what is kept of all releases but some.
   *
   * @param {(string | null)[]} needed
   */
  async forgetOthers(needed) {
    const names = needed.map((release) => PREFIX + release);
    const all = await caches.keys();
    await Promise.all(all.filter((key) => key.startsWith(PREFIX) && !names.includes(key)).map((key) => caches.delete(key)));
  }

  /**
   * The files that are needed: those for everybody, and the words of the languages of which something is kept, of whatever
   * release.
   *
   * @param {string} [language] one that is needed, too
   */
  async #needed(language) {
    const spoken = new Set([language]);
    try {
      const releases = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
      const kept = await Promise.all(releases.map(async (key) => (await caches.open(key)).keys()));
      for (const { url } of kept.flat()) spoken.add(WORDS.exec(url)?.[1]);
    } catch {
      // Without them the page speaks English.
    }
    return [...this.#always, ...[...spoken].flatMap((tag) => this.#languages.get(tag ?? '') ?? [])];
  }

  /**
   * What the host has of a file, if it is of this release; rejects without a network.
   *
   * @param {string} url
   */
  async #fetch(url) {
    const response = await fetch(url, { cache: 'reload' });
    const content = await response.arrayBuffer();
    const sum = this.#sums.get(url) ?? '';
    if (!response.ok || (await hash(content)) !== sum) return undefined;
    // Anew, since a response that was redirected can't answer a navigation, and hosts differ in their media types.
    return new Response(content, { headers: { 'content-type': this.#typeOf(url), etag: `"${sum}"` } });
  }

  /**
   * @param {string} url
   * @param {Response} response
   */
  async #keep(url, response) {
    try {
      await (await caches.open(PREFIX + this.#name)).put(url, response);
      return true;
    } catch {
      // No room: it is fetched again the next time.
      return false;
    }
  }

  /** @param {string} url */
  #typeOf(url) {
    const path = url.slice(this.#home.length);
    return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  }
}

/** @param {Response} response */
const sumIn = (response) => /^"([0-9a-f]{32})"$/.exec(response.headers.get('etag') ?? '')?.[1];

/**
 * The first half of a SHA-256, as the build writes it.
 *
 * @param {ArrayBuffer} content
 */
async function hash(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
