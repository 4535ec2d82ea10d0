// The state of live play at one device, the events that change it, and what they call for. All of it is plain data.

import { HUMAN, REMOTE, asSeenFrom, isForMany, isLevel } from '../kinds.ts';
import type { AskKind, Courtesy, HelloMessage, Players, StateMessage } from './message.ts';
import type { GameLink } from '../state.ts';

/** Whether the other device is connected; `silent` if nothing has come from it for a while. */
type ConnectionStatus = 'waiting' | 'open' | 'silent' | 'lost' | 'closed';

/** What the players here have asked for. */
interface Asked {
  what: AskKind;
  id: number;
  /** The number of moves when it was asked. */
  ply: number;
  /** The number of moves that remain when it is a take-back. */
  target: number;
}

/**
 * What the players here are asked. `restore` means that the other device has other moves than this one, which was
 * loaded again and can't know which are right.
 */
export interface Question {
  what: AskKind | 'restore';
  /** The number of the request; null where a state of the other device is in question. */
  id: number | null;
  /** The game that both have if the answer is yes; null where it follows from the request. */
  link: GameLink | null;
  epoch: number | null;
  /** The message with the game of the other device, where it is another game already. */
  message?: HelloMessage | StateMessage;
}

export interface LiveState {
  /** The game of the table here, without a shown ply. The seats of the other device are remote. */
  link: GameLink;
  /** The seats that this device plays, those of the computer included. */
  seats: number[];
  name: string;
  /** The name of the other player; empty before it is known. */
  peer: string;
  /** Who plays each seat, as the other device has told; null before that. Not told by the other one of two players. */
  players: Players | null;
  /** The same as it was told to the other device. */
  toldPlayers: Players | null;
  /** Whether the other device has said hello since the devices were connected. */
  isGreeted: boolean;
  /** Whether the other device has known the epoch since then: what it said before is late. */
  isSettled: boolean;
  status: ConnectionStatus;
  /** How often both have agreed to take back; null before the other device has told it. */
  epoch: number | null;
  asked: Asked | null;
  question: Question | null;
  /** The number of the last request of this device, and of the last one of the other that was granted. */
  requests: number;
  granted: number | null;
  /** The milliseconds of each seat as its own device has told last, and the number of moves then. */
  told: { ply: number; left: number[] };
  heard: number;
  /** The last ping, and whether it was answered. */
  ping: { n: number; sent: number; isAnswered: boolean };
  /** The last measured delays in milliseconds, for one way. */
  delays: number[];
  courtesyAt: number;
  /** The last sentence about a message that was not taken, so that it is not repeated. */
  refused: string;
}

export type LiveEvent =
  | { type: 'connected'; now: number; players?: Players }
  | { type: 'received'; text: unknown; now: number }
  /** More has come than is taken. */
  | { type: 'flood' }
  | { type: 'lost' }
  /** The table here has changed. Reported before an answer, too, so that the time here is that of the moment. */
  | { type: 'changed'; link: GameLink }
  | { type: 'ask'; what: AskKind }
  /** The answer to the question of the other player. */
  | { type: 'answer'; yes: boolean }
  /** Of the player here, or passed on from the player of another seat. */
  | { type: 'courtesy'; which: Courtesy; from?: number }
  /** Who plays each seat, in a game of more than two. */
  | { type: 'players'; players: Players }
  /** The hands of this game, which has been agreed on, are dealt. */
  | { type: 'dealt'; link: GameLink }
  | { type: 'tick'; now: number }
  | { type: 'leave' };

/** What is said: the keys of the sentences in `words/live/`. */
export type SayCode =
  | 'joined'
  | 'watches'
  | 'left'
  | 'lost'
  | 'flood'
  | 'newer'
  | 'unreadable'
  | 'otherGame'
  | 'illegalMove'
  | 'foreignMove'
  | 'foreignEnd'
  | 'conflict'
  | 'alone'
  | `${'declined' | 'agreed'}-${AskKind}`
  | Courtesy;

export type LiveEffect =
  | { do: 'send'; text: string }
  /** One new move of the other player: the table plays it. */
  | { do: 'play'; move: string }
  /** The table opens a game; in a new one the seats here are others. */
  | { do: 'adopt'; link: GameLink; seats: number[] }
  /** What the seat here holds after each of its turns that drew something. */
  | { do: 'hands'; hands: string[] }
  /** The message was refused. */
  | { do: 'refuse' }
  /** The time of the other's seats, in milliseconds; null for the seats that are counted here. */
  | { do: 'time'; left: (number | null)[] }
  | { do: 'say'; code: SayCode; name: string }
  /** The players here are asked; null if they need not answer any more. */
  | { do: 'question'; what: Question['what'] | null }
  | { do: 'close' };

/** What links round times up by, in milliseconds. */
const ROUNDING = 100;

/**
 * The state before the devices are connected.
 *
 * @param link the game of the table, with its match
 * @param seats the seats that this device plays, those of the computer included
 */
export function liveState(link: GameLink, seats: number[], name: string): LiveState {
  return {
    link: seenFrom(link, seats),
    seats,
    name,
    peer: '',
    players: null,
    toldPlayers: null,
    isGreeted: false,
    isSettled: false,
    status: 'waiting',
    epoch: null,
    asked: null,
    question: null,
    requests: 0,
    granted: null,
    told: toldBy(link),
    heard: 0,
    ping: { n: 0, sent: -Infinity, isAnswered: true },
    delays: [],
    courtesyAt: -Infinity,
    refused: '',
  };
}

/** A game as a device sees it: persons on other seats are remote, and its first person sends it. */
export function seenFrom(link: GameLink, seats: number[]): GameLink {
  return {
    ...link,
    playerKinds: link.playerKinds && asSeenFrom(link.playerKinds, seats),
    match: link.match && { ...link.match, from: seats.find((seat) => !isLevel(link.playerKinds?.[seat])) ?? 0 },
    at: null,
  };
}

/**
 * Whether this device and the other one are all that play, so that two persons can agree. With more players nobody
 * could agree for all, and a device that passes on what others play can't for them.
 */
export function canAgree({ link, seats, players }: Pick<LiveState, 'link' | 'seats' | 'players'>) {
  return !isForMany(link) && players === null && !seats.some((seat) => link.playerKinds?.[seat] === REMOTE);
}

/** Whether the other device only watches: all seats are played or answered for here. */
export function isShown({ link, seats }: Pick<LiveState, 'link' | 'seats'>) {
  return seats.length > 0 && seats.length === link.playerKinds?.length;
}

/** Whether this device only watches. */
export const isWatching = ({ seats }: Pick<LiveState, 'seats'>) => seats.length === 0;

/** Whether a person plays at this device; one that only shows the board has none. */
export function hasPerson({ link, seats }: Pick<LiveState, 'link' | 'seats'>) {
  return seats.some((seat) => link.playerKinds?.[seat] === HUMAN);
}

/** The milliseconds of each seat; none without a clock. */
export function timeOf({ clock, playerKinds }: GameLink) {
  if (clock === null) return [];
  const left = clock.left ?? (playerKinds ?? []).map(() => clock.base * 1000);
  return left.map((millis) => Math.max(0, Math.round(millis)));
}

/** What a link tells about the time of each seat. */
export function toldBy(link: GameLink): LiveState['told'] {
  const rounding = link.clock?.left ? ROUNDING : 0;
  return { ply: link.moves.length, left: timeOf(link).map((millis) => millis + rounding) };
}

/** The delay to the other device in milliseconds, for one way; 0 before it was measured. */
export function delayOf({ delays }: Pick<LiveState, 'delays'>) {
  const sorted = [...delays].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
