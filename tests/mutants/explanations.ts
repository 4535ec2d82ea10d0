// The survivors that are explained in explanations.txt: a line a mutant, its name and the reason after ` — `.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const REASONS: Map<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'explanations.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' — '))
    .map((line) => {
      const [name = '', reason = ''] = line.split(' — ');
      return [name, reason];
    }),
);

/** Whether explanations.txt has a mutant, by its name without its place. */
export const isExplained = (name: string) => REASONS.has(name);

/**
 * Prints what became of mutants, and the survivors that nothing explains.
 *
 * @param mutants of the status caught, timeout, missed or unreached; a name is that in explanations.txt
 * @param others what is not in the figures
 */
export function printShare(what: string, mutants: { name: string; status: string; place?: string }[], others: string) {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const survivors = mutants.filter(({ status }) => status === 'missed' || status === 'unreached');
  const open = survivors.filter(({ name }) => !REASONS.has(name));
  const caught = count('caught') + count('timeout');
  const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
  for (const { name, place = '' } of open.filter(({ status }) => status === 'missed'))
    console.log(`   missed: ${name}${place}`);
  const sentences = [
    `${mutants.length} mutants`,
    `${count('caught')} caught`,
    `${count('timeout')} timed out`,
    `${count('missed')} missed`,
    `${count('unreached')} reached by no test`,
    `${survivors.length - open.length} survivors explained${others}`,
  ];
  console.log(`   ${what}: ${sentences.join(', ')}`);
  const explained = caught + survivors.length - open.length;
  console.log(
    `   ${percent(caught, mutants.length)} caught; with the explained ones ${percent(explained, mutants.length)}; ` +
      `of those that tests reach ${percent(caught, mutants.length - count('unreached'))}`,
  );
}
