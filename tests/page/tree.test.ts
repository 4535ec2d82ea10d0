// The tree of a game at a table: variations, comments and marks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageOf } from '../../www/core/messages.ts';
import { GameTree, ROOT, formatMarks, nodesOf, parseMarks, type Node } from '../../www/game/tree.ts';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { loadErrors } from '../../www/words/errors/index.ts';
import { editTree, questionAt, recordOf } from '../../www/table/select.ts';
import { reducing, type Reducing } from './reducing.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { GamePage } from '../../www/games/page.ts';

/** A game at a table after some moves, and its tree. */
function gameOf(moves: string, game: GamePage = gambit) {
  const play = new Game(reducing({ moves: moves.split(' ').filter(Boolean) }, { game }));
  return { play, tree: new GameTree(play) };
}

/** A game whose tree is changed. */
class Game {
  readonly table;

  constructor(table: Reducing) {
    this.table = table;
  }

  get record() {
    return recordOf(this.table);
  }

  get link() {
    return this.table.link;
  }

  get snapshot() {
    return this.table.snapshot;
  }

  get legal() {
    return this.table.legal;
  }

  get question() {
    return questionAt(this.table);
  }

  edit<Result>(change: (session: Session) => Result, isMoved = true) {
    const { line, result } = editTree(this.table, change);
    this.table.send({ type: 'edited', line, isMoved });
    return result;
  }

  play(move: string) {
    this.table.send({ type: 'attempt', move });
  }

  seek(ply: number) {
    this.table.send({ type: 'seek', ply });
  }
}

/** A tree as text, a variation in parentheses. */
function textOf(tree: GameTree) {
  const { root } = tree.read();
  const write = (node: Node | undefined) => {
    let text = '';
    for (let next = node; next; ) {
      const [main, ...others] = next.children;
      text += main ? ` ${main.move}` : '';
      for (const other of others) text += ` (${other.move}${write(other)})`;
      next = main;
    }
    return text;
  };
  return write(root ?? undefined).trim();
}

/** What a link and the list of moves tell. */
const told = (play: Game) => ({
  link: play.link.moves.join(' '),
  at: play.link.at,
  shown: play.snapshot.moves.join(' '),
  ply: play.snapshot.ply,
});

test('a move after an undo becomes the main line, and what followed is a variation', () => {
  const { play, tree } = gameOf('c2xc4 b3xb1 a2xa4');
  play.seek(1);
  play.play('d3xd1');
  assert.equal(textOf(tree), 'c2xc4 d3xd1 (b3xb1 a2xa4)');
  assert.deepEqual(told(play), { link: 'c2xc4 d3xd1', at: 2, shown: 'c2xc4 d3xd1', ply: 2 });
  // The same move again ends the line there; what followed is kept.
  play.seek(0);
  play.play('c2xc4');
  assert.deepEqual(told(play), { link: 'c2xc4', at: 1, shown: 'c2xc4', ply: 1 });
  assert.deepEqual(
    tree.read().main.map(({ move }) => move),
    ['', 'c2xc4'],
  );
  assert.equal(textOf(tree), 'c2xc4 d3xd1 (b3xb1 a2xa4)');
  assert.deepEqual(
    tree.read().nodes.map(({ move, mover, ply, isMain }) => [move, mover, ply, isMain]),
    [
      ['', null, 0, true],
      ['c2xc4', 0, 1, true],
      ['d3xd1', 1, 2, false],
      ['b3xb1', 1, 2, false],
      ['a2xa4', 0, 3, false],
    ],
  );
});

test('in a variation the table shows it, and a link tells the main line up to where it leaves', () => {
  const { play, tree } = gameOf('c2xc4 b3xb1 a2xa4');
  play.seek(1);
  const id = tree.playVariation('d3xd1');
  assert.deepEqual(told(play), { link: 'c2xc4 b3xb1 a2xa4', at: 1, shown: 'c2xc4 d3xd1', ply: 2 });
  assert.equal(play.question.moves.join(' '), 'c2xc4 d3xd1');
  assert.deepEqual([tree.read().current?.id, tree.read().current?.isMain], [id, false]);
  const second = play.legal[0] ?? '';
  assert.equal(tree.playVariation(second), tree.read().current?.id);
  play.seek(1);
  assert.deepEqual(told(play), { link: 'c2xc4 b3xb1 a2xa4', at: 1, shown: `c2xc4 d3xd1 ${second}`, ply: 1 });
  const [, , last] = tree.read().main;
  tree.goTo(last?.id ?? -1);
  assert.deepEqual(told(play), { link: 'c2xc4 b3xb1 a2xa4', at: 2, shown: 'c2xc4 b3xb1 a2xa4', ply: 2 });
  // A move at the table in a variation makes that the game.
  tree.goTo(id);
  play.play('a2xa4');
  assert.deepEqual(told(play), { link: 'c2xc4 d3xd1 a2xa4', at: 3, shown: 'c2xc4 d3xd1 a2xa4', ply: 3 });
  assert.equal(textOf(tree), `c2xc4 d3xd1 (b3xb1 a2xa4) ${second === 'a2xa4' ? second : `a2xa4 (${second})`}`);
});

