// `<gambol-board>`: a table of Gambol in somebody else's page. This file keeps its address from release to release.

import { FRAMES } from 'games:frames';

/** Where the page of the games is. */
const HOME = new URL('./', import.meta.url);
/** The version of the messages between this element and the page in its frame. */
const VERSION = 1;
/** The attributes that an address has too. */
const KEYS = ['seed', 'position', 'view', 'moves', 'players', 'size', 'sets', 'draws', 'clock', 'left', 'at'];
/** A frame is loaded when it is so near to what is seen. */
const NEAR = '400px';
/** Milliseconds that a board may take until it says that it is there, and after its document has come. */
const LOADING = 30_000;
const STARTING = 10_000;
/** Milliseconds that it may take for an answer. */
const ANSWERING = 10_000;
/** What a board is called in each language, for those who hear it. @type {Record<string, (game: string) => string>} */
const NAMES = {
  de: (game) => `${game}-Brett`,
  fr: (game) => `Plateau de ${game}`,
  es: (game) => `Tablero de ${game}`,
  ja: (game) => `${game}の盤`,
  ar: (game) => `رقعة ${game}`,
};
/** Why a question is not answered: for those who wrote the page around. */
const FAULTS = {
  absent: 'The board is not on the page.',
  removed: 'The board was taken off the page before it had answered.',
  reloaded: 'The board was loaded again before it had answered.',
  failed: 'The board could not be loaded.',
  silent: 'The board took too long to answer.',
};

const dark = matchMedia('(prefers-color-scheme: dark)');

