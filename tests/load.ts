// Load: games by computers in one page, changes of screen, boards in a host page, a day of a clock. The memory of the
// page, of its workers and of the engine must stay level, and so must nodes, listeners and timers: `node load.ts [PART
// [COUNT]]`. Prints a table of each part, and fails if a figure grows, or was measured too rarely to judge
// (`load/growth.ts`).

import { absences, turns } from './load/clock.ts';
import { embeds } from './load/embeds.ts';
import { games, rematches } from './load/games.ts';
import { headOf, judge, rowOf } from './load/growth.ts';
import { screens } from './load/screens.ts';
import { PAGES_HEADERS } from './tools/blog.ts';
import { serve } from '../www/build/serve.ts';
import type { Frame, Page } from '@playwright/test';
import type { Figures, Gauge } from './load/gauge.ts';
import type { Visitor } from './load/visitor.ts';

/**
 * A part of the load. `open` returns a function that is called for each step, with the number of what was done before
 * and of what is to be done. It returns figures to be summed up, and a frame in the process of all frames.
 */
export interface Part<P = Page> {
  /** What is counted. */
  unit: string;
  /** How many there are by default. */
  count: number;
  /** The least number of measurements. */
  steps: number;
  /** Opens the page. */
  visit: () => Promise<Visitor<P>>;
  open: (tools: {
    page: P;
    address: string;
    gauge: Gauge;
  }) => Promise<(first: number, count: number) => Promise<{ told?: Record<string, number>; frame?: Frame }>>;
}

/** The most that is done between two measurements. */
const MAX_STEP = 250;
// An interruption ends the part after its step, and what was measured is judged, if it is enough.
let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));

const PARTS: Record<string, Part<any>> = { games, rematches, screens, embeds, turns, absences };

/** Runs a part in a page of its own; true if nothing grows or fails, as far as it was measured long enough to judge. */
async function run(address: string, { unit, steps: least, visit, open }: Part<any>, total: number) {
  const steps = Math.max(least, Math.ceil(total / MAX_STEP));
  const { page, gauge, errors, close } = await visit();
  const rows: Figures[] = [];
  const sums: Record<string, number> = {};
  const begin = Date.now();
  let done = 0;
  try {
    const step = await open({ page, address, gauge });
    console.log(headOf(unit));
    for (let n = 0; n < steps && !isInterrupted; n += 1) {
      const [first, next] = [Math.round((total * n) / steps), Math.round((total * (n + 1)) / steps)];
      const { told = {}, frame } = await step(first, next - first);
      for (const [name, value] of Object.entries(told)) sums[name] = (sums[name] ?? 0) + value;
      const figures = await gauge.read(frame);
      rows.push(figures);
      console.log(rowOf(next, figures));
      done = next;
    }
  } finally {
    await close();
  }
  const { verdict, lines } = judge(rows);
  lines.forEach((line) => console.log(line));
  errors.forEach((error) => console.log(`ERROR: ${error}`));
  const more = Object.entries(sums)
    .map(([name, sum]) => `, ${sum} ${name}`)
    .join('');
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(`${done} of ${total} ${unit}${more} in ${seconds} s: ${verdict}, ${errors.length} errors\n`);
  return verdict === 'level' && errors.length === 0;
}

const [asked, count] = process.argv.slice(2);
if (asked !== undefined && !PARTS[asked])
  throw new Error(`no part ${asked}; there are ${Object.keys(PARTS).join(', ')}`);
const { server, address } = await serve({ headers: PAGES_HEADERS });
let isGood = true;
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (!isInterrupted && (asked === undefined || asked === name))
      isGood = (await run(address, part, Number(count ?? part.count))) && isGood;
  }
} finally {
  server.close();
  server.closeAllConnections();
}
process.exitCode = isGood ? 0 : 1;
