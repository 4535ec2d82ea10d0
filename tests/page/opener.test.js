// Opening games: a game that can't be replayed leaves nothing behind in the engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.js';
import { parseLink } from '../../www/links/link.js';
import { replaySession } from '../../www/links/opener.js';
import { loadEngine, snapshotOf } from '../tools/engine.js';

const engine = await loadEngine();

/** @param {string} link */
function read(link) {
  const place = parseLink(link, findGame);
  const game = findGame('gambit');
  assert.ok(place.screen === 'table' && game);
  return { game, state: place.state };
}

test('a game that cannot be replayed frees its session', () => {
  let open = 0;
  const counted = (/** @type {import('../../www/types.js').Session} */ session) => {
    open += 1;
    const free = session.free.bind(session);
    return Object.assign(session, {
      free() {
        open -= 1;
        free();
      },
    });
  };
  const opener = {
    start: (/** @type {string} */ game, /** @type {string} */ setup) => counted(engine.Session.start(game, setup)),
    open: (/** @type {string} */ game, /** @type {string} */ setup, /** @type {string} */ position) => counted(engine.Session.open(game, setup, position)),
    watch: (/** @type {string} */ game, /** @type {string} */ view) => counted(engine.Session.watch(game, view)),
  };
  const sound = read('#/gambit?moves=d2xd4_e3xe1');
  const session = replaySession(sound.game, sound.state, opener);
  assert.equal(snapshotOf(session).ply, 2);
  session.free();
  const damaged = read('#/gambit?moves=d2xd4_a1xa9');
  assert.throws(() => replaySession(damaged.game, damaged.state, opener));
  assert.equal(open, 0);
});
