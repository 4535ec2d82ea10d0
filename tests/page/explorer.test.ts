// What was played from a position in the games of the library, with the engine of dist/.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameExplorer, ofBook } from '../../www/coach/explorer.ts';
import { findGame } from '../../www/games/index.ts';
import { formatLink } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Head, Result } from '../../www/library/shelf/entry.ts';

const { Session } = await loadEngine();
const START = '8/xxxxxxxx/oooooooo/8 o';

function gameOf(id: string): GamePage {
  const game = findGame(id);
  if (!game) throw new Error(id);
  return game;
}

/**
 * An entry of the library.
 *
 * @param moves with spaces between them
 */
function head(id: string, game: string, moves: string, result: Partial<Result> | null = {}, seed = 0): Head {
  const state = {
    game,
    seed,
    position: null,
    moves: moves.split(' '),
    playerKinds: null,
    options: {},
    clock: null,
    match: null,
    at: null,
  };
  const found = result && { winners: [0], scores: [1, 0], isPlayedOut: true, ...result };
  return {
    id,
    kind: 'game',
    game,
    name: '',
    folder: '',
    created: 0,
    changed: 0,
    result: found,
    players: ['human', 'easy'],
    plies: 0,
    final: '',
    opening: moves,
    link: formatLink(state),
    print: '',
    start: null,
    review: null,
  };
}

const read = (played: GameExplorer, heads: Head[], signal: AbortSignal = new AbortController().signal) =>
  played.read(
    heads,
    () => undefined,
    () => {},
    signal,
  );

async function playedIn(game: string, ...heads: Head[]) {
  const played = new GameExplorer(gameOf(game), Session);
  await read(played, heads);
  return played;
}

/** The position after moves, its legal moves, and the player to move. */
function at(game: string, moves = '', seed = 0): [position: string, legal: string[], mover: number] {
  const session = Session.start(game, `seed=${seed}`);
  for (const move of moves.split(' ').filter(Boolean)) session.play(move);
  return [session.position(), session.legal(), session.status().toMove ?? 0];
}

test('moves are counted with their results by seat, the most frequent first', async () => {
  const played = await playedIn(
    'gambit',
    head('a', 'gambit', 'd2xd4 e3xe1'),
    head('b', 'gambit', 'd2xd4 b3xb1', { winners: [1] }),
    head('c', 'gambit', 'd2xd4 e3xe1', { winners: [0, 1] }),
    head('d', 'gambit', 'a2xa4', null),
    head('other', 'combo', '1c2+c1'),
    { ...head('study', 'gambit', 'b2xb4'), kind: 'study' },
  );
  assert.equal(played.size, 4);
  assert.deepEqual(
    played.movesOf(...at('gambit')).map(({ move, games, wins, draws }) => ({ move, games, wins, draws })),
    [
      { move: 'd2xd4', games: 3, wins: [1, 1], draws: 1 },
      { move: 'a2xa4', games: 1, wins: [], draws: 0 },
    ],
  );
  assert.deepEqual(
    played.movesOf(...at('gambit', 'd2xd4')).map(({ move, games }) => [move, games]),
    [
      ['e3xe1', 2],
      ['b3xb1', 1],
    ],
  );
  assert.deepEqual(played.movesOf(...at('gambit', 'b2xb4')), []);
});

test('mirror images count as the same position', async () => {
  const played = await playedIn('gambit', head('a', 'gambit', 'd2xd4 e3xe1'), head('b', 'gambit', 'e2xe4 d3xd1'));
  const [first, ...others] = played.movesOf(...at('gambit'));
  assert.deepEqual([first?.move, first?.twin, first?.games, others.length], ['d2xd4', 'e2xe4', 2, 0]);
  for (const [moves, reply] of [
    ['d2xd4', 'e3xe1'],
    ['e2xe4', 'd3xd1'],
  ] as const) {
    const [answer] = played.movesOf(...at('gambit', moves));
    assert.deepEqual([answer?.move, answer?.twin, answer?.games], [reply, null, 2]);
  }
});

test('every legal move of a position that was played is one of its moves, whatever side it is seen from', async () => {
  const heads = Array.from({ length: 30 }, (_, seed) => {
    const session = Session.start('combo', '');
    for (let ply = 0; ply < 24; ply += 1)
      session.play(session.legal()[(seed * 7 + ply * 13) % session.legal().length] ?? '');
    return head(String(seed), 'combo', session.history(0, true).moves.join(' '));
  });
  const played = await playedIn('combo', ...heads);
  for (const { opening } of heads) {
    const moves = opening.split(' ');
    for (const [ply, move] of moves.entries()) {
      const found = played.movesOf(...at('combo', moves.slice(0, ply).join(' ')));
      assert.ok(
        found.some((known) => known.move === move || known.twin === move),
        `${move} after ${ply}`,
      );
    }
  }
});

test('a position that a game comes back to counts once', async () => {
  const there = '1c2-c3 1c7-c6 1c3-c2 1c6-c7';
  const played = await playedIn('combo', head('a', 'combo', `${there} ${there.split(' ')[0]}`));
  assert.deepEqual(
    played.movesOf(...at('combo')).map(({ games }) => games),
    [1],
  );
});

test('hidden hands: only lays of tokens that are at hand, with the mean lead', async () => {
  const [position, legal, mover] = at('luckymoose', '', 5);
  const lay = legal.find((move) => move.includes('@')) ?? '';
  const [, others] = at('luckymoose', '', 6);
  const foreign = others.find((move) => move.includes('@') && !legal.includes(move)) ?? '';
  const played = await playedIn(
    'luckymoose',
    head('a', 'luckymoose', lay, { scores: [30, 10] }, 5),
    head('b', 'luckymoose', lay, { scores: [10, 20] }, 5),
    head('c', 'luckymoose', foreign, {}, 6),
  );
  assert.deepEqual(played.movesOf(position, legal, mover), [
    { move: lay, twin: null, games: 2, wins: [2, 0], draws: 0, lead: 5 },
  ]);
});

test('what is new is added, and what is gone is forgotten', async () => {
  const [one, other] = [head('a', 'gambit', 'd2xd4'), head('b', 'gambit', 'a2xa4')];
  const played = await playedIn('gambit', one);
  await read(played, [one, other]);
  assert.equal(played.movesOf(...at('gambit')).length, 2);
  await read(played, [other]);
  assert.deepEqual(
    played.movesOf(...at('gambit')).map(({ move }) => move),
    ['a2xa4'],
  );
  const stopped = new AbortController();
  stopped.abort();
  await read(played, [other, one], stopped.signal);
  await read(played, [other, one, { ...head('c', 'gambit', 'b2xb4'), link: 'damaged' }]);
  assert.equal(played.movesOf(...at('gambit')).length, 2);
});

test('a move of a book has the results of both sides', () => {
  const move = { move: 'd2xd4', twin: null, games: 10, wins: 5, draws: 2 };
  assert.deepEqual(
    [ofBook(move, 0).wins, ofBook(move, 1).wins],
    [
      [5, 3],
      [3, 5],
    ],
  );
  assert.equal(at('gambit')[0], START);
});
