// The game on a table, synchronised between tabs: storing, following and leading.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readStored } from '../../www/library/changes.ts';
import { archivedGames, saveMatch } from '../../www/library/storage.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { TableSync } from '../../www/library/sync.ts';
import { formatLink } from '../../www/links/link.ts';
import { Locks, setLocks, settle } from './locks.ts';
import type { GameLink } from '../../www/links/state.ts';

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
});

beforeEach(() => {
  stored.clear();
  // Without locks, every change is stored at once, and every tab leads.
  setLocks(undefined);
});

function stateIn(link: string) {
  const state = parseTable(link);
  assert(state);
  return state;
}

/** A synchronised table, and the log of its events. */
function shared(
  link: string,
  {
    isGuest = false,
    isFramed = false,
    isHidden = false,
    onFollow = () => {},
  }: {
    isGuest?: boolean;
    isFramed?: boolean;
    isHidden?: boolean;
    onFollow?: () => void;
  } = {},
) {
  const events: string[] = [];
  let state = stateIn(link);
  let isFollowing = true;
  let isSeen = !isHidden;
  const sharing = new TableSync(
    'combo',
    isGuest,
    {
      state: () => state,
      isFollowing: () => isFollowing,
      setFollowing: (follows) => (isFollowing = follows),
      follow: (theirs: GameLink) => {
        events.push(`quiet ${sharing.isApplying}`);
        onFollow();
        state = theirs;
      },
    },
    { isFramed, isHidden: () => !isSeen },
    {
      onReplaced: () => events.push('other'),
      onFollowed: () => events.push('followed'),
      onConflict: (isHere) => events.push(`parted ${isHere}`),
    },
  );
  sharing.save();
  sharing.updateLead();
  const tell = (theirs: string) => {
    const before = readStored(KEY);
    stored.set(PREFIX + KEY, theirs);
    sharing.receive({ key: KEY, before, after: theirs });
  };
  return {
    sharing,
    events,
    tell,
    play: (next: string) => (state = stateIn(next)),
    state: () => state,
    follows: () => isFollowing,
    show: () => (isSeen = true),
  };
}

const ONE = '#/combo?seed=1&moves=a2-a3';
const TWO = '#/combo?seed=1&moves=a2-a3_a7-a6';

test('a single tab saves its game and leads', () => {
  const { follows } = shared(ONE);
  assert.deepEqual([readStored(KEY), follows()], [formatLink(stateIn(ONE)), false]);
});

test('moves of another tab are followed, and not saved again', () => {
  const { sharing, events, tell } = shared(ONE);
  tell(TWO);
  assert.deepEqual([events, sharing.isApplying, readStored(KEY)], [['quiet true', 'followed'], false, TWO]);
});

test('a table saves its changes again after it could not follow', () => {
  const { sharing, tell } = shared(ONE, {
    onFollow: () => {
      throw new Error('The engine has trapped.');
    },
  });
  assert.throws(() => tell(TWO));
  assert.equal(sharing.isApplying, false);
});

test('a game that replaces an unplayed one is reported, and not overwritten', () => {
  // With a clock, whose time would be saved again when the table is closed.
  const { sharing, events, tell } = shared('#/combo?seed=1&clock=60+0');
  tell('#/combo?seed=7&moves=a2-a3');
  assert.deepEqual(events, ['other']);
  sharing.close();
  assert.equal(readStored(KEY), '#/combo?seed=7&moves=a2-a3');
});

test('a transient game is saved when a person plays on', () => {
  const { sharing, play } = shared(ONE, { isGuest: true });
  assert.equal(readStored(KEY), null);
  sharing.markPlayed();
  play(TWO);
  sharing.save();
  assert.equal(readStored(KEY), formatLink(stateIn(TWO)));
});

test('the remaining time is saved when the page is left, unless another tab leads', () => {
  const timed = '#/combo?seed=1&clock=60+0&left=50,40&moves=a2-a3';
  const later = timed.replace('50,40', '50,30');
  const { sharing, play } = shared(timed);
  play(later);
  sharing.onLeave();
  assert.equal(readStored(KEY), formatLink(stateIn(later)));
});

const NEW = '#/combo?seed=2&moves=c2-c3';
/** The lock of the leader, as each tab names it. */
const LEAD = 'gambol/1/lead/combo';

/** Another tab that leads the game or waits to lead it. */
function otherTab(locks: Locks, options: { steal?: boolean } = {}) {
  let release: (value?: unknown) => void = () => {};
  const tab = { leads: false, release: () => release() };
  const hold = () => {
    tab.leads = true;
    return new Promise((resolve) => (release = resolve));
  };
  locks.request(LEAD, options, hold).catch(() => (tab.leads = false));
  return tab;
}

