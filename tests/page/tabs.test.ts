// Several tabs of one browser, each with its own modules, in thousands of random orders of events: no game is lost.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';
import type { GameLink } from '../../www/links/state.ts';

/** How many orders are tried, and how much happens in each. */
const ORDERS = Number(process.env.ORDERS ?? 300);
const STEPS = 30;
const TABS = 3;

// Each tab has its own instances of the modules: the mark of the tab is passed on from import to import.
register(
  `data:text/javascript,${encodeURIComponent(`
  export async function resolve(specifier, context, next) {
    const found = await next(specifier, context);
    const mark = /\\?tab=\\d+$/.exec(context.parentURL ?? '');
    return mark && found.url.startsWith('file:') ? { ...found, url: found.url + mark[0] } : found;
  }
`)}`,
);
// Without locks, every change is stored at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });

/** The storage of the browser, and the updates that its tabs have not received yet. */
class Browser {
  texts = new Map<string, { text: string; order: number }>();
  tabs: Tab[] = [];
  order = 0;
  /** The tab whose code is running. */
  current = 0;
  /** Whether a tab may read a text that another tab has already replaced. */
  isLate = false;

  getItem(key: string) {
    return this.tabs[this.current]?.cache.get(key)?.text ?? null;
  }

  setItem(key: string, text: string) {
    this.order += 1;
    const item = { text, order: this.order };
    this.texts.set(key, item);
    for (const tab of this.tabs) {
      if (tab.number === this.current || !this.isLate) tab.cache.set(key, item);
      else tab.writes.push([key, item]);
    }
  }
}

class Tab {
  readonly browser: Browser;
  readonly number: number;
  readonly modules: {
    TableStore: typeof import('../../www/library/store.ts').TableStore;
    parseTable: typeof import('../../www/library/conflicts.ts').parseTable;
    relationOf: typeof import('../../www/library/conflicts.ts').relationOf;
    savedTable: typeof import('../../www/library/storage.ts').savedTable;
  };
  cache = new Map<string, { text: string; order: number }>();
  writes: [string, { text: string; order: number }][] = [];
  news: { key: string; before: string | null; after: string | null }[] = [];
  isAsleep = false;
  shown: GameLink | null = null;
  store: import('../../www/library/store.ts').TableStore | null = null;

  constructor(
    browser: Browser,
    number: number,
    modules: {
      TableStore: typeof import('../../www/library/store.ts').TableStore;
      parseTable: typeof import('../../www/library/conflicts.ts').parseTable;
      relationOf: typeof import('../../www/library/conflicts.ts').relationOf;
      savedTable: typeof import('../../www/library/storage.ts').savedTable;
    },
  ) {
    this.browser = browser;
    this.number = number;
    this.modules = modules;
  }

  run<T>(action: () => T) {
    const before = this.browser.current;
    this.browser.current = this.number;
    try {
      return action();
    } finally {
      this.browser.current = before;
    }
  }

  get state() {
    assert.ok(this.shown);
    return this.shown;
  }

  open() {
    this.run(() => {
      this.store?.close();
      const { TableStore, parseTable, relationOf, savedTable } = this.modules;
      this.shown =
        parseTable(savedTable('gambit')) ?? parseTable(`#/gambit?seed=${this.browser.order}&players=human,human`);
      const store = new TableStore('gambit', false, {
        onFollow: (theirs) => {
          if (relationOf(this.state, theirs) === 'other') this.open();
          else store.setState((this.shown = theirs));
        },
        onShared: () => {},
        onConflict: () => {},
      });
      this.store = store;
      store.save(this.state);
    });
  }

  change(state: GameLink) {
    this.shown = state;
    this.run(() => this.store?.save(state));
  }

  /** Delivers one update or write to the tab; false if there is none. */
  listen(isNews = this.news.length > 0) {
    const news = isNews ? this.news.shift() : undefined;
    const write = isNews ? undefined : this.writes.shift();
    if (news?.key === 'table/gambit') this.run(() => this.store?.receive(news.before, news.after));
    if (write) {
      const [key, item] = write;
      // A later write of this tab is newer.
      if (item.order > (this.cache.get(key)?.order ?? 0)) this.cache.set(key, item);
      this.run(() => this.store?.sync(false));
    }
    return this.news.length + this.writes.length > 0;
  }

