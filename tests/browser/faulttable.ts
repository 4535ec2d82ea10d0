// The table of faults: whatever can go wrong, how it is made to, at which screens, and what is asked then. Of every row
// it is asked that no game is lost, no wrong move is made, no raw error is shown, and there is a way on;
// `faulttable.spec.ts` makes a test of each row and screen.

import { FAULTS, breakWorkers } from './faults.ts';
import { SCREENS } from './faultscreens.ts';
import {
  DATABASE,
  LOCKS,
  WORKER_FAULTS,
  SLOW_WORKER,
  STORAGE,
  crash,
  fillMemory,
  freeze,
  leaveNewerDatabase,
  trapAll,
  trapEverywhere,
} from './injectors.ts';
import { ANSWERS, type Network } from './answers.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { RUNNERS } from './faultloops.ts';

/** A fault. */
export interface Row {
  key: string;
  /** How it is tested. */
  run: keyof typeof RUNNERS;
  /** The screens where it can strike. */
  at: string[];
  inject?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Whether it strikes before the screen opens, or while it is open. */
  when?: 'before' | 'open';
  /** The action that is asked of the screen. */
  asks?: 'use' | 'think';
  /** Whether the screen must work in spite of it, or may also say what happened. */
  wanted?: 'works' | 'says';
  /** Whether the move that was made must be kept, and not only may; 'none' where the fault itself removes games. */
  leaves?: 'played' | 'none';
  /** A broken network. */
  network?: Network;
  /** Whether there is no network, either. */
  isOffline?: boolean;
  /** Whether the cached files are missing, not altered. */
  isMissing?: boolean;
  /** Errors that the fault itself throws, besides those that the console may always show. */
  allows?: RegExp;
}

/** A fault that another test proves better: the file, and the name of the test. */
interface ProvenElsewhere {
  key: string;
  file: string;
  test: string;
}

const ALL = Object.keys(SCREENS);
const without = (...left: string[]) => ALL.filter((name) => !left.includes(name));
const THINKING_SCREENS = ALL.filter((name) => SCREENS[name]?.think);
const USABLE_SCREENS = ALL.filter((name) => SCREENS[name]?.use);
/** A frame of another page stores nothing, so its own address is a page of another origin to the storage. */
const STORING_SCREENS = without('embed');
/** The screens that read or write the library. */
const LIBRARY_SCREENS = ['hall', 'table', 'computer', 'study', 'review', 'library'];
/** The screens that change what is kept. */
const CHANGING = [
  'table',
  'computer',
  'study',
  'review',
  'puzzle',
  'course',
  'course lesson',
  'course game',
  'lesson',
  'library',
];
const TRAPS = /memory access out of bounds|unreachable|out of memory/;
const BROKEN =
  /Fault: computer|memory access out of bounds|unreachable|out of memory|no start|could not be loaded|Failed to load|net::ERR|Failed to fetch/;

const WORKERS: Row[] = Object.entries({ ...FAULTS, 'cannot be loaded': null, ...WORKER_FAULTS }).flatMap(
  ([name, fault]) => {
    const once: Row = {
      key: `a worker ${name}`,
      run: 'strike',
      at: THINKING_SCREENS,
      when: 'before',
      asks: 'think',
      wanted: 'works',
      allows: BROKEN,
      inject: (page) => breakWorkers(page, fault, 1),
    };
    const always: Row = {
      ...once,
      key: `every worker ${name}`,
      wanted: 'says',
      inject: (page) => breakWorkers(page, fault, Infinity),
    };
    return [once, always];
  },
);
WORKERS.push({
  key: 'a worker is 100 times as slow',
  run: 'strike',
  at: THINKING_SCREENS,
  when: 'before',
  asks: 'think',
  wanted: 'works',
  allows: BROKEN,
  inject: (page) => breakWorkers(page, SLOW_WORKER, Infinity),
});

