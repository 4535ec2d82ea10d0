// One table without a page: moves, picks, requests, hints and display.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.ts';
import { loadSettings } from '../../www/library/storage.ts';
import { Table } from '../../www/table/table.ts';
import { engine, frozen, kinds, linkTo } from './reducing.ts';
import { Questions, report, settled } from './questions.ts';
import type { Board } from '../../www/ui/board/board.ts';
import type { Motion } from '../../www/ui/board/motion.ts';
import type { Scene } from '../../www/ui/board/scene.ts';
import type { TableView } from '../../www/ui/panel/views.ts';

/** A board that records the scenes that it shows. */
class Picture {
  element = { inert: false };
  scene: Scene | null = null;
  motions: (Motion | null)[] = [];
  isMoving = false;
  isTurned = false;

  show(scene: Scene, motion: Motion | null = null) {
    this.scene = scene;
    this.motions.push(motion);
    return Promise.resolve();
  }

  finishMotion() {}
  showCoordinates() {}
  flip(isTurned: boolean) {
    this.isTurned = isTurned;
  }

  close() {}
}

/** A table with players. */
function tableOf(
  playerKinds: string,
  moves = '',
  { isFollowing = false, facesPerson = false, onPlayed = (_: Table) => {} } = {},
) {
  const questions = new Questions();
  const picture = new Picture();
  const events: string[] = [];
  const views: TableView[] = [];
  const table = new Table(
    gambit,
    {
      engine,
      thinker: { think: questions.ask, stop: () => {} },
      settings: { ...loadSettings(), pause: 0, vibration: false },
      createBoard: () => picture as unknown as Board,
      isHidden: () => false,
      isFollowing,
      facesPerson,
    },
    {
      onView: (view) => views.push(view),
      onState: () => events.push(`${table.link.moves.length} moves`),
      onPlayed: () => {
        events.push('played');
        onPlayed(table);
      },
      onMove: (move, ply) => events.push(`${ply}. ${move}`),
      onClock: () => {},
      onLead: () => events.push('lead'),
    },
  );
  const link = linkTo(gambit, {
    moves: moves.split(' ').filter(Boolean),
    playerKinds: kinds(playerKinds),
    match: playerKinds.includes('friend') ? { id: 'abcdefgh', from: 0 } : null,
  });
  assert.deepEqual(table.open(link), []);
  events.length = 0;
  const view = () => views.at(-1)!;
  return { table, questions, picture, events, view };
}

/** Waits for a pause of no time, and for the tasks after it. */
async function paused() {
  await settled();
  await settled();
}

test('two taps make a move, and the next player is requested to move', async () => {
  const { table, picture, events, view, questions } = tableOf('human easy');
  table.tap('d2');
  assert.deepEqual([picture.scene?.selected, table.state.picks], ['d2', ['d2']]);
  table.tap('d4');
  await settled();
  assert.deepEqual(events, ['played', '1. d2xd4', '1 moves']);
  assert.deepEqual([view().players.isThinking, questions.asked.at(-1)?.level], [true, 'easy']);
  questions.answer(report('e3xe1'));
  await paused();
  assert.deepEqual(events.slice(3), ['2. e3xe1', '2 moves']);
  assert.deepEqual([view().players.isThinking, view().state.snapshot.toMove, view().actions.canUndo], [false, 0, true]);
});

test('a person sits at the lower side of the board, and the players follow the board when it is turned', () => {
  const seatedAs = (playerKinds: string, facesPerson: boolean) => {
    const { table, picture, view } = tableOf(playerKinds, '', { facesPerson });
    const shown = () => [view().players.below, picture.isTurned];
    const first = shown();
    table.flip();
    return [first, shown()];
  };
  const [first, second] = [
    [0, false],
    [1, true],
  ];
  assert.deepEqual(seatedAs('human easy', true), [first, second]);
  assert.deepEqual(seatedAs('easy human', true), [second, first]);
  assert.deepEqual(seatedAs('human human', true), [first, second]);
  // A lesson names its players elsewhere, and shows its board as its words describe it.
  assert.deepEqual(seatedAs('easy human', false), [
    [1, false],
    [1, true],
  ]);
});

test('an undo goes back to the person’s turn, where another move can be played', async () => {
  const { table, events, view } = tableOf('human easy', 'd2xd4 e3xe1');
  table.dispatch({ type: 'undo' });
  assert.deepEqual([view().moves.snapshot.ply, view().actions.canRedo], [0, true]);
  table.tap('a2');
  table.tap('a4');
  await settled();
  assert.deepEqual(events, ['2 moves', 'played', '1. a2xa4', '1 moves']);
});

