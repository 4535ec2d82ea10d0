// The workflows of the repository: actions by their commits, and permissions where they are needed.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const WORKFLOWS = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

for (const { file, text } of WORKFLOWS) {
  test(`${file}: actions are named by their commits`, () => {
    const used = Array.from(text.matchAll(/\buses: (\S+)( # v[\d.]+)?/g), ([, action = '', version = '']) => ({
      action,
      version,
    }));
    assert.ok(used.length > 0);
    for (const { action, version } of used.filter(({ action }) => !action.startsWith('./'))) {
      assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40}$/);
      assert.notEqual(version, '', `${action} has no version beside it`);
    }
  });

  test(`${file}: a job that runs commands may only read`, () => {
    assert.match(text, /^permissions:( \{\}|\n {2}contents: read)\n/m);
    const jobs = (text.split(/^jobs:\n/m)[1] ?? '').split(/^ {2}(?=\w+:\n)/m).filter((job) => job.trim() !== '');
    assert.ok(jobs.length > 0);
    for (const job of jobs) {
      if (/\brun:|checks\.yml/.test(job)) assert.doesNotMatch(job, /: write/);
      if (/actions\/checkout@/.test(job)) assert.match(job, /persist-credentials: false/);
    }
  });
}

test('pull requests are checked', () => {
  assert.ok(WORKFLOWS.some(({ text }) => /^ {2}pull_request:/m.test(text)));
  for (const { text } of WORKFLOWS) assert.doesNotMatch(text, /pull_request_target/);
});
