// Input in the turn of a person: taps, drags and buttons become picks or whole moves.

import { viewOf } from '../game/hands.ts';
import { PASS, canPick, refusal } from '../game/seats.ts';
import { t } from '../words/index.ts';
import { clearAdvice, clearPicks, emit, refuse, set, type Draft } from './draft.ts';
import { submit } from './preview.ts';
import { isOfHand, legalOf, partialOf, pickWords, recordOf, sightOf } from './select.ts';

/** Handles a tap on a square in the turn of a person here. */
export function tap(draft: Draft, square: string, isUnsure: boolean) {
  const { state, context } = draft;
  const pending = state.pendingTap;
  set(draft, { pendingTap: null });
  emit(draft, { do: 'finishMotion' });
  const sight = sightOf(draft);
  if (sight.snapshot.toMove === null || sight.isLocked) return;
  const reason = refusal(sight);
  if (reason !== '') return refuse(draft, reason);
  const choice = context.rules.game.tap(legalOf(draft), state.picks, square);
  if (isUnsure && 'move' in choice && pending !== square) {
    set(draft, { pendingTap: square });
    refuse(draft, t().status.tapAgain(square));
  } else if ('refused' in choice) refuse(draft, context.tutor?.missed(square) ?? choice.refused);
  else if ('illegal' in choice) refuse(draft, refusalOf(draft, choice.illegal));
  else if ('move' in choice) submitChecked(draft, choice.move);
  else pick(draft, choice.picks);
}

/** Deselects the piece, or takes the last step back. */
export function stepBack(draft: Draft) {
  const { picks } = draft.state;
  if (picks.length === 0) return;
  emit(draft, { do: 'finishMotion' });
  const { hands, amount } = draft.context.rules.game;
  // An amount goes with its piece.
  pick(draft, hands?.withoutLast(picks) ?? (amount ? [] : picks.slice(0, -1)));
}

/** Handles a tap on a token of the rack. */
export function take(draft: Draft, { place }: { place: number }) {
  const { hands } = draft.context.rules.game;
  const sight = sightOf(draft);
  if (!hands || !canPick(sight)) return;
  emit(draft, { do: 'finishMotion' });
  pick(draft, hands.take(viewOf(sight, recordOf(draft)), draft.state.picks, place));
}

/** Starts or stops choosing tokens to exchange. */
export function exchange(draft: Draft) {
  const { hands } = draft.context.rules.game;
  if (hands && canPick(sightOf(draft))) pick(draft, hands.exchange(draft.state.picks));
}

/** Plays the move that the picks form, or says why it is illegal. */
export function lay(draft: Draft) {
  const move = draft.context.rules.game.hands?.move(draft.state.picks) ?? null;
  if (move === null || !canPick(sightOf(draft))) return;
  const reason = refusalOf(draft, move);
  if (reason === '') submitChecked(draft, move);
  else refuse(draft, reason);
}

/** Passes, if that is legal. */
export function pass(draft: Draft) {
  if (canPick(sightOf(draft)) && legalOf(draft).includes(PASS)) submitChecked(draft, PASS);
}

/** Ends a turn that could continue. */
export function endTurn(draft: Draft) {
  const partial = partialOf(draft);
  if (partial !== null) submitChecked(draft, partial.move);
}

/** Clears the picks. */
export function clear(draft: Draft) {
  emit(draft, { do: 'finishMotion' });
  pick(draft, []);
}

/** Sets the amount for the current selection, or for the next one. */
export function setAmount(draft: Draft, { value: amount }: { value: number }) {
  const { picks } = draft.state;
  if (picks.length === 0) return set(draft, { amount });
  const changed = draft.context.rules.game.withAmount?.(legalOf(draft), picks, amount) ?? null;
  if (changed !== null) pick(draft, changed);
}

/** Takes back the last step of a turn or of a lay; false when there is none. */
export function undoStep(draft: Draft) {
  if (!isOfHand(draft) && partialOf(draft) === null) return false;
  stepBack(draft);
  return true;
}

/** Replaces the picks; the first pick takes the amount that was chosen before. */
export function setPicks(draft: Draft, picks: string[]) {
  const { state, context } = draft;
  const amount = state.picks.length === 0 && picks.length > 0 ? state.amount : null;
  const withAmount = amount === null ? undefined : context.rules.game.withAmount?.(legalOf(draft), picks, amount);
  set(draft, { picks: withAmount ?? picks, amount: null });
}

/** Sets the picks, and animates a turn that has become longer. */
function pick(draft: Draft, picks: string[]) {
  const { context } = draft;
  const { game } = context.rules;
  const before = partialOf(draft);
  setPicks(draft, picks);
  const partial = partialOf(draft);
  const record = recordOf(draft);
  const advice = partial && (context.tutor?.adviceOn(partial.move, false, legalOf(draft)) ?? null);
  if (advice !== null) return decline(draft, advice);
  clearAdvice(draft);
  if (partial === null) {
    set(draft, { status: pickWords(draft) });
    return emit(draft, { do: 'feel', what: 'pick' });
  }
  set(draft, { status: game.describe.part?.(sightOf(draft).snapshot.toMove ?? 0, partial.move) ?? '' });
  const isLonger = partial.move.length > (before?.move.length ?? 0);
  if (!isLonger) return emit(draft, { do: 'feel', what: 'pick' });
  const motion = game.motion(record.position, partial.move, before?.steps ?? 0, record.after(partial.move));
  emit(draft, { do: 'animate', motion, isPersons: true });
}

/** Plays a whole move, unless the tutor asks for another one. */
function submitChecked(draft: Draft, move: string) {
  const advice = draft.context.tutor?.adviceOn(move, true) ?? null;
  if (advice === null) submit(draft, move);
  else decline(draft, advice);
}

/** Clears the picks and says why. */
function decline(draft: Draft, words: string) {
  clearPicks(draft);
  refuse(draft, words);
}

/** Why a move is illegal, as a sentence; empty when it is legal. */
function refusalOf(draft: Draft, move: string) {
  const { lacks } = recordOf(draft).explain(move);
  return lacks ? (draft.context.rules.game.hands?.lacks(lacks) ?? '') : '';
}