test('a computer does not move at an earlier position until play is resumed', async () => {
  const { table, questions, view } = tableOf('human easy', 'd2xd4 e3xe1 f2xf4');
  const asked = questions.asked.length;
  table.seek(1);
  assert.deepEqual([questions.asked.length, view().state.canPlayOn], [asked, true]);
  table.dispatch({ type: 'playOn' });
  assert.deepEqual([questions.asked.length, view().state.isThinking], [asked + 1, true]);
});

test('a table that follows another tab requests no computer move until a person plays on', () => {
  const { table, questions, events } = tableOf('easy easy', 'd2xd4');
  const asked = questions.asked.length;
  table.dispatch({ type: 'follow', isFollowing: true });
  assert.equal(questions.waiting, 0);
  table.dispatch({ type: 'step' });
  assert.deepEqual([events, questions.asked.length, table.state.isFollowing], [['lead'], asked + 1, false]);
});

test('a person who plays in a tab that follows takes the lead, and the computer answers there', async () => {
  const { table, questions, events } = tableOf('human easy', '', {
    isFollowing: true,
    onPlayed: (played) => played.dispatch({ type: 'follow', isFollowing: false }),
  });
  table.attempt('d2xd4');
  assert.deepEqual([questions.waiting, table.state.request !== null], [1, true]);
  questions.answer(report('e3xe1'));
  await paused();
  assert.deepEqual(events.slice(-2), ['2. e3xe1', '2 moves']);
});

test('nothing happens at a table that was left', async () => {
  const { table, questions, events } = tableOf('human easy');
  table.attempt('d2xd4');
  events.length = 0;
  table.close();
  questions.answer(report('e3xe1'));
  table.dispatch({ type: 'undo' });
  await paused();
  assert.deepEqual([events, questions.waiting], [[], 0]);
});

test('a move of another tab is shown, and does not count as played here', async () => {
  const { table, events } = tableOf('human human');
  table.follow(frozen({ ...table.link, moves: ['d2xd4'], at: null }));
  assert.deepEqual([events, table.snapshot.ply], [['1. d2xd4', '1 moves'], 1]);
  table.follow(frozen({ ...table.link, moves: ['d2xd4'], at: 0 }));
  assert.equal(table.snapshot.ply, 0);
});

test('a move that arrives by link is played for the remote player', () => {
  const { table, events, view } = tableOf('human friend', 'd2xd4');
  assert.equal(view().state.isToSend, true);
  table.dispatch({ type: 'receive', move: 'e3xe1' });
  assert.deepEqual(events, ['2. e3xe1', '2 moves']);
  assert.equal(view().state.isToSend, false);
});

test('an attempted move is played at once, or refused without any change', () => {
  const { table, events } = tableOf('human easy');
  assert.throws(() => table.attempt('a1xa2'));
  table.attempt('d2xd4');
  assert.deepEqual(events, ['played', '1. d2xd4', '1 moves']);
  assert.throws(() => table.attempt('e3xe1'), { code: 'playedByComputer' });
});

test('a hint is highlighted, and removed when a piece is picked', async () => {
  const { table, questions, picture } = tableOf('human human');
  table.dispatch({ type: 'hint' });
  assert.equal(table.state.advice.hint !== null, true);
  questions.answer(report('d2xd4'));
  await settled();
  assert.deepEqual([table.state.advice.highlighted, picture.scene?.hint], ['d2xd4', ['d2', 'd4']]);
  table.tap('a2');
  assert.deepEqual([table.state.advice.highlighted, picture.scene?.hint], [null, []]);
});

test('the parts of the scores are read once for each state of the game', (context) => {
  const tally = context.mock.method(gambit.describe as Required<typeof gambit.describe>, 'tally');
  const { table, view } = tableOf('human human');
  table.attempt('d2xd4');
  const { snapshot } = table;
  const [rows, { length }] = [view().points, tally.mock.calls];
  for (let n = 0; n < 5; n += 1) table.say('Once more.');
  assert.equal(table.snapshot, snapshot);
  assert.equal(tally.mock.calls.length, length);
  assert.equal(view().points, rows);
  table.dispatch({ type: 'undo' });
  assert.notEqual(view().points, rows);
});
