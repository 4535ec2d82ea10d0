// Skill apart from luck, in games where something is drawn.
//
// The value of a position changes in two ways: by what a move gives away against the best one with the same knowledge, which is
// skill, and by what is drawn or turns out afterwards, which is luck. The lead at the end is the sum of both, so that luck is what is
// left of the lead when the skill is taken away.

/** @import { Judged } from './judge.js' */

/**
 * The points of each seat against the mean of the others: what the play made of it, and what luck did.
 *
 * @param {(Judged | null)[]} moves
 * @param {number[]} scores at the end
 * @returns {{ skill: number[], luck: number[] }}
 */
export function skillAndLuck(moves, scores) {
  const given = scores.map((_, seat) => moves.reduce((sum, judged) => sum + (judged?.mover === seat ? judged.cost : 0), 0));
  const skill = againstOthers(given).map((points) => (points === 0 ? 0 : -points));
  const luck = againstOthers(scores).map((lead, seat) => lead - (skill[seat] ?? 0));
  return { skill, luck };
}

/**
 * Each value less the mean of the others.
 *
 * @param {number[]} values
 */
function againstOthers(values) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value - (sum - value) / (values.length - 1));
}
