// Links: parsing, formatting, and the problems of broken ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { findGame } from '../../www/games/index.ts';
import { parseClock } from '../../www/links/clock.ts';
import {
  ALL_PLAYER_KINDS,
  PLAYER_KINDS,
  asSeenFrom,
  formatPlayers,
  isByLink,
  isForMany,
  isLevel,
  seatsBeside,
  seatsHere,
  type PlayerKind,
} from '../../www/links/kinds.ts';
import {
  MAX_CHARACTERS,
  MAX_MOVES,
  defaultOf,
  formatLink,
  formatSetup,
  languageIn,
  parseLink,
  parseSeed,
  reviewLink,
  truncate,
} from '../../www/links/link.ts';
import { problemWords } from '../../www/links/problem.ts';
import en from '../../www/words/links/en.ts';
import { told } from '../tools/problems.ts';
import type { GameLink } from '../../www/links/state.ts';

const parse = (link: string) => told(parseLink(link, findGame));

const EMPTY: GameLink = {
  game: 'gambit',
  seed: null,
  position: null,
  moves: [],
  playerKinds: null,
  options: {},
  clock: null,
  match: null,
  at: null,
};

const LINKS: [string, Partial<GameLink>][] = [
  ['#/gambit', {}],
  ['#/gambit?seed=0', { seed: 0 }],
  ['#/gambit?seed=9007199254740991', { seed: 2 ** 53 - 1 }],
  ['#/gambit?position=8/xxxxxxxx/oooooooo/8_x', { position: '8/xxxxxxxx/oooooooo/8 x' }],
  ['#/gambit?moves=c2xc4', { moves: ['c2xc4'] }],
  ['#/gambit?moves=1a2+b2_~r1g2_r1@h8,r2@i8', { moves: ['1a2+b2', '~r1g2', 'r1@h8,r2@i8'] }],
  ['#/gambit?players=human,master', { playerKinds: ['human', 'master'] }],
  ['#/gambit?moves=c2xc4_d3xd1&at=1', { moves: ['c2xc4', 'd3xd1'], at: 1 }],
  ['#/gambit?moves=c2xc4_d3xd1&at=0', { moves: ['c2xc4', 'd3xd1'], at: 0 }],
  ['#/gambit?seed=7&players=easy,hard&moves=c2xc4', { seed: 7, playerKinds: ['easy', 'hard'], moves: ['c2xc4'] }],
  ['#/combo?draws=pieces', { game: 'combo', options: { draws: 'pieces' } }],
  ['#/combo?clock=300+2', { game: 'combo', clock: { base: 300, increment: 2, left: null } }],
  ['#/combo?left=0,35.5&clock=300+2', { game: 'combo', clock: { base: 300, increment: 2, left: [0, 35_500] } }],
  ['#/combo?clock=60+0&left=30.0,0.0', { game: 'combo', clock: { base: 60, increment: 0, left: [30_000, 0] } }],
  ['#/combo?clock=60+0&left=59.9,0', { game: 'combo', clock: { base: 60, increment: 0, left: [59_900, 0] } }],
  [
    '#/combo?clock=60+0&left=999999,12',
    { game: 'combo', clock: { base: 60, increment: 0, left: [999_999_000, 12_000] } },
  ],
  ['#/combo?match=abcd-1', { game: 'combo', match: { id: 'abcd', from: 1 } }],
  ['#/combo?match=0123456789abcdef-0', { game: 'combo', match: { id: '0123456789abcdef', from: 0 } }],
  ['#/combo?ending=draw', { game: 'combo', ending: 'draw' }],
  ['#/triboard?ending=resigned-2', { game: 'triboard', ending: 2 }],
  ['#/luckymoose?players=human,easy', { game: 'luckymoose', playerKinds: ['human', 'easy'] }],
  [
    '#/luckymoose?players=human,easy,easy,human',
    { game: 'luckymoose', playerKinds: ['human', 'easy', 'easy', 'human'] },
  ],
  ['#/gambit?at=0', { at: 0 }],
  ['#/gambit?at=9999', { at: 9999 }],
  ['#/gambit?lang=de&seed=1&&', { seed: 1 }],
  ['#/gambit?seed=1?2&at=3', { at: 3 }],
  ['#/gambit?moves=%23%26%25%20é%E2%99%9F', { moves: ['#&% é♟'] }],
];

