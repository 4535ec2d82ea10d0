// A state while an event is applied to it, with the effects so far, and the steps that many events share.

import { isViewersTurn } from '../game/hands.ts';
import { fallenSeat, runFor, stopped } from '../game/clock.ts';
import { isLive, isPersonsTurn, isShow, nextPlayer, turnWords } from '../game/seats.ts';
import { thoughtMillis } from '../game/thought.ts';
import { legalOf, openPositionOf, questionAt, recordOf, sightOf, snapshotOf } from './select.ts';
import { NO_ADVICE, type Advice, type Line, type TableState } from './state.ts';
import type { Motion } from '../ui/board/motion.ts';
import type { Context } from './context.ts';
import type { Effect } from './events.ts';

/** A state that is being changed. Each change replaces it: the state before stays as it was. */
export interface Draft {
  state: TableState;
  readonly context: Context;
  readonly effects: Effect[];
}

export function set(draft: Draft, changes: Partial<TableState>) {
  draft.state = { ...draft.state, ...changes };
}

export function setAdvice(draft: Draft, changes: Partial<Advice>) {
  set(draft, { advice: { ...draft.state.advice, ...changes } });
}

export function emit(draft: Draft, effect: Effect) {
  draft.effects.push(effect);
}

/** The number of a new request. */
function nextId(draft: Draft) {
  const id = draft.state.requests + 1;
  set(draft, { requests: id });
  return id;
}

/** The status text of the position: whose turn it is, or the result. */
export function turnIn(draft: Draft) {
  return turnWords({
    sight: sightOf(draft),
    get legal() {
      return legalOf(draft);
    },
  });
}

/** Shows a text in the status region. */
export function say(draft: Draft, status: string) {
  cancelHint(draft);
  set(draft, { status });
}

/** Says why something is not done; a screen reader says it again when it is repeated. */
export function refuse(draft: Draft, words: string) {
  emit(draft, { do: 'feel', what: 'refuse' });
  say(draft, draft.state.status === words ? `${words}\u00a0` : words);
}

/** Clears the picks. */
export function clearPicks(draft: Draft) {
  set(draft, { picks: [], amount: null });
}

/** Shows another line, with all hands hidden; a study shows that of the player to move. */
export function show(draft: Draft, line: Line) {
  set(draft, { line });
  hideHands(draft);
}

/** Hides all hands; a study shows that of the player to move. */
export function hideHands(draft: Draft) {
  set(draft, { holder: draft.context.isStudy ? recordOf(draft).status.toMove : null });
}

/** Aborts every running request and clears what belonged to the position. */
export function abort(draft: Draft) {
  const { advice, over } = draft.state;
  emit(draft, { do: 'stop' });
  set(draft, {
    request: null,
    failure: '',
    over: { ...over, count: null, scores: null },
    advice: { ...NO_ADVICE, isOn: advice.isOn },
    picks: [],
    amount: null,
    pendingTap: null,
    preview: null,
  });
}

/**
 * Shows a new position and starts the next player.
 *
 * @param isPersons whether the motion is that of a person's move
 */
export function proceed(draft: Draft, status: string, motion: Motion | null = null, isPersons = false) {
  runClock(draft);
  set(draft, { status });
  if (motion !== null) emit(draft, { do: 'animate', motion, isPersons });
  emit(draft, { do: 'save' });
  requestNext(draft);
  analyse(draft);
}

/** Pauses a game between computers. */
export function pause(draft: Draft) {
  if (isShow(sightOf(draft))) set(draft, { isPaused: true });
}

/**
 * Requests the next move, unless the game is paused or a computer has failed. If moves follow the current position,
 * only a person is to move.
 */
export function requestNext(draft: Draft) {
  const { isPaused, failure } = draft.state;
  const { ply, moves } = snapshotOf(draft);
  if (!isPaused && failure === '' && (ply === moves.length || isPersonsTurn(sightOf(draft)))) request(draft);
}

/** Requests a move from the computer that is to move. A pending request to it continues. */
export function request(draft: Draft) {
  const { state, context } = draft;
  const sight = sightOf(draft);
  const seat = sight.snapshot.toMove;
  const level = nextPlayer(sight)?.level ?? null;
  if (seat === null || level === null || sight.isLocked || state.isFollowing || state.request?.seat === seat) return;
  // The computer plays on the device of the host while that is connected.
  if (state.peers[seat]?.isLive) return;
  cancelRequest(draft);
  const id = nextId(draft);
  const millis = thoughtMillis(context.settings.pause, sight, () => legalOf(draft).length);
  set(draft, { request: { id, seat }, failure: '' });
  emit(draft, { do: 'ask', id, view: questionAt(draft), level, pause: millis });
}

