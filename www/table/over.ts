// The end of a game: the board is counted up, then the result is shown; afterwards the game can be gone through.

import { playerName } from '../game/names.ts';
import { drawPartner, resigningSeat } from '../game/seats.ts';
import { t } from '../words/index.ts';
import { toggleAnalysis } from './advice.ts';
import {
  analyse,
  emit,
  endGame,
  hideHands,
  partsIn,
  say,
  scoresAfter,
  set,
  stopPlayback,
  turnIn,
  type Draft,
} from './draft.ts';
import { seek } from './moves.ts';
import { openPositionOf, questionAt, sightOf, snapshotOf } from './select.ts';
import type { Report } from '../core/bindings.ts';
import type { Ending } from '../links/state.ts';
import type { GameOver, Line } from './state.ts';

/** The ply before which the computer plays on, unless the draw is proved. */
const EARLIEST_DRAW = 8;

function setOver(draft: Draft, changes: Partial<GameOver>) {
  set(draft, { over: { ...draft.state.over, ...changes } });
}

/** The last move has been shown: counts the board, or shows the result. */
export function beginCount(draft: Draft, { count }: { count: number }) {
  if (draft.state.over.count !== count) return;
  const parts = partsIn(draft);
  if (parts.length === 0) return endCount(draft, { count });
  emit(draft, { do: 'count', count, parts, position: openPositionOf(draft) });
}

/** So many parts have been counted. */
export function takeCount(draft: Draft, { count, parts: counted }: { count: number; parts: number }) {
  if (draft.state.over.count === count) setOver(draft, { scores: scoresAfter(draft, partsIn(draft), counted) });
}

/** The board has been counted: shows the result. */
export function endCount(draft: Draft, { count }: { count: number }) {
  const { over } = draft.state;
  if (over.count !== count) return;
  setOver(draft, { count: null, scores: null, isNew: true });
  emit(draft, { do: 'feel', what: 'end' });
  set(draft, { status: [over.said, turnIn(draft)].filter(Boolean).join(' ') });
}

/** Resigns for the person here. */
export function resign(draft: Draft) {
  const seat = resigningSeat(sightOf(draft));
  if (seat !== null) endBy(draft, seat);
}

/** Offers the computer a draw, which it accepts unless it holds itself to be better off. */
export function offerDraw(draft: Draft) {
  const { state, context } = draft;
  const sight = sightOf(draft);
  const partner = drawPartner(sight);
  const level = sight.seated[partner ?? 0]?.level ?? null;
  if (partner === null || level === null) return;
  say(draft, t().endings.considers(playerName(context.rules.game, state.playerKinds, partner)));
  emit(draft, { do: 'askForDraw', view: questionAt(draft), level, line: state.line });
  // An answer is not waited for behind an analysis.
  analyse(draft);
}

/**
 * Whether a computer accepts a draw: when it is not better off itself, and not in the opening.
 *
 * @param report its search of the position in which the other player is to move
 */
export function acceptsDraw({ values }: Pick<Report, 'values'>, ply: number) {
  const [best] = values;
  return best !== undefined && best.value >= 0 && (best.proved || ply >= EARLIEST_DRAW);
}

/** The computer has considered a draw. Nothing happens when a move was played meanwhile. */
export function answerDraw(draft: Draft, { line, report }: { line: Line; report: Report }) {
  const sight = sightOf(draft);
  const partner = drawPartner(sight);
  if (draft.state.line !== line || partner === null) return;
  if (acceptsDraw(report, sight.snapshot.ply)) return endBy(draft, 'draw');
  say(draft, t().endings.declines(playerName(draft.context.rules.game, draft.state.playerKinds, partner)));
}

/** Ends the game after its last move; playing on from an earlier position reverts this. */
function endBy(draft: Draft, ending: Ending) {
  set(draft, { ending });
  hideHands(draft);
  emit(draft, { do: 'played' });
  endGame(draft);
}

/** Turns analysis on or off. At the end of a game it shows the last decision. */
export function reviewMistake(draft: Draft) {
  const { snapshot } = sightOf(draft);
  toggleAnalysis(draft);
  if (!draft.state.advice.isOn || !snapshot.over || snapshot.ply === 0) return;
  setOver(draft, { isReviewing: true });
  const { rules } = draft.context;
  let { ply } = snapshot;
  let { line } = draft.state;
  do line = rules.seek(line, (ply -= 1));
  while (ply > 0 && rules.record(line).legal.length < 2);
  seek(draft, ply);
}

/** Ends the review with the result. */
export function showResult(draft: Draft) {
  stopPlayback(draft);
  setOver(draft, { isReviewing: false, isNew: true });
  seek(draft, snapshotOf(draft).moves.length);
}

/** Plays the game back from here, or stops that. */
export function playBack(draft: Draft, { isOn }: { isOn: boolean }) {
  if (!isOn) return stopPlayback(draft);
  setOver(draft, { isPlayingBack: true });
  emit(draft, { do: 'playBack', isOn });
  showNext(draft);
}

/** Shows the next move of a game that is played back. */
export function stepPlayback(draft: Draft) {
  if (draft.state.over.isPlayingBack) showNext(draft);
}

function showNext(draft: Draft) {
  const { ply, moves } = snapshotOf(draft);
  if (ply + 1 >= moves.length) stopPlayback(draft);
  seek(draft, ply + 1);
}
