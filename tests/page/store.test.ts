// The store of a table whose game other tabs continue or replace.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { flush, readStored, setChangeListener } from '../../www/library/changes.ts';
import { TableStore } from '../../www/library/store.ts';
import { archive, archivedGames, saveMatch, savedTable } from '../../www/library/storage.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { formatLink } from '../../www/links/link.ts';
import { Locks, setLocks } from './locks.ts';

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
});

function stateIn(link: string) {
  const state = parseTable(link);
  assert(state);
  return state;
}

beforeEach(() => {
  stored.clear();
  // Without locks, every change is stored at once.
  setLocks(undefined);
});

test('a game that another tab has replaced does not overwrite it when its table closes', () => {
  const mine = stateIn('#/combo?clock=300+2');
  const theirs = formatLink(stateIn('#/combo?seed=7&moves=a2-a3'));
  const followed: string[] = [];
  const store = new TableStore('combo', false, {
    onFollow: (state) => {
      followed.push(formatLink(state));
      store.close();
      // The remaining time is saved when a table closes.
      store.save(mine);
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(mine);
  const before = readStored(KEY);
  stored.set(PREFIX + KEY, theirs);
  store.receive(before, theirs);
  assert.deepEqual(followed, [theirs]);
  assert.equal(readStored(KEY), theirs);
});

test('a game of another tab that could not be shown is shown at the next change, and not overwritten', () => {
  const mine = stateIn('#/combo?moves=a2-a3');
  const theirs = formatLink(stateIn('#/combo?moves=a2-a3_a7-a6'));
  let asked = 0;
  const store = new TableStore('combo', false, {
    onFollow: () => {
      asked += 1;
      if (asked === 1) throw new Error('The engine has trapped.');
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(mine);
  const before = readStored(KEY);
  stored.set(PREFIX + KEY, theirs);
  assert.throws(() => store.receive(before, theirs));
  store.save(mine);
  assert.equal(asked, 2);
  assert.equal(readStored(KEY), theirs);
});

test('texts of another tab that can be read only after the messages about them are all followed', () => {
  const texts = ['', '?moves=a2-a3', '?moves=a2-a3_a7-a6', '?moves=a2-a3_a7-a6_b2-b3'].map((query) =>
    formatLink(stateIn(`#/combo${query}`)),
  );
  const [mine = '', ...theirs] = texts;
  const followed: string[] = [];
  const store = new TableStore('combo', false, {
    onFollow: (state) => {
      followed.push(formatLink(state));
      store.setState(state);
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(stateIn(mine));
  theirs.forEach((text, n) => store.receive(texts[n], text));
  assert.deepEqual(followed, []);
  for (const text of theirs) {
    stored.set(PREFIX + KEY, text);
    store.sync(false);
  }
  assert.deepEqual(followed, theirs);
});

test('another game under the key of this table counts as damaged: it is neither followed nor archived', () => {
  const [mine, theirs] = [formatLink(stateIn('#/combo?moves=a2-a3')), '#/gambit?seed=7&moves=d2xd4'];
  stored.set(PREFIX + KEY, theirs);
  const fail = () => assert.fail('nobody is reported');
  const store = new TableStore('combo', false, { onFollow: fail, onShared: fail, onConflict: fail });
  store.save(stateIn(mine));
  assert.equal(readStored(KEY), mine);
  stored.set(PREFIX + KEY, theirs);
  store.receive(mine, theirs);
  store.save(stateIn(`${mine}_a7-a6`));
  assert.deepEqual([readStored(KEY), readStored('shelf')], [`${mine}_a7-a6`, null]);
});

test('a move that is saved, here or in another tab, has at most one link parsed', () => {
  const parsed: string[] = [];
  const decode = globalThis.decodeURIComponent;
  globalThis.decodeURIComponent = (text) => {
    if (/_/.test(text)) parsed.push(text);
    return decode(text);
  };
  try {
    for (const [match, seed] of [
      [null, 31],
      [{ id: 'counted1', from: 0 }, 32],
    ] as const) {
      const after = (moves: string) => ({ ...stateIn(`#/combo?seed=${seed}`), match, moves: moves.split(' ') });
      // A full hall.
      for (let n = 0; n < 20; n += 1) archive({ ...after('a2-a3 a7-a6'), seed: seed * 100 + n });
      const store = new TableStore('combo', false, { onFollow: () => {}, onShared: () => {}, onConflict: () => {} });
      const save = (state: ReturnType<typeof after>) => {
        parsed.length = 0;
        store.markPlayed();
        if (match) saveMatch(match.id, state, [0], { isPlayed: true });
        store.save(state);
        return parsed.length;
      };
      save(after('a2-a3 a7-a6'));
      assert.ok(save(after('a2-a3 a7-a6 b2-b3')) <= 1);
      const last = after('a2-a3 a7-a6 b2-b3 b7-b6');
      assert.ok(save(last) <= 1);
      assert.equal(readStored(KEY), formatLink(last));
      const next = formatLink(after('a2-a3 a7-a6 b2-b3 b7-b6 c2-c3'));
      parsed.length = 0;
      stored.set(PREFIX + KEY, next);
      store.receive(formatLink(last), next);
      assert.deepEqual(parsed, ['a2-a3_a7-a6_b2-b3_b7-b6_c2-c3']);
    }
  } finally {
    globalThis.decodeURIComponent = decode;
  }
});

/** Games that are moves of one game, one after the other, and two that leave it. */
const START = '#/combo?seed=1';
const ONE = `${START}&moves=a2-a3`;
const TWO = `${ONE}_a7-a6`;
const THREE = `${TWO}_b2-b3`;
const OTHERWISE = `${START}&moves=b2-b3_b7-b6`;
const NEW = '#/combo?seed=2&moves=c2-c3';

/** A game against the clock with the given seconds left. */
const timed = (left: string, moves = 'a2-a3') =>
  formatLink(stateIn(`#/combo?seed=1&clock=60+0&left=${left}&moves=${moves}`));

/** A game by link. */
const byLink = (moves: string, id = 'abcdefgh') => formatLink(stateIn(`#/combo?seed=1&match=${id}-0&moves=${moves}`));

/** A table with a store as the page has it, and the log of what the store reports. */
function tableWith(
  link: string,
  { isTransient = false, isSaved = true }: { isTransient?: boolean; isSaved?: boolean } = {},
) {
  const events: string[] = [];
  const store = new TableStore('combo', isTransient, {
    onFollow: (state) => {
      events.push(`follows ${formatLink(state)}`);
      store.setState(state);
    },
    onShared: () => events.push(store.isShared ? 'shared' : 'not shared'),
    onConflict: (isHere) => events.push(isHere ? 'conflict, stored' : 'conflict, archived'),
  });
  if (isSaved) store.save(stateIn(link));
  return {
    store,
    events,
    save: (next: string) => store.save(stateIn(next)),
    /** A person plays on. */
    play: (next: string) => {
      store.markPlayed();
      store.save(stateIn(next));
    },
  };
}

/** Another tab stores a text, and this one has not heard of it. */
const write = (text: string) => void stored.set(PREFIX + KEY, text);
/** Another tab holds the lock, so that changes wait until the page flushes them. */
function holdLock() {
  const locks = new Locks();
  setLocks(locks);
  void locks.request('gambol/1', {}, () => new Promise(() => {}));
}

const archivedLinks = () => archivedGames().map(({ link }) => link);

for (const { name, own, theirs, hasSeen, isArchived, events, table, archived } of [
  { name: 'continues it', own: ONE, theirs: TWO, hasSeen: true, events: [`follows ${TWO}`] },
  { name: 'continues it without having seen it', own: ONE, theirs: TWO, hasSeen: false, events: [`follows ${TWO}`] },
  { name: 'takes a move back', own: TWO, theirs: ONE, hasSeen: true, events: [`follows ${ONE}`] },
  { name: 'is a move behind', own: TWO, theirs: ONE, hasSeen: false, events: [], table: TWO },
  { name: 'plays another move instead', own: ONE, theirs: OTHERWISE, hasSeen: true, events: [`follows ${OTHERWISE}`] },
  {
    name: 'plays another move instead of one that is archived',
    own: ONE,
    theirs: OTHERWISE,
    hasSeen: true,
    isArchived: true,
    events: ['not shared'],
    archived: [ONE],
  },
  {
    name: 'plays another move without having seen it',
    own: ONE,
    theirs: OTHERWISE,
    hasSeen: false,
    events: ['not shared', 'conflict, archived'],
    archived: [ONE],
  },
  { name: 'begins a new game', own: ONE, theirs: NEW, hasSeen: true, events: ['not shared'] },
  {
    name: 'begins a new game without having seen it',
    own: ONE,
    theirs: NEW,
    hasSeen: false,
    events: ['not shared', 'conflict, archived'],
    archived: [ONE],
  },
  { name: 'plays a game where it has no moves', own: START, theirs: NEW, hasSeen: false, events: [`follows ${NEW}`] },
  { name: 'stores what is no game', own: ONE, theirs: 'nothing', hasSeen: false, events: [] },
] as const) {
  test(`a game of this tab when another tab ${name}`, () => {
    const { store, events: found } = tableWith(own);
    if (isArchived) archive(stateIn(own));
    write(theirs);
    store.receive(hasSeen ? own : '#/combo?seed=9', theirs);
    assert.deepEqual(found, events);
    assert.deepEqual([readStored(KEY), archivedLinks()], [table ?? theirs, archived ?? []]);
  });
}

test('a browser that does not say what the other tab had seen loses no move that follows', () => {
  const { store, events } = tableWith(TWO);
  write(ONE);
  store.receive(undefined, ONE);
  assert.deepEqual(events, [`follows ${ONE}`]);
});

for (const [hasSeen, events] of [
  [true, [`follows ${OTHERWISE}`]],
  [false, ['not shared', 'conflict, archived']],
] as const) {
  test(`two messages of a tab that ${hasSeen ? 'has' : 'has not'} seen the game are judged alike`, () => {
    const { store, events: found } = tableWith(TWO);
    store.receive(hasSeen ? TWO : '#/combo?seed=9', START);
    store.receive(START, OTHERWISE);
    // The storage of this tab was behind.
    assert.deepEqual(found, []);
    write(OTHERWISE);
    store.sync(false);
    assert.deepEqual(found, events);
  });
}

test('a game stored by another tab is left until its message arrives, or until this tab wakes', () => {
  for (const [how, text] of [
    ['message', OTHERWISE],
    ['wakes', OTHERWISE],
  ] as const) {
    stored.clear();
    const { store, events } = tableWith(ONE);
    write(text);
    store.sync(false);
    // A message about another text says nothing about this one.
    store.receive(ONE, THREE);
    assert.deepEqual(events, [], how);
    if (how === 'wakes') store.sync(true);
    else store.receive('#/combo?seed=9', text);
    assert.deepEqual(events, how === 'wakes' ? [`follows ${text}`] : ['not shared', 'conflict, archived'], how);
  }
});

test('a text that comes back from a tab that was behind is not taken for a move taken back', () => {
  const { store, events } = tableWith(ONE);
  const FOUR = `${THREE}_b7-b6`;
  for (const [before, after] of [
    [ONE, TWO],
    [TWO, THREE],
    [THREE, FOUR],
  ] as const)
    store.receive(before, after);
  write(FOUR);
  store.sync(false);
  assert.deepEqual(events.splice(0), [`follows ${FOUR}`]);
  write(THREE);
  store.sync(false);
  assert.deepEqual(events, []);
  store.receive('#/combo?seed=9', THREE);
  assert.deepEqual([events, readStored(KEY)], [[], FOUR]);
});

test('a displaced game is stored again when a person plays on, and the other one is archived', () => {
  const { store, events, save, play } = tableWith(ONE);
  write(NEW);
  store.receive(ONE, NEW);
  assert.deepEqual([events.splice(0), store.isShared, archivedLinks()], [['not shared'], false, []]);
  // The computer answers: the other game stays where it is, and this one in the archive.
  save(TWO);
  assert.deepEqual([readStored(KEY), archivedLinks(), events], [NEW, [TWO], []]);
  play(THREE);
  assert.deepEqual([readStored(KEY), events, store.isShared], [THREE, ['shared'], true]);
  // It is on the table again, so only the other one is archived.
  assert.deepEqual(archivedLinks(), [NEW]);
});

test('a table without moves is not archived', () => {
  const { store, events, save } = tableWith(ONE);
  write(NEW);
  store.receive(ONE, NEW);
  save(START);
  assert.deepEqual([readStored(KEY), archivedLinks(), events], [NEW, [], ['not shared']]);
});

test('a displaced game regains its place when another tab continues it, not when that tab plays another', () => {
  const { store, events } = tableWith(ONE);
  const own = NEW.replace('c2-c3', 'c2-c3_c7-c6');
  for (const [before, after] of [
    [ONE, NEW],
    [NEW, own],
  ] as const) {
    write(after);
    store.receive(before, after);
  }
  assert.deepEqual([events, store.isShared], [['not shared'], false]);
  write(TWO);
  store.receive(own, TWO);
  assert.deepEqual([events, store.isShared], [['not shared', `follows ${TWO}`, 'shared'], true]);
});

for (const { name, theirs, isPlayed, isNew, events, table, archived } of [
  {
    name: 'a person plays, and both games are kept',
    theirs: OTHERWISE,
    isPlayed: true,
    events: ['conflict, stored'],
    table: TWO,
    archived: [OTHERWISE],
  },
  {
    name: 'the computer plays, and the other game stays on the table',
    theirs: OTHERWISE,
    events: ['not shared', 'conflict, archived'],
    table: OTHERWISE,
    archived: [TWO],
  },
  { name: 'the other tab is ahead, and it is followed', theirs: THREE, events: [`follows ${THREE}`], table: THREE },
  {
    name: 'the other tab is ahead, and a person plays',
    theirs: THREE,
    isPlayed: true,
    events: [`follows ${THREE}`],
    table: THREE,
  },
  {
    name: 'a new game begins, which is no conflict',
    theirs: OTHERWISE,
    isNew: true,
    events: [],
    table: NEW,
    archived: [OTHERWISE, ONE],
  },
] as const) {
  test(`a save that meets a text of which this tab has not heard: ${name}`, () => {
    const { store, events: found, save } = tableWith(ONE);
    write(theirs);
    if (isPlayed) store.markPlayed();
    if (isNew) store.markNew();
    save(isNew ? NEW : TWO);
    assert.deepEqual([found, readStored(KEY), archivedLinks()], [events, table, archived ?? []]);
  });
}

test('a game that nobody has played here does not displace one that another tab has stored since', () => {
  const { events, save } = tableWith(ONE, { isSaved: false });
  write(OTHERWISE);
  save(TWO);
  assert.deepEqual(
    [events, readStored(KEY), archivedLinks()],
    [['not shared', 'conflict, archived'], OTHERWISE, [TWO]],
  );
});

test('a game that is played on in one tab is never archived and never in conflict', () => {
  const { events, save, play } = tableWith(START);
  for (const link of [ONE, TWO]) play(link);
  save(THREE);
  play(`${ONE}_b7-b6`);
  assert.deepEqual([events, archivedLinks(), readStored(KEY)], [[], [], `${ONE}_b7-b6`]);
});

test('a game that was left and is opened again is known as it is stored now', () => {
  const first = tableWith(ONE);
  first.store.close();
  write(TWO);
  const { events, play } = tableWith(TWO, { isSaved: false });
  play(`${ONE}_b7-b6`);
  assert.deepEqual([events, archivedLinks(), readStored(KEY)], [[], [], `${ONE}_b7-b6`]);
});

test('a move that waits to be stored when its table is closed and opened again does not overwrite another tab', () => {
  const first = tableWith(ONE);
  holdLock();
  first.save(TWO);
  first.store.close();
  write(OTHERWISE);
  const { store } = tableWith(TWO, { isSaved: false });
  flush();
  assert.deepEqual([readStored(KEY), archivedLinks(), first.events], [OTHERWISE, [TWO], []]);
  store.close();
});

test('what another tab stores while a move waits to be stored is resolved when that is stored', () => {
  const { store, events, play } = tableWith(ONE);
  holdLock();
  play(TWO);
  write(OTHERWISE);
  store.receive(ONE, OTHERWISE);
  store.sync(true);
  assert.deepEqual([events, savedTable('combo')], [[], TWO]);
  flush();
  assert.deepEqual([events, readStored(KEY), archivedLinks()], [['conflict, stored'], TWO, [OTHERWISE]]);
});

test('a table that is closed while a move waits to be stored is told nothing', () => {
  const { store, events, save } = tableWith(ONE);
  holdLock();
  save(TWO);
  write(THREE);
  store.close();
  flush();
  assert.deepEqual([events, readStored(KEY)], [[], THREE]);
});

for (const [name, how] of [
  ['is only opened from a link', { isTransient: true }],
  ['is not complete yet', { isSaved: false }],
] as const) {
  test(`a game that ${name} neither follows another tab nor takes its place`, () => {
    stored.set(PREFIX + KEY, NEW);
    const { store, events } = tableWith(ONE, how);
    write(TWO);
    store.receive(NEW, TWO);
    store.sync(true);
    store.syncMatch();
    assert.deepEqual([events, readStored(KEY), archivedLinks()], [[], TWO, []]);
  });
}

test('a closed table follows nobody', () => {
  const { store, events } = tableWith(byLink('a2-a3'));
  store.close();
  saveMatch('abcdefgh', stateIn(byLink('a2-a3_a7-a6')), [0]);
  write(byLink('a2-a3_a7-a6'));
  store.receive(byLink('a2-a3'), byLink('a2-a3_a7-a6'));
  store.sync(true);
  store.syncMatch();
  assert.deepEqual(events, []);
});

test('a game from a link is shared once a person plays on, and that is said once', () => {
  const { store, events, play } = tableWith(ONE, { isTransient: true });
  assert.deepEqual([store.isTransient, store.isShared, readStored(KEY)], [true, false, null]);
  play(TWO);
  play(THREE);
  assert.deepEqual([store.isTransient, store.isShared, readStored(KEY), events], [false, true, THREE, ['shared']]);
});

test('a new game archives the one that it replaces, as it was followed last, unless that has no moves', () => {
  const { store } = tableWith(ONE);
  write(TWO);
  store.receive(ONE, TWO);
  store.markNew();
  assert.deepEqual(archivedLinks(), [TWO]);
  stored.clear();
  tableWith(START).store.markNew();
  tableWith(START, { isSaved: false }).store.markNew();
  assert.deepEqual(archivedLinks(), []);
});

test('a table without moves or a time that can’t be stored is not reported, and a game with moves is', (t) => {
  let failures = 0;
  setChangeListener({ onStored: () => {}, onFailure: () => void (failures += 1), onRecover: () => {} });
  t.after(() => setChangeListener({ onStored: () => {}, onFailure: () => {}, onRecover: () => {} }));
  const { store: clock } = tableWith(timed('50,40'));
  const full = t.mock.method(localStorage, 'setItem', () => {
    throw new Error('no room');
  });
  clock.saveClock(stateIn(timed('50,30')));
  flush();
  stored.clear();
  const { save } = tableWith(START);
  assert.equal(failures, 0);
  save(ONE);
  assert.equal(failures, 1);
  full.mock.restore();
  flush();
});

test('the time that is left is stored for the tab that leads from now on, and is no news for this one', () => {
  const { store, events } = tableWith(timed('50,40'));
  store.saveClock(stateIn(timed('50,30')));
  assert.equal(readStored(KEY), timed('50,30'));
  // This tab knows what it has stored, so that a move of the other tab is not taken for one that overwrites it.
  const next = timed('50,30', 'b2-b3');
  write(next);
  store.receive(timed('50,30'), next);
  assert.deepEqual(events, [`follows ${next}`]);
});

for (const [name, theirs] of [
  ['has played on', timed('50,40', 'a2-a3_a7-a6')],
  ['has stored another time', timed('20,40')],
]) {
  test(`the time that is left is not stored if the other tab ${name}, which is followed`, () => {
    const own = timed('50,40');
    const { store, events } = tableWith(own);
    holdLock();
    store.saveClock(stateIn(timed('50,30')));
    write(theirs ?? '');
    store.receive(own, theirs ?? '');
    assert.deepEqual(events, []);
    flush();
    assert.deepEqual([events, readStored(KEY)], [[`follows ${theirs}`], theirs]);
  });
}

test('the time left is not stored over the text of another tab before its message arrives', () => {
  const theirs = timed('50,40', 'b2-b3');
  const { store, events } = tableWith(timed('50,40'));
  write(theirs);
  store.saveClock(stateIn(timed('50,30')));
  assert.deepEqual([events, readStored(KEY)], [[], theirs]);
});

test('the time that is left is stored for no other game than the one on the table', () => {
  const { store } = tableWith(timed('50,40'));
  store.saveClock(stateIn(timed('50,30', 'a2-a3_a7-a6')));
  assert.equal(readStored(KEY), timed('50,40'));
  stored.clear();
  tableWith(timed('50,40'), { isSaved: false }).store.saveClock(stateIn(timed('50,30')));
  assert.equal(readStored(KEY), null);
  write(timed('50,40'));
  tableWith(timed('50,40'), { isTransient: true }).store.saveClock(stateIn(timed('50,30')));
  assert.equal(readStored(KEY), timed('50,40'));
});

test('a move that waits to be stored is not lost when the time that is left is stored', () => {
  const { store, play } = tableWith(timed('50,40'));
  holdLock();
  const next = timed('50,35', 'a2-a3_a7-a6');
  play(next);
  store.saveClock(stateIn(next));
  flush();
  assert.equal(readStored(KEY), next);
});

for (const [name, theirs, isFollowed] of [
  ['with more moves', 'a2-a3_a7-a6', true],
  ['with the same moves', 'a2-a3', false],
  ['with fewer moves', '', false],
  ['with another move', 'b2-b3', false],
] as const) {
  test(`a game by link that is stored ${name} is ${isFollowed ? '' : 'not '}followed`, () => {
    // Another one was played since.
    saveMatch('abcdefgh', stateIn(byLink(theirs)), [0]);
    saveMatch('ijklmnop', stateIn(byLink('a2-a3_a7-a6', 'ijklmnop')), [0]);
    const { store, events } = tableWith(byLink('a2-a3'));
    store.syncMatch();
    assert.deepEqual(events, isFollowed ? [`follows ${byLink(theirs)}`] : []);
  });
}

test('only a game by link that is stored follows the games by link', () => {
  saveMatch('ijklmnop', stateIn(byLink('a2-a3_a7-a6', 'ijklmnop')), [0]);
  for (const [link, how] of [
    [byLink('a2-a3'), {}],
    [ONE, {}],
    [byLink('a2-a3', 'ijklmnop'), { isSaved: false }],
  ] as const) {
    const { store, events } = tableWith(link, how);
    store.syncMatch();
    assert.deepEqual(events, [], link);
  }
});

for (const { name, theirs, archived } of [
  { name: 'the same game by link', theirs: byLink('b2-b3'), archived: ONE },
  { name: 'another game by link', theirs: byLink('b2-b3', 'ijklmnop'), archived: byLink('a2-a3') },
  { name: 'no game by link', theirs: OTHERWISE, archived: byLink('a2-a3') },
]) {
  test(`a game by link that is archived beside ${name} ${archived === ONE ? 'is none any more' : 'stays one'}`, () => {
    const { store } = tableWith(byLink('a2-a3'));
    write(theirs);
    store.receive('#/combo?seed=9', theirs);
    assert.deepEqual([archivedLinks(), readStored(KEY)], [[archived], theirs]);
  });
}

test('of a game by link that two tabs play differently, the one that is archived is a game of its own', () => {
  for (const isPlayed of [true, false]) {
    stored.clear();
    const { store, save } = tableWith(byLink('a2-a3'));
    write(byLink('b2-b3'));
    if (isPlayed) store.markPlayed();
    save(byLink('a2-a3_a7-a6'));
    const [table, archived] = isPlayed ? [byLink('a2-a3_a7-a6'), `${START}&moves=b2-b3`] : [byLink('b2-b3'), TWO];
    assert.deepEqual([readStored(KEY), archivedLinks()], [table, [archived]]);
  }
});
