// What keeps a study, in two tabs of a browser whose storage is in memory: nothing that either has done is lost.

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { copyOf, restore } from '../../www/game/edits.ts';
import { ROOT, nodesOf } from '../../www/game/tree.ts';
import { parseTree } from '../../www/game/treetext.ts';
import { findGame } from '../../www/games/index.ts';
import { savedDrafts } from '../../www/library/drafts.ts';
import { connectShelf, openShelf } from '../../www/library/keeper.ts';
import { parseLink, type TablePlace } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { FoundStudy } from '../../www/screens/study/autosave.ts';

const stored = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
  configurable: true,
});
// Without channels no tab hears of another unless a test tells it.
Object.assign(globalThis, { addEventListener: () => {}, BroadcastChannel: undefined });
const { Autosave, findStudy } = await import('../../www/screens/study/autosave.ts');

const { Session, splitStudies } = await loadEngine();
const engine = {
  start: Session.start,
  open: Session.open,
  watch: Session.watch,
  seat: Session.seat,
  parseStudy: Session.parseStudy,
  salvageStudy: Session.salvageStudy,
  splitStudies,
} as unknown as Engine;
const gambit = findGame('gambit') ?? assert.fail();
connectShelf({ engine, onFailure: (error) => assert.fail(String(error)), onRecover: () => {} });

mock.timers.enable({ apis: ['setTimeout'] });
beforeEach(async () => {
  stored.clear();
  const shelf = await openShelf();
  const heads = await shelf.heads();
  await shelf.change(
    heads.map(({ id }) => id),
    () => null,
  );
});

/** Lets what was begun come to its end. */
async function rest() {
  for (let n = 0; n < 60; n += 1) await turn();
}

/** Lets the time pass after which a study is saved in the library. */
async function pause() {
  mock.timers.tick(2000);
  await rest();
}

/** A tab with the study of an address. */
async function tab(address = '#/gambit/study') {
  const place = parseLink(address, findGame) as TablePlace;
  const found = await findStudy(gambit, place, engine);
  const session = Session.start('gambit', 'seed=1');
  if (found.copy) restore(session, found.copy);
  const told = { address: '', followed: 0, copies: 0 };
  const read = () => ({
    state: { ...found.state, moves: [] },
    copy: copyOf(session.tree(ROOT)),
    isLine: false,
    text: (name: string) => {
      const text = session.formatStudy(name === '' ? [] : [['Event', name]]);
      return { text, headers: splitStudies(text)[0]?.headers ?? [] };
    },
  });
  const keeper = new Autosave(gambit, found, {
    read,
    isStart: ({ options }) => Object.keys(options).length === 0,
    setAddress: (link) => void (told.address = link),
    onShelved: () => {},
    onFollow: (copy) => {
      restore(session, copy);
      told.followed += 1;
    },
    onCopied: () => void (told.copies += 1),
  });
  return {
    keeper,
    told,
    found,
    get moves() {
      return session.tree(ROOT).moves.slice(1);
    },
    edit: (comment: string) => {
      session.annotate(ROOT, comment, '');
      keeper.save();
    },
    play: (move: string) => {
      session.playVariation(move);
      keeper.save();
    },
    get comment() {
      return nodesOf(session.tree(ROOT)).root?.note;
    },
  };
}

/** The comments of all drafts. */
const drafts = () => savedDrafts('gambit').map(({ tree }) => parseTree(tree)?.notes[0]);

/** The comments of all studies in the library, in the order of the alphabet. */
async function library() {
  const shelf = await openShelf();
  const texts = await shelf.texts((await shelf.heads()).map(({ id }) => id));
  return texts.map((text) => /\{(.*)\}/.exec(text)?.[1]).sort();
}

test('a study is kept as a draft at once, in the library after a pause, and there alone when it is left', async () => {
  const one = await tab();
  one.edit('one');
  assert.deepEqual([drafts(), await library()], [['one'], []]);
  await pause();
  assert.deepEqual([drafts(), await library(), one.keeper.isShelved], [['one'], ['one'], true]);
  one.edit('two');
  one.keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library(), one.told.copies], [[], ['two'], 0]);
});

