// Skill apart from luck, in games where something is drawn.
//
// What a move gave away against the best one with the same knowledge, and what was drawn against what was to be
// expected, are both estimated. The lead at the end less the luck of all draws is the result with luck taken out.

import type { Draw } from '../../games/review.ts';
import type { JudgedMove } from './judge.ts';

/**
 * By seat, in points against the mean of the others: the lead at the end, the luck in it, and what is left of it; and
 * the points that a seat has given away.
 *
 * @param scores at the end
 * @param draws null where nothing is known of them: then luck is what remains of the lead less what was given away
 */
export function skillAndLuck(moves: (JudgedMove | null)[], scores: number[], draws: Draw[] | null) {
  const sumOf = (seat: number, parts: { seat: number; points: number }[]) =>
    parts.reduce((sum, part) => (part.seat === seat ? sum + part.points : sum), 0);
  const costs = moves.flatMap((judged) => (judged ? [{ seat: judged.mover, points: judged.cost }] : []));
  const [lead, given] = [againstOthers(scores), scores.map((_, seat) => sumOf(seat, costs))];
  const drawn = draws && againstOthers(scores.map((_, seat) => sumOf(seat, draws)));
  const skill = drawn
    ? lead.map((points, seat) => points - (drawn[seat] ?? 0))
    : againstOthers(given).map((points) => (points === 0 ? 0 : -points));
  return { lead, luck: lead.map((points, seat) => points - (skill[seat] ?? 0)), skill, given };
}

/** Each value less the mean of the others. */
function againstOthers(values: number[]) {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value - (sum - value) / (values.length - 1));
}
