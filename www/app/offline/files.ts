// The stored files of releases: verified on every read, and fetched again if missing or damaged.

/** A file of a release: its path relative to the page, and its hash. */
export type File = [path: string, hash: string];

const PREFIX = 'gambol/release/';
/** Where the file is remembered whose hash was wrong when a release was to be installed. */
const STATE = 'gambol/state';
/** The media types by file extension; the path of the page itself is empty. */
const TYPES = {
  '': 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
} as Record<string, string>;

/** Matches the address of a file of a group: words of a language, documentation, puzzles, or a course. */
const GROUP_FILE = /\/www\/([a-z]+)-\w+\.js$/;

/** The files of one release. */
export class ReleaseFiles {
  #home;
  #name;
  #page;
  /** The hash of each file of this release, by its address. */
  #hashes: Map<string, string>;
  /** The addresses of the files that every visitor needs. */
  #common;
  /**
   * The addresses of the files of each group, by its name: the tag of a language, `docs`, `puzzlesgambit`, or
   * `coursegambitde`.
   */
  #groups;

  /**
   * @param home the address of the page
   * @param name the release of this worker
   * @param files the files that every visitor needs
   * @param groups files that are stored for visitors who have opened one of them
   * @param page the text of the page itself, because some hosts add to HTML that they serve
   */
  constructor(home: string, name: string, files: File[], groups: Record<string, File[]>, page?: string) {
    const addressOf = ([path]: File) => new URL(path, home).href;
    this.#home = home;
    this.#name = name;
    this.#page = page;
    this.#hashes = new Map([files, ...Object.values(groups)].flat().map((file) => [addressOf(file), file[1]]));
    this.#common = files.map(addressOf);
    this.#groups = new Map(Object.entries(groups).map(([group, paths]) => [group, paths.map(addressOf)]));
  }

