// The live games of this page. A connection stays while its table is left for another screen; what arrives meanwhile
// waits for the table.

import { liveReduce } from '../../links/live/session.ts';
import { liveState, type LiveEffect, type LiveEvent, type LiveState } from '../../links/live/state.ts';
import type { Judge } from '../../links/live/judge.ts';
import type { Connection } from '../../links/live/connection.ts';
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
  /** Something about the connection has changed. */
  update: () => void;
}

/** The connection of one game, and what the devices have told each other. */
export class LiveGame {
  #connection: Connection | null = null;
  #state: LiveState | null = null;
  #seat: LiveSeat | null = null;
  #waiting: LiveEvent[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #peer = '';

  /** Whether moves arrive at once. */
  get isLive() {
    return this.#connection?.isOpen === true;
  }

  /** Whether nothing has come from the other device for a while. */
  get isSilent() {
    return this.#state?.status === 'silent';
  }

  /** The name of the other person; empty where it is not known. */
  get peer() {
    return this.#state?.peer || this.#peer;
  }

  /** Plays over a connection that has been made. */
  begin(connection: Connection, peer: string) {
    this.#connection?.close();
    this.#connection = connection;
    this.#peer = peer;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.dispatch({ type: 'tick', now: performance.now() }), TICK);
    connection.listen({
      onOpen: () => this.#seat?.update(),
      onMessage: (text) => this.dispatch({ type: 'received', text, now: performance.now() }),
      onPaused: () => this.#seat?.update(),
      onLost: () => {
        clearInterval(this.#timer);
        this.#connection = null;
        this.dispatch({ type: 'lost' });
      },
    });
    this.dispatch({ type: 'connected', now: performance.now() });
  }

  /** Continues at a table; null when it is left. */
  attach(seat: LiveSeat | null) {
    this.#seat = seat;
    if (seat === null) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const event of waiting) this.dispatch(event);
    seat.update();
  }

  /** Applies an event. */
  dispatch(event: LiveEvent) {
    const seat = this.#seat;
    if (seat === null) {
      // A table that is left has not changed, and measures nothing.
      if (event.type !== 'tick') this.#waiting = [...this.#waiting, event].slice(-MAX_WAITING);
      return;
    }
    this.#state ??= liveState(seat.link(), seat.seats(), seat.name());
    // The clock of the table has gone on since it was last told.
    if (event.type === 'received' || event.type === 'answer')
      this.#apply({ type: 'changed', link: seat.link(), now: performance.now() }, seat);
    this.#apply(event, seat);
    if (event.type !== 'tick') seat.update();
  }

  #apply(event: LiveEvent, seat: LiveSeat) {
    if (this.#state === null) return;
    const { state, effects } = liveReduce(this.#state, event, seat.judge);
    this.#state = state;
    for (const effect of effects) this.#run(effect, seat);
  }

  #run(effect: LiveEffect, seat: LiveSeat) {
    switch (effect.do) {
      case 'send':
        return void this.#connection?.send(effect.text);
      case 'close':
        clearInterval(this.#timer);
        this.#connection?.close();
        this.#connection = null;
        return;
      default:
        return seat.run(effect);
    }
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