for (const [link, state] of LINKS) {
  test(`${link} is parsed`, () => {
    const isBare = link === '#/gambit';
    const problems = link.includes('?2')
      ? ['In the link, “seed” is “1?2”, not a whole number up to 9007199254740991.']
      : [];
    assert.deepEqual(parse(link), { screen: 'table', state: { ...EMPTY, ...state }, isBare, problems });
  });
}

test('a formatted link is parsed to the same state', () => {
  let seed = 1;
  const below = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const letters = ['c2xc4', 'a', '&', '=', '%', '#', '?', ' ', 'é', '+', '"', '<'];
  const text = () => Array.from({ length: 1 + below(4) }, () => letters[below(letters.length)]).join('');
  for (let n = 0; n < 1000; n += 1) {
    const moves = Array.from({ length: below(6) }, text);
    const state: GameLink = {
      game: 'gambit',
      seed: below(2) ? below(1e9) : null,
      position: below(2) ? text() : null,
      moves,
      playerKinds: below(2) ? ['human', 'medium'] : null,
      options: {},
      clock: null,
      match: null,
      at: moves.length > 0 && below(2) ? below(moves.length) : null,
    };
    const place = parse(formatLink(state));
    assert.deepEqual(place.screen === 'table' && [place.state, place.problems], [state, []]);
  }
});

test('the link of a table with nothing but its game is bare', () => {
  assert.equal(formatLink(EMPTY), '#/gambit');
  assert.equal(reviewLink(EMPTY), '#/gambit/review');
  assert.equal(reviewLink({ ...EMPTY, position: '#/gambit' }), '#/gambit/review?position=%23/gambit');
});

