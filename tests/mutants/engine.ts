// Runs the mutants of the engine that switches.ts has built, and prints what became of them.
//
//     node tests/mutants/engine.ts FOLDER        the folder of the copy, as run.sh prepares it
//     SHARE=0.1 node tests/mutants/engine.ts …   a tenth of them, always the same ones
//     ROUNDS=1 node tests/mutants/engine.ts …    only the quickest tests
//     SURVIVORS=1 node tests/mutants/engine.ts … only those that the build before did not catch, after tests were added

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExplained, printShare } from './explanations.ts';

const [folder = ''] = process.argv.slice(2);
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const MUTANTS: { file: string; name: string }[] = read('list.json');
const [UNVIABLE, WITHOUT] = [new Set(read('unviable.json')), new Set(read('without.json'))];
/** The test programs, by name. */
const PROGRAMS: Record<string, string> = read('programs.json');
const LOG = join(folder, 'runs.jsonl');
const SHARE = Number(process.env.SHARE ?? 1);
/** The limits of a run: seconds of processor time, at least, and kilobytes of memory. */
const [SECONDS, KILOBYTES] = [3, 3_000_000];
/** How much longer than without a mutant a run may take. */
const MAX_SLOWDOWN = 4;
/** The first runs of `runsOf` that are run. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);
// It expects a panic, at which a mutant ends its process.
const USUAL = ['--skip', 'an_unknown_player'];

/** Evaluations and luck are opinions, apart from the rules. */
const isHeuristic = (file: string) => /eval\.rs|hand_value\.rs|luck\.rs/.test(file);

const isSampled = (name: string) => createHash('sha256').update(name).digest().readUInt32LE() / 2 ** 32 < SHARE;

/**
 * The runs of tests that may catch a mutant, the quickest first. A mutant of a game meets the checks of that game
 * alone, and one of records and trees those of Combo, whose positions repeat.
 */
function runsOf(file: string): [program: string, args: string[]][] {
  const [, game] = /games\/(\w+)\//.exec(file) ?? [];
  const others = [
    ['rules', ['order']],
    ['lib', ['conformance::tests::perft']],
    ['rules', ['random']],
    ['lib', ['conformance', ...USUAL, '--skip', 'perft']],
    ['texts', []],
  ] as [string, string[]][];
  if (!game) {
    const long = ['--skip', 'no_id_is_given_twice', '--skip', 'twenty_thousand'];
    return [
      ['lib', ['record::', 'tree::', 'marks::', ...long]],
      ['tree', []],
      ['lib', ['record::', 'tree::']],
      ['lib', ['study::']],
      ...others,
    ];
  }
  if (file.endsWith('attack.rs')) return [['lib', ['attack::tests']], ...others, ['lib', ['games::combo']]];
  if (isHeuristic(file)) return [['lib', [`games::${game}`]], ...others];
  return [
    ['lib', [`games::${game}`, '--skip', 'eval', '--skip', 'luck::', '--skip', 'attack::tests']],
    ...others,
    ['lib', [`games::${game}`]],
  ];
}

/** What is told to the checks of every game, so that they are those of one. */
function gameOf(file: string) {
  const [, game = 'combo'] = /games\/(\w+)\//.exec(file) ?? [];
  return { GAMBOL_GAME: game, GAMBOL_QUICK: '1' };
}

/**
 * Runs tests of a program, of a mutant or without one.
 *
 * @param seconds of processor time
 */
async function runProgram(
  name: string,
  args: string[],
  seconds: number,
  more: NodeJS.ProcessEnv,
): Promise<'passed' | 'failed' | 'timeout'> {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`no program ${name}; there are ${Object.keys(PROGRAMS).join(', ')}`);
  const env = { ...process.env, MUTANT: undefined, INSTA_UPDATE: 'no', ...more };
  const shell = [
    '-c',
    `ulimit -t ${seconds} && ulimit -v ${KILOBYTES} && exec "$@"`,
    'sh',
    program,
    '--test-threads=1',
    ...args,
  ];
  const cwd = join(folder, 'sources', name === 'lib' ? 'engine' : 'tests');
  const [code, signal]: [number | null, NodeJS.Signals | null] = await new Promise((resolve, reject) => {
    const child = spawn('sh', shell, { cwd, env, stdio: 'ignore' });
    child.on('error', reject).on('close', (...how) => resolve(how));
  });
  // The shell's codes of a program that it can't run.
  if (code === 126 || code === 127) throw new Error(`${program} can't be run`);
  if (code === 0) return 'passed';
  return signal === 'SIGKILL' || signal === 'SIGXCPU' ? 'timeout' : 'failed';
}

