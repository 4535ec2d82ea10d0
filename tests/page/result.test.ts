// How a game ended, in words: the headline, its reason, and the parts of the scores.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { GameRecord } from '../../www/game/record.ts';
import { resultRows, resultWords, seatOfPerson, standing } from '../../www/game/result.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { seatedOf } from './reducing.ts';
import { t } from '../../www/words/index.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { Player } from '../../www/game/player.ts';
import type { TableSnapshot } from '../../www/game/snapshot.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

/** players, how the game ended, the headline and its reason */
type Cases = [string, Partial<TableSnapshot>, string, string][];

const engine = await loadEngine();
const playersOf = (kinds: string) => seatedOf(kinds.split(' ').filter(Boolean) as PlayerKind[]);

function check(game: GamePage, position: string, cases: Cases) {
  for (const [kinds, part, headline, reason] of cases) {
    const snapshot = {
      position,
      toMove: null,
      over: true,
      ply: 90,
      fallen: null,
      ending: null,
      ...part,
    } as TableSnapshot;
    assert.deepEqual(
      resultWords(game, snapshot, playersOf(kinds)),
      { headline, reason },
      `${kinds}: ${JSON.stringify(part)}`,
    );
  }
}

test('the seat of the person is that of the only one here', () => {
  const cases: [string, number | null][] = [
    ['human easy', 0],
    ['easy human', 1],
    ['friend human easy', 1],
    ['human human', null],
    ['easy easy', null],
    ['', null],
  ];
  for (const [kinds, seat] of cases) assert.equal(seatOfPerson(playersOf(kinds)), seat, kinds);
});

test('a game of two: the person here won or lost, otherwise a seat won, with its score first', () => {
  const [black, white] = [
    'Black has no jump left, so the islands count.',
    'White has no jump left, so the islands count.',
  ];
  const own = 'You have no jump left, so the islands count.';
  check(gambit, '8/8/8/8 x', [
    ['human easy', { winners: [0], scores: [5, 3] }, 'You won, 5 to 3', white],
    ['human easy', { winners: [1], scores: [3, 5] }, 'You lost, 3 to 5', white],
    ['easy human', { winners: [1], scores: [3, 5] }, 'You won, 5 to 3', own],
    ['easy human', { winners: [0], scores: [5, 3] }, 'You lost, 3 to 5', own],
    ['friend human', { winners: [0], scores: [5, 3] }, 'You lost, 3 to 5', own],
    ['human human', { winners: [0], scores: [5, 3] }, 'Black wins, 5 to 3', white],
    ['human human', { winners: [1], scores: [3, 5] }, 'White wins, 5 to 3', white],
    ['easy easy', { winners: [1], scores: [3, 5] }, 'Sami II wins, 5 to 3', white],
    ['', { winners: [1], scores: [3, 5] }, 'White wins, 5 to 3', white],
    ['easy human', { winners: [0, 1], scores: [4, 4] }, 'A draw, 4 to 4', own],
  ]);
  check(gambit, '8/8/8/8 o', [['easy human', { winners: [1], scores: [3, 5] }, 'You won, 5 to 3', black]]);
});

test('a draw without a winner', () => {
  const single = 'With one piece each, neither side can capture.';
  check(combo, '8/8/8/8/8/8/8/w1,6,b1 b 3', [
    ['human easy', { winners: [], scores: [1, 1] }, 'A draw, 1 to 1', single],
    ['human human', { winners: [], scores: [1, 1] }, 'A draw, 1 to 1', single],
  ]);
});

test('a game in which a win is one whatever the pieces is won without a score', () => {
  const taken = 'White has no pieces left.';
  check(combo, '8/8/8/8/8/8/8/7,b1 w 3', [
    ['human easy', { winners: [0], scores: [1, 0] }, 'You won', taken],
    ['easy human', { winners: [0], scores: [1, 0] }, 'You lost', 'You have no pieces left.'],
    ['human human', { winners: [0], scores: [1, 0] }, 'Black wins', taken],
  ]);
});

test('a game of three: who won with which score, and the place of the person here', () => {
  const stuck = 'Nobody can turn anything any more.';
  check(triboard, '16 -', [
    ['human easy easy', { winners: [0], scores: [60, 50, 40] }, 'You won with 60', stuck],
    ['easy human easy', { winners: [0], scores: [60, 50, 40] }, 'Sami wins with 60; you came second with 50', stuck],
    ['easy easy human', { winners: [0], scores: [60, 50, 40] }, 'Sami wins with 60; you came third with 40', stuck],
    // Of two seats with the same score, both have the better place.
    ['easy easy human', { winners: [0], scores: [60, 50, 50] }, 'Sami wins with 60; you came second with 50', stuck],
    ['human human easy', { winners: [1], scores: [50, 60, 40] }, 'Red wins with 60', stuck],
    ['easy easy easy', { winners: [2], scores: [50, 40, 60] }, 'Sami III wins with 60', stuck],
    [
      'human easy easy',
      { winners: [1, 2], scores: [40, 60, 60] },
      'Sami and Sami II share the win with 60 each',
      stuck,
    ],
    ['easy human easy', { winners: [1, 2], scores: [40, 60, 60] }, 'You and Sami II share the win with 60 each', stuck],
    ['human human easy', { winners: [0, 1], scores: [60, 60, 40] }, 'Blue and Red share the win with 60 each', stuck],
    ['human human easy', { winners: [0, 1, 2], scores: [50, 50, 50] }, 'A draw, 50 to 50 to 50', stuck],
  ]);
});

