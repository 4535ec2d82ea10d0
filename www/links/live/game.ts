// The live games of this page. A connection stays while its table is left for another screen; what arrives meanwhile
// waits for the table. In a game of more than two the guests are connected with the host, whose device passes on what
// it takes over: to each guest, all other seats are the host's.

import { REMOTE, asSeenFrom, isLevel, seatsBeside } from '../kinds.ts';
import { canCheck, checkDeal, isUndealt, type DealVerdict } from './deal.ts';
import {
  isCourtesy,
  parseDealMessage,
  parseMessage,
  type Courtesy,
  type DealMessage,
  type Players,
} from './message.ts';
import { parseGame } from './receive.ts';
import { isEarlier, nextMatch, rematchOf } from './rematch.ts';
import { liveReduce } from './session.ts';
import {
  canAgree,
  hasPerson,
  isWatching,
  liveState,
  type LiveEffect,
  type LiveEvent,
  type LiveState,
  type Question,
} from './state.ts';
import { Dealing } from './dealing.ts';
import { Traffic } from './traffic.ts';
import { hidesHands } from './told.ts';
import type { Judge } from './judge.ts';
import type { Connection } from './connection.ts';
import type { GameLink } from '../state.ts';

/** What only measures a connection, which a table that is left does not. */
const BEATS = ['tick', 'ping', 'pong'];
/** The milliseconds between two measurements of the delay, and how many of them a deal or its proof may take. */
const [TICK, MAX_MISSED] = [5000, 4];

/** What a table does for its live game. */
export interface LiveSeat {
  judge: Judge;
  /** The own name. */
  name: () => string;
  link: () => GameLink;
  /** The seats that are played here. */
  seats: () => number[];
  /** Whether the hands have yet to be dealt by all devices: nobody here has made a move. */
  isUndealt: () => boolean;
  isOver: () => boolean;
  /** Carries out what concerns the table. */
  run: (effect: LiveEffect) => void;
  /** The game goes on with more that is known of its deal: the hands of the seat here, or all when it is over. */
  learn: (deal: { seed?: number } & Pick<GameLink, 'view' | 'hands'>) => void;
  /** The deal of the game that is over has been checked. */
  judgeDeal: (verdict: DealVerdict) => void;
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

/** What a game needs of a connection. */
export type Wire = Pick<Connection, 'listen' | 'send' | 'close' | 'isOpen'>;

/** The connection with one device, and what the two have told each other. */
interface Line {
  connection: Wire | null;
  /** Whether the connection has failed; it may open again. */
  isLost: boolean;
  /** Null before a table has taken part. */
  state: LiveState | null;
  other: Other;
  /** What has arrived while no table was there: the last of each kind, since a state is the whole game. */
  waiting: Map<string, LiveEvent>;
  traffic: Traffic;
  /** Whether it is told nothing of the game before the hands are dealt. */
  isUndealt: boolean;
  /** The match of which it has been told all seals. */
  sealed: string;
  /** The match of which it has been told how the hands were dealt. */
  proved: string;
}

/** What is connected for. */
interface Purpose {
  /** Whether this device invites, and deals. */
  deals?: boolean;
  /** The game has come, of a guest that has no table yet. */
  onGame?: (link: GameLink) => void;
  /** The connection is lost before that. */
  onLost?: () => void;
}

/** The seats of the other device, which change with another game. */
function othersSeats({ state, other }: Line) {
  return state === null ? other.seats : seatsBeside(state.link, state.seats);
}

/** Whether the device at the other end only watches. */
const isWatcher = (line: Line) => othersSeats(line).length === 0;

/** The type of an event, or of the message that has come. */
function kindOf(event: LiveEvent) {
  if (event.type !== 'received') return event.type;
  try {
    return parseMessage(event.text).type;
  } catch {
    // The table says so.
    return event.type;
  }
}

/** The connections of one game. */
export class LiveGame {
  #lines: Line[] = [];
  #seat: LiveSeat | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #dealing = new Dealing<Line>();
  #purpose: Purpose = {};
  /** What the players here are asked. */
  #shown: Question['what'] | null = null;
  /** For how many measurements nothing new has been told of a deal that waits. */
  #undealt = 0;
  /** How the hands were dealt, as it was told last. */
  #proof: Extract<DealMessage, { type: 'proof' }> | null = null;
  /** For how many measurements a game that is over waits for its proof. */
  #unproved = 0;
  /** The match whose hands were opened by the proof of another device, so that this one has nothing to prove. */
  #opened = '';

