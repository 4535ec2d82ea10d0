// The pure parts of a study: edits that are undone, the tree as it is read, and its text.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Edits, copyOf, isSameTree, restore, type Copy } from '../../www/game/edits.ts';
import { blocksOf, neighbourOf, roundsOf } from '../../www/game/outline.ts';
import * as trees from '../../www/game/edits.ts';
import { recordOf } from '../../www/table/select.ts';
import { reducing } from './reducing.ts';
import { ROOT, nodesOf, type Node } from '../../www/game/tree.ts';
import { formatTree, parseTree } from '../../www/game/treetext.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { isViewersTurn } from '../../www/game/hands.ts';
import { parseLink } from '../../www/links/link.ts';
import { isPackable, packTree, unpackTree } from '../../www/screens/study/packing.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { GamePage } from '../../www/games/page.ts';

const { Session: Bindings } = await loadEngine();
/** Numbers below a limit, the same for each seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Makes a random edit. */
function edit(session: Session, pick: (below: number) => number) {
  const { ids } = session.tree(ROOT);
  const id = ids[pick(ids.length)] ?? ROOT;
  session.goTo(id);
  const legal = session.legal();
  const kind = pick(10);
  if (kind < 6 && legal.length > 0) session.playVariation(legal[pick(legal.length)] ?? '');
  else if (kind === 6 && id !== ROOT) session.deleteNode(id);
  else if (kind === 7) session.promote(id, pick(2) === 0);
  else session.annotate(id, `note ${pick(100)} “{}”\n`, ['', '!?', 'Ga1', '?? Ra1b2 Bb1'][pick(4)] ?? '');
}

for (const { id } of GAMES) {
  test(`${id}: every edit is undone and redone, and every tree survives its text`, () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const pick = numbers(seed);
      const session = Bindings.start(id, 'seed=5');
      const read = () => copyOf(session.tree(ROOT));
      const edits = new Edits(read());
      const states: Copy[] = [read()];
      for (let n = 0; n < 40; n += 1) {
        edit(session, pick);
        const now = read();
        assert.deepEqual(parseTree(formatTree(now)), now);
        const isEdited = !isSameTree(now, states.at(-1) ?? now);
        assert.equal(edits.note(now), isEdited);
        if (isEdited) states.push(now);
      }
      assert.ok(states.length > 20);
      for (const expected of states.slice(0, -1).toReversed()) {
        const before = edits.undo();
        assert.ok(before);
        assert.equal(restore(session, before), 0);
        assert.ok(isSameTree(read(), expected));
        assert.equal(edits.note(read()), false);
      }
      assert.equal(edits.undo(), null);
      for (const expected of states.slice(1)) {
        const after = edits.redo();
        assert.ok(after);
        restore(session, after);
        assert.ok(isSameTree(read(), expected));
      }
      assert.equal(edits.redo(), null);
      session.free();
    }
  });
}

test('an undo touches only what differs, however large the study is', () => {
  const session = Bindings.start('triboard', 'seed=5');
  const pick = numbers(3);
  while (session.tree(ROOT).ids.length < 200) edit(session, pick);
  const calls = [] as string[];
  const counted = new Proxy(session, {
    get:
      (target, name) =>
      (...values: any[]) => {
        calls.push(String(name));
        return (target as any)[name](...values);
      },
  });
  const before = copyOf(session.tree(ROOT));
  session.goTo(Number(session.tree(ROOT).ids.at(-1)));
  session.playVariation(session.legal()[0] ?? '');
  const played = copyOf(session.tree(ROOT));
  restore(counted, before);
  assert.deepEqual(calls, ['tree', 'deleteNode', 'goTo']);
  calls.length = 0;
  restore(counted, played);
  assert.deepEqual(calls, ['tree', 'goTo', 'playVariation', 'goTo']);
  session.free();
});

test('the letters of a comment are one edit, and another position begins another', () => {
  const session = Bindings.start('gambit', '');
  const edits = new Edits(copyOf(session.tree(ROOT)));
  const write = (note: string, topic: string) => {
    session.annotate(ROOT, note, '');
    edits.note(copyOf(session.tree(ROOT)), topic);
  };
  write('a', 'note 0');
  write('ab', 'note 0');
  session.playVariation('c2xc4');
  edits.note(copyOf(session.tree(ROOT)));
  session.goTo(ROOT);
  edits.note(copyOf(session.tree(ROOT)));
  write('abc', 'note 0');
  assert.deepEqual(edits.undo()?.notes, ['ab', '']);
  assert.deepEqual(edits.undo()?.notes, ['ab']);
  assert.deepEqual(edits.undo()?.notes, ['']);
  assert.equal(edits.canUndo, false);
});

