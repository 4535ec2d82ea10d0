// The game on a table, synchronised between tabs: storing, following and leading.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readStored } from '../../www/library/changes.js';
import { parseTable } from '../../www/library/conflicts.js';
import { TableSync } from '../../www/library/sync.js';
import { formatLink } from '../../www/links/link.js';

/** @import { TableState } from '../../www/types.js' */

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void stored.set(key, text),
  },
});
// Without locks, every change is stored at once, and every tab leads.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });

beforeEach(() => stored.clear());

/** @param {string} link */
function stateIn(link) {
  const state = parseTable(link);
  assert(state);
  return state;
}

/**
 * A synchronised table, and the log of its events.
 *
 * @param {string} link
 * @param {{ isGuest?: boolean, isHidden?: boolean, onFollow?: () => void }} [how]
 */
function shared(link, { isGuest = false, isHidden = false, onFollow = () => {} } = {}) {
  /** @type {string[]} */
  const events = [];
  let state = stateIn(link);
  let isFollowing = true;
  const sharing = new TableSync('combo', isGuest, {
    state: () => state,
    isFollowing: () => isFollowing,
    setFollowing: (follows) => (isFollowing = follows),
    follow: (/** @type {TableState} */ theirs) => {
      events.push(`quiet ${sharing.isApplying}`);
      onFollow();
      state = theirs;
    },
  }, { isFramed: false, isHidden: () => isHidden }, {
    onReplaced: () => events.push('other'),
    onFollowed: () => events.push('followed'),
    onConflict: (isHere) => events.push(`parted ${isHere}`),
  });
  sharing.save();
  sharing.updateLead();
  const tell = (/** @type {string} */ theirs) => {
    const before = readStored(KEY);
    stored.set(PREFIX + KEY, theirs);
    sharing.receive({ key: KEY, before, after: theirs });
  };
  return { sharing, events, tell, play: (/** @type {string} */ next) => (state = stateIn(next)), follows: () => isFollowing };
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
