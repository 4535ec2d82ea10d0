// Runs the mutants of the engine that switches.js has built, and prints what became of them.
//
//     node tests/mutants/engine.js FOLDER        the folder of the copy, as run.sh prepares it
//     SHARE=0.1 node tests/mutants/engine.js …   a tenth of them, always the same ones
//     ROUNDS=1 node tests/mutants/engine.js …    only the quickest tests
//     SURVIVORS=1 node tests/mutants/engine.js … only those that the build before did not catch, after tests were added

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExplained, printShare } from './explained.js';

const [folder = ''] = process.argv.slice(2);
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
/** @type {{ file: string, name: string }[]} */
const MUTANTS = read('list.json');
const [UNVIABLE, WITHOUT] = [new Set(read('unviable.json')), new Set(read('without.json'))];
/** The test programs, by name. @type {Record<string, string>} */
const PROGRAMS = read('programs.json');
const LOG = join(folder, 'runs.jsonl');
const SHARE = Number(process.env.SHARE ?? 1);
/** The limits of a run: seconds of processor time, at least, and kilobytes of memory. */
const [SECONDS, KILOBYTES] = [3, 3_000_000];
/** How much longer than without a mutant a run may take. */
const TIMES = 4;
/** The first runs of `runsOf` that are run. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);
// It expects a panic, at which a mutant ends its process.
const USUAL = ['--skip', 'an_unknown_player'];

/** Evaluations and luck are opinions, apart from the rules. @param {string} file */
const isHeuristic = (file) => /eval\.rs|luck\.rs/.test(file);

/** @param {string} name */
const isSampled = (name) => createHash('sha256').update(name).digest().readUInt32LE() / 2 ** 32 < SHARE;

/**
 * The runs of tests that may catch a mutant, the quickest first. A mutant of a game meets the checks of that game alone, and one of records
 * and trees those of Combo, whose positions repeat.
 *
 * @param {string} file
 * @returns {[program: string, args: string[]][]}
 */
function runsOf(file) {
  const [, game] = /games\/(\w+)\//.exec(file) ?? [];
  const others = /** @type {[string, string[]][]} */ ([
    ['rules', ['order']],
    ['lib', ['conformance::every_game::perft']],
    ['rules', ['random']],
    ['lib', ['conformance', ...USUAL, '--skip', 'perft']],
    ['texts', []],
  ]);
  if (!game) {
    const long = ['--skip', 'no_id_is_given_twice', '--skip', 'twenty_thousand'];
    return [['lib', ['record::', 'tree::', 'marks::', ...long]], ['tree', []], ['lib', ['record::', 'tree::']], ['lib', ['study::']], ...others];
  }
  if (file.endsWith('attack.rs')) return [['lib', ['attack::tests']], ...others, ['lib', ['games::combo']]];
  if (isHeuristic(file)) return [['lib', [`games::${game}`]], ...others];
  return [['lib', [`games::${game}`, '--skip', 'eval', '--skip', 'luck::', '--skip', 'attack::tests']], ...others, ['lib', [`games::${game}`]]];
}

/** What is told to the checks of every game, so that they are those of one. @param {string} file */
function gameOf(file) {
  const [, game = 'combo'] = /games\/(\w+)\//.exec(file) ?? [];
  return { GAMBOL_GAME: game, GAMBOL_QUICK: '1' };
}

/**
 * Runs tests of a program, of a mutant or without one.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {number} seconds of processor time
 * @param {NodeJS.ProcessEnv} more
 * @returns {Promise<'passed' | 'failed' | 'timeout'>}
 */
async function runProgram(name, args, seconds, more) {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`no program ${name}; there are ${Object.keys(PROGRAMS).join(', ')}`);
  const env = { ...process.env, MUTANT: undefined, INSTA_UPDATE: 'no', ...more };
  const shell = ['-c', `ulimit -t ${seconds} && ulimit -v ${KILOBYTES} && exec "$@"`, 'sh', program, '--test-threads=1', ...args];
  const cwd = join(folder, 'sources', name === 'lib' ? 'engine' : 'tests');
  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, signal] = await new Promise((resolve, reject) => {
    const child = spawn('sh', shell, { cwd, env, stdio: 'ignore' });
    child.on('error', reject).on('close', (...how) => resolve(how));
  });
  // The shell's codes of a program that it can't run.
  if (code === 126 || code === 127) throw new Error(`${program} can't be run`);
  if (code === 0) return 'passed';
  return signal === 'SIGKILL' || signal === 'SIGXCPU' ? 'timeout' : 'failed';
}

