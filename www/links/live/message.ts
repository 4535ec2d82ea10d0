// The messages of live play: JSON texts, each with its type. `docs/live.md` has their schema.

import { MAX_CHARACTERS, MAX_MOVES } from '../link.ts';
import { LiveFault } from './fault.ts';
import { cleanName } from './name.ts';

/** What one player asks the other for. */
const ASKS = ['draw', 'takeback', 'rematch'] as const;
export type AskKind = (typeof ASKS)[number];
/** What players can say to each other with one tap. */
const COURTESIES = ['hello', 'thanks', 'wellPlayed'] as const;
export type Courtesy = (typeof COURTESIES)[number];

export const isCourtesy = (code: string): code is Courtesy => COURTESIES.some((each) => each === code);

/** The game of a device: the fragment of its table, without the shown ply and the time. */
interface Standing {
  state: string;
  /** How often both have agreed to take back; null if the device doesn’t know it. */
  epoch: number | null;
  /** The milliseconds that each seat has left; null without a clock. */
  left: number[] | null;
}

export type HelloMessage = { type: 'hello'; v: 1; name: string } & Standing;
/** `insists` if the game of the other device, which was loaded again, is known not to be right. */
export type StateMessage = { type: 'state'; insists: boolean } & Standing;

/** The name of who plays each seat, empty where none was given; null while no device is connected for it. */
export type Players = (string | null)[];

/** The messages about the deal of a game with hidden hands; see `deal.ts`. */
export type DealMessage =
  /** The hash of a secret, and the match that it deals. */
  | { type: 'pledge'; match: string; commitment: string }
  /** The hash of what another device adds; and those of all devices. */
  | { type: 'seal'; match: string; seal: string }
  | { type: 'seals'; match: string; seals: string }
  /** What another device adds. */
  | { type: 'number'; match: string; number: string }
  /** The secret and all numbers, when the game is over. */
  | { type: 'proof'; match: string; deal: string };

export type Message =
  | DealMessage
  | HelloMessage
  | StateMessage
  | { type: 'ask'; what: AskKind; id: number; ply: number }
  | { type: 'reply'; id: number; yes: boolean }
  /** From the player of a seat, where the host passes it on to the other guests. */
  | { type: 'courtesy'; which: Courtesy; from?: number }
  | { type: 'players'; players: Players }
  | { type: 'ping' | 'pong'; n: number }
  | { type: 'bye' };

const VERSION = 1;
/** The maximum length of a message: a link and a little more. */
const MAX_MESSAGE = MAX_CHARACTERS + 2048;
const MAX_EPOCH = 1_000_000;
const MAX_ID = 1_000_000_000;
/** The length of the longest message about a deal, and a little more. */
const MAX_DEAL = 1024;
/** More than any clock can hold: three hours, and three minutes for each move. */
const MAX_MILLIS = 1_000_000_000;
const MAX_SEATS = 8;
export const MATCH = /^[a-z0-9]{4,16}$/;
/** A secret, a number or a hash; and several of them. */
const PART = /^[\w-]{16,64}$/;
const PARTS = /^[\w-]{16,64}(\.[\w-]{16,64}){0,7}$/;

type Fields = Record<string, unknown>;

export function formatMessage(message: Message) {
  return JSON.stringify(message);
}

/** Parses a message; throws a fault if it is none. Fields that are unknown here are left out. */
export function parseMessage(text: unknown): Message {
  if (typeof text !== 'string' || text.length > MAX_MESSAGE) throw new LiveFault('unreadable');
  const fields = fieldsOf(text);
  switch (fields['type']) {
    case 'hello': {
      if (numberIn(fields, 'v', MAX_ID) > VERSION) throw new LiveFault('newer');
      oneOf([VERSION], fields['v']);
      return { type: 'hello', v: VERSION, name: cleanName(textIn(fields, 'name')), ...standingIn(fields) };
    }
    case 'state':
      return { type: 'state', ...standingIn(fields), insists: fields['insists'] === true };
    case 'ask': {
      const what = oneOf(ASKS, fields['what']);
      return { type: 'ask', what, id: numberIn(fields, 'id', MAX_ID), ply: numberIn(fields, 'ply', MAX_MOVES) };
    }
    case 'reply':
      return { type: 'reply', id: numberIn(fields, 'id', MAX_ID), yes: oneOf([true, false], fields['yes']) };
    case 'courtesy': {
      const which = oneOf(COURTESIES, fields['which']);
      const from = 'from' in fields ? { from: numberIn(fields, 'from', MAX_SEATS - 1) } : {};
      return { type: 'courtesy', which, ...from };
    }
    case 'players':
      return { type: 'players', players: playersIn(fields['players']) };
    case 'pledge':
      return { type: 'pledge', match: textIn(fields, 'match', MATCH), commitment: textIn(fields, 'commitment', PART) };
    case 'seal':
      return { type: 'seal', match: textIn(fields, 'match', MATCH), seal: textIn(fields, 'seal', PART) };
    case 'seals':
      return { type: 'seals', match: textIn(fields, 'match', MATCH), seals: textIn(fields, 'seals', PARTS) };
    case 'number':
      return { type: 'number', match: textIn(fields, 'match', MATCH), number: textIn(fields, 'number', PART) };
    case 'proof':
      return { type: 'proof', match: textIn(fields, 'match', MATCH), deal: textIn(fields, 'deal', PARTS) };
    case 'ping':
    case 'pong':
      return { type: fields['type'], n: numberIn(fields, 'n', MAX_ID) };
    case 'bye':
      return { type: 'bye' };
    default:
      throw new LiveFault('unreadable');
  }
}

/** Parses a message about a deal; null for any other, and for what is none. */
export function parseDealMessage(text: unknown): DealMessage | null {
  if (!/"type"\s*:\s*"(pledge|seals?|number|proof)"/.test(String(text).slice(0, MAX_DEAL))) return null;
  try {
    const message = parseMessage(text);
    return 'match' in message ? message : null;
  } catch {
    return null;
  }
}

function fieldsOf(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LiveFault('unreadable');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LiveFault('unreadable');
  return value as Fields;
}

function standingIn(fields: Fields): Standing {
  const state = textIn(fields, 'state');
  if (state.length > MAX_CHARACTERS || !state.startsWith('#/')) throw new LiveFault('unreadable');
  const epoch = fields['epoch'] === null ? null : numberIn(fields, 'epoch', MAX_EPOCH);
  return { state, epoch, left: leftIn(fields['left'] ?? null) };
}

function leftIn(value: unknown) {
  if (value === null) return null;
  const isValid = Array.isArray(value) && value.length > 0 && value.length <= MAX_SEATS;
  if (!isValid || !value.every((millis) => isWhole(millis, MAX_MILLIS))) throw new LiveFault('unreadable');
  return value as number[];
}

function playersIn(value: unknown): Players {
  if (!Array.isArray(value) || value.length > MAX_SEATS) throw new LiveFault('unreadable');
  return value.map((name) => (name === null ? null : cleanName(textIn({ name }, 'name'))));
}

function textIn(fields: Fields, key: string, pattern = /^/) {
  const value = fields[key];
  if (typeof value !== 'string' || !pattern.test(value)) throw new LiveFault('unreadable');
  return value;
}

function numberIn(fields: Fields, key: string, most: number) {
  const value = fields[key];
  if (!isWhole(value, most)) throw new LiveFault('unreadable');
  return value;
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new LiveFault('unreadable');
  return found;
}
