// The pure parts of the library: search, statistics, fingerprints, and names in texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import {
  NO_FILTER,
  foldText,
  foldersOf,
  inOrder,
  LENGTHS,
  opponentOf,
  OUTCOMES,
  outcomeOf,
  search,
  type Query,
} from '../../www/library/shelf/query.ts';
import { printOf } from '../../www/library/shelf/print.ts';
import { statisticsOf } from '../../www/library/shelf/statistics.ts';
import { fileOf, movesIn, shortName, withNames } from '../../www/library/shelf/text.ts';
import { piecesOf } from '../../www/library/shelf/import.ts';
import { isFiltered, queryOf } from '../../www/screens/library/filters.ts';
import { searchedWords } from '../../www/screens/library/titles.ts';
import words from '../../www/words/library/en.ts';
import type { Head, Result } from '../../www/library/shelf/entry.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;
const WON = result(0);
const LOST = result(1);

function result(...winners: number[]): Result {
  return { winners, scores: [3, 2], isPlayedOut: true };
}

function head(facts: Partial<Head>): Head {
  const { id = 'a', changed = NOW } = facts;
  return {
    id,
    kind: 'game',
    game: 'combo',
    name: '',
    folder: '',
    created: changed,
    changed,
    result: WON,
    players: ['human', 'easy'],
    plies: 30,
    final: '',
    opening: '1a2-a3 1h7-h6',
    link: '',
    print: '',
    start: null,
    review: null,
    ...facts,
  };
}

test('an entry is found by what it is, whatever else has the same players', () => {
  const players = ['human', 'human'];
  const [study, open] = [head({ kind: 'study', players, result: null }), head({ players, result: null })];
  const found = searchedWords(words);
  assert.deepEqual(
    [study, open].map((each) => [/study/i, /not finished/i].map((text) => text.test(found(each)))),
    [
      [true, false],
      [false, true],
    ],
  );
  const three = (...scores: number[]) =>
    found(head({ players: ['human', 'easy', 'easy'], result: { winners: [1], scores, isPlayedOut: true } }));
  assert.notEqual(three(2, 3, 1).replace('2 : 3 : 1', ''), three(1, 3, 2).replace('1 : 3 : 2', ''));
});

const HEADS = [
  head({ id: 'won', changed: NOW - DAY }),
  head({ id: 'lost', changed: NOW - 2 * DAY, result: LOST, players: ['human', 'master'], plies: 12 }),
  head({ id: 'blundered', changed: NOW - 40 * DAY, result: LOST, review: { accuracy: [50, 90], blunders: [2, 0] } }),
  head({ id: 'careful', changed: NOW - 3 * DAY, result: LOST, review: { accuracy: [90, 95], blunders: [0, 1] } }),
  head({ id: 'drawn', changed: NOW - 4 * DAY, result: result(0, 1), players: ['hard', 'human'] }),
  head({ id: 'shared', changed: NOW - 5 * DAY, result: result() }),
  head({ id: 'open', changed: NOW - 6 * DAY, result: null, game: 'gambit', opening: 'd2xd4 e3xe1' }),
  head({
    id: 'friends',
    changed: NOW - 400 * DAY,
    players: ['human', 'human'],
    folder: 'Friends',
    name: 'Été à la mer',
    plies: 90,
  }),
  head({ id: 'study', changed: NOW - 7 * DAY, kind: 'study', players: ['Anna', 'Bert'] }),
];