/** A link, and its reported problems. */
const BROKEN: [string, string][] = [
  ['#/gambit?seed=-1', 'In the link, “seed” is “-1”, not a whole number up to 9007199254740991.'],
  ['#/gambit?seed=01', 'In the link, “seed” is “01”, not a whole number up to 9007199254740991.'],
  [
    '#/gambit?seed=9007199254740992',
    'In the link, “seed” is “9007199254740992”, not a whole number up to 9007199254740991.',
  ],
  ['#/gambit?players=human', 'In the link, “players” names 1, but 2 play.'],
  [
    '#/gambit?players=human,god',
    'In the link, “players” names “god”, not human, beginner, easy, medium, hard or master.',
  ],
  ['#/gambit?players=', 'In the link, “players” names “”, not human, beginner, easy, medium, hard or master.'],
  [
    `#/gambit?players=human,${'y'.repeat(99)}`,
    `In the link, “players” names “${'y'.repeat(23)}…”, not human, beginner, easy, medium, hard or master.`,
  ],
  ['#/gambit?players=human,human,human', 'In the link, “players” names 3, but 2 play.'],
  ['#/gambit?at=-1', 'In the link, “at” is “-1”, not a number of moves.'],
  ['#/gambit?at=10000', 'In the link, “at” is “10000”, not a number of moves.'],
  ['#/gambit?position=%', 'In the link, “position” is damaged.'],
  ['#/gambit?seed', 'In the link, “seed” is “”, not a whole number up to 9007199254740991.'],
  ['#/gambit?=x', 'In the link, “” is not known.'],
  ['#/gambit?Moves=c2xc4', 'In the link, “Moves” is not known.'],
  ['#/gambit?at=x', 'In the link, “at” is “x”, not a number of moves.'],
  ['#/gambit?moves=%E0%A4', 'In the link, “moves” is damaged.'],
  ['#/gambit?colour=red', 'In the link, “colour” is not known.'],
  ['#/gambit?seed=1&seed=2', 'In the link, “seed” comes twice; the first one counts.'],
  // Half of a character, and a sign that turns the direction.
  [
    `#/gambit?seed=${'x'.repeat(22)}${encodeURIComponent('😀😀')}`,
    `In the link, “seed” is “${'x'.repeat(22)}…”, not a whole number up to 9007199254740991.`,
  ],
  ['#/gambit?seed=%E2%80%AE1%0A', 'In the link, “seed” is “\ufffd1\ufffd”, not a whole number up to 9007199254740991.'],
  [`#/gambit?${'x'.repeat(500)}=1`, `In the link, “${'x'.repeat(23)}…” is not known.`],
  ['#/combo?draws=off', 'In the link, “draws” is “off”, not on or pieces.'],
  ['#/gambit?draws=pieces', 'In the link, “draws” is not known.'],
  ['#/gambit?clock=300+2', 'In the link, “clock” is not known.'],
  ['#/combo?clock=9+2', 'In the link, “clock” is “9+2”, not seconds and extra seconds a move, such as 300+2.'],
  ['#/combo?left=1,2', 'In the link, “left” needs a “clock”.'],
  ['#/combo?clock=60+0&left=1', 'In the link, “left” is “1”, not the seconds of 2 players.'],
  ['#/combo?clock=60+0&left=1,2,3', 'In the link, “left” is “1,2,3”, not the seconds of 2 players.'],
  ...['01,2', '1.,2', '1.25,2', '1234567,2', 'x1,2', '1x,2', ',2', '-1,2'].map(
    (left) =>
      [`#/combo?clock=60+0&left=${left}`, `In the link, “left” is “${left}”, not the seconds of 2 players.`] as [
        string,
        string,
      ],
  ),
  ...['abc-0', 'abcdefghijklmnopq-0', 'abcd-2', 'abcd-10', 'Abcd-0', 'abcd', 'x abcd-0', 'abcd-0 x'].map(
    (match) =>
      [`#/combo?match=${match}`, `In the link, “match” is “${match}”, not a game’s name and its sender’s seat.`] as [
        string,
        string,
      ],
  ),
  ...['x resigned-0', 'resigned-0 x', 'resigned-2'].map(
    (ending) =>
      [`#/combo?ending=${ending}`, `In the link, “ending” is “${ending}”, which is no way to end this game.`] as [
        string,
        string,
      ],
  ),
  ['#/luckymoose?players=human', 'In the link, “players” names 1, but 2 to 4 play.'],
  ['#/luckymoose?players=human,human,human,human,human', 'In the link, “players” names 5, but 2 to 4 play.'],
  ['#/gambit?x1=1', 'In the link, “x1” is not known.'],
  ['#/gambit?at=1x', 'In the link, “at” is “1x”, not a number of moves.'],
  ['#/gambit?at=x1', 'In the link, “at” is “x1”, not a number of moves.'],
  ['#/combo?hands=r1', en.view],
  ['#/luckymoose?deal=.', en.damaged('deal')],
  ['#/gambit/learn/2', '“gambit/learn/2” is not a page here; this is the game’s table.'],
  ['#/gambit/embed/2', '“gambit/embed/2” is not a page here; this is the game’s table.'],
  ['#/gambit/lobby', '“gambit/lobby” is not a page here; this is the game’s table.'],
  ['#/gambit/rules/2', '“gambit/rules/2” is not a page here; this is the game’s table.'],
];

for (const [link, problem] of BROKEN) {
  test(`${link.slice(0, 40)} is reported`, () => {
    const place = parse(link);
    assert.ok(place.screen === 'table');
    assert.deepEqual(place.problems, [problem]);
  });
}

test('problems are said in one text, in their order, with what is in words already', async () => {
  const place = parseLink('#/gambit?seed=x&colour=red', findGame);
  assert.ok('problems' in place);
  assert.equal(
    await problemWords(['First.', ...place.problems, '', 'Last.']),
    'First. In the link, “seed” is “x”, not a whole number up to 9007199254740991. ' +
      'In the link, “colour” is not known. Last.',
  );
  assert.equal(await problemWords([]), '');
  assert.equal(await problemWords(['Only.']), 'Only.');
});

