// Storage: it is restored and limited, and the page works without it.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { flush, setChangeListener } from '../../www/library/changes.ts';
import { findGame } from '../../www/games/index.ts';
import { TableStore } from '../../www/library/store.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { hasUnstored, isSameDraft, removeDraft, saveDraft, savedDrafts } from '../../www/library/drafts.ts';
import { damageWords, findDamage } from '../../www/library/damage.ts';
import { failureWords } from '../../www/library/failures.ts';
import { formatLink } from '../../www/links/link.ts';
import {
  nameMatch,
  removeMatch,
  loadSettings,
  savedMatches,
  savedTable,
  saveMatch,
  saveSettings,
  archivedGames,
  archive,
  isArchived,
  parseJson,
  removeArchived,
  wayToLearn,
} from '../../www/library/storage.ts';
import type { GameLink } from '../../www/links/state.ts';

const stored = new Map<string, string>();
const working = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

/** A game of Gambit. */
function gambit(query: string) {
  const state = parseTable(`#/gambit?${query}`);
  assert.ok(state);
  return state;
}

/** A store without listeners. */
const storeOf = (isTransient = false) =>
  new TableStore('gambit', isTransient, { onFollow: () => {}, onShared: () => {}, onConflict: () => {} });

function provide(storage: object) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
}

beforeEach(() => {
  stored.clear();
  provide(working);
});

