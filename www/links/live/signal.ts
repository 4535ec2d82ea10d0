// Signals in a few bytes: the offer and the answer of a connection with one data channel (SDP, RFC 8866; RFC 8839 for
// ICE, RFC 8841 for the channel). What differs between two connections is kept: the credentials, the fingerprint of the
// certificate and the candidates. The rest is always the same, and is written anew.

import { Reader, Writer } from './bytes.ts';
import { LiveFault } from './fault.ts';
import { ADDRESS_BYTES, ADDRESS_KINDS, formatAddress, fromHex, parseAddress, toHex, type Address } from './ip.ts';

/** An offer or an answer, as `RTCPeerConnection` has it. */
export interface Signal {
  type: 'offer' | 'answer';
  sdp: string;
}

interface Candidate {
  type: (typeof CANDIDATE_TYPES)[number];
  address: Address;
  port: number;
}

/** What is particular to a signal. */
interface Parts {
  type: Signal['type'];
  /** Whether an answer leaves it to the other side to begin the handshake; browsers never do. */
  isPassive: boolean;
  mid: string;
  ufrag: string;
  password: string;
  fingerprint: Uint8Array;
  candidates: Candidate[];
}

const VERSION = 1;
/** The types of candidates, by their number in a signal; their preferences are those of RFC 8445, section 5.1.2.2. */
const CANDIDATE_TYPES = ['host', 'srflx', 'prflx', 'relay'] as const;
const PREFERENCES = { host: 126, srflx: 100, prflx: 110, relay: 0 };
/** The most candidates of a signal: a way in each network, and a few more. */
const MAX_CANDIDATES = 6;
/** The lengths of the fragment and of the password (RFC 8839, section 5.4). */
const UFRAG_LENGTHS = [4, 256] as const;
const PASSWORD_LENGTHS = [22, 256] as const;
const FINGERPRINT_BYTES = 32;
const MAX_MESSAGE_SIZE = 262_144;
/** The mid that browsers give the only section of an offer. */
const USUAL_MID = '0';
/** The bits of the first byte, above the version. */
const [ANSWER, PASSIVE, OTHER_MID] = [0x10, 0x20, 0x40];
/** The characters of credentials by the number of bits that each takes: Firefox uses the first ones, others all. */
const HEX = '0123456789abcdef';
const ICE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ALPHABETS = [
  { bits: 4, characters: HEX },
  { bits: 6, characters: ICE_CHARACTERS },
  // Not by the standard, but without risk in a line.
  { bits: 8, characters: Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('') },
];
const PRINTABLE = /^[!-~]+$/;
const TOKEN = /^[\w!#$%&'*+.^`{|}~-]{1,32}$/;

/** Packs an offer or an answer; throws a fault if it has no data channel, or nothing to connect to. */
export function packSignal(signal: Signal) {
  const { type, isPassive, mid, ufrag, password, fingerprint, candidates } = parseSdp(signal);
  const writer = new Writer();
  const isOther = mid !== USUAL_MID;
  writer.byte(VERSION | (type === 'answer' ? ANSWER : 0) | (isPassive ? PASSIVE : 0) | (isOther ? OTHER_MID : 0));
  if (isOther) writer.text(mid, 1);
  writeCredential(writer, ufrag);
  writeCredential(writer, password);
  writer.all(fingerprint);
  writer.byte(candidates.length);
  for (const { type: candidate, address, port } of candidates) {
    writer.byte((CANDIDATE_TYPES.indexOf(candidate) << 4) | ADDRESS_KINDS.indexOf(address.kind));
    writer.all(address.octets);
    writer.number(port, 2);
  }
  return Uint8Array.from(writer.written);
}

/** Unpacks an offer or an answer; throws a fault if the bytes are none. */
export function unpackSignal(bytes: Uint8Array): Signal {
  const reader = new Reader(bytes);
  const first = reader.byte();
  if ((first & 15) > VERSION) throw new LiveFault('newer');
  if ((first & 15) !== VERSION || first > 127) throw new LiveFault('damaged');
  const type = first & ANSWER ? 'answer' : 'offer';
  const mid = first & OTHER_MID ? reader.text(1) : USUAL_MID;
  const ufrag = readCredential(reader, UFRAG_LENGTHS);
  const password = readCredential(reader, PASSWORD_LENGTHS);
  const fingerprint = reader.take(FINGERPRINT_BYTES);
  const candidates = Array.from({ length: reader.byte() }, () => readCandidate(reader));
  reader.end();
  const isPassive = (first & PASSIVE) !== 0;
  const isUsual = candidates.length > 0 && candidates.length <= MAX_CANDIDATES;
  if (!TOKEN.test(mid) || !isUsual || (isPassive && type === 'offer')) throw new LiveFault('damaged');
  return { type, sdp: formatSdp({ type, isPassive, mid, ufrag, password, fingerprint, candidates }) };
}

function writeCredential(writer: Writer, text: string) {
  const alphabet = ALPHABETS.findIndex(({ characters }) => [...text].every((letter) => characters.includes(letter)));
  const { bits, characters } = ALPHABETS[alphabet] ?? { bits: 8, characters: '' };
  // The length needs more than a byte only for the longest; so the alphabet is above it in two.
  writer.number((alphabet << 9) | text.length, 2);
  let [held, count] = [0, 0];
  for (const letter of text) {
    held = (held << bits) | characters.indexOf(letter);
    count += bits;
    for (; count >= 8; count -= 8) writer.byte(held >> (count - 8));
    held &= (1 << count) - 1;
  }
  if (count > 0) writer.byte(held << (8 - count));
}

function readCredential(reader: Reader, [least, most]: readonly [number, number]) {
  const head = reader.number(2);
  const { bits, characters } = ALPHABETS[head >> 9] ?? { bits: 8, characters: '' };
  const length = head & 511;
  if (characters === '' || length < least || length > most) throw new LiveFault('damaged');
  let [held, count, text] = [0, 0, ''];
  for (const byte of reader.take(Math.ceil((length * bits) / 8))) {
    held = (held << 8) | byte;
    count += 8;
    for (; count >= bits && text.length < length; count -= bits)
      text += characters[(held >> (count - bits)) & ((1 << bits) - 1)];
    held &= (1 << count) - 1;
  }
  if (!PRINTABLE.test(text)) throw new LiveFault('damaged');
  return text;
}

function readCandidate(reader: Reader): Candidate {
  const head = reader.byte();
  const [type, kind] = [CANDIDATE_TYPES[head >> 4], ADDRESS_KINDS[head & 15]];
  if (!type || !kind) throw new LiveFault('damaged');
  const address = { kind, octets: reader.take(ADDRESS_BYTES[kind]) };
  const port = reader.number(2);
  if (port === 0) throw new LiveFault('damaged');
  return { type, address, port };
}

/** Reads what is particular to a signal. */
function parseSdp({ type, sdp }: Signal): Parts {
  const lines = sdp.split(/\r?\n/);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? '';
  const [, digits = ''] = /^sha-256 ((?:[\da-f]{2}:){31}[\da-f]{2})$/i.exec(valueOf('fingerprint').trim()) ?? [];
  const [mid, ufrag, password] = [valueOf('mid') || USUAL_MID, valueOf('ice-ufrag'), valueOf('ice-pwd')];
  const isValid =
    digits !== '' &&
    lines.some((line) => /^m=application \d+ UDP\/DTLS\/SCTP webrtc-datachannel\s*$/.test(line)) &&
    lines.filter((line) => line.startsWith('m=')).length === 1 &&
    valueOf('sctp-port') === '5000' &&
    TOKEN.test(mid) &&
    isCredential(ufrag, UFRAG_LENGTHS) &&
    isCredential(password, PASSWORD_LENGTHS);
  if (!isValid) throw new LiveFault('noSignal');
  const candidates = choose(lines.flatMap(parseCandidate));
  if (candidates.length === 0) throw new LiveFault('noNetwork');
  return {
    type,
    isPassive: type === 'answer' && valueOf('setup') === 'passive',
    mid,
    ufrag,
    password,
    fingerprint: fromHex(digits.replaceAll(':', '')),
    candidates,
  };
}

function isCredential(text: string, [least, most]: readonly [number, number]) {
  return text.length >= least && text.length <= most && PRINTABLE.test(text);
}

/** A candidate of a line of SDP; none for other lines, for TCP and for addresses that are unknown. */
function parseCandidate(line: string): Candidate[] {
  const [, component, host = '', port, typ] =
    /^a=candidate:\S+ (\d+) udp \d+ (\S+) (\d+) typ (host|srflx|prflx|relay)\b/i.exec(line) ?? [];
  const type = CANDIDATE_TYPES.find((each) => each === typ);
  const address = parseAddress(host);
  if (component !== '1' || !type || !address || Number(port) < 1 || Number(port) > 65_535) return [];
  return [{ type, address, port: Number(port) }];
}

/** The order in which candidates are kept: a way through each kind of network first. */
const ORDER = [
  'host-v4',
  'host-mdns',
  'srflx-v4',
  'relay-v4',
  'host-v6',
  'srflx-v6',
  'relay-v6',
  'prflx-v4',
  'prflx-v6',
];
const kindOf = ({ type, address }: Candidate) => `${type}-${address.kind}`;

/** As many candidates as a signal has room for: first one of each kind, then a second one of each, and so on. */
function choose(candidates: Candidate[]) {
  const seen = new Map<string, number>();
  const ranked = candidates.map((candidate) => {
    const kind = kindOf(candidate);
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { candidate, rank: nth * ORDER.length + ((ORDER.indexOf(kind) + ORDER.length) % ORDER.length) };
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.slice(0, MAX_CANDIDATES).map(({ candidate }) => candidate);
}

/** Writes a signal with the lines that each has. */
function formatSdp({ type, isPassive, mid, ufrag, password, fingerprint, candidates }: Parts) {
  const setup = type === 'offer' ? 'actpass' : isPassive ? 'passive' : 'active';
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mid}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(formatCandidate),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${Array.from(fingerprint, (byte) => toHex([byte]).toUpperCase()).join(':')}`,
    `a=setup:${setup}`,
    `a=mid:${mid}`,
    'a=sctp-port:5000',
    `a=max-message-size:${MAX_MESSAGE_SIZE}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The line of a candidate. The address behind which it was found is not sent, but the grammar wants one. */
function formatCandidate({ type, address, port }: Candidate, index: number) {
  const priority = PREFERENCES[type] * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;
  const base = type === 'host' ? '' : ` raddr ${address.kind === 'v6' ? '::' : '0.0.0.0'} rport 0`;
  return `a=candidate:${index + 1} 1 udp ${priority} ${formatAddress(address)} ${port} typ ${type}${base}`;
}
