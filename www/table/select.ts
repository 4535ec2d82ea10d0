// What follows from the state of a table by the rules: the game as its players see it, and what links tell of it.

import { fallenSeat, timeLeft } from '../game/clock.ts';
import { foresee } from '../game/foresight.ts';
import { publicPosition } from '../game/hands.ts';
import { playerOf, type PlayerView } from '../game/player.ts';
import { questionOf } from '../game/question.ts';
import { nextPlayer, isShow } from '../game/seats.ts';
import { isForSpectators } from '../links/link.ts';
import { startSession } from '../links/opener.ts';
import type { Session } from '../core/bindings.ts';
import type { Sight, TableSnapshot } from '../game/snapshot.ts';
import type { GameLink } from '../links/state.ts';
import type { Context } from './context.ts';
import type { Line, TableState } from './state.ts';

/** The last snapshot of each line, which stays the same object while nothing about the game changes. */
const snapshots = new WeakMap<Line, { key: string; snapshot: TableSnapshot }>();
const sights = new WeakMap<TableState, Sight>();

/** The record of the game, for queries about the current position. */
export function recordOf({ line }: Pick<TableState, 'line'>, { rules }: Pick<Context, 'rules'>) {
  return rules.record(line);
}

/** The state of the game, which is also over when a side has run out of time or players have ended it. */
export function snapshotOf(state: TableState, context: Pick<Context, 'rules'>): TableSnapshot {
  const { line, clock, ending } = state;
  // The time of a running clock is judged when something happens.
  const fallen = clock === null || clock.running !== null ? null : fallenSeat(clock, 0);
  const key = `${ending} ${fallen}`;
  const known = snapshots.get(line);
  if (known?.key === key) return known.snapshot;
  const snapshot = readSnapshot(state, context, fallen);
  snapshots.set(line, { key, snapshot });
  return snapshot;
}

function readSnapshot(state: TableState, context: Pick<Context, 'rules'>, fallenNow: number | null): TableSnapshot {
  const { position, ply, status, history, mainPly, sealed } = recordOf(state, context);
  const fallen = status.over ? null : fallenNow;
  const isLast = ply === mainPly && ply === sealed.length;
  const ending = status.over || fallen !== null || !isLast ? null : state.ending;
  const snapshot = { position, ply, ...status, ...history, fallen, ending };
  if (fallen === null && ending === null) return snapshot;
  const seats = Array.from({ length: status.players }, (_, seat) => seat);
  return { ...snapshot, over: true, toMove: null, winners: seats.filter((seat) => seat !== (fallen ?? ending)) };
}

/** What the rules about seats and hands depend on. */
export function sightOf(state: TableState, context: Pick<Context, 'rules' | 'isLocked'>): Sight {
  const known = sights.get(state);
  if (known) return known;
  const { line, holder, match, isFinished } = state;
  const isWatched = isForSpectators(line.start);
  const sight = {
    game: context.rules.game,
    snapshot: snapshotOf(state, context),
    seated: state.playerKinds.map((kind, seat) => playerOf(kind, state.peers[seat])),
    holder,
    match,
    isLocked: context.isLocked || isWatched,
    isWatched,
    isSeat: line.start.hands !== undefined,
    isFinished,
  };
  sights.set(state, sight);
  return sight;
}

/** The legal moves; none where the game is over. */
export function legalOf(state: TableState, context: Pick<Context, 'rules'>) {
  return snapshotOf(state, context).over ? [] : recordOf(state, context).legal;
}

/** The position without hidden hands. */
export function openPositionOf(state: TableState, context: Pick<Context, 'rules'>) {
  return publicPosition(context.rules.game, snapshotOf(state, context).position);
}

/** The milliseconds that each seat has left; null without a clock. */
export function timeOf({ clock }: TableState, now: number) {
  return clock && timeLeft(clock, now);
}

/**
 * The state as links and storage have it: the main line, and the ply shown. In a variation, that is the ply where it
 * leaves the main line.
 */
