// A connection whose network fails and comes back, over a browser's connection in memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection, areServers, serversOf } from '../../www/links/live/connection.ts';

const CANDIDATES = ['203.0.113.7 51403 typ srflx raddr 0.0.0.0 rport 0', '192.0.2.4 51403 typ host'];

/** The connection of a browser, which reports the states that it is given. */
class Peer extends EventTarget {
  static last: Peer;
  connectionState = 'new';
  remoteDescription: { sdp: string } | null = null;
  channel: Record<string, any> = { readyState: 'open', bufferedAmount: 0, send() {}, close() {} };
  added: string[] = [];
  isClosed = false;
  onconnectionstatechange = () => {};
  onicegatheringstatechange = () => {};
  iceGatheringState = 'new';
  localDescription: { type: string; sdp: string } | null = null;

  constructor() {
    super();
    Peer.last = this;
  }

  createDataChannel() {
    return this.channel;
  }

  async createOffer() {
    return { type: 'offer', sdp: '' };
  }

  async setLocalDescription(description: { type: string; sdp: string }) {
    this.localDescription = description;
    this.iceGatheringState = 'gathering';
  }

  async setRemoteDescription(description: { sdp: string }) {
    this.remoteDescription = description;
  }

  /** Takes a candidate as browsers do: one that it knows is left out. */
  async addIceCandidate({ candidate }: { candidate: string }) {
    if (this.added.includes(candidate)) return;
    this.added.push(candidate);
    this.remoteDescription!.sdp += `a=${candidate}\r\n`;
  }

  close() {
    this.isClosed = true;
  }

  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange();
  }
}

/** Addresses of helpers, and what a browser is told of each; none that it would refuse. */
const SERVERS: [string, object[], boolean][] = [
  ['', [], true],
  ['stun:192.0.2.1', [{ urls: 'stun:192.0.2.1' }], true],
  [
    ' stun:a.example:3478, turns:me:p%40ss:word@[2001:db8::1]:443?transport=tcp ',
    [
      { urls: 'stun:a.example:3478' },
      { urls: 'turns:[2001:db8::1]:443?transport=tcp', username: 'me', credential: 'p@ss:word' },
    ],
    true,
  ],
  ['turn:me:100%@a.example', [{ urls: 'turn:a.example', username: 'me', credential: '100%' }], true],
  ['turn:a.example', [], false],
  ['stun:a.example:70000', [], false],
  ['stun:a.example stun:a/b', [{ urls: 'stun:a.example' }], false],
  ['a.example', [], false],
];

for (const [text, servers, isWhole] of SERVERS)
  test(`the helpers in “${text}”: ${servers.length}${isWhole ? '' : ', and something else'}`, () => {
    assert.deepEqual([serversOf(text), areServers(text)], [servers, isWhole]);
  });

/** When an invitation is there: the helpers, what the browser finds at which second, and the seconds that it took. */
const GATHERED: [string, string, [second: number, found: string][], number][] = [
  ['all addresses are known', 'stun:a', [[1, 'complete']], 1],
  ['no helper, and addresses that don’t end', '', [[0, 'host']], 2.5],
  ['a helper that has answered, another one that does not', 'stun:a stun:b', [[1, 'srflx']], 2.5],
  ['a busy device', '', [[9, 'host']], 9],
  ['a device that finds none', 'stun:a', [[10, 'complete']], 10],
  ['a device that never comes to an end', '', [], 12.5],
  ['a slow helper', 'stun:a', [[4, 'srflx']], 4],
  [
    'a slow relay, whose network is known earlier',
    'turn:me:x@a',
    [
      [1, 'srflx'],
      [5, 'relay'],
    ],
    5,
  ],
  ['a slow helper whose end is told alone', 'stun:a', [[6, 'complete']], 6],
  [
    'a helper that does not answer',
    'turn:me:x@a',
    [
      [0, 'host'],
      [1, 'srflx'],
    ],
    7.5,
  ],
];