/** The locks of a browser where another tab leads already. */
async function led() {
  const locks = new Locks();
  setLocks(locks);
  const other = otherTab(locks);
  await settle();
  return { locks, other };
}

for (const { name, how, opens, wakes, goesOn } of [
  { name: 'a visible tab', how: {}, opens: true, wakes: true, goesOn: true },
  // A person who goes on in a hidden tab is there.
  { name: 'a hidden tab', how: { isHidden: true }, opens: false, wakes: false, goesOn: true },
  {
    name: 'a tab with a game that is only opened from a link',
    how: { isGuest: true },
    opens: false,
    wakes: false,
    goesOn: false,
  },
  // A page in a frame hears nothing of other tabs, and is not woken.
  { name: 'a page in a frame', how: { isFramed: true }, opens: false, wakes: null, goesOn: false },
]) {
  test(`${name} ${opens ? 'takes' : 'leaves'} the lead when it opens`, async () => {
    const { other } = await led();
    const { follows } = shared(ONE, how);
    await settle();
    assert.equal(other.leads, !opens);
    // Alone, each runs its own computer and clock.
    other.release();
    await settle();
    assert.equal(follows(), false);
  });

  test(`${name} ${goesOn ? 'takes' : 'leaves'} the lead when its person goes on`, async () => {
    const { other } = await led();
    const { sharing, follows } = shared(ONE, how);
    sharing.claimLead();
    await settle();
    assert.deepEqual([other.leads, follows()], [!goesOn, false]);
  });

  if (wakes === null) continue;
  test(`${name} ${wakes ? 'takes' : 'leaves'} the lead when it wakes`, async () => {
    const { locks } = await led();
    const { sharing } = shared(ONE, how);
    await settle();
    const other = otherTab(locks, { steal: true });
    await settle();
    sharing.sync(true);
    await settle();
    assert.equal(other.leads, !wakes);
  });
}

test('a game that is not shared runs in its own tab at once, while another tab leads', async () => {
  await led();
  assert.deepEqual(
    [shared(ONE, { isGuest: true }), shared(ONE, { isFramed: true })].map(({ follows }) => follows()),
    [false, false],
  );
});

test('a tab follows the one that takes the lead, and leads again once it is closed', async () => {
  const locks = new Locks();
  setLocks(locks);
  const { follows } = shared(ONE);
  await settle();
  assert.equal(follows(), false);
  const other = otherTab(locks, { steal: true });
  await settle();
  assert.equal(follows(), true);
  other.release();
  await settle();
  assert.equal(follows(), false);
});

test('a tab that leads again has not missed what the other one has played', async () => {
  const locks = new Locks();
  setLocks(locks);
  const { events } = shared(ONE);
  await settle();
  const other = otherTab(locks, { steal: true });
  await settle();
  // Its message never arrives.
  stored.set(PREFIX + KEY, TWO);
  await settle();
  assert.deepEqual(events, []);
  other.release();
  await settle();
  assert.deepEqual(events, ['quiet true', 'followed']);
});

test('a tab that loses the lead stores its clock, and only its own', async () => {
  const timed = '#/combo?seed=1&clock=60+0&left=50,40&moves=a2-a3';
  const locks = new Locks();
  setLocks(locks);
  const { play } = shared(timed);
  await settle();
  play(timed.replace('50,40', '50,30'));
  const other = otherTab(locks, { steal: true });
  await settle();
  assert.equal(readStored(KEY), timed.replace('50,40', '50,30'));
  other.release();
  await settle();
  // Without a clock, there is nothing to be stored: a ply that is only looked at is not.
  stored.clear();
  const { play: look } = shared(TWO);
  await settle();
  look(`${TWO}&at=1`);
  otherTab(locks, { steal: true });
  await settle();
  assert.equal(readStored(KEY), TWO);
});

test('a tab whose game has lost its place to another one leads it no more, and goes on by itself', async () => {
  const locks = new Locks();
  setLocks(locks);
  const { follows, tell, events } = shared(ONE);
  await settle();
  const other = otherTab(locks);
  tell(NEW);
  await settle();
  assert.deepEqual([other.leads, follows(), events], [true, false, []]);
});

test('a tab that follows a game that has lost its place runs it by itself', async () => {
  const { locks, other } = await led();
  const { follows, tell, sharing } = shared(ONE);
  await settle();
  otherTab(locks, { steal: true });
  await settle();
  assert.deepEqual([other.leads, follows()], [false, true]);
  tell(NEW);
  assert.equal(follows(), false);
  sharing.close();
});

for (const [name, theirs, isLeft] of [
  ['with its moves', TWO, true],
  ['that only shows another ply', `${ONE}&at=0`, false],
] as const) {
  test(`a tab leaves the lead ${isLeft ? '' : 'not '}to one ${name}`, async () => {
    const locks = new Locks();
    setLocks(locks);
    const { tell } = shared(ONE);
    await settle();
    const other = otherTab(locks);
    tell(theirs);
    await settle();
    assert.equal(other.leads, isLeft);
  });
}

