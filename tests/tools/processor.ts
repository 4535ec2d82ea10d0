// Processor time, by which the cost of tests is compared: unlike a duration it hardly depends on what else a machine
// does.

import { readFileSync, readdirSync } from 'node:fs';

/** The ticks a second in which Linux counts. */
const TICKS = 100;

/**
 * The seconds that each living descendant of this process has used so far, and of this process itself, by process.
 * Only Linux tells them; elsewhere there is none.
 */
export function secondsByProcess(): Map<string, number> {
  if (process.platform !== 'linux') return new Map();
  const all = new Map<string, { parent: string; key: string; seconds: number }>();
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      // What follows the name, which may hold spaces, begins with the third field.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const [parent = '', user = '', system = '', start = ''] = [fields[1], fields[11], fields[12], fields[19]];
      all.set(pid, { parent, key: `${pid} ${start}`, seconds: (Number(user) + Number(system)) / TICKS });
    } catch {
      // It has ended since the folder was read.
    }
  }
  const own = String(process.pid);
  const isOurs = (pid: string | undefined) => {
    for (let one = pid; one !== undefined; one = all.get(one)?.parent) if (one === own) return true;
    return false;
  };
  return new Map([...all].filter(([pid]) => isOurs(pid)).map(([, { key, seconds }]) => [key, seconds]));
}

/** The seconds that were used between two counts. A process that was not there before counts as a whole. */
export function secondsBetween(before: Map<string, number>, after: Map<string, number>) {
  return [...after].reduce((sum, [key, seconds]) => sum + seconds - (before.get(key) ?? 0), 0);
}

/** The seconds of processor time of a fixed piece of work: the unit in which a suite is measured. */
export function unit() {
  const before = process.cpuUsage();
  let seed = 1;
  const numbers = Array.from({ length: 400_000 }, () => (seed = Math.imul(seed, 1_664_525) + 1_013_904_223));
  numbers.sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
