// Invitations and answers as people pass them on: round trips, their length, damage, and messages around them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from '../../www/links/live/bytes.ts';
import { LiveFault } from '../../www/links/live/fault.ts';
import { answerIn, findLive } from '../../www/links/live/find.ts';
import {
  LIFETIME,
  answerTo,
  formatAnswer,
  formatInvitation,
  hasExpired,
  parseAnswer,
  parseInvitation,
  requireAnswerTo,
  seatsOfGuest,
  type Invitation,
} from '../../www/links/live/invitation.ts';
import { cleanName } from '../../www/links/live/name.ts';
import { packSignal, unpackSignal } from '../../www/links/live/signal.ts';
import { invitedTo } from '../../www/links/live/told.ts';
import { randomNumbers } from '../tools/random.ts';
import { CHROME_ANSWER, CHROME_OFFER, FIREFOX_OFFER, SAFARI_OFFER } from './livesignals.ts';
import { kinds } from './reducing.ts';
import type { GameLink } from '../../www/links/state.ts';

const isFault = (code: string) => (error: unknown) => error instanceof LiveFault && error.code === code;

const NEW_GAME: GameLink = {
  game: 'gambit',
  seed: 734_512,
  position: null,
  moves: [],
  playerKinds: kinds('human friend'),
  options: {},
  clock: null,
  match: { id: 'k3x9abcdef', from: 0 },
  at: null,
};
const EXPIRES = 29_000_000 * 60_000;

const invite = (parts: Partial<Invitation> = {}, link: Partial<GameLink> = {}): Invitation => ({
  link: { ...NEW_GAME, ...link },
  name: 'Amélie',
  seats: [0],
  expires: EXPIRES,
  offer: { type: 'offer', sdp: CHROME_OFFER },
  ...parts,
});

const LONG = Array.from({ length: 150 }, (_, n) => `${'abcdefgh'[n % 8]}2${'abcdefgh'[(n * 5) % 8]}4`);

const BOARD = { playerKinds: kinds('friend hard'), match: { id: 'k3x9', from: 1 } };
const INVITATIONS: [string, Invitation, number][] = [
  ['a new game of Gambit', invite(), 300],
  ['a new game from Firefox', invite({ offer: { type: 'offer', sdp: FIREFOX_OFFER } }), 300],
  ['a new game from Safari, without a name', invite({ name: '', offer: { type: 'offer', sdp: SAFARI_OFFER } }), 300],
  [
    'a new game of Combo with a clock',
    invite({}, { game: 'combo', clock: { base: 300, increment: 2, left: null }, options: { draws: 'pieces' } }),
    300,
  ],
  [
    'a game of Combo under way, with the time that is left',
    invite(
      { seats: [1] },
      {
        game: 'combo',
        moves: LONG,
        clock: { base: 300, increment: 2, left: [120_000, 59_300] },
        match: { id: 'k3x9', from: 1 },
      },
    ),
    800,
  ],
  ['a game from a position', invite({}, { position: '8/xxxxxxxx/oooooooo/8 o', seed: null, moves: ['d2xd4'] }), 320],
  [
    'a game of three with the computer',
    invite({ seats: [0, 2] }, { game: 'triboard', playerKinds: kinds('human friend hard') }),
    300,
  ],
  ['a game to watch', invite({ seats: [0, 1] }), 300],
  ['a game of one and the computer, of which the host shows the board', invite({ seats: [1] }, BOARD), 300],
];

const PERSONS = (link: GameLink) => link.playerKinds?.map((kind) => (kind === 'friend' ? 'human' : kind));