test('the valid parts of a broken link are kept', () => {
  const place = parse('#/gambit?seed=x&moves=c2xc4&players=human,easy');
  assert.ok(place.screen === 'table');
  assert.deepEqual(place.state, { ...EMPTY, moves: ['c2xc4'], playerKinds: ['human', 'easy'] });
});

test('the options of a game', () => {
  const place = parse('#/combo?draws=pieces&players=human,easy');
  assert.ok(place.screen === 'table');
  assert.equal(formatSetup(combo, place.state), 'draws=pieces');
  // A default is left out.
  const usual = parse('#/combo?draws=on');
  assert.ok(usual.screen === 'table');
  assert.deepEqual([usual.state.options, usual.problems, formatSetup(combo, usual.state)], [{}, [], '']);
});

test('other screens', () => {
  const bare = parse('#/gambit?moves=');
  assert.deepEqual('state' in bare && [bare.state.moves, bare.problems], [[], []]);
  assert.deepEqual(parse(''), { screen: 'hall', problems: [] });
  assert.deepEqual(parse('#/'), { screen: 'hall', problems: [] });
  assert.deepEqual(parse('#/gambit/rules'), { screen: 'rules', game: 'gambit' });
  assert.deepEqual(parse('#/library'), { screen: 'library' });
  assert.deepEqual(parse('#/puzzles'), { screen: 'puzzles', game: '', path: [], query: '' });
  assert.deepEqual(parse('#/docs'), { screen: 'docs', doc: '', part: '' });
  assert.deepEqual(parse('#/docs/ugi/a%20part'), { screen: 'docs', doc: 'ugi', part: 'a part' });
  assert.deepEqual(parse(`#/docs/${'x'.repeat(30)}/%`), { screen: 'docs', doc: `${'x'.repeat(23)}…`, part: '' });
  assert.deepEqual(parse('#/docsx'), { screen: 'hall', problems: ['There is no game called “docsx” here.'] });
  assert.deepEqual(parse('#/gambit/learn'), { screen: 'lesson', game: 'gambit' });
  assert.deepEqual(parse('#/gambit/course/rules/jump'), { screen: 'course', game: 'gambit', path: ['rules', 'jump'] });
  assert.deepEqual(parse('#/gambit/puzzles/storm?a=1?2'), {
    screen: 'puzzles',
    game: 'gambit',
    path: ['storm'],
    query: 'a=1?2',
  });
  // A game without these has a table there.
  const least = { ...combo, loadLesson: undefined, loadCourse: undefined, loadPuzzles: undefined };
  for (const page of ['learn', 'course', 'puzzles']) {
    const place = parseLink(`#/combo/${page}`, () => least);
    assert.ok(place.screen === 'table' && place.problems.length === 1, page);
  }
  for (const [page, screen] of [
    ['embed', 'builder'],
    ['review', 'review'],
    ['study', 'study'],
  ]) {
    assert.deepEqual(parse(`#/gambit/${page}?seed=1`), {
      screen,
      state: { ...EMPTY, seed: 1 },
      isBare: false,
      problems: [],
    });
  }
  assert.deepEqual(parse('#/gambit/study?id=ab&tree=z'), {
    screen: 'study',
    id: 'ab',
    tree: 'z',
    state: EMPTY,
    isBare: false,
    problems: [],
  });
  const review = parse('#/gambit/review?id=ab&tree=z');
  assert.deepEqual(
    'problems' in review && review.problems,
    ['id', 'tree'].map((key) => `In the link, “${key}” is not known.`),
  );
  assert.deepEqual(parse('gambit'), parse('#/gambit'));
  assert.deepEqual(parse('#/gambit?'), parse('#/gambit'));
  // Only the first characters may be missing.
  const same = parse('#/gambit?position=8/8%23_o');
  assert.ok('state' in same && same.state.position === '8/8# o');
  for (const link of ['gambit?position=8/8#_o', '/gambit?position=8/8#_o']) assert.deepEqual(parse(link), same, link);
  assert.deepEqual(parse('#/constructor'), {
    screen: 'hall',
    problems: ['There is no game called “constructor” here.'],
  });
  assert.deepEqual(parse('#/chess'), { screen: 'hall', problems: ['There is no game called “chess” here.'] });
});

