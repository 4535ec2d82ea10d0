// What a game from another device may do to the one that is kept here.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepInvited, keptFault } from '../../www/screens/live/kept.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { archivedGames, saveMatch, savedMatch } from '../../www/library/storage.ts';
import type { GameLink } from '../../www/links/state.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true, writable: true });
});

function game(link: string) {
  const state = parseTable(link);
  assert.ok(state);
  return state;
}

const gambit = (moves = '', seed = 3) =>
  game(`#/gambit?seed=${seed}&players=human,human&match=abcdefghij-0${moves && `&moves=${moves}`}`);

const keep = (state: GameLink, seats: number[]) => saveMatch('abcdefghij', state, seats);

test('a game that is unknown here can be played and watched', () => {
  for (const seats of [[], [0], [1]]) assert.equal(keptFault(gambit(), seats), null);
});

test('a game that is played here is played on in its own seat, and neither watched nor played in another one', () => {
  keep(gambit('c2xc4'), [1]);
  for (const moves of ['', 'c2xc4', 'c2xc4_f3xf1', 'a2xa4'])
    assert.deepEqual(
      [[1], [0], []].map((seats) => keptFault(gambit(moves), seats)),
      [null, 'playedHere', 'playedHere'],
      moves,
    );
});

test('an invitation changes nothing of a game that was played here, and all of one that was only watched', () => {
  const timed = (left: number) =>
    game(`#/combo?players=human,human&match=abcdefghij-0&clock=300+3&left=300,${left}&moves=w1a1`);
  keep(timed(250), [1]);
  keepInvited(timed(0.1), [1]);
  assert.match(savedMatch('abcdefghij')?.link ?? '', /left=300,250/);
  stored.clear();
  keep(gambit('c2xc4'), []);
  keepInvited(gambit('a2xa4'), [1]);
  assert.deepEqual(savedMatch('abcdefghij')?.seats, [1]);
  assert.match(savedMatch('abcdefghij')?.link ?? '', /moves=a2xa4/);
});

test('another game under the id of a match takes nothing', () => {
  keep(gambit('c2xc4'), [1]);
  assert.equal(keptFault(gambit('', 4), [1]), 'otherGame');
  const combo = game('#/combo?seed=3&players=human,human&match=abcdefghij-0');
  assert.equal(keptFault(combo, []), 'otherGame');
});

test('whoever has watched a game may play in it, and does not lose the seat by watching', () => {
  keep(gambit('c2xc4'), []);
  assert.equal(keptFault(gambit('c2xc4'), [1]), null);
  keep(gambit(), [1]);
  assert.deepEqual(
    [savedMatch('abcdefghij')?.seats, savedMatch('abcdefghij')?.link.split('moves=')[1]],
    [[1], 'c2xc4'],
  );
  keep(gambit('c2xc4_f3xf1'), []);
  assert.deepEqual(savedMatch('abcdefghij')?.seats, [1]);
});

test('a watched game with other moves pushes no game out of the archive', () => {
  keep(gambit('c2xc4'), []);
  keep(gambit('a2xa4'), []);
  assert.deepEqual([savedMatch('abcdefghij')?.link.split('moves=')[1], archivedGames()], ['a2xa4', []]);
  keep(gambit('c2xc4'), [0]);
  keep(gambit('a2xa4'), [0]);
  assert.equal(archivedGames().length, 1);
});

test('who has dealt a game can be invited to it by a guest, who knows nothing of the deal', () => {
  const dealt = game('#/luckymoose?seed=7&players=human,human&match=abcdefghij-0');
  keep(dealt, [0]);
  assert.equal(keptFault({ ...dealt, seed: null, match: { id: 'abcdefghij', from: 1 } }, [0]), null);
});
