// `<gambol-board>`: a table of Gambol in somebody else's page. This file keeps its address from release to release.

/** Where the page of the games is. */
const HOME = new URL('./', import.meta.url);
/** The version of the messages between this element and the page in its frame. */
const VERSION = 1;
/** A line a game: its name, and the height of its frame by the width, with room for words and buttons around the board. */
const GAMES = /** @type {Record<string, { name: string, height: number }>} */ ({
  gambit: { name: 'Gambit', height: 0.8 },
  combo: { name: 'Combo', height: 1.3 },
  triboard: { name: 'Triboard', height: 1 },
  luckymoose: { name: 'LuckyMoose', height: 1.5 },
});
/** The attributes that an address has too. */
const KEYS = ['seed', 'position', 'moves', 'players', 'size', 'sets', 'draws', 'clock', 'left', 'at'];
/** A frame is loaded when it is so near to what is seen. */
const NEAR = '400px';

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
 * @typedef {{ resolve: () => void, reject: (error: Error) => void }} Waiting
 */

class GambolBoard extends HTMLElement {
  static observedAttributes = ['game', 'theme', 'mode', ...KEYS];

  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** @type {object[]} What is to be said as soon as somebody listens. */
  #unsaid = [];
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
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
   * @returns {Promise<void>} rejects, with words on why, where it is not legal
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
    return GAMES[this.getAttribute('game') ?? ''];
  }

  /** The fragment of the table that the attributes speak of. */
  get #link() {
    const pairs = KEYS.flatMap((key) => {
      const value = this.getAttribute(key);
      return value === null ? [] : [`${key}=${encodeURIComponent(value.trim().replace(/\s+/g, '_'))}`];
    });
    return `#/${encodeURIComponent(this.getAttribute('game') ?? '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
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
    this.#frame.title = this.getAttribute('aria-label') ?? `A board of ${this.#game?.name ?? 'Gambol'}`;
  }

  #load() {
    if (!this.#frame || this.#frame.src) return;
    this.#observer.disconnect();
    this.#reload();
  }

  #reload() {
    if (!this.#frame) return;
    const url = new URL(HOME);
    url.search = `?embed&theme=${this.#theme}&mode=${encodeURIComponent(this.getAttribute('mode') ?? 'play')}`;
    // What was played before the element was moved about is still there.
    url.hash = this.#state.link || this.#link;
    this.#frame.style.colorScheme = this.#theme;
    // A frame goes to an address that differs in its fragment alone without being loaded.
    if (this.#frame.src) url.searchParams.set('again', String((this.#asked += 1)));
    this.#frame.src = url.href;
  }

  #paint = () => {
    if (!this.#frame?.src) return;
    this.#frame.style.colorScheme = this.#theme;
    this.#say({ type: 'theme', theme: this.#theme });
  };

  /** @param {{ type: string, move?: string, link?: string }} question */
  #ask(question) {
    // Whoever asks wants it on the screen.
    this.#load();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((/** @type {(nothing: void) => void} */ resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#say({ ...question, id });
    });
  }

  /** @param {object} message */
  #say(message) {
    if (this.#port) this.#port.postMessage(message);
    else this.#unsaid.push(message);
  }

  /**
   * The page in the frame says that it is there, and is given a channel of its own.
   *
   * @param {MessageEvent} event
   */
  #hear = ({ source, data }) => {
    if (!this.#frame || source === null || source !== this.#frame.contentWindow) return;
    if (data?.gambol !== VERSION || data.type !== 'hello' || typeof data.key !== 'string') return;
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#take(data);
    // A sandboxed page has no origin that could be named; the key is its own.
    this.#frame.contentWindow?.postMessage({ gambol: VERSION, type: 'channel', key: data.key }, '*', [port2]);
    this.#unsaid.splice(0).forEach((message) => this.#say(message));
  };

  /** @param {any} message what the page in the frame says */
  #take(message) {
    const { type, id, detail } = Object(message);
    if (type === 'state' && typeof message.link === 'string' && typeof message.position === 'string') {
      this.#state = { position: message.position, link: message.link };
    } else if (type === 'event' && /^(ready|move|over)$/.test(message.name)) {
      this.dispatchEvent(new CustomEvent(`gambol-${message.name}`, { detail, bubbles: true }));
    } else if (type === 'answer' && this.#waiting.has(id)) {
      const { resolve, reject } = /** @type {Waiting} */ (this.#waiting.get(id));
      this.#waiting.delete(id);
      if (typeof message.error === 'string') reject(new Error(message.error));
      else resolve();
    } else if (type === 'open' && /^#\//.test(message.link)) {
      open(new URL(message.link, HOME), '_blank', 'noopener');
    }
  }
}

if (!customElements.get('gambol-board')) customElements.define('gambol-board', GambolBoard);