/** The limit of each run, in seconds, by what is run. @type {Map<string, number>} */
const LIMITS = new Map();

/**
 * The limit of a run, which passes without a mutant: what fails then would fail for all of them.
 *
 * @param {[program: string, args: string[]]} run
 * @param {string} file
 */
async function limitOf([name, args], file) {
  const key = JSON.stringify([name, args, gameOf(file)]);
  const known = LIMITS.get(key);
  if (known) return known;
  const start = performance.now();
  const result = await runProgram(name, args, 600, gameOf(file));
  if (result !== 'passed') throw new Error(`without a mutant: ${name} ${args.join(' ')}: ${result}`);
  const seconds = (performance.now() - start) / 1000;
  const limit = Math.ceil(SECONDS + TIMES * seconds);
  LIMITS.set(key, limit);
  return limit;
}

/** The place of a mutant in its name. */
const PLACE = /:\d+:\d+/;

/** @typedef {{ status: string, passed: number }} Found status: caught, timeout or missed; passed: the runs that did not catch it */

/** What is known, by the names of mutants. @type {Map<string, Found>} */
const known = new Map();

/** @param {string} log @returns {[name: string, found: Found][]} */
const readLog = (log) => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)) : []);

/** @param {string} name @param {Found} found */
function record(name, found) {
  known.set(name, found);
  appendFileSync(LOG, `${JSON.stringify([name, found])}\n`);
}

for (const [name, found] of readLog(LOG)) known.set(name, found);
for (const [name, found] of process.env.SURVIVORS ? readLog(join(folder, 'before.jsonl')) : []) {
  if (found.status !== 'missed' && !known.has(name)) record(name, found);
}
const sampled = [...MUTANTS.entries()].filter(([id, { name }]) => !UNVIABLE.has(id) && !WITHOUT.has(id) && isSampled(name));
// The games come first, whose tests are the quickest, and all mutants meet the quick tests before any meets the slow ones.
const partOf = (/** @type {string} */ file) => (isHeuristic(file) ? 2 : file.includes('games/') ? 0 : 1);
const isOpen = (/** @type {string} */ name) => (known.get(name)?.status ?? 'missed') === 'missed';
for (const part of [0, 1, 2]) {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [id, { file, name }] of sampled.filter(([, mutant]) => partOf(mutant.file) === part)) {
      const run = runsOf(file)[round];
      // An equivalent mutant would pass all the slow tests.
      const isKnown = round > 1 && isExplained(name.replace(PLACE, ''));
      if (!run || isKnown || !isOpen(name) || (known.get(name)?.passed ?? 0) > round) continue;
      const limit = await limitOf(run, file);
      const result = await runProgram(...run, limit, { MUTANT: String(id), ...gameOf(file) });
      record(name, result === 'passed' ? { status: 'missed', passed: round + 1 } : { status: result === 'failed' ? 'caught' : 'timeout', passed: round });
    }
  }
}
const results = sampled.filter(([, { name }]) => known.has(name)).map(([, { file, name }]) => {
  const [place = ''] = PLACE.exec(name) ?? [];
  const status = known.get(name)?.status ?? '';
  return { name: name.replace(place, ''), status, place: ` (${place.slice(1)})`, isHeuristic: isHeuristic(file) };
});
const sample = SHARE < 1 ? `; a sample of ${SHARE}` : '';
printShare('rules and records', results.filter((one) => !one.isHeuristic), sample);
printShare('evaluation and luck', results.filter((one) => one.isHeuristic), sample);
console.log(`   ${UNVIABLE.size} mutants do not compile; ${WITHOUT.size} have no switch and were not run`);