test('a closed table leaves the lead to the next tab, and follows nobody', async () => {
  const locks = new Locks();
  setLocks(locks);
  const { sharing, tell, events } = shared(ONE);
  await settle();
  const other = otherTab(locks);
  sharing.close();
  await settle();
  assert.equal(other.leads, true);
  tell(TWO);
  assert.deepEqual(events, []);
});

test('a tab is told whether a game was only opened from a link, and says so until a person plays on', () => {
  const { sharing, play } = shared(ONE, { isGuest: true });
  assert.equal(sharing.isTransient, true);
  sharing.markPlayed();
  play(TWO);
  assert.equal(sharing.isTransient, false);
  assert.equal(shared(ONE).sharing.isTransient, false);
});

test('a person who plays on in a tab that follows leads, also in a game from a link', async () => {
  const { other } = await led();
  const { sharing } = shared(ONE, { isGuest: true });
  sharing.markPlayed();
  await settle();
  assert.equal(other.leads, false);
});

test('a new game archives the one that it replaces', () => {
  const { sharing, play } = shared(ONE);
  sharing.markNew();
  play(NEW);
  sharing.save();
  assert.deepEqual([readStored(KEY), archivedGames().map(({ link }) => link)], [NEW, [ONE]]);
});

test('the players and the link of the own table stay when another tab is followed', () => {
  const own = `${ONE}&players=human,easy`;
  const { tell, state, sharing } = shared(own);
  tell(`${TWO}&at=1`);
  assert.deepEqual(state(), { ...stateIn(`${TWO}&at=1`), playerKinds: stateIn(own).playerKinds });
  // What is followed counts as the game of this tab from now on.
  sharing.markNew();
  assert.deepEqual(
    archivedGames().map(({ link }) => link.includes('a2-a3_a7-a6')),
    [true],
  );
});

test('nothing is being followed before another tab has played', () => {
  assert.equal(shared(ONE).sharing.isApplying, false);
});

test('the time is stored neither without a clock nor in a tab that follows when the page is left', async () => {
  const { sharing, play } = shared(TWO);
  play(`${TWO}&at=1`);
  sharing.onLeave();
  assert.equal(readStored(KEY), TWO);
  const timed = '#/combo?seed=1&clock=60+0&left=50,40&moves=a2-a3';
  stored.clear();
  const locks = new Locks();
  setLocks(locks);
  const second = shared(timed);
  await settle();
  otherTab(locks, { steal: true });
  await settle();
  second.play(timed.replace('50,40', '50,30'));
  second.sharing.onLeave();
  await settle();
  assert.equal(readStored(KEY), timed);
});

test('a game by link is followed at its message, at a change of the storage and when the tab wakes', () => {
  const game = (moves: string) => `#/combo?seed=1&match=abcdefgh-0&moves=${moves}`;
  for (const hear of [
    (sharing) => sharing.receive({ key: 'matches', before: null, after: '[]' }),
    (sharing) => sharing.sync(false),
    (sharing) => sharing.sync(true),
  ] as ((sharing: TableSync) => void)[]) {
    stored.clear();
    const { sharing, events, state } = shared(game('a2-a3'));
    saveMatch('abcdefgh', stateIn(game('a2-a3_a7-a6')), [0]);
    hear(sharing);
    assert.deepEqual([events, state().moves.length], [['quiet true', 'followed'], 2]);
  }
});

test('news of another text say nothing of the game on the table', () => {
  const { sharing, events } = shared(ONE);
  stored.set(PREFIX + KEY, TWO);
  sharing.receive({ key: 'table/gambit', before: null, after: TWO });
  assert.deepEqual(events, []);
});

test('a text of which no message has arrived is left alone while the tab is awake, and followed when it wakes', () => {
  const { sharing, events } = shared(ONE);
  stored.set(PREFIX + KEY, TWO);
  sharing.sync(false);
  assert.deepEqual(events, []);
  sharing.sync(true);
  assert.deepEqual(events, ['quiet true', 'followed']);
});

test('a tab that is shown again takes the lead when it wakes', async () => {
  const { other } = await led();
  const { sharing, show } = shared(ONE, { isHidden: true });
  await settle();
  assert.equal(other.leads, true);
  show();
  sharing.sync(true);
  await settle();
  assert.equal(other.leads, false);
});

test('two tabs that have played on differently are reported', () => {
  const { sharing, events } = shared(ONE);
  const theirs = '#/combo?seed=1&moves=b2-b3';
  stored.set(PREFIX + KEY, theirs);
  sharing.receive({ key: KEY, before: NEW, after: theirs });
  assert.deepEqual(events, ['parted false']);
});
