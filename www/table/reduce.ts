// What an event does to the state of a table. Nothing outside is touched: what has to happen there is returned.

import { HUMAN, asSeenFrom } from '../links/kinds.ts';
import { clockOf, corrected } from '../game/clock.ts';
import { isShow, nextPlayer, nextStop } from '../game/seats.ts';
import {
  failAdvice,
  foresee,
  highlight,
  hint,
  returnToPosition,
  takeHint,
  takeReport,
  toggleAnalysis,
} from './advice.ts';
import {
  abort,
  analyse,
  cancelRequest,
  emit,
  hideHands,
  judgeTime,
  pause,
  proceed,
  request,
  requestNext,
  runClock,
  say,
  set,
  turnIn,
  type Draft,
} from './draft.ts';
import { attempt, goTo, play, playAsPerson, seek } from './moves.ts';
import {
  answerDraw,
  beginCount,
  endCount,
  offerDraw,
  playBack,
  resign,
  reviewMistake,
  showResult,
  stepPlayback,
  takeCount,
} from './over.ts';
import { clear, endTurn, exchange, lay, pass, setAmount, setPicks, stepBack, take, tap, undoStep } from './picks.ts';
import { answerByTap, cancelMove, confirmMove, hold } from './preview.ts';
import { NOT_OVER, type TableState } from './state.ts';
import { recordOf, sightOf, snapshotOf } from './select.ts';
import type { Context } from './context.ts';
import type { Effect, TableEvent } from './events.ts';

type Handlers = { [Type in TableEvent['type']]: (draft: Draft, event: Extract<TableEvent, { type: Type }>) => void };

const HANDLERS: Handlers = {
  opened,
  tap: tapped,
  hold,
  hover: hovered,
  cancel: cancelled,
  stepBack,
  take,
  exchange,
  lay,
  amount: setAmount,
  clear,
  pick: (draft, { picks }) => setPicks(draft, picks),
  pass,
  endTurn,
  confirmMove,
  cancelMove,
  cancelPremove: (draft) => draft.context.premoves?.cancel(draft),
  premoveDue: (draft) => draft.context.premoves?.play(draft),
  attempt,
  receive,
  answered,
  failed,
  undo: (draft) => cancelMove(draft) || undoStep(draft) || seek(draft, nextStop(sightOf(draft), -1)),
  redo: (draft) => seek(draft, nextStop(sightOf(draft), 1)),
  seek: (draft, { ply }) => seek(draft, ply),
  edited,
  learn,
  time: setTime,
  seats: setSeats,
  peers: setPeers,
  holdDevice,
  pause: pauseShow,
  playOn,
  step: stepOnce,
  follow,
  clock: (draft) => judgeTime(draft) || runClock(draft),
  hint,
  hinted: takeHint,
  analyse: toggleAnalysis,
  reported: takeReport,
  unadvised: failAdvice,
  highlight,
  foresee,
  resign,
  offerDraw,
  drawAnswered: answerDraw,
  landed: beginCount,
  counted: takeCount,
  countEnded: endCount,
  reviewMistake,
  showResult,
  remark: (draft, { words }) => set(draft, { over: { ...draft.state.over, remark: words } }),
  resultSeen: (draft) => set(draft, { over: { ...draft.state.over, isNew: false } }),
  playBack,
  playBackStep: stepPlayback,
  say: (draft, { words }) => say(draft, words),
  flip: (draft) => set(draft, { isFlipped: !draft.state.isFlipped }),
  refresh: () => {},
};

/**
 * Applies an event to a state.
 *
 * @throws an error when a move is refused; nothing has changed then
 */
export function reduce(
  before: TableState,
  event: TableEvent,
  context: Context,
): { state: TableState; effects: Effect[] } {
  const draft: Draft = { state: before, context, effects: [] };
  const handle = HANDLERS[event.type] as (draft: Draft, event: TableEvent) => void;
  handle(draft, event);
  context.premoves?.update(draft);
  return { state: draft.state, effects: draft.effects };
}

function opened(draft: Draft, { line, isFinished, ending, link }: Extract<TableEvent, { type: 'opened' }>) {
  const { game } = draft.context.rules;
  set(draft, { line });
  const { players } = recordOf(draft).status;
  const chosen = link.playerKinds ?? game.playerKinds;
  const kindOf = (seat: number) => chosen[seat] ?? game.playerKinds.at(-1) ?? HUMAN;
  set(draft, {
    playerKinds: Array.from({ length: players }, (_, seat) => kindOf(seat)),
    match: link.match,
    peers: link.match !== null && link.match.id === draft.state.match?.id ? draft.state.peers : [],
    clock: clockOf(link.clock, players),
    isFinished,
    ending,
    premove: null,
  });
  hideHands(draft);
  abort(draft);
  emit(draft, { do: 'playBack', isOn: false });
  set(draft, { over: NOT_OVER });
  const { ply, moves } = snapshotOf(draft);
  set(draft, { isPaused: isShow(sightOf(draft)) && (draft.context.startsPaused || ply < moves.length) });
  proceed(draft, turnIn(draft));
}

