// Live play at one device, as one value: what an event does to it. Nothing outside is touched: what has to happen there
// is returned.

import { ask, answer, receiveAsk, receiveReply } from './asks.ts';
import {
  dropQuestion,
  emit,
  endOf,
  isOpen,
  refuse,
  tell,
  send,
  sendAsk,
  sendState,
  set,
  showTime,
  standing,
  withdrawQuestion,
  type Draft,
} from './draft.ts';
import { seatsBeside } from '../kinds.ts';
import { formatLink } from '../link.ts';
import { LiveFault } from './fault.ts';
import { parseMessage, type DealMessage, type Message, type Players } from './message.ts';
import { receiveGame } from './receive.ts';
import { isShown, seenFrom, timeOf, type LiveEffect, type LiveEvent, type LiveState } from './state.ts';
import type { GameLink } from '../state.ts';
import type { Judge } from './judge.ts';

/** The time between two pings, and after how much silence the connection is said to be silent. */
const PING_MILLIS = 5000;
const SILENCE_MILLIS = 15_000;
/** The time between two courtesies of the other player that are shown. */
const COURTESY_MILLIS = 1000;
/** The number of measured delays of which the median counts. */
const DELAYS = 5;
/** The longest delay that is measured, which is also that of a device that sleeps. */
const MAX_DELAY = 60_000;

type Handlers = { [Type in LiveEvent['type']]: (draft: Draft, event: Extract<LiveEvent, { type: Type }>) => void };

const HANDLERS: Handlers = {
  connected: connect,
  received: receive,
  flood,
  lost: lose,
  changed: change,
  ask,
  answer,
  courtesy: send,
  players: tellPlayers,
  dealt,
  tick,
  leave,
};

/** Applies an event to the state of live play. It never throws for what the other device sends. */
export function liveReduce(
  before: LiveState,
  event: LiveEvent,
  judge: Judge,
): { state: LiveState; effects: LiveEffect[] } {
  const draft: Draft = { state: before, judge, effects: [] };
  const handle = HANDLERS[event.type] as (draft: Draft, event: LiveEvent) => void;
  handle(draft, event);
  return { state: draft.state, effects: draft.effects };
}

/** The devices are connected, or connected again: both send their whole game. */
function connect(draft: Draft, { now, players }: Extract<LiveEvent, { type: 'connected' }>) {
  set(draft, {
    heard: now,
    ping: { ...draft.state.ping, sent: now, isAnswered: true },
    delays: [],
    isGreeted: false,
    players: null,
    toldPlayers: null,
    isSettled: false,
    granted: null,
    refused: '',
    status: 'open',
  });
  // So that who plays is known when this device is said to be here.
  if (players) tellPlayers(draft, { players });
  send(draft, { type: 'hello', v: 1, name: draft.state.name, ...standing(draft) });
  sendAsk(draft);
}

/** The other device sends too much. */
function flood(draft: Draft) {
  if (draft.state.status === 'closed') return;
  tell(draft, 'flood');
  close(draft);
}

function lose(draft: Draft) {
  if (!isOpen(draft.state)) return;
  set(draft, { status: 'lost' });
  // It is asked again when the devices are connected again.
  dropQuestion(draft);
  if (!isShown(draft.state)) tell(draft, 'lost');
}

function leave(draft: Draft) {
  if (draft.state.status === 'closed') return;
  send(draft, { type: 'bye' });
  close(draft);
}

function close(draft: Draft) {
  dropQuestion(draft);
  set(draft, { asked: null, status: 'closed' });
  emit(draft, { do: 'close' });
}

/** The table here has changed: takes over the moves, the end and the time of the seats here. */
function change(draft: Draft, { link }: { link: GameLink }) {
  const { link: ours, seats } = draft.state;
  if (isShown(draft.state)) return show(draft, link);
  if (link.match?.id !== ours.match?.id || link.game !== ours.game) return;
  const isSame = ours.moves.every((move, at) => link.moves[at] === move);
  const isBehind = link.moves.every((move, at) => ours.moves[at] === move);
  if (!isSame) {
    // A table that has not followed yet has fewer moves; other ones can't be played here alone.
    if (isBehind) return;
    emit(draft, { do: 'adopt', link: ours, seats });
    return tell(draft, 'alone');
  }
  const isLonger = link.moves.length > ours.moves.length;
  const { ending = null } = link;
  const isResigned = typeof ending === 'number' && seats.includes(ending);
  const kept = isResigned ? endOf(ours.ending, ending) : (ours.ending ?? null);
  const left = timeHere(draft, link);
  const isNews =
    isLonger || kept !== (ours.ending ?? null) || timeOf(ours).some((millis, seat) => hasFallen(millis, left[seat]));
  set(draft, {
    link: { ...ours, moves: link.moves, ending: kept, clock: ours.clock && { ...ours.clock, left } },
  });
  if (isNews) {
    withdrawQuestion(draft);
    sendState(draft);
  }
  if (isLonger) showTime(draft);
}

