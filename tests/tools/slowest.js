// A reporter that prints where the time of the browser tests went: the slowest twenty, and the sum of each file.

import { basename } from 'node:path';

/** @import { Reporter, TestCase, TestResult } from '@playwright/test/reporter' */

const COUNT = 20;

/** @implements {Reporter} */
export default class Slowest {
  /** @type {{ file: string, title: string, seconds: number }[]} */
  #tests = [];

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd({ location, title }, { duration }) {
    this.#tests.push({ file: basename(location.file, '.spec.js'), title, seconds: duration / 1000 });
  }

  onEnd() {
    /** @type {Map<string, { count: number, seconds: number }>} */
    const groups = new Map();
    for (const { file, seconds } of this.#tests) {
      const group = groups.get(file) ?? { count: 0, seconds: 0 };
      groups.set(file, { count: group.count + 1, seconds: group.seconds + seconds });
    }
    const bySeconds = (/** @type {{ seconds: number }} */ a, /** @type {{ seconds: number }} */ b) => b.seconds - a.seconds;
    console.log(`\n  The slowest ${COUNT} of ${this.#tests.length} tests`);
    for (const { file, title, seconds } of this.#tests.sort(bySeconds).slice(0, COUNT)) console.log(`${seconds.toFixed(1).padStart(9)} s  ${file}: ${title}`);
    console.log('\n  Tests and seconds of each file');
    for (const [file, { count, seconds }] of [...groups].sort(([, a], [, b]) => bySeconds(a, b))) console.log(`${seconds.toFixed(0).padStart(9)} s  ${String(count).padStart(3)} ${file}`);
  }
}