test('variations are promoted and deleted, and a link follows', () => {
  const { play, tree } = gameOf('c2xc4 b3xb1');
  play.seek(0);
  const ids = ['d2xd4', 'e2xe4'].map((move) => (play.seek(0), tree.playVariation(move)));
  assert.equal(textOf(tree), 'c2xc4 (d2xd4) (e2xe4) b3xb1');
  assert.equal(tree.promote(ids[1] ?? -1), true);
  assert.equal(textOf(tree), 'c2xc4 (e2xe4) (d2xd4) b3xb1');
  assert.equal(play.link.moves.join(), 'c2xc4,b3xb1');
  assert.equal(tree.promote(ids[1] ?? -1), true);
  assert.deepEqual(told(play), { link: 'e2xe4', at: 1, shown: 'e2xe4', ply: 1 });
  assert.equal(tree.promote(ids[1] ?? -1), false);
  tree.promoteToMainLine(ids[0] ?? -1);
  assert.equal(textOf(tree), 'd2xd4 (e2xe4) (c2xc4 b3xb1)');
  assert.deepEqual(told(play), { link: 'd2xd4', at: 0, shown: 'e2xe4', ply: 1 });
  tree.delete(ids[1] ?? -1);
  assert.deepEqual(told(play), { link: 'd2xd4', at: 0, shown: 'd2xd4', ply: 0 });
  tree.delete(ids[0] ?? -1);
  assert.equal(textOf(tree), 'c2xc4 b3xb1');
  assert.equal(play.link.moves.join(), 'c2xc4,b3xb1');
});

test('notes and marks are read as they were written', () => {
  const { tree } = gameOf('c2xc4');
  const marks = {
    judgement: '!?',
    shapes: [
      { color: 'G', squares: ['c4'] },
      { color: 'R', squares: ['b3', 'b1'] },
    ],
  };
  tree.annotate(ROOT, 'Black begins.', marks);
  assert.deepEqual([tree.read().root?.note, tree.read().root?.marks], ['Black begins.', marks]);
  for (const judgement of ['!!!', '!? ?', 'Ge4', ' ', '=='])
    assert.throws(
      () => tree.annotate(ROOT, '', { judgement, shapes: judgement === 'Ge4' ? [{ color: '', squares: ['e4'] }] : [] }),
      (error: Error) => {
        // As the engine's errors.
        assert.deepEqual({ ...error }, { code: 'mark', place: [], found: error.message, expected: [], args: {} });
        return error.message.startsWith(judgement);
      },
      judgement,
    );
  for (const [color, ...squares] of [
    ['G', 'z9'],
    ['G', 'a22'],
    ['G', 'a0'],
    ['X', 'a1'],
    ['G'],
    ['G', 'a1', 'b2', 'c3'],
    ['G', 'a1', 'a1'],
    ['G', 'b11', 'b11'],
  ]) {
    assert.throws(
      () => tree.annotate(ROOT, '', { judgement: '', shapes: [{ color: color ?? '', squares }] }),
      { code: 'mark' },
      squares.join(),
    );
  }
  assert.deepEqual(tree.read().root?.marks, marks);
  tree.annotate(ROOT, '', { judgement: '', shapes: [] });
  assert.deepEqual([tree.read().root?.note, tree.read().root?.marks], ['', { judgement: '', shapes: [] }]);
});

for (const text of [
  '',
  '!',
  '$146',
  '!? $14 $9 Ge4',
  '□',
  '∞ Ga1',
  'Gu21 Ya1u21',
  '?? Bo11a1 Ra1',
  'Ga1a11 Ba11a1 Ya1 Rb1a1',
]) {
  test(`the marks "${text}" are text and back`, () => {
    assert.equal(formatMarks(parseMarks(text)), text);
    const { play, tree } = gameOf('');
    tree.annotate(ROOT, '', parseMarks(text));
    assert.equal(play.record.tree(ROOT).marks[0], text);
  });
}

test('a note leaves the device with its holder, and another position hides the hand', () => {
  const { play, tree } = gameOf('', luckymoose);
  const notes = new GameTree({ record: play.record, edit: (change) => play.edit(change, false) });
  play.table.send({ type: 'holdDevice' });
  notes.annotate(ROOT, 'Mine.', { judgement: '', shapes: [] });
  assert.equal(play.table.state.holder, play.snapshot.toMove);
  tree.playVariation(play.legal[0] ?? '');
  assert.equal(play.table.state.holder, null);
});

test('the clock stands still in a variation', () => {
  const { play, tree } = gameOf('', combo);
  const { table } = play;
  table.open({ ...table.link, moves: ['1a2-a3', '1a7-a6'], at: 1, clock: { base: 60, increment: 0, left: null } });
  tree.playVariation('1b7-b6');
  table.now = 9000;
  assert.deepEqual(table.time, [60_000, 60_000]);
  tree.goTo(tree.read().main.at(-1)?.id ?? -1);
  table.now = 19_000;
  assert.deepEqual(table.time, [50_000, 60_000]);
});