/** Aborts the request for a move, and forgets that a computer has failed. */
export function cancelRequest(draft: Draft) {
  const { request: pending } = draft.state;
  if (pending !== null) emit(draft, { do: 'abort', id: pending.id });
  set(draft, { request: null, failure: '' });
}

/**
 * Runs the clock of the player to move after the first move, while the last position of the main line is shown. It
 * stands while the game is paused, has failed or is led by another tab, while devices are not connected, and against a
 * computer while the page is hidden.
 */
export function runClock(draft: Draft) {
  const { state, context } = draft;
  const { clock, isPaused, failure, isFollowing } = state;
  if (clock === null) return;
  const { seated } = sightOf(draft);
  // The time of two devices runs while they are connected.
  const isApart = state.match !== null && !isLive(sightOf(draft));
  const isOn = !isPaused && failure === '' && !isFollowing && !isApart;
  const isAway = context.isHidden() && seated.some(({ level }) => level !== null);
  const seat = isOn && !isAway ? clockSeat(draft) : null;
  if (clock.running !== null && clock.running.seat === seat) return;
  if (!judgeTime(draft)) set(draft, { clock: runFor(clock, seat, context.now()) });
}

/** The seat that is to move after the last move. While an earlier position is shown, none is, unless others wait. */
function clockSeat(draft: Draft) {
  const { line, match, ending } = draft.state;
  const { ply, toMove } = snapshotOf(draft);
  const { mainPly, sealed } = recordOf(draft);
  const last = sealed.length;
  if (ply === mainPly && ply === last) return last > 0 ? toMove : null;
  const { rules } = draft.context;
  return match === null || ending !== null ? null : rules.record(rules.seek(line, last)).status.toMove;
}

/** Ends the game if a seat has run out of time. Returns whether one has. */
export function judgeTime(draft: Draft) {
  const { state, context } = draft;
  const { clock } = state;
  const now = context.now();
  if (clock === null || fallenSeat(clock, now) === null) return false;
  if (clock.running !== null) {
    set(draft, { clock: stopped(clock, now) });
    hideHands(draft);
    endGame(draft);
  }
  return true;
}

/** Shows the end of a game that was lost on time or ended by players. */
export function endGame(draft: Draft) {
  abort(draft);
  expectCount(draft, '');
  proceed(draft, '');
  emit(draft, { do: 'await', count: draft.state.over.count ?? 0 });
}

/**
 * The game is over, and its last move is about to be shown: no result before the count.
 *
 * @param said the last move in words
 */
export function expectCount(draft: Draft, said: string) {
  stopPlayback(draft);
  const parts = partsIn(draft);
  const scores = parts.length > 0 ? scoresAfter(draft, parts, 0) : null;
  set(draft, {
    over: { ...draft.state.over, count: nextId(draft), said, scores, isReviewing: false, isNew: false },
  });
}

/** The parts to count; none where the scores did not decide. */
export function partsIn(draft: Draft) {
  const { fallen, ending } = snapshotOf(draft);
  if (fallen !== null || ending !== null) return [];
  const { game } = draft.context.rules;
  const record = recordOf(draft);
  return game.count?.(openPositionOf(draft), record) ?? record.holdings;
}

/** The scores after so many parts have been counted. */
export function scoresAfter(draft: Draft, parts: ReturnType<typeof partsIn>, counted: number) {
  return snapshotOf(draft).scores.map((score, seat) =>
    parts.slice(counted).reduce((left, part) => left - (part.seat === seat ? part.points : 0), score),
  );
}

/** Stops playing the game back. */
export function stopPlayback(draft: Draft) {
  const { over } = draft.state;
  if (!over.isPlayingBack) return;
  set(draft, { over: { ...over, isPlayingBack: false } });
  emit(draft, { do: 'playBack', isOn: false });
}

/** Analyses the position, when analysis is on and reveals no hidden hand. */
export function analyse(draft: Draft) {
  const sight = sightOf(draft);
  if (draft.state.advice.isOn && !sight.snapshot.over && isViewersTurn(sight)) search(draft, 'analysis');
}

/** Searches the position at the strongest level. */
export function search(draft: Draft, what: 'analysis' | 'hint') {
  const before = draft.state.advice[what];
  if (before !== null) emit(draft, { do: 'abort', id: before });
  const id = nextId(draft);
  setAdvice(draft, { [what]: id });
  emit(draft, { do: 'search', id, for: what, view: questionAt(draft) });
}

/** Cancels the computation of a hint, and goes on with the analysis. */
function cancelHint(draft: Draft) {
  const { hint, isOn } = draft.state.advice;
  if (hint === null) return;
  emit(draft, { do: 'abort', id: hint });
  setAdvice(draft, { hint: null });
  if (isOn) search(draft, 'analysis');
}

/** Clears the highlighted move and cancels a hint. */
export function clearAdvice(draft: Draft) {
  cancelHint(draft);
  setAdvice(draft, { step: 0, highlighted: null });
}
