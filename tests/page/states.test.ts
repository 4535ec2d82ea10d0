// Random events at random games: taps and answers, workers that fail or are silent, other tabs that play on, and nights
// of sleep. The state stays valid, and printed and read back it goes on alike on another device. GAMES=1000 plays that
// many games of each kind, instead of a few.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES as PAGES } from '../../www/games/index.ts';
import { isPersonsTurn, nextPlayer } from '../../www/game/seats.ts';
import { premoves } from '../../www/table/premove.ts';
import { Reducing, kinds, linkTo } from './reducing.ts';
import { report } from './questions.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { TableEvent } from '../../www/table/events.ts';
import type { TableState } from '../../www/table/state.ts';

const GAMES = Number(process.env.GAMES ?? 12);
/** The events of one game. */
const EVENTS = 120;

/** Whole numbers below a limit, the same for each seed. */
function numbers(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (limit: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39;
    return ((state >>> 8) % 0x10000) % limit;
  };
}

type Below = (limit: number) => number;

const oneOf = <Item>(below: Below, items: readonly Item[]) => items[below(items.length)] as Item;

const SEATS = ['human human', 'human easy', 'easy human', 'easy easy', 'human friend'];

/** The players of a table, and its clock. */
function linkOf(game: GamePage, below: Below) {
  const two = kinds(oneOf(below, SEATS));
  const playerKinds = game.playerKinds.map((_, seat) => two[seat % 2] ?? 'human');
  const clock = game.hasClock && below(3) === 0 ? { base: 60, increment: 1, left: null } : null;
  const match = playerKinds.includes('friend') ? { id: 'abcdefgh', from: 0 } : null;
  return linkTo(game, { seed: below(1000), playerKinds, clock, match });
}

/** A night in milliseconds. */
const NIGHT = 8 * 3_600_000;

/** What another tab does with the game meanwhile: it plays on, or goes back and plays another move. */
function elsewhere({ context, link }: Reducing, below: Below): TableEvent {
  const { game } = context.rules;
  const tab = new Reducing({ game });
  tab.open(link);
  if (below(2) === 0) tab.send({ type: 'seek', ply: below(tab.snapshot.moves.length + 1) });
  tab.send({ type: 'holdDevice' });
  for (let moves = below(3); moves > 0 && tab.legal.length > 0 && isPersonsTurn(tab.sight); moves -= 1)
    tab.send({ type: 'attempt', move: oneOf(below, tab.legal) }, { type: 'holdDevice' });
  const theirs = tab.link;
  const { line, isFinished, ending } = context.rules.open(theirs);
  return { type: 'opened', line, isFinished, ending, link: theirs };
}

/** A random event, more often than not one that plays. */
function eventAt(table: Reducing, below: Below): TableEvent {
  const { state, legal, snapshot, context } = table;
  const { game } = context.rules;
  const square = () => `${'abcdefghijklmnopqrstu'[below(game.files)]}${1 + below(game.ranks)}`;
  const move = legal[below(Math.max(1, legal.length))];
  const { request, advice, over } = state;
  const { toMove } = snapshot;
  if (below(20) === 0) return elsewhere(table, below);
  if (request !== null && below(2) === 0 && move) return { type: 'answered', id: request.id, move };
  if (move && isPersonsTurn(table.sight) && below(3) === 0) return { type: 'attempt', move };
  if (toMove !== null && nextPlayer(table.sight)?.isRemote && below(3) === 0)
    return { type: 'receive', move: move ?? '' };
  if (over.count !== null && below(3) === 0) return { type: 'countEnded', count: over.count };
  const events: (() => TableEvent)[] = [
    () => ({
      type: 'tap',
      square: move ? (oneOf(below, game.visits(move)) ?? square()) : square(),
      isUnsure: below(5) === 0,
    }),
    () => ({ type: 'tap', square: square(), isUnsure: false }),
    () => ({ type: 'attempt', move: move ?? '' }),
    () => ({ type: 'receive', move: move ?? '' }),
    () => ({ type: 'hold', square: below(2) === 0 ? square() : null, isKey: below(2) === 0 }),
    () => ({ type: 'hover', square: below(2) === 0 ? square() : null }),
    () => ({ type: 'cancel' }),
    () => ({ type: 'stepBack' }),
    () => ({ type: 'take', place: below(6) }),
    () => ({ type: 'exchange' }),
    () => ({ type: 'lay' }),
    () => ({ type: 'amount', value: 1 + below(4) }),
    () => ({ type: 'clear' }),
    () => ({ type: 'pass' }),
    () => ({ type: 'endTurn' }),
    () => ({ type: oneOf(below, ['confirmMove', 'cancelMove', 'cancelPremove', 'premoveDue'] as const) }),
    () => ({ type: oneOf(below, ['undo', 'redo'] as const) }),
    () => ({ type: 'seek', ply: below(snapshot.moves.length + 2) }),
    () => ({ type: 'holdDevice' }),
    () => ({ type: oneOf(below, ['pause', 'playOn', 'step', 'clock'] as const) }),
    () => ({ type: 'follow', isFollowing: below(2) === 0 }),
    () => ({ type: oneOf(below, ['hint', 'analyse', 'reviewMistake', 'showResult', 'resultSeen'] as const) }),
    () => ({ type: 'hinted', id: advice.hint ?? 0, report: report(move ?? 'none') }),
    () => ({ type: 'reported', id: advice.analysis ?? 0, report: report(move ?? 'none') }),
    () => ({ type: 'unadvised', id: advice.hint ?? advice.analysis ?? 0, words: 'It stopped.' }),
    () => ({ type: 'highlight', move: move ?? null }),
    () => ({ type: 'foresee', step: below(3) }),
    () => ({ type: 'failed', id: request?.id ?? 0, words: 'It stopped.' }),
    () => ({ type: below(8) === 0 ? 'resign' : 'offerDraw' }),
    () => ({ type: 'playBack', isOn: below(2) === 0 }),
    () => ({ type: 'playBackStep' }),
    () => ({ type: 'landed', count: over.count ?? 0 }),
    () => ({ type: 'time', left: state.clock && [1000 * (1 + below(60)), 60_000] }),
    () => ({ type: 'say', words: 'Something.' }),
  ];
  return oneOf(below, events)();
}