test('an edit follows the one before on the same topic, unless another position was looked at between', () => {
  const at = (note: string, current: number) => ({
    parents: [-1, 0],
    moves: ['', 'c2xc4'],
    notes: [note, ''],
    marks: ['', ''],
    current,
  });
  const edits = new Edits(at('', 0));
  assert.deepEqual([edits.canUndo, edits.canRedo], [false, false]);
  assert.equal(edits.note(at('a', 0), 'note 0'), true);
  assert.equal(edits.note(at('a', 0)), false);
  edits.note(at('ab', 0), 'note 0');
  assert.equal(edits.note(at('ab', 1), 'note 0 elsewhere'), false);
  edits.note(at('ab', 0));
  edits.note(at('abc', 0), 'note 0');
  assert.deepEqual([edits.canUndo, edits.canRedo], [true, false]);
  assert.equal(edits.undo()?.notes[0], 'ab');
  assert.deepEqual([edits.canUndo, edits.canRedo], [true, true]);
  assert.equal(edits.undo()?.notes[0], '');
  assert.equal(edits.undo(), null);
  assert.deepEqual([edits.canUndo, edits.canRedo], [false, true]);
});

test('five hundred edits can be undone, and no more', () => {
  const at = (n: number) => ({ parents: [-1], moves: [''], notes: [`${n}`], marks: [''], current: 0 });
  const edits = new Edits(at(0));
  for (let n = 1; n <= 510; n += 1) edits.note(at(n));
  const undone = [];
  for (let copy = edits.undo(); copy; copy = edits.undo()) undone.push(Number(copy.notes[0]));
  assert.deepEqual([undone.length, undone[0], undone.at(-1)], [500, 509, 10]);
});

test('after an edit nothing is made again', () => {
  const session = Bindings.start('gambit', '');
  const edits = new Edits(copyOf(session.tree(ROOT)));
  for (const note of ['a', 'b']) {
    session.annotate(ROOT, note, '');
    edits.note(copyOf(session.tree(ROOT)));
  }
  assert.ok(edits.undo());
  assert.ok(edits.canRedo);
  session.annotate(ROOT, 'c', '');
  edits.note(copyOf(session.tree(ROOT)));
  assert.equal(edits.canRedo, false);
  assert.deepEqual(edits.undo()?.notes, ['a']);
  session.free();
});

test('a piece on a stack of its colour makes it higher, and on another one replaces it', async () => {
  const editor = await findGame('combo')?.loadEditor?.();
  const pieces = new Map([['c3', 'w4']]);
  for (const expected of ['b1', 'b2', 'b3']) {
    editor?.put(pieces, 'c3', 'b1');
    assert.equal(pieces.get('c3'), expected);
  }
});

test('a move that is not legal is left out with all that follow it', () => {
  const session = Bindings.start('gambit', '');
  const copy = {
    parents: [-1, 0, 1, 0, 3],
    moves: ['', 'c2xc4', 'a1xa2', 'h1xh8', 'c2xc4'],
    notes: ['', '', '', '', ''],
    marks: ['', '', '', '', ''],
    current: 4,
  };
  assert.equal(restore(session, copy), 3);
  assert.deepEqual(session.tree(ROOT).moves, ['', 'c2xc4']);
  assert.equal(session.ply(), 0);
  session.free();
});

test('a tree that is restored keeps the nodes that stay, and has the marks and the place of the copy', () => {
  const session = Bindings.start('gambit', '');
  session.playVariation('c2xc4');
  session.goTo(ROOT);
  const kept = session.playVariation('d2xd4');
  const copy = { parents: [-1, 0], moves: ['', 'd2xd4'], notes: ['', ''], marks: ['', 'Gd4'], current: 1 };
  assert.equal(restore(session, copy), 0);
  const { ids, moves, marks } = session.tree(ROOT);
  assert.deepEqual([[...ids], moves, marks, session.ply()], [[ROOT, kept], copy.moves, copy.marks, 1]);
  session.free();
});

test('a trap while a tree is restored is no illegal move', () => {
  const session = Bindings.start('gambit', '');
  session.playVariation = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const copy = { parents: [-1, 0], moves: ['', 'd2xd4'], notes: ['', ''], marks: ['', ''], current: 0 };
  assert.throws(() => restore(session, copy), WebAssembly.RuntimeError);
  session.free();
});

