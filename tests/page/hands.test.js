// Hidden hands: the parts of a table that each viewer may see.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.js';
import { luckymoose } from '../../www/games/luckymoose/index.js';
import { GameRecord } from '../../www/game/record.js';
import { handView, isSecret, viewerOf, visibleMoves, passTo } from '../../www/game/hands.js';
import { startSession } from '../../www/links/opener.js';
import { shareOptions } from '../../www/screens/table/shared.js';
import { canPick, turnWords } from '../../www/game/seats.js';
import { loadEngine, snapshotOf } from '../tools/engine.js';
import { seatedOf } from './players.js';

/** @import { Session, Sight, PlayerKind, TableState } from '../../www/types.js' */

const engine = await loadEngine();
const { start, open, watch } = engine.Session;
const opener = { start, open, watch: watch };

/**
 * A table as one viewer sees it.
 *
 * @param {Session} session
 * @param {PlayerKind[]} playerKinds
 * @param {Partial<Sight>} [other]
 * @returns {Sight}
 */
function sight(session, playerKinds, other = {}) {
  const snapshot = { ...snapshotOf(session), fallen: null, ending: null };
  return { game: luckymoose, snapshot, seated: seatedOf(playerKinds), holder: null, match: null, isLocked: false, isWatched: false, isFinished: false, ...other };
}

test('a link is secret until the game is over', () => {
  const table = sight(engine.Session.start('luckymoose', 'seed=42'), ['human', 'easy']);
  assert.equal(isSecret(table), true);
  assert.equal(isSecret({ ...table, isFinished: true }), false);
  assert.equal(isSecret({ ...table, isWatched: true }), false);
  assert.equal(isSecret({ ...table, game: gambit }), false);
});

test('a spectator sees no hand and can do nothing', () => {
  const played = engine.Session.start('luckymoose', 'seed=42 size=9');
  played.play('~r5');
  const view = played.publicText();
  assert.equal(view, '9/9/9/9/9/9/9/9/9 2 0,0 6/6 96 1 -');
  const state = { seed: null, position: null, view, options: {}, playerKinds: null };
  const session = startSession(luckymoose, state, opener);
  const table = sight(session, ['easy', 'human'], { isLocked: true, isWatched: true });
  assert.deepEqual([viewerOf(table), passTo(table), canPick(table), visibleMoves(table)], [null, null, false, []]);
  const hand = handView(table, new GameRecord(session), [], true);
  assert.deepEqual([hand?.rack, hand?.sizes, hand?.pool, hand?.isTurn], [[], [6, 6], 96, false]);
  assert.equal(turnWords({ sight: table, legal: [] }), 'You are watching. Player 2 was to move when this link was made.');
  // No text of the session reveals more.
  assert.doesNotMatch(JSON.stringify(snapshotOf(session)), /[roygbp][1-6]/);
  for (const wrong of ['', '9', view.replace('6/6', '6/r1'), view.replace(' -', ' 0000000000000000'), snapshotOf(played).position]) {
    assert.throws(() => startSession(luckymoose, { ...state, view: wrong }, opener), wrong);
  }
});

test('the default link of an unfinished game reveals no hand', async () => {
  Object.assign(globalThis, { document: { baseURI: 'https://somebody.example.org/' } });
  /** @type {TableState} */
  const state = { game: 'luckymoose', seed: 42, position: null, moves: [], playerKinds: ['human', 'easy'], options: {}, clock: null, match: null, at: 0 };
  const publicState = { ...state, seed: null, view: engine.Session.start('luckymoose', 'seed=42 size=9').publicText() };
  const table = { game: luckymoose, state, publicState, positionLink: null, isSecret: true };
  const addresses = async (/** @type {Parameters<typeof shareOptions>[0]} */ shared) => {
    const { kinds, usual } = shareOptions(shared, opener);
    return { usual, links: await Promise.all(kinds.map(async ({ address }) => (await address()).split('#')[1])) };
  };
  const looking = '/luckymoose?view=9/9/9/9/9/9/9/9/9_1_0,0_6/6_96_0_-&players=human,easy';
  const whole = '/luckymoose?seed=42&players=human,easy';
  assert.deepEqual(await addresses(table), { usual: 0, links: [looking, whole] });
  // The default link of a game by link is the whole game.
  const match = { id: 'abcdefghij', from: 0 };
  assert.equal((await addresses({ ...table, state: { ...state, match } })).usual, 1);
  assert.deepEqual(await addresses({ ...table, isSecret: false }), { usual: 0, links: [whole] });
});
