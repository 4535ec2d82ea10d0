// What follows from the state of a table by the rules: the game as its players see it, what is picked of a move, and
// what links tell of the game.

import { fallenSeat, timeLeft } from '../game/clock.ts';
import { foresee } from '../game/foresight.ts';
import { publicPosition } from '../game/hands.ts';
import { playerOf, type PlayerView } from '../game/player.ts';
import { questionOf } from '../game/question.ts';
import { nextPlayer, isShow } from '../game/seats.ts';
import { isForSpectators } from '../links/link.ts';
import { endedBy, type Sight, type TableSnapshot } from '../game/snapshot.ts';
import { statusWords } from '../game/status.ts';
import { startSession } from '../links/opener.ts';
import { t } from '../words/index.ts';
import type { Session } from '../core/bindings.ts';
import type { GameLink } from '../links/state.ts';
import type { Play } from './context.ts';
import type { Line, TableState } from './state.ts';

/** The last snapshot of each line, which stays the same object while nothing about the game changes. */
const snapshots = new WeakMap<Line, { key: string; snapshot: TableSnapshot }>();
const sights = new WeakMap<TableState, Sight>();

/** The record of the game, for queries about the current position. */
export function recordOf({ state, context }: Play) {
  return context.rules.record(state.line);
}

/** The state of the game, which is also over when a side has run out of time or players have ended it. */
export function snapshotOf(play: Play): TableSnapshot {
  const { line, clock, ending, match } = play.state;
  // The time of a running clock is judged when something happens.
  const fallenNow = clock === null || clock.running !== null ? null : fallenSeat(clock, 0);
  const key = `${ending} ${fallenNow}`;
  const known = snapshots.get(line);
  if (known?.key === key) return known.snapshot;
  const { position, ply, status, history, mainPly, sealed } = recordOf(play);
  const fallen = status.over ? null : fallenNow;
  const isLast = ply === mainPly && ply === sealed.length;
  // A move of another device may have been on its way when players ended the game.
  const isByRules = status.over && match === null;
  const ended = isByRules || fallen !== null || !isLast ? null : ending;
  let snapshot: TableSnapshot = { position, ply, ...status, ...history, fallen, ending: ended };
  const loser = fallen ?? ended;
  if (loser !== null) snapshot = endedBy(snapshot, loser);
  snapshots.set(line, { key, snapshot });
  return snapshot;
}

/** What the rules about seats and hands depend on. */
export function sightOf(play: Play): Sight {
  const { state, context } = play;
  const known = sights.get(state);
  if (known) return known;
  const { line, holder, match, isFinished } = state;
  const isWatched = isForSpectators(line.start);
  const sight = {
    game: context.rules.game,
    snapshot: snapshotOf(play),
    seated: state.playerKinds.map((kind, seat) => playerOf(kind, state.peers[seat])),
    holder,
    match,
    isLocked: context.isLocked || isWatched,
    isWatched,
    isOnlooker: state.isOnlooker,
    isSeat: line.start.hands !== undefined,
    isFinished,
  };
  sights.set(state, sight);
  return sight;
}

/** The legal moves; none where the game is over. */
export function legalOf(play: Play) {
  return snapshotOf(play).over ? [] : recordOf(play).legal;
}

/** The position without hidden hands. */
export function openPositionOf(play: Play) {
  return publicPosition(play.context.rules.game, snapshotOf(play).position);
}

/**
 * The state as links and storage have it: the main line, and the ply shown. In a variation, that is the ply where it
 * leaves the main line.
 */
