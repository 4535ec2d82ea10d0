// The test files of the page that meet its folders links/, game/, table/ and library/, the quickest of each part first.

const NAMES = `
  conflicts changes framestorage snapshot seats status address fragment link
  mend read match opener clock thought lead sync
  reduce hands result endings replies opened foresight resolve picking rounds storage shelf courses library headers
  store progress packed table states lines explorer study tree triboard studyedits tabs puzzles games review
  livesession livedeal decode foreign folders forget hidden layouts opponents shelforders storagefaults autosave
  liveconnection liveinvitation livesignal livethree livewords livefuzz remarks seating`;

export const FILES = NAMES.trim()
  .split(/\s+/)
  .map((name) => `tests/page/${name}.test.ts`);
