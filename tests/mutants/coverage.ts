// Imported before a test file: writes which mutants it reaches to the file COVERAGE.

import { writeFileSync } from 'node:fs';

const { COVERAGE } = process.env;
const stryker: {
  currentTestId: string;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
} = { currentTestId: 'file' };
Object.assign(globalThis, { __stryker__: stryker });
process.on('exit', () => {
  if (COVERAGE) writeFileSync(COVERAGE, JSON.stringify(stryker.mutantCoverage?.perTest.file ?? {}));
});
