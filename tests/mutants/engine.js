// Runs the mutants of the engine that switches.js has built, and prints what became of them.
//
//     node tests/mutants/engine.js FOLDER        the folder of the copy, as run.sh prepares it
//     SHARE=0.1 node tests/mutants/engine.js …   a tenth of them, always the same ones

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printShare } from './explained.js';

const [folder = ''] = process.argv.slice(2);
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
/** @type {{ file: string, name: string }[]} */
const MUTANTS = read('list.json');
const [UNVIABLE, WITHOUT] = [new Set(read('unviable.json')), new Set(read('without.json'))];
/** The test programs, by name. @type {Record<string, string>} */
const PROGRAMS = read('programs.json');
const LOG = join(folder, 'runs.jsonl');
const SHARE = Number(process.env.SHARE ?? 1);
/** The limit of each run, in seconds of processor time. */
const SECONDS = 60;
// It expects a panic, at which a mutant ends its process.
const USUAL = ['--skip', 'an_unknown_player'];

/** @param {string} name */
const isSampled = (name) => createHash('sha256').update(name).digest().readUInt32LE() / 2 ** 32 < SHARE;

/**
 * The runs of tests that may catch a mutant, the quickest first.
 *
 * @param {string} file
 * @returns {[program: string, args: string[]][]}
 */
function runsOf(file) {
  const [, game] = /games\/(\w+)\//.exec(file) ?? [];
  const others = /** @type {[string, string[]][]} */ ([['rules', ['--skip', 'openings']], ['texts', []], ['tree', []]]);
  if (!game) return [['lib', ['record::', 'tree::', 'marks::', 'study::']], ['tree', []], ['lib', ['conformance', ...USUAL]], ...others];
  const slow = ['--skip', 'eval', '--skip', 'luck::', '--skip', 'attack::tests'];
  return [['lib', [`games::${game}`, ...slow]], ['lib', ['conformance', ...USUAL]], ['lib', [`games::${game}`]], ...others];
}

/** What is told of the game, so that the checks of every game are those of one. @param {string} name @param {string} file */
function gameOf(name, file) {
  const [, game] = /games\/(\w+)\//.exec(file) ?? [];
  return game && name === 'lib' ? { GAMBOL_GAME: game } : {};
}

/**
 * Runs tests of a program, of a mutant or without one.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} more
 * @returns {Promise<'passed' | 'failed' | 'timeout'>}
 */
async function runProgram(name, args, more) {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`no program ${name}; there are ${Object.keys(PROGRAMS).join(', ')}`);
  const env = { ...process.env, MUTANT: undefined, INSTA_UPDATE: 'no', ...more };
  const shell = ['-c', `ulimit -t ${SECONDS}; exec "$@"`, 'sh', program, '--test-threads=1', ...args];
  const cwd = join(folder, 'sources', name === 'lib' ? 'engine' : 'tests');
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    spawn('sh', shell, { cwd, env, stdio: 'ignore' }).on('error', reject).on('close', resolve);
  });
  // The shell's codes of a program that it can't run.
  if (code === 126 || code === 127) throw new Error(`${program} can't be run`);
  return code === 0 ? 'passed' : code === null ? 'timeout' : 'failed';
}

/**
 * Runs all tests that may catch a mutant of these files without any mutant: what fails then would fail for all of them.
 *
 * @param {string[]} files
 */
async function assertPassing(files) {
  /** @type {Set<string>} */
  const done = new Set();
  for (const file of files) {
    for (const [name, args] of runsOf(file)) {
      const key = JSON.stringify([name, args, gameOf(name, file)]);
      if (done.has(key)) continue;
      done.add(key);
      const result = await runProgram(name, args, gameOf(name, file));
      if (result !== 'passed') throw new Error(`without a mutant: ${name} ${args.join(' ')}: ${result}`);
    }
  }
}

/**
 * @param {number} id
 * @param {string} file
 * @returns {Promise<'caught' | 'timeout' | 'missed'>}
 */
async function runMutant(id, file) {
  for (const [name, args] of runsOf(file)) {
    const result = await runProgram(name, args, { MUTANT: String(id), ...gameOf(name, file) });
    if (result !== 'passed') return result === 'timeout' ? 'timeout' : 'caught';
  }
  return 'missed';
}

/** @type {Map<string, string>} What earlier runs of this build have found. */
const known = new Map(existsSync(LOG) ? readFileSync(LOG, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)) : []);
const sampled = [...MUTANTS.entries()].filter(([id, { name }]) => !UNVIABLE.has(id) && !WITHOUT.has(id) && isSampled(name));
await assertPassing(sampled.filter(([, { name }]) => !known.has(name)).map(([, { file }]) => file));
const results = [];
for (const [id, { file, name }] of sampled) {
  const status = known.get(name) ?? await runMutant(id, file);
  if (!known.has(name)) appendFileSync(LOG, `${JSON.stringify([name, status])}\n`);
  const [place = ''] = /:\d+:\d+/.exec(name) ?? [];
  results.push({ name: name.replace(place, ''), status, place: ` (${place.slice(1)})`, isHeuristic: /eval\.rs|luck\.rs/.test(file) });
}
const sample = SHARE < 1 ? `; a sample of ${SHARE}` : '';
printShare('rules and records', results.filter(({ isHeuristic }) => !isHeuristic), sample);
printShare('evaluation and luck', results.filter(({ isHeuristic }) => isHeuristic), sample);
console.log(`   ${UNVIABLE.size} mutants do not compile; ${WITHOUT.size} have no switch and were not run`);
