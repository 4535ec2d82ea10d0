// The text of a hint: the best move with its effect, and what comes of it.

import { t } from '../words/index.ts';
import { isWin } from '../words/values.ts';
import type { Report, Value } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';

/**
 * The text of a hint; empty if there is no move.
 *
 * @param now the position as the player sees it, and how far the player is ahead there
 * @param afterOf returns the position after a move
 */
export function hintWords(
  game: GamePage,
  { values }: Report,
  { position, lead }: { position: string; lead: number },
  afterOf: (move: string) => string,
) {
  const [best, ...others] = values;
  if (!best) return '';
  const { describe } = game;
  const { move } = best;
  const play =
    describe.hint?.(move, position, afterOf(move)) ??
    t().hints.play(move, describe.effect(move, position, afterOf(move)));
  if (!best.proved) return t().sentences([play, estimateWords(best, lead)]);
  return t().sentences([play, outcomeWords(game, best), comparisonWords(best, others)]);
}

/** The outcome of a proved move. */
function outcomeWords(game: GamePage, { value }: Value) {
  const words = t().hints;
  if (value === 0) return words.draws;
  if (isWin(game, value)) return value > 0 ? words.wins : words.loses;
  const amount = game.describe.amount(value);
  return value > 0 ? words.winsBy(amount) : words.losesBy(amount);
}

/**
 * The estimate of a move that is not proved, in whole points; empty if it was not searched.
 *
 * @param lead how far the player is ahead now
 */
function estimateWords({ value, depth }: Value, lead: number) {
  const words = t().hints;
  if (depth === 0) return '';
  const rounded = Math.round(value);
  if (rounded === 0) return words.even;
  return rounded > 0 ? words.ahead(rounded, lead > 0) : words.behind(-rounded, lead < 0);
}

/** The comparison of a proved move with the others, as a sentence; empty where the outcome says enough. */
function comparisonWords(best: Value, others: Value[]) {
  const words = t().hints;
  const next = others.find(({ value }) => value < best.value);
  if (others.length === 0) return words.onlyMove;
  if (!next) return words.othersAsGood;
  const asGood = others.filter(({ value }) => value === best.value).length;
  if (asGood > 0) return words.someAsGood(asGood);
  if (best.value > 0 && next.value <= 0) return words.onlyWin;
  return best.value === 0 ? words.onlyDraw : '';
}
