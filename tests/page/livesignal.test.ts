// Signals in a few bytes: what browsers write comes back in the grammar of the standards, and nothing else does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveFault } from '../../www/links/live/fault.ts';
import { formatAddress, parseAddress } from '../../www/links/live/ip.ts';
import { packSignal, unpackSignal, type Signal } from '../../www/links/live/signal.ts';
import { randomNumbers } from '../tools/random.ts';
import { CHROME_ANSWER, CHROME_OFFER, FIREFOX_OFFER, SAFARI_OFFER } from './livesignals.ts';

const isFault = (code: string) => (error: unknown) => error instanceof LiveFault && error.code === code;

/** What a signal says: the values that two devices need. */
function valuesOf({ sdp }: Signal) {
  const all = (pattern: RegExp) => [...sdp.matchAll(pattern)].map((match) => match.slice(1).join(' ').toLowerCase());
  const exactly = (pattern: RegExp) => [...sdp.matchAll(pattern)].map((match) => match[1]);
  return {
    credentials: [...exactly(/^a=ice-ufrag:(.*)\r$/gm), ...exactly(/^a=ice-pwd:(.*)\r$/gm)],
    fingerprint: all(/^a=fingerprint:(.*)\r$/gm),
    setup: all(/^a=setup:(.*)\r$/gm),
    mid: exactly(/^a=mid:(.*)\r$/gm),
    group: exactly(/^a=group:BUNDLE (.*)\r$/gm),
    candidates: all(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)
      .map(canonical)
      .sort(),
  };
}

/** A candidate with its address written in one way. */
function canonical(candidate: string) {
  const [host = '', ...others] = candidate.split(' ');
  const address = parseAddress(host);
  return [address && formatAddress(address), ...others].join(' ');
}

/** Bytes of the usual parts of a signal, and of its candidates. */
const SIGNALS: [string, Signal, number][] = [
  ['an offer of Chrome', { type: 'offer', sdp: CHROME_OFFER }, 104],
  ['an answer of Chrome', { type: 'answer', sdp: CHROME_ANSWER }, 73],
  ['an offer of Firefox', { type: 'offer', sdp: FIREFOX_OFFER }, 84],
  ['an offer of Safari', { type: 'offer', sdp: SAFARI_OFFER }, 128],
];

for (const [name, signal, size] of SIGNALS) {
  test(`${name} says the same when it was packed into ${size} bytes`, () => {
    const bytes = packSignal(signal);
    assert.equal(bytes.length, size);
    const unpacked = unpackSignal(bytes);
    assert.equal(unpacked.type, signal.type);
    assert.deepEqual(valuesOf(unpacked), valuesOf(signal));
    assert.deepEqual(packSignal(unpacked), bytes, 'packed once more it is the same');
  });

  test(`${name} comes back with the lines of the standards, in their order`, () => {
    const written = unpackSignal(packSignal(signal)).sdp;
    assert.match(written, /^([a-z]=[ -~]+\r\n)+$/);
    const usual = written.split('\r\n').filter((line) => !line.startsWith('a=candidate:'));
    const [mid = ''] = valuesOf(signal).mid;
    assert.deepEqual(usual.slice(0, 8), [
      'v=0',
      'o=- 1 1 IN IP4 0.0.0.0',
      's=-',
      't=0 0',
      `a=group:BUNDLE ${mid}`,
      'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
      'c=IN IP4 0.0.0.0',
      'a=end-of-candidates',
    ]);
    assert.ok(['a=sctp-port:5000', 'a=max-message-size:262144'].every((line) => usual.includes(line)));
    const candidates = written.split('\r\n').filter((line) => line.startsWith('a=candidate:'));
    const line =
      /^a=candidate:\d+ 1 udp (\d+) \S+ \d+ typ (host|(?:srflx|prflx|relay) raddr (?:0\.0\.0\.0|::) rport 0)$/;
    for (const candidate of candidates) assert.match(candidate, line);
    const priorities = candidates.map((candidate) => Number(line.exec(candidate)?.[1]));
    assert.equal(new Set(priorities).size, priorities.length);
    assert.ok(
      priorities.every((priority) => priority >= 1 && priority < 2 ** 31),
      'priorities fit by RFC 8839',
    );
  });
}

const OFFER: Signal = { type: 'offer', sdp: CHROME_OFFER };
const change = (pattern: RegExp | string, text: string): Signal => ({
  type: 'offer',
  sdp: CHROME_OFFER.replace(pattern, text),
});

test('an answer that waits for the handshake says so again', () => {
  const answer: Signal = { type: 'answer', sdp: CHROME_ANSWER.replace('setup:active', 'setup:passive') };
  assert.deepEqual(valuesOf(unpackSignal(packSignal(answer))).setup, ['passive']);
});

const CREDENTIALS: [string, string, string][] = [
  ['the shortest', 'abcd', 'A'.repeat(22)],
  ['the longest', 'f'.repeat(256), '+/aZ'.repeat(64)],
  ['of an odd length', 'abcde', '0123456789abcdef0123456'],
  ['of other characters', 'ab-_', `${'x'.repeat(21)}~!`],
];