test('a game that somebody resigned tells who did, and no score', () => {
  check(gambit, '8/8/8/8 x', [
    ['human easy', { ending: 0, winners: [1], scores: [5, 3] }, 'You lost', 'You resigned.'],
    ['human friend', { ending: 1, winners: [0], scores: [5, 3] }, 'You won', 'White resigned.'],
    ['human human', { ending: 0, winners: [1], scores: [5, 3] }, 'White wins', 'Black resigned.'],
    ['', { ending: 1, winners: [0], scores: [5, 3] }, 'Black wins', 'White resigned.'],
  ]);
  check(triboard, '16 -', [
    ['human friend friend', { ending: 0, winners: [1, 2], scores: [5, 3, 2] }, 'You lost', 'You resigned.'],
    ['human friend friend', { ending: 2, winners: [0, 1], scores: [5, 3, 2] }, 'You won', 'Green resigned.'],
    ['human human human', { ending: 1, winners: [0, 2], scores: [5, 3, 2] }, 'Blue and Green win', 'Red resigned.'],
  ]);
});

test('persons on connected devices are called by their names', () => {
  const [ada, ben] = ['Ada', ''].map((name) => ({ ...playersOf('friend')[0]!, peer: { name, isLive: true } }));
  const snapshot = { position: '8/8/8/8 x', toMove: null, over: true, ending: 1, winners: [0], scores: [5, 3] };
  assert.deepEqual(resultWords(gambit, snapshot as unknown as TableSnapshot, [ada!, ben!]), {
    headline: 'Ada wins',
    reason: 'White resigned.',
  });
  const session = engine.Session.start('luckymoose', 'seed=1');
  const [dealt, record] = [snapshotOf(session), new GameRecord(session)];
  const names = (...seated: (typeof ada)[]) =>
    new Set(resultRows(luckymoose, dealt, record, seated as Player[]).map((row) => row.words));
  assert.deepEqual(names(ada, ben), new Set(['Ada', 'Player 2']));
  // One who takes another name has that in the same result.
  assert.deepEqual(names({ ...ada!, peer: { name: 'Eva', isLive: true } }, ben), new Set(['Eva', 'Player 2']));
});

test('an agreed draw is a draw whatever the scores, and those begin with the person’s own', () => {
  const agreed = 'The players agreed on a draw.';
  check(gambit, '8/8/8/8 x', [
    ['human easy', { ending: 'draw', winners: [0, 1], scores: [5, 3] }, 'A draw, 5 to 3', agreed],
    ['easy human', { ending: 'draw', winners: [0, 1], scores: [5, 3] }, 'A draw, 3 to 5', agreed],
    ['human human', { ending: 'draw', winners: [0, 1], scores: [5, 3] }, 'A draw, 5 to 3', agreed],
  ]);
});

test('a game that the clock ended tells whose time ran out, and no score', () => {
  check(combo, '8/8/8/8/8/8/8/8 b 0', [
    ['human easy', { fallen: 0, winners: [1], scores: [20, 18] }, 'You lost on time', 'You ran out of time.'],
    ['human easy', { fallen: 1, winners: [0], scores: [18, 20] }, 'You won on time', 'Sami ran out of time.'],
    ['easy human', { fallen: 1, winners: [0], scores: [18, 20] }, 'You lost on time', 'You ran out of time.'],
    ['human human', { fallen: 0, winners: [1], scores: [20, 18] }, 'White wins on time', 'Black ran out of time.'],
    ['', { fallen: 1, winners: [0], scores: [18, 20] }, 'Black wins on time', 'White ran out of time.'],
  ]);
});

/** The rows of a result after some moves. */
function rowsOf(game: GamePage, session: Session, kinds: string) {
  return resultRows(game, snapshotOf(session), new GameRecord(session), playersOf(kinds));
}

