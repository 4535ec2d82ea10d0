// The engine through its bindings: calls in any order, also after `free` and with arguments of any kind. A model holds
// what each call must have done: the tree as the set of its lines, each with its comment and the position that it led
// to when it was first seen.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isTrap } from '../../www/core/fault.ts';
import { GAMES } from '../../www/games/index.ts';
import { formatSetup } from '../../www/links/link.ts';
import { any, damaged, damages, engine, json, pick, play, playAny, playedGames, type RandomGame } from './inputs.ts';
import { property, type Target } from './target.ts';
import type { Session } from '../../www/core/bindings.ts';

const { Session: Bound, Search } = engine;
const METHODS = [
  'after',
  'annotate',
  'deleteNode',
  'explain',
  'first',
  'formatStudy',
  'goTo',
  'history',
  'holdings',
  'legal',
  'placeOf',
  'playPlace',
  'playVariation',
  'play',
  'ply',
  'position',
  'promote',
  'publicText',
  'replay',
  'seek',
  'status',
  'tally',
  'tree',
  'view',
] as const;
const READS = ['first', 'holdings', 'legal', 'ply', 'position', 'publicText', 'status', 'tally'] as const;
/** The calls that change a session where their arguments are right. */
const CHANGES = new Set([
  'annotate',
  'deleteNode',
  'goTo',
  'playPlace',
  'playVariation',
  'play',
  'promote',
  'replay',
  'seek',
]);
/** The most legal moves that are tried one by one. */
const MAX_TRIES = 30;

/** A line of the tree, by its moves: what is said about it, and its position once it was seen. */
interface Line {
  note: string;
  marks: string;
  position: string | null;
}

interface Model {
  lines: Map<string, Line>;
  current: string;
  line: string;
  first: string;
  players: number;
  setup: string;
  game: string;
  isFree: boolean;
}

const join = (line: string, move: string) => (line === '' ? move : `${line}\n${move}`);
const depth = (line: string) => (line === '' ? 0 : line.split('\n').length);
const isWithin = (line: string, other: string) => other === '' || line === other || line.startsWith(`${other}\n`);

/** The error of a call; null where it throws none. A trap is never right. */
function errorOf(call: () => unknown) {
  try {
    call();
    return null;
  } catch (error) {
    if (isTrap(error)) throw error;
    assert.ok(error instanceof Error, `an error, not ${String(error)}`);
    assert.ok(!(error instanceof RangeError), `${error}`);
    return error;
  }
}

function assertRefused(call: () => unknown) {
  const error = errorOf(call);
  assert.ok(error && typeof Reflect.get(error, 'code') === 'string', `refused by a code, not ${error}`);
}

/** The tree by lines, in its order, with the node of each. */
function treeOf(session: Session) {
  const { ids, parents, moves, notes, marks, main, current } = session.tree(0);
  const lines: string[] = [];
  for (const [place, move] of moves.entries()) {
    assert.ok(
      place === 0 ? parents[0] === -1 || parents[0] === 0 : (parents[place] ?? place) < place,
      'a parent comes before its children',
    );
    lines.push(place === 0 ? '' : join(lines[parents[place] ?? 0] ?? assert.fail(), move));
  }
  assert.equal(new Set(lines).size, lines.length, 'no line occurs twice');
  assert.equal(new Set(ids).size, ids.length, 'no id occurs twice');
  return {
    lines,
    ids: [...ids],
    notes,
    marks,
    main: lines[main - 1] ?? assert.fail('a main line'),
    current: lines[current] ?? assert.fail('a current node'),
  };
}

/** Everything that can be read, as one text. */
function allOf(session: Session) {
  return JSON.stringify(
    [session.tree(0), session.history(0, false), session.history(0, true), ...READS.map((name) => session[name]())],
    (_, value) => (ArrayBuffer.isView(value) ? [...(value as any)] : value),
  );
}