const QUERIES: [Partial<Query>, string[]][] = [
  [{}, ['won', 'lost', 'careful', 'drawn', 'shared', 'open', 'study', 'blundered', 'friends']],
  [{ game: 'gambit' }, ['open']],
  [{ kind: 'study' }, ['study']],
  [{ outcome: 'won' }, ['won']],
  [{ outcome: 'lost' }, ['lost', 'careful', 'blundered']],
  [{ outcome: 'blunder' }, ['blundered']],
  [{ outcome: 'drawn' }, ['drawn', 'shared']],
  [{ outcome: 'unfinished' }, ['open']],
  [{ opponent: 'master' }, ['lost']],
  [{ opponent: 'human' }, ['friends']],
  [{ period: 'week' }, ['won', 'lost', 'careful', 'drawn', 'shared', 'open', 'study']],
  [{ period: 'year', outcome: 'lost' }, ['lost', 'careful', 'blundered']],
  [{ length: 'short' }, ['lost']],
  [{ length: 'long' }, ['friends']],
  [{ folder: 'Friends' }, ['friends']],
  [{ folder: '', game: 'combo', length: 'short' }, ['lost']],
  [{ opening: ' D2xd4  e3' }, ['open']],
  [{ opening: 'e2xe4 d3' }, ['open']],
  [{ opening: '1h2-h3' }, ['won', 'lost', 'careful', 'drawn', 'shared', 'study', 'blundered', 'friends']],
  [{ text: 'ete MER' }, ['friends']],
  [{ text: 'ete nowhere' }, []],
];

test('each filter finds what it names, and all of them together', () => {
  const names = ({ id = '', name = '' }) => foldText(`${id} ${name}`);
  for (const [query, ids] of QUERIES) {
    assert.deepEqual(
      search(inOrder(HEADS), { ...NO_FILTER, ...query }, names, NOW).map(({ id }) => id),
      ids,
      JSON.stringify(query),
    );
  }
  assert.deepEqual(foldersOf(HEADS), ['Friends']);
});

/** The ids of the heads that a query finds, in order. */
const found = (heads: Head[], query: Partial<Query>) =>
  search(heads, { ...NO_FILTER, ...query }, () => '', NOW).map(({ id }) => id);

test('each end that is offered finds its games, and a blunder is one of the reader in a lost game', () => {
  const review = { accuracy: [50, 50], blunders: [0, 2] };
  const second = { players: ['easy', 'human'], review } as Partial<Head>;
  const heads = [
    ...HEADS,
    head({ id: 'second', result: WON, ...second }),
    head({ id: 'lucky', result: LOST, ...second }),
    head({ id: 'other', result: LOST, review }),
  ];
  assert.deepEqual(Object.fromEntries(OUTCOMES.map((outcome) => [outcome, found(heads, { outcome })])), {
    won: ['won', 'lucky'],
    lost: ['lost', 'blundered', 'careful', 'second', 'other'],
    blunder: ['blundered', 'second'],
    drawn: ['drawn', 'shared'],
    unfinished: ['open'],
  });
});

test('each length that is offered reaches from its first number of moves to its last', () => {
  const heads = [0, 20, 21, 60, 61, 500].map((plies) => head({ id: String(plies), plies }));
  const lengths = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[];
  assert.deepEqual(
    lengths.map((length) => [length, found(heads, { length })]),
    [
      ['short', ['0', '20']],
      ['medium', ['21', '60']],
      ['long', ['61', '500']],
    ],
  );
});

test('the mirror image of an opening is found only where rules know no left and right', () => {
  const heads = ['gambit', 'combo', 'triboard', 'luckymoose'].map((game) => head({ id: game, game, opening: 'b2 g7' }));
  const others = GAMES.filter(({ isMirrored }) => !isMirrored).map(({ id }) => id);
  assert.ok(others.length > 0);
  assert.deepEqual(
    found(heads, { opening: 'b2' }),
    heads.map(({ id }) => id),
  );
  assert.deepEqual(
    found(heads, { opening: 'g2' }),
    heads.map(({ id }) => id).filter((id) => !others.includes(id)),
  );
});

test('lists have one order, however they are read, and folders that of their names', () => {
  const heads = [head({ id: 'b' }), head({ id: 'c', changed: NOW + 1 }), head({ id: 'a' }), head({ id: 'd' })];
  for (const given of [heads, heads.toReversed()])
    assert.deepEqual(
      inOrder(given).map(({ id }) => id),
      ['c', 'a', 'b', 'd'],
    );
  assert.deepEqual(foldersOf(['Öfen', 'club', '', 'Zoo', 'Anna', 'club'].map((folder) => head({ folder }))), [
    'Anna',
    'club',
    'Öfen',
    'Zoo',
  ]);
});