test('the rows of a game with hands are its seats, the best first, with the parts of their scores', () => {
  const board = '9/9/9/9/3,r2,r4,r1,r6,2/2,o6,o2,1,g1,g6,g5,1/1,o4,o5,2,b1,1,y5,b5/o2,o6,7/9';
  const session = engine.Session.open('luckymoose', 'size=9 sets=1', `${board} 1 60,90 r3/b1 - 0 0000000000000000`);
  session.play('r3@e6');
  assert.equal(session.status().over, true);
  const first = {
    seat: 0,
    parts: [
      { words: 'Lines', points: 4 },
      { words: 'Out', points: 6 },
      { words: 'Before', points: 60 },
    ],
    points: 70,
  };
  const second = { seat: 1, parts: [{ words: 'Before', points: 90 }], points: 90 };
  assert.deepEqual(rowsOf(luckymoose, session, 'human easy'), [
    { ...second, words: 'Sami' },
    { ...first, words: 'You' },
  ]);
  assert.deepEqual(rowsOf(luckymoose, session, 'easy human'), [
    { ...second, words: 'You' },
    { ...first, words: 'Sami' },
  ]);
  assert.deepEqual(
    rowsOf(luckymoose, session, 'human human').map(({ words }) => words),
    ['Player 2', 'Player 1'],
  );
});

test('the rows of a game without hands are its seats with their scores undivided, the best first', () => {
  const session = engine.Session.start('triboard', 'seed=1');
  const { scores } = snapshotOf(session);
  session.play(session.legal()[0] ?? '');
  const rows = rowsOf(triboard, session, 'easy human easy');
  const after = snapshotOf(session).scores;
  assert.notDeepEqual(after, scores);
  // A single part is not shown.
  assert.ok(rows.every(({ parts = [] }) => parts.length < 2));
  assert.deepEqual(
    rows.map(({ points }) => points),
    [...after].sort((a, b) => b - a),
  );
  assert.deepEqual(
    new Map(rows.map(({ words, points }) => [words, points])),
    new Map([
      ['Sami', after[0]],
      ['You', after[1]],
      ['Sami II', after[2]],
    ]),
  );
});

test('the rows of a game that names the parts of its scores are those parts', () => {
  const session = engine.Session.start('gambit', '');
  for (const move of gambit.sample) session.play(move);
  const touching = { seat: null, words: 'Six that touch score nothing', points: 0 };
  const islands = [
    { seat: 0, words: 'Your lone piece', points: 1 },
    { seat: 1, words: 'White’s island of two', points: 3 },
  ];
  const rows = (kinds: string) => rowsOf(gambit, session, kinds).map(({ words }) => words);
  assert.deepEqual(rowsOf(gambit, session, 'human easy'), [...islands, touching]);
  assert.deepEqual(rows('easy human'), ['Black’s lone piece', 'Your island of two', touching.words]);
  assert.deepEqual(rows('human human'), ['Black’s lone piece', 'White’s island of two', touching.words]);
});

test('where nothing scores yet, the parts of the scores say that alone', () => {
  const session = engine.Session.start('gambit', '');
  assert.deepEqual(rowsOf(gambit, session, 'human easy'), [{ seat: null, words: 'No islands yet', points: 0 }]);
});

test('one state of a game has its own rows for each person who looks at it', () => {
  const session = engine.Session.start('gambit', '');
  for (const move of gambit.sample) session.play(move);
  const [snapshot, record] = [snapshotOf(session), new GameRecord(session)];
  const first = (kinds: string) => resultRows(gambit, snapshot, record, playersOf(kinds))[0]?.words;
  assert.deepEqual(['human easy', 'easy human', 'human easy'].map(first), [
    'Your lone piece',
    'Black’s lone piece',
    'Your lone piece',
  ]);
});

test('who leads is said of the best of the seats that play', () => {
  const names = ['Blue', 'Red', 'Green'];
  for (const [scores, you, words] of [
    [[3, 5, 1], 1, t().result.youLead([5, 3, 1])],
    [[3, 5, 1], 0, t().result.leads('Red', [5, 3, 1])],
    [[3, 5, 1], null, t().result.leads('Red', [5, 3, 1])],
    [[5, 5, 1], 0, t().result.level(5)],
    [[1, 5, 5], 0, t().result.level(5)],
    [[7, 1, 2], undefined, t().result.leads('Blue', [7, 2, 1])],
  ] as const)
    assert.equal(standing(names, [...scores], you), words, scores.join());
  // Seats that nobody has taken count for nothing.
  assert.equal(standing(names.slice(0, 2), [3, 5, 9], 1), t().result.youLead([5, 3]));
});

test('the scores after an earlier move are read without going back to it', () => {
  const session = engine.Session.start('combo', '');
  const scores = [...session.status().scores];
  for (const move of combo.sample) session.play(move);
  const record = new GameRecord(session);
  const { ply } = record;
  assert.deepEqual([...record.scoresAt(0)], scores);
  assert.deepEqual([...record.scoresAt(ply)], [...session.status().scores]);
  assert.equal(record.ply, ply);
});