/** A link of each game with all that it may say. */
const WHOLE = [
  '#/gambit?seed=7&position=8/xxxxxxxx/oooooooo/8_o&players=human,master&moves=c2xc4_d3xd1&at=1',
  '#/combo?seed=7&players=human,easy&draws=pieces&clock=300+5&left=280,300&moves=1a2-a3_1a7-a6&at=1',
  '#/triboard?seed=42&players=human,easy,hard&moves=h11_p6&at=0',
  '#/luckymoose?seed=42&players=human,easy,human&size=9&sets=2&moves=r5@e5_~136_pass&at=2',
];

/** Fewer where the test runs thousands of times. */
const DAMAGED = Number(process.env.DAMAGED ?? 20_000);

for (const link of WHOLE) {
  test(`${DAMAGED} damaged links: ${link.slice(2, 10)}`, () => {
    let seed = 3;
    const below = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    const letters = [
      ...'0159abhoxg_,/?&=%+~@-# é',
      '%20',
      '%',
      '%zz',
      'seed=',
      '&at=',
      'human',
      '99999999999999999999',
    ];
    let whole = 0;
    for (let n = 0; n < DAMAGED; n += 1) {
      const text = [...link];
      for (let damages = below(4); damages >= 0; damages -= 1) {
        const letter = letters[below(letters.length)] ?? '';
        text.splice(below(text.length), below(3), ...(below(2) ? [letter] : []));
      }
      const place = parse(text.join(''));
      if (place.screen !== 'table') continue;
      whole += Number(place.problems.length === 0);
      for (const problem of place.problems)
        assert.match(problem, /^(In the link, (“|only 20 of \d+ values|there is more)|“).*\.$/s);
      // The parsed state survives another round trip.
      const written = formatLink(place.state);
      const again = parse(written);
      assert.deepEqual(
        again.screen === 'table' && [formatLink(again.state), again.problems],
        [written, []],
        text.join(''),
      );
    }
    // If all or none of the damage were noticed, this would test nothing.
    assert.ok(whole > DAMAGED / 100 && whole < DAMAGED * 0.9, `${whole} links were taken whole`);
  });
}

/** The repeated part, the link, and its problems. */
const FULL: [string, string, string[]][] = [
  ['values', `#/combo?${'a=b&'.repeat(262_144)}`, ['This link is longer than any game’s, so it was not opened.']],
  [
    'values, as many as may be',
    `#/combo?${'a=b&'.repeat(16_000)}`,
    [
      'In the link, only 20 of 16,000 values are read.',
      'In the link, “a” is not known.',
      'In the link, there is more that can’t be read.',
    ],
  ],
  [
    'moves',
    `#/combo?moves=${'1a2-a3_'.repeat(100_000)}`,
    ['This link is longer than any game’s, so it was not opened.'],
  ],
  [
    'empty moves',
    `#/combo?moves=${'_'.repeat(60_000)}`,
    ['In the link, “moves” has more than 4,000 moves; no game has so many.'],
  ],
  ['a name', `#/${'x'.repeat(60_000)}`, ['There is no game called “xxxxxxxxxxxxxxxxxxxxxxx…” here.']],
  [
    'a seed',
    `#/gambit?seed=${'9'.repeat(60_000)}`,
    ['In the link, “seed” is “99999999999999999999999…”, not a whole number up to 9007199254740991.'],
  ],
  ['broken percent signs', `#/gambit?position=${'%E2%'.repeat(15_000)}`, ['In the link, “position” is damaged.']],
];

