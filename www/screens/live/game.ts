// The live games of this page. A connection stays while its table is left for another screen; what arrives meanwhile
// waits for the table. In a game of more than two the guests are connected with the host, whose device passes on what
// it takes over: to each guest, all other seats are the host's.

import { asSeenFrom, isLevel } from '../../links/kinds.ts';
import { nextMatch, rematchOf } from '../../links/live/rematch.ts';
import { liveReduce } from '../../links/live/session.ts';
import { liveState, type LiveEffect, type LiveEvent, type LiveState } from '../../links/live/state.ts';
import type { Judge } from '../../links/live/judge.ts';
import type { Players } from '../../links/live/message.ts';
import type { Connection } from '../../links/live/connection.ts';
import type { Peer } from '../../game/player.ts';
import type { GameLink } from '../../links/state.ts';

/** The messages that wait for a table; each state is the whole game, so the last ones are enough. */
const MAX_WAITING = 50;
/** The milliseconds between two measurements of the delay. */
const TICK = 5000;

/** What a table does for its live game. */
export interface LiveSeat {
  judge: Judge;
  /** The own name. */
  name: () => string;
  link: () => GameLink;
  /** The seats that are played here. */
  seats: () => number[];
  /** Carries out what concerns the table. */
  run: (effect: LiveEffect) => void;
  /** Something about the connections has changed. */
  update: () => void;
}

/** The other end of a connection. */
export interface Other {
  /** Empty where it is not known. */
  name: string;
  /** The seats that it plays in the game here, or answers for. */
  seats: number[];
}

type Wire = Pick<Connection, 'listen' | 'send' | 'close' | 'isOpen'>;

/** The connection with one device, and what the two have told each other. */
interface Line {
  connection: Wire | null;
  /** Null before a table has taken part. */
  state: LiveState | null;
  other: Other;
  /** What has arrived while no table was there. */
  waiting: LiveEvent[];
}

const seatsOf = ({ playerKinds }: GameLink) => (playerKinds ?? []).map((_, seat) => seat);

/** The seats of the other device, which change with another game. */
function othersSeats({ state, other }: Line) {
  return state === null ? other.seats : seatsOf(state.link).filter((seat) => !state.seats.includes(seat));
}

/** The connections of one game. */
export class LiveGame {
  #lines: Line[] = [];
  #seat: LiveSeat | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Whether any moves arrive at once. */
  get isLive() {
    return this.#lines.some(({ connection }) => connection?.isOpen);
  }

  /** Whether nothing has come from a connected device for a while. */
  get isSilent() {
    return this.#lines.some(({ state }) => state?.status === 'silent');
  }

