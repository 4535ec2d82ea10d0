// A reporter of the fault table: its rows, screens, runs and failures.

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class FaultCounts implements Reporter {
  #rows = new Set<string>();
  #screens = new Set<string>();
  #tests = 0;
  #runs = 0;
  #failed: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
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
    const [rows, screens, failed] = [this.#rows.size, this.#screens.size, this.#failed.length];
    console.log(
      `faults: ${rows} rows at ${screens} screens, ${this.#tests} tests with ${this.#runs} runs, ${failed} failed`,
    );
    for (const title of this.#failed) console.log(`  failed: ${title}`);
  }
}