function tapped(draft: Draft, event: Extract<TableEvent, { type: 'tap' }>) {
  const { square, isUnsure } = event;
  if (answerByTap(draft, square) || returnToPosition(draft)) return;
  const { premoves, settings, rules } = draft.context;
  const isOthersTurn = nextPlayer(sightOf(draft))?.isLocal === false || draft.state.premove?.isDue === true;
  const isAhead = settings.premove && rules.game.hasPremove === true && isOthersTurn;
  if (isAhead && premoves === null) emit(draft, { do: 'load', part: 'premoves', event });
  else if (!(isAhead && premoves?.tap(draft, square, isUnsure))) tap(draft, square, isUnsure);
}

function hovered(draft: Draft, { square }: { square: string | null }) {
  const { rules } = draft.context;
  if (rules.game.changedSquares || draft.state.advice.report) set(draft, { hovered: square });
}

function cancelled(draft: Draft) {
  if (cancelMove(draft) || returnToPosition(draft)) return;
  if (draft.state.picks.length === 0 && draft.context.premoves?.cancel(draft)) return;
  stepBack(draft);
}

function receive(draft: Draft, { move }: { move: string }) {
  // Whoever looks back sees it, too.
  seek(draft, snapshotOf(draft).moves.length);
  const player = nextPlayer(sightOf(draft));
  play(draft, move, player?.isRemote ? player : null);
}

function answered(draft: Draft, { id, move }: { id: number; move: string }) {
  if (draft.state.request?.id === id) playAsPerson(draft, move);
}

/** The clock of a failed computer stands until its move is requested again. */
function failed(draft: Draft, { id, words }: { id: number; words: string }) {
  if (draft.state.request?.id !== id) return;
  set(draft, { request: null, failure: words });
  runClock(draft);
}

function edited(draft: Draft, { line, isMoved }: { line: TableState['line']; isMoved: boolean }) {
  if (isMoved) goTo(draft, () => line);
  // The device stays with its holder where only the tree has changed.
  else set(draft, { line });
}

/** More is known of how the game began; its moves stay. */
function learn(draft: Draft, { start }: Extract<TableEvent, { type: 'learn' }>) {
  const { line } = draft.state;
  set(draft, { line: { ...line, start: { ...line.start, ...start } } });
  emit(draft, { do: 'save' });
}

/** Sets the time that each seat has left, as measured by another page. */
function setTime(draft: Draft, { left }: { left: number[] | null }) {
  const { clock } = draft.state;
  if (clock !== null && left !== null) {
    const { movers, toMove } = snapshotOf(draft);
    const mover = movers[clock.spent.length - 1] ?? null;
    set(draft, { clock: corrected(clock, left, mover === toMove ? null : mover) });
  }
  runClock(draft);
}

/** Sets the seats played here in a game by link; the others are remote. */
function setSeats(draft: Draft, { seats }: { seats: number[] }) {
  const { playerKinds, match } = draft.state;
  set(draft, { playerKinds: asSeenFrom(playerKinds, seats), match: match && { ...match, from: seats[0] ?? 0 } });
  proceed(draft, turnIn(draft));
}

/** Names the persons on other devices; whose turn it is, is said anew. */
function setPeers(draft: Draft, { peers, isOnlooker = false }: Extract<TableEvent, { type: 'peers' }>) {
  const before = turnIn(draft);
  set(draft, { peers, isOnlooker });
  if (peers[draft.state.request?.seat ?? -1]?.isLive) cancelRequest(draft);
  else requestNext(draft);
  const { status } = draft.state;
  // After what was said before, too.
  if (status === before || (before !== '' && status.endsWith(before)))
    set(draft, { status: status.slice(0, status.length - before.length) + turnIn(draft) });
  runClock(draft);
}

/** Shows the hand of the player to move, who has confirmed holding the device. */
function holdDevice(draft: Draft) {
  set(draft, { holder: snapshotOf(draft).toMove });
  emit(draft, { do: 'finishMotion' });
  analyse(draft);
  say(draft, turnIn(draft));
}

/** Pauses a game between computers. */
function pauseShow(draft: Draft) {
  const { status } = draft.state;
  abort(draft);
  pause(draft);
  proceed(draft, status);
}

/** Resumes the computer, even if moves follow the current position. */
function playOn(draft: Draft) {
  set(draft, { isPaused: false });
  cancelRequest(draft);
  resume(draft);
}

/** Lets the computer make a single move. */
function stepOnce(draft: Draft) {
  set(draft, { isPaused: true });
  resume(draft);
}

function resume(draft: Draft) {
  if (draft.state.isFollowing) {
    set(draft, { isFollowing: false });
    emit(draft, { do: 'lead' });
  }
  request(draft);
  // A move is not waited for behind an analysis.
  analyse(draft);
  runClock(draft);
}

/** Leaves the computer and the clock to the tab that leads, or takes them over. */
function follow(draft: Draft, { isFollowing }: { isFollowing: boolean }) {
  if (isFollowing === draft.state.isFollowing) return;
  set(draft, { isFollowing });
  if (isFollowing && draft.state.request !== null) cancelRequest(draft);
  requestNext(draft);
  runClock(draft);
}