  /** The names of the persons at the other ends; empty ones are not known. */
  get names() {
    return this.#lines.flatMap(({ connection, state, other }) =>
      connection?.isOpen ? [state?.peer || other.name] : [],
    );
  }

  /** The name of who has asked something; empty where it is not known. */
  get asker() {
    const line = this.#lines.find(({ state }) => state?.question);
    return line?.state?.peer ?? '';
  }

  /** Who plays each seat on another device; null for a seat that no connected device answers for. */
  get peers(): (Peer | null)[] {
    const peers: (Peer | null)[] = [];
    for (const line of this.#lines) {
      const { connection, state, other } = line;
      if (!connection?.isOpen) continue;
      const seats = othersSeats(line);
      const told = seats.length > 1 ? (state?.players ?? null) : null;
      for (const seat of seats) {
        const name = told === null ? state?.peer || other.name : (told[seat] ?? null);
        peers[seat] = name === null ? null : { name, isLive: true };
      }
    }
    return Array.from(peers, (peer) => peer ?? null);
  }

  /** The seats that a connected device answers for. */
  get connected() {
    return this.#lines.flatMap((line) => (line.connection?.isOpen ? othersSeats(line) : []));
  }

  /** Plays over a connection that has been made. It replaces those of the same seats. */
  begin(connection: Wire, other: Other) {
    const isSame = (line: Line) => othersSeats(line).some((seat) => other.seats.includes(seat));
    const earlier = this.#lines.filter(isSame);
    for (const line of earlier) line.connection?.close();
    const kept = earlier.find((line) => String(othersSeats(line)) === String(other.seats));
    const line: Line = kept ?? { connection, state: null, other, waiting: [] };
    line.connection = connection;
    line.other = other;
    this.#lines = [...this.#lines.filter((each) => !isSame(each)), line];
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.dispatch({ type: 'tick', now: performance.now() }), TICK);
    connection.listen({
      onOpen: () => this.#seat?.update(),
      onMessage: (text) => this.#send(line, { type: 'received', text, now: performance.now() }),
      onPaused: () => this.#seat?.update(),
      onLost: () => {
        line.connection = null;
        this.#send(line, { type: 'lost' });
        this.#rest();
      },
    });
    this.#send(line, { type: 'connected', now: performance.now() });
  }

  /** Continues at a table; null when it is left. */
  attach(seat: LiveSeat | null) {
    this.#seat = seat;
    if (seat === null) return;
    for (const line of this.#lines) {
      const { waiting } = line;
      line.waiting = [];
      for (const event of waiting) this.#send(line, event);
    }
    seat.update();
  }

  /** Applies an event of the table to all connections. */
  dispatch(event: LiveEvent) {
    for (const line of this.#lines) this.#send(line, event);
  }

  /** Applies an event to one connection. */
  #send(line: Line, event: LiveEvent) {
    const seat = this.#seat;
    if (seat === null) {
      // A table that is left has not changed, and measures nothing.
      if (event.type !== 'tick') line.waiting = [...line.waiting, event].slice(-MAX_WAITING);
      return;
    }
    line.state ??= this.#stateOf(line, seat);
    // The clock of the table has gone on since it was last told.
    if (event.type === 'received' || event.type === 'answer')
      this.#apply(line, { type: 'changed', link: seat.link(), now: performance.now() }, seat);
    const players = this.#playersFor(line, seat);
    this.#apply(line, event.type === 'connected' && players ? { ...event, players } : event, seat);
    if (event.type === 'tick') return;
    this.#tellPlayers(seat);
    seat.update();
  }

  #stateOf({ other }: Line, seat: LiveSeat) {
    const link = seat.link();
    const ours = seatsOf(link).filter((each) => !other.seats.includes(each));
    return liveState(link, ours, seat.name());
  }

  #apply(line: Line, event: LiveEvent, seat: LiveSeat) {
    if (line.state === null) return;
    const { state, effects } = liveReduce(line.state, event, seat.judge);
    line.state = state;
    for (const effect of effects) this.#run(line, effect, seat);
  }

  #run(line: Line, effect: LiveEffect, seat: LiveSeat) {
    switch (effect.do) {
      case 'send':
        return void line.connection?.send(effect.text);
      case 'close':
        line.connection?.close();
        line.connection = null;
        return this.#rest();
      case 'adopt':
        return this.#adopt(line, effect, seat);
      case 'question': {
        // Another player may have asked, too.
        const what = effect.what ?? this.#lines.find(({ state }) => state?.question)?.state?.question?.what ?? null;
        return seat.run({ do: 'question', what });
      }
      case 'play':
      case 'time':
        return line.state?.link.match?.id === seat.link().match?.id ? seat.run(effect) : undefined;
      case 'say':
        return seat.run(effect);
      case 'connection':
        return;
    }
  }

  /** The table follows a device, and the other devices follow the table. */
  #adopt(line: Line, effect: Extract<LiveEffect, { do: 'adopt' }>, seat: LiveSeat) {
    const { link } = effect;
    const before = seat.link();
    const isSameMatch = before.match?.id === link.match?.id;
    // Whoever was asked for the game on the table, and has not answered, may still play in the one before.
    if (!isSameMatch && nextMatch(before.match?.id ?? '') !== link.match?.id) return;
    const here = seatsOf(before).filter((each) => seat.seats().includes(each) || isLevel(before.playerKinds?.[each]));
    const seats = isSameMatch ? here : rematchOf(before, here).seats;
    const others = this.#lines.filter((each) => each !== line);
    // Whoever comes into a game that has begun has nothing to tell about it.
    const isBehind = isSameMatch && others.length > 0 && link.moves.length < before.moves.length;
    // It hears of the moves when it says that it is there.
    if (!isBehind) {
      const playerKinds = link.playerKinds && asSeenFrom(link.playerKinds, seats);
      const from = seats.find((each) => !isLevel(link.playerKinds?.[each])) ?? 0;
      seat.run({ do: 'adopt', link: { ...link, playerKinds, match: link.match && { ...link.match, from } }, seats });
    }
    for (const each of isSameMatch ? [] : others) this.#send(each, { type: 'ask', what: 'rematch' });
  }

  /** Tells each device of a game of more than two who plays. */
  #tellPlayers(seat: LiveSeat) {
    for (const line of this.#lines) {
      const players = this.#playersFor(line, seat);
      if (players) this.#apply(line, { type: 'players', players }, seat);
    }
  }

  /** Who plays each seat, for a device that can't know it; null for the other one of two, and for the host. */
  #playersFor(line: Line, seat: LiveSeat): Players | null {
    const all = seatsOf(seat.link());
    const [peers, here] = [this.peers, seat.seats()];
    if (othersSeats(line).length >= all.length - here.length) return null;
    return all.map((each) => (here.includes(each) ? seat.name() : (peers[each]?.name ?? null)));
  }

  /** Measures nothing where nobody is connected. */
  #rest() {
    if (this.#lines.every(({ connection }) => connection === null)) clearInterval(this.#timer);
  }
}

const games = new Map<string, LiveGame>();

/** The live game of a match. */
export function liveGame(match: string) {
  const known = games.get(match) ?? new LiveGame();
  games.set(match, known);
  return known;
}

/** The same devices play on in another game. */
export function continueIn(game: LiveGame, match: string) {
  for (const [id, known] of games) if (known === game) games.delete(id);
  games.set(match, game);
}