test('a mark that is refused has words', async () => {
  const { tree } = gameOf('');
  await loadErrors();
  assert.throws(
    () => tree.annotate(ROOT, '', { judgement: '!!!', shapes: [] }),
    (error) => messageOf(error) === 'This mark can’t be read.',
  );
});

test('an id of no node is refused with a code, and nothing changes', () => {
  const { play, tree } = gameOf('c2xc4 b3xb1');
  const gone = tree.read().main[2]?.id ?? -1;
  tree.delete(gone);
  const before = [told(play), textOf(tree)];
  for (const id of [gone, 99, -1, 0.5, NaN, Infinity, 2 ** 53, 2 ** 64]) {
    for (const act of [tree.goTo, tree.promote, tree.promoteToMainLine, tree.delete]) {
      assert.throws(() => act.call(tree, id), { code: 'unknown-node' }, `${act.name} ${id}`);
    }
    assert.throws(() => tree.annotate(id, 'a', { judgement: '!', shapes: [] }), { code: 'unknown-node' });
    assert.throws(() => play.record.tree(id), { code: 'unknown-node' });
  }
  assert.throws(() => tree.delete(ROOT), { code: 'root-node' });
  assert.throws(
    () => tree.playVariation('a1xa2'),
    (error) => error instanceof Error && 'code' in error,
  );
  assert.deepEqual([told(play), textOf(tree)], before);
  // Its place in memory is taken again, but not its id.
  assert.notEqual(tree.playVariation('b3xb1'), gone);
  assert.throws(() => tree.goTo(gone), { code: 'unknown-node' });
});

test('another state replaces the game with its variations', () => {
  const { play, tree } = gameOf('c2xc4 b3xb1');
  play.seek(0);
  tree.playVariation('d2xd4');
  play.table.open(play.link);
  assert.equal(textOf(tree), 'c2xc4 b3xb1');
  assert.deepEqual(told(play), { link: 'c2xc4 b3xb1', at: 0, shown: 'c2xc4 b3xb1', ply: 0 });
});

test('a position is repeated only on its own line', () => {
  const { play, tree } = gameOf('', combo);
  const round = ['1a2-a3', '1a7-a6', '1a3-a2', '1a6-a7'];
  for (const move of [...round, ...round.slice(0, 3)]) play.play(move);
  const other = ['1b2-b3', '1b7-b6', '1b3-b2', '1b6-b7'];
  play.play('1a6-a7');
  assert.equal(play.snapshot.over, true);
  play.seek(4);
  for (const move of other) tree.playVariation(move);
  assert.equal(play.snapshot.over, true);
  play.seek(0);
  for (const move of other) tree.playVariation(move);
  assert.deepEqual([play.snapshot.over, play.snapshot.ply, play.link.moves.length], [false, 4, 8]);
});

test('a link of hidden hands tells the main line without what only its players may know', () => {
  const { play, tree } = gameOf('', luckymoose);
  play.table.send({ type: 'holdDevice' });
  const move = play.legal.find((each) => each.startsWith('~')) ?? '';
  play.play(move);
  const link = play.link.moves;
  play.seek(0);
  tree.playVariation(play.legal.find((each) => each.startsWith('~') && each !== move) ?? '');
  assert.deepEqual([play.link.moves, play.link.at], [link, 0]);
  assert.notEqual(link[0], move);
});

test('a tree of 300 moves and 50 variations is one call and its nodes', () => {
  const { play, tree } = gameOf('', combo);
  while (play.snapshot.ply < 300 && !play.snapshot.over)
    play.play(play.legal[(play.snapshot.ply * 7919) % play.legal.length] ?? '');
  const { ply } = play.snapshot;
  for (let n = 0; n < 50; n += 1) {
    play.seek((n * 13) % ply);
    for (let k = 0; k < 3 && !play.snapshot.over; k += 1)
      tree.playVariation(play.legal[(n + k) % play.legal.length] ?? '');
    tree.goTo(tree.read().main.at(-1)?.id ?? -1);
  }
  let calls = 0;
  const record = { tree: (id: number) => ((calls += 1), play.record.tree(id)) };
  const { nodes, main, root } = new GameTree({ record } as any).read();
  assert.deepEqual([calls, main.length, root?.id], [1, ply + 1, ROOT]);
  assert.ok(nodes.length > main.length + 100);
  for (const { parent, children, ply: at } of nodes) {
    for (const child of children) assert.ok(child.parent?.children === children && child.ply === at + 1);
    assert.ok(parent === null || parent.children.length > 0);
  }
  // Part of it is one call, too.
  const part = nodesOf(play.record.tree(main[100]?.id ?? -1));
  assert.deepEqual([part.root?.move, part.root?.parent, part.main.length], [main[100]?.move, null, ply + 1 - 100]);
});
