// What is kept: there again, limited, and no harm where a browser keeps nothing.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { flush, listenToChanges } from '../../www/library/changes.js';
import { findGame } from '../../www/games/index.js';
import { Keeper } from '../../www/library/keeper.js';
import { stateOf } from '../../www/library/kept.js';
import { damageWords, failureWords } from '../../www/library/losses.js';
import { formatLink } from '../../www/links/link.js';
import { damages, forgetMatch, loadSettings, savedMatches, savedTable, saveMatch, saveSettings, shelf, shelve, unshelve } from '../../www/library/storage.js';

/** @type {Map<string, string>} */
const kept = new Map();
const working = {
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
};
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

/** A game of Gambit. @param {string} query */
function gambit(query) {
  const state = stateOf(`#/gambit?${query}`);
  assert.ok(state);
  return state;
}

/** A keeper that nobody listens to. */
const keeper = (isGuest = false) => new Keeper('gambit', isGuest, { onFollow: () => {}, onShared: () => {}, onParted: () => {} });

/** @param {object} storage */
function provide(storage) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
}

beforeEach(() => {
  kept.clear();
  provide(working);
});

test('a table is there again', () => {
  assert.equal(savedTable('gambit'), null);
  keeper().keep(gambit('seed=1'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=1');
});

test('the shelf holds the latest twenty, each once', () => {
  for (let n = 0; n < 30; n += 1) shelve(gambit(`seed=${n}&moves=d2xd4`));
  shelve(gambit('seed=25&moves=d2xd4_e3xe1'));
  const seeds = shelf().map(({ link }) => Number(/seed=(\d+)/.exec(link)?.[1]));
  assert.equal(seeds.length, 20);
  assert.deepEqual(seeds.slice(0, 3), [25, 29, 28]);
  assert.equal(seeds.filter((seed) => seed === 25).length, 1);
  unshelve('#/gambit?seed=29&moves=d2xd4');
  assert.ok(!shelf().some(({ link }) => link.includes('seed=29')));
});

test('a guest leaves the kept game alone until somebody plays, and makes it an earlier one then', () => {
  keeper().keep(gambit('seed=1&moves=d2xd4'));
  const guest = keeper(true);
  guest.keep(gambit('seed=2'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=1&moves=d2xd4');
  guest.played();
  guest.keep(gambit('seed=2&moves=a2xa4'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=2&moves=a2xa4');
  assert.deepEqual(shelf().map(({ link }) => link), ['#/gambit?seed=1&moves=d2xd4']);
});

test('a game by link keeps its longest form, and both where two differ', () => {
  const link = (/** @type {string} */ moves) => gambit(`seed=1&match=abcdefgh-0&moves=${moves}`);
  saveMatch('abcdefgh', link('d2xd4_e3xe1'), [0]);
  saveMatch('abcdefgh', link('d2xd4'), [0]);
  assert.deepEqual(savedMatches().map(({ link }) => link), ['#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4_e3xe1']);
  saveMatch('abcdefgh', link('a2xa4'), [0]);
  assert.deepEqual(savedMatches().map(({ link }) => link), ['#/gambit?seed=1&match=abcdefgh-0&moves=a2xa4']);
  assert.deepEqual(shelf().map(({ link }) => link), ['#/gambit?seed=1&moves=d2xd4_e3xe1']);
  forgetMatch('abcdefgh');
  assert.deepEqual(savedMatches(), []);
});

/**
 * Keeps so many games by link, one after the other, each with a move.
 *
 * @param {string} name which their names begin with
 * @param {number} count
 * @param {Parameters<typeof saveMatch>[3]} [here]
 */
function saveMatches(name, count, here) {
  for (let n = 0; n < count; n += 1) saveMatch(`${name}${n}`, gambit(`seed=${n}&players=human,human&match=${name}${n}-0&moves=d2xd4`), [1], here);
}

test('of an earlier game its link is kept and no sentence; what an older release has kept stays', () => {
  const old = { link: '#/gambit?seed=7&moves=d2xd4', words: 'Gambit: Black and White (Easy), 1 move', when: 5 };
  kept.set('gambol/1/shelf', JSON.stringify([old]));
  assert.deepEqual(shelf(), [old]);
  shelve(gambit('seed=8&moves=d2xd4'));
  assert.deepEqual(shelf().map(({ words }) => words), ['gambit', old.words]);
});

test('a full disk and a browser that keeps nothing are told apart', () => {
  assert.match(failureWords(new DOMException('', 'QuotaExceededError')), /no room left/);
  assert.match(failureWords(new DOMException('', 'SecurityError')), /keeps nothing/);
});

/** How many games by link are kept whose names begin so. @param {string} name */
const countMatches = (name) => savedMatches().filter(({ id }) => id.startsWith(name)).length;

test('however many links are opened, a game by link that was played here stays', () => {
  saveMatches('mine', 3, { isPlayed: true });
  saveMatches('theirs', 100);
  assert.deepEqual([savedMatches().length, countMatches('mine')], [40, 3]);
  assert.equal(savedMatches()[0]?.id, 'theirs99');
  // It was played here, whoever has played since.
  saveMatch('mine0', gambit('seed=0&players=human,human&match=mine0-0&moves=d2xd4_e3xe1'), [1]);
  saveMatches('others', 100);
  assert.deepEqual([countMatches('mine'), countMatches('theirs'), shelf().length], [3, 0, 0]);
});

test('a game by link that was played here makes room for nothing but such a game, and is an earlier game then', () => {
  /** @type {string[]} */
  const told = [];
  const here = { isPlayed: true, onShelved: (/** @type {import('../../www/types.js').TableState} */ state) => void told.push(formatLink(state)) };
  saveMatches('mine', 40, here);
  saveMatches('theirs', 3, { onShelved: here.onShelved });
  assert.deepEqual([countMatches('mine'), countMatches('theirs'), shelf().length, told], [40, 0, 0, []]);
  saveMatches('others', 1, here);
  assert.deepEqual([countMatches('mine'), countMatches('others')], [39, 1]);
  assert.ok(!savedMatches().some(({ id }) => id === 'mine0'));
  assert.deepEqual(shelf().map(({ link }) => link), ['#/gambit?seed=0&players=human,human&moves=d2xd4']);
  assert.deepEqual(told, ['#/gambit?seed=0&players=human,human&match=mine0-0&moves=d2xd4']);
});

test('what an earlier release has kept of a game by link counts as played here where it has moves', () => {
  const old = Array.from({ length: 40 }, (_, n) => ({ id: `older${n}`, link: `#/gambit?seed=${n}&match=older${n}-0${n === 7 ? '' : '&moves=d2xd4'}`, seats: [1], when: n }));
  kept.set('gambol/1/matches', JSON.stringify(old));
  saveMatches('theirs', 9);
  assert.deepEqual([countMatches('older'), countMatches('theirs'), savedMatches().some(({ id }) => id === 'older7')], [39, 1, false]);
  assert.deepEqual(damages(), []);
});

test('settings that are damaged or unknown fall back one by one', () => {
  const usual = loadSettings();
  kept.set('gambol/1/settings', '{"theme":"dark","pause":"soon","colour":"red"}');
  assert.deepEqual(loadSettings(), { ...usual, theme: 'dark' });
  kept.set('gambol/1/settings', 'null');
  assert.deepEqual(loadSettings(), usual);
  kept.set('gambol/1/settings', '{');
  assert.deepEqual(loadSettings(), usual);
  saveSettings({ ...usual, pause: 200 });
  assert.equal(loadSettings().pause, 200);
});

test('a change of one setting leaves what another page has chosen of the others', () => {
  const settings = loadSettings();
  kept.set('gambol/1/settings', '{"theme":"dark","pause":200}');
  saveSettings({ ...settings, coordinates: false });
  const { theme, pause, coordinates } = loadSettings();
  assert.deepEqual({ theme, pause, coordinates }, { theme: 'dark', pause: 200, coordinates: false });
});

for (const [name, storage] of [
  ['is denied', refusing],
  ['is full', { ...working, setItem: refusing.setItem }],
]) {
  test(`a browser whose storage ${name} keeps all in this page, says so, and is whole again once it can`, () => {
    /** @type {string[]} */
    const said = [];
    listenToChanges({ onKept: () => {}, onFailure: () => said.push('failure'), onWhole: () => said.push('whole') });
    provide(/** @type {object} */ (storage));
    const table = keeper();
    table.keep(gambit('seed=1'));
    assert.deepEqual(said, [], 'a table on which nobody has played is no loss');
    table.played();
    table.keep(gambit('seed=1&moves=d2xd4'));
    assert.deepEqual(said, ['failure']);
    table.cleared();
    table.keep(gambit('seed=2'));
    saveMatch('abcdefgh', gambit('seed=1&match=abcdefgh-0&moves=d2xd4'), [0]);
    saveSettings({ ...loadSettings(), theme: 'dark' });
    const inPage = () => [savedTable('gambit'), shelf().map(({ link }) => link), savedMatches().map(({ link }) => link), loadSettings().theme];
    const all = ['#/gambit?seed=2', ['#/gambit?seed=1&moves=d2xd4'], ['#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4'], 'dark'];
    assert.deepEqual(inPage(), all);
    assert.equal(kept.size, 0);
    provide(working);
    flush();
    assert.equal(said.at(-1), 'whole');
    assert.equal(kept.size, 4);
    assert.deepEqual(inPage(), all);
    saveSettings({ ...loadSettings(), theme: 'auto' });
    listenToChanges({ onKept: () => {}, onFailure: () => {}, onWhole: () => {} });
  });
}

test('a game keeps its place on the table while there is no room for it among the earlier ones', () => {
  const table = keeper();
  table.keep(gambit('seed=1&moves=d2xd4'));
  provide({
    ...working,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (key.endsWith('shelf')) throw new Error('full');
      kept.set(key, value);
    },
  });
  table.cleared();
  table.keep(gambit('seed=2'));
  assert.equal(kept.get('gambol/1/table/gambit'), '#/gambit?seed=1&moves=d2xd4');
  assert.equal(savedTable('gambit'), '#/gambit?seed=2');
  provide(working);
  flush();
  assert.equal(kept.get('gambol/1/table/gambit'), '#/gambit?seed=2');
  assert.equal(shelf().length, 1);
});

test('what is damaged is named', () => {
  assert.deepEqual(damages(), []);
  kept.set('gambol/1/table/combo', '\u0000\u00ff');
  kept.set('gambol/1/table/gambit', '#/gambit?moves=%');
  kept.set('gambol/1/table/triboard', '#/triboard?seed=1');
  kept.set('gambol/1/shelf', '[{"link":1}]');
  kept.set('gambol/1/matches', '{}');
  kept.set('gambol/1/settings', '[');
  const damaged = damages();
  assert.deepEqual(damaged, [{ game: findGame('gambit') }, { game: findGame('combo') }, 'earlier', 'byLink', 'settings']);
  const things = 'your game of Gambit, your game of Combo, the list of earlier games, the list of games by link and your settings';
  assert.equal(damageWords(damaged), `Something that this browser kept is damaged and can’t be read in full: ${things}. Everything else is as it was.`);
});