/** Checks a session against the model, and completes the model by positions that were not seen before. */
function assertAgrees(model: Model, session: Session) {
  const tree = treeOf(session);
  assert.deepEqual([...tree.lines].sort(), [...model.lines.keys()].sort(), 'the lines of the tree');
  for (const [place, line] of tree.lines.entries()) {
    const { note, marks } = model.lines.get(line) ?? assert.fail();
    assert.deepEqual([tree.notes[place], tree.marks[place]], [note, marks], 'what is said about a line');
  }
  assert.equal(tree.current, model.current, 'the current line');
  const current = model.lines.get(model.current) ?? assert.fail();
  const position = session.position();
  current.position ??= position;
  assert.equal(position, current.position, 'a line always leads to the same position');
  assert.equal(session.first(), model.first);
  assert.equal(session.ply(), depth(model.current));
  const [own, main] = [session.history(0, false), session.history(0, true)];
  model.line = own.moves.join('\n');
  assert.ok(
    isWithin(model.line, model.current) && model.lines.has(model.line),
    'the line goes through the current position',
  );
  assert.equal(main.moves.join('\n'), tree.main);
  assert.ok(own.moves.length === own.sealed.length && own.moves.length === own.movers.length);
  const { players, toMove, over, winners, scores } = session.status();
  assert.equal(players, model.players);
  assert.equal(toMove === null, over);
  assert.ok(toMove === null || (Number.isInteger(toMove) && toMove >= 0 && toMove < players));
  assert.equal(scores.length, players);
  assert.ok(
    winners.every((seat, n) => seat >= 0 && seat < players && winners.indexOf(seat) === n) &&
      (over || winners.length === 0),
  );
}

/**
 * Checks the rules at the current position: it can be written and read, what is legal can be played, and nothing
 * changes by asking.
 */
function assertRules({ game, setup }: Model, session: Session, number: number) {
  const before = allOf(session);
  const legal = session.legal();
  const { over, toMove } = session.status();
  assert.equal(legal.length === 0, over, 'a game is over where nothing is legal');
  assert.equal(new Set(legal).size, legal.length, 'no move is listed twice');
  const position = session.position();
  const again = Bound.open(game, setup, position);
  assert.equal(again.position(), position, 'a position is read as it is written');
  // Repetition and the like are not part of a position.
  if (!over) assert.deepEqual([again.legal(), again.status().toMove], [legal, toMove]);
  for (let n = 0; n < Math.min(MAX_TRIES, legal.length); n += 1) {
    const move = pick(legal, number + n);
    assert.equal(session.placeOf(move), legal.indexOf(move));
    const after = session.after(move);
    if (n > 0) continue;
    again.play(move);
    assert.equal(again.position(), after, 'a move leads where it was said to lead');
  }
  again.free();
  for (let seat = 0; seat < session.status().players; seat += 1) {
    const sample = Bound.sample(game, setup, session.view(seat), number);
    assert.equal(
      sample.view(seat),
      session.view(seat),
      'what a player knows is true of every position that is consistent with it',
    );
    sample.free();
  }
  const watched = Bound.watch(game, session.publicText());
  assert.equal(watched.publicText(), session.publicText());
  assert.equal(watched.legal().length, 0);
  watched.free();
  assert.equal(allOf(session), before);
}

/** Checks that the text of a study leads back to the same tree. */
function assertWritten(session: Session) {
  const text = session.formatStudy([['Event', 'a "b" \\ c']]);
  const [part, ...more] = engine.splitStudies(text);
  assert.ok(
    part && more.length === 0 && part.headers.some(([key, value]) => key === 'Event' && value === 'a "b" \\ c'),
  );
  const again = Bound.parseStudy(text);
  const [one, other] = [treeOf(session), treeOf(again)];
  assert.deepEqual([other.lines, other.notes, other.marks, other.main], [one.lines, one.notes, one.marks, one.main]);
  assert.equal(again.first(), session.first());
  assert.equal(again.formatStudy([['Event', 'a "b" \\ c']]), text);
  again.free();
}

