// A host page with an element of `embed.ts`, and the page in its frame with a table, in a browser of a few lines:
// messages are cloned as a browser clones them, and arrive when they are told to.

import { loadWith } from './bundle.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Place } from '../../www/links/link.ts';

const HOME = 'https://games.example/a/b/';

/** A window's messages: what was sent to it waits until the next turn. */
class Queue {
  #waiting: (() => void)[] = [];

  add(deliver: () => void) {
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

/** Two ports of a channel. */
function makeChannel(queue: Queue) {
  const port = () => ({
    onmessage: null as ((event: { data: unknown }) => void) | null,
    isClosed: false,
    other: null as any,
    close() {
      this.isClosed = true;
    },
    postMessage(data: unknown) {
      const copy = structuredClone(data);
      queue.add(() => !this.isClosed && !this.other.isClosed && this.other.onmessage?.({ data: copy }));
    },
  });
  const [port1, port2] = [port(), port()];
  port1.other = port2;
  port2.other = port1;
  return { port1, port2 };
}

/** Listeners of a window. */
function makeListeners() {
  const all: [string, (event: any) => void][] = [];
  return {
    add: (type: string, listener: (event: any) => void) => void all.push([type, listener]),
    remove: (type: string, listener: (event: any) => void) => {
      const at = all.findIndex(([other, each]) => other === type && each === listener);
      if (at >= 0) all.splice(at, 1);
    },
    clear: () => void all.splice(0),
    tell: (type: string, event: unknown) => {
      for (const [other, listener] of [...all]) if (other === type) listener(event);
    },
  };
}

/** An element that keeps what the modules ask of it. */
class Element extends EventTarget {
  #attributes = new Map<string, string>();
  style = { setProperty() {} } as Record<string, unknown>;
  children: unknown[] = [];
  lang = '';
  textContent = '';
  parent = null as { lang: string } | null;
  pre = null as { textContent: string } | null;
  shadowRoot = { adoptedStyleSheets: [], replaceChildren() {} };

  attachShadow() {
    return this.shadowRoot;
  }

  getAttribute(name: string) {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string) {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: string) {
    const before = this.getAttribute(name);
    this.#attributes.set(name, value);
    const { observedAttributes = [] } = this.constructor as any;
    if (observedAttributes.includes(name)) (this as any).attributeChangedCallback(name, before, value);
  }

  removeAttribute(name: string) {
    const before = this.getAttribute(name);
    this.#attributes.delete(name);
    const { observedAttributes = [] } = this.constructor as any;
    if (before !== null && observedAttributes.includes(name))
      (this as any).attributeChangedCallback(name, before, null);
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
  replaceChildren(...children: unknown[]) {
    this.children = children;
  }
}

/** Elements without a document; texts stay readable. */
const DOM = `
const element = () => ({
  textContent: '', hidden: false, inert: false, style: { setProperty() {} }, attributes: new Map(), children: [],
  append() {}, addEventListener() {}, focus() {}, contains: () => false,
  setAttribute(name, value) { this.attributes.set(name, value); },
  getAttribute(name) { return this.attributes.get(name) ?? null; },
  replaceChildren(...children) { this.children = children; },
});
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

/** What a table of the page is connected to: a board without a picture. The table itself is that of the page. */
const CONNECTIONS = `
import { make } from '../../ui/dom.ts';
const createBoard = () => ({
  ratio: () => 1, focus() {}, painted: Promise.resolve(), element: make('div'), refresh() {}, isMoving: false,
  show: () => Promise.resolve(), finishMotion() {}, showCoordinates() {}, close() {},
});
export const documentTools = () => ({ createBoard, isHidden: () => false });
export const handActions = () => ({});
export const stateActions = (table) => { shown.table = table; return {}; };
export const watchVisibility = () => {};
`;

const PANEL = `import { make } from '../dom.ts';
const panel = () => ({ element: make('div'), firstAction: null, update() {}, showTime() {} });
`;
const STUBS = {
  'ui/dom.ts': DOM,
  'screens/table/connections.ts': CONNECTIONS,
  'ui/panel/focus.ts': 'export const keepFocus = (act) => act();',
  'ui/panel/hand.ts': `${PANEL} export const handPanel = panel;`,
  'ui/panel/players.ts': `${PANEL} export const playersPanel = panel;`,
  'ui/panel/state.ts': `${PANEL} export const statePanel = panel;`,
  'screens/embed/study.ts': 'export const studyFrame = () => ({ kind: "study" });',
  'screens/embed/puzzle.ts': 'export const puzzleFrame = () => ({ kind: "puzzle" });',
};

// The modules are loaded once, since they take long, and the page in the frame is always the last one.
const queue = new Queue();
const frameListeners = makeListeners();
const frameWindow = { location: { search: '?embed', hash: '' } } as any;
const hostWindow = {} as any;
frameWindow.parent = hostWindow;
const shown = { table: null as any };
/** The addresses that the frame went to. */
let visited: string[] = [];
const location = {
  get search() {
    return frameWindow.location.search;
  },
  hash: '',
  replace: (address: string) => void visited.push(String(address)),
  reload() {},
};

const { embeddedPage } = await loadWith("export * from './screens/embed.ts';", {
  stubs: STUBS,
  globals: {
    window: frameWindow,
    parent: hostWindow,
    location,
    shown,
    document: { title: '', baseURI: HOME, documentElement: new Element() },
    requestAnimationFrame: () => {},
    addEventListener: frameListeners.add,
    removeEventListener: frameListeners.remove,
    history: { state: null },
    MessageChannel: null,
    HTMLElement: Element,
  },
});

let Board: any = null;
const hostListeners = makeListeners();
let opened: URL[] = [];
const timers = new Set<() => void>();

/** A frame element. */
class Frame extends Element {
  contentWindow = {} as any;
  src = '';
  referrerPolicy = '';
  title = '';
}

let frame: Frame | null = null;
let see: ((entries: { isIntersecting: boolean }[]) => void) | null = null;

await loadWith("import './root/embed.ts';", {
  address: `${HOME}embed.js`,
  globals: {
    HTMLElement: Element,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    CSSStyleSheet: class {
      replaceSync() {}
    },
    IntersectionObserver: class {
      constructor(callback: any) {
        see = callback;
      }

      observe() {}
      disconnect() {}
    },
    customElements: { get: () => undefined, define: (_: string, element: unknown) => (Board = element) },
    addEventListener: hostListeners.add,
    removeEventListener: hostListeners.remove,
    document: { createElement: (name: string) => (name === 'iframe' ? (frame = new Frame()) : new Element()) },
    getComputedStyle: () => ({ color: 'rgb(0, 0, 0)' }),
    CSS: { supports: () => true },
    crossOriginIsolated: false,
    MutationObserver: class {
      observe() {}
      disconnect() {}
    },
    open: (url: URL) => void opened.push(url),
    MessageChannel: function MessageChannel() {
      return makeChannel(queue);
    },
    setTimeout: (callback: () => void) => {
      timers.add(callback);
      return callback;
    },
    clearTimeout: (callback: () => void) => void timers.delete(callback),
  },
});

/** A host page with one element. */
export function hostPage(attributes: Record<string, string>, { lang, pre }: { lang?: string; pre?: string } = {}) {
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
  const events: { name: string; detail: any }[] = [];
  for (const name of ['ready', 'move', 'over', 'solved', 'failed'])
    element.addEventListener(`gambol-${name}`, (event: any) => events.push({ name, detail: event.detail }));
  element.connectedCallback();
  return {
    element,
    events,
    queue,
    get frame() {
      return frame ?? new Frame();
    },
    get opened() {
      return opened;
    },
    /** Loads the frame, as it is near. */
    see: () => see?.([{ isIntersecting: true }]),
    /** Ends the time of all that waits. */
    timeOut: () =>
      [...timers].forEach((callback) => {
        timers.delete(callback);
        callback();
      }),
    /** Sends a message to the host page's window. */
    tell: (data: unknown, source = frame?.contentWindow) =>
      hostListeners.tell('message', { data: structuredClone(data), source }),
    close: () => element.disconnectedCallback(),
  };
}

/**
 * Shows the page in a frame.
 *
 * @param tools.search the query of the address
 */
export async function framePage(
  place: Place,
  {
    engine,
    search = '?embed',
    onTheme = () => {},
  }: {
    engine: Engine;
    search?: string;
    onTheme?: (theme: string) => void;
  },
) {
  frameWindow.location.search = search;
  visited = [];
  frameListeners.clear();
  shown.table = null;
  /** What it sends to its host page's window. */
  const hellos: any[] = [];
  hostWindow.postMessage = (data: unknown) => void hellos.push(structuredClone(data));
  const main = new Element();
  const page = await embeddedPage(main, place, {
    engine,
    thinker: { think: () => new Promise(() => {}), stop() {} },
    settings: { pause: 0 },
    onTheme,
  });
  return {
    main,
    page,
    hellos,
    queue,
    get visited() {
      return visited;
    },
    get table() {
      return shown.table;
    },
    /** Sends a message to the frame's window, as the host page unless another source is given. */
    tell: (data: unknown, ports: unknown[] = [], source: unknown = hostWindow) =>
      frameListeners.tell('message', { data: structuredClone(data), source, ports }),
    close: () => page?.close?.(),
  };
}

/** A channel. */
export const channel = () => makeChannel(queue);