test('ends and opponents are told for the only person', () => {
  assert.equal(outcomeOf({ players: ['human', 'human'], result: WON }), 'over');
  assert.equal(outcomeOf({ players: ['easy', 'human', 'hard'], result: result(0, 1) }), 'won');
  assert.equal(opponentOf({ players: ['easy', 'human', 'hard'] }), 'hard');
  assert.equal(opponentOf({ players: ['human', 'human'] }), null);
  // A person whom a file names is no level, but an opponent.
  assert.equal(opponentOf({ players: ['human', 'Anna'] }), 'Anna');
});

test('statistics count games with one person that are over, by game, level, seat and month', () => {
  const { all, games, levels, seats, months } = statisticsOf(HEADS, ['gambit', 'combo']);
  assert.deepEqual(all, { key: 'all', played: 6, won: 1, drawn: 2, lost: 3 });
  assert.deepEqual(
    games.map(({ key, played }) => [key, played]),
    [['combo', 6]],
  );
  assert.deepEqual(
    levels.map(({ key, won, drawn, lost }) => [key, won, drawn, lost]),
    [
      ['easy', 1, 1, 2],
      ['hard', 0, 1, 0],
      ['master', 0, 0, 1],
    ],
  );
  assert.deepEqual(
    seats.map(({ key, played }) => [key, played]),
    [
      ['combo/0', 5],
      ['combo/1', 1],
    ],
  );
  assert.deepEqual(
    months.map(({ played }) => played),
    [1, 5],
  );
  assert.equal(statisticsOf([], []).all, null);
});

test('statistics leave studies, games of two persons and opponents without a level out', () => {
  const drawn = head({ id: 'both', players: ['human', 'human'], result: result() });
  assert.equal(statisticsOf([drawn, head({ id: 'study', kind: 'study' })], ['combo']).all, null);
  const { all, levels } = statisticsOf([head({ players: ['human', 'Anna'] }), head({ id: 'b' })], ['combo']);
  assert.deepEqual([all?.played, levels.map(({ key, played }) => [key, played])], [2, [['easy', 1]]]);
});

test('statistics are told in the order of the games and their seats, and the months in that of time', () => {
  const at = (year: number, month: number) => new Date(year, month - 1, 15, 12).getTime();
  const heads = [
    head({ id: 'a', game: 'triboard', players: ['easy', 'hard', 'human'], result: WON, created: at(2026, 10) }),
    head({ id: 'b', game: 'triboard', players: ['human', 'easy', 'easy'], result: WON, created: at(2025, 12) }),
    head({ id: 'c', game: 'combo', players: ['easy', 'human'], created: at(2026, 1) }),
    head({ id: 'd', game: 'gambit', opening: 'd2xd4', created: at(2026, 9) }),
    head({ id: 'e', game: 'combo', created: at(2026, 1) }),
  ];
  const { games, seats, months } = statisticsOf(heads, ['gambit', 'combo', 'triboard']);
  assert.deepEqual(
    games.map(({ key }) => key),
    ['gambit', 'combo', 'triboard'],
  );
  assert.deepEqual(
    seats.map(({ key }) => key),
    ['gambit/0', 'combo/0', 'combo/1', 'triboard/0', 'triboard/2'],
  );
  assert.deepEqual(
    months.map(({ key, played }) => [key, played]),
    [
      ['2025-12', 1],
      ['2026-01', 2],
      ['2026-09', 1],
      ['2026-10', 1],
    ],
  );
});

test('of the months the last twelve are told, and of the openings the twelve that were played most', () => {
  const games = (n: number) =>
    Array.from({ length: n + 1 }, () => head({ opening: `1c2-c${n}`, created: new Date(2024, n, 15, 12).getTime() }));
  const { months, openings } = statisticsOf(Array.from({ length: 14 }, (_, n) => games(n)).flat(), ['combo']);
  assert.deepEqual([months.length, months[0]?.key, months.at(-1)?.key], [12, '2024-03', '2025-02']);
  assert.deepEqual(
    [openings.length, openings.every(({ played }, n) => played <= (openings[n - 1]?.played ?? Infinity))],
    [12, true],
  );
});

