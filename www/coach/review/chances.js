// From the value of a search to the chance of each seat to win.

import { chancesOf, estimatedChances, provedChances } from '../chances.js';

/** @import { GamePage, Status, Value } from '../../types.js' */

/** Without a fit, a lead of a full bar multiplies the odds of two sides by e to this. */
const USUAL_SLOPE = 5;

/** @typedef {{ position: string, toMove: number, scores: number[] }} Standing A position before a move. */
/** @typedef {Pick<Value, 'value' | 'proved'> & { shares?: number[] }} Estimate The chances that some searches report are `shares`. */

/**
 * What a review knows of the values of a game.
 *
 * @typedef {object} Fit
 * @property {(standing: Standing, move: Estimate) => number[]} chancesOf the chance of each seat to win after a move
 * @property {number} noise the loss of value that is within the noise of the search
 * @property {boolean} isSolved whether a search solves every position
 * @property {boolean} isLevelled whether the accuracy of a move is measured as if the chances had been even
 */

/**
 * Loads how the chances of a game follow from its values.
 *
 * @param {GamePage} game
 * @returns {Promise<Fit>}
 */
export async function fitOf(game) {
  const { isSolved = false, noise = 0, isLevelled = false } = (await game.loadReview?.()) ?? {};
  const fit = (await game.loadChances?.()) ?? null;
  return { chancesOf: (standing, move) => chancesOf(fit, standing, move) ?? usualChances(game, standing, move), noise, isSolved, isLevelled };
}

/**
 * The chances of all seats at the end of a game; those who share the win share its chance.
 *
 * @param {Pick<Status, 'winners' | 'scores'>} result
 */
export function resultChances({ winners, scores }) {
  const sharers = winners.length === 0 ? scores.map((_, seat) => seat) : winners;
  return scores.map((_, seat) => (sharers.includes(seat) ? 1 / sharers.length : 0));
}

/**
 * The chance of each seat to win after a move in games without a fit, from 0 to 1 and with a sum of 1, where a draw is half a win. It
 * is proportional to exp(slope · strength).
 *
 * @param {Pick<GamePage, 'scale'>} game
 * @param {Standing} standing
 * @param {Estimate} move
 */
export function usualChances({ scale }, standing, move) {
  const { toMove, scores } = standing;
  if (move.proved) return provedChances(toMove, scores.length, move.value);
  // Shares are chances already.
  return estimatedChances(standing, move, move.shares ? 1 : USUAL_SLOPE / (scale?.bar ?? 10));
}
