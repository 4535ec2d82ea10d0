// One tab changes storage at a time, every tab hears of it, and one tab leads a game.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { connectTabs, Leadership, withLock, type StorageUpdate } from '../../www/library/tabs.ts';
import { Locks, setLocks, settle } from './locks.ts';

const PREFIX = 'gambol/1/';
const BrowserChannel = globalThis.BroadcastChannel;
/** Open channels keep Node running. */
let channels: BroadcastChannel[] = [];
let locks = new Locks();

beforeEach(() => {
  locks = new Locks();
  setLocks(locks);
});

afterEach(() => {
  channels.forEach((channel) => channel.close());
  channels = [];
  Object.assign(globalThis, { BroadcastChannel: BrowserChannel });
});

/** Another tab that holds a lock. Returns the function that releases it. */
function hold(name: string) {
  let release: (value?: unknown) => void = () => {};
  void locks.request(name, {}, () => new Promise((resolve) => (release = resolve)));
  return () => release();
}

/** A tab that may lead a game, and the log of its changes. */
function tab(game = 'combo') {
  const changes: boolean[] = [];
  return { lead: new Leadership(game, (isHeld) => void changes.push(isHeld)), changes };
}

test('storage is changed once no other tab changes it', async () => {
  const release = hold('gambol/1');
  let changed = 0;
  const done = withLock(() => void (changed += 1));
  await settle();
  assert.equal(changed, 0);
  release();
  await done;
  assert.equal(changed, 1);
});

for (const [what, broken] of [
  ['has no locks', {}],
  [
    'denies the list of its locks',
    {
      get locks() {
        throw new DOMException('', 'SecurityError');
      },
    },
  ],
  [
    'denies each lock',
    {
      locks: {
        request: async () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    },
  ],
] as [string, unknown][]) {
  test(`in a browser that ${what}, storage is changed all the same, once, and every tab leads`, async () => {
    Object.defineProperty(globalThis, 'navigator', { value: broken, configurable: true });
    let changed = 0;
    await withLock(() => void (changed += 1));
    assert.equal(changed, 1);
    const tabs = [tab(), tab()];
    for (const { lead } of tabs) lead.queue();
    await settle();
    assert.deepEqual(
      tabs.map(({ lead, changes }) => [lead.isHeld, changes]),
      [
        [true, [true]],
        [true, [true]],
      ],
    );
  });
}

test('storage is changed without a lock that is held for a second, and not again once it is free', async (t) => {
  const stuck = new AbortController();
  const waits: number[] = [];
  t.mock.method(AbortSignal, 'timeout', (millis: number) => {
    waits.push(millis);
    return stuck.signal;
  });
  const release = hold('gambol/1');
  let changed = 0;
  const done = withLock(() => void (changed += 1));
  stuck.abort(new DOMException('', 'TimeoutError'));
  await done;
  assert.deepEqual([waits, changed], [[1000], 1]);
  release();
  await settle();
  assert.equal(changed, 1);
});

test('a browser that grants a lock after it has denied it changes storage once', async () => {
  const granted: (() => void)[] = [];
  setLocks({
    request: async (_: string, options: object, callback: () => void) => {
      granted.push(callback);
      throw new DOMException('', 'TimeoutError');
    },
  });
  let changed = 0;
  await withLock(() => void (changed += 1));
  granted.forEach((callback) => callback());
  assert.deepEqual([granted.length, changed], [1, 1]);
});

test('a change that fails is reported, and not made again', async () => {
  let tried = 0;
  await assert.rejects(
    withLock(() => {
      tried += 1;
      throw new Error('no room');
    }),
    { message: 'no room' },
  );
  assert.equal(tried, 1);
});

test('each tab hears of what the others store, and not of what it stores itself', async () => {
  Object.assign(globalThis, {
    BroadcastChannel: class extends BrowserChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
    addEventListener: () => assert.fail('the channel is enough'),
  });
  const heard: StorageUpdate[][] = [[], [], []];
  const [tell] = heard.map((list) => connectTabs(PREFIX, (update) => void list.push(update)));
  const updates = [
    { key: 'table/combo', before: null, after: '#/combo' },
    { key: 'settings', before: '{}', after: '{"sound":false}' },
  ];
  updates.forEach((update) => tell?.(update));
  for (let waits = 0; waits < 200 && heard.flat().length < 4; waits += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual(heard, [[], updates, updates]);
});

test('in a browser without channels, a tab hears of what is stored under the names of this page', () => {
  const page = new EventTarget();
  Object.assign(globalThis, { BroadcastChannel: undefined, addEventListener: page.addEventListener.bind(page) });
  const heard: StorageUpdate[] = [];
  const tell = connectTabs(PREFIX, (update) => void heard.push(update));
  // All of storage was cleared; the name of another page; one that ends like a name of this page.
  for (const key of [null, 'table/combo', `old/${PREFIX}`, `${PREFIX}table/combo`]) {
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '#/combo' }));
  }
  page.dispatchEvent(Object.assign(new Event('focus'), { key: `${PREFIX}settings`, newValue: '{}' }));
  tell({ key: 'settings', before: null, after: '{}' });
  assert.deepEqual(heard, [{ key: 'table/combo', before: undefined, after: '#/combo' }]);
});

