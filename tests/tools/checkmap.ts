// Which tests `make check` runs for an edit.

/** Node tests that take long; `make test` has them all. */
export const LONG_TESTS = [
  'course.test.ts',
  'errors.test.ts',
  'fuzz.test.ts',
  'lacks.test.ts',
  'link.test.ts',
  'luck.test.ts',
  'offline.test.ts',
  'puzzles.test.ts',
  'shelf.test.ts',
  'shelforders.test.ts',
  'tabs.test.ts',
];

/** The imports of the command line go downward. */
const IMPORTS = ['--package', 'gambol-tests', '--test', 'imports'];

/** The tests of Rust in files of `tests/`: those that are a test of their own, and modules of the command line's. */
export function cargoTestOf(file: string) {
  const name = /^tests\/(\w+)\.rs$/.exec(file)?.[1];
  // The reader of documents is part of other tests.
  if (name === undefined || name === 'markdown') return null;
  if (RULES_TESTS.includes(name)) return ['--package', 'gambol-tests', '--test', name];
  if (name === 'clocks') return ['--package', 'gambol-cli', '--test', name];
  return ['--package', 'gambol-cli', '--test', 'commandline', ...(name === 'commandline' ? [] : [name])];
}

/** The tests of the package `gambol-tests`. */
const RULES_TESTS = ['conformance', 'imports', 'levels', 'library', 'positions', 'puzzles', 'rules', 'texts', 'tree'];

/**
 * The tests of each folder, by the longest prefix: browser specs, Node tests in addition to the short ones, and
 * arguments of `cargo test`.
 */
export const MAP: [prefix: string, tests: { specs?: string[]; node?: string[]; cargo?: string[][] }][] = [
  [
    'engine/src/games/',
    {
      cargo: [
        ['--package', 'gambol', '--lib', 'games'],
        ['--package', 'gambol', '--lib', 'conformance'],
        ['--package', 'gambol-tests', '--test', 'rules', '--test', 'texts'],
      ],
    },
  ],
  [
    'engine/src/study/',
    {
      cargo: [
        ['--package', 'gambol', '--lib', 'study'],
        ['--package', 'gambol-cli', '--test', 'commandline', 'studies'],
      ],
    },
  ],
  [
    'engine/src/',
    {
      cargo: [
        ['--package', 'gambol', '--lib'],
        ['--package', 'gambol-tests', '--test', 'rules'],
      ],
    },
  ],
  ['engine/cli/src/matches/', { cargo: [['--package', 'gambol-cli', '--bin', 'gambol', 'matches'], IMPORTS] }],
  ['engine/cli/src/play/', { cargo: [['--package', 'gambol-cli', '--bin', 'gambol', 'play'], IMPORTS] }],
  [
    'engine/cli/',
    {
      cargo: [
        ['--package', 'gambol-cli', '--bin', 'gambol'],
        ['--package', 'gambol-cli', '--test', 'commandline', 'commands'],
        IMPORTS,
      ],
    },
  ],
  ['wasm/', { node: ['errors.test.ts'], specs: ['traps'] }],
  ['www/app/offline/', { node: ['offline.test.ts'], specs: ['install'] }],
  ['www/app/', { specs: ['start', 'policy'] }],
  ['www/build/', { specs: ['start', 'policy'] }],
  ['www/coach/puzzles/', { node: ['puzzles.test.ts'] }],
  ['www/core/', { specs: ['start', 'traps'] }],
  ['www/css/', { specs: ['layout', 'upright', 'header'] }],
  [
    'www/docs/',
    {
      node: ['docs.test.ts', 'markdown.test.ts'],
      cargo: [['--package', 'gambol-cli', '--test', 'commandline', 'docs']],
    },
  ],
  ['www/game/', { specs: ['board'] }],
  ['www/games/gambit/', { specs: ['board', 'endings'] }],
  ['www/games/combo/', { specs: ['combo'] }],
  ['www/games/triboard/', { specs: ['upright', 'marks'] }],
  ['www/games/luckymoose/', { node: ['luck.test.ts'], specs: ['waiting'] }],
  ['www/library/shelf/', { node: ['shelf.test.ts', 'shelforders.test.ts'] }],
  ['www/library/', { node: ['tabs.test.ts'], specs: ['persistence'] }],
  ['www/links/', { node: ['link.test.ts'], specs: ['bylink'] }],
  ['www/package/', { specs: ['embedpuzzle'] }],
  ['www/puzzles/', { node: ['puzzles.test.ts'] }],
  ['www/sets/', { specs: ['contrast', 'marks'] }],
  ['www/table/', { specs: ['table', 'play', 'foresight'] }],
  ['www/root/', { specs: ['hostileframe', 'embedpuzzle'] }],
  ['www/screens/course', { node: ['course.test.ts'], specs: ['upright'] }],
  ['www/screens/dialogs/', { specs: ['dialogs'] }],
  ['www/screens/embed', { specs: ['hostileframe', 'embedpuzzle'] }],
  ['www/screens/hall', { specs: ['hall'] }],
  ['www/screens/library', { specs: ['progress', 'persistence'] }],
  ['www/screens/review', { specs: ['endings'] }],
  ['www/screens/study/', { specs: ['drawing'] }],
  ['www/screens/table/', { specs: ['opponents', 'board', 'captures', 'endings', 'foresight'] }],
  ['www/screens/', { specs: ['start', 'header'] }],
  ['www/ui/board/', { specs: ['board', 'marks'] }],
  ['www/ui/panel/', { specs: ['endings', 'table'] }],
  ['www/ui/', { specs: ['board', 'dialogs'] }],
  ['www/words/', { node: ['errors.test.ts', 'lacks.test.ts'], specs: ['start'] }],
  ['index.html', { specs: ['start', 'policy'] }],
];
