// Prints what became of the page's mutants, from Stryker's report.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printShare } from './explanations.ts';

interface Mutant {
  mutatorName: string;
  replacement: string;
  status: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}

const {
  files,
}: {
  files: Record<
    string,
    {
      source: string;
      mutants: Mutant[];
    }
  >;
} = JSON.parse(readFileSync(join(import.meta.dirname, '../results/mutants/report.json'), 'utf8'));
const WORDS: Record<string, string> = {
  Killed: 'caught',
  Timeout: 'timeout',
  Survived: 'missed',
  NoCoverage: 'unreached',
};
// What no test reaches can't be sampled by a run, so that its share is taken as a whole.
const share = Number(process.env.SHARE ?? 1);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100);
const all = Object.entries(files).flatMap(([file, { source, mutants }]) => {
  const lines = source.split('\n');
  return mutants.map(({ replacement, status, location: { start, end } }) => {
    const line = lines[start.line - 1] ?? '';
    const original = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
    const name = `${file}: ${plain(original)} => ${plain(replacement)} in ${plain(line)}`;
    return { name, status: WORDS[status] ?? '', place: ` (${start.line}:${start.column})` };
  });
});
const run = all.filter(({ status }) => status !== '');
printShare(
  'page',
  run,
  share < 1 ? `; a sample of ${share} of those that tests reach, and all of those that none reaches` : '',
);
