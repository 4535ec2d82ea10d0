// Two devices that play live over a network in memory: late, repeated and reordered messages, cuts, and pages that are
// loaded again. Time is a number; nothing waits.

import assert from 'node:assert/strict';
import { findGame } from '../../www/games/index.ts';
import { replaySession } from '../../www/links/opener.ts';
import { formatLink, parseLink } from '../../www/links/link.ts';
import { judgeBy, type Judge, type Verdict } from '../../www/links/live/judge.ts';
import { liveReduce } from '../../www/links/live/session.ts';
import { liveState, type LiveEffect, type LiveEvent, type LiveState } from '../../www/links/live/state.ts';
import { asSeenFrom } from '../../www/links/kinds.ts';
import { randomNumbers } from '../tools/random.ts';
import { engine } from './reducing.ts';
import type { GameLink } from '../../www/links/state.ts';

export type Below = (limit: number) => number;

/** Whole numbers below a limit, the same for each seed. */
export function numbers(seed: number): Below {
  const random = randomNumbers(seed);
  return (limit) => Math.floor(random() * limit);
}

/** A game between two persons, as both devices know it. */
export function newGame(game: string, other: Partial<GameLink> = {}): GameLink {
  return {
    game,
    seed: 1,
    position: null,
    moves: [],
    playerKinds: ['human', 'human'],
    options: {},
    clock: null,
    match: { id: 'abcdefghij', from: 0 },
    at: null,
    ...other,
  };
}

/** The text of a game that both devices must have: without the sender and the time. */
export function textOf(link: GameLink) {
  return formatLink({
    ...link,
    clock: link.clock && { ...link.clock, left: null },
    match: link.match && { ...link.match, from: 0 },
    at: null,
  });
}

const verdicts = new Map<string, Verdict | null>();
const legalMoves = new Map<string, string[]>();
const rules = judgeBy(engine);

function remember<Value>(known: Map<string, Value>, link: GameLink, find: () => Value): Value {
  const key = textOf({ ...link, ending: null });
  if (!known.has(key)) {
    if (known.size > 20_000) known.clear();
    known.set(key, find());
  }
  return known.get(key) as Value;
}

/** The engine as a judge, which remembers its verdicts, since both devices ask for the same ones. */
export const judge: Judge = (link) => remember(verdicts, link, () => rules(link));

/** A move as links have it: an exchange names places in the hand. */
function sealed(move: string, view: string) {
  if (!move.startsWith('~')) return move;
  const [hand = ''] = (view.split(' ')[3] ?? '').split('/').filter((each) => !/^\d/.test(each));
  const held: string[] = hand.match(/../g) ?? [];
  const places = (move.match(/[a-z]\d/g) ?? []).map((token) => {
    const place = held.indexOf(token);
    held[place] = '';
    return place + 1;
  });
  return `~${places.sort().join('')}`;
}

/** The legal moves of a game, as links have them. */
export function legalOf(link: GameLink): string[] {
  return remember(legalMoves, link, () => {
    const session = replaySession(findGame(link.game)!, link, engine);
    const hand = session.view(session.status().toMove ?? 0);
    const legal = session.legal().map((move) => sealed(move, hand));
    session.free();
    return legal;
  });
}

/** What the devices say only if something went wrong. */
const FAULTS = new Set([
  'flood',
  'newer',
  'unreadable',
  'otherGame',
  'illegalMove',
  'foreignMove',
  'foreignEnd',
  'conflict',
  'alone',
]);

/** A device: the state of live play, and a table that follows it. */
export class Device {
  state: LiveState;
  table: GameLink;
  now = 0;
  /** What was sent and not yet taken away. */
  outbox: string[] = [];
  isClosed = false;
  said: string[] = [];
  /** Each move that was made here: its match, its ply and its text. */
  made: string[] = [];
  /** How often the table played one move, and how often it opened a game. */
  played = 0;
  adopted = 0;
  /** When the time of the other's seats is up as it is shown here. */
  ends: (number | null)[] = [];

  constructor(link: GameLink, seats: number[], name: string) {
    this.state = liveState({ ...link, playerKinds: asSeenFrom(link.playerKinds ?? [], seats) }, seats, name);
    this.table = this.state.link;
  }

  send(event: LiveEvent) {
    const before = JSON.stringify(this.state);
    const { state, effects } = liveReduce(this.state, event, judge);
    assert.equal(JSON.stringify(this.state), before, 'the state before is untouched');
    this.state = state;
    for (const effect of effects) this.#carryOut(effect);
    return effects;
  }