const ENGINE: Row[] = [
  {
    key: 'the engine traps at the next call',
    run: 'strike',
    at: USABLE_SCREENS.filter((name) => name !== 'hall'),
    when: 'open',
    asks: 'use',
    wanted: 'says',
    allows: TRAPS,
    inject: trapAll,
  },
  {
    key: 'the engine traps while a screen opens',
    run: 'opening',
    at: without('embed', 'docs', 'course', 'rules'),
    wanted: 'works',
    allows: TRAPS,
    inject: trapAll,
  },
  {
    key: 'the engine traps at every start and every move',
    run: 'strike',
    at: USABLE_SCREENS,
    when: 'before',
    asks: 'use',
    wanted: 'says',
    allows: TRAPS,
    inject: trapEverywhere,
  },
  {
    key: 'the engine gets no more memory',
    run: 'strike',
    at: USABLE_SCREENS,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    allows: TRAPS,
    inject: fillMemory,
  },
];

const STORAGES: Row[] = [
  ...[
    { scripts: STORAGE, at: ALL },
    { scripts: DATABASE, at: LIBRARY_SCREENS },
    { scripts: LOCKS, at: CHANGING, leaves: 'played' },
  ].flatMap(({ scripts, at, leaves }) =>
    Object.entries(scripts).map(
      ([name, script]) =>
        ({
          key: `storage ${name}`,
          run: 'strike',
          at,
          when: 'before',
          asks: 'use',
          wanted: 'works',
          inject: (page) => page.addInitScript(script),
          ...(leaves && { leaves }),
        }) as Row,
    ),
  ),
  {
    key: 'storage with a database of a newer release',
    run: 'strike',
    at: STORING_SCREENS,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    inject: (_, context) => leaveNewerDatabase(context),
  },
  {
    key: 'storage that another tab clears',
    run: 'strike',
    at: STORING_SCREENS,
    when: 'open',
    asks: 'use',
    wanted: 'works',
    leaves: 'none',
    inject: elsewhere(() => localStorage.clear()),
  },
  {
    key: 'storage that another tab spoils',
    run: 'strike',
    at: STORING_SCREENS,
    when: 'open',
    asks: 'use',
    wanted: 'works',
    leaves: 'none',
    inject: elsewhere(() => Object.keys(localStorage).forEach((key) => localStorage.setItem(key, '\u0000}{]'))),
  },
  {
    key: 'storage of an older release',
    run: 'strike',
    at: STORING_SCREENS,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    inject: elsewhere(() => {
      const old = (key: string, change: (item: any) => any) =>
        localStorage.setItem(key, JSON.stringify(JSON.parse(localStorage.getItem(key) ?? '[]').map(change)));
      old('gambol/1/matches', ({ isPlayed: _, ...match }) => match);
      old('gambol/1/shelf', (item) => ({ ...item, words: 'Gambit, Black to move, move 3' }));
      localStorage.setItem('gambol/1/settings', '{"theme":"dark"}');
    }),
  },
  {
    key: 'storage of a newer release',
    run: 'strike',
    at: STORING_SCREENS,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    inject: elsewhere(() => {
      const add = (key: string, more: object) =>
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...more }));
      add('gambol/1/settings', {
        set: 'not-made-yet',
        theme: 'sepia',
        language: 'tlh',
        pause: '600',
        scan: -1,
        volume: 1e9,
        lastGame: 'chess',
        lastSetup: { chess: 1 },
      });
      for (const key of ['gambol/1/puzzles/gambit', 'gambol/1/course/gambit'])
        add(key, { chapters: [{ id: 1 }], last: 'a/part/of/a/later/course' });
      localStorage.setItem('gambol/1/table/chess', '#/chess?moves=e2e4');
      localStorage.setItem('gambol/2/table/gambit', '{"tree":[]}');
    }),
  },
  {
    key: 'storage with random bytes in every value',
    run: 'trials',
    at: STORING_SCREENS,
    wanted: 'says',
  },
];

