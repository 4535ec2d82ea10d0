// The players: their kinds, and their requests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_PLAYER_KINDS } from '../../www/links/kinds.ts';
import { playerOf } from '../../www/players/index.ts';
import { Questions, report } from './questions.ts';

const VIEW = { game: 'gambit', setup: '', view: '', moves: ['a2xa4'], seed: 7 };

test('each kind has a player, whose moves come from one source', () => {
  for (const name of ALL_PLAYER_KINDS) {
    const player = playerOf(name, new Questions().ask);
    assert.equal(player.kind, name);
    const ways = [player.isLocal, player.isRemote, player.level !== null];
    assert.equal(ways.filter(Boolean).length, 1, name);
    // Only a computer finds its move itself.
    assert.equal(player.submitMove === undefined, player.level !== null, name);
    assert.equal(player.pausesClock, player.level !== null, name);
  }
});

test('a computer gets the view of its seat, and the strongest level has a time limit', async () => {
  const questions = new Questions();
  const { signal } = new AbortController();
  const moves = (['easy', 'master'] as const).map((level) => playerOf(level, questions.ask).requestMove(VIEW, signal));
  assert.deepEqual(questions.asked, [
    { ...VIEW, level: 'easy', all: false, millis: null },
    { ...VIEW, level: 'master', all: false, millis: 2000 },
  ]);
  questions.answer(report('b2xb4'));
  questions.answer(report('c2xc4'));
  assert.deepEqual(await Promise.all(moves), ['c2xc4', 'b2xb4']);
});