test('a table is restored', () => {
  assert.equal(savedTable('gambit'), null);
  storeOf().save(gambit('seed=1'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=1');
});

test('the archive holds the latest twenty games, each once', () => {
  for (let n = 0; n < 30; n += 1) archive(gambit(`seed=${n}&moves=d2xd4`));
  archive(gambit('seed=25&moves=d2xd4_e3xe1'));
  const seeds = archivedGames().map(({ link }) => Number(/seed=(\d+)/.exec(link)?.[1]));
  assert.equal(seeds.length, 20);
  assert.deepEqual(seeds.slice(0, 3), [25, 29, 28]);
  assert.equal(seeds.filter((seed) => seed === 25).length, 1);
  removeArchived('#/gambit?seed=29&moves=d2xd4');
  assert.ok(!archivedGames().some(({ link }) => link.includes('seed=29')));
  assert.equal(archivedGames().length, 19);
});

test('a transient game replaces the stored one when somebody plays on, and archives it', () => {
  storeOf().save(gambit('seed=1&moves=d2xd4'));
  const transient = storeOf(true);
  transient.save(gambit('seed=2'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=1&moves=d2xd4');
  transient.markPlayed();
  transient.save(gambit('seed=2&moves=a2xa4'));
  assert.equal(savedTable('gambit'), '#/gambit?seed=2&moves=a2xa4');
  assert.deepEqual(
    archivedGames().map(({ link }) => link),
    ['#/gambit?seed=1&moves=d2xd4'],
  );
});

test('a game by link is stored in its longest form, and two that differ are both kept', () => {
  const link = (moves: string) => gambit(`seed=1&match=abcdefgh-0&moves=${moves}`);
  saveMatch('abcdefgh', link('d2xd4_e3xe1'), [0]);
  saveMatch('abcdefgh', link('d2xd4'), [0]);
  assert.deepEqual(
    savedMatches().map(({ link }) => link),
    ['#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4_e3xe1'],
  );
  saveMatch('abcdefgh', link('a2xa4'), [0]);
  assert.deepEqual(
    savedMatches().map(({ link }) => link),
    ['#/gambit?seed=1&match=abcdefgh-0&moves=a2xa4'],
  );
  assert.deepEqual(
    archivedGames().map(({ link }) => link),
    ['#/gambit?seed=1&moves=d2xd4_e3xe1'],
  );
  saveMatch('ijklmnop', gambit('seed=2&match=ijklmnop-0&moves=d2xd4'), [0]);
  removeMatch('abcdefgh');
  assert.deepEqual(
    savedMatches().map(({ id }) => id),
    ['ijklmnop'],
  );
});

test('a game by link keeps its place when it is opened again, and is not kept without a move', () => {
  const save = (id: string, query: string) => saveMatch(id, gambit(`${query}&match=${id}-0`), [0]);
  save('abcdefgh', 'seed=1');
  save('ijklmnop', 'seed=2&moves=d2xd4');
  const before = stored.get('gambol/1/matches');
  save('abcdefgh', 'seed=1');
  assert.equal(stored.get('gambol/1/matches'), before);
  save('abcdefgh', 'seed=3&moves=a2xa4');
  assert.deepEqual(
    [savedMatches().map(({ link }) => link), archivedGames()],
    [['#/gambit?seed=3&match=abcdefgh-0&moves=a2xa4', '#/gambit?seed=2&match=ijklmnop-0&moves=d2xd4'], []],
  );
});

/**
 * Saves a number of games by link in order, each with a move.
 *
 * @param name which their names begin with
 */
function saveMatches(name: string, count: number, here?: Parameters<typeof saveMatch>[3]) {
  for (let n = 0; n < count; n += 1)
    saveMatch(`${name}${n}`, gambit(`seed=${n}&players=human,human&match=${name}${n}-0&moves=d2xd4`), [1], here);
}

test('an archived game has its link and no sentence; the entries of an older release stay', () => {
  const old = { link: '#/gambit?seed=7&moves=d2xd4', words: 'Gambit: Black and White (Easy), 1 move', when: 5 };
  stored.set('gambol/1/shelf', JSON.stringify([old]));
  assert.deepEqual(archivedGames(), [old]);
  archive(gambit('seed=8&moves=d2xd4'));
  assert.deepEqual(
    archivedGames().map(({ words }) => words),
    ['gambit', old.words],
  );
});

test('a full disk and unavailable storage have different messages', () => {
  assert.match(failureWords(new DOMException('', 'QuotaExceededError')), /no room left/);
  assert.match(failureWords(new DOMException('', 'SecurityError')), /keeps nothing/);
});

/** The number of stored games by link whose ids begin with a name. */
const countMatches = (name: string) => savedMatches().filter(({ id }) => id.startsWith(name)).length;

test('who plays a game by link elsewhere is remembered with it, whatever is saved later', () => {
  const save = (id: string, moves: string) =>
    saveMatch(id, gambit(`seed=2&players=human,human&match=${id}-0&moves=${moves}`), [0]);
  const names = () => savedMatches().map((match) => [match.id, match.names]);
  save('abcdefgh', 'd2xd4');
  save('ijklmnop', 'd2xd4');
  nameMatch('abcdefgh', ['', 'Nina']);
  save('abcdefgh', 'd2xd4_e3xe1');
  assert.deepEqual(names(), [
    ['abcdefgh', ['', 'Nina']],
    ['ijklmnop', undefined],
  ]);
  nameMatch('abcdefgh', ['', 'Sami']);
  nameMatch('qrstuvwx', ['', 'Ada']);
  assert.deepEqual(names()[0], ['abcdefgh', ['', 'Sami']]);
  assert.equal(names().length, 2);
  // Other names than texts are no list of this page.
  const [first] = savedMatches();
  for (const names of [[7], ['', 7], 'Nina', { 1: 'Nina' }]) {
    stored.set('gambol/1/matches', JSON.stringify([{ ...first, names }]));
    assert.deepEqual([savedMatches(), findDamage()], [[], ['byLink']]);
  }
});

test('a game by link that was played here is not evicted by links that were only opened', () => {
  saveMatches('mine', 3, { isPlayed: true });
  saveMatches('theirs', 100);
  assert.deepEqual([savedMatches().length, countMatches('mine')], [40, 3]);
  assert.equal(savedMatches()[0]?.id, 'theirs99');
  // A move of the other player does not change that it was played here.
  saveMatch('mine0', gambit('seed=0&players=human,human&match=mine0-0&moves=d2xd4_e3xe1'), [1]);
  saveMatches('others', 100);
  assert.deepEqual([countMatches('mine'), countMatches('theirs'), archivedGames().length], [3, 0, 0]);
});

test('a game by link that was played here is evicted only by another such game, and then archived', () => {
  const archived: string[] = [];
  const here = { isPlayed: true, onArchived: (state: GameLink) => void archived.push(formatLink(state)) };
  saveMatches('mine', 40, here);
  saveMatches('theirs', 3, { onArchived: here.onArchived });
  assert.deepEqual([countMatches('mine'), countMatches('theirs'), archivedGames().length, archived], [40, 0, 0, []]);
  saveMatches('others', 1, here);
  assert.deepEqual([countMatches('mine'), countMatches('others')], [39, 1]);
  assert.ok(!savedMatches().some(({ id }) => id === 'mine0'));
  assert.deepEqual(
    archivedGames().map(({ link }) => link),
    ['#/gambit?seed=0&players=human,human&moves=d2xd4'],
  );
  assert.deepEqual(archived, ['#/gambit?seed=0&players=human,human&match=mine0-0&moves=d2xd4']);
});

test('games that are only watched make room for each other, and take none from others', () => {
  saveMatches('invited', 3);
  for (let n = 0; n < 100; n += 1)
    saveMatch(`watched${n}`, gambit(`seed=${n}&players=human,human&match=watched${n}-0&moves=d2xd4`), []);
  assert.deepEqual([countMatches('invited'), countMatches('watched'), archivedGames().length], [3, 37, 0]);
  assert.equal(savedMatches()[0]?.id, 'watched99');
});

test('a game by link of an older release counts as played here if it has moves', () => {
  const old = Array.from({ length: 40 }, (_, n) => ({
    id: `older${n}`,
    link: `#/gambit?seed=${n}&match=older${n}-0${n === 7 ? '' : '&moves=d2xd4'}`,
    seats: [1],
    when: n,
  }));
  stored.set('gambol/1/matches', JSON.stringify(old));
  saveMatches('theirs', 9);
  assert.deepEqual(
    [countMatches('older'), countMatches('theirs'), savedMatches().some(({ id }) => id === 'older7')],
    [39, 1, false],
  );
  assert.deepEqual(findDamage(), []);
});

test('a game by link that can’t be read makes room first, and one in the archive stays', () => {
  const old = Array.from({ length: 40 }, (_, n) => ({
    id: `older${n}`,
    link: n === 3 ? 'nothing' : `#/gambit?seed=${n}&match=older${n}-0&moves=d2xd4`,
    seats: [1],
    when: n,
  }));
  stored.set('gambol/1/matches', JSON.stringify(old));
  saveMatches('mine', 1, { isPlayed: true });
  assert.deepEqual(
    [countMatches('older'), savedMatches().some(({ id }) => id === 'older3'), archivedGames()],
    [39, false, []],
  );
  stored.set('gambol/1/shelf', JSON.stringify([{ link: 'nothing', words: 'A game', when: 5 }]));
  archive(gambit('seed=1&moves=d2xd4'));
  assert.deepEqual(
    archivedGames().map(({ link }) => link),
    ['#/gambit?seed=1&moves=d2xd4', 'nothing'],
  );
});

test('damaged and unknown settings fall back to their defaults one by one', () => {
  const usual = loadSettings();
  stored.set('gambol/1/settings', '{"theme":"dark","pause":"soon","colour":"red","lastSetup":null}');
  assert.deepEqual(loadSettings(), { ...usual, theme: 'dark' });
  stored.set('gambol/1/settings', 'null');
  assert.deepEqual(loadSettings(), usual);
  stored.set('gambol/1/settings', '{');
  assert.deepEqual(loadSettings(), usual);
  saveSettings({ ...usual, pause: 200 });
  assert.equal(loadSettings().pause, 200);
});

test('saving one setting keeps the others as another tab has set them', () => {
  const settings = loadSettings();
  stored.set('gambol/1/settings', '{"theme":"dark","pause":200}');
  saveSettings({ ...settings, coordinates: false });
  const { theme, pause, coordinates } = loadSettings();
  assert.deepEqual({ theme, pause, coordinates }, { theme: 'dark', pause: 200, coordinates: false });
});

for (const [name, storage] of [
  ['is denied', refusing],
  ['is full', { ...working, setItem: refusing.setItem }],
]) {
  test(`a browser whose storage ${name} keeps everything in memory, reports it, and recovers once it can`, () => {
    const reported: string[] = [];
    setChangeListener({
      onStored: () => {},
      onFailure: () => reported.push('failure'),
      onRecover: () => reported.push('recovered'),
    });
    provide(storage as object);
    const table = storeOf();
    table.save(gambit('seed=1'));
    assert.deepEqual(reported, [], 'a table on which nobody has played is no loss');
    table.markPlayed();
    table.save(gambit('seed=1&moves=d2xd4'));
    assert.deepEqual(reported, ['failure']);
    table.markNew();
    table.save(gambit('seed=2'));
    saveMatch('abcdefgh', gambit('seed=1&match=abcdefgh-0&moves=d2xd4'), [0]);
    saveSettings({ ...loadSettings(), theme: 'dark' });
    const inPage = () => [
      savedTable('gambit'),
      archivedGames().map(({ link }) => link),
      savedMatches().map(({ link }) => link),
      loadSettings().theme,
    ];
    const all = [
      '#/gambit?seed=2',
      ['#/gambit?seed=1&moves=d2xd4'],
      ['#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4'],
      'dark',
    ];
    assert.deepEqual(inPage(), all);
    assert.equal(stored.size, 0);
    provide(working);
    flush();
    assert.equal(reported.at(-1), 'recovered');
    assert.equal(stored.size, 4);
    assert.deepEqual(inPage(), all);
    saveSettings({ ...loadSettings(), theme: 'auto' });
    setChangeListener({ onStored: () => {}, onFailure: () => {}, onRecover: () => {} });
  });
}

test('a game stays on the table while it cannot be archived', () => {
  const table = storeOf();
  table.save(gambit('seed=1&moves=d2xd4'));
  provide({
    ...working,
    setItem: (key: string, value: string) => {
      if (key.endsWith('shelf')) throw new Error('full');
      stored.set(key, value);
    },
  });
  table.markNew();
  table.save(gambit('seed=2'));
  assert.equal(stored.get('gambol/1/table/gambit'), '#/gambit?seed=1&moves=d2xd4');
  assert.equal(savedTable('gambit'), '#/gambit?seed=2');
  provide(working);
  flush();
  assert.equal(stored.get('gambol/1/table/gambit'), '#/gambit?seed=2');
  assert.equal(archivedGames().length, 1);
});

test('damaged data is reported by name', async () => {
  assert.deepEqual(findDamage(), []);
  stored.set('gambol/1/table/combo', '\u0000\u00ff');
  stored.set('gambol/1/table/gambit', '#/gambit?moves=%');
  stored.set('gambol/1/table/triboard', '#/triboard?seed=1');
  stored.set('gambol/1/shelf', '[{"link":1}]');
  stored.set('gambol/1/matches', '{}');
  stored.set('gambol/1/settings', '[');
  stored.set('gambol/1/puzzles/combo', '{"tried":');
  stored.set('gambol/1/course/triboard', '[]');
  stored.set('gambol/1/puzzles/gambit', '{}');
  stored.set('gambol/1/course/gambit', '{"lessons":[]}');
  const damaged = findDamage();
  assert.deepEqual(damaged, [
    { game: findGame('gambit') },
    { game: findGame('combo') },
    { progress: findGame('combo') },
    { progress: findGame('triboard') },
    'earlier',
    'byLink',
    'settings',
  ]);
  const games = ['your game of Gambit', 'your game of Combo'];
  const progress = ['your progress in Combo', 'your progress in Triboard'];
  const lists = ['the list of earlier games', 'the list of games by link and your settings'];
  const things = [...games, ...progress, ...lists].join(', ');
  assert.equal(
    await damageWords(damaged),
    `Something that this browser kept is damaged and can’t be read in full: ${things}. Everything else is as it was.`,
  );
});

test('stored items without a valid date are left out, and an unreadable link archives nothing', () => {
  const sound = { link: '#/gambit?seed=1&moves=d2xd4', words: 'Gambit', when: 5 };
  const match = { id: 'abcdefgh', link: '#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4', seats: [0], when: 5 };
  for (const when of [null, '5', true, 9e15, undefined]) {
    stored.set('gambol/1/shelf', JSON.stringify([{ ...sound, when }, sound]));
    stored.set(
      'gambol/1/matches',
      JSON.stringify([
        { ...match, when },
        { ...match, id: 'ijklmnop' },
      ]),
    );
    assert.deepEqual(
      [archivedGames().map((item) => item.when), savedMatches().map(({ id }) => id)],
      [[5], ['ijklmnop']],
      String(when),
    );
    assert.deepEqual(findDamage(), ['earlier', 'byLink'], String(when));
  }
  stored.set('gambol/1/shelf', JSON.stringify([{ ...sound, link: 'nothing' }, sound]));
  assert.equal(isArchived(gambit('seed=1&moves=d2xd4')), true);
  assert.equal(isArchived(gambit('seed=2&moves=d2xd4')), false);
});

test('a stored text is parsed, and null where there is none or it is damaged', () => {
  for (const [text, value] of [
    ['[1]', [1]],
    ['{"a":null}', { a: null }],
    [null, null],
    ['', null],
    ['{', null],
  ] as [string | null, unknown][])
    assert.deepEqual(parseJson(text), value, text ?? '');
});

test('each setting has its default, and numbers have a limit', () => {
  const usual = {
    theme: 'auto',
    set: 'auto',
    coordinates: true,
    gains: true,
    pause: 600,
    language: 'auto',
    lastGame: '',
    lastSetup: {},
    runs: {},
    sound: true,
    volume: 40,
    vibration: true,
    confirm: false,
    premove: false,
    scan: 0,
    wake: true,
    keys: true,
    name: '',
    servers: '',
  };
  assert.deepEqual(loadSettings(), usual);
  for (const [number, isTaken] of [
    [5000, true],
    [5001, false],
    [-5000, true],
    [-5001, false],
  ] as const) {
    stored.set('gambol/1/settings', JSON.stringify({ pause: number }));
    assert.equal(loadSettings().pause, isTaken ? number : 600, String(number));
  }
  stored.delete('gambol/1/settings');
  // Only what has changed is written.
  const own = loadSettings();
  saveSettings({ ...own, theme: 'dark' });
  saveSettings({ ...own, theme: 'dark', wake: false });
  assert.deepEqual(JSON.parse(stored.get('gambol/1/settings') ?? ''), { theme: 'dark', wake: false });
});

test('items of stored lists with a part of another type are left out', () => {
  const game = { link: '#/gambit?seed=1&moves=d2xd4', words: 'Gambit', when: 8.64e15 };
  const match = {
    id: 'abcdefgh',
    link: '#/gambit?seed=1&match=abcdefgh-0&moves=d2xd4',
    seats: [0],
    when: -8.64e15,
    isPlayed: true,
  };
  const both = (oneGame: object, oneMatch: object) => {
    stored.set('gambol/1/shelf', JSON.stringify([oneGame]));
    stored.set('gambol/1/matches', JSON.stringify([oneMatch]));
    return [archivedGames().length, savedMatches().length, findDamage().length];
  };
  assert.deepEqual(both(game, match), [1, 1, 0]);
  for (const key of ['link', 'words']) assert.deepEqual(both({ ...game, [key]: 1 }, match), [0, 1, 1], key);
  for (const [key, wrong] of Object.entries({ id: 1, link: 1, seats: '0', isPlayed: 'yes' }))
    assert.deepEqual(both(game, { ...match, [key]: wrong }), [1, 0, 1], key);
  assert.deepEqual(both(game, { ...match, seats: [0, 0.5] }), [1, 0, 1]);
  // Null has no parts at all.
  for (const key of ['shelf', 'matches']) stored.set(`gambol/1/${key}`, '[null]');
  assert.deepEqual([archivedGames(), savedMatches(), findDamage()], [[], [], ['earlier', 'byLink']]);
  stored.set('gambol/1/table/gambit', '#/combo?seed=1');
  assert.deepEqual(findDamage()[0], { game: findGame('gambit') });
  stored.set('gambol/1/table/gambit', '#/gambit/rules');
  assert.deepEqual(findDamage()[0], { game: findGame('gambit') });
});

test('a game is learnt in its lesson first, and in its course from then on', () => {
  assert.equal(wayToLearn('gambit'), '#/gambit/learn');
  stored.set('gambol/1/course/gambit', '{}');
  assert.deepEqual([wayToLearn('gambit'), wayToLearn('combo')], ['#/gambit/course', '#/combo/learn']);
});

test('a study that another tab has changed is neither replaced nor removed', () => {
  const draft = (id: string, tree: string) => ({ id, name: '', link: '#/gambit', tree, when: 1 });
  const told: unknown[] = [];
  const save = (tree: string, known: ReturnType<typeof draft> | null) =>
    saveDraft('gambit', draft('a', tree), {
      isKnown: (stored) => stored === null || isSameDraft(stored, known),
      spare: 'b',
      onStored: (...stored) => void told.push(stored),
    });
  save('one', null);
  save('two', draft('a', 'one'));
  assert.deepEqual(savedDrafts('gambit'), [draft('a', 'two')]);
  save('three', draft('a', 'one'));
  save('four', null);
  assert.deepEqual(savedDrafts('gambit'), [draft('b', 'four'), draft('a', 'two')]);
  assert.deepEqual(told, [
    [draft('a', 'one'), null],
    [draft('a', 'two'), draft('a', 'one')],
    [draft('b', 'three'), draft('a', 'two')],
    [draft('b', 'four'), draft('a', 'two')],
  ]);
  for (const other of [draft('a', 'one'), { ...draft('a', 'two'), name: 'x' }, { ...draft('a', 'two'), link: 'x' }])
    removeDraft('gambit', other);
  assert.deepEqual(
    savedDrafts('gambit').map(({ id }) => id),
    ['b', 'a'],
  );
  assert.equal(hasUnstored('gambit'), false);
  removeDraft('gambit', draft('a', 'two'));
  assert.deepEqual(
    savedDrafts('gambit').map(({ id }) => id),
    ['b'],
  );
});

test('studies are kept by their games, the last one first, and what is damaged is left out', () => {
  const draft = (id: string, more: object = {}) => ({
    id,
    name: 'A study',
    link: '#/gambit',
    tree: 'a',
    when: 1,
    ...more,
  });
  for (const id of ['a', 'b', 'a']) saveDraft('gambit', draft(id));
  saveDraft('combo', draft('c'));
  assert.deepEqual([savedDrafts('gambit'), savedDrafts('combo')], [[draft('a'), draft('b')], [draft('c')]]);
  removeDraft('gambit', draft('a', { when: 2 }));
  removeDraft('gambit', draft('nothing'));
  removeDraft('triboard', draft('a'));
  assert.deepEqual(
    [savedDrafts('gambit'), savedDrafts('triboard'), stored.has('gambol/1/studies/triboard')],
    [[draft('b')], [], false],
  );
  for (const key of ['id', 'name', 'link', 'tree']) {
    stored.set('gambol/1/studies/gambit', JSON.stringify([draft('a', { [key]: 5 }), null, draft('b', { when: null })]));
    assert.deepEqual(savedDrafts('gambit'), [draft('b', { when: 0 })], key);
  }
  for (const text of ['{}', '[', 'null']) {
    stored.set('gambol/1/studies/gambit', text);
    assert.deepEqual(savedDrafts('gambit'), [], text);
  }
});
