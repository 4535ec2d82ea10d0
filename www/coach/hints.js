// The text of a hint: the best move with its effect, and what comes of it.

import { t } from '../words/index.js';
import { isWin, moveWords } from '../words/values.js';

/** @import { GamePage, Report, Value } from '../types.js' */

/**
 * The text of a hint; empty if there is no move.
 *
 * @param {GamePage} game
 * @param {Report} report
 * @param {{ position: string, lead: number }} now the position as the player sees it, and how far the player is ahead there
 * @param {(move: string) => string} afterOf returns the position after a move
 */
export function hintWords(game, { values }, { position, lead }, afterOf) {
  const [best, ...others] = values;
  if (!best) return '';
  const { describe } = game;
  const { move } = best;
  const play = describe.hint?.(move, position, afterOf(move)) ?? t().hints.play(move, describe.effect(move, position, afterOf(move)));
  if (!best.proved) return t().sentences([play, estimateWords(best, lead)]);
  return t().sentences([play, outcomeWords(game, best), ...comparisonWords(game, best, others)]);
}

/**
 * The outcome of a proved move.
 *
 * @param {GamePage} game
 * @param {Value} value
 */
function outcomeWords(game, { value }) {
  const words = t().hints;
  if (value === 0) return words.draws;
  if (isWin(game, value)) return value > 0 ? words.wins : words.loses;
  const amount = game.describe.amount(value);
  return value > 0 ? words.winsBy(amount) : words.losesBy(amount);
}

/**
 * The estimate of a move that is not proved, in whole points; empty if it was not searched.
 *
 * @param {Value} value
 * @param {number} lead how far the player is ahead now
 */
function estimateWords({ value, depth }, lead) {
  const words = t().hints;
  if (depth === 0) return '';
  const rounded = Math.round(value);
  if (rounded === 0) return words.even;
  return rounded > 0 ? words.ahead(rounded, lead > 0) : words.behind(-rounded, lead < 0);
}

/**
 * The comparison of a proved move with the others, as sentences.
 *
 * @param {GamePage} game
 * @param {Value} best
 * @param {Value[]} others
 */
function comparisonWords(game, best, others) {
  const words = t().hints;
  const next = others.find(({ value }) => value < best.value);
  if (others.length === 0) return [words.onlyMove];
  if (!next) return [words.othersAsGood];
  const nextBest = words.next(moveWords(game, next));
  const asGood = others.filter(({ value }) => value === best.value).length;
  if (asGood > 0) return [words.someAsGood(asGood), nextBest];
  if (best.value > 0 && next.value <= 0) return [words.onlyWin, nextBest];
  if (best.value === 0) return [words.onlyDraw, nextBest];
  const gain = game.describe.amount(best.value - next.value);
  return [nextBest, best.value > 0 ? words.winsMore(gain) : words.saves(gain)];
}
