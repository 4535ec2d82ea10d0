// The verdict on a series of measurements: whether a figure grows.

import type { Figures } from './gauge.ts';

/**
 * By how much the least of the last fifth of a series may be above the least of its second fifth: a share, and an
 * amount. The first fifth is left out, since modules, compiled code and sprites come into being then. The least is
 * compared, since the browser keeps some of what is no longer reached, such as documents of pictures, for a while; what
 * leaks is in every measurement. Measured where nothing leaks: a heap that grows by up to 2.5 % while code is
 * optimised, nodes by up to 3 % with sprites of pieces that had not been seen, processes by up to 5 %. Memory of the
 * engine has pages of 64 kB, and is never given back.
 */
const ALLOWED_GROWTH: Record<keyof Figures, { share: number; amount: number }> = {
  heap: { share: 0.05, amount: 0 },
  nodes: { share: 0.05, amount: 0 },
  listeners: { share: 0, amount: 2 },
  documents: { share: 0, amount: 0 },
  frames: { share: 0, amount: 0 },
  timers: { share: 0, amount: 0 },
  workers: { share: 0, amount: 0 },
  workerHeap: { share: 0.05, amount: 0 },
  wasm: { share: 0, amount: 64 },
  process: { share: 0.1, amount: 0 },
};

/** The least number of measurements that can be judged. */
const MIN_MEASUREMENTS = 5;

/**
 * Compares the second fifth of a series with the last one.
 *
 * @returns each figure
 */
export function growthOf(
  rows: Figures[],
): { name: keyof Figures; early: number; late: number; limit: number; isGrowing: boolean }[] {
  if (rows.length < MIN_MEASUREMENTS) throw new Error(`${rows.length} measurements are too few to be judged`);
  const fifth = Math.floor(rows.length / 5);
  const names = Object.keys(ALLOWED_GROWTH) as (keyof Figures)[];
  return names.map((name) => {
    const values = rows.map((row) => row[name]);
    const early = Math.min(...values.slice(fifth, 2 * fifth));
    const late = Math.min(...values.slice(-fifth));
    const limit = early * (1 + ALLOWED_GROWTH[name].share) + ALLOWED_GROWTH[name].amount;
    // A figure that is missing is no good sign either.
    return { name, early, late, limit, isGrowing: !(late <= limit) };
  });
}

/** The heads of the columns. */
const HEADS: Record<keyof Figures, string> = {
  heap: 'heap kB',
  nodes: 'nodes',
  listeners: 'listeners',
  documents: 'documents',
  frames: 'frames',
  timers: 'timers',
  workers: 'workers',
  workerHeap: 'worker kB',
  wasm: 'wasm kB',
  process: 'process kB',
};
const WIDTH = 11;

const lineOf = (cells: (string | number)[]) =>
  cells.map((cell) => String(typeof cell === 'number' ? Math.round(cell) : cell).padStart(WIDTH)).join('');

/**
 * The head of the table of a part.
 *
 * @param unit what is counted
 */
export const headOf = (unit: string) => lineOf([unit, ...Object.values(HEADS)]);

/** A row of the table. */
export const rowOf = (count: number, figures: Figures) =>
  lineOf([count, ...Object.keys(HEADS).map((name) => figures[name as keyof Figures])]);

/** What was judged: the least of the second and of the last fifth, and what grows. */
export function judge(rows: Figures[]): { verdict: 'level' | 'growing' | 'not judged'; lines: string[] } {
  if (rows.length < MIN_MEASUREMENTS)
    return {
      verdict: 'not judged',
      lines: [`too little to judge: ${rows.length} measurements, and at least ${MIN_MEASUREMENTS} are needed`],
    };
  const growth = growthOf(rows);
  const growing = growth.filter(({ isGrowing }) => isGrowing);
  return {
    verdict: growing.length === 0 ? 'level' : 'growing',
    lines: [
      lineOf(['2nd fifth', ...growth.map(({ early }) => early)]),
      lineOf(['last fifth', ...growth.map(({ late }) => late)]),
      ...growing.map(
        ({ name, early, late, limit }) =>
          `GROWS: ${HEADS[name]} from ${Math.round(early)} to ${Math.round(late)}, at most ${Math.round(limit)}`,
      ),
    ],
  };
}