for (const [what, link, problems] of FULL) {
  test(`a link full of ${what} is refused with a short message`, () => {
    const place = parse(link);
    assert.deepEqual('problems' in place && place.problems, problems);
    assert.ok(place.screen !== 'table' || place.state.moves.length <= 4000);
  });
}

const SEEN = '9/9/9/9/4,r1,4/9/9/9/9 2 0,0 6/6 23 0 -';

test('a link to a public view contains nothing else', () => {
  const link = `#/luckymoose?view=${SEEN.replaceAll(' ', '_')}&players=human,easy`;
  const state = { ...EMPTY, game: 'luckymoose', view: SEEN, playerKinds: ['human', 'easy'] as PlayerKind[] };
  assert.equal(formatLink(state), link);
  assert.deepEqual(parse(link), { screen: 'table', state, isBare: false, problems: [] });
  // Parts that would reveal more are dropped and reported.
  const more = parse(`${link}&seed=42&moves=pass`);
  assert.ok(more.screen === 'table');
  assert.deepEqual(more.state, state);
  assert.deepEqual(
    more.problems,
    ['seed', 'moves'].map((key) => `In the link, “${key}” can’t go with “view”, which is for watching.`),
  );
  const open = parse('#/gambit?view=8');
  assert.ok(open.screen === 'table');
  assert.deepEqual(
    [open.state, open.problems],
    [EMPTY, ['In the link, “view” is for games with hidden hands, and this is not one.']],
  );
});

test('the language of a link is no part of its table', () => {
  const place = parse('#/gambit?lang=de');
  assert.ok(place.screen === 'table' && place.isBare);
  const other = parse('#/gambit?lang=de&language=fr');
  assert.ok(other.screen === 'table' && !other.isBare);
  for (const [link, language] of [
    ['#/?lang=de', 'de'],
    ['#/gambit?seed=1&lang=zh-Hans&at=1', 'zh-Hans'],
    ['#/gambit?lang=d', null],
    [`#/gambit?lang=${'d'.repeat(17)}`, null],
    ['#/gambit?lang=de!', null],
    ['#/gambit?slang=de', null],
    ['#/gambit', null],
    [`#/${'x'.repeat(MAX_CHARACTERS)}?lang=de`, null],
  ] as const)
    assert.equal(languageIn(link), language, link.slice(0, 40));
});

test('a link as long as may be is read, with as many values and problems as may be', () => {
  const most = `#/gambit?position=${'x'.repeat(MAX_CHARACTERS - 18)}`;
  assert.equal(most.length, MAX_CHARACTERS);
  assert.equal(parse(most).screen, 'table');
  assert.equal(parse(`${most}x`).screen, 'hall');
  const values = (n: number) => {
    const place = parse(`#/gambit?${Array.from({ length: n }, () => 'lang=de').join('&')}`);
    return 'problems' in place && place.problems.length;
  };
  assert.deepEqual([values(20), values(21)], [0, 1]);
  const beyond = parse(`#/gambit?${'lang=de&'.repeat(20)}seed=1`);
  assert.ok('state' in beyond && beyond.state.seed === null);
  const wrong = (n: number) => {
    const place = parse(`#/gambit?${Array.from({ length: n }, (_, at) => `x${at}=1`).join('&')}`);
    return 'problems' in place && place.problems.at(-1);
  };
  assert.deepEqual(
    [wrong(3), wrong(4)],
    ['In the link, “x2” is not known.', 'In the link, there is more that can’t be read.'],
  );
  const moves = (n: number) => {
    const place = parse(`#/gambit?moves=${Array.from({ length: n }, () => 'a').join('_')}`);
    return place.screen === 'table' && [place.state.moves.length, place.problems.length];
  };
  assert.deepEqual(
    [moves(MAX_MOVES), moves(MAX_MOVES + 1)],
    [
      [MAX_MOVES, 0],
      [MAX_MOVES, 1],
    ],
  );
});

