// Who can sit on a seat: what links call them, and what the page asks of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_PLAYER_KINDS } from '../../www/links/kinds.js';
import { playerOf } from '../../www/players/index.js';
import { Questions, report } from './questions.js';

const VIEW = { game: 'gambit', setup: '', view: '', moves: ['a2xa4'], seed: 7 };

test('each name of a link has a player, with one way to its move', () => {
  for (const name of ALL_PLAYER_KINDS) {
    const player = playerOf(name, new Questions().ask);
    assert.equal(player.kind, name);
    const ways = [player.isLocal, player.isRemote, player.level !== null];
    assert.equal(ways.filter(Boolean).length, 1, name);
    // A computer alone looks for its move itself.
    assert.equal(player.submitMove === undefined, player.level !== null, name);
    assert.equal(player.pausesClock, player.level !== null, name);
  }
});

test('a computer is told the view of its seat, and the strongest has little time', async () => {
  const questions = new Questions();
  const { signal } = new AbortController();
  const moves = /** @type {const} */ (['easy', 'master']).map((level) => playerOf(level, questions.ask).requestMove(VIEW, signal));
  assert.deepEqual(questions.asked, [
    { ...VIEW, level: 'easy', all: false, millis: null },
    { ...VIEW, level: 'master', all: false, millis: 2000 },
  ]);
  questions.answer(report('b2xb4'));
  questions.answer(report('c2xc4'));
  assert.deepEqual(await Promise.all(moves), ['c2xc4', 'b2xb4']);
});
