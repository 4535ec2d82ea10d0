// Links: parsing, formatting, and the problems of broken ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.js';
import { findGame } from '../../www/games/index.js';
import { formatLink, formatSetup, parseLink } from '../../www/links/link.js';

/** @import { TableState } from '../../www/types.js' */

const parse = (/** @type {string} */ link) => parseLink(link, findGame);

/** @type {TableState} */
const EMPTY = { game: 'gambit', seed: null, position: null, moves: [], playerKinds: null, options: {}, clock: null, match: null, at: null };

/** @type {[string, Partial<TableState>][]} */
const LINKS = [
  ['#/gambit', {}],
  ['#/gambit?seed=0', { seed: 0 }],
  ['#/gambit?seed=9007199254740991', { seed: 2 ** 53 - 1 }],
  ['#/gambit?position=8/xxxxxxxx/oooooooo/8_x', { position: '8/xxxxxxxx/oooooooo/8 x' }],
  ['#/gambit?moves=c2xc4', { moves: ['c2xc4'] }],
  ['#/gambit?moves=1a2+b2_~r1g2_r1@h8,r2@i8', { moves: ['1a2+b2', '~r1g2', 'r1@h8,r2@i8'] }],
  ['#/gambit?players=human,master', { playerKinds: ['human', 'master'] }],
  ['#/gambit?moves=c2xc4_d3xd1&at=1', { moves: ['c2xc4', 'd3xd1'], at: 1 }],
  ['#/gambit?moves=c2xc4_d3xd1&at=0', { moves: ['c2xc4', 'd3xd1'], at: 0 }],
  [
    '#/gambit?seed=7&players=easy,hard&moves=c2xc4',
    { seed: 7, playerKinds: ['easy', 'hard'], moves: ['c2xc4'] },
  ],
  ['#/combo?draws=pieces', { game: 'combo', options: { draws: 'pieces' } }],
  ['#/gambit?moves=%23%26%25%20é%E2%99%9F', { moves: ['#&% é♟'] }],
];

for (const [link, state] of LINKS) {
  test(`${link} is parsed`, () => {
    const isBare = link === '#/gambit';
    assert.deepEqual(parse(link), { screen: 'table', state: { ...EMPTY, ...state }, isBare, problems: [] });
  });
}

test('a formatted link is parsed to the same state', () => {
  let seed = 1;
  const below = (/** @type {number} */ n) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const letters = ['c2xc4', 'a', '&', '=', '%', '#', '?', ' ', 'é', '+', '"', '<'];
  const text = () => Array.from({ length: 1 + below(4) }, () => letters[below(letters.length)]).join('');
  for (let n = 0; n < 1000; n += 1) {
    const moves = Array.from({ length: below(6) }, text);
    /** @type {TableState} */
    const state = {
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

/** @type {[string, string][]} A link, and its reported problems. */
const BROKEN = [
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
  [`#/gambit?seed=${'x'.repeat(22)}${encodeURIComponent('😀😀')}`, `In the link, “seed” is “${'x'.repeat(22)}…”, not a whole number up to 9007199254740991.`],
  ['#/gambit?seed=%E2%80%AE1%0A', 'In the link, “seed” is “\ufffd1\ufffd”, not a whole number up to 9007199254740991.'],
  [`#/gambit?${'x'.repeat(500)}=1`, `In the link, “${'x'.repeat(23)}…” is not known.`],
  ['#/combo?draws=off', 'In the link, “draws” is “off”, not on or pieces.'],
  ['#/gambit?draws=pieces', 'In the link, “draws” is not known.'],
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
  assert.deepEqual(parse(''), { screen: 'hall', problems: [] });
  assert.deepEqual(parse('#/'), { screen: 'hall', problems: [] });
  assert.deepEqual(parse('#/gambit/rules'), { screen: 'rules', game: 'gambit' });
  assert.deepEqual(parse('gambit'), parse('#/gambit'));
  assert.deepEqual(parse('#/gambit?'), parse('#/gambit'));
  assert.deepEqual(parse('#/constructor'), {
    screen: 'hall', problems: ['There is no game called “constructor” here.'],
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
const DAMAGED = Number(process.env.DAMAGED ?? 100_000);

for (const link of WHOLE) {
  test(`${DAMAGED} damaged links: ${link.slice(2, 10)}`, () => {
    let seed = 3;
    const below = (/** @type {number} */ n) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    const letters = [...'0159abhoxg_,/?&=%+~@-# é', '%20', '%', '%zz', 'seed=', '&at=', 'human', '99999999999999999999'];
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
      for (const problem of place.problems) assert.match(problem, /^(In the link, (“|only 20 of \d+ values|there is more)|“).*\.$/s);
      // The parsed state survives another round trip.
      const written = formatLink(place.state);
      const again = parse(written);
      assert.deepEqual(again.screen === 'table' && [formatLink(again.state), again.problems], [written, []], text.join(''));
    }
    // If all or none of the damage were noticed, this would test nothing.
    assert.ok(whole > DAMAGED / 100 && whole < DAMAGED * 0.9, `${whole} links were taken whole`);
  });
}

/** @type {[string, string, string[]][]} The repeated part, the link, and its problems. */
const FULL = [
  ['values', `#/combo?${'a=b&'.repeat(262_144)}`, ['This link is longer than any game’s, so it was not opened.']],
  [
    'values, as many as may be', `#/combo?${'a=b&'.repeat(16_000)}`,
    ['In the link, only 20 of 16,000 values are read.', 'In the link, “a” is not known.', 'In the link, there is more that can’t be read.'],
  ],
  ['moves', `#/combo?moves=${'1a2-a3_'.repeat(100_000)}`, ['This link is longer than any game’s, so it was not opened.']],
  ['empty moves', `#/combo?moves=${'_'.repeat(60_000)}`, ['In the link, “moves” has more than 4,000 moves; no game has so many.']],
  ['a name', `#/${'x'.repeat(60_000)}`, ['There is no game called “xxxxxxxxxxxxxxxxxxxxxxx…” here.']],
  ['a seed', `#/gambit?seed=${'9'.repeat(60_000)}`, ['In the link, “seed” is “99999999999999999999999…”, not a whole number up to 9007199254740991.']],
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
  const state = { ...EMPTY, game: 'luckymoose', view: SEEN, playerKinds: /** @type {import('../../www/types.js').PlayerKind[]} */ (['human', 'easy']) };
  assert.equal(formatLink(state), link);
  assert.deepEqual(parse(link), { screen: 'table', state, isBare: false, problems: [] });
  // Parts that would reveal more are dropped and reported.
  const more = parse(`${link}&seed=42&moves=pass`);
  assert.ok(more.screen === 'table');
  assert.deepEqual(more.state, state);
  assert.deepEqual(more.problems, ['seed', 'moves'].map((key) => `In the link, “${key}” can’t go with “view”, which is for watching.`));
  const open = parse('#/gambit?view=8');
  assert.ok(open.screen === 'table');
  assert.deepEqual([open.state, open.problems], [EMPTY, ['In the link, “view” is for games with hidden hands, and this is not one.']]);
});
