// Opening games: a game that can't be replayed leaves nothing behind in the engine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { replaySession } from '../../www/links/opener.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import type { Session } from '../../www/core/bindings.ts';

const engine = await loadEngine();

function read(link: string) {
  const place = parseLink(link, findGame);
  const game = findGame('gambit');
  assert.ok(place.screen === 'table' && game);
  return { game, state: place.state };
}

test('a game that cannot be replayed frees its session', () => {
  let open = 0;
  const counted = (session: Session) => {
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
    start: (game: string, setup: string) => counted(engine.Session.start(game, setup)),
    open: (game: string, setup: string, position: string) => counted(engine.Session.open(game, setup, position)),
    watch: (game: string, view: string) => counted(engine.Session.watch(game, view)),
    seat: (game: string, setup: string, view: string) => counted(engine.Session.seat(game, setup, view)),
  };
  const sound = read('#/gambit?moves=d2xd4_e3xe1');
  const session = replaySession(sound.game, sound.state, opener);
  assert.equal(snapshotOf(session).ply, 2);
  session.free();
  const damaged = read('#/gambit?moves=d2xd4_a1xa9');
  assert.throws(() => replaySession(damaged.game, damaged.state, opener));
  assert.equal(open, 0);
});