const NETWORK: Row[] = Object.entries(ANSWERS).flatMap(
  ([name, network]) =>
    [
      ...(network.isUpdateOnly
        ? []
        : [
            {
              key: `the network ${name}, at each request of a first load`,
              run: 'requests',
              at: ALL,
              wanted: 'says',
              network,
              ...(network.allows && { allows: network.allows }),
            },
          ]),
      {
        key: `the network ${name}, at each request of an update`,
        run: 'update',
        at: ['table'],
        wanted: 'works',
        network,
      },
    ] as Row[],
);

const CACHE: Row[] = [
  {
    key: 'every cached file is missing',
    run: 'cache',
    at: without('embed'),
    wanted: 'works',
    isMissing: true,
  },
  { key: 'every cached file is altered', run: 'cache', at: without('embed'), wanted: 'works' },
  {
    key: 'every cached file is altered, and there is no network',
    run: 'cache',
    at: without('embed'),
    wanted: 'says',
    isOffline: true,
  },
];

const setClock = (time: string) => (page: Page) => page.clock.setFixedTime(new Date(time));

const CLOCKS: Row[] = [
  {
    key: 'the clock was set back before the visit',
    run: 'strike',
    at: ALL,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    inject: setClock('1999-12-31T23:59:59'),
  },
  {
    key: 'the clock was set forth before the visit',
    run: 'strike',
    at: ALL,
    when: 'before',
    asks: 'use',
    wanted: 'works',
    inject: setClock('2099-02-28T12:00:00'),
  },
  {
    key: 'the clock is set back',
    run: 'strike',
    at: ALL,
    when: 'open',
    asks: 'use',
    wanted: 'works',
    inject: setClock('1970-01-01T00:00:01Z'),
  },
  {
    key: 'the clock is set forth',
    run: 'strike',
    at: ALL,
    when: 'open',
    asks: 'use',
    wanted: 'works',
    inject: setClock('2099-02-28T12:00:00'),
  },
];

const TABS: Row[] = [
  {
    key: 'the tab is frozen and resumed',
    run: 'strike',
    at: ALL,
    when: 'open',
    asks: 'use',
    wanted: 'works',
    leaves: 'played',
    inject: freeze,
  },
  {
    key: 'the tab is discarded right after a move',
    run: 'gone',
    at: ALL,
    wanted: 'works',
    leaves: 'played',
    inject: (page) => page.close(),
  },
  {
    key: 'the renderer crashes right after a move',
    run: 'gone',
    at: ALL,
    wanted: 'works',
    leaves: 'played',
    inject: crash,
  },
  {
    key: 'the tab returns from the back/forward cache',
    run: 'back',
    at: ALL,
    wanted: 'works',
    leaves: 'played',
  },
  {
    key: 'the device sleeps for a night',
    run: 'sleep',
    at: ['two people', 'the computer', 'storm'],
    wanted: 'works',
  },
];

/**
 * The rows that are tested each time, and where: one of each kind. `recovery`, `traps`, `repair`, `late` and `storage`
 * test more of them at a table, and Node what the pool, storage, locks and clocks decide.
 */
export const QUICK: Record<string, string[]> = {
  'a worker hangs': ['review'],
  'a worker fails to start': ['embed'],
  'the engine traps at the next call': ['study'],
  'the engine traps at every start and every move': ['lesson'],
  'storage absent': ['hall'],
  'storage denied': ['puzzles'],
  'storage with a database that never opens': ['library'],
  'storage that another tab spoils': ['hall'],
  'storage of a newer release': ['puzzles of a game'],
  'the network is gone, at each request of a first load': ['docs'],
  'the clock is set back': ['computer'],
  'the renderer crashes right after a move': ['table'],
  'the tab returns from the back/forward cache': ['course game'],
  'the device sleeps for a night': ['two people'],
};

/** The rows that are tested here. */
export const ROWS = [...WORKERS, ...ENGINE, ...STORAGES, ...NETWORK, ...CACHE, ...CLOCKS, ...TABS];

