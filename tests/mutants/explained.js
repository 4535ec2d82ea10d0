// The survivors that are explained in explained.txt: a line a mutant, its name and the reason after ` — `.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Map<string, string>} */
const REASONS = new Map(readFileSync(join(import.meta.dirname, 'explained.txt'), 'utf8').split('\n').filter((line) => line.includes(' — ')).map((line) => {
  const [name = '', reason = ''] = line.split(' — ');
  return [name, reason];
}));

/** Whether explained.txt has a mutant, by its name without its place. @param {string} name */
export const isExplained = (name) => REASONS.has(name);

/**
 * Prints what became of mutants, and the survivors that nothing explains.
 *
 * @param {string} what
 * @param {{ name: string, status: string, place?: string }[]} mutants of the status caught, timeout, missed or unreached; a name is that in
 *   explained.txt
 * @param {string} others what is not in the figures
 */
export function printShare(what, mutants, others) {
  const count = (/** @type {string} */ status) => mutants.filter((mutant) => mutant.status === status).length;
  const survivors = mutants.filter(({ status }) => status === 'missed' || status === 'unreached');
  const open = survivors.filter(({ name }) => !REASONS.has(name));
  const caught = count('caught') + count('timeout');
  const percent = (/** @type {number} */ part, /** @type {number} */ all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
  for (const { name, place = '' } of open.filter(({ status }) => status === 'missed')) console.log(`   missed: ${name}${place}`);
  console.log(`   ${what}: ${mutants.length} mutants, ${count('caught')} caught, ${count('timeout')} timed out, ${count('missed')} missed, `
    + `${count('unreached')} reached by no test, ${survivors.length - open.length} survivors explained${others}`);
  console.log(`   ${percent(caught, mutants.length)} caught; with the explained ones ${percent(caught + survivors.length - open.length, mutants.length)}; `
    + `of those that tests reach ${percent(caught, mutants.length - count('unreached'))}`);
}