test('a link tells the time that is left in tenths, once there is a move', () => {
  const state = { ...EMPTY, game: 'combo', clock: { base: 60, increment: 0, left: [59_901, 60_000] } };
  assert.equal(formatLink(state), '#/combo?clock=60+0');
  assert.equal(formatLink({ ...state, moves: ['1a2-a3'], at: 1 }), '#/combo?clock=60+0&left=60,60&moves=1a2-a3');
  assert.equal(
    formatLink({ ...state, clock: { ...state.clock, left: [59_899, 1] }, moves: ['1a2-a3'], at: 0 }),
    '#/combo?clock=60+0&left=59.9,0.1&moves=1a2-a3&at=0',
  );
  assert.equal(
    formatLink({ ...state, clock: { ...state.clock, left: null }, moves: ['1a2-a3'] }),
    '#/combo?clock=60+0&moves=1a2-a3',
  );
  assert.equal(
    formatLink({ ...EMPTY, match: { id: 'abcd', from: 1 }, ending: 0 }),
    '#/gambit?match=abcd-1&ending=resigned-0',
  );
  assert.equal(reviewLink({ ...EMPTY, moves: ['c2xc4'] }), '#/gambit/review?moves=c2xc4');
});

test('the setting of a clock in a link', () => {
  for (const [text, setting] of [
    ['10+0', [10, 0]],
    ['9+0', undefined],
    ['10800+180', [10_800, 180]],
    ['10801+0', undefined],
    ['60+181', undefined],
    ['60+12', [60, 12]],
    ['x60+0', undefined],
    ['60+0x', undefined],
    ['060+0', undefined],
    ['60+00', undefined],
    ['60', undefined],
    ['100000+0', undefined],
    ['60+1000', undefined],
    ['', undefined],
  ] as [string, [number, number] | undefined][])
    assert.deepEqual(parseClock(text), setting && { base: setting[0], increment: setting[1] }, text);
});

test('the kinds of players', () => {
  assert.deepEqual(PLAYER_KINDS, ['human', 'beginner', 'easy', 'medium', 'hard', 'master']);
  assert.deepEqual(ALL_PLAYER_KINDS, [...PLAYER_KINDS, 'friend']);
  assert.deepEqual(ALL_PLAYER_KINDS.filter(isLevel), ['beginner', 'easy', 'medium', 'hard', 'master']);
  assert.deepEqual(seatsHere(['human', 'easy', 'human', 'friend']), [0, 2]);
  assert.deepEqual([isByLink(['human', 'friend']), isByLink(['human', 'easy'])], [true, false]);
  assert.deepEqual(seatsBeside({ playerKinds: ['human', 'easy', 'friend'] }, [1]), [0, 2]);
  assert.deepEqual(seatsBeside({ playerKinds: null }, [1]), []);
  const isForManyOf = (playerKinds: PlayerKind[] | null) => isForMany({ playerKinds });
  assert.deepEqual(
    [null, ['human', 'easy'] as const, ['human', 'easy', 'friend'] as const].map((kinds) =>
      isForManyOf(kinds && [...kinds]),
    ),
    [false, false, true],
  );
  assert.deepEqual(asSeenFrom(['human', 'easy', 'human'], [2]), ['friend', 'easy', 'human']);
  assert.equal(formatPlayers(['friend', 'easy', 'human']), 'human,easy,human');
});

test('the seed that a person types', () => {
  for (const [text, seed] of [
    ['0', 0],
    ['42', 42],
    ['9007199254740991', 2 ** 53 - 1],
    ['9007199254740992', undefined],
    ['', undefined],
    ['4 2', undefined],
    ['-1', undefined],
  ] as [string, number | undefined][])
    assert.equal(parseSeed(text), seed, text);
  assert.equal(defaultOf({ ...(combo.options[0] as any), default: 'pieces' }), 'pieces');
  assert.equal(defaultOf({ ...(combo.options[0] as any), default: undefined }), 'on');
  assert.deepEqual([truncate('x'.repeat(24)), truncate('x'.repeat(25))], ['x'.repeat(24), `${'x'.repeat(23)}…`]);
});

