// The game on a table beside other pages: kept, followed and led.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readKept } from '../../www/library/changes.js';
import { stateOf } from '../../www/library/kept.js';
import { Sharing } from '../../www/library/sharing.js';
import { formatLink } from '../../www/links/link.js';

/** @import { TableState } from '../../www/types.js' */

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
  },
});
// Where there are no locks, all is kept at once, and every page leads.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });

beforeEach(() => kept.clear());

/** @param {string} link */
function stateIn(link) {
  const state = stateOf(link);
  assert(state);
  return state;
}

/**
 * A table that is shared, and what happens to it.
 *
 * @param {string} link
 * @param {{ isGuest?: boolean, isHidden?: boolean, onFollow?: () => void }} [how]
 */
function shared(link, { isGuest = false, isHidden = false, onFollow = () => {} } = {}) {
  /** @type {string[]} */
  const heard = [];
  let state = stateIn(link);
  let isFollowing = true;
  const sharing = new Sharing('combo', isGuest, {
    state: () => state,
    isFollowing: () => isFollowing,
    setFollowing: (follows) => (isFollowing = follows),
    follow: (/** @type {TableState} */ theirs) => {
      heard.push(`quiet ${sharing.isQuiet}`);
      onFollow();
      state = theirs;
    },
  }, { isFramed: false, isHidden: () => isHidden }, {
    onOther: () => heard.push('other'),
    onFollowed: () => heard.push('followed'),
    onParted: (isHere) => heard.push(`parted ${isHere}`),
  });
  sharing.keep();
  sharing.share();
  const tell = (/** @type {string} */ theirs) => {
    const before = readKept(KEY);
    kept.set(PREFIX + KEY, theirs);
    sharing.hear({ key: KEY, before, after: theirs });
  };
  return { sharing, heard, tell, play: (/** @type {string} */ next) => (state = stateIn(next)), follows: () => isFollowing };
}

const ONE = '#/combo?seed=1&moves=a2-a3';
const TWO = '#/combo?seed=1&moves=a2-a3_a7-a6';

test('the page that is alone keeps its game and leads', () => {
  const { follows } = shared(ONE);
  assert.deepEqual([readKept(KEY), follows()], [formatLink(stateIn(ONE)), false]);
});

test('what another page has played on is followed, and not kept once more', () => {
  const { sharing, heard, tell } = shared(ONE);
  tell(TWO);
  assert.deepEqual([heard, sharing.isQuiet, readKept(KEY)], [['quiet true', 'followed'], false, TWO]);
});

test('a table that could not follow is not quiet for good', () => {
  const { sharing, tell } = shared(ONE, {
    onFollow: () => {
      throw new Error('The engine has trapped.');
    },
  });
  assert.throws(() => tell(TWO));
  assert.equal(sharing.isQuiet, false);
});

test('another game in the place of one that nobody has played is told, and nothing is written over it', () => {
  // With a clock, whose time would be kept once more when the table is closed.
  const { sharing, heard, tell } = shared('#/combo?seed=1&clock=60+0');
  tell('#/combo?seed=7&moves=a2-a3');
  assert.deepEqual(heard, ['other']);
  sharing.close();
  assert.equal(readKept(KEY), '#/combo?seed=7&moves=a2-a3');
});

test('a guest is kept when a person plays on with it', () => {
  const { sharing, play } = shared(ONE, { isGuest: true });
  assert.equal(readKept(KEY), null);
  sharing.played();
  play(TWO);
  sharing.keep();
  assert.equal(readKept(KEY), formatLink(stateIn(TWO)));
});

test('the time that is left is kept when the page is left, unless another page acts for the game', () => {
  const timed = '#/combo?seed=1&clock=60+0&left=50,40&moves=a2-a3';
  const later = timed.replace('50,40', '50,30');
  const { sharing, play } = shared(timed);
  play(later);
  sharing.leave();
  assert.equal(readKept(KEY), formatLink(stateIn(later)));
});