  /** Whether any moves arrive at once. */
  get isLive() {
    return this.#lines.some((line) => line.connection?.isOpen && !isWatcher(line));
  }

  /** How many devices only watch. */
  get watchers() {
    return this.#lines.filter((line) => line.connection?.isOpen && isWatcher(line)).length;
  }

  /** Whether this device only watches. */
  get isWatching() {
    return this.#lines.some(({ state }) => state !== null && isWatching(state));
  }

  /** Whether nothing has come from the device of a player for a while. */
  get isSilent() {
    return this.#lines.some((line) => line.connection?.isOpen && line.state?.status === 'silent' && !isWatcher(line));
  }

  /** The names of the persons at the other ends; empty ones are not known. */
  get names() {
    return this.#lines.flatMap((line) =>
      line.connection?.isOpen && !isWatcher(line) ? [line.state?.peer || line.other.name] : [],
    );
  }

  /** Whether two persons play, who can agree. */
  get canAgree() {
    const players = this.#lines.filter((line) => !isWatcher(line));
    return players.every(({ state }) => state !== null && canAgree(state) && hasPerson(state));
  }

  /** The name of who has asked something; empty where it is not known. */
  get asker() {
    const line = this.#lines.find(({ state }) => state?.question?.what === this.#shown);
    return line?.state?.peer ?? '';
  }

  /** Who plays each seat on another device; null for a seat that no connected device answers for. */
  get peers(): Players {
    const peers: Players = [];
    for (const line of this.#lines) {
      const { connection, state, other } = line;
      if (!connection?.isOpen || this.#isElsewhere(line)) continue;
      const seats = othersSeats(line);
      const told = state?.players ?? null;
      for (const seat of seats) peers[seat] = told === null ? state?.peer || other.name : (told[seat] ?? null);
    }
    return Array.from(peers, (peer) => peer ?? null);
  }

  /** The seats that a connected device answers for. */
  get connected() {
    return this.#lines.flatMap((line) =>
      line.connection?.isOpen && !this.#isElsewhere(line) ? othersSeats(line) : [],
    );
  }

