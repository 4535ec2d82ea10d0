// English: the library of games and studies.

import { list, number, pluralOf } from '../vocabulary.ts';

const games = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'game' : 'games'}`;

export default {
  search: 'Search',
  /** In the empty search field. */
  hint: 'Name, opponent, folder, moves…',
  filters: 'Filters',
  reset: 'Clear filters',
  /** The labels of the filters. */
  fields: {
    game: 'Game',
    outcome: 'Result',
    opponent: 'Opponent',
    period: 'Played',
    length: 'Length',
    folder: 'Folder',
    kind: 'Kind',
    opening: 'Begins with',
  },
  any: {
    game: 'All games',
    outcome: 'Any result',
    opponent: 'Anyone',
    period: 'At any time',
    length: 'Any length',
    folder: 'All folders',
    kind: 'Games and studies',
  },
  outcomes: {
    won: 'I won',
    lost: 'I lost',
    blunder: 'I lost by a blunder',
    drawn: 'Drawn',
    unfinished: 'Not finished',
  },
  periods: { week: 'In the last 7 days', month: 'In the last 30 days', year: 'In the last year' },
  lengths: { short: 'Up to 20 moves', medium: '21 to 60 moves', long: 'Over 60 moves' },
  kinds: { game: 'Games', study: 'Studies' },
  noFolder: 'In no folder',
  /** In the field for the first moves. */
  moves: 'First moves',
  /** What is shown of all. */
  count: (found: number, all: number) => (found === all ? games(all) : `${number(found)} of ${games(all)}`),
  loading: 'Opening your library…',
  none: 'Nothing here fits. Try fewer words, or clear the filters.',
  pages: 'Pages',
  before: 'Newer',
  after: 'Older',
  page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
  list: 'Games',
  statistics: 'Statistics',
  /** Whether an entry is a study. */
  study: 'Study',
  plies: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'move' : 'moves'}`,
  /** The names of players or levels, or what was read, after the name of a game. */
  between: (game: string, players: string) => `${game}: ${players}`,
  against: (game: string, opponents: string) => `${game} against ${opponents}`,
  select: (title: string) => `Select ${title}`,
  edit: (title: string) => `Rename, file or delete ${title}`,
  /** Of what is selected. */
  selected: (count: number) => `${number(count)} selected`,
  selectAll: (count: number) => `Select all ${number(count)}`,
  selectNone: 'Select none',
  /** The dialog about one entry, or about several. */
  editTitle: 'Rename and file',
  fileTitle: (count: number) => `File ${games(count)}`,
  name: 'Name',
  folder: 'Folder',
  save: 'Save',
  file: 'File',
  remove: 'Delete',
  removed: (count: number) => `${games(count)} deleted.`,
  undo: 'Undo',
  undone: (count: number) => `${games(count)} back in the library.`,
  /** Files. */
  import: 'Import',
  export: 'Export',
  exportAll: 'Export all',
  exported: (count: number) => `${games(count)} exported.`,
  exportedProgress: 'Your progress in puzzles and courses is in the file, too.',
  drop: 'Drop the file here to import it',
  reading: (percent: number) => `Reading the file: ${number(percent)} %`,
  stop: 'Stop',
  stopped: 'Stopped. What was read so far is in the library.',
  added: (count: number) => (count === 0 ? 'No game was added.' : `${games(count)} added.`),
  known: (count: number) => `${games(count)} ${pluralOf(count) === 'one' ? 'was' : 'were'} here already.`,
  damaged: (count: number) => `${games(count)} can’t be read in full:`,
  moreDamaged: (count: number) => `And ${number(count)} more.`,
  salvage: 'Read what can be read',
  salvaged: (count: number) => `${games(count)} read as far as possible.`,
  /** Progress in puzzles and courses that a file holds, and what of it is new: in a list after the name of a game. */
  progress: 'Progress in puzzles and courses taken in:',
  progressKnown: (games: string) => `Your progress in ${games} was here already.`,
  progressDamaged: (games: string) => `The progress in ${games} is damaged in this file and was left out.`,
  gains: {
    lessons: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'lesson' : 'lessons'}`,
    goals: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'game' : 'games'} with a goal`,
    tries: (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'puzzle' : 'puzzles'}`,
    /** Without a separator: a rating is read as a year is. */
    rating: (rating: number) => `a rating of ${Math.round(rating)}`,
    streak: (count: number) => `a streak of ${number(count)}`,
    storm: (count: number) => `a storm of ${number(count)}`,
  },
  legacy: (encoding: string) => `The file is not in UTF-8. It was read as ${encoding}.`,
  unreadable: 'This file can’t be read.',
  nothing: 'There is no game in it. A game begins with a line such as [Game "gambit"].',
  close: 'Close',
  /** Before anything is kept. */
  emptyTitle: 'Your games will appear here',
  empty:
    'Every game that you finish or leave is kept here, on this device only. You can search your games, file them, and see how you’re doing.',
  emptyImport: 'Do you have a file of games? Import it, drop it on the page, or paste its text.',
  play: 'Play a game',
  /** Statistics. */
  noStatistics: 'Once you have finished a game against the computer or a friend, you’ll see here how you’re doing.',
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  share: 'Won in %',
  all: 'All games',
  tables: { games: 'By game', levels: 'By opponent', seats: 'By seat', openings: 'By opening', months: 'Over time' },
  percent: (share: number) => `${number(Math.round(share * 100))} %`,
  /** A link with the name of a known game by link is another game. */
  anotherGame:
    'Another game that is kept here has the name of this link. That game stays as it is; this one is opened apart from it.',
  /** The library was stored by a later release. */
  laterRelease:
    'A newer Gambol has stored your games in this browser. They are all there: open the newer release to see them. Until then, what you play here is kept only while this page is open.',
  /** What is kept in the browser, where it is damaged or moved. */
  kept: {
    damaged: (things: string[]) =>
      `Something that this browser kept is damaged and can’t be read in full: ${list(things)}. Everything else is as it was.`,
    /** What may be damaged. */
    game: (game: string) => `your game of ${game}`,
    progress: (game: string) => `your progress in ${game}`,
    earlier: 'the list of earlier games',
    byLink: 'the list of games by link',
    settings: 'your settings',
    /** `game` is a game by link: `Combo: Black and White, 12 moves`. */
    shelved: (game: string) =>
      `There is no room for more games by link. The oldest is among your earlier games now, in the hall: ${game}.`,
    partedHere:
      'You played other moves in another window. Both games are kept: the other one is among your earlier games, in the hall.',
    partedThere:
      'You played other moves in another window. Both games are kept: this one is among your earlier games, in the hall.',
  },
};
