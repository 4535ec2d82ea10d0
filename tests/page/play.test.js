// One game: its moves and its clock.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.js';
import { luckymoose } from '../../www/games/luckymoose/index.js';
import { Play } from '../../www/game/play.js';
import { loadEngine } from '../tools/engine.js';

/** @import { Engine } from '../../www/core/engine.js' */
/** @import { GamePage } from '../../www/types.js' */

const bindings = await loadEngine();
const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ start: bindings.Session.start, open: bindings.Session.open, seed: () => 1 }));

/**
 * A table of a game, in a page that is seen.
 *
 * @param {object} game
 * @param {Engine} [tools]
 */
function playOf(game, tools = engine) {
  const unlocked = { engine: tools, think: () => new Promise(() => {}), isLocked: false, isHidden: () => false };
  return new Play(/** @type {GamePage} */ (game), unlocked, { onTick: () => {}, onEnd: () => {} });
}

test('a move after the time is up is not played, and the game is over', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let ends = 0;
  const play = new Play(combo, { engine, think: () => new Promise(() => {}), isLocked: false, isHidden: () => false }, { onTick: () => {}, onEnd: () => (ends += 1) });
  play.open({
    game: 'combo', seed: 1, position: null, moves: [], playerKinds: ['human', 'human'], options: {},
    clock: { base: 60, increment: 5, left: null }, match: null, at: null,
  });
  assert.equal(play.play('1a2-a3', false)?.ply, 1);
  play.runClock(true);
  now = 59_000;
  assert.equal(play.play('1a7-a6', false)?.ply, 2);
  assert.deepEqual(play.time, [65_000, 6000]);
  play.runClock(true);
  // The page is busy: the timer has not fired yet.
  now += 65_000;
  assert.equal(play.play('1b2-b3', false), null);
  const { snapshot: { moves, over, winners, fallen }, legal } = play;
  assert.deepEqual({ moves, over, winners, fallen, legal }, { moves: ['1a2-a3', '1a7-a6'], over: true, winners: [1], fallen: 0, legal: [] });
  assert.deepEqual([play.time, ends, play.judgeTime()], [[0, 6000], 1, true]);
  play.close();
});

test('only a seat of the game can have resigned', () => {
  const play = playOf(luckymoose);
  const open = (/** @type {number} */ ending) => play.open({
    game: 'luckymoose', seed: 1, position: null, moves: [], playerKinds: ['human', 'human'], options: { players: '2' }, clock: null, match: null, at: null, ending,
  });
  assert.deepEqual(open(1), []);
  assert.equal(play.snapshot.over, true);
  const problems = open(3);
  assert.deepEqual([play.snapshot.over, play.state.ending], [false, undefined]);
  assert.match(problems.map((problem) => problem()).join(' '), /“ending” is “resigned-3”/);
  play.close();
});

test('a game whose link has no seed gets one, short where nothing is hidden, and a seed of the link is kept', () => {
  const seeded = /** @type {Engine} */ (/** @type {unknown} */ ({ ...engine, seed: () => 3_000_000_007 }));
  for (const [game, seed, expected] of /** @type {const} */ ([[combo, null, 7], [combo, 5, 5], [combo, 0, 0], [luckymoose, null, 3_000_000_007], [luckymoose, 5, 5]])) {
    const play = playOf(game, seeded);
    play.open({ game: game.id, seed, position: null, moves: [], playerKinds: ['human', 'human'], options: {}, clock: null, match: null, at: null });
    assert.deepEqual([play.seed, play.state.seed], [expected, expected], `${game.id} ${seed}`);
    play.close();
  }
});

test('an ending stays in the state until a move follows, and a game with problems has none', () => {
  const play = playOf(combo);
  const open = (/** @type {string[]} */ moves, /** @type {number} */ ending) => play.open({
    game: 'combo', seed: 1, position: null, moves, playerKinds: ['human', 'human'], options: {}, clock: null, match: null, at: null, ending,
  });
  assert.deepEqual(open(['1a2-a3'], 1), []);
  assert.deepEqual([play.snapshot.over, play.state.ending, play.legal, play.sight.isWatched], [true, 1, [], false]);
  assert.equal(open(['1a2-a3', 'nonsense'], 1).length, 1);
  assert.deepEqual([play.snapshot.over, 'ending' in play.state, play.state.moves], [false, false, ['1a2-a3']]);
  play.close();
});