  /** Whether a device has not come along to the game on the table; its seats are those of the game before. */
  #isElsewhere({ state }: Line) {
    return this.#seat !== null && state !== null && state.link.match?.id !== this.#seat.link().match?.id;
  }

  /** The seats of a device in the game on the table, to which it may not have come along yet. */
  #seatsOf(line: Line) {
    if (!line.state || !this.#isElsewhere(line)) return othersSeats(line);
    const { link, seats } = rematchOf(line.state.link, line.state.seats);
    return link.match?.id === this.#seat?.link().match?.id ? seatsBeside(link, seats) : [];
  }

  /** Plays over a connection that has been made. It replaces those of the same seats. */
  begin(connection: Wire, other: Other, purpose: Purpose = {}) {
    const isSame = (line: Line) => this.#seatsOf(line).some((seat) => other.seats.includes(seat));
    const earlier = this.#lines.filter(isSame);
    for (const line of earlier) line.connection?.close();
    const kept = earlier.find((line) => String(othersSeats(line)) === String(other.seats));
    const line: Line = kept ?? {
      connection,
      isLost: false,
      state: null,
      other,
      waiting: new Map(),
      traffic: new Traffic(),
      isUndealt: false,
      sealed: '',
      proved: '',
    };
    line.connection = connection;
    line.other = other;
    line.waiting.clear();
    // It may be another person than before.
    line.state &&= { ...line.state, peer: other.name };
    this.#purpose = purpose;
    const isLeft = (each: Line) => isWatcher(each) && each.connection === null;
    this.#lines = [...this.#lines.filter((each) => !isSame(each) && !isLeft(each)), line];
    connection.listen({
      onOpen: () => (line.isLost ? this.#join(line) : this.#seat?.update()),
      onMessage: (text) => this.#receive(line, text),
      onPaused: () => this.#seat?.update(),
      onLost: () => {
        line.isLost = true;
        if (!line.isUndealt) this.#send(line, { type: 'lost' });
        this.#drop(line);
      },
    });
    line.isUndealt = purpose.deals === true && this.#seat?.isUndealt() === true;
    this.#join(line);
  }

  /** Nobody waits for a device that is gone, and nothing is measured where nobody is connected. */
  #drop(line: Line) {
    if (!this.#lines.some(({ connection }) => connection?.isOpen)) clearInterval(this.#timer);
    this.#dealing.drop(line);
    void this.#dealOut();
  }

  /** A device is connected, or connected again. */
  #join(line: Line) {
    line.isLost = false;
    line.traffic = new Traffic();
    line.sealed = '';
    line.proved = '';
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.dispatch({ type: 'tick', now: performance.now() }), TICK);
    if (line.isUndealt && this.#seat) return void this.#askNumbers(this.#seat.link());
    this.#send(line, { type: 'connected', now: performance.now() });
    // Another game may have been agreed on before the connection was lost.
    if (this.#dealing.pledge) this.#tell(line, this.#dealing.pledge);
  }

  /** Shows the game to a device that only watches. */
  show(connection: Wire, name: string) {
    this.begin(connection, { name, seats: [] }, this.#purpose);
  }

  /** Continues at a table; null when it is left. */
  attach(seat: LiveSeat | null) {
    this.#seat = seat;
    if (seat === null) return;
    for (const line of this.#lines) {
      const waiting = [...line.waiting.values()];
      line.waiting.clear();
      for (const event of waiting) this.#send(line, event);
    }
    if (this.#proof) void this.#check(this.#proof);
    void this.#dealOut();
    seat.update();
  }

  /** Applies an event of the table to all connections. */
  dispatch(event: LiveEvent) {
    // Who has begun to play does not wait for the others.
    if (event.type === 'changed' && this.#lines.some((line) => line.isUndealt)) void this.#dealOut();
    const shown = this.#shown;
    for (const line of this.#lines) {
      // Another question waits for its own answer.
      if (event.type === 'answer' && line.state?.question?.what !== shown) continue;
      if (!line.isUndealt) this.#send(line, event);
      if (event.type === 'leave') this.#close(line);
    }
    if (event.type === 'changed') this.#prove();
    if (event.type !== 'tick') return;
    this.#awaitProof();
    this.#undealt += 1;
    if (this.#undealt === MAX_MISSED) void this.#dealOut(true);
  }

  /** Takes a message: one about the deal, or any other. */
  #receive(line: Line, text: unknown) {
    const now = performance.now();
    if (!line.traffic.takes(text, now)) {
      this.#send(line, { type: 'flood' });
      return this.#close(line);
    }
    const message = parseDealMessage(text);
    if (message) void this.#takeDeal(line, message);
    if (line.isUndealt || (message && this.#seat === null)) return;
    this.#send(line, { type: 'received', text, now });
    if (this.#seat === null && this.#purpose.onGame) this.#announce(String(text));
    this.#prove();
  }

  /** A guest without a table opens the game that it is told. */
  #announce(text: string) {
    try {
      const message = parseMessage(text);
      const link = message.type === 'hello' ? parseGame(message.state) : null;
      if (link) this.#purpose.onGame?.({ ...link, deal: this.#dealing.pledged(link.match?.id ?? '') });
    } catch {
      // The table says so when it takes it.
    }
  }

  async #takeDeal(line: Line, message: DealMessage) {
    const answer = (told: DealMessage | null) => void (told && this.#tell(line, told));
    switch (message.type) {
      case 'pledge':
        return answer(await this.#dealing.answer(message));
      case 'seals':
        return answer(await this.#dealing.open(message));
      case 'seal':
        return this.#dealing.seal(line, message) ? this.#dealOut() : undefined;
      case 'number':
        return (await this.#dealing.add(line, message)) ? this.#dealOut() : undefined;
      case 'proof':
        this.#proof = message;
        return this.#check(message);
    }
  }

  #tell({ connection }: Line, message: DealMessage) {
    connection?.send(JSON.stringify(message));
  }

  /** Begins to deal a game: promises a secret, and asks all to seal their numbers. */
  async #askNumbers(link: GameLink) {
    this.#undealt = 0;
    await this.#dealing.begin(link);
    const { pledge } = this.#dealing;
    if (pledge) for (const line of this.#lines) this.#tell(line, pledge);
    else await this.#dealOut();
  }

  /**
   * Deals when all have opened their numbers: in a first game those of all seats, else those of who is connected.
   *
   * @param isLate whether nobody waits for them any more, so that the deal can't be checked
   */
  async #dealOut(isLate = false) {
    if (!isLate) this.#undealt = 0;
    const [seat, link] = [this.#seat, this.#dealing.link];
    if (seat === null || link === null) return;
    const table = seat.link();
    const isFirst = table.match?.id === link.match?.id;
    // Who has begun to play does not wait for the others.
    if (isFirst && !seat.isUndealt()) {
      this.#dealing.stop();
      return this.#release();
    }
    const { connected } = this;
    const isMissing = table.playerKinds?.some((kind, each) => kind === REMOTE && !connected.includes(each));
    if (isFirst && isMissing) return;
    const open = this.#lines.filter(({ connection }) => connection?.isOpen);
    // Alone it could choose.
    if (open.length === 0) return;
    if (isLate) this.#dealing.giveUp();
    const seals = this.#dealing.close(open);
    const id = link.match?.id ?? '';
    if (seals)
      for (const line of open) {
        if (line.sealed !== id) this.#tell(line, seals);
        line.sealed = id;
      }
    const dealt = await this.#dealing.deal();
    if (dealt === null) return;
    const told = this.#lines.filter((line) => !line.isUndealt);
    this.#open(dealt, isFirst ? seat.seats() : rematchOf(table, this.#here(seat)).seats, seat);
    this.#release();
    for (const line of told) {
      const isThere = line.state?.link.match?.id === dealt.match?.id;
      this.#send(line, isThere ? { type: 'dealt', link: dealt } : { type: 'ask', what: 'rematch' });
    }
  }

  /** Nobody waits for the hands any more. */
  #release() {
    for (const line of this.#lines) {
      if (!line.isUndealt) continue;
      line.isUndealt = false;
      this.#send(line, { type: 'connected', now: performance.now() });
    }
  }

  /** Tells the others how the hands of a game that is over were dealt. */
  #prove() {
    const seat = this.#seat;
    if (!seat?.isOver()) return;
    const { deal, seed, match } = seat.link();
    if (deal === undefined || seed === null || match === null || this.#opened === match.id) return;
    for (const line of this.#lines) {
      if (line.proved === match.id || !line.connection?.isOpen) continue;
      line.proved = match.id;
      this.#tell(line, { type: 'proof', match: match.id, deal });
    }
  }

  /** Says so where the device that has dealt is there, and does not tell how. */
  #awaitProof() {
    const seat = this.#seat;
    const link = seat?.link();
    this.#unproved = seat?.isOver() && link?.hands && this.isLive ? this.#unproved + 1 : 0;
    if (this.#unproved !== MAX_MISSED || !link) return;
    // It may have come before the end.
    if (this.#proof && this.#proof.match === link.match?.id && canCheck(link)) void this.#check(this.#proof);
    else seat?.judgeDeal('unproved');
  }

  /** Checks how the hands were dealt, and opens them. */
  async #check({ match, deal }: Extract<DealMessage, { type: 'proof' }>) {
    const seat = this.#seat;
    const link = seat?.link();
    if (!seat?.isOver() || !link?.hands || !canCheck(link) || link.match?.id !== match) return;
    const { verdict, seed } = await checkDeal(link, deal, seat.judge);
    if (verdict === 'fair') {
      this.#opened = match;
      seat.learn({ seed, view: undefined, hands: undefined });
    }
    seat.judgeDeal(verdict);
  }

  /** Applies an event to one connection. */
  #send(line: Line, event: LiveEvent) {
    const seat = this.#seat;
    if (seat === null) return this.#wait(line, event);
    line.state ??= this.#stateOf(line, seat);
    // The clock of the table has gone on since it was last told.
    if (event.type === 'received' || event.type === 'answer')
      this.#apply(line, { type: 'changed', link: seat.link() }, seat);
    const players = event.type === 'connected' ? this.#playersFor(line, seat) : null;
    this.#apply(line, event.type === 'connected' && players ? { ...event, players } : event, seat);
    if (event.type === 'tick') return;
    this.#tellPlayers(seat);
    seat.update();
  }

  /** Keeps an event for the next table. */
  #wait(line: Line, event: LiveEvent) {
    if (/flood|lost/.test(event.type)) this.#purpose.onLost?.();
    const kind = kindOf(event);
    if (kind === 'received') line.traffic.penalize();
    // The last of all that have come counts as the latest.
    line.waiting.delete(kind);
    if (!BEATS.includes(kind)) line.waiting.set(kind, event);
  }

  /** The state before anything was told. A seat that is played here is never the other device's. */
  #stateOf({ other }: Line, seat: LiveSeat) {
    const [link, here] = [seat.link(), seat.seats()];
    const theirs = other.seats.filter((each) => !here.includes(each));
    return liveState(link, seatsBeside(link, theirs), seat.name());
  }

  #apply(line: Line, event: LiveEvent, seat: LiveSeat) {
    if (line.state === null) return;
    const { state, effects } = liveReduce(line.state, event, seat.judge);
    line.state = state;
    for (const effect of effects) {
      this.#run(line, effect, seat);
      // The table has left instead.
      if (line.state.status === 'closed' && state.status !== 'closed') return;
    }
  }

  #run(line: Line, effect: LiveEffect, seat: LiveSeat) {
    switch (effect.do) {
      case 'send':
        return void line.connection?.send(effect.text);
      case 'close':
        return this.#close(line);
      case 'adopt':
        return this.#adopt(line, effect, seat);
      case 'question': {
        // Another player may have asked, too.
        const what = (this.#shown =
          effect.what ?? this.#lines.find(({ state }) => state?.question)?.state?.question?.what ?? null);
        return seat.run({ do: 'question', what });
      }
      case 'hands': {
        const { match, hands } = seat.link();
        // A game whose hands are all open has nothing to learn.
        return hands && line.state?.link.match?.id === match?.id ? seat.learn({ hands: effect.hands }) : undefined;
      }
      case 'refuse':
        return line.traffic.penalize();
      case 'play':
      case 'time':
        return line.state?.link.match?.id === seat.link().match?.id ? seat.run(effect) : undefined;
      case 'say':
        if (isCourtesy(effect.code)) this.#passOn(line, effect.code, seat);
        return seat.run(effect);
    }
  }

  /** What a guest says to all, the other guests hear from here. */
  #passOn(line: Line, which: Courtesy, seat: LiveSeat) {
    const [from] = othersSeats(line);
    for (const each of this.#lines)
      if (each !== line && !isWatcher(each)) this.#apply(each, { type: 'courtesy', which, from }, seat);
  }

  /** The table follows a device, and the other devices follow the table. */
  #adopt(line: Line, effect: Extract<LiveEffect, { do: 'adopt' }>, seat: LiveSeat) {
    const { link } = effect;
    const before = seat.link();
    const isSameMatch = before.match?.id === link.match?.id;
    // Whoever watches follows to the next games, and to no other one that may be kept here.
    if (!isSameMatch && line.state && isWatching(line.state))
      return isEarlier(before.match?.id ?? '', link.match?.id ?? '') ? this.#open(link, [], seat) : undefined;
    // Whoever was asked for the game on the table, and has not answered, may still play in the one before.
    if (!isSameMatch && nextMatch(before.match?.id ?? '') !== link.match?.id) return;
    // The guests wait until the hands are dealt here, whatever they tell of them; who comes later learns its own.
    const isDealtElsewhere = !isSameMatch && this.#purpose.deals === true && hidesHands(link);
    if (isUndealt(link) || isDealtElsewhere) {
      if (isSameMatch) this.#send(line, { type: 'dealt', link: before });
      else if (this.#purpose.deals) void this.#askNumbers(link);
      return;
    }
    const here = this.#here(seat);
    const seats = isSameMatch ? here : rematchOf(before, here).seats;
    const others = this.#lines.filter((each) => each !== line && !isWatcher(each));
    // Whoever comes into a game that has begun has nothing to tell about it.
    const isBehind = isSameMatch && others.length > 0 && link.moves.length < before.moves.length;
    // It hears of the moves when it says that it is there.
    if (!isBehind) this.#open(link, seats, seat);
    for (const each of isSameMatch ? [] : others) this.#send(each, { type: 'ask', what: 'rematch' });
  }

  /** Opens a game at the table. */
  #open(link: GameLink, seats: number[], seat: LiveSeat) {
    const playerKinds = link.playerKinds && asSeenFrom(link.playerKinds, seats);
    const from = seats.find((each) => !isLevel(link.playerKinds?.[each])) ?? 0;
    const deal = link.deal ?? this.#dealing.pledged(link.match?.id ?? '');
    seat.run({
      do: 'adopt',
      link: { ...link, playerKinds, deal, match: link.match && { ...link.match, from } },
      seats,
    });
  }

  /** The seats that this device plays, those of the computer included. */
  #here(seat: LiveSeat) {
    const link = seat.link();
    return seatsBeside(link, []).filter((each) => seat.seats().includes(each) || isLevel(link.playerKinds?.[each]));
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
    const all = seatsBeside(seat.link(), []);
    const [peers, here] = [this.peers, seat.seats()];
    if (othersSeats(line).length >= all.length - here.length) return null;
    return all.map((each) => (here.includes(each) ? seat.name() : (peers[each] ?? null)));
  }

  #close(line: Line) {
    if (!line.connection) return;
    line.connection.close();
    line.connection = null;
    this.#drop(line);
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