  #carryOut(effect: LiveEffect) {
    switch (effect.do) {
      case 'send':
        return void this.outbox.push(effect.text);
      case 'play':
        this.played += 1;
        assert.ok(legalOf(this.table).includes(effect.move), `${effect.move} is legal`);
        this.table = { ...this.table, moves: [...this.table.moves, effect.move] };
        return this.changed();
      case 'adopt':
        this.adopted += 1;
        this.table = effect.link;
        assert.ok(judge(this.table) !== null, 'an adopted game is legal');
        return this.changed();
      case 'time':
        this.ends = effect.left.map((millis) => (millis === null ? null : this.now + millis));
        return;
      case 'say':
        return void this.said.push(effect.code);
      case 'close':
        this.isClosed = true;
    }
  }

  /** The table reports what it shows. */
  changed() {
    this.send({ type: 'changed', link: this.table });
  }

  get toMove() {
    const isFlagged = this.table.clock?.left?.includes(0) ?? false;
    if ((this.table.ending ?? null) !== null || isFlagged) return null;
    return judge(this.table)?.toMove ?? null;
  }

  get isOver() {
    return this.toMove === null;
  }

  get isTurn() {
    return this.toMove !== null && this.state.seats.includes(this.toMove);
  }

  /** Plays a move of the person here, which takes some time. */
  play(move: string, millis = 0) {
    const seat = this.toMove ?? 0;
    const { clock } = this.table;
    const left = clock && (clock.left ?? [clock.base * 1000, clock.base * 1000]).slice();
    if (left && clock)
      left[seat] = Math.max(0, (left[seat] ?? 0) - millis) && (left[seat] ?? 0) - millis + clock.increment * 1000;
    const isFlagged = left?.[seat] === 0;
    this.made.push(...(isFlagged ? [] : [`${this.table.match?.id} ${this.table.moves.length} ${move}`]));
    const moves = isFlagged ? this.table.moves : [...this.table.moves, move];
    this.table = { ...this.table, moves, clock: clock && { ...clock, left } };
    this.changed();
  }

  resign() {
    this.table = { ...this.table, ending: this.state.seats[0] ?? 0 };
    this.changed();
  }

  /** The time of the other's seats is up as it is shown here. */
  judgeTime() {
    const { clock } = this.table;
    const seat = this.toMove;
    const end = seat === null ? null : (this.ends[seat] ?? null);
    if (clock?.left == null || seat === null || end === null || end > this.now) return;
    const left = clock.left.map((millis, each) => (each === seat ? 0 : millis));
    this.table = { ...this.table, clock: { ...clock, left } };
    this.changed();
  }

  /** The page is loaded again: only the link of the table, the seats and the name are known. */
  reload() {
    const place = parseLink(formatLink(this.table), findGame);
    assert.ok(place.screen === 'table' && place.problems.length === 0);
    const { seats, name } = this.state;
    this.state = liveState(
      { ...place.state, playerKinds: asSeenFrom(place.state.playerKinds ?? [], seats) },
      seats,
      name,
    );
    this.table = this.state.link;
    this.outbox = [];
    this.ends = [];
  }

  /** What was said that should not have been. */
  get faults() {
    return this.said.filter((code) => FAULTS.has(code));
  }
}

interface Faults {
  /** The longest delay in milliseconds. */
  delay: number;
  /** Of a hundred messages, so many are repeated. */
  repeated: number;
  isReordered: boolean;
}

/** Two devices and what is on its way between them. */
export class Network {
  now = 0;
  devices: [Device, Device];
  isConnected = false;
  #flight: { to: 0 | 1; text: string; at: number }[] = [];
  readonly #below;
  readonly #faults;

  constructor(devices: [Device, Device], below: Below, faults: Faults = { delay: 0, repeated: 0, isReordered: false }) {
    this.devices = devices;
    this.#below = below;
    this.#faults = faults;
  }

  /** The number of messages on their way. */
  get waiting() {
    this.#collect();
    return this.#flight.length;
  }

  connect() {
    this.isConnected = true;
    for (const device of this.devices) device.send({ type: 'connected', now: this.now });
    this.#collect();
  }

  /** Everything on its way is lost; each device notices it, or had not yet. */
  cut() {
    this.isConnected = false;
    for (const device of this.devices) {
      device.outbox = [];
      device.send({ type: 'lost' });
    }
    this.#flight = [];
  }

  /** Lets time pass, and delivers what has arrived; at most so many messages. */
  pass(millis: number, most = Infinity) {
    const end = this.now + millis;
    this.#collect();
    for (let count = 0; count < most; count += 1) {
      const next = this.#next(end);
      if (!next) break;
      this.#setNow(Math.max(this.now, next.at));
      this.devices[next.to].send({ type: 'received', text: next.text, now: this.now });
      this.#collect();
    }
    this.#setNow(end);
    for (const device of this.devices) device.send({ type: 'tick', now: this.now });
    this.#collect();
  }

  #setNow(now: number) {
    this.now = now;
    for (const device of this.devices) device.now = now;
  }

  #next(end: number) {
    const [first] = this.#flight.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    if (first) this.#flight.splice(this.#flight.indexOf(first), 1);
    return first;
  }

  /** Sends what the devices have in their outboxes. */
  #collect() {
    const { delay, repeated, isReordered } = this.#faults;
    for (const from of [0, 1] as const) {
      const { outbox } = this.devices[from];
      this.devices[from].outbox = [];
      if (!this.isConnected) continue;
      const to = from === 0 ? 1 : 0;
      for (const text of outbox) {
        const last = Math.max(0, ...this.#flight.filter((each) => each.to === to).map(({ at }) => at));
        const at = this.now + this.#below(delay + 1);
        this.#flight.push({ to, text, at: isReordered ? at : Math.max(at, last) });
        if (this.#below(100) < repeated) this.#flight.push({ to, text, at: at + this.#below(3 * delay + 1) });
      }
    }
  }
}