export function linkOf(play: Play): GameLink {
  const { state, context } = play;
  const { line, playerKinds, match, clock, ending } = state;
  const { view, hands, deal, seed, position, options } = line.start;
  if (view !== undefined && !hands) return watchedLink(state, view);
  const { sealed, mainPly } = recordOf(play);
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
export function beginningOf(play: Play): GameLink {
  const { clock } = play.state;
  const full = clock && { base: clock.base, increment: clock.increment, left: null };
  const { view, hands, deal, ...link } = linkOf(play);
  return { ...link, moves: [], clock: full, ending: null, at: null };
}

/** The state for a spectator, without hidden hands. */
export function publicLinkOf(play: Play): GameLink {
  return watchedLink(play.state, recordOf(play).publicText());
}

function watchedLink({ game, playerKinds }: TableState, view: string): GameLink {
  const nothing = { seed: null, position: null, moves: [], options: {}, clock: null, match: null, at: null };
  return { ...nothing, game, view, playerKinds };
}

/** The request for a search of the position: what the player to move may know, and no more. */
export function questionAt(play: Play): PlayerView {
  const { state, context } = play;
  const { seed, options } = state.line.start;
  const { playerKinds } = state;
  const { rules } = context;
  return questionOf(rules.game, recordOf(play), snapshotOf(play), { seed, options, playerKinds });
}

/**
 * The request for a search of the position after a move, without playing it. In a study, where all hands are open, the
 * next player is asked with the hand that it has.
 */
export function questionAfter(play: Play, move: string): PlayerView {
  const { state, context } = play;
  const question = questionAt(play);
  const { game, engine } = context.rules;
  if (!game.hands) return { ...question, moves: [...question.moves, move] };
  const { position } = recordOf(play);
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
export function foreseeFrom(play: Play, moves: string[]) {
  const { line, playerKinds } = play.state;
  const { rules } = play.context;
  const { options, hands } = line.start;
  const setup = { options, hands, playerKinds };
  return foresee(rules.engine, rules.game, setup, recordOf(play).position, moves);
}

/** Changes the tree of moves. Returns the line after it, and what the change returns. */
export function editTree<Result>(play: Play, change: (session: Session) => Result) {
  // What the line was is known from now on, although the session goes on to another.
  snapshotOf(play);
  return play.context.rules.edit(play.state.line, change);
}

/** Whether a computer could play on from the current position, although moves follow it. */
export function canPlayOn(play: Play) {
  const sight = sightOf(play);
  const { ply, moves } = sight.snapshot;
  const isComputers = (nextPlayer(sight)?.level ?? null) !== null;
  return isComputers && ply < moves.length && play.state.request === null && !isShow(sight);
}

/**
 * How the players sit: the seat below the board, that of the only person here or else the first one, and whether the
 * board is turned by half. On a board with sides its lower side belongs to the seat below.
 */
export function orientationOf(play: Play) {
  const { state, context } = play;
  const { snapshot, seated } = sightOf(play);
  const here = seated.slice(0, snapshot.players).flatMap(({ isLocal }, seat) => (isLocal ? [seat] : []));
  const [seat = 0] = here.length === 1 ? here : [];
  const { isFlipped } = state;
  if (!context.facesPerson || !context.rules.game.hasSides) return { below: seat, isTurned: isFlipped };
  const below = isFlipped ? 1 - seat : seat;
  return { below, isTurned: below === 1 };
}

/** Whether the picks are tokens of a hand. */
export function isOfHand({ state, context }: Play) {
  return context.rules.game.hands !== undefined && state.picks.length > 0;
}

/** The amount of the picks; null if there is nothing to choose. */
export function amountOf(play: Play) {
  const { picks } = play.state;
  return picks.length === 0 ? null : (play.context.rules.game.amount?.(legalOf(play), picks) ?? null);
}

/** The part of a turn already played on the board, and its number of steps; null if there is none. */
export function partialOf(play: Play) {
  const { picks } = play.state;
  // The legal moves may be thousands, so they are not read without picks.
  if (picks.length === 0) return null;
  const { game } = play.context.rules;
  const { legal, position } = recordOf(play);
  const { partial } = game.selection(legal, picks, position);
  return partial === null ? null : { move: partial, steps: game.visits(partial).length - 1 };
}

/**
 * The text about the picks: the selected piece and its number of targets; for a lay its gains, line by line, or why it
 * is illegal.
 */
export function pickWords(play: Play) {
  const { snapshot, seated } = sightOf(play);
  const { game } = play.context.rules;
  const { hands } = game;
  const { picks } = play.state;
  if (picks.length === 0) return statusWords(game, snapshot, seated);
  if (hands?.isExchange(picks)) return t().picking.exchange;
  const record = recordOf(play);
  const { selected, targets } = game.selection(record.legal, picks, snapshot.position);
  const lifted = hands ? hands.lifted(picks) : selected;
  const amount = game.amount?.(record.legal, picks) ?? null;
  const words = [];
  if (lifted !== null) {
    const { picked, pickedSome, nowhere } = t().picking;
    if (hands && targets.length === 0) words.push(nowhere(lifted));
    else words.push(amount ? pickedSome(lifted, amount.words, targets.length) : picked(lifted, targets.length));
  }
  const move = hands?.move(picks) ?? null;
  if (hands && move !== null) {
    const { gains, lacks } = record.explain(move);
    words.push(lacks ? hands.lacks(lacks) : hands.gains(gains));
  }
  return t().sentences(words);
}
