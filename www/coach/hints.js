// What a hint says: the best move, what it does, and what it wins or saves against the next best.

import { t } from '../words/index.js';
import { isWin, moveWords } from '../words/values.js';

/** @import { GamePage, Report, Value } from '../types.js' */

/**
 * A hint in words; empty where there is no move.
 *
 * @param {GamePage} game
 * @param {Report} report
 * @param {string} position as it may be seen
 * @param {(move: string) => string} afterOf the position after a move
 */
export function hintWords(game, { values }, position, afterOf) {
  const [best, ...others] = values;
  if (!best) return '';
  const play = t().hints.play(best.move, game.describe.effect(best.move, position, afterOf(best.move)));
  if (!best.proved) return t().sentences([play, estimateWords(game, best)]);
  return t().sentences([play, outcomeWords(game, best), ...comparisonWords(game, best, others)]);
}

/**
 * What a proved move comes to.
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
 * What a move looks like that is not proved; empty where nothing is known of it.
 *
 * @param {GamePage} game
 * @param {Value} value
 */
function estimateWords(game, { value, depth }) {
  const words = t().hints;
  if (depth === 0) return '';
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return words.even(depth);
  const amount = game.describe.amount(rounded);
  return rounded > 0 ? words.ahead(depth, amount) : words.behind(depth, amount);
}

/**
 * How a proved move compares with the others, in sentences.
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