type Call = [name: string, number: number, ...more: any[]];

const CALLS: Record<string, (model: Model, session: Session, number: number, more: any[]) => void> = {
  move(model, session, number, [way]) {
    const legal = session.legal();
    if (legal.length === 0) return assertRefused(() => session.play('a1'));
    const move = pick(legal, number);
    const next = join(model.current, move);
    const place = number % legal.length;
    const name = pick(['play', 'replay', 'playPlace', 'playVariation'] as const, way);
    if (name === 'playPlace') assert.equal(typeof session.playPlace(place), 'string');
    else if (name === 'replay') session.replay(pick(session.legal(), number));
    else session[name](move);
    // The text of a move of a link may be another one than that of the list.
    const found = treeOf(session).current;
    assert.ok(isWithin(found, model.current) && depth(found) === depth(next), 'one move further');
    if (!model.lines.has(found)) model.lines.set(found, { note: '', marks: '', position: null });
    model.current = found;
    if (name !== 'playVariation')
      assert.equal(session.history(0, true).moves.join('\n'), found, 'the last one of the main line');
  },
  seek(model, session, number) {
    const all = model.line === '' ? [] : model.line.split('\n');
    const ply = number % (all.length + 3);
    assert.equal(session.seek(ply), ply <= all.length);
    if (ply <= all.length) model.current = all.slice(0, ply).join('\n');
    assert.equal(session.history(0, false).moves.join('\n'), model.line, 'the line stays');
  },
  goTo(model, session, number) {
    const { ids, lines } = treeOf(session);
    session.goTo(pick(ids, number));
    model.current = pick(lines, number);
  },
  promote(model, session, number, [isToMain]) {
    const { ids, lines, main } = treeOf(session);
    const line = pick(lines, number);
    assert.equal(
      session.promote(pick(ids, number), Boolean(isToMain % 2)),
      !isWithin(main, line),
      'a line of the main line is not promoted',
    );
    if (isToMain % 2) assert.ok(isWithin(treeOf(session).main, line));
  },
  deleteNode(model, session, number) {
    const { ids, lines } = treeOf(session);
    const [id, line] = [pick(ids, number), pick(lines, number)];
    if (line === '') return assertRefused(() => session.deleteNode(id));
    session.deleteNode(id);
    for (const other of lines) if (isWithin(other, line)) model.lines.delete(other);
    if (isWithin(model.current, line)) model.current = line.split('\n').slice(0, -1).join('\n');
    assertRefused(() => session.goTo(id));
  },
  annotate(model, session, number, [note, marks]) {
    const { ids, lines, notes } = treeOf(session);
    const place = number % ids.length;
    session.annotate(pick(ids, place), note, marks);
    const now = treeOf(session);
    const said = model.lines.get(pick(lines, place)) ?? assert.fail();
    // Whatever is kept of a comment is kept as it is from then on.
    [said.note, said.marks] = [now.notes[place] ?? '', now.marks[place] ?? ''];
    if (note === '') assert.equal(said.note, '');
    assert.equal(now.notes.length, notes.length);
    session.annotate(pick(ids, place), said.note, said.marks);
  },
  rules: assertRules,
  write: (_, session) => assertWritten(session),
  /** A call by its name with arguments of any kind. */
  wild(model, session, number, inputs) {
    const name = pick(METHODS, number);
    // Marks are kept as they are, and only those of the page can be written.
    if (name === 'annotate') inputs[2] = '';
    const before = allOf(session);
    const error = errorOf(() => Reflect.apply(session[name], session, inputs));
    if (error || !CHANGES.has(name)) assert.equal(allOf(session), before, `${name} has changed something`);
    else reconcile(model, session);
  },
  free(model, session) {
    session.free();
    model.isFree = true;
    for (const name of METHODS) {
      const error = errorOf(() => Reflect.apply(session[name], session, ['a1', 0, 0]));
      assert.equal(Reflect.get(error ?? {}, 'code'), 'freed', name);
    }
    session.free();
  },
};