/** Whoever watches follows the table here, also to another game. */
function show(draft: Draft, link: GameLink) {
  const before = formatLink(draft.state.link);
  set(draft, { link: seenFrom(link, seatsBeside(link, [])) });
  if (formatLink({ ...draft.state.link, clock: null }) !== before) sendState(draft);
}

const hasFallen = (before: number, now: number | undefined) => now === 0 && before > 0;

/** The time of the seats as the table here has it; that of the others only where it has run out. */
function timeHere({ state: { link: ours, seats } }: Draft, link: GameLink) {
  const table = link.clock?.left ?? null;
  return timeOf(ours).map((millis, seat) => {
    const here = Math.max(0, Math.round(table?.[seat] ?? millis));
    return seats.includes(seat) || here === 0 ? here : millis;
  });
}

/** Tells who plays each seat, which the devices of the others can't know. */
function tellPlayers(draft: Draft, { players }: { players: Players }) {
  if (!isOpen(draft.state) || JSON.stringify(players) === JSON.stringify(draft.state.toldPlayers)) return;
  set(draft, { toldPlayers: players });
  send(draft, { type: 'players', players });
}

/** The hands of the game here have been dealt: the other device learns its own. */
function dealt(draft: Draft, { link }: { link: GameLink }) {
  set(draft, { link: seenFrom(link, draft.state.seats) });
  sendState(draft);
}

function tick(draft: Draft, { now }: { now: number }) {
  const { heard, ping } = draft.state;
  if (!isOpen(draft.state)) return;
  if (now - heard >= SILENCE_MILLIS) set(draft, { status: 'silent' });
  if (now - ping.sent < PING_MILLIS) return;
  const n = ping.n + 1;
  set(draft, { ping: { n, sent: now, isAnswered: false } });
  send(draft, { type: 'ping', n });
}

function receive(draft: Draft, { text, now }: Extract<LiveEvent, { type: 'received' }>) {
  if (!isOpen(draft.state)) return;
  set(draft, { heard: now, status: 'open' });
  let message;
  try {
    message = parseMessage(text);
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
    return refuse(draft, error.code === 'newer' ? 'newer' : 'unreadable', String(text).slice(0, 100));
  }
  receiveMessage(draft, message, now);
}

/** Whether a device that sends a message knows the epoch. */
function isAware(message: Message) {
  if (message.type === 'hello' || message.type === 'state') return message.epoch !== null;
  return message.type === 'ask' || (message.type === 'reply' && message.yes);
}

function receiveMessage(draft: Draft, message: Message, now: number) {
  if (isAware(message)) set(draft, { isSettled: true });
  // Whoever watches has nothing to say.
  if (isShown(draft.state) && !['hello', 'ping', 'pong', 'bye'].includes(message.type)) return;
  switch (message.type) {
    case 'hello': {
      const { isGreeted } = draft.state;
      // Its name is that of its first one.
      if (!isGreeted) set(draft, { peer: message.name, isGreeted: true });
      // A device that alone was disconnected has forgotten who plays.
      else set(draft, { toldPlayers: null });
      if (isShown(draft.state)) return message.name === '' || isGreeted ? undefined : tell(draft, 'watches');
      if (!isGreeted) tell(draft, 'joined');
      return receiveGame(draft, message);
    }
    case 'state':
      return receiveGame(draft, message);
    case 'ask':
      return receiveAsk(draft, message);
    case 'reply':
      return receiveReply(draft, message);
    case 'courtesy': {
      const { courtesyAt, players, peer } = draft.state;
      if (now - courtesyAt < COURTESY_MILLIS) return;
      set(draft, { courtesyAt: now });
      const name = message.from === undefined ? peer : (players?.[message.from] ?? peer);
      return emit(draft, { do: 'say', code: message.which, name });
    }
    case 'players':
      // Who tells the others who plays is not told by them.
      return draft.state.toldPlayers ? undefined : set(draft, { players: message.players });
    case 'ping':
      return send(draft, { type: 'pong', n: message.n });
    case 'pong':
      return receivePong(draft, message.n, now);
    case 'bye':
      if (!isShown(draft.state)) tell(draft, 'left');
      return close(draft);
    default:
      // The deal is another one's business.
      return void (message satisfies DealMessage);
  }
}

/** Measures the delay for one way. */
function receivePong(draft: Draft, n: number, now: number) {
  const { ping, delays } = draft.state;
  if (ping.isAnswered || ping.n !== n) return;
  const delay = Math.min(MAX_DELAY, Math.max(0, now - ping.sent) / 2);
  set(draft, { ping: { ...ping, isAnswered: true }, delays: [...delays, delay].slice(-DELAYS) });
}
