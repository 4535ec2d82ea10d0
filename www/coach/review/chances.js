// From the value of a search to the chance of each seat to win.

/** @import { Chances, GamePage, Status, Value } from '../../types.js' */

/** Without a fit, a lead of a full bar multiplies the odds of two sides by e to this. */
const USUAL_SLOPE = 5;
/** The least share that counts. */
const LEAST = 0.001;

/**
 * The fit for games without one of their own.
 *
 * @param {Pick<GamePage, 'scale'>} game
 * @returns {Chances}
 */
export function usualChances({ scale }) {
  return { slope: [USUAL_SLOPE / (scale?.bar ?? 10), 0, 0], left: () => 0 };
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
 * The chance of each seat to win after a move, from 0 to 1 and with a sum of 1, where a draw is half a win. It is proportional to
 * exp(slope · strength).
 *
 * @param {Chances} fit of the game
 * @param {{ position: string, toMove: number, scores: number[] }} before the position before the move
 * @param {Pick<Value, 'value' | 'proved'> & { shares?: number[] }} searched
 */
export function chancesOf(fit, { position, toMove, scores }, { value, proved, shares }) {
  if (proved) {
    const own = (1 + Math.sign(value)) / 2;
    return scores.map((_, seat) => (seat === toMove ? own : (1 - own) / (scores.length - 1)));
  }
  const left = fit.left(position);
  const [constant, linear, square] = fit.slope;
  const slope = constant + linear * left + square * left * left;
  const others = Math.max(...scores.filter((_, seat) => seat !== toMove));
  const strengths = shares
    ? shares.map((share) => Math.log(Math.max(share, LEAST)))
    : scores.map((score, seat) => (seat === toMove ? others + value : score));
  const most = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(slope * (strength - most)));
  const sum = odds.reduce((a, b) => a + b);
  return odds.map((part) => part / sum);
}

/**
 * Loads how the chances of a game follow from its values.
 *
 * @param {GamePage} game
 */
export async function fitOf(game) {
  const { isSolved = false, noise = 0 } = (await game.loadReview?.()) ?? {};
  return { ...usualChances(game), isSolved, noise };
}