test('one tab leads a game, and the next one in the queue leads when it is closed', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  for (const { lead } of [first, second, third]) lead.queue();
  await settle();
  assert.deepEqual(
    [first, second, third].map(({ lead }) => lead.isHeld),
    [true, false, false],
  );
  first.lead.close();
  await settle();
  assert.deepEqual(
    [first, second, third].map(({ lead }) => lead.isHeld),
    [false, true, false],
  );
  // A closed tab is not told of it any more.
  assert.deepEqual([first.changes, second.changes, third.changes], [[true], [true], []]);
});

test('every game has its own leader', async () => {
  const tabs = [tab('combo'), tab('gambit')];
  for (const { lead } of tabs) lead.queue();
  await settle();
  assert.deepEqual(
    tabs.map(({ lead }) => lead.isHeld),
    [true, true],
  );
});

test('a leader does not keep others from changing storage', async () => {
  tab().lead.queue();
  await settle();
  let changed = 0;
  void withLock(() => void (changed += 1));
  await settle();
  assert.equal(changed, 1);
});

test('a tab that claims the lead has it at once, and the other one has it back when that releases it', async () => {
  const [first, second] = [tab(), tab()];
  first.lead.queue();
  await settle();
  second.lead.claim();
  await settle();
  assert.deepEqual([first.changes, second.changes], [[true, false], [true]]);
  second.lead.release();
  await settle();
  assert.deepEqual(
    [first.changes, second.changes],
    [
      [true, false, true],
      [true, false],
    ],
  );
});

test('the tab that lost the lead waits behind those that have waited longer, and takes it from nobody', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  first.lead.queue();
  await settle();
  third.lead.queue();
  second.lead.claim();
  await settle();
  assert.deepEqual(
    [first, second, third].map(({ lead }) => lead.isHeld),
    [false, true, false],
  );
  second.lead.release();
  await settle();
  assert.deepEqual(
    [first, second, third].map(({ lead }) => lead.isHeld),
    [false, false, true],
  );
});

test('a leader that claims the lead goes on leading, and one that queues leads on only if nobody waits', async () => {
  const [first, second] = [tab(), tab()];
  first.lead.claim();
  await settle();
  first.lead.claim();
  await settle();
  assert.deepEqual(first.changes, [true]);
  first.lead.queue();
  await settle();
  assert.equal(first.lead.isHeld, true);
  second.lead.queue();
  await settle();
  first.lead.queue();
  await settle();
  assert.deepEqual([first.lead.isHeld, second.lead.isHeld], [false, true]);
});

test('a tab that claims the lead while it waits for it waits no more', async () => {
  const [first, second, third] = [tab(), tab(), tab()];
  first.lead.queue();
  await settle();
  second.lead.queue();
  await settle();
  second.lead.claim();
  await settle();
  assert.deepEqual([first.lead.isHeld, second.lead.isHeld], [false, true]);
  second.lead.release();
  third.lead.queue();
  await settle();
  assert.deepEqual(
    [first, second, third].map(({ lead }) => lead.isHeld),
    [true, false, false],
  );
  assert.deepEqual(second.changes, [true, false]);
});

test('a tab that leaves the queue does not lead later', async () => {
  const [first, second] = [tab(), tab()];
  first.lead.queue();
  await settle();
  second.lead.queue();
  second.lead.release();
  await settle();
  assert.deepEqual([second.lead.isHeld, second.changes], [false, []]);
  first.lead.release();
  await settle();
  assert.deepEqual([second.lead.isHeld, second.changes], [false, []]);
});

test('a tab that gives up its claim before it is granted does not lead, and keeps nobody waiting', async () => {
  const [first, second] = [tab(), tab()];
  first.lead.claim();
  first.lead.release();
  second.lead.queue();
  await settle();
  assert.deepEqual([first.changes, second.changes], [[], [true]]);
});

test('a closed leadership is not claimed again', async () => {
  const { lead, changes } = tab();
  lead.close();
  lead.claim();
  lead.queue();
  await settle();
  assert.deepEqual([lead.isHeld, changes], [false, []]);
});
