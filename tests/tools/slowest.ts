// A reporter that prints where the time of the browser tests went: the slowest twenty, and the sum of each file, in
// seconds of processor time where the system tells them. It fails a run that needs more than the budget of `make test`.
// At its end it names the tests that failed, so that the last lines of a run tell why it failed.

import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isLong } from '../browser/long.ts';
import { median } from './median.ts';
import { unit } from './processor.ts';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LISTED_TESTS = 20;
/** After how many tests the unit is measured again. */
const TESTS_A_UNIT = 50;
const LISTED_FAILURES = 5;
/** How much of the error of a failed test is repeated. */
const LISTED_LINES = 4;
/**
 * What all browser tests of `make test` may need, in units of `unit()`: a third more than they do. Who adds a test that
 * goes beyond it makes others shorter.
 */
const MAX_MILLIS = 6000;

export default class Slowest implements Reporter {
  #tests: { file: string; title: string; seconds: number }[] = [];
  #failures: { file: string; title: string; message: string }[] = [];
  #isProcessor = false;
  /** What the unit took before, between and after the tests: a machine is not equally fast all the time. */
  #units: number[] = [];

  onBegin() {
    this.#units.push(unit());
  }

  onTestEnd({ location, title, expectedStatus }: TestCase, { duration, annotations, status, error }: TestResult) {
    const file = basename(location.file, '.spec.ts');
    if (status !== expectedStatus && status !== 'skipped')
      this.#failures.push({ file, title, message: error?.message ?? status });
    const processor = annotations.find(({ type }) => type === 'processor')?.description;
    if (processor !== undefined) this.#isProcessor = true;
    if (this.#tests.length % TESTS_A_UNIT === TESTS_A_UNIT - 1) this.#units.push(unit());
    this.#tests.push({
      file,
      title,
      seconds: processor === undefined ? duration / 1000 : Number(processor),
    });
  }

  async onEnd(): Promise<{ status?: 'failed' }> {
    this.#printSums();
    const isWithin = this.#printUnits();
    this.#printFailures();
    return isWithin ? {} : { status: 'failed' };
  }

  #printSums() {
    const groups = new Map<string, { count: number; seconds: number }>();
    for (const { file, seconds } of this.#tests) {
      const group = groups.get(file) ?? { count: 0, seconds: 0 };
      groups.set(file, { count: group.count + 1, seconds: group.seconds + seconds });
    }
    const bySeconds = (a: { seconds: number }, b: { seconds: number }) => b.seconds - a.seconds;
    const what = this.#isProcessor ? 'seconds of processor time' : 'seconds';
    console.log(`\n  The slowest ${LISTED_TESTS} of ${this.#tests.length} tests, in ${what}`);
    for (const { file, title, seconds } of this.#tests.sort(bySeconds).slice(0, LISTED_TESTS))
      console.log(`${seconds.toFixed(1).padStart(9)}  ${file}: ${title}`);
    console.log(`\n  Files: ${what}, and tests`);
    for (const [file, { count, seconds }] of [...groups].sort(([, a], [, b]) => bySeconds(a, b)))
      console.log(`${seconds.toFixed(0).padStart(9)}  ${String(count).padStart(3)} ${file}`);
  }

  /** Prints what the tests needed together; false if that is more than they may. */
  #printUnits() {
    if (!this.#isProcessor) return true;
    const sum = this.#tests.reduce((sum, { seconds }) => sum + seconds, 0);
    this.#units.push(unit());
    const units = sum / median(this.#units);
    console.log(
      `\n  Together: ${sum.toFixed(0)} seconds, ${units.toFixed(0)} times a fixed piece of work; ` +
        `the budget is ${MAX_MILLIS}`,
    );
    if (isLong || units <= MAX_MILLIS) return true;
    console.log(
      '  That is more than the budget: make tests shorter, or move them to `make long` (tests/browser/README.md)',
    );
    return false;
  }

  #printFailures() {
    for (const { file, title, message } of this.#failures.slice(0, LISTED_FAILURES)) {
      // Playwright colours what it compares.
      const lines = stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim());
      console.log(`\n  Failed: ${file}: ${title}\n    ${lines.slice(0, LISTED_LINES).join('\n    ')}`);
    }
    const others = this.#failures.length - LISTED_FAILURES;
    if (others > 0) console.log(`\n  and ${others} more`);
  }
}
