// A host page with an element of `embed.js`, and the page in its frame with a table, in a browser of a few lines: messages are cloned as a
// browser clones them, and arrive when they are told to.

import { loadWith } from './bundle.js';

const HOME = 'https://games.example/a/b/';

/** A window's messages: what was sent to it waits until the next turn. */
class Queue {
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {() => void} deliver */
  add(deliver) {
    this.#waiting.push(deliver);
  }

  /** Delivers what was sent, and what is sent thereby, and awaits what that begins. */
  async settle() {
    for (let turn = 0; turn < 50; turn += 1) {
      for (const deliver of this.#waiting.splice(0)) deliver();
      // Sentences of the engine's errors may be loaded in between.
      for (let n = 0; n < 12; n += 1) await null;
      if (this.#waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
      if (this.#waiting.length === 0) return;
    }
  }
}

/** Two ports of a channel. @param {Queue} queue */
function makeChannel(queue) {
  const port = () => ({ onmessage: /** @type {((event: { data: unknown }) => void) | null} */ (null), isClosed: false, other: /** @type {any} */ (null), close() {
    this.isClosed = true;
  }, postMessage(/** @type {unknown} */ data) {
    const copy = structuredClone(data);
    queue.add(() => !this.isClosed && !this.other.isClosed && this.other.onmessage?.({ data: copy }));
  } });
  const [port1, port2] = [port(), port()];
  port1.other = port2;
  port2.other = port1;
  return { port1, port2 };
}

/** Listeners of a window. */
function makeListeners() {
  /** @type {[string, (event: any) => void][]} */
  const all = [];
  return {
    add: (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => void all.push([type, listener]),
    remove: (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => {
      const at = all.findIndex(([other, each]) => other === type && each === listener);
      if (at >= 0) all.splice(at, 1);
    },
    clear: () => void all.splice(0),
    tell: (/** @type {string} */ type, /** @type {unknown} */ event) => {
      for (const [other, listener] of [...all]) if (other === type) listener(event);
    },
  };
}

/** An element that keeps what the modules ask of it. */
class Element extends EventTarget {
  /** @type {Map<string, string>} */
  #attributes = new Map();
  style = /** @type {Record<string, unknown>} */ ({ setProperty() {} });
  /** @type {unknown[]} */
  children = [];
  lang = '';
  textContent = '';
  parent = /** @type {{ lang: string } | null} */ (null);
  pre = /** @type {{ textContent: string } | null} */ (null);
  shadowRoot = { adoptedStyleSheets: [], replaceChildren() {} };

  attachShadow() {
    return this.shadowRoot;
  }

  getAttribute(/** @type {string} */ name) {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(/** @type {string} */ name) {
    return this.#attributes.has(name);
  }

  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    const before = this.getAttribute(name);
    this.#attributes.set(name, value);
    const { observedAttributes = [] } = /** @type {any} */ (this.constructor);
    if (observedAttributes.includes(name)) /** @type {any} */ (this).attributeChangedCallback(name, before, value);
  }

  removeAttribute(/** @type {string} */ name) {
    const before = this.getAttribute(name);
    this.#attributes.delete(name);
    const { observedAttributes = [] } = /** @type {any} */ (this.constructor);
    if (before !== null && observedAttributes.includes(name)) /** @type {any} */ (this).attributeChangedCallback(name, before, null);
  }

  closest() {
    return this.lang === '' ? this.parent : this;
  }

  querySelector() {
    return this.pre;
  }

  nextSibling = null;
  append() {}
  after() {}
  focus() {}
  replaceChildren(/** @type {unknown[]} */ ...children) {
    this.children = children;
  }
}

/** Elements without a document; texts stay readable. */
const DOM = `
const element = () => ({ textContent: '', hidden: false, inert: false, style: { setProperty() {} }, attributes: new Map(), children: [], append() {}, addEventListener() {}, focus() {}, contains: () => false,
  setAttribute(name, value) { this.attributes.set(name, value); }, getAttribute(name) { return this.attributes.get(name) ?? null; }, replaceChildren(...children) { this.children = children; } });
export const make = (tag, attributes = {}, ...children) => {
  const made = element();
  made.children = children.filter(Boolean);
  made.onclick = attributes.onclick;
  return made;
};
export const draw = element;
export const icon = element;
export const setText = (made, text) => { made.textContent = text; };
export const setAttribute = (made, name, value) => made.setAttribute(name, value);
export const openDialog = element;
export const closeDialogs = () => {};
export const addIcons = () => {};
export const nextPaint = () => Promise.resolve();
`;

/** A table without a picture: the game, its players and the rules about turns are those of the page. */
const TABLE = `
import { Play } from '../../game/play.js';
import { nextStop } from '../../game/seats.js';
import { checkAttempt } from './attempt.js';
import { make } from '../../ui/dom.js';
export class Table {
  constructor(game, { engine, isLocked }, listener) {
    this.listener = listener;
    this.play = new Play(game, { engine, think: () => new Promise(() => {}), isLocked, isHidden: () => false }, { onTick() {}, onEnd() {} });
    const board = { ratio: () => 1, focus() {}, painted: Promise.resolve(), element: make('div'), refresh() {} };
    this.display = { board };
    shown.table = this;
  }
  open(state) {
    const problems = this.play.open(state);
    this.listener.onState();
    return problems;
  }
  attempt(move) {
    checkAttempt(this.play, move);
    const played = this.play.play(move, false);
    this.listener.onPlayed?.();
    this.listener.onMove?.(played.move, played.ply);
    this.listener.onState();
  }
  undo() {
    this.seek(nextStop(this.play.sight, -1));
  }
  seek(ply) {
    if (ply === this.play.snapshot.ply || ply < 0) return;
    this.play.seek(ply);
    this.listener.onState();
  }
  redo() {}
  recover() {}
  close() { this.play.close(); }
}
`;

const PANEL = "import { make } from '../dom.js'; const panel = () => ({ element: make('div'), firstAction: null, update() {}, showTime() {} });";
const STUBS = {
  'ui/dom.js': DOM,
  'screens/table/table.js': TABLE,
  'screens/table/connections.js': 'export const documentTools = () => ({}); export const handActions = () => ({}); export const stateActions = () => ({}); export const watchVisibility = () => {};',
  'ui/panel/focus.js': 'export const keepFocus = (act) => act();',
  'ui/panel/hand.js': `${PANEL} export const handPanel = panel;`,
  'ui/panel/players.js': `${PANEL} export const playersPanel = panel;`,
  'ui/panel/state.js': `${PANEL} export const statePanel = panel;`,
  'screens/embed/study.js': 'export const studyFrame = () => ({ kind: "study" });',
  'screens/embed/puzzle.js': 'export const puzzleFrame = () => ({ kind: "puzzle" });',
};

// The modules are loaded once, since they take long, and the page in the frame is always the last one.
const queue = new Queue();
const frameListeners = makeListeners();
const frameWindow = /** @type {any} */ ({ location: { search: '?embed', hash: '' } });
const hostWindow = /** @type {any} */ ({});
frameWindow.parent = hostWindow;
const shown = { table: /** @type {any} */ (null) };
/** @type {string[]} The addresses that the frame went to. */
let visited = [];
const location = { get search() {
  return frameWindow.location.search;
}, hash: '', replace: (/** @type {string} */ address) => void visited.push(String(address)), reload() {} };

const { embeddedPage } = await loadWith("export * from './screens/embed.js';", {
  stubs: STUBS,
  globals: {
    window: frameWindow, parent: hostWindow, location, shown, document: { title: '', baseURI: HOME, documentElement: new Element() },
    requestAnimationFrame: () => {},
    addEventListener: frameListeners.add, removeEventListener: frameListeners.remove, history: { state: null },
    MessageChannel: null, HTMLElement: Element,
  },
});

/** @type {any} */
let Board = null;
const hostListeners = makeListeners();
/** @type {URL[]} */
let opened = [];
/** @type {Set<() => void>} */
const timers = new Set();

/** A frame element. */
class Frame extends Element {
  contentWindow = /** @type {any} */ ({});
  src = '';
  referrerPolicy = '';
  title = '';
}

/** @type {Frame | null} */
let frame = null;
/** @type {((entries: { isIntersecting: boolean }[]) => void) | null} */
let see = null;

await loadWith("import './root/embed.js';", {
  address: `${HOME}embed.js`,
  globals: {
    HTMLElement: Element, matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    CSSStyleSheet: class {
      replaceSync() {}
    },
    IntersectionObserver: class {
      constructor(/** @type {any} */ callback) {
        see = callback;
      }

      observe() {}
      disconnect() {}
    },
    customElements: { get: () => undefined, define: (/** @type {string} */ _, /** @type {unknown} */ element) => (Board = element) },
    addEventListener: hostListeners.add, removeEventListener: hostListeners.remove,
    document: { createElement: (/** @type {string} */ name) => (name === 'iframe' ? (frame = new Frame()) : new Element()) },
    getComputedStyle: () => ({ color: 'rgb(0, 0, 0)' }),
    CSS: { supports: () => true }, crossOriginIsolated: false,
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    open: (/** @type {URL} */ url) => void opened.push(url),
    MessageChannel: function MessageChannel() {
      return makeChannel(queue);
    },
    setTimeout: (/** @type {() => void} */ callback) => {
      timers.add(callback);
      return callback;
    },
    clearTimeout: (/** @type {() => void} */ callback) => void timers.delete(callback),
  },
});

/**
 * A host page with one element.
 *
 * @param {Record<string, string>} attributes
 * @param {{ lang?: string, pre?: string }} [around]
 */
export function hostPage(attributes, { lang, pre } = {}) {
  opened = [];
  visited = [];
  timers.clear();
  frame = null;
  const element = new Board();
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'lang') element.lang = value;
    else element.setAttribute(name, value);
  }
  element.parent = lang === undefined ? null : { lang };
  element.pre = pre === undefined ? null : { textContent: pre };
  /** @type {{ name: string, detail: any }[]} */
  const events = [];
  for (const name of ['ready', 'move', 'over', 'solved', 'failed']) element.addEventListener(`gambol-${name}`, (/** @type {any} */ event) => events.push({ name, detail: event.detail }));
  element.connectedCallback();
  return {
    element, events, queue,
    get frame() {
      return frame ?? new Frame();
    },
    get opened() {
      return opened;
    },
    /** Loads the frame, as it is near. */
    see: () => see?.([{ isIntersecting: true }]),
    /** Ends the time of all that waits. */
    timeOut: () => [...timers].forEach((callback) => {
      timers.delete(callback);
      callback();
    }),
    /** Sends a message to the host page's window. */
    tell: (/** @type {unknown} */ data, source = frame?.contentWindow) => hostListeners.tell('message', { data: structuredClone(data), source }),
    close: () => element.disconnectedCallback(),
  };
}

/**
 * Shows the page in a frame.
 *
 * @param {import('../../www/links/link.js').Place} place
 * @param {object} tools
 * @param {import('../../www/core/engine.js').Engine} tools.engine
 * @param {string} [tools.search] the query of the address
 * @param {(theme: string) => void} [tools.onTheme]
 */
export async function framePage(place, { engine, search = '?embed', onTheme = () => {} }) {
  frameWindow.location.search = search;
  visited = [];
  frameListeners.clear();
  shown.table = null;
  /** @type {any[]} What it sends to its host page's window. */
  const hellos = [];
  hostWindow.postMessage = (/** @type {unknown} */ data) => void hellos.push(structuredClone(data));
  const main = new Element();
  const page = await embeddedPage(main, place, { engine, thinker: { think: () => new Promise(() => {}), stop() {} }, settings: {}, onTheme });
  return {
    main, page, hellos, queue,
    get visited() {
      return visited;
    },
    get table() {
      return shown.table;
    },
    /** Sends a message to the frame's window, as the host page unless another source is given. */
    tell: (/** @type {unknown} */ data, /** @type {unknown[]} */ ports = [], /** @type {unknown} */ source = hostWindow) => frameListeners.tell('message', { data: structuredClone(data), source, ports }),
    close: () => page?.close?.(),
  };
}

/** A channel. */
export const channel = () => makeChannel(queue);
