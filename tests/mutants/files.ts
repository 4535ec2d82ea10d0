// The test files of the page that meet its folders links/, game/ and library/, the quickest of each part first.

const NAMES = `conflicts changes framestorage seats status address fragment link match opener clock timing thought lead sync turn seating hands
  result endings replies play foresight resolve picking players rounds storage shelf courses library headers store pace progress
  packed table lines explorer study tree triboard studyedits tabs puzzles games review`;

export const FILES = NAMES.split(/\s+/).map((name) => `tests/page/${name}.test.ts`);