/** Makes the model that of a session after a call whose arguments happened to be right. */
function reconcile(model: Model, session: Session) {
  const { lines, notes, marks, current } = treeOf(session);
  model.lines = new Map(
    lines.map((line, n) => [
      line,
      { note: notes[n] ?? '', marks: marks[n] ?? '', position: model.lines.get(line)?.position ?? null },
    ]),
  );
  model.current = current;
}

/** A call of the engine as fast-check runs it. */
class Step implements fc.Command<Model, Session> {
  readonly call: Call;

  constructor(call: Call) {
    this.call = call;
  }

  check({ isFree }: Readonly<Model>) {
    return !isFree;
  }

  run(model: Model, session: Session) {
    const [name, number, ...more] = this.call;
    CALLS[name]?.(model, session, number, more);
    if (!model.isFree) assertAgrees(model, session);
  }

  toString() {
    return JSON.stringify(this.call);
  }
}

const wildInputs = fc.array(
  fc.oneof(json, fc.constantFrom(-1, 0, 1, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, '', 'a1', 'd2xd4', '1a2-a3')),
  { maxLength: 3 },
);
const text = fc.oneof(
  fc.constantFrom('', '!', 'Gd4', '!? Ge4 Rc2c4', 'a } b', '{', ';', '(1. x)', '[Game "x"]', '\n\n', ' a ', '"\\'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const calls: fc.Arbitrary<Call>[] = [
  { weight: 8, arbitrary: fc.tuple(fc.constant('move'), any, fc.nat(3)) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('seek', 'goTo'), any) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('promote'), any, fc.nat(1)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('deleteNode', 'rules', 'write'), any) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('annotate'), any, text, fc.constantFrom('', '!', '?!', 'Ga4', '!? Ge4 Rc2c4')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constant('wild'), any, wildInputs)
      .map(([name, number, inputs]) => [name, number, ...inputs]),
  },
].flatMap(({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary as fc.Arbitrary<Call>));
const free = fc.tuple(fc.constant('free'), fc.constant(0)) as fc.Arbitrary<Call>;

/** Runs calls on a new session. */
function runCalls({ begin, calls }: { begin: RandomGame; calls: Iterable<Step> }) {
  const { game, session, state } = play({ ...begin, moves: [] });
  const model: Model = {
    game: game.id,
    setup: formatSetup(game, state),
    players: session.status().players,
    first: session.first(),
    isFree: false,
    current: '',
    line: '',
    lines: new Map([['', { note: '', marks: '', position: session.position() }]]),
  };
  try {
    fc.modelRun(() => ({ model, real: session }), calls);
  } finally {
    session.free();
  }
}

/** Options of searches, most of them nearly right. */
const searches = fc.record({
  game: fc.oneof(fc.constantFrom(...GAMES.map(({ id }) => id)), json),
  setup: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: json }),
  view: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: json }),
  moves: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: json }),
  level: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('beginner', 'easy', 'medium', 'hard', 'master') },
    { weight: 1, arbitrary: json },
  ),
  seed: fc.oneof(fc.maxSafeNat(), json),
  all: fc.oneof(fc.boolean(), json),
  millis: fc.constantFrom(0, -1, 1, 2, NaN, -Infinity, null, true),
  played: playedGames(8),
});