// What belongs to the frame is important where a page's own rules for everything would spoil it. Sheets that are made
// like this pass every policy on inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; max-width: 576px; height: auto !important; max-height: none !important; overflow: visible !important; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; border: 0; border-radius: 0.75rem; }
`);

/**
 * A question that waits for its answer: asked already, with a limit to its time, or as soon as the board is there.
 *
 * @typedef {object} Waiting
 * @property {object} question
 * @property {(nothing: void) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {ReturnType<typeof setTimeout> | null} limit
 */

class GambolBoard extends HTMLElement {
  static observedAttributes = ['game', 'theme', 'mode', ...KEYS];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | null} The limit to the time that the board may take to be there. */
  #loading = null;
  #hasFailed = false;
  #asked = 0;
  /** @type {'' | 'show' | 'load'} What is to be done about attributes that have changed. */
  #change = '';
  #state = { position: /** @type {string | null} */ (null), link: '' };
  #observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && this.#load(),
    // Boxes that scroll of their own have a margin too, where the browser knows how.
    /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }),
  );

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }

  /** The position on the board, as the game writes it; null before it is there. */
  get position() {
    return this.#state.position;
  }

  /** The width of the frame by its height. */
  get ratio() {
    return 1 / (this.#game?.height ?? 1);
  }

  /**
   * Plays a move for whoever is to move.
   *
   * @param {string} move
   * @returns {Promise<void>} rejects, with words on why, where it is not legal or gets no answer
   */
  play(move) {
    return this.#ask({ type: 'play', move: String(move) });
  }

  /** Takes the last turn of a person back. */
  undo() {
    return this.#ask({ type: 'undo' });
  }

  /** Begins again with what the attributes say. */
  reset() {
    return this.#ask({ type: 'show', link: this.#link });
  }

  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    this.#frame = frame;
    // A page that could not be had has been loaded, too; one that could says soon that it is there.
    frame.addEventListener('load', () => this.#loading !== null && this.#waitForStart(STARTING));
    this.#shape();
    this.shadowRoot?.replaceChildren(frame);
    addEventListener('message', this.#hear);
    dark.addEventListener('change', this.#paint);
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    removeEventListener('message', this.#hear);
    dark.removeEventListener('change', this.#paint);
    this.#port?.close();
    this.#port = null;
    this.#frame = null;
    this.#stopWaiting();
    this.#rejectAll(FAULTS.removed);
    this.shadowRoot?.replaceChildren();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#frame) return;
    if (name === 'theme') return this.#paint();
    this.#state = { position: null, link: '' };
    this.#shape();
    if (!this.#frame.src) return;
    // Several attributes that change at once are one change.
    if (this.#change === '') queueMicrotask(() => this.#follow());
    if (this.#change !== 'load') this.#change = name === 'mode' ? 'load' : 'show';
  }

  #follow() {
    if (this.#change === 'load') this.#reload();
    else this.reset().catch(() => {});
    this.#change = '';
  }

  get #game() {
    return FRAMES[this.getAttribute('game') ?? ''];
  }

  /** The fragment of the table that the attributes speak of. */
  get #link() {
    const pairs = KEYS.flatMap((key) => {
      const value = this.getAttribute(key);
      return value === null ? [] : [`${key}=${encodeURIComponent(value.trim().replace(/\s+/g, '_'))}`];
    });
    return `#/${encodeURIComponent(this.getAttribute('game') ?? '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  }

  /** The language that the attribute asks for, or that of the page around: its primary tag; empty where neither tells. */
  get #language() {
    const [tag = ''] = (/** @type {HTMLElement | null} */ (this.closest('[lang]'))?.lang ?? '').toLowerCase().split('-');
    return tag;
  }

  /** As the attribute says, or as the page around is: one that knows nothing of schemes is light. */
  get #theme() {
    const asked = this.getAttribute('theme');
    if (asked === 'light' || asked === 'dark') return asked;
    const scheme = getComputedStyle(this).colorScheme;
    const isDark = /\bdark\b/.test(scheme) && (!/\blight\b/.test(scheme) || dark.matches);
    return isDark ? 'dark' : 'light';
  }

  #shape() {
    if (!this.#frame) return;
    this.#frame.style.aspectRatio = String(this.ratio);
    this.#frame.title = this.getAttribute('aria-label') ?? NAMES[this.#language]?.(this.#game?.name ?? 'Gambol') ?? `A ${this.#game?.name ?? 'Gambol'} board`;
  }

  #load() {
    if (!this.#frame || this.#frame.src) return;
    this.#observer.disconnect();
    this.#reload();
  }

  #reload() {
    if (!this.#frame) return;
    const url = new URL(HOME);
    url.search = `?embed&theme=${this.#theme}&mode=${encodeURIComponent(this.getAttribute('mode') ?? 'play')}${this.#language && `&lang=${encodeURIComponent(this.#language)}`}`;
    // What was played before the element was moved about is still there, unless its link is only for looking on:
    // nobody could play on with that.
    const { link } = this.#state;
    url.hash = link === '' || /[?&]view=/.test(link) ? this.#link : link;
    this.#frame.style.colorScheme = this.#theme;
    // A frame goes to an address that differs in its fragment alone without being loaded.
    if (this.#frame.src) url.searchParams.set('again', String((this.#asked += 1)));
    this.#port?.close();
    this.#port = null;
    this.#waitForStart(LOADING);
    this.#frame.src = url.href;
  }

  /** @param {number} millis */
  #waitForStart(millis) {
    this.#stopWaiting();
    this.#loading = setTimeout(() => this.#fail(), millis);
  }

  #stopWaiting() {
    if (this.#loading !== null) clearTimeout(this.#loading);
    this.#loading = null;
    this.#hasFailed = false;
  }

  /** The board does not come. */
  #fail() {
    this.#stopWaiting();
    this.#hasFailed = true;
    this.#rejectAll(FAULTS.failed);
  }

  /** @param {string} words */
  #rejectAll(words) {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, words);
  }

  /**
   * Ends a question, with words on why where it has failed.
   *
   * @param {number} id
   * @param {string} [words]
   */
  #settle(id, words) {
    const { resolve, reject, limit } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (limit) clearTimeout(limit);
    if (words === undefined) resolve?.();
    else reject?.(new Error(words));
  }

  #paint = () => {
    if (!this.#frame?.src) return;
    this.#frame.style.colorScheme = this.#theme;
    this.#port?.postMessage({ type: 'theme', theme: this.#theme });
  };

  /** @param {{ type: string, move?: string, link?: string }} question */
  #ask(question) {
    if (!this.#frame) return Promise.reject(new Error(FAULTS.absent));
    // A question calls for the board to be there.
    this.#load();
    if (this.#hasFailed) this.#reload();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((/** @type {(nothing: void) => void} */ resolve, reject) => {
      this.#waiting.set(id, { question: { ...question, id }, resolve, reject, limit: null });
      this.#send(id);
    });
  }

  /**
   * Sends a question, where there is a board that hears it.
   *
   * @param {number} id
   */
  #send(id) {
    const waiting = this.#waiting.get(id);
    if (!this.#port || !waiting) return;
    this.#port.postMessage(waiting.question);
    waiting.limit = setTimeout(() => this.#settle(id, FAULTS.silent), ANSWERING);
  }

  /**
   * The page in the frame says that it is there, and is given a channel of its own.
   *
   * @param {MessageEvent} event
   */
  #hear = ({ source, data }) => {
    if (!this.#frame || source === null || source !== this.#frame.contentWindow) return;
    if (data?.gambol !== VERSION) return;
    if (data.type === 'failed') return this.#fail();
    if (data.type !== 'hello' || typeof data.key !== 'string') return;
    this.#stopWaiting();
    for (const [id, { limit }] of [...this.#waiting]) if (limit !== null) this.#settle(id, FAULTS.reloaded);
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#take(data);
    // A sandboxed page has no origin that could be named; the key is its own.
    this.#frame.contentWindow?.postMessage({ gambol: VERSION, type: 'channel', key: data.key }, '*', [port2]);
    this.#paint();
    for (const id of this.#waiting.keys()) this.#send(id);
  };

  /** @param {any} message what the page in the frame says */
  #take(message) {
    const { type, id, detail } = Object(message);
    if (type === 'state' && typeof message.link === 'string' && typeof message.position === 'string') {
      this.#state = { position: message.position, link: message.link };
    } else if (type === 'event' && /^(ready|move|over)$/.test(message.name)) {
      this.dispatchEvent(new CustomEvent(`gambol-${message.name}`, { detail, bubbles: true }));
    } else if (type === 'answer' && this.#waiting.has(id)) {
      this.#settle(id, typeof message.error === 'string' ? message.error : undefined);
    } else if (type === 'open' && typeof message.link === 'string' && message.link.startsWith('#/')) {
      open(new URL(message.link, HOME), '_blank', 'noopener');
    }
  }
}

if (!customElements.get('gambol-board')) customElements.define('gambol-board', GambolBoard);