/** The limit of each run, in seconds, by what is run. */
const LIMITS = new Map<string, number>();

/** The limit of a run, which passes without a mutant: what fails then would fail for all of them. */
async function limitOf([name, args]: [program: string, args: string[]], file: string) {
  const key = JSON.stringify([name, args, gameOf(file)]);
  const known = LIMITS.get(key);
  if (known) return known;
  const start = performance.now();
  const result = await runProgram(name, args, 600, gameOf(file));
  if (result !== 'passed') throw new Error(`without a mutant: ${name} ${args.join(' ')}: ${result}`);
  const seconds = (performance.now() - start) / 1000;
  const limit = Math.ceil(SECONDS + MAX_SLOWDOWN * seconds);
  LIMITS.set(key, limit);
  return limit;
}

/** The place of a mutant in its name. */
const PLACE = /:\d+:\d+/;

/** status: caught, timeout or missed; passed: the runs that did not catch it */
interface MutantResult {
  status: string;
  passed: number;
}

/** What is known, by the names of mutants. */
const known = new Map<string, MutantResult>();

const readLog = (log: string): [name: string, found: MutantResult][] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

function record(name: string, found: MutantResult) {
  known.set(name, found);
  appendFileSync(LOG, `${JSON.stringify([name, found])}\n`);
}

for (const [name, found] of readLog(LOG)) known.set(name, found);
for (const [name, found] of process.env.SURVIVORS ? readLog(join(folder, 'before.jsonl')) : []) {
  if (found.status !== 'missed' && !known.has(name)) record(name, found);
}
const sampled = [...MUTANTS.entries()].filter(
  ([id, { name }]) => !UNVIABLE.has(id) && !WITHOUT.has(id) && isSampled(name),
);
// The games come first, whose tests are the quickest, and all mutants meet the quick tests before any meets the slow
// ones.
const partOf = (file: string) => (isHeuristic(file) ? 2 : file.includes('games/') ? 0 : 1);
const isOpen = (name: string) => (known.get(name)?.status ?? 'missed') === 'missed';
for (const part of [0, 1, 2]) {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [id, { file, name }] of sampled.filter(([, mutant]) => partOf(mutant.file) === part)) {
      const run = runsOf(file)[round];
      // An equivalent mutant would pass all the slow tests.
      const isKnown = round > 1 && isExplained(name.replace(PLACE, ''));
      if (!run || isKnown || !isOpen(name) || (known.get(name)?.passed ?? 0) > round) continue;
      const limit = await limitOf(run, file);
      const result = await runProgram(...run, limit, { MUTANT: String(id), ...gameOf(file) });
      record(
        name,
        result === 'passed'
          ? { status: 'missed', passed: round + 1 }
          : { status: result === 'failed' ? 'caught' : 'timeout', passed: round },
      );
    }
  }
}
const results = sampled
  .filter(([, { name }]) => known.has(name))
  .map(([, { file, name }]) => {
    const [place = ''] = PLACE.exec(name) ?? [];
    const status = known.get(name)?.status ?? '';
    return { name: name.replace(place, ''), status, place: ` (${place.slice(1)})`, isHeuristic: isHeuristic(file) };
  });
const sample = SHARE < 1 ? `; a sample of ${SHARE}` : '';
printShare(
  'rules and records',
  results.filter((one) => !one.isHeuristic),
  sample,
);
printShare(
  'evaluation and luck',
  results.filter((one) => one.isHeuristic),
  sample,
);
console.log(`   ${UNVIABLE.size} mutants do not compile; ${WITHOUT.size} have no switch and were not run`);