  /** @param isLost whether the updates that arrived meanwhile are lost */
  wake(isLost: boolean) {
    this.isAsleep = false;
    if (isLost) this.news = [];
    while (this.writes.length > 0) this.listen(false);
    this.run(() => this.store?.sync(true));
  }
}

function generator(seed: number) {
  let state = seed * 0x9e3779b1;
  return (bound: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

const modules = await Promise.all(
  Array.from({ length: TABS }, async (_, number) => {
    const load = (name: string) => import(`../../www/library/${name}.ts?tab=${number}`);
    const [store, conflicts, storage, changes] = await Promise.all(
      ['store', 'conflicts', 'storage', 'changes'].map(load),
    );
    return { ...store, ...conflicts, ...storage, ...changes };
  }),
);

for (const isLate of [false]) {
  test(`no game is lost in ${ORDERS} orders in ${TABS} tabs${isLate ? ' that read stale storage' : ''}`, () => {
    const counts = { games: 0, archived: 0 };
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const random = generator(seed + (isLate ? ORDERS : 0));
      const browser = new Browser();
      browser.isLate = isLate;
      Object.defineProperty(globalThis, 'localStorage', { value: browser, configurable: true, writable: true });
      browser.tabs = modules.map((found, number) => new Tab(browser, number, found));
      modules.forEach((found, number) =>
        found.setChangeListener({
          onStored: (key: string, before: string | null, after: string | null) =>
            browser.tabs.forEach((tab) => tab.number !== number && tab.news.push({ key, before, after })),
          onFailure: assert.fail,
          onRecover: () => {},
        }),
      );
      browser.tabs.forEach((tab) => tab.open());
      const played = new Set<string>();
      let moves = 0;
      for (let step = 0; step < STEPS; step += 1) {
        const tab = browser.tabs[random(TABS)];
        assert.ok(tab);
        const { state } = tab;
        const what = random(20);
        if (what < 7) {
          // With few moves to choose from, two tabs may play the same one.
          const ply = state.at ?? state.moves.length;
          const next = {
            ...state,
            moves: [...state.moves.slice(0, ply), `m${random(3) === 0 ? 'x' : (moves += 1)}`],
            at: null,
          };
          for (let end = ply + 1; end <= state.moves.length; end += 1) played.delete(nameOf(state, end));
          tab.run(() => tab.store?.markPlayed());
          tab.change(next);
          played.add(nameOf(next, next.moves.length));
        } else if (what === 7 && state.moves.length > 1) {
          tab.change({ ...state, at: random(state.moves.length) });
        } else if (what === 8) {
          tab.run(() => tab.store?.markNew());
          tab.change({ ...state, seed: random(2) === 0 ? state.seed : 1000 + step, moves: [], at: null });
        } else if (what === 9) {
          tab.isAsleep = true;
        } else if (what === 10) {
          tab.wake(random(2) === 0);
        } else if (what === 11 && !isLate) {
          tab.news = [];
          tab.isAsleep = false;
          tab.open();
        } else if (!tab.isAsleep) {
          tab.listen(random(2) === 0);
        }
      }
      for (let isBusy = true; isBusy; ) isBusy = browser.tabs.map((tab) => tab.listen()).some(Boolean);
      browser.tabs.forEach((tab) => tab.wake(true));
      for (let isBusy = true; isBusy; ) isBusy = browser.tabs.map((tab) => tab.listen()).some(Boolean);
      const [parseTable] = modules.map((found) => found.parseTable);
      const archive = JSON.parse(browser.texts.get('gambol/1/shelf')?.text ?? '[]');
      const links = [
        browser.texts.get('gambol/1/table/gambit')?.text,
        ...archive.map((item: { link: string }) => item.link),
      ];
      const found = links
        .map((link) => parseTable(link ?? null))
        .map((state) => (state ? nameOf(state, state.moves.length) : ''));
      const lost = [...played].filter((game) => !found.some((other) => `${other} `.startsWith(`${game} `)));
      assert.deepEqual(lost, [], `order ${seed}: ${JSON.stringify(found)}`);
      counts.games += played.size;
      counts.archived += archive.length;
    }
    console.log(`orders 1 to ${ORDERS}: ${JSON.stringify(counts)}`);
  });
}

/** The id of a game after `ply` moves. */
function nameOf({ seed, moves }: GameLink, ply: number) {
  return [seed, ...moves.slice(0, ply)].join(' ');
}