for (const [name, ufrag, password] of CREDENTIALS) {
  test(`credentials are kept: ${name}`, () => {
    const signal = change('9/bQ', ufrag);
    signal.sdp = signal.sdp.replace('3oyz+7dS7cPmVyIv1OoJKUu/', password);
    const unpacked = unpackSignal(packSignal(signal));
    assert.deepEqual(valuesOf(unpacked).credentials, [ufrag, password]);
  });
}

test('no credential begins a new line', () => {
  const bytes = packSignal(change('9/bQ', 'ab-_'));
  const at = bytes.indexOf('-'.charCodeAt(0));
  for (const code of [10, 13, 32, 127, 200])
    assert.throws(() => unpackSignal(bytes.with(at, code)), isFault('damaged'), String(code));
  assert.match(unpackSignal(bytes.with(at, 33)).sdp, /a=ice-ufrag:ab!_\r/);
});

const REFUSED: [string, Signal, string][] = [
  ['without a fingerprint', change(/a=fingerprint.*\r\n/, ''), 'noSignal'],
  ['with a fingerprint by SHA-1', change('fingerprint:sha-256', 'fingerprint:sha-1'), 'noSignal'],
  ['without credentials', change(/a=ice-pwd.*\r\n/, ''), 'noSignal'],
  ['with a short password', change(/a=ice-pwd.*\r\n/, 'a=ice-pwd:short\r\n'), 'noSignal'],
  ['with a long fragment', change('9/bQ', 'a'.repeat(257)), 'noSignal'],
  ['with a camera', change(/$/, 'm=video 9 UDP/TLS/RTP/SAVPF 96\r\n'), 'noSignal'],
  ['without a data channel', change('webrtc-datachannel', '5000'), 'noSignal'],
  ['with another port of SCTP', change('sctp-port:5000', 'sctp-port:5001'), 'noSignal'],
  ['without candidates', change(/(a=candidate.*\r\n)+/, ''), 'noNetwork'],
  ['with candidates for TCP alone', change(/ udp /g, ' tcp '), 'noNetwork'],
];

for (const [name, signal, code] of REFUSED)
  test(`an offer ${name} is refused`, () => assert.throws(() => packSignal(signal), isFault(code)));

const candidate = (kind: string, host: string, port: number) =>
  `a=candidate:1 1 udp 1 ${host} ${port} typ ${kind} raddr 0.0.0.0 rport 0\r\n`;

test('of many candidates, one of each kind is kept first', () => {
  const many = [
    ...[1, 2, 3, 4].map((port) => candidate('host', '2001:db8::1', port)),
    ...[5, 6].map((port) => candidate('srflx', '203.0.113.1', port)),
    ...[7, 8, 9].map((port) => candidate('host', '192.0.2.1', port)),
    candidate('relay', '203.0.113.2', 10),
  ];
  const signal = unpackSignal(packSignal(change(/(a=candidate.*\r\n)+/, many.join(''))));
  const ports = [...signal.sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ \S+ (\d+)/gm)].map((match) => Number(match[1]));
  assert.deepEqual(ports, [7, 5, 10, 1, 8, 6]);
});

const ADDRESSES: [string, string | null][] = [
  ['192.0.2.255', '192.0.2.255'],
  ['192.0.2.256', null],
  ['192.0.2', null],
  ['192.0.02.1', null],
  ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['::ffff:192.0.2.1', '0:0:0:0:0:ffff:c000:201'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
  ['1:2:3:4:5:6:7:8::', null],
  ['1:2:3:4:5:6:7', null],
  ['1::2::3', null],
  ['fe80::1%eth0', null],
  ['example.org', null],
  ['1FDB5F1E-7e3b-4f3a-9b3a-2f1c5d6e7f80.local', '1fdb5f1e-7e3b-4f3a-9b3a-2f1c5d6e7f80.local'],
  ['printer.local', null],
];

for (const [text, expected] of ADDRESSES) {
  test(`the address ${text} is ${expected === null ? 'unknown' : `read as ${expected}`}`, () => {
    const address = parseAddress(text);
    assert.equal(address && formatAddress(address), expected);
  });
}

test('bytes that were cut, lengthened or changed are refused, or say what they say now', () => {
  const random = randomNumbers(1);
  const below = (limit: number) => Math.floor(random() * limit);
  const bytes = packSignal(OFFER);
  for (let length = 0; length < bytes.length; length += 1)
    assert.throws(() => unpackSignal(bytes.subarray(0, length)), LiveFault);
  assert.throws(() => unpackSignal(Uint8Array.from([...bytes, 0])), isFault('damaged'));
  assert.throws(() => unpackSignal(Uint8Array.from([2, ...bytes.subarray(1)])), isFault('newer'));
  let read = 0;
  for (let n = 0; n < 5000; n += 1) {
    const changed = Uint8Array.from(bytes);
    for (let changes = 1 + below(4); changes > 0; changes -= 1) changed[below(bytes.length)] = below(256);
    let signal: Signal;
    try {
      signal = unpackSignal(changed);
    } catch (error) {
      assert.ok(error instanceof LiveFault, String(error));
      continue;
    }
    read += 1;
    assert.match(signal.sdp, /^([a-z]=[ -~]+\r\n)+$/);
    assert.equal(signal.sdp.match(/^m=/gm)?.length, 1);
    const again = unpackSignal(packSignal(signal));
    assert.deepEqual(valuesOf(again), valuesOf(signal));
  }
  assert.ok(read > 100, 'a credential may be any other one');
});
