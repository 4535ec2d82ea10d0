// A reporter of the fault table: its rows, screens, runs and failures.

/** @import { Reporter, TestCase, TestResult } from '@playwright/test/reporter' */

/** @implements {Reporter} */
export default class FaultCounts {
  /** @type {Set<string>} */
  #rows = new Set();
  /** @type {Set<string>} */
  #screens = new Set();
  #tests = 0;
  #runs = 0;
  /** @type {string[]} */
  #failed = [];

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, result) {
    if (result.status === 'skipped') return;
    this.#tests += 1;
    if (result.status !== 'passed') this.#failed.push(test.title);
    for (const { type, description = '' } of test.annotations) {
      if (type === 'row') this.#rows.add(description);
      if (type === 'screen') this.#screens.add(description);
      if (type === 'runs') this.#runs += Number(description);
    }
  }

  onEnd() {
    console.log(`faults: ${this.#rows.size} rows at ${this.#screens.size} screens, ${this.#tests} tests with ${this.#runs} runs, ${this.#failed.length} failed`);
    for (const title of this.#failed) console.log(`  failed: ${title}`);
  }
}