for (const [name, invitation, longest] of INVITATIONS) {
  test(`${name}: the invitation is at most ${longest} characters long, and says the same`, async () => {
    const fragment = await formatInvitation(invitation);
    assert.ok(fragment.length <= longest, `${fragment.length} characters`);
    assert.match(fragment, /^#\/[a-z]+\/live\?o=[\w-]+$/);
    const parsed = await parseInvitation(fragment);
    const { link, offer } = invitation;
    assert.deepEqual(parsed.link, { ...link, playerKinds: PERSONS(link), at: null });
    assert.deepEqual(
      [parsed.name, parsed.seats, parsed.expires],
      [invitation.name, invitation.seats, invitation.expires],
    );
    assert.deepEqual(parsed.offer, unpackSignal(packSignal(offer)));
    assert.equal(await formatInvitation(parsed), fragment, 'it is passed on as it came');
  });
}

test('the guest has the seats that the host has not', async () => {
  assert.deepEqual(seatsOfGuest(invite()), [1]);
  assert.deepEqual(seatsOfGuest(invite({ seats: [0, 1] })), []);
  assert.deepEqual(seatsOfGuest(invite({ seats: [0, 2] }, { playerKinds: kinds('human human hard') })), [1]);
});

test('an invitation is valid for an hour', async () => {
  const now = EXPIRES - 12_345;
  const { expires } = await parseInvitation(await formatInvitation(invite({ expires: now + LIFETIME })));
  assert.ok(expires >= now + 3_600_000 && expires < now + 3_660_000);
  assert.deepEqual([hasExpired({ expires }, now), hasExpired({ expires }, expires)], [false, true]);
});

const REFUSED: [string, Invitation][] = [
  ['without a match', invite({}, { match: null })],
  ['without players', invite({}, { playerKinds: null })],
  ['to watch a game with hidden hands', invite({ seats: [0, 1] }, { game: 'luckymoose', seed: null })],
  ['to a deal that is told', invite({}, { game: 'luckymoose', seed: 1 })],
  ['with no seat for the host', invite({ seats: [] })],
  ['with another seat of the host than that of the match', invite({ seats: [1] })],
  ['with a computer on the guest’s device', invite({ seats: [0] }, { playerKinds: kinds('human hard') })],
  ['with an answer instead of an offer', invite({ offer: { type: 'answer', sdp: CHROME_ANSWER } })],
];

for (const [name, invitation] of REFUSED) {
  test(`an invitation ${name} is refused`, async () => {
    await assert.rejects(formatInvitation(invitation).then(parseInvitation), isFault('damaged'));
  });
}

test('an invitation to a game that is unknown here is refused', async () => {
  await assert.rejects(formatInvitation(invite({}, { game: 'chess' })).then(parseInvitation), isFault('unknownGame'));
  const other = invite({}, { options: { gravity: 'low' } });
  await assert.rejects(formatInvitation(other).then(parseInvitation), isFault('unknownGame'));
});

const NAMES: [string, string][] = [
  ['  Ada\n\tLovelace ', 'Ada Lovelace'],
  ['a\u0000b\u202ec', 'a b c'],
  ['x'.repeat(50), 'x'.repeat(40)],
  ['🦌'.repeat(41), '🦌'.repeat(40)],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['\ud83d', ''],
  ['<b>', '<b>'],
  // Joiners, variation selectors and marks alone show nothing; a pile of marks would cover the lines above.
  ['\u200d\ufe0f\u034f', ''],
  [`a${'\u0300'.repeat(30)}`, `a${'\u0300'.repeat(4)}`],
  [`a${'\u0300\u0300\u200d'.repeat(10)}`, 'a\u0300\u0300\u200d\u0300'],
];

for (const [text, name] of NAMES)
  test(`the name ${JSON.stringify(text)} becomes ${JSON.stringify(name)}`, () => assert.equal(cleanName(text), name));

/** An answer as the guest's device makes it of the invitation that came. */
async function answered(invitation: Invitation) {
  const parsed = await parseInvitation(await formatInvitation(invitation));
  return formatAnswer(answerTo(parsed, 'Sami', { type: 'answer', sdp: CHROME_ANSWER }));
}

test('an answer comes back to its invitation', async () => {
  const invitation = invite();
  const fragment = await answered(invitation);
  assert.ok(fragment.length <= 170, `${fragment.length} characters`);
  const answer = parseAnswer(fragment);
  assert.deepEqual([answer.game, answer.match, answer.name], ['gambit', 'k3x9abcdef', 'Sami']);
  assert.deepEqual(answer.answer, unpackSignal(packSignal({ type: 'answer', sdp: CHROME_ANSWER })));
  requireAnswerTo(answer, invitation);
});

test('an answer to an older offer, or to another game, is told apart', async () => {
  const answer = parseAnswer(await answered(invite()));
  const newer = invite({ offer: { type: 'offer', sdp: CHROME_OFFER.replace('9/bQ', '9/bR') } });
  assert.throws(() => requireAnswerTo(answer, newer), isFault('olderInvitation'));
  const other = invite({}, { match: { id: 'aaaaaaaaaa', from: 0 } });
  assert.throws(() => requireAnswerTo(answer, other), isFault('otherGame'));
  assert.throws(() => requireAnswerTo(answer, invite({}, { game: 'combo' })), isFault('otherGame'));
});

test('neither is taken for the other, and nothing else for either', async () => {
  const [invitation, answer] = [await formatInvitation(invite()), await answered(invite())];
  assert.throws(() => parseAnswer(invitation), isFault('noInvitation'));
  await assert.rejects(parseInvitation(answer), isFault('noInvitation'));
  const swapped = [invitation.replace('?o=', '?a='), answer.replace('?a=', '?o=')] as const;
  assert.throws(() => parseAnswer(swapped[0]), isFault('damaged'));
  await assert.rejects(parseInvitation(swapped[1]), isFault('damaged'));
  for (const text of ['', '#/gambit', '#/gambit/live', '#/gambit/live?o=', '#/gambit/live?o=%%', '#/live?o=AAAA'])
    await assert.rejects(parseInvitation(text), isFault('noInvitation'));
});

test('a fragment in which any letter was changed or lost is refused', async () => {
  const fragment = await formatInvitation(invite());
  const start = fragment.indexOf('=') + 1;
  const random = randomNumbers(7);
  let passed = 0;
  for (let at = start; at < fragment.length; at += 1) {
    const letter = 'ABCDwxyz0189-_'[Math.floor(random() * 14)] ?? '';
    const changed = [
      fragment.slice(0, at),
      fragment.slice(0, at) + fragment.slice(at + 1),
      fragment.slice(0, at) + letter + fragment.slice(at + 1),
    ];
    for (const text of changed.filter((each) => each !== fragment))
      await parseInvitation(text).then(
        () => (passed += 1),
        (error) => assert.ok(error instanceof LiveFault, String(error)),
      );
  }
  assert.equal(passed, 0);
});

/** A fragment with the check of its bytes. */
function sealed(kind: 'o' | 'a', bytes: number[]) {
  const check = hashOf(bytes);
  return `#/gambit/live?${kind}=${Buffer.from([...bytes, (check >> 8) & 255, check & 255]).toString('base64url')}`;
}

test('changed bytes behind a valid check are read or refused, without any other error', async () => {
  const random = randomNumbers(11);
  const below = (limit: number) => Math.floor(random() * limit);
  const fragments = { o: await formatInvitation(invite()), a: await answered(invite()) };
  let read = 0;
  for (let n = 0; n < 2000; n += 1) {
    const kind = n % 2 === 0 ? 'o' : 'a';
    const bytes = [...Buffer.from(fragments[kind].split('=')[1] ?? '', 'base64url')].slice(0, -2);
    for (let changes = 1 + below(3); changes > 0; changes -= 1) bytes[below(bytes.length)] = below(256);
    const fragment = sealed(kind, below(4) === 0 ? bytes.slice(0, below(bytes.length)) : bytes);
    const parse = async () => (kind === 'o' ? parseInvitation(fragment) : parseAnswer(fragment));
    await parse().then(
      ({ name }) => {
        read += 1;
        assert.equal(cleanName(name), name);
      },
      (error) => assert.ok(error instanceof LiveFault, String(error)),
    );
  }
  assert.ok(read > 100 && read < 1900, `${read} were read`);
});

const MESSAGES: [string, (fragment: string) => string][] = [
  ['alone', (fragment) => fragment],
  ['behind an address', (fragment) => `https://example.org/games/${fragment}`],
  ['in a sentence', (fragment) => `Join me: https://example.org/${fragment}. It is fun!`],
  ['in Arabic', (fragment) => `\u2067العب معي: http://localhost:8080/x/?embed${fragment}\u2069`],
  ['in brackets', (fragment) => `(<https://example.org/${fragment}>)`],
  ['encoded', (fragment) => `https://example.org/?u=https%3A%2F%2Fexample.org%2F${encodeURIComponent(fragment)}`],
  ['with a language', (fragment) => `https://example.org/${fragment}&lang=de`],
  ['broken over lines', (fragment) => `> https://example.org/${fragment.replace(/.{70}/g, '$&\n> ')}\n> See you!`],
  ['with dashes of a typographer', (fragment) => fragment.replaceAll('-', '\u2013')],
  ['with zero-width spaces', (fragment) => fragment.replace(/.{30}/g, '$&\u200b')],
];

for (const [name, around] of MESSAGES) {
  test(`an invitation and an answer are found in a text: ${name}`, async () => {
    const [invitation, answer] = [await formatInvitation(invite()), await answered(invite())];
    assert.deepEqual(await findLive(around(invitation)), { kind: 'invitation', fragment: invitation });
    assert.deepEqual(await findLive(around(answer)), { kind: 'answer', fragment: answer });
  });
}

test('of several, the intact one of the wanted kind is found', async () => {
  const [invitation, answer] = [await formatInvitation(invite()), await answered(invite())];
  const cut = answer.slice(0, -9);
  const both = `> ${invitation}\nHere: ${cut} or ${answer}`;
  assert.equal((await findLive(both))?.fragment, invitation);
  assert.equal((await findLive(both, 'answer'))?.fragment, answer);
  assert.equal((await findLive(`${cut} ${invitation}`))?.fragment, invitation);
  assert.equal((await findLive(`${cut} ${invitation}`, 'answer'))?.fragment, cut);
  assert.deepEqual(await findLive(`Here: ${cut}!`), { kind: 'answer', fragment: cut });
});

test('an invitation is no answer', async () => {
  const [invitation, answer] = [await formatInvitation(invite()), await answered(invite())];
  assert.equal(formatAnswer(await answerIn(`> ${invitation}\n${answer}`)), answer);
  await assert.rejects(answerIn(invitation), isFault('noAnswer'));
  await assert.rejects(answerIn(`> ${invitation}\n${answer.slice(0, -9)}`), isFault('damaged'));
  await assert.rejects(answerIn('Hello!'), isFault('noInvitation'));
});

test('nothing is found in other texts', async () => {
  for (const text of ['', 'Hello!', 'https://example.org/#/gambit?moves=d2xd4', '#/gambit/live', 'x'.repeat(300_000)])
    assert.equal(await findLive(text), null);
});

test('the sender of an invitation is a seat here or answered for, and hands are told to nobody', () => {
  const from = (players: string, seat: number | null) =>
    invitedTo({ ...NEW_GAME, playerKinds: kinds(players) }, seat).match?.from;
  assert.deepEqual(
    [from('human friend', 1), from('friend human', 0), from('human friend', null), from('friend friend', 0)],
    [0, 1, 0, 1],
  );
  assert.equal(from('friend hard friend', 2), 0);
  const dealt: GameLink = { ...NEW_GAME, game: 'luckymoose', deal: 'secret.number', moves: ['h8'] };
  const seat: GameLink = { ...NEW_GAME, game: 'luckymoose', seed: null, view: 'board', hands: ['r1'], moves: ['h8'] };
  for (const link of [dealt, seat]) {
    const { seed, deal, view, hands, moves } = invitedTo(link, 1);
    assert.deepEqual([seed, deal, view, hands, moves], [null, undefined, undefined, undefined, []]);
  }
  assert.deepEqual(invitedTo({ ...NEW_GAME, moves: ['c2xc4'] }, 1), { ...NEW_GAME, moves: ['c2xc4'] });
  assert.equal(invitedTo({ ...NEW_GAME, match: null }, 1).match, null);
});