test('a tab that has not seen what another has done edits a copy, and both are kept', async () => {
  const one = await tab();
  one.edit('begun');
  await pause();
  const two = await tab(one.told.address);
  one.edit('one');
  await pause();
  two.edit('two');
  two.edit('two more');
  assert.deepEqual([drafts(), two.told.copies, one.told.copies], [['two more', 'one'], 1, 0]);
  assert.notEqual(/id=\w+/.exec(two.told.address)?.[0], /id=\w+/.exec(one.told.address)?.[0]);
  await pause();
  assert.deepEqual(await library(), ['one', 'two more']);
  one.edit('one more');
  for (const { keeper } of [one, two]) keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library(), two.told.copies, one.told.copies], [[], ['one more', 'two more'], 1, 0]);
});

test('a tab that has edited nothing removes and saves nothing that another has changed', async () => {
  const one = await tab();
  one.edit('begun');
  const two = await tab(one.told.address);
  one.edit('one');
  await pause();
  two.keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library()], [['one'], ['one']]);
});

test('a tab follows another, edits the same study then, and is followed', async () => {
  const one = await tab();
  one.edit('begun');
  const two = await tab(one.told.address);
  one.keeper.rename('A name');
  one.edit('one');
  two.keeper.sync();
  assert.deepEqual([two.comment, two.keeper.name, two.told.followed], ['one', 'A name', 1]);
  two.keeper.sync();
  assert.equal(two.told.followed, 1);
  await pause();
  two.play('c2xc4');
  one.keeper.sync();
  assert.deepEqual(one.moves, ['c2xc4']);
  one.edit('last');
  two.keeper.sync();
  await pause();
  for (const { keeper } of [two, one]) keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library(), one.told.copies + two.told.copies], [[], ['last'], 0]);
});

test('a tab that has followed another goes on with the study when that is left', async () => {
  const one = await tab();
  one.edit('begun');
  await pause();
  const two = await tab(one.told.address);
  one.edit('one');
  two.keeper.sync();
  one.keeper.close();
  await rest();
  two.keeper.sync();
  assert.deepEqual(drafts(), []);
  two.edit('two');
  await pause();
  assert.deepEqual([await library(), two.told.copies], [['two'], 0]);
});

test('a draft that another tab has saved in the library and left is not saved over it', async () => {
  const one = await tab();
  one.edit('begun');
  one.keeper.close();
  await rest();
  const [two, three] = [await tab(one.told.address), await tab(one.told.address)];
  two.edit('two');
  two.keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library()], [[], ['two']]);
  // This tab has heard nothing of it.
  three.edit('three');
  await pause();
  assert.deepEqual([drafts(), await library(), three.told.copies], [['three'], ['three', 'two'], 1]);
  three.edit('three more');
  three.keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library(), three.told.copies], [[], ['three more', 'two'], 1]);
});

test('a study that nothing was done with is saved when it is left', async () => {
  const one = await tab();
  one.edit('imported');
  // The other tab is gone without a word, as after a crash.
  const two = await tab(one.told.address);
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  two.keeper.close();
  await rest();
  assert.deepEqual([drafts(), await library()], [[], ['imported']]);
});

test('the study that was edited last is one that can be read', async () => {
  const one = await tab();
  one.edit('sound');
  const [draft] = savedDrafts('gambit');
  assert.ok(draft);
  stored.set(
    'gambol/1/studies/gambit',
    JSON.stringify([{ ...draft, id: 'tree', tree: '[]' }, { ...draft, id: 'link', link: '#/library' }, draft]),
  );
  const told = ({ id, copy, isMissing }: FoundStudy) => [id, copy?.notes[0], isMissing];
  assert.deepEqual(told((await tab()).found), [draft.id, 'sound', false]);
  assert.deepEqual(told((await tab('#/gambit/study?id=tree')).found), [null, undefined, true]);
});

test('a comment of any length is kept, and is in no link', async () => {
  const long = 'Why? '.repeat(2000).trim();
  const one = await tab();
  one.edit(long);
  await pause();
  assert.doesNotMatch(await one.keeper.link(), /tree=/);
  assert.equal((await tab(one.told.address)).comment, long);
  assert.equal((await tab()).comment, long);
  one.edit('Why?');
  assert.match(await one.keeper.link(), /tree=/);
});