/** The rows that other tests prove in more depth. */
export const PROVED: ProvenElsewhere[] = [
  {
    key: 'a worker fails in the middle of an analysis',
    file: 'recovery',
    test: 'a worker that traps in an analysis is replaced and its request repeated',
  },
  {
    key: 'three workers fail, and the player tries again',
    file: 'recovery',
    test: 'after three failed workers the page reports it and offers a retry',
  },
  {
    key: 'the computer fails in a game with a clock',
    file: 'recovery',
    test: 'after a computer player has failed the clock is stopped, and undo and retry work',
  },
  {
    key: 'the engine panics',
    file: 'recovery',
    test: 'after a ${kind} on the main thread the game continues in a new instance',
  },
  {
    key: 'each function of the engine traps at a table',
    file: 'traps',
    test: 'a trap in ${method} at ${name} keeps the game unchanged',
  },
  {
    key: 'the engine traps again and again',
    file: 'recovery',
    test: 'an engine that traps repeatedly is given up and reported',
  },
  { key: 'the engine traps in the hall', file: 'traps', test: 'after a trap in the hall the hall is shown again' },
  {
    key: 'a stored game always traps',
    file: 'traps',
    test: 'a stored game that always traps blocks neither the hall nor its table',
  },
  {
    key: 'storage is full at any single write',
    file: 'storage',
    test: 'storage that is full at any single write loses nothing and recovers',
  },
  {
    key: 'storage stays full',
    file: 'storage',
    test: 'storage that stays full is reported once, and the games are stored when there is room',
  },
  {
    key: 'one stored value is damaged',
    file: 'storage',
    test: 'what is damaged is reported, and repaired after a visit',
  },
  {
    key: 'the library’s storage is full',
    file: 'library',
    test: 'that is full is said once; nothing is lost while the page is open, and all is stored later',
  },
  {
    key: 'two tabs play in random orders',
    file: 'tabs',
    test: 'nothing is lost in ${ORDERS} random orders of moves in two tabs',
  },
  {
    key: 'another tab plays on while this one sleeps',
    file: 'tabs',
    test: 'a tab that slept continues from the other tab’s position',
  },
  {
    key: 'the host changes its release at each request of a first load',
    file: 'offline',
    test: 'all files of a page are of one release, whenever the host changes',
  },
  {
    key: 'the host changes its release at each request of an update',
    file: 'offline',
    test: 'all files of a page are of one release, whenever the host changes during an update',
  },
  {
    key: 'a release fails to start',
    file: 'offline',
    test: 'a release that fails to start is replaced by the last good one automatically',
  },
  {
    key: 'each cached file is damaged alone, in each way',
    file: 'repair',
    test: 'each cached file that is ${kind} is served correctly, and cached again',
  },
  {
    key: 'a file of the start is damaged without a network',
    file: 'repair',
    test: 'without a network a damaged page reports it, and opens when there is one',
  },
  {
    key: 'each file of the start is answered wrongly for good',
    file: 'repair',
    test: '${name}, ${kind}: a message is shown, with a way to continue',
  },
  {
    key: 'the storage of releases is full',
    file: 'repair',
    test: 'with full storage on the first visit the page opens',
  },
  {
    key: 'a frame can’t be loaded',
    file: 'waiting',
    test: 'a frame that ${what}, and a board that answers the next request',
  },
  { key: 'one of many frames crashes', file: 'embed', test: 'when one of several boards crashes, the others continue' },
  { key: 'links are damaged', file: 'linkdamage', test: 'damaged links of ${game.name}' },
  {
    key: 'the page is hidden in a game with a clock',
    file: 'combo',
    test: 'against the computer the clock stops while the page is hidden',
  },
];

/** An injection that another tab of the browser makes. */
function elsewhere(script: () => void) {
  return async (_: Page, context: BrowserContext) => {
    const other = await context.newPage();
    await other.goto('./licences.txt');
    await other.evaluate(script);
    await other.close();
  };
}
