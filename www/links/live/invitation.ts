// The texts that two people pass on to connect their devices: an invitation with a game and an offer, and the answer
// to it. Each is a fragment with bytes in base64, of which the last two are a check of the others.

import { findGame } from '../../games/index.ts';
import { HUMAN, seatsBeside } from '../kinds.ts';
import { MAX_CHARACTERS, formatLink, parseLink } from '../link.ts';
import { deflate, fromBase64, inflate, toBase64 } from '../packed.ts';
import { Reader, Writer, hashOf } from './bytes.ts';
import { LiveFault } from './fault.ts';
import { MATCH } from './message.ts';
import { cleanName } from './name.ts';
import { packSignal, unpackSignal, type Signal } from './signal.ts';
import { hidesHands } from './told.ts';
import type { GameLink } from '../state.ts';

/** An invitation to a game that both devices show. */
export interface Invitation {
  /** The game as far as it is played, with its match. */
  link: GameLink;
  /** The host's name; empty for none. */
  name: string;
  /** The seats that the host's device plays or answers for: all but that of the guest, and all if the guest watches. */
  seats: number[];
  /** When it expires, in milliseconds since the epoch; whole minutes. */
  expires: number;
  offer: Signal;
}

/** The answer to an invitation. */
export interface Answer {
  game: string;
  /** The id of the match. */
  match: string;
  /** The hash of the offer that it answers. */
  offer: number;
  /** The guest's name; empty for none. */
  name: string;
  answer: Signal;
}

/** How long an invitation is valid, in milliseconds. */
export const LIFETIME = 3_600_000;
const MINUTE = 60_000;
const VERSION = 1;
/** The bits of the first byte, above the version. */
const [ANSWER, PACKED] = [0x10, 0x20];
const CHECK_BYTES = 2;
/** The length from which the game of an invitation is packed: a new one stays as it is. */
const MAX_PLAIN = 120;
/** The most seats of a game, one bit each. */
const MAX_SEATS = 8;

/**
 * Formats an invitation.
 *
 * @param home the address of the page; empty for the fragment alone
 */
export async function formatInvitation({ link, name, seats, expires, offer }: Invitation, home = '') {
  const query = new TextEncoder().encode(formatLink({ ...link, at: null }).split('?')[1] ?? '');
  const isPacked = query.length > MAX_PLAIN;
  const writer = new Writer();
  writer.byte(VERSION | (isPacked ? PACKED : 0));
  writer.number(Math.ceil(expires / MINUTE), 4);
  writer.byte(seats.reduce((bits, seat) => bits | (1 << seat), 0));
  writer.text(cleanName(name), 1);
  writer.block(isPacked ? fromBase64(await deflate(query)) : query, 2);
  writer.all(packSignal(offer));
  return `${home}#/${link.game}/live?o=${seal(writer)}`;
}

/** Parses the fragment of an invitation; throws a fault if it is none. Whether it has expired, the caller judges. */
export async function parseInvitation(fragment: string): Promise<Invitation> {
  const { game, first, reader } = open(fragment, 'o');
  const expires = reader.number(4) * MINUTE;
  const bits = reader.byte();
  const name = cleanName(reader.text(1));
  const bytes = reader.block(2);
  const offer = unpackSignal(rest(reader));
  const link = parseGame(game, first & PACKED ? await unpack(bytes) : bytes);
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => bits & (1 << seat));
  if (offer.type !== 'offer' || !isShared(link, seats)) throw new LiveFault('damaged');
  return { link, name, seats, expires, offer };
}

/** Whether an invitation can't be answered any more. `now` counts milliseconds since the epoch. */
export function hasExpired({ expires }: Pick<Invitation, 'expires'>, now: number) {
  return now >= expires;
}

/** The seats that a guest's device plays: those that the host's does not. */
export function seatsOfGuest({ link, seats }: Pick<Invitation, 'link' | 'seats'>) {
  return seatsBeside(link, seats);
}

/** The answer to an invitation. */
export function answerTo({ link, offer }: Invitation, name: string, answer: Signal): Answer {
  return { game: link.game, match: link.match?.id ?? '', offer: hashOf(packSignal(offer)), name, answer };
}