for (const [name, servers, events, expected] of GATHERED)
  test(`an invitation waits for its addresses: ${name}`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    Object.assign(globalThis, { RTCPeerConnection: Peer });
    let taken: number | null = null;
    let second = 0;
    const offer = new Connection(serversOf(servers)).offer().then(() => (taken ??= second));
    const settle = () => new Promise(setImmediate);
    await settle();
    for (; second <= 15; second += 0.5) {
      for (const [when, found] of events) {
        if (when !== second) continue;
        if (found === 'complete') {
          Peer.last.iceGatheringState = 'complete';
          Peer.last.onicegatheringstatechange();
        } else {
          const candidate = { candidate: `candidate:1 1 udp 1 203.0.113.7 1 typ ${found}` };
          Peer.last.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
        }
      }
      await settle();
      t.mock.timers.tick(500);
    }
    await offer;
    assert.equal(taken, expected);
  });

/** A connection whose two devices know of each other. */
async function meet(t: { mock: typeof test.mock }) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { RTCPeerConnection: Peer });
  const connection = new Connection([]);
  const heard: string[] = [];
  connection.listen({
    onOpen: () => heard.push('open'),
    onMessage: (text) => heard.push(text),
    onLost: () => heard.push('lost'),
  });
  const lines = CANDIDATES.map((end, at) => `a=candidate:${at + 1} 1 udp 2130706431 ${end}\r\n`);
  await connection.accept({ type: 'answer', sdp: `a=mid:0\r\n${lines.join('')}` });
  return { connection, heard, peer: Peer.last };
}

async function connect(t: { mock: typeof test.mock }) {
  const met = await meet(t);
  met.peer.channel.onopen();
  met.peer.become('connected');
  met.heard.length = 0;
  return met;
}

/** After how many seconds two devices have found each other, and their channel opens; and what is heard. */
const FOUND: [number, number, string][] = [
  [19, 58, 'open'],
  [19, 60, 'lost'],
  [21, 22, 'lost'],
];

for (const [found, opens, expected] of FOUND)
  test(`devices find each other after ${found} s, and their channel opens after ${opens} s: ${expected}`, async (t) => {
    const { heard, peer } = await meet(t);
    t.mock.timers.tick(found * 1000);
    if (!peer.isClosed) peer.become('connected');
    t.mock.timers.tick((opens - found) * 1000);
    if (!peer.isClosed) peer.channel.onopen();
    t.mock.timers.tick(100_000);
    assert.deepEqual([heard.join(), peer.isClosed], [expected, expected === 'lost']);
  });

test('a connection that has failed tries each address again, and opens when it is found', async (t) => {
  const { connection, heard, peer } = await connect(t);
  peer.become('failed');
  assert.deepEqual([heard.join(), connection.isOpen, connection.send('x')], ['lost', false, false]);
  for (const _ of [1, 2]) t.mock.timers.tick(10_000);
  assert.equal(peer.added.length, 3 * CANDIDATES.length);
  assert.equal(new Set(peer.added.map((line) => line.split(' ')[0])).size, peer.added.length);
  for (const end of CANDIDATES) assert.equal(peer.added.filter((line) => line.endsWith(end)).length, 3);
  peer.become('failed');
  peer.become('connected');
  assert.deepEqual([heard.join(), connection.isOpen], ['lost,open', true]);
  t.mock.timers.tick(100_000);
  assert.equal(peer.added.length, 3 * CANDIDATES.length);
});

test('a message that comes before the browser says so opens it again', async (t) => {
  const { heard, peer } = await connect(t);
  peer.become('failed');
  peer.channel.onmessage({ data: 'hello' });
  peer.become('connected');
  assert.equal(heard.join(), 'lost,open,hello,open');
});

test('a connection that is not found again, or is closed, is given up', async (t) => {
  const { heard, peer } = await connect(t);
  peer.become('failed');
  for (let count = 0; count < 90; count += 1) t.mock.timers.tick(10_000);
  assert.deepEqual([peer.isClosed, heard.join()], [true, 'lost,lost']);

  const other = await connect({ mock: { timers: { enable() {} } } as any });
  other.peer.become('failed');
  const tried = other.peer.added.length;
  other.connection.close();
  t.mock.timers.tick(100_000);
  assert.equal(other.peer.added.length, tried);
});
