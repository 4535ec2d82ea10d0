// Lets short questions in between where one worker answers all of them.

import type { Pool } from '../core/pool.ts';
import type { Search } from '../game/player.ts';

/** The milliseconds of the first search of a position, after which other questions have their turn. */
const FIRST_MILLIS = 2000;

/**
 * A pool that answers a long question in two turns: a first look, and, after all questions that have come meanwhile,
 * the whole. Where there are several workers nothing has to wait, and it is the pool itself.
 */
export function takeTurns(pool: Pick<Pool, 'think' | 'stop' | 'size'>): { think: Search; stop: () => void } {
  const think: Search = async (question, onReport = () => {}, signal) => {
    const { all, millis } = question;
    if (!all || millis === null || millis <= FIRST_MILLIS) return pool.think(question, onReport, signal);
    const look = await pool.think({ ...question, millis: FIRST_MILLIS }, onReport, signal);
    if (look.done) return look;
    onReport(look);
    // The search begins again, and has nothing new until it is as deep as before.
    return pool.think(question, (report) => report.depth > look.depth && onReport(report), signal);
  };
  return { think: pool.size > 1 ? (...question) => pool.think(...question) : think, stop: () => pool.stop() };
}