  /**
   * Stores the files of this release: those that an earlier one has as they are, and fetches the others. Rejects, and
   * stores nothing, if the hash of a file is wrong; nothing but that file is fetched at the next attempts, until it is
   * right.
   *
   * @param onAltered called the first time that the host serves a file with another content
   */
  async install(onAltered: () => void = () => {}) {
    const where = new URL(`?altered=${this.#name}`, this.#home).href;
    const altered = await caches
      .match(where, { cacheName: STATE })
      .then((found) => found?.text())
      .catch(() => undefined);
    if (altered !== undefined && this.#hashes.has(altered) && !(await this.#fetch(altered)))
      throw new Error(`${altered} is not of release ${this.#name}`);
    const onWrong = async (url: string) => {
      onAltered();
      await caches
        .open(STATE)
        .then((cache) => cache.put(where, new Response(url)))
        .catch(() => {});
    };
    const earlier = await this.#earlier().catch(() => new Map<string, Response>());
    const fetched = await Promise.all(
      (await this.#needed()).map(async (url) => {
        // Several files may have the same content.
        const known = earlier.get(this.#hashes.get(url) ?? '')?.clone();
        const stored = known && (await this.#checked(url, await known.arrayBuffer()).catch(() => undefined));
        const response = stored ?? (await this.#fetch(url, altered === undefined ? onWrong : undefined));
        if (!response) throw new Error(`${url} is not of release ${this.#name}`);
        return [url, response] as const;
      }),
    );
    try {
      const cache = await caches.open(PREFIX + this.#name);
      await Promise.all(fetched.map(([url, response]) => cache.put(url, response)));
    } catch (error) {
      // Storage is full: an incomplete release is useless.
      await this.#delete(PREFIX + this.#name);
      throw error;
    }
  }

  /** Reads a stored file; undefined if it is missing or its hash is wrong. */
  async read(release: string, url: string) {
    const where = { cacheName: PREFIX + release, ignoreVary: true };
    const [found, copy] = await Promise.all([caches.match(url, where), caches.match(url, where)]);
    if (!found || !copy || found.status !== 200 || found.redirected) return undefined;
    if (found.headers.get('content-type') !== this.#typeOf(url)) return undefined;
    // The hash of another release's file is known only from the entry itself.
    const expected = release === this.#name ? this.#hashes.get(url) : hashIn(found);
    // The hash is computed from a copy, because browsers attach compiled code to an unread response.
    return (await hasHash(await copy.arrayBuffer(), expected)) ? found : undefined;
  }

  /**
   * Fetches a file of this release, bypassing the HTTP cache; undefined if the host does not have the right one.
   *
   * @param onStoring called with the result of storing it, which never rejects
   */
  async refetch(url: string, onStoring: (isStored: Promise<boolean>) => void) {
    if (!this.#hashes.has(url)) return undefined;
    const response = await this.#fetch(url).catch(() => undefined);
    if (response) onStoring(this.#store(url, response.clone()));
    return response;
  }

  /**
   * Verifies the needed files of this release, restores missing and damaged ones, and returns their number. Never
   * rejects.
   *
   * @param language the tag of a further language whose words are needed
   * @param isAll whether all groups of that language are needed, also those that were never opened
   */
  async repair(language?: string, isAll = false) {
    let restored = 0;
    for (const url of await this.#needed(language, isAll)) {
      const found = await this.read(this.#name, url).catch(() => undefined);
      if (found) continue;
      let storing = Promise.resolve(false);
      await this.refetch(url, (isStored) => {
        storing = isStored;
      });
      if (await storing) restored += 1;
    }
    return restored;
  }

  /** Deletes the stored files of all other releases of this page. */
  async deleteOthers(needed: (string | null)[]) {
    const names = needed.map((release) => PREFIX + release);
    const all = await caches.keys();
    await Promise.all(
      all.filter((key) => key.startsWith(PREFIX) && !names.includes(key)).map((key) => this.#delete(key)),
    );
  }

  /** Deletes the files of this page in a store, and the store unless it has files of another page of the same host. */
  async #delete(key: string) {
    const cache = await caches.open(key);
    const all = await cache.keys();
    const own = all.filter(({ url }) => this.#isOwn(url));
    if (own.length === all.length) await caches.delete(key);
    else await Promise.all(own.map((request) => cache.delete(request)));
  }

  /** Whether an address is that of this page, or of a file of one of its releases. */
  #isOwn(url: string) {
    return url.startsWith(this.#home) && /^([0-9a-f]{12}\/|$)/.test(url.slice(this.#home.length));
  }

  /** The files that are stored for other releases, by their hashes. */
  async #earlier() {
    const releases = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
    const stored = await Promise.all(releases.map(async (key) => (await caches.open(key)).matchAll()));
    return new Map(stored.flat().map((response) => [hashIn(response) ?? '', response]));
  }

  /**
   * The addresses of the needed files: the common ones, and those of every group of which a file is stored for any
   * release of this page.
   *
   * @param language the tag of a further language
   * @param isAll whether all groups of that language are needed
   */
  async #needed(language?: string, isAll = false) {
    const names = new Set([
      language,
      ...(isAll ? [...this.#groups.keys()].filter((group) => languageOf(group, language) === language) : []),
    ]);
    try {
      const releases = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
      const requests = await Promise.all(releases.map(async (key) => (await caches.open(key)).keys()));
      for (const { url } of requests.flat()) if (this.#isOwn(url)) names.add(GROUP_FILE.exec(url)?.[1]);
    } catch {
      // Without them the page is in English.
    }
    return [...this.#common, ...[...names].flatMap((group) => this.#groups.get(group ?? '') ?? [])];
  }

  /**
   * Fetches a file from the host; undefined if its hash is wrong. Rejects without a network.
   *
   * @param onWrong called if the host serves another content
   */
  async #fetch(url: string, onWrong?: (url: string) => Promise<void>) {
    const isPage = url === this.#home && this.#page !== undefined;
    const response = isPage ? new Response(this.#page) : await fetch(url, { cache: 'reload' });
    const content = await response.arrayBuffer();
    if (!response.ok) return undefined;
    const checked = await this.#checked(url, content);
    if (!checked) await onWrong?.(url);
    return checked;
  }

  /** The file with this content, to be stored; undefined if its hash is wrong. */
  async #checked(url: string, content: ArrayBuffer) {
    const expected = this.#hashes.get(url);
    if (!(await hasHash(content, expected))) return undefined;
    // A new response, because a redirected one can't answer a navigation, and hosts send different media types.
    return new Response(content, { headers: { 'content-type': this.#typeOf(url), etag: `"${expected}"` } });
  }

  async #store(url: string, response: Response) {
    try {
      await (await caches.open(PREFIX + this.#name)).put(url, response);
      return true;
    } catch {
      // Storage is full: the file is fetched again the next time.
      return false;
    }
  }

  #typeOf(url: string) {
    const path = url.slice(this.#home.length);
    return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  }
}

/**
 * The language of a group; any one if it has none. The groups of languages are named after their tags, and so end those
 * of courses.
 */
const languageOf = (group: string, any: string | undefined) => /^(?:course\w+)?([a-z]{2})$/.exec(group)?.[1] ?? any;

const hashIn = (response: Response) => /^"([0-9a-f]{8,64})"$/.exec(response.headers.get('etag') ?? '')?.[1];

/** Whether a hash is how the SHA-256 of a file begins in hexadecimal. Each release chooses how much of it is kept. */
async function hasHash(content: ArrayBuffer, hash: string | undefined) {
  if (!hash) return false;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .startsWith(hash);
}