/** What holds for every state of a table. */
function check(table: Reducing, event: TableEvent) {
  const { state, snapshot, sight } = table;
  const what = JSON.stringify(event);
  const { ply, moves, over, toMove } = snapshot;
  assert.ok(ply >= 0 && ply <= moves.length, what);
  assert.equal(state.line.ply, ply, what);
  if (state.request !== null) {
    assert.deepEqual([state.request.seat, over, state.failure], [toMove, false, ''], what);
    assert.notEqual(nextPlayer(sight)?.level ?? null, null, what);
  }
  if (state.picks.length > 0) assert.ok(isPersonsTurn(sight), what);
  if (state.preview !== null) assert.ok(isPersonsTurn(sight), what);
  if (state.over.count !== null) assert.ok(over, what);
  assert.ok(state.advice.step <= state.advice.line.moves.length, what);
  assert.ok(state.clock === null || state.clock.left.every((left) => left >= 0), what);
  const { premove, picks, preview, advice } = state;
  if (event.type === 'opened')
    assert.deepEqual([premove, picks, preview, advice.hint, state.over.count], [null, [], null, null, null], what);
  if (snapshot.fallen !== null) assert.deepEqual([over, state.request], [true, null], what);
  if (state.clock?.running) assert.equal(state.clock.running.seat, toMove, what);
  assert.ok(state.playerKinds.length === snapshot.players, what);
}

/** A state as another device reads it. */
const readBack = (state: TableState) => JSON.parse(JSON.stringify(state)) as TableState;

/** Applies an event; refused ones change nothing. */
function apply(table: Reducing, event: TableEvent) {
  const before = table.state;
  try {
    table.send(event);
    return '';
  } catch (error) {
    assert.equal(table.state, before);
    return String(error);
  }
}

for (const game of PAGES) {
  test(`${game.id}: ${GAMES} random games, each state of which is printed, read back and played on`, () => {
    let played = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const below = numbers(seed);
      const settings = { premove: true, confirm: below(4) === 0 };
      const [here, there] = [new Reducing({ game, settings }), new Reducing({ game, settings })];
      for (const table of [here, there]) if (below(2) === 0 || table === there) table.context.premoves = premoves;
      here.context.premoves = premoves;
      here.open(linkOf(game, below));
      here.take();
      for (let n = 0; n < EVENTS; n += 1) {
        const event = eventAt(here, below);
        const printed = readBack(here.state);
        assert.deepEqual(printed, here.state, 'a state is plain data');
        there.state = printed;
        here.now = there.now += below(60) === 0 ? NIGHT : below(500);
        const refused = apply(here, event);
        assert.equal(apply(there, event), refused, JSON.stringify(event));
        assert.deepEqual(there.state, here.state, JSON.stringify(event));
        const did = here.did();
        assert.deepEqual(there.did(), did, JSON.stringify(event));
        played += did.filter((effect) => effect === 'tell').length;
        check(here, event);
      }
    }
    assert.ok(played > GAMES * 10, `${played} moves`);
  });
}
