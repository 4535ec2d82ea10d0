// A move that is shown before it is played: while a square is held, and until a move is confirmed.

import { publicPosition } from '../game/hands.ts';
import { canPick } from '../game/seats.ts';
import { t } from '../words/index.ts';
import { say, set, type Draft } from './draft.ts';
import { playAsPerson } from './moves.ts';
import { legalOf, openPositionOf, recordOf, sightOf } from './select.ts';

/** Shows what a tap on a square would do; null shows the position again. A key that is let go plays nothing. */
export function hold(draft: Draft, { square, isKey }: { square: string | null; isKey: boolean }) {
  const { picks, preview } = draft.state;
  if (square === null) return void hide(draft);
  const sight = sightOf(draft);
  if (preview?.isAsking || !canPick(sight)) return;
  const { game } = draft.context.rules;
  const legal = legalOf(draft);
  const choice = game.tap(legal, picks, square);
  const move = 'move' in choice ? choice.move : null;
  // A tap that picks something up, or lets it go, shows nothing that a tap does not.
  const isStep =
    'picks' in choice &&
    picks.length > 0 &&
    game.selection(legal, picks, sight.snapshot.position).targets.includes(square);
  if (move === null && !isStep) return;
  showPreview(draft, { square, move, picks: 'picks' in choice ? choice.picks : picks }, false);
  const words = t().foresight;
  if (!isKey) return say(draft, move === null ? words.heldStep(square) : words.held(square, effectOf(draft, move)));
  const position = openPositionOf(draft);
  const piece = game.describe.square(game.pieces(position).get(square), square, position);
  const { target, telling } = t().squares;
  say(draft, move === null ? target(square, piece) : telling(square, piece, effectOf(draft, move)));
}

/** Plays a move, or asks for its confirmation first. A lay from a hand is confirmed by its own button. */
export function submit(draft: Draft, move: string) {
  const { game } = draft.context.rules;
  const square = game.visits(move).at(-1);
  if (!draft.context.settings.confirm || game.hands || square === undefined) return playAsPerson(draft, move);
  showPreview(draft, { square, move, picks: draft.state.picks }, true);
  say(draft, t().foresight.ask(square, effectOf(draft, move)));
}

/** Plays the move that waits for its confirmation. */
export function confirmMove(draft: Draft) {
  const { preview } = draft.state;
  if (!preview?.isAsking || preview.move === null) return;
  set(draft, { preview: null });
  playAsPerson(draft, preview.move);
}

/**
 * Answers whether the move that waits is played by a tap: on its square it is, and elsewhere it is not. False if none
 * waits.
 */
export function answerByTap(draft: Draft, square: string) {
  const { preview } = draft.state;
  if (!preview?.isAsking) return false;
  if (square === preview.square) confirmMove(draft);
  else cancelMove(draft);
  return true;
}

/** Cancels the move that waits for its confirmation; false if there is none. */
export function cancelMove(draft: Draft) {
  return draft.state.preview?.isAsking === true && hide(draft);
}

function showPreview(draft: Draft, shown: { square: string; move: string | null; picks: string[] }, isAsking: boolean) {
  const { preview, status } = draft.state;
  set(draft, { preview: { ...shown, isAsking, before: preview?.before ?? status } });
}

function hide(draft: Draft) {
  const { preview } = draft.state;
  if (preview === null) return false;
  set(draft, { preview: null });
  say(draft, preview.before);
  return true;
}

/** What a move does, in words. */
function effectOf(draft: Draft, move: string) {
  const { game } = draft.context.rules;
  return game.describe.effect(move, openPositionOf(draft), publicPosition(game, recordOf(draft).after(move)));
}