test('an invitation keeps all of its query, and has nothing below it', () => {
  assert.deepEqual(parse('#/combo/live?o=AB-_?x'), { screen: 'live', game: 'combo', query: 'o=AB-_?x' });
  assert.deepEqual(parse('#/combo/live'), { screen: 'live', game: 'combo', query: '' });
  const place = parse('#/combo/live/more?o=AB');
  assert.ok(place.screen === 'table' && place.problems.length > 0);
});

/** The parts of a table's link that are about hidden hands, and the number of its problems. */
function handsOf(link: string) {
  const place = parse(link);
  assert.ok(place.screen === 'table');
  const { view, hands, deal, moves, position } = place.state;
  return { view, hands, deal, moves, position, problems: place.problems.length };
}

test('a seat’s link has its view, its hands and the deal as far as it is known', () => {
  const state: GameLink = {
    ...EMPTY,
    game: 'luckymoose',
    view: '15/15 1 0,0',
    hands: ['r1b2', '-'],
    deal: 'secret.one.two',
    moves: ['h8'],
    at: 1,
  };
  const link = formatLink(state);
  assert.equal(link, '#/luckymoose?view=15/15_1_0,0&hands=r1b2,-&deal=secret.one.two&moves=h8');
  const { view, hands, deal, moves } = state;
  assert.deepEqual(handsOf(link), { view, hands, deal, moves, position: null, problems: 0 });
  assert.deepEqual(handsOf('#/luckymoose?view=1_1&hands=').hands, []);
  // Hands without a view are nobody's; a spectator's view has no moves.
  assert.equal(handsOf('#/luckymoose?hands=r1').hands, undefined);
  assert.deepEqual(handsOf('#/luckymoose?view=1_1&moves=h8').moves, []);
  assert.deepEqual(handsOf('#/luckymoose?view=1_1&hands=r1&position=1_1'), {
    ...{ view: '1 1', hands: ['r1'], deal: undefined, moves: [], position: null },
    problems: 1,
  });
  assert.equal(handsOf(`#/luckymoose?view=1&hands=${Array(MAX_MOVES + 1).fill('-')}`).hands?.length, MAX_MOVES);
});

test('hands belong to a game that hides them, and a deal has at most eight parts of letters', () => {
  assert.deepEqual([handsOf('#/combo?hands=r1').problems, handsOf('#/combo?hands=r1').hands], [1, undefined]);
  const long = 'a'.repeat(64);
  for (const deal of ['a', 'A-_9', long, Array(8).fill('b').join('.'), `${long}.${long}`])
    assert.deepEqual(
      [handsOf(`#/luckymoose?deal=${deal}`).deal, handsOf(`#/luckymoose?deal=${deal}`).problems],
      [deal, 0],
    );
  for (const deal of [
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    `${long}a`,
    `a.${long}a`,
    'a b',
    'a!',
    '!a',
    Array(9).fill('b').join('.'),
  ])
    assert.deepEqual(
      [handsOf(`#/luckymoose?deal=${deal}`).deal, handsOf(`#/luckymoose?deal=${deal}`).problems],
      [undefined, 1],
    );
});

test('only a game for several numbers of players tells that number to the engine', () => {
  const [one, two] = [
    { options: { draws: 'on' }, playerKinds: null },
    { options: {}, playerKinds: ['human', 'hard', 'easy'] as PlayerKind[] },
  ];
  assert.equal(formatSetup(combo, one), 'draws=on');
  assert.equal(formatSetup({ playerKinds: ['human', 'human'] }, two), '');
  assert.equal(formatSetup({ leastSeats: 2, playerKinds: ['human', 'human'] }, two), 'players=3');
  assert.equal(formatSetup({ leastSeats: 2, playerKinds: ['human', 'human'] }, one), 'draws=on players=2');
});