test('a game of another release counts, but has no opening', () => {
  const { all, openings } = statisticsOf([head({ game: 'chess', opening: 'e2-e4' })], ['combo']);
  assert.deepEqual([all?.played, openings], [1, []]);
});

test('openings are counted with their mirror images, to a depth, in games that always start the same', () => {
  const opened = (id: string, game: string, opening: string) => head({ id, game, opening });
  const heads = [
    opened('a', 'combo', '1c2+c1 1f7+f8 2c1-c3'),
    opened('b', 'combo', '1f2+f1 1c7+c8'),
    opened('c', 'combo', '1c2+c1 1a7-a6'),
    opened('d', 'gambit', 'e2xe4'),
    opened('e', 'triboard', 'e2 f7'),
    head({ id: 'f', opening: '1c2+c1', result: null }),
  ];
  const counts = (plies: number) => statisticsOf(heads, [], plies).openings.map(({ key, played }) => [key, played]);
  assert.deepEqual(counts(1), [
    ['combo/1c2+c1', 3],
    ['gambit/d2xd4', 1],
  ]);
  assert.deepEqual(counts(2), [
    ['combo/1c2+c1 1f7+f8', 2],
    ['combo/1c2+c1 1a7-a6', 1],
  ]);
  // The search finds what the statistics have counted.
  const query = { ...NO_FILTER, game: 'combo', opening: '1c2+c1 1f7+f8' };
  assert.deepEqual(
    search(heads, query, () => '', NOW).map(({ id }) => id),
    ['a', 'b'],
  );
});

test('fingerprints tell texts apart', () => {
  const prints = new Set(Array.from({ length: 20_000 }, (_, n) => printOf(['combo', '', `1a2-a${n}`])));
  assert.equal(prints.size, 20_000);
  assert.equal(printOf(['a', 'b']), printOf(['a', 'b']));
  assert.notEqual(printOf(['ab', '']), printOf(['a', 'b']));
});

test('names are changed in the headers alone', () => {
  const text = `[Game "combo"]
[Players "human, easy"]
[Result "*"]
[Date "2026.11.22"]
[Event "Old"]
[Time "10:00:00"]

1. 1a2-a3 {
[Event "no"]} *
`;
  const renamed = withNames(text, { name: 'A "b" \\', folder: 'F' });
  assert.equal(
    renamed,
    text.replace('"Old"', '"A \\"b\\" \\\\"').replace('10:00:00"]\n', '10:00:00"]\n[Folder "F"]\n'),
  );
  assert.equal(withNames(renamed, { name: '', folder: '' }), text.replace('[Event "Old"]\n', ''));
});

test('headers without moves have names, too', () => {
  assert.equal(
    withNames('[Game "combo"]\n[Time "10:00:00"]\n', { name: 'N', folder: 'F' }),
    '[Game "combo"]\n[Event "N"]\n[Time "10:00:00"]\n[Folder "F"]\n',
  );
  assert.equal(withNames('[Event "Old"]\n[Game "combo"]', { name: '', folder: '' }), '[Game "combo"]\n');
});

/** The ends of texts, and what is left of them as moves. */
const ENDS: [string, string][] = [
  [' *', ''],
  ['\n*\n', ''],
  [' 1-0 \n', ''],
  ['\n1/2-1/2', ''],
  [' 120-96-104\n', ''],
  [' 1-0 {*}', ' 1-0 {*}'],
  [' 12', ' 12'],
  [' {at the end 1-0} *', ' {at the end 1-0}'],
];

test('the moves of a text are what stands between its headers and its result', () => {
  const [headers, moves] = ['[Game "combo"]\n[Result "1-0"]', '\n\n1. 1a2-a3 * {1-0 2} 1a7-a6'];
  for (const [end, left] of ENDS) assert.equal(movesIn(headers + moves + end), moves + left, end);
});