export const target: Target = {
  'calls in any order keep the tree, the position and the rules': property({
    runs: 60,
    inputs: fc.record({
      begin: playedGames(0),
      calls: fc.commands(
        [...calls, free].map((call) => call.map((each) => new Step(each))),
        { maxCommands: 40, size: 'max' },
      ) as fc.Arbitrary<Iterable<Step>>,
    }),
    check: runCalls,
    encode: ({ begin, calls }) => ({
      begin,
      calls: [...calls].map((step) => Reflect.get(step, 'cmd')?.call ?? Reflect.get(step, 'call')),
    }),
    decode: ({ begin, calls }) => ({ begin, calls: calls.map((call: Call) => new Step(call)) }),
  }),
  'a session from any text is refused by a code, or is sound': property({
    runs: 300,
    inputs: fc.record({ played: playedGames(8), way: any, damages, wild: fc.option(json) }),
    check: ({ played, way, damages, wild }) => {
      const { game, session, state } = play(played);
      const setup = formatSetup(game, state);
      const spoil = (text: string) => (wild === null ? damaged(text, damages) : wild) as string;
      const [position, view, shown, study] = [
        session.position(),
        session.view(0),
        session.publicText(),
        session.formatStudy([]),
      ];
      session.free();
      const make = pick(
        [
          () => Bound.start(game.id, spoil(setup || 'seed=1')),
          () => Bound.start(spoil(game.id), setup),
          () => Bound.open(game.id, setup, spoil(position)),
          () => Bound.open(game.id, spoil(setup), position),
          () => Bound.sample(game.id, setup, spoil(view), (wild ?? 1) as number),
          () => Bound.watch(game.id, spoil(shown)),
          () => Bound.parseStudy(spoil(study)),
          () => Bound.salvageStudy(spoil(study), 3).session,
        ],
        way,
      );
      let made: Session | null = null;
      errorOf(() => (made = make()));
      if (made === null) return wild === null ? assertRefused(make) : undefined;
      const found = made as Session;
      const tree = treeOf(found);
      assert.ok(tree.lines.length > 0 && found.status().scores.length === found.status().players);
      if (!found.status().over && found.legal().length > 0) playAny(found, way);
      if (way % 8 !== 5) assertWritten(found);
      found.free();
    },
  }),
  'a file is split into its studies, and nothing in between is invented': property({
    runs: 150,
    inputs: fc.record({ games: fc.array(playedGames(5), { minLength: 1, maxLength: 3 }), damages: fc.option(damages) }),
    check: ({ games, damages }) => {
      const texts = games.map((played) => {
        const { session } = play(played);
        const text = session.formatStudy([]);
        session.free();
        return text;
      });
      const file = texts.join('\n');
      if (damages === null)
        assert.deepEqual(
          engine.splitStudies(file).map(({ text }) => text.trim()),
          texts.map((text) => text.trim()),
        );
      const spoilt = damages === null ? file : damaged(file, damages);
      const lines = spoilt.toWellFormed().split('\n');
      let last = 0;
      for (const { text, line, headers } of engine.splitStudies(spoilt)) {
        assert.ok(line > last && line <= lines.length);
        last = line;
        assert.ok(spoilt.toWellFormed().includes(text.trim()));
        assert.ok(headers.every(([key, value]) => typeof key === 'string' && typeof value === 'string'));
      }
    },
  }),
  'a search of anything is refused by an error, or searches': property({
    runs: 60,
    inputs: searches,
    check: ({ played, view, millis, ...options }) => {
      const { game, session } = play(played);
      const { over, toMove } = session.status();
      const known = options.game === game.id || typeof options.game !== 'string' ? options.game : game.id;
      const asked = { ...options, game: known, view: view ?? (over ? '' : session.view(toMove ?? 0)) };
      session.free();
      errorOf(() => {
        const search = new Search(asked as any);
        const { nodes } = search.run(millis as number);
        const { best, values } = search.report();
        assert.ok(nodes >= 0 && typeof best === 'string' && values.every(({ move }) => typeof move === 'string'));
        search.free();
        assert.equal(Reflect.get(errorOf(() => search.report()) ?? {}, 'code'), 'freed');
      });
    },
  }),
};