const DAMAGED = [
  '',
  '{}',
  '[]',
  '[0]',
  'null',
  '[0,"c2xc4"]',
  '[0,["",1]]',
  '[0,["",0],["c2xc4",0]]',
  '[0,["",0],["c2xc4",2]]',
  '[0,["",0],["c2xc4",1.5]]',
  '[0,["",0],["",1]]',
  '[0,["",0],7]',
  '[0,["",0],["c2xc4",1,5]]',
  '[0,["",0],["c2xc4",1,"",["!"]]]',
  '[0,["",0],["c2xc4",1,["a"]]]',
  '[0,["",0],["c2xc4",1,"","!!!"]]',
  '[0,["",0],["c2xc4",1,"","Ga1a1"]]',
];
for (const text of DAMAGED) test(`no tree: ${text}`, () => assert.equal(parseTree(text), null));

/** The text of a tree, and the tree. */
const TREES: [string, Copy][] = [
  ['[0,["",0]]', { parents: [-1], moves: [''], notes: [''], marks: [''], current: 0 }],
  [
    '[2,["",0],"a","b"]',
    { parents: [-1, 0, 1], moves: ['', 'a', 'b'], notes: ['', '', ''], marks: ['', '', ''], current: 2 },
  ],
  [
    '[1,["",0],"a",["b",2],["c",3]]',
    {
      parents: [-1, 0, 0, 0],
      moves: ['', 'a', 'b', 'c'],
      notes: ['', '', '', ''],
      marks: ['', '', '', ''],
      current: 1,
    },
  ],
  [
    '[0,["",0,"Black begins."],["a",1,"","!?"],["b",1,"Why?"]]',
    {
      parents: [-1, 0, 1],
      moves: ['', 'a', 'b'],
      notes: ['Black begins.', '', 'Why?'],
      marks: ['', '!?', ''],
      current: 0,
    },
  ],
];

for (const [text, copy] of TREES) {
  test(`the text of a tree is as short as can be, so that links are: ${text}`, () => {
    assert.equal(formatTree(copy), text);
    assert.deepEqual(parseTree(text), copy);
  });
}

test('a tree that is opened at a place that it lacks is opened at its first position', () => {
  const places = [
    ['0', 0],
    ['1', 1],
    ['2', 0],
    ['3', 0],
    ['-1', 0],
    ['0.5', 0],
    ['1e9', 0],
    ['null', 0],
    ['"1"', 0],
    ['"a"', 0],
    ['[1]', 0],
  ];
  for (const [place, current] of places)
    assert.equal(parseTree(`[${place},["",0],"a"]`)?.current, current, String(place));
});

test('a tree has as many moves as the engine allows, and a comment in a link at most 8000 characters', async () => {
  const line = (positions: number) => JSON.stringify([0, ['', 0], ...Array.from({ length: positions - 1 }, () => 'a')]);
  assert.equal(parseTree(line(20_001))?.moves.length, 20_001);
  assert.equal(parseTree(line(20_002)), null);
  const note = (length: number) => JSON.stringify([0, ['', 0, 'a'.repeat(length)]]);
  for (const length of [8000, 8001, 100_000]) {
    const copy = parseTree(note(length));
    assert.equal(copy?.notes[0]?.length, length);
    assert.equal(copy && isPackable(copy), length === 8000);
    assert.equal(
      (await unpackTree(await packTree(note(length))))?.notes[0]?.length,
      length === 8000 ? length : undefined,
    );
  }
});

test('a study of as many moves as the engine allows is kept', () => {
  const most = 20_000;
  const session = Bindings.start('gambit', '');
  const nodes = [ROOT];
  let count = 0;
  for (const node of nodes) {
    session.goTo(node);
    for (const move of session.legal()) {
      if (count === most) break;
      session.goTo(node);
      nodes.push(session.playVariation(move));
      count += 1;
    }
  }
  const text = session.formatStudy([]);
  session.free();
  const again = Bindings.parseStudy(text);
  const copy = copyOf(again.tree(ROOT));
  again.free();
  assert.equal(copy.moves.length, most + 1);
  assert.deepEqual(parseTree(formatTree(copy)), copy);
});

/**
 * The blocks of a tree as text, with their depths.
 *
 * @param lines the moves of lines, each from the first position
 */
function read(...lines: string[]) {
  const session = Bindings.start('gambit', '');
  for (const line of lines) {
    session.goTo(ROOT);
    for (const move of line.split(' ')) session.playVariation(move);
  }
  const { nodes, root } = nodesOf(session.tree(ROOT));
  assert.ok(root);
  return {
    nodes,
    root,
    text: blocksOf(root).map(({ depth, nodes: block }) => `${depth}: ${block.map(({ move }) => move).join(' ')}`),
  };
}