/** Names of files, and what lists show of them. */
const NAMES: [string, string][] = [
  ['  A game ', 'A game'],
  [' '.repeat(200) + 'Far', 'Far'],
  ['x'.repeat(121), 'x'.repeat(120)],
  [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
  [`${'x'.repeat(118)}🎲`, `${'x'.repeat(118)}🎲`],
  [`${'x'.repeat(119)}🎲`, 'x'.repeat(119)],
  [`${'x'.repeat(118)} 🎲`, 'x'.repeat(118)],
];

test('a long name of a file is cut, without blanks around it or half a character at its end', () => {
  for (const [name, short] of NAMES) assert.equal(shortName(name), short, name);
});

test('a file of studies has one empty line between two of them', () => {
  assert.equal(
    fileOf(['\n[Game "combo"]\n\n*\n', '[Game "gambit"]\n\n*\n\n\n']),
    '\n[Game "combo"]\n\n*\n\n[Game "gambit"]\n\n*\n',
  );
  assert.equal(fileOf([]), '');
});

test('a file that begins with empty lines has the numbers of its lines', () => {
  const study = '[Game "combo"]\n\n1. 1a2-a3 *\n\n';
  const text = `\n\n${study.repeat(400)}`;
  const pieces = [...piecesOf(text)];
  assert.deepEqual(
    pieces.map(({ line }) => line),
    pieces.map(({ piece, end }) => text.slice(0, end - piece.length).split('\n').length),
  );
});

test('a text that is too long for a study is left out, and its file is cut in steps', () => {
  const study = '[Game "combo"]\n\n1. 1a2-a3 *\n\n';
  const long = `${'x'.repeat(99)}\n`.repeat(8000);
  for (const text of [
    `${study}${long}${study}`,
    `${long}${long}`,
    `[Game "combo"]\n\n{${long}`,
    `${study}${long.replaceAll('\n', ' ')}\n${study}`,
  ]) {
    const pieces = [...piecesOf(text, 200_000)];
    assert.ok(pieces.length > 6, 'no step takes long');
    assert.ok(pieces.every(({ piece, isLong }) => isLong || piece.length <= 300_000));
    assert.equal(pieces.filter(({ isLong }) => isLong).length, 1);
    const rest = pieces
      .filter(({ isLong }) => !isLong)
      .map(({ piece }) => piece)
      .join('');
    assert.equal(rest, text.endsWith(study) ? study : '');
    const last = pieces.findLast(({ piece }) => piece !== '');
    if (text.endsWith(study)) assert.equal(last?.line, text.slice(0, -study.length).split('\n').length);
  }
});

test('a file is cut before studies alone, and nothing is lost', () => {
  const study = (n: number) => `[Game "combo"]\n[Event "${n}"]\n\n${'1a2-a3 '.repeat(200)}{[Game "x"]}\n`;
  const text = Array.from({ length: 200 }, (_, n) => study(n)).join('\r\n');
  const pieces = [...piecesOf(text)];
  assert.ok(pieces.length > 3);
  assert.equal(pieces.map(({ piece }) => piece).join(''), text);
  for (const { piece, line, end } of pieces) {
    assert.ok(piece.startsWith('[Game "combo"]'));
    const before = text.slice(0, end - piece.length);
    assert.equal(line, before.split('\n').length);
  }
});

test('fields ask for what is chosen, and a text alone is no filter', () => {
  const any = { game: '', outcome: '', opponent: '', period: '', length: '', kind: '', folder: '' };
  const nothing = queryOf(any, { text: '', opening: '' });
  assert.deepEqual(nothing, NO_FILTER);
  assert.deepEqual(queryOf({ ...any, folder: '\n' }, { text: '', opening: '' }).folder, '');
  assert.equal(queryOf({ ...any, folder: 'Club' }, { text: '', opening: '' }).folder, 'Club');
  assert.deepEqual(
    [nothing, { ...nothing, text: 'combo' }, { ...nothing, opening: 'd2xd4' }, { ...nothing, folder: '' }].map(
      isFiltered,
    ),
    [false, false, true, true],
  );
});