/**
 * Formats an answer.
 *
 * @param home the address of the page; empty for the fragment alone
 */
export function formatAnswer({ game, match, offer, name, answer }: Answer, home = '') {
  const writer = new Writer();
  writer.byte(VERSION | ANSWER);
  writer.text(match, 1);
  writer.number(offer, 4);
  writer.text(cleanName(name), 1);
  writer.all(packSignal(answer));
  return `${home}#/${game}/live?a=${seal(writer)}`;
}

/** Parses the fragment of an answer; throws a fault if it is none. */
export function parseAnswer(fragment: string): Answer {
  const { game, reader } = open(fragment, 'a');
  const match = reader.text(1);
  const offer = reader.number(4);
  const name = cleanName(reader.text(1));
  const answer = unpackSignal(rest(reader));
  if (answer.type !== 'answer' || !MATCH.test(match)) throw new LiveFault('damaged');
  return { game, match, offer, name, answer };
}

/** Throws a fault unless an answer is one to this invitation: not to another game, nor to an older offer. */
export function requireAnswerTo(answer: Answer, { link, offer }: Pick<Invitation, 'link' | 'offer'>) {
  if (answer.game !== link.game || answer.match !== link.match?.id) throw new LiveFault('otherGame');
  if (answer.offer !== hashOf(packSignal(offer))) throw new LiveFault('olderInvitation');
}

/** Seals bytes with a check of them. */
function seal({ written }: Writer) {
  const sealed = new Writer();
  sealed.all(written);
  sealed.number(hashOf(written) & 0xffff, CHECK_BYTES);
  return toBase64(Uint8Array.from(sealed.written));
}

/** Opens the sealed bytes of a fragment. */
function open(fragment: string, kind: 'o' | 'a') {
  const [, game = '', data = ''] = new RegExp(`^#?/([a-z0-9]+)/live\\?${kind}=([\\w-]+)(?:&|$)`).exec(fragment) ?? [];
  if (data === '' || data.length > MAX_CHARACTERS) throw new LiveFault('noInvitation');
  const bytes = fromBase64(data);
  // The letters after the last whole byte are checked, too.
  if (toBase64(bytes) !== data || bytes.length <= CHECK_BYTES) throw new LiveFault('damaged');
  const body = bytes.subarray(0, -CHECK_BYTES);
  const check = new Reader(bytes.subarray(-CHECK_BYTES)).number(CHECK_BYTES);
  if ((hashOf(body) & 0xffff) !== check) throw new LiveFault('damaged');
  const reader = new Reader(body);
  const first = reader.byte();
  if ((first & 15) > VERSION) throw new LiveFault('newer');
  const known = VERSION | (kind === 'a' ? ANSWER : PACKED);
  if ((first & 15) !== VERSION || (first & known) !== first || (first & ANSWER) !== (known & ANSWER))
    throw new LiveFault('damaged');
  return { game, first, reader };
}

/** The bytes that were not read yet. */
function rest(reader: Reader) {
  return reader.take(reader.left);
}

async function unpack(bytes: Uint8Array) {
  const { bytes: query, isDamaged } = await inflate(toBase64(bytes));
  if (isDamaged) throw new LiveFault('damaged');
  return query;
}

/** The game of an invitation; every part of it has to be known here. */
function parseGame(game: string, query: Uint8Array) {
  const place = parseLink(`#/${game}?${new TextDecoder().decode(query)}`, findGame);
  if (place.screen !== 'table' || place.problems.length > 0) throw new LiveFault('unknownGame');
  return place.state;
}

/** Whether a game can be played by these devices: it has a match, and the guest's seats are those of persons. */
function isShared(link: GameLink, seats: number[]) {
  const { match, view, playerKinds } = link;
  if (match === null || view !== undefined || playerKinds === null) return false;
  // Whoever watched would see all hands.
  if (hidesHands(link) && (link.seed !== null || seats.length === playerKinds.length)) return false;
  const isHosts = (seat: number) => seats.includes(seat);
  const isKnown = seats.every((seat) => seat < playerKinds.length) && isHosts(match.from);
  // The computer plays on the host's device.
  const isComputers = playerKinds.every((kind, seat) => kind === HUMAN || isHosts(seat));
  return isKnown && isComputers;
}
