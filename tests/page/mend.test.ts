// Addresses as messengers, mail gateways and Markdown leave them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GAMES } from '../../www/games/index.ts';
import { formatLink } from '../../www/links/link.ts';
import { mendFragment } from '../../www/links/mend.ts';

const LINK = '#/gambit?players=human,human&moves=c2xc4_d3xd1';
const CLOCK = '#/combo?players=human,human&clock=300+2&moves=1c2+c1_1f7+f8';
const BOARD = '#/triboard?position=r%23rb%23r1_g&moves=a1';
const PACKED = '#/gambit?z=eNqrVkrOzytJLSpRslIqSC0pys8D_-_';

/** What arrives, and what was sent. */
const CASES = [
  ['the query encoded', '#/gambit%3Fplayers%3Dhuman%2Chuman%26moves%3Dc2xc4_d3xd1', LINK],
  ['everything encoded', '#%2Fgambit%3Fplayers%3Dhuman%2Chuman%26moves%3Dc2xc4_d3xd1', LINK],
  ['everything encoded in lower case', '#%2fgambit%3fplayers%3dhuman%2chuman%26moves%3dc2xc4_d3xd1', LINK],
  ['encoded twice', '#%252Fgambit%253Fplayers%253Dhuman%252Chuman%2526moves%253Dc2xc4_d3xd1', LINK],
  ['encoded three times', '#%25252Fgambit%25253Fplayers%25253Dhuman%25252Chuman%252526moves%25253Dc2xc4_d3xd1', LINK],
  ['only the question mark encoded', LINK.replace('?', '%3F'), LINK],
  ['only the signs of the query encoded', LINK.replaceAll('=', '%3D').replaceAll('&', '%26'), LINK],
  [
    'an encoded square of a position encoded again',
    '#%2Ftriboard%3Fposition%3Dr%2523rb%2523r1_g%26moves%3Da1',
    BOARD.replaceAll('%23', '%23'),
  ],
  ['a letter of the path encoded', LINK.replace('gambit', 'gambi%74'), LINK],
  ['a blank before it', LINK.replace('#', '#%20'), LINK],
  ['two blanks between moves', LINK.replace('_', '%20%20'), LINK],
  ['a blank in the split of a large stack', CLOCK.replace('1c2+c1', '12c2 c1'), CLOCK.replace('1c2+c1', '12c2+c1')],
  ['a blank in a split on a large board', CLOCK.replace('1c2+c1', '1c12 c11'), CLOCK.replace('1c2+c1', '1c12+c11')],
  ['an underscore after what follows a tree', '#/gambit/study?tree=eNq_&at=3_', '#/gambit/study?tree=eNq_&at=3'],
  ['an entity', LINK.replace('&', '&amp;'), LINK],
  ['an entity twice', LINK.replace('&', '&amp;amp;'), LINK],
  ['an entity, encoded', LINK.replace('&', '&amp%3B').replace('%3B', ';'), LINK],
  ['an entity with a number', LINK.replace('&', '&#38;'), LINK],
  ['an underscore escaped', LINK.replace('_', '\\_'), LINK],
  ['an underscore escaped and encoded', LINK.replace('_', '%5C_'), LINK],
  ...[
    ')',
    ').',
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    '…',
    ']',
    ')]',
    "'",
    '"',
    '%22',
    '”',
    '%E2%80%9D',
    '’',
    '»',
    '>',
    '%3E',
    '%3E.',
    '*',
    '**',
    ')**',
    '~',
    '~~',
    '`',
    '%60',
    '_',
    '__',
    '。',
    '、',
    '）',
    '」',
    '%EF%BC%89',
    '%20',
    ' ',
    '%C2%A0',
    '\u00a0',
    '&',
    '%0A',
  ].map((end) => [`followed by ${end}`, LINK + end, LINK]),
  ['followed by the end of an anchor', `${LINK}%3C/a%3E`, LINK],
  ['followed by an attribute', `${LINK}%22%20target=%22_blank`, LINK],
  ['a zero width space', LINK.replace('_', '_%E2%80%8B'), LINK],
  ['a zero width space as it is', LINK.replace('_', '_\u200b'), LINK],
  ['a soft hyphen', LINK.replace('xc4', 'x%C2%ADc4'), LINK],
  ['a mark of the byte order', LINK.replace('?', '?%EF%BB%BF'), LINK],
  ['a mark of direction at the end', `${LINK}%E2%80%8E`, LINK],
  ['an isolate around it', `#%E2%81%A6${LINK.slice(1)}%E2%81%A9`, LINK],
  ['a joiner, encoded twice', LINK.replace('_', '_%25E2%2581%25A0'), LINK],
  ['a line that was broken', LINK.replace('_', '_%20'), LINK],
  ['a line that was broken within a move', LINK.replace('xc4', 'x%20c4'), LINK],
  ['blanks between the moves', LINK.replace('_', '%20'), LINK],
  ['a plus as a blank', CLOCK.replaceAll('+', ' '), CLOCK],
  ['a plus as an encoded blank', CLOCK.replaceAll('+', '%20'), CLOCK],
  ['a plus as a blank that does not break', CLOCK.replaceAll('+', '%C2%A0'), CLOCK],
  ['a dash for a hyphen', '#/combo?moves=1a1%E2%80%93a2', '#/combo?moves=1a1-a2'],
  ['a packed link with a bracket', `${PACKED})`, PACKED],
  ['a packed link with stars', `${PACKED}**`, PACKED],
  ['a packed link that was encoded', PACKED.replace('?', '%3F').replace('=', '%3D'), PACKED],
  ['a screen with a bracket', '#/gambit/learn).', '#/gambit/learn'],
  ['the hall with a bracket', '#/)', '#/'],
  ['no slash', LINK.replace('#/', '#'), LINK],
];

for (const [name = '', arrived = '', sent = ''] of CASES)
  test(`an address with ${name}`, () =>
    assert.equal(decodeURIComponent(mendFragment(arrived)), decodeURIComponent(sent)));

test('what can’t be decoded is left, and nothing throws', () => {
  assert.equal(mendFragment('#/gambit?moves=c2xc4%ZZ_d3xd1%2'), '#/gambit?moves=c2xc4%ZZ_d3xd1%2');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const mended = mendFragment(`#${text}`);
      assert.ok(mended.startsWith('#/'));
    }),
  );
});

test('a sound link is never changed', () => {
  for (const link of [
    '#/',
    '#/library',
    '#/gambit',
    '#/gambit/puzzles/2026-11-01',
    '#/docs/hosting',
    '#/combo/course/2/1',
    LINK,
    CLOCK,
    BOARD,
    PACKED,
    '#/gambit/study?id=abcd&tree=eNp_-_',
    '#/luckymoose?view=9/9_1_0,0_6/6_96_0_-',
  ])
    assert.equal(mendFragment(link), link);
  const lines = GAMES.map((game) => ({ game, moves: game.sample }));
  fc.assert(
    fc.property(
      fc.constantFrom(...lines),
      fc.nat(20),
      fc.nat(),
      fc.boolean(),
      fc.option(fc.nat(3)),
      ({ game, moves }, count, seed, isTimed, from) => {
        const link = formatLink({
          game: game.id,
          seed,
          position: null,
          moves: moves.slice(0, count),
          playerKinds: ['human', 'medium'],
          options: {},
          at: null,
          clock: isTimed ? { base: 300, increment: 2, left: [299_900, 100] } : null,
          match: from === null ? null : { id: 'abcdefgh', from },
        });
        assert.equal(mendFragment(link), link);
      },
    ),
  );
});
