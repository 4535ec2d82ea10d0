// The test files of the page that meet its folders links/, game/ and library/, the quickest of each part first.

const NAMES = `changes seats clock thought sync turn seating fragment opener hands store endings play resolve picking players rounds
  courses library storage headers pace progress packed table lines played study tree triboard link studyedits tabs puzzles games review`;

export const FILES = NAMES.split(/\s+/).map((name) => `tests/page/${name}.test.js`);