export function linkOf(state: TableState, context: Context): GameLink {
  const { line, playerKinds, match, clock, ending } = state;
  const { view, hands, deal, seed, position, options } = line.start;
  if (view !== undefined && !hands) return watchedLink(state, view);
  const { sealed, mainPly } = recordOf(state, context);
  return {
    game: state.game,
    seed: hands ? null : seed,
    position,
    ...(hands && { view, hands }),
    ...(deal !== undefined && { deal }),
    options,
    moves: sealed,
    playerKinds,
    clock: clock && { base: clock.base, increment: clock.increment, left: timeLeft(clock, context.now()) },
    ...(ending !== null && { ending }),
    match,
    at: mainPly,
  };
}

/** The same game before its first move; another deal where only a seat of it is known. */
export function beginningOf(state: TableState, context: Context): GameLink {
  const { clock } = state;
  const full = clock && { base: clock.base, increment: clock.increment, left: null };
  const { view, hands, deal, ...link } = linkOf(state, context);
  return { ...link, moves: [], clock: full, ending: null, at: null };
}

/** The state for a spectator, without hidden hands. */
export function publicLinkOf(state: TableState, context: Context): GameLink {
  return watchedLink(state, recordOf(state, context).publicText());
}

function watchedLink({ game, playerKinds }: TableState, view: string): GameLink {
  const nothing = { seed: null, position: null, moves: [], options: {}, clock: null, match: null, at: null };
  return { ...nothing, game, view, playerKinds };
}

/** The request for a search of the position: what the player to move may know, and no more. */
export function questionAt(state: TableState, context: Pick<Context, 'rules'>): PlayerView {
  const { seed, options } = state.line.start;
  const { playerKinds } = state;
  const { rules } = context;
  return questionOf(rules.game, recordOf(state, context), snapshotOf(state, context), { seed, options, playerKinds });
}

/**
 * The request for a search of the position after a move, without playing it. In a study, where all hands are open, the
 * next player is asked with the hand that it has.
 */
export function questionAfter(state: TableState, context: Context, move: string): PlayerView {
  const question = questionAt(state, context);
  const { game, engine } = context.rules;
  if (!game.hands) return { ...question, moves: [...question.moves, move] };
  const { position } = recordOf(state, context);
  const { options } = state.line.start;
  const session = startSession(game, { options, playerKinds: state.playerKinds, seed: null, position }, engine);
  try {
    session.play(move);
    return { ...question, view: session.view(session.status().toMove ?? 0) };
  } finally {
    session.free();
  }
}

/** The positions that moves lead to from here, without playing them. */
export function foreseeFrom(state: TableState, { rules }: Pick<Context, 'rules'>, moves: string[]) {
  const { options, hands } = state.line.start;
  const setup = { options, hands, playerKinds: state.playerKinds };
  return foresee(rules.engine, rules.game, setup, rules.record(state.line).position, moves);
}

/** Changes the tree of moves. Returns the line after it, and what the change returns. */
export function editTree<Result>(state: TableState, context: Context, change: (session: Session) => Result) {
  // What the line was is known from now on, although the session goes on to another.
  snapshotOf(state, context);
  return context.rules.edit(state.line, change);
}

/** Whether a computer could play on from the current position, although moves follow it. */
export function canPlayOn(state: TableState, context: Pick<Context, 'rules' | 'isLocked'>) {
  const sight = sightOf(state, context);
  const { ply, moves } = sight.snapshot;
  const isComputers = (nextPlayer(sight)?.level ?? null) !== null;
  return isComputers && ply < moves.length && state.request === null && !isShow(sight);
}

/**
 * How the players sit: the seat below the board, that of the only person here or else the first one, and whether the
 * board is turned by half. On a board with sides its lower side belongs to the seat below.
 */
export function orientationOf(state: TableState, context: Context) {
  const { snapshot, seated } = sightOf(state, context);
  const here = seated.slice(0, snapshot.players).flatMap(({ isLocal }, seat) => (isLocal ? [seat] : []));
  const [seat = 0] = here.length === 1 ? here : [];
  const { isFlipped } = state;
  if (!context.facesPerson || !context.rules.game.hasSides) return { below: seat, isTurned: isFlipped };
  const below = isFlipped ? 1 - seat : seat;
  return { below, isTurned: below === 1 };
}