test('a move is followed by its variations, and those by the rest of the line', () => {
  assert.deepEqual(read('c2xc4').text, ['0: c2xc4']);
  assert.deepEqual(read('c2xc4 a3xa1', 'd2xd4 a3xa1', 'd2xd4 c3xc1', 'e2xe4').text, [
    '0: c2xc4',
    '1: d2xd4 a3xa1',
    '2: c3xc1',
    '1: e2xe4',
    '0: a3xa1',
  ]);
  assert.deepEqual(read('c2xc4 a3xa1', 'c2xc4 h3xh1', 'c2xc4 b3xb1').text, ['0: c2xc4 a3xa1', '1: h3xh1', '1: b3xb1']);
});

test('keys lead along a line and among its variations', () => {
  const { root } = read('c2xc4 a3xa1', 'd2xd4 a3xa1', 'e2xe4');
  const [one, two, three] = root.children;
  const [end] = two?.children ?? [];
  assert.ok(one && two && three && end);
  const cases: [Node, Parameters<typeof neighbourOf>[1], Node][] = [
    [one, 'up', one],
    [one, 'down', two],
    [three, 'down', three],
    [three, 'up', two],
    [two, 'on', end],
    [two, 'last', end],
    [three, 'last', three],
    [two, 'back', root],
    [end, 'first', root],
    [end, 'on', end],
    [root, 'up', root],
    [root, 'back', root],
    [root, 'on', one],
  ];
  for (const [node, way, expected] of cases)
    assert.equal(neighbourOf(node, way).id, expected.id, `${node.move} ${way}`);
});

test('a round begins with the seat that comes first again', () => {
  const { nodes } = read('c2xc4 a3xa1 h2xh4');
  const rounds = roundsOf(nodes);
  assert.deepEqual(
    nodes.map(({ id }) => rounds.get(id)),
    [0, 1, 1, 2],
  );
  // The others may have missed their turns.
  const [root, first, second] = nodes;
  assert.ok(root && first && second);
  assert.deepEqual([...roundsOf([root, first, { ...second, mover: first.mover }]).values()], [0, 1, 2]);
  // A game may begin with any seat.
  assert.deepEqual([...roundsOf([root, { ...first, mover: 1 }]).values()], [0, 1]);
});

for (const game of GAMES) {
  test(`${game.id}: a move of a study becomes a variation, and all seats may move`, () => {
    const playerKinds = game.playerKinds.map(() => 'human' as const);
    const play = reducing({ seed: 3, playerKinds }, { game, trees });
    const [first = '', second = ''] = play.legal;
    play.send({ type: 'attempt', move: first });
    assert.ok(isViewersTurn(play.sight));
    play.send({ type: 'seek', ply: 0 });
    assert.ok(isViewersTurn(play.sight));
    play.send({ type: 'attempt', move: second });
    const { moves, main } = recordOf(play).tree(ROOT);
    assert.deepEqual([moves, main], [['', first, second], 2]);
  });
}

for (const { id, loadEditor } of GAMES) {
  test(`${id}: the board editor keeps what is not changed, and changes a square`, async () => {
    assert.ok(loadEditor);
    const editor = await loadEditor();
    const pick = numbers(9);
    const session = Bindings.start(id, 'seed=4');
    for (let n = 0; n < 60 && !session.status().over; n += 1) {
      const position = session.position();
      const pieces = editor.pieces(position);
      assert.equal(editor.board(position, pieces), position);
      assert.equal(editor.turn(position), session.status().toMove);
      assert.equal(editor.turn(editor.withTurn(position, 1)), 1);
      assert.equal(editor.pieces(editor.board(position, new Map())).size, 0);
      for (const { piece } of editor.palette) {
        const others = new Map([...pieces].filter(([square]) => square !== 'c3'));
        editor.put(others, 'c3', piece);
        assert.deepEqual(
          editor.pieces(editor.board(position, others)),
          new Map([...others].sort((a, b) => order(a[0]) - order(b[0]))),
        );
      }
      const legal = session.legal();
      session.play(legal[pick(legal.length)] ?? '');
    }
    session.free();
  });
}

/** The place of a square in the text of a board. */
const order = (square: string) => -Number(square.slice(1)) * 100 + square.charCodeAt(0);

test('the address of a study has the keys of a table, an id and a tree', () => {
  const find = (id: string) => findGame(id) as GamePage | undefined;
  const place = parseLink('#/gambit/study?moves=c2xc4&id=abc&tree=xyz', find);
  assert.ok(place.screen === 'study');
  assert.deepEqual(
    [place.state.moves, place.id, place.tree, place.isBare, place.problems],
    [['c2xc4'], 'abc', 'xyz', false, []],
  );
  assert.equal(parseLink('#/gambit?tree=xyz', find).screen, 'table');
  const table = parseLink('#/gambit?tree=xyz', find);
  assert.ok('problems' in table && table.problems.length === 1);
  assert.ok(parseLink('#/gambit/study/more', find).screen === 'table');
});
