// Hints and analysis: the best move, a highlighted move, the value of every move, and the moves that are expected.

import { isViewersTurn } from '../game/hands.ts';
import { t } from '../words/index.ts';
import { analyse, clearAdvice, clearPicks, emit, say, search, setAdvice, turnIn, type Draft } from './draft.ts';
import { foreseeFrom, isOfHand, openPositionOf, pickWords, sightOf, snapshotOf } from './select.ts';
import type { Report } from '../core/bindings.ts';

/** Highlights the best move and says what it wins or saves; or cancels the hint. */
export function hint(draft: Draft) {
  const { hint: running, highlighted, report } = draft.state.advice;
  if (running !== null || highlighted !== null) {
    clearAdvice(draft);
    return say(draft, positionWords(draft));
  }
  const sight = sightOf(draft);
  if (sight.snapshot.over) return;
  if (!isViewersTurn(sight)) return say(draft, t().sentences([turnIn(draft), t().hints.notForYou]));
  // Tokens laid out from a hand are kept.
  if (!isOfHand(draft)) clearPicks(draft);
  say(draft, positionWords(draft));
  if (report?.depth) return showHint(draft, report);
  // The worker answers in order, so a running analysis would delay the hint.
  abortAnalysis(draft);
  search(draft, 'hint');
}

/** A search for a hint has ended. */
export function takeHint(draft: Draft, { id, report }: { id: number; report: Report }) {
  if (draft.state.advice.hint !== id) return;
  setAdvice(draft, { hint: null });
  showHint(draft, report);
  if (draft.state.advice.isOn) search(draft, 'analysis');
}

function showHint(draft: Draft, report: Report) {
  setAdvice(draft, { highlighted: report.values[0]?.move ?? null });
  emit(draft, { do: 'explainHint', report });
}

/** A search has failed. */
export function failAdvice(draft: Draft, { id, words }: { id: number; words: string }) {
  const { hint: asked, analysis, isOn } = draft.state.advice;
  if (asked === id) {
    setAdvice(draft, { hint: null });
    say(draft, words);
    if (isOn) search(draft, 'analysis');
  } else if (analysis === id) say(draft, words);
}

/** Takes a report of the analysis. */
export function takeReport(draft: Draft, { id, report }: { id: number; report: Report }) {
  if (draft.state.advice.analysis !== id) return;
  setAdvice(draft, { report });
  readLine(draft);
}

/** Turns analysis on or off. */
export function toggleAnalysis(draft: Draft) {
  if (sightOf(draft).isWatched) return;
  abortAnalysis(draft);
  const { hint: running, isOn } = draft.state.advice;
  if (running !== null) emit(draft, { do: 'abort', id: running });
  setAdvice(draft, { isOn: !isOn, report: null, hint: null, step: 0 });
  if (draft.context.outlook === null) emit(draft, { do: 'load', part: 'outlook', event: { type: 'refresh' } });
  analyse(draft);
}

/** Highlights a move. */
export function highlight(draft: Draft, { move: highlighted }: { move: string | null }) {
  clearAdvice(draft);
  setAdvice(draft, { highlighted });
}

/** Shows the board after some of the expected moves; after none it shows the position itself. */
export function foresee(draft: Draft, { step }: { step: number }) {
  const { line } = draft.state.advice;
  const before = draft.state.advice.step;
  setAdvice(draft, { step: Math.min(step, line.moves.length) });
  readLine(draft);
  const { picks } = draft.state;
  // A piece that is picked up has no place in a later position; tokens laid out from a hand are kept.
  if (draft.state.advice.step > 0 && !isOfHand(draft) && picks.length > 0) {
    clearPicks(draft);
    say(draft, positionWords(draft));
  }
  const shown = line.moves[draft.state.advice.step - 1];
  if (!shown || step !== before + 1) return;
  const from = line.moves[before - 1]?.position ?? openPositionOf(draft);
  const motion = draft.context.rules.game.motion(from, shown.move, 0, shown.position);
  emit(draft, { do: 'animate', motion, isPersons: false });
}

/** Returns from the expected moves to the position; false where it is shown already. */
export function returnToPosition(draft: Draft) {
  if (draft.state.advice.step === 0) return false;
  foresee(draft, { step: 0 });
  return true;
}

/** Reads the expected moves of the last report, while the board shows none of them. */
function readLine(draft: Draft) {
  const { report, step, line } = draft.state.advice;
  if (step > 0) return;
  const expected = report?.depth ? report.line : [];
  const key = [snapshotOf(draft).position, ...expected].join(' ');
  // Most reports differ in their values alone, and it takes long to open a position with many moves.
  if (key === line.key) return;
  const moves = expected.length > 0 ? foreseeFrom(draft, expected) : [];
  setAdvice(draft, { line: { key, moves } });
}

function abortAnalysis(draft: Draft) {
  const { analysis } = draft.state.advice;
  if (analysis !== null) emit(draft, { do: 'abort', id: analysis });
  setAdvice(draft, { analysis: null });
}

/** The words for the position and the current picks. */
function positionWords(draft: Draft) {
  return draft.state.picks.length === 0 ? turnIn(draft) : pickWords(draft);
}
