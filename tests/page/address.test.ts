// The address of the page: the link of a game with hidden hands is in the entry of the history, and never in the
// address.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { History } from '../fuzz/history.ts';

const history = new History();
const gone: string[] = [];
const { location } = history.globals;
Object.assign(globalThis, history.globals, {
  location: {
    get hash() {
      return location.hash;
    },
    assign: (hash: string) => (gone.push(`assign ${hash}`), location.assign(hash)),
    replace: (hash: string) => (gone.push(`replace ${hash}`), location.replace(hash)),
  },
});
const { currentLink, listenToNavigation, openTableLink, replaceAddress, anchorTo } = await import(
  '../../www/links/address.ts'
);
const { openFragment, replaceFragment } = await import('../../www/links/fragment.ts');

const OPEN = { link: '#/gambit?seed=1', isSecret: false };
const SECRET = { link: '#/luckymoose?seed=42', isSecret: true };
let told = 0;
listenToNavigation(() => (told += 1));

test('the link of an entry is that of its state, if it is of the game in the address', () => {
  for (const [hash, state, link] of [
    ['#/gambit?seed=1', null, '#/gambit?seed=1'],
    ['#/luckymoose', { link: '#/luckymoose?seed=42' }, '#/luckymoose?seed=42'],
    ['#/luckymoose', { link: '#/luckymoose' }, '#/luckymoose'],
    ['#/combo', { link: '#/luckymoose?seed=42' }, '#/combo'],
    ['#/luckymoose?seed=1', { link: '#/luckymoose?seed=42' }, '#/luckymoose?seed=1'],
    ['#/luckymoose', { link: 'javascript:alert(1)' }, '#/luckymoose'],
    ['#/luckymoose', {}, '#/luckymoose'],
  ] as [string, unknown, string][]) {
    history.begin(hash);
    history.current.state = state;
    assert.equal(currentLink(), link);
  }
});

test('a table replaces its entry, and a secret link is not in the address', () => {
  history.begin('#/');
  replaceAddress(OPEN);
  assert.deepEqual(history.entries, [{ hash: OPEN.link, state: null }]);
  replaceAddress(SECRET);
  assert.deepEqual(history.entries, [{ hash: '#/luckymoose', state: { link: SECRET.link } }]);
  // The same link at the end of the game is no secret.
  replaceAddress({ ...SECRET, isSecret: false });
  assert.deepEqual(history.entries, [{ hash: SECRET.link, state: null }]);
  // A secret link that came as an address leaves it.
  replaceAddress(SECRET);
  assert.deepEqual(history.entries, [{ hash: '#/luckymoose', state: { link: SECRET.link } }]);
});

test('an entry that is as it should be is left alone', () => {
  for (const table of [OPEN, SECRET]) {
    history.begin('#/');
    replaceAddress(table);
    const { current } = history;
    replaceAddress(table);
    assert.equal(history.current, current);
    replaceAddress({ ...table, link: `${table.link}&at=1` });
    assert.notEqual(history.current, current);
  }
});

test('a change of the address that the browser refuses leaves the entry as it is, and is made later', () => {
  for (const refuse of [() => {}, () => assert.fail('too many changes')]) {
    history.begin('#/');
    const { replaceState } = globalThis.history;
    globalThis.history.replaceState = refuse;
    assert.equal(replaceAddress(OPEN), false);
    assert.deepEqual(history.entries, [{ hash: '#/', state: null }]);
    globalThis.history.replaceState = replaceState;
    assert.equal(replaceAddress(OPEN), true);
    assert.equal(currentLink(), OPEN.link);
  }
});

test('opening a table is a new entry, which the page hears of', () => {
  history.begin('#/');
  [told, gone.length] = [0, 0];
  openTableLink(OPEN);
  while (history.turn());
  assert.deepEqual([history.entries.length, history.current.hash, gone], [2, OPEN.link, [`assign ${OPEN.link}`]]);
  // Once as an entry, once as an address.
  assert.equal(told, 2);
  openTableLink(SECRET);
  assert.deepEqual(
    [history.entries.length, history.current, told],
    [3, { hash: '#/luckymoose', state: { link: SECRET.link } }, 3],
  );
  assert.deepEqual(gone, [`assign ${OPEN.link}`]);
  // Another deal has the same address.
  openTableLink({ ...SECRET, link: '#/luckymoose?seed=43' });
  assert.deepEqual([history.entries.length, currentLink(), told], [4, '#/luckymoose?seed=43', 4]);
});

test('only fragments are opened', () => {
  history.begin('#/');
  gone.length = 0;
  openFragment('#/combo');
  replaceFragment('#/triboard');
  assert.deepEqual([history.entries.length, gone], [2, ['assign #/combo', 'replace #/triboard']]);
  for (const open of [openFragment, replaceFragment])
    for (const wrong of ['javascript:alert(1)', '', null]) assert.throws(() => open(wrong), { code: 'noFragment' });
  assert.equal(gone.length, 2);
});

test('an anchor to a secret table names the game alone, and opens the table unless another window is asked for', () => {
  const attributes: Record<string, any> = {};
  const listeners: Record<string, (event: any) => void> = {};
  const element = {
    setAttribute: (name: string, value: string) => (attributes[name] = value),
    addEventListener: (name: string, listener: any) => (listeners[name] = listener),
    append: () => {},
  };
  Object.assign(globalThis, { document: { createElement: () => element } });
  anchorTo(OPEN, { class: 'card' });
  assert.deepEqual([attributes, listeners], [{ class: 'card', href: OPEN.link }, {}]);
  anchorTo(SECRET, {});
  assert.equal(attributes.href, '#/luckymoose');
  history.begin('#/');
  const click = (keys: object) => {
    let isPrevented = false;
    listeners.click?.({ preventDefault: () => (isPrevented = true), ...keys });
    return isPrevented;
  };
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) assert.equal(click({ [key]: true }), false, key);
  assert.equal(history.entries.length, 1);
  assert.equal(click({}), true);
  assert.deepEqual(history.current.state, { link: SECRET.link });
});
