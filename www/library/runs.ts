// Wins and losses in a row against an opponent, and whom they suggest next.

import { LEVELS, type Level } from '../core/levels.ts';
import type { Run } from './settings.ts';

/** Wins or losses in a row after which another opponent is suggested. */
const ENOUGH = 2;
/** A number that is stored is no larger. */
const MAX_COUNT = 99;

/** Whether a stored value is a run: storage may be damaged, or of another release. */
function isRun(run: unknown): run is Run {
  const { level, count } = Object(run);
  return LEVELS.includes(level) && Number.isInteger(count);
}

/**
 * The strongest opponent that was beaten; null for none.
 *
 * @param run as it is stored
 */
export function beatenIn(run: unknown): Level | null {
  const { beaten } = Object(run);
  return LEVELS.includes(beaten) ? beaten : null;
}

/**
 * The run after another game.
 *
 * @param run as it is stored
 * @param outcome 1 for a win of the person, −1 for a loss, 0 for a draw
 */
export function runAfter(run: unknown, level: Level, outcome: 1 | 0 | -1): Run {
  const count = isRun(run) && run.level === level && run.count * outcome > 0 ? run.count : 0;
  const won = [beatenIn(run), outcome > 0 ? level : null].filter((one) => one !== null);
  const beaten = won.reduce((best, one) => (LEVELS.indexOf(one) > LEVELS.indexOf(best) ? one : best), won[0] ?? level);
  return {
    level,
    count: Math.max(-MAX_COUNT, Math.min(MAX_COUNT, count + outcome)),
    ...(won.length > 0 && { beaten }),
  };
}

/**
 * The opponent that a run suggests: the next one after two wins, the one before after two losses; null for none.
 *
 * @param run as it is stored
 */
export function suggestedBy(run: unknown): Level | null {
  if (!isRun(run) || Math.abs(run.count) < ENOUGH) return null;
  return LEVELS[LEVELS.indexOf(run.level) + Math.sign(run.count)] ?? null;
}
