// `<gambol-board>`: a table of Gambol in another site's page. The address of this file is the same in every release.

import { FRAMES } from 'games:frames';
import type { Tag } from '../words/vocabulary.ts';

/** The address of the page. */
const HOME = new URL('./', import.meta.url);
/** The version of the messages between this element and the page in its frame. */
const VERSION = 1;
/** The attributes that are also keys of a link. */
const KEYS = ['seed', 'position', 'view', 'moves', 'players', 'size', 'sets', 'draws', 'clock', 'left', 'at'];
/** The attributes of a puzzle that is in no file. */
const OWN_PUZZLE = ['position', 'solution', 'goal'];
/** The extra height of a frame for the moves and comments of a study, relative to its width. */
const STUDY_EXTRA_RATIO = 0.6;
/** The distance from the viewport at which a frame is loaded. */
const LOAD_MARGIN = '400px';
/** Milliseconds that a board may take to report that it is ready, in total and after its document is loaded. */
const LOAD_TIMEOUT = 30_000;
const START_TIMEOUT = 10_000;
/** Milliseconds from a change of the embedding page to the theme of the board, in browsers without an event for it. */
const THEME_DELAY = 200;
/** Milliseconds that a board may take to answer a request. */
const ANSWER_TIMEOUT = 10_000;
/** The address of a study, and in it the link. */
const ADDRESS = /^[^\s[]*(#\/\S*)$/;
/** The accessible name of a board in each language. */
const NAMES: Record<Exclude<Tag, 'en'>, (game: string) => string> = {
  de: (game) => `${game}-Brett`,
  fr: (game) => `Plateau de ${game}`,
  es: (game) => `Tablero de ${game}`,
  ja: (game) => `${game}の盤`,
  ar: (game) => `رقعة ${game}`,
};
/** What a reader is told whose board can't be loaded, in each language. */
const FAILED: Record<Tag, string> = {
  en:
    'This board can’t be loaded here: its host, or a rule of this page ' +
    '(frame-src, Cross-Origin-Embedder-Policy), may forbid it.',
  de:
    'Dieses Brett lässt sich hier nicht laden: Sein Host oder eine Regel dieser Seite ' +
    '(frame-src, Cross-Origin-Embedder-Policy) verbietet es vielleicht.',
  fr:
    'Ce plateau ne peut pas être chargé ici : son hébergeur, ou une règle de cette page ' +
    '(frame-src, Cross-Origin-Embedder-Policy), l’interdit peut-être.',
  es:
    'Este tablero no se puede cargar aquí: quizá lo impida su servidor o una regla de esta página ' +
    '(frame-src, Cross-Origin-Embedder-Policy).',
  ja: 'この盤をここで読み込めません。配信元か、このページの設定（frame-src、Cross-Origin-Embedder-Policy）が禁じているようです。',
  ar:
    'يتعذّر تحميل هذه الرقعة هنا: ربما يمنعها مضيفها أو إحدى قواعد هذه الصفحة ' +
    '(frame-src وCross-Origin-Embedder-Policy).',
};
/** The messages of rejected requests, for the authors of the embedding page. */
const FAULTS = {
  absent: 'The board is not on the page.',
  removed: 'The board was taken off the page before it had answered.',
  reloaded: 'The board was loaded again before it had answered.',
  failed: 'The board could not be loaded.',
  silent: 'The board took too long to answer.',
};

/** The value of a key of an object's own; an attribute may name what every object has. */
const own = <Value>(object: Record<string, Value>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Sets an attribute to the text of a property's value: lists are joined, and null, undefined and false remove it. */
function write(element: HTMLElement, name: string, value: unknown) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else
    element.setAttribute(
      name,
      value === true ? '' : Array.isArray(value) ? value.join(name === 'moves' ? ' ' : ',') : String(value),
    );
}

/** Percent-encodes a text; half a character can't be. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

const dark = matchMedia('(prefers-color-scheme: dark)');

// Declarations that the general rules of an embedding page could break are `!important`. A constructed style sheet is
// allowed by every policy on inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; max-width: 576px; overflow: visible !important;
    height: auto !important; max-height: none !important; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; border: 0; border-radius: 0.75rem; }
  iframe[hidden] { display: none; }
  i { position: absolute; visibility: hidden; forced-color-adjust: none;
    color: CanvasText; color: light-dark(#000, #fff); transition: color 1ms step-start; }
`);
/** Whether a change of the colour scheme is a transition of a colour. */
const hasSchemeEvents = CSS.supports('color', 'light-dark(#000, #fff)');

/** A pending request. It has a timeout once it is sent, which is when the board is ready. */
interface PendingRequest {
  message: object;
  resolve: (nothing: void) => void;
  reject: (error: Error) => void;
  timeout: ReturnType<typeof setTimeout> | null;
}

class GambolBoard extends HTMLElement {
  static observedAttributes = ['game', 'theme', 'mode', 'study', 'puzzle', 'solution', 'goal', ...KEYS];

  #frame: HTMLIFrameElement | null = null;
  #port: MessagePort | null = null;
  /** The pending requests by id. */
  #requests = new Map<number, PendingRequest>();
  /** The timeout of the loading board; null if none is loading. */
  #loading: ReturnType<typeof setTimeout> | null = null;
  #hasFailed = false;
  /** Whether the board has been seen. */
  #isPainted = false;
  #lastId = 0;
  /** The pending update after a change of attributes. */
  #update: '' | 'show' | 'load' = '';
  #state = { position: null as string | null, link: '' };
  /** The position of the property, until the board has one. */
  #given: string | null = null;
  /** Its colour is that of texts in the colour scheme of the embedding page. */
  #probe = document.createElement('i');
  /** Of browsers whose colour schemes change without an event. */
  #mutations = new MutationObserver(() => (this.#pending ??= setTimeout(this.#applyTheme, THEME_DELAY)));
  #pending: ReturnType<typeof setTimeout> | null = null;
  #observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && this.#load(),
    // `scrollMargin` is the margin within scrolling boxes, in browsers that support it.
    { rootMargin: LOAD_MARGIN, scrollMargin: LOAD_MARGIN } as IntersectionObserverInit,
  );

  // Each attribute is also a property, which frameworks set.
  static {
    for (const name of this.observedAttributes) {
      if (name === 'position') continue;
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get() {
          return this.getAttribute(name);
        },
        set(value) {
          write(this, name, value);
        },
      });
    }
  }

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    this.#probe.addEventListener('transitionrun', this.#applyTheme);
  }

  /** The position on the board, in the notation of its game; null until the board is ready, unless it was set. */
  get position() {
    return this.#state.position ?? this.#given;
  }

  /** Shows a position, even if the attribute has it already and moves were played since. */
  set position(position) {
    const before = this.getAttribute('position');
    write(this, 'position', position);
    const now = this.getAttribute('position');
    if (now === before && now !== null && this.#state.position !== now)
      this.attributeChangedCallback('position', null, now);
    this.#given = now;
  }

  /** The aspect ratio of the frame: its width divided by its height. */
  get ratio() {
    return 1 / ((this.#game?.height ?? 1) + (this.#study === null ? 0 : STUDY_EXTRA_RATIO));
  }

  /**
   * Plays a move for the player to move.
   *
   * @returns rejects with the reason if the move is not legal, or if the board does not answer
   */
  async play(move: string): Promise<void> {
    return this.#request({ type: 'play', move: String(move) });
  }

  /** Undoes the last turn of a person. */
  undo() {
    return this.#request({ type: 'undo' });
  }

  /** Opens the table of the attributes again. */
  reset() {
    return this.#request({ type: 'show', link: this.#link, study: this.#text });
  }

  connectedCallback() {
    // Properties that were set before the element was defined hide those of its class.
    for (const name of GambolBoard.observedAttributes as 'position'[]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      this[name] = value;
    }
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.referrerPolicy = 'no-referrer';
    this.#frame = frame;
    // The load event also fires for an error page, so the board must then report itself soon.
    frame.addEventListener('load', () => this.#loading !== null && this.#startTimeout(START_TIMEOUT));
    this.#layOut();
    this.shadowRoot?.replaceChildren(this.#probe, frame);
    // Such frames are allowed on isolated pages, but share no cache with other pages.
    if (crossOriginIsolated) this.#isolate();
    if (!hasSchemeEvents) this.#mutations.observe(document, { attributes: true, childList: true, subtree: true });
    addEventListener('message', this.#connect);
    addEventListener('beforeprint', this.#print);
    dark.addEventListener('change', this.#applyTheme);
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#mutations.disconnect();
    removeEventListener('message', this.#connect);
    removeEventListener('beforeprint', this.#print);
    dark.removeEventListener('change', this.#applyTheme);
    this.#port?.close();
    this.#port = null;
    this.#frame = null;
    this.#clearTimeout();
    this.#rejectAll(FAULTS.removed);
    this.shadowRoot?.replaceChildren();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before === now) return;
    if (name === 'position') this.#given = null;
    // A page that follows the moves on the board sets what is shown.
    if (
      name === 'position' &&
      now === this.#state.position &&
      !this.hasAttribute('moves') &&
      this.#study === null &&
      this.getAttribute('mode') !== 'puzzle'
    )
      return;
    if (name === 'theme') return this.#applyTheme();
    this.#state = { position: null, link: '' };
    this.#layOut();
    if (!this.#frame?.src) return;
    // Attributes that change in the same task cause one update.
    if (this.#update === '') queueMicrotask(() => this.#applyUpdate());
    if (this.#update !== 'load') this.#update = name === 'mode' ? 'load' : 'show';
  }

  /** Applies the pending update, if there is one. */
  #applyUpdate() {
    const update = this.#update;
    this.#update = '';
    if (update === 'load') this.#reload();
    else if (update) this.reset().catch(() => {});
  }

  get #game() {
    return own(FRAMES, this.getAttribute('game') ?? '');
  }

  /** The text or the address of the study; null if the element shows none. */
  get #study() {
    return this.getAttribute('study')?.trim() ?? null;
  }

  /** The text of the study, which may stand in the first `<pre>` within the element; empty if there is none. */
  get #text() {
    const study = this.#study;
    return study === ''
      ? (this.querySelector('pre')?.textContent ?? '')
      : study === null || ADDRESS.test(study)
        ? ''
        : study;
  }

  /** The link of the study or the table that the attributes describe. */
  get #link() {
    const study = this.#study;
    if (study !== null) return ADDRESS.exec(study)?.[1] ?? `#/${encode(this.getAttribute('game') ?? '')}/study`;
    const isPuzzle = this.getAttribute('mode') === 'puzzle';
    const pairs = (isPuzzle ? OWN_PUZZLE : KEYS).flatMap((key) => {
      const value = this.getAttribute(key);
      return value === null || value.trim() === '' ? [] : [`${key}=${encode(value.trim().replace(/\s+/g, '_'))}`];
    });
    const puzzle = isPuzzle ? `/puzzles/${encode(this.getAttribute('puzzle')?.trim() ?? '')}`.replace(/\/$/, '') : '';
    return `#/${encode(this.getAttribute('game') ?? '')}${puzzle}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  }

  /** The primary language tag of the element or its nearest ancestor that has one; empty if there is none. */
  get #language() {
    const [tag = ''] = (this.closest<HTMLElement>('[lang]')?.lang ?? '').toLowerCase().split('-');
    return tag;
  }

  /** The theme of the attribute, or that of the colour scheme of the embedding page. */
  get #theme() {
    const requested = this.getAttribute('theme');
    if (requested === 'light' || requested === 'dark') return requested;
    const [brightness = 0] = getComputedStyle(this.#probe).color.match(/[\d.]+/g) ?? [];
    return Number(brightness) > 127 ? 'dark' : 'light';
  }

  #layOut() {
    if (!this.#frame) return;
    this.#frame.style.aspectRatio = String(this.ratio);
    this.#frame.title =
      this.getAttribute('aria-label') ||
      (own(NAMES, this.#language)?.(this.#game?.name ?? 'Gambol') ?? `A ${this.#game?.name ?? 'Gambol'} board`);
  }

  #load() {
    if (!this.#frame || this.#frame.src) return;
    this.#observer.disconnect();
    this.#reload();
  }

  #reload() {
    if (!this.#frame) return;
    const url = new URL('frame.html', HOME);
    const mode = encode(this.getAttribute('mode') ?? 'play');
    const language = this.#language && `&lang=${encode(this.#language)}`;
    url.search = `?embed&theme=${this.#theme}&mode=${mode}${language}`;
    // A game that was played before the element was moved is restored, unless its link is a public view, which can't be
    // played on, and unless it is a study.
    const { link } = this.#state;
    url.hash = link === '' || this.#study !== null || /[?&]view=/.test(link) ? this.#link : link;
    this.#frame.style.colorScheme = this.#theme;
    // A frame does not reload for an address that differs only in its fragment.
    if (this.#frame.src) url.searchParams.set('again', String((this.#lastId += 1)));
    this.#port?.close();
    this.#port = null;
    this.#isPainted = false;
    this.#startTimeout(LOAD_TIMEOUT);
    this.#frame.src = url.href;
  }

  #startTimeout(millis: number) {
    this.#clearTimeout();
    this.#loading = setTimeout(() => this.#fail(), millis);
  }

  /** Ends the timeout, and shows the frame. */
  #clearTimeout() {
    if (this.#loading !== null) clearTimeout(this.#loading);
    this.#loading = null;
    this.#hasFailed = false;
    this.#fallBack();
  }

  /**
   * Rejects all requests, because the board could not be loaded.
   *
   * @param isSilent whether nothing in the frame says so
   */
  #fail(isSilent = true) {
    if (isSilent && this.#isolate()) return this.#reload();
    this.#clearTimeout();
    this.#hasFailed = true;
    this.#rejectAll(FAULTS.failed);
    if (!isSilent) return;
    this.#fallBack(this.#makeLink(own(FAILED, this.#language) ?? FAILED['en']));
  }

  /** Lets the frame load on a page that embeds nothing with credentials; false if it does already, or never can. */
  #isolate() {
    const frame = this.#frame as (HTMLIFrameElement & { credentialless?: boolean }) | null;
    if (frame?.credentialless !== false) return false;
    return (frame.credentialless = true);
  }

  /** Shows the frame, or in its place the text between the tags and a link. */
  #fallBack(link: HTMLElement | null = null) {
    if (!this.#frame) return;
    this.#frame.hidden = link !== null;
    // A frame that is moved is loaded again.
    while (this.#frame.nextSibling) this.#frame.nextSibling.remove();
    if (link) this.#frame.after(document.createElement('slot'), link);
  }

  /**
   * Prints a board that was never seen as the text between the tags: nothing is loaded or drawn while a page is
   * printed.
   */
  #print = () => {
    if (this.#isPainted || this.#hasFailed) return;
    this.#fallBack(this.#makeLink(this.#frame?.title));
    addEventListener('afterprint', () => this.#hasFailed || this.#fallBack(), { once: true });
  };

  /** A link to the board on a page of its own. */
  #makeLink(words = '') {
    const link = document.createElement('a');
    link.href = new URL(this.#link, HOME).href;
    link.textContent = words;
    return link;
  }

  #rejectAll(words: string) {
    for (const id of [...this.#requests.keys()]) this.#settle(id, words);
  }

  /**
   * Settles a request.
   *
   * @param words the reason of a rejection
   */
  #settle(id: number, words?: string) {
    const { resolve, reject, timeout } = this.#requests.get(id) ?? {};
    this.#requests.delete(id);
    if (timeout) clearTimeout(timeout);
    if (words === undefined) resolve?.();
    else reject?.(new Error(words));
  }

  #applyTheme = () => {
    if (this.#pending !== null) clearTimeout(this.#pending);
    this.#pending = null;
    if (!this.#frame?.src) return;
    this.#frame.style.colorScheme = this.#theme;
    this.#port?.postMessage({ type: 'theme', theme: this.#theme });
  };

  #request(message: { type: string; move?: string; link?: string; study?: string }) {
    if (!this.#frame) return Promise.reject(new Error(FAULTS.absent));
    this.#applyUpdate();
    // A request loads the board, wherever it is on the page.
    this.#load();
    if (this.#hasFailed) this.#reload();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve: (nothing: void) => void, reject) => {
      this.#requests.set(id, { message: { ...message, id }, resolve, reject, timeout: null });
      this.#send(id);
    });
  }

  /** Sends a request if the board is ready. */
  #send(id: number) {
    const request = this.#requests.get(id);
    if (!this.#port || !request) return;
    this.#port.postMessage(request.message);
    request.timeout = setTimeout(() => this.#settle(id, FAULTS.silent), ANSWER_TIMEOUT);
  }

  /** Answers the greeting of the page in the frame with one end of a channel. */
  #connect = ({ source, data }: MessageEvent) => {
    if (!this.#frame || source === null || source !== this.#frame.contentWindow) return;
    if (data?.gambol !== VERSION) return;
    if (data.type === 'failed') return this.#fail(false);
    if (data.type !== 'hello' || typeof data.key !== 'string') return;
    this.#clearTimeout();
    for (const [id, { timeout }] of [...this.#requests]) if (timeout !== null) this.#settle(id, FAULTS.reloaded);
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#receive(data);
    // A sandboxed page has no origin that could be the target; the key identifies it instead.
    this.#frame.contentWindow?.postMessage({ gambol: VERSION, type: 'channel', key: data.key }, '*', [port2]);
    this.#applyTheme();
    // No address is long enough for the text of every study.
    const study = this.#text;
    if (study !== '') port1.postMessage({ type: 'show', link: this.#link, study });
    for (const id of this.#requests.keys()) this.#send(id);
  };

  /** @param message a message of the page in the frame */
  #receive(message: any) {
    const { type, id, detail } = Object(message);
    if (type === 'painted') this.#isPainted = true;
    if (type === 'state' && typeof message.link === 'string' && typeof message.position === 'string') {
      this.#state = { position: message.position, link: message.link };
    } else if (
      type === 'event' &&
      typeof message.name === 'string' &&
      /^(ready|move|over|solved|failed)$/.test(message.name)
    ) {
      this.dispatchEvent(new CustomEvent(`gambol-${message.name}`, { detail, bubbles: true }));
    } else if (type === 'answer' && this.#requests.has(id)) {
      this.#settle(id, typeof message.error === 'string' ? message.error : undefined);
    } else if (type === 'open' && typeof message.link === 'string' && message.link.startsWith('#/')) {
      open(new URL(message.link, HOME), '_blank', 'noopener');
    }
  }
}

if (!customElements.get('gambol-board')) customElements.define('gambol-board', GambolBoard);
