// Stryker's test runner for the files of tests/page: each is a process, so that a mutant is active from its first
// import on. A process ends at its first failed test. Its limit is processor time, which depends little on what else
// the machine does; a test that waits uses none, so there is a limit of two minutes besides.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
} from '@stryker-mutator/api/test-runner';
import { FILES } from './files.ts';
import type { Mutant } from '@stryker-mutator/api/core';

const here = import.meta.dirname;
const RESULTS = join(here, '../results/mutants');
// For a test that waits for what a mutant no longer does. Far more than any test takes, also on a busy machine.
const WALL_MILLIS = 120_000;

/** With SHARE=0.3, about three of ten mutants, always the same ones, are run. */
function isSampled({ fileName, location, mutatorName, replacement }: Mutant) {
  const { start, end } = location;
  const key = [
    relative(process.cwd(), fileName),
    start.line,
    start.column,
    end.line,
    end.column,
    mutatorName,
    replacement,
  ].join();
  return createHash('sha256').update(key).digest().readUInt32LE() / 2 ** 32 < Number(process.env.SHARE ?? 1);
}

/**
 * Runs a test file of the sandbox.
 *
 * @param seconds the limit of processor time
 */
function runFile(
  file: string,
  env: NodeJS.ProcessEnv,
  seconds: number,
): Promise<{ passed: boolean; timedOut: boolean; output: string; millis: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const options = [
      '--max-old-space-size=600',
      '--import',
      join(here, 'coverage.ts'),
      '--test-reporter',
      join(here, 'reporter.ts'),
    ];
    const child = spawn('sh', ['-c', `ulimit -t ${seconds}; exec "$@"`, 'sh', process.execPath, ...options, file], {
      env: { ...process.env, ...env, DAMAGED: '300' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, WALL_MILLIS);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const timedOut = isLate || signal === 'SIGXCPU' || signal === 'SIGKILL';
      resolve({ passed: code === 0, timedOut, output: output.slice(0, 2000), millis: performance.now() - start });
    });
  });
}

class PageRunner {
  static inject = [] as [];
  #millis = new Map<string, number>();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
    const tests: TestResult[] = [];
    const perTest: Record<string, Record<string, number>> = {};
    for (const file of FILES) {
      const path = join(folder, 'coverage.json');
      const { passed, output, millis } = await runFile(file, { COVERAGE: path }, 300);
      this.#millis.set(file, millis);
      perTest[file] = JSON.parse(readFileSync(path, 'utf8'));
      const test = { id: file, name: file, fileName: file, timeSpentMs: millis };
      tests.push(
        passed
          ? { ...test, status: TestStatus.Success }
          : { ...test, status: TestStatus.Failed, failureMessage: output },
      );
    }
    rmSync(folder, { recursive: true });
    writeFileSync(join(RESULTS, 'coverage.json'), JSON.stringify(perTest));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (!isSampled(options.activeMutant)) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    const result = await this.#run(options);
    // An interrupted run leaves what it found.
    appendFileSync(join(RESULTS, 'runs.jsonl'), `${JSON.stringify({ ...options.activeMutant, ...result })}\n`);
    return result;
  }

  async #run({ activeMutant, testFilter }: MutantRunOptions): Promise<MutantRunResult> {
    const tests: TestResult[] = [];
    for (const file of FILES.filter((file) => testFilter?.includes(file) ?? true)) {
      const seconds = 10 + Math.ceil(((this.#millis.get(file) ?? 5000) / 1000) * 3);
      const { passed, timedOut, output, millis } = await runFile(
        file,
        { __STRYKER_ACTIVE_MUTANT__: activeMutant.id },
        seconds,
      );
      if (timedOut) return { status: MutantRunStatus.Timeout, reason: `${file}: ${output}` };
      const test = { id: file, name: file, fileName: file, timeSpentMs: millis };
      if (passed) {
        tests.push({ ...test, status: TestStatus.Success });
      } else {
        tests.push({ ...test, status: TestStatus.Failed, failureMessage: output });
        break;
      }
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'page', PageRunner)];
