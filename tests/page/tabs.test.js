// Several tabs of one browser, each with modules of its own, in thousands of random orders: no game is lost.

import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

/** @import { TableState } from '../../www/types.js' */

/** How many orders are tried, and how much happens in each. */
const ORDERS = 1000;
const STEPS = 30;
const TABS = 3;

// What a tab imports is its own: the mark of the tab goes on from module to module.
register(`data:text/javascript,${encodeURIComponent(`
  export async function resolve(specifier, context, next) {
    const found = await next(specifier, context);
    const mark = /\\?tab=\\d+$/.exec(context.parentURL ?? '');
    return mark && found.url.startsWith('file:') ? { ...found, url: found.url + mark[0] } : found;
  }
`)}`);
// Where there are no locks, all is kept at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });

/** What the browser holds, and what it still has to tell its tabs. */
class Browser {
  /** @type {Map<string, { text: string, order: number }>} */
  kept = new Map();
  /** @type {Tab[]} */
  tabs = [];
  order = 0;
  /** The tab whose code runs. */
  current = 0;
  /** Whether a tab may read what another has replaced already. */
  isLate = false;

  getItem(/** @type {string} */ key) {
    return this.tabs[this.current]?.cache.get(key)?.text ?? null;
  }

  setItem(/** @type {string} */ key, /** @type {string} */ text) {
    this.order += 1;
    const item = { text, order: this.order };
    this.kept.set(key, item);
    for (const tab of this.tabs) {
      if (tab.number === this.current || !this.isLate) tab.cache.set(key, item);
      else tab.writes.push([key, item]);
    }
  }
}

class Tab {
  /** @type {Map<string, { text: string, order: number }>} */
  cache = new Map();
  /** @type {[string, { text: string, order: number }][]} */
  writes = [];
  /** @type {{ key: string, before: string | null, after: string | null }[]} */
  news = [];
  isAsleep = false;
  /** @type {TableState | null} */
  shown = null;
  /** @type {import('../../www/library/keeper.js').Keeper | null} */
  keeper = null;

  /**
   * @param {Browser} browser
   * @param {number} number
   * @param {{ Keeper: typeof import('../../www/library/keeper.js').Keeper, stateOf: typeof import('../../www/library/kept.js').stateOf,
   *   relationOf: typeof import('../../www/library/kept.js').relationOf, savedTable: typeof import('../../www/library/storage.js').savedTable }} modules
   */
  constructor(browser, number, modules) {
    this.browser = browser;
    this.number = number;
    this.modules = modules;
  }

  /** @template T @param {() => T} action */
  run(action) {
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
      this.keeper?.close();
      const { Keeper, stateOf, relationOf, savedTable } = this.modules;
      this.shown = stateOf(savedTable('gambit')) ?? stateOf(`#/gambit?seed=${this.browser.order}&players=human,human`);
      const keeper = new Keeper('gambit', false, {
        onFollow: (theirs) => {
          if (relationOf(this.state, theirs) === 'other') this.open();
          else keeper.followed((this.shown = theirs));
        },
        onShared: () => {},
        onParted: () => {},
      });
      this.keeper = keeper;
      keeper.keep(this.state);
    });
  }

  /** @param {TableState} state */
  change(state) {
    this.shown = state;
    this.run(() => this.keeper?.keep(state));
  }

  /** Takes in one thing that the browser has to tell; false where there is none. */
  listen(isNews = this.news.length > 0) {
    const news = isNews ? this.news.shift() : undefined;
    const write = isNews ? undefined : this.writes.shift();
    if (news?.key === 'table/gambit') this.run(() => this.keeper?.hear(news.before, news.after));
    if (write) {
      const [key, item] = write;
      // What this tab has written since is newer.
      if (item.order > (this.cache.get(key)?.order ?? 0)) this.cache.set(key, item);
      this.run(() => this.keeper?.look(false));
    }
    return this.news.length + this.writes.length > 0;
  }

  /** @param {boolean} isLost whether the news that came meanwhile is lost */
  wake(isLost) {
    this.isAsleep = false;
    if (isLost) this.news = [];
    while (this.writes.length > 0) this.listen(false);
    this.run(() => this.keeper?.look(true));
  }
}

/** @param {number} seed */
function generator(seed) {
  let state = seed * 0x9e3779b1;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

const modules = await Promise.all(
  Array.from({ length: TABS }, async (_, number) => {
    const load = (/** @type {string} */ name) => import(`../../www/library/${name}.js?tab=${number}`);
    const [keeper, kept, storage, changes] = await Promise.all(['keeper', 'kept', 'storage', 'changes'].map(load));
    return { ...keeper, ...kept, ...storage, ...changes };
  }),
);

for (const isLate of [false]) {
  test(`no game is lost in ${ORDERS} orders in ${TABS} tabs${isLate ? ' that read late what others have kept' : ''}`, () => {
    const counts = { games: 0, shelved: 0 };
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const random = generator(seed + (isLate ? ORDERS : 0));
      const browser = new Browser();
      browser.isLate = isLate;
      Object.defineProperty(globalThis, 'localStorage', { value: browser, configurable: true, writable: true });
      browser.tabs = modules.map((found, number) => new Tab(browser, number, found));
      modules.forEach((found, number) =>
        found.listenToChanges({
          onKept: (/** @type {string} */ key, /** @type {string | null} */ before, /** @type {string | null} */ after) =>
            browser.tabs.forEach((tab) => tab.number !== number && tab.news.push({ key, before, after })),
          onFailure: assert.fail,
          onWhole: () => {},
        }),
      );
      browser.tabs.forEach((tab) => tab.open());
      /** @type {Set<string>} */
      const played = new Set();
      let moves = 0;
      for (let step = 0; step < STEPS; step += 1) {
        const tab = browser.tabs[random(TABS)];
        assert.ok(tab);
        const { state } = tab;
        const what = random(20);
        if (what < 7) {
          // Few moves to choose from: two tabs may play the same one.
          const ply = state.at ?? state.moves.length;
          const next = { ...state, moves: [...state.moves.slice(0, ply), `m${random(3) === 0 ? 'x' : (moves += 1)}`], at: null };
          for (let end = ply + 1; end <= state.moves.length; end += 1) played.delete(nameOf(state, end));
          tab.run(() => tab.keeper?.played());
          tab.change(next);
          played.add(nameOf(next, next.moves.length));
        } else if (what === 7 && state.moves.length > 1) {
          tab.change({ ...state, at: random(state.moves.length) });
        } else if (what === 8) {
          tab.run(() => tab.keeper?.cleared());
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
      const [stateOf] = modules.map((found) => found.stateOf);
      const shelf = JSON.parse(browser.kept.get('gambol/1/shelf')?.text ?? '[]');
      const links = [browser.kept.get('gambol/1/table/gambit')?.text, ...shelf.map((/** @type {{ link: string }} */ item) => item.link)];
      const kept = links.map((link) => stateOf(link ?? null)).map((state) => (state ? nameOf(state, state.moves.length) : ''));
      const lost = [...played].filter((game) => !kept.some((other) => `${other} `.startsWith(`${game} `)));
      assert.deepEqual(lost, [], `order ${seed}: ${JSON.stringify(kept)}`);
      counts.games += played.size;
      counts.shelved += shelf.length;
    }
    console.log(`orders 1 to ${ORDERS}: ${JSON.stringify(counts)}`);
  });
}

/**
 * A game after so many moves.
 *
 * @param {TableState} state
 * @param {number} ply
 */
function nameOf({ seed, moves }, ply) {
  return [seed, ...moves.slice(0, ply)].join(' ');
}
