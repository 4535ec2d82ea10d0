// The entry of the package for live play: a program is one of the devices that play over direct connections.

import { clockOf, fallenSeat, pressed, runFor, stopped, timeLeft, type ClockState } from '../game/clock.ts';
import { findGame } from '../games/index.ts';
import { HUMAN, REMOTE, asSeenFrom, canConnect, seatsBeside, seatsHere } from '../links/kinds.ts';
import { Connection, serversOf } from '../links/live/connection.ts';
import { isUndealt, type DealVerdict } from '../links/live/deal.ts';
import { answerIn, findLive } from '../links/live/find.ts';
import { LiveGame, type Wire } from '../links/live/game.ts';
import {
  LIFETIME,
  answerTo,
  formatAnswer,
  formatInvitation,
  hasExpired,
  parseInvitation,
  requireAnswerTo,
  seatsOfGuest,
  type Invitation,
} from '../links/live/invitation.ts';
import { judgeBy } from '../links/live/judge.ts';
import { INTERVAL_MILLIS, MAX_MESSAGES } from '../links/live/traffic.ts';
import { hidesHands, invitedTo } from '../links/live/told.ts';
import { newId } from '../links/match.ts';
import { replaySession } from '../links/opener.ts';
import type { Session } from '../core/bindings.ts';
import type { AskKind, Courtesy } from '../links/live/message.ts';
import type { LiveEffect, SayCode } from '../links/live/state.ts';
import type { GameLink } from '../links/state.ts';
import type { WholeEngine } from './entry.ts';

export type { AskKind, Courtesy, DealVerdict, SayCode };

export interface LiveOptions {
  /** From `init`. */
  engine: WholeEngine;
  /** The own name, which the other players are shown; at most 40 characters. */
  name?: string;
  /** STUN and TURN servers: `stun:HOST`, `turn:USER:PASSWORD@HOST`, separated by spaces; none by default. */
  servers?: string;
}

export interface HostOptions extends LiveOptions {
  /** Its id: `combo`. */
  game: string;
  /** The options of the game: `key=value`, separated by spaces. */
  setup?: string;
  /** The first position; by default the start, or a deal of all devices. */
  position?: string;
  /** The seats that are played here; by default the first one. */
  seats?: number[];
  /** The address of a page of the game, with which people open the invitation; empty for the fragment alone. */
  page?: string;
}

/** What has happened. */
export type LiveChange =
  /** The game stands differently: a move, a move taken back, an end, or another game. */
  | { type: 'game' }
  /** Others are connected, or not any more. */
  | { type: 'players' }
  /** The other player asks for something, or does not any more (null); `restore` is its game, which differs. */
  | { type: 'asked'; what: AskKind | 'restore' | null }
  /** A player has said or done something, or a message was refused; `name` is that of the other player. */
  | { type: 'said'; code: SayCode; name: string }
  /** The game is over, and its deal was checked. */
  | { type: 'dealt'; verdict: DealVerdict };

/** An error with a code. */
const fault = (code: string) => Object.assign(new Error(code), { code });

/** A game with people or programs on other devices. A loop over it tells what happens, until it is closed. */
export class LiveMatch implements AsyncIterable<LiveChange> {
  /** The answer to the invitation, which whoever invited has to get; empty where the game was begun here. */
  answer = '';
  /**
   * Resolves when the devices are connected, and hidden hands are dealt; rejects with an error if they don't find each
   * other, when the invitation expires before (`expired`), or when the match is closed (`closed`). Where the game was
   * begun here, it is open at once.
   */
  opened: Promise<void> = Promise.resolve();
  #options;
  #page;
  #judge;
  #game = new LiveGame();
  #link: GameLink;
  #session: Session | null = null;
  #clock: ClockState | null;
  #flag: ReturnType<typeof setTimeout> | undefined;
  #made: Connection[] = [];
  /** The invitations that wait for an answer. */
  #invited: { told: Invitation; connection: Connection; seat: number }[] = [];
  /** The players as they were told last. */
  #seen = '';
  #changes: LiveChange[] = [];
  #wake = () => {};
  #isClosed = false;
  /** Ends what waits for other devices. */
  #endWaiting = (_code: string) => {};
  /** Rejects then. */
  #ended = new Promise<never>((_, reject) => (this.#endWaiting = (code) => reject(fault(code))));

  private constructor(link: GameLink, seats: number[], options: LiveOptions & { page?: string }) {
    const page = findGame(link.game);
    if (!page) throw fault('unknownGame');
    if (!canConnect()) throw fault('noSignal');
    this.#page = page;
    this.#options = options;
    this.#judge = judgeBy(options.engine);
    // Nobody may be waiting.
    this.#ended.catch(() => {});
    const kinds = link.playerKinds ?? [];
    this.#clock = clockOf(link.clock, kinds.length);
    const from = seats[0] ?? 0;
    this.#link = { ...link, playerKinds: asSeenFrom(kinds, seats), match: link.match && { ...link.match, from } };
  }

  /** Begins a game here. */
  static host({ game, setup = '', position, seats = [0], ...options }: HostOptions) {
    const { engine } = options;
    const session = position === undefined ? engine.start(game, setup) : engine.open(game, setup, position);
    const { players } = session.status();
    session.free();
    const {
      players: _,
      seed = engine.seed(),
      ...set
    } = Object.fromEntries(
      setup
        .split(' ')
        .filter(Boolean)
        .map((pair) => pair.split('=')),
    );
    const link: GameLink = {
      game,
      seed: position === undefined ? Number(seed) : 0,
      position: position ?? null,
      moves: [],
      playerKinds: Array.from({ length: players }, () => HUMAN),
      options: set,
      clock: null,
      match: { id: newId(), from: 0 },
      at: null,
    };
    const match = new LiveMatch(link, seats, options);
    match.#attach();
    return match;
  }

  /** Answers an invitation, which may have other words around it. */
  static async connect(text: string, options: LiveOptions) {
    const fragment = (await findLive(text, 'invitation'))?.fragment ?? '';
    const invitation = await parseInvitation(fragment);
    if (hasExpired(invitation, Date.now())) throw fault('expired');
    const match = new LiveMatch(invitation.link, seatsOfGuest(invitation), options);
    const connection = match.#make();
    const opening = opened(connection);
    const told = answerTo(invitation, options.name ?? '', await connection.answer(invitation.offer));
    // An address whose signs are encoded has no page before them that could be told.
    const [before = '', after] = text.split('#', 2);
    const home = after === undefined ? '' : (before.split(/\s/).at(-1) ?? '');
    match.answer = formatAnswer(told, home);
    const timer = setTimeout(() => match.#endWaiting('expired'), invitation.expires - Date.now());
    match.opened = match.#wait(opening.then(() => match.#join(connection, invitation)));
    // Whoever does not wait for it is not told.
    match.opened.catch(() => match.close()).finally(() => clearTimeout(timer));
    return match;
  }

  /** The id of the game. */
  get game() {
    return this.#link.game;
  }

  /** The game as the seats here see it; another one after each change. */
  get session() {
    if (this.#session === null) throw fault('notOpen');
    return this.#session;
  }

  /** The seats that are played here. */
  get seats() {
    return seatsHere(this.#link.playerKinds ?? []);
  }

  /** The seat to move, if it is played here; null otherwise, and when the game is over. */
  get turn() {
    const { toMove } = this.session.status();
    return !this.isOver && toMove != null && this.seats.includes(toMove) ? toMove : null;
  }

  /** Whether the game is over: by the rules, on time, or by its players. */
  get isOver() {
    return this.#isStopped || this.session.status().toMove == null;
  }

  /** The seat that has resigned, or `draw`, if players have ended the game; null otherwise. */
  get ending() {
    return this.#link.ending ?? null;
  }

  /**
   * The names of who plays each seat on other devices, empty where none was given; null for the seats that are played
   * here, and while no device is connected for one.
   */
  get players() {
    const { peers } = this.#game;
    return seatsBeside(this.#link, []).map((seat) => (this.seats.includes(seat) ? null : (peers[seat] ?? null)));
  }

  /** The milliseconds that each seat has left; null without a clock. */
  get left() {
    return this.#clock && timeLeft(this.#clock, performance.now());
  }

  /**
   * Plays a move.
   *
   * @throws an error if no seat here is to move, or the move is not legal
   */
  play(move: string) {
    const seat = this.turn;
    if (seat === null) throw fault('notYourTurn');
    const session = replaySession(this.#page, this.#link, this.#options.engine);
    session.play(move);
    // What an exchange puts aside stays hidden: the others are told its places in the hand.
    this.#advance(session.history(0, true).sealed.at(-1) ?? move, seat);
    session.free();
  }

  /** Gives up the game for a seat that is played here. */
  resign(seat = this.seats[0]) {
    if (seat === undefined || !this.seats.includes(seat) || this.isOver) return;
    this.#open({ ...this.#link, ending: seat });
  }

  /** Asks the other player for a draw, to take a move back, or for another game. */
  ask(what: AskKind) {
    this.#game.dispatch({ type: 'ask', what });
  }

  /** Answers what the other player asks. */
  reply(yes: boolean) {
    this.#game.dispatch({ type: 'answer', yes });
  }

  /** Says something to the others. */
  say(which: Courtesy) {
    this.#game.dispatch({ type: 'courtesy', which });
  }

  /**
   * Invites somebody to a seat.
   *
   * @returns an address to pass on, valid for an hour and for one answer
   * @throws an error if the seat is played here, or there is none
   */
  async invite(seat: number) {
    if (this.#link.playerKinds?.[seat] !== REMOTE) throw fault('noSeat');
    const { name = '', page = '' } = this.#options;
    const connection = this.#make();
    const told: Invitation = {
      link: invitedTo(this.#told, seat),
      name,
      seats: seatsBeside(this.#link, [seat]),
      expires: Date.now() + LIFETIME,
      offer: await connection.offer(),
    };
    this.#invited.push({ told, connection, seat });
    return formatInvitation(told, page);
  }

  /**
   * Takes the answer to an invitation, which may have other words around it. Resolves when the devices are connected.
   *
   * @throws an error if it is none, or if they don't find each other
   */
  async accept(text: string) {
    const answer = await answerIn(text);
    const invited = this.#invited.find(({ told }) => isAnswerTo(answer, told));
    if (!invited) throw fault('olderInvitation');
    this.#invited = this.#invited.filter((each) => each !== invited);
    const { connection, seat } = invited;
    // At once: the first message may come before the answer is taken in.
    const begun = opened(connection).then(() =>
      this.#game.begin(paced(connection), { name: answer.name, seats: [seat] }, { deals: true }),
    );
    await this.#wait(Promise.all([begun, connection.accept(answer.answer)]));
  }

  /** Leaves the game, and ends all connections. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#flag);
    this.#endWaiting('closed');
    this.#game.dispatch({ type: 'leave' });
    for (const connection of this.#made) connection.close();
    this.#wake();
  }

  async *[Symbol.asyncIterator]() {
    while (!this.#isClosed) {
      const change = this.#changes.shift();
      if (change) yield change;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Waits for other devices, until the match is closed. */
  #wait<Value>(waited: Promise<Value>) {
    return Promise.race([waited, this.#ended]);
  }

  #make() {
    const connection = new Connection(serversOf(this.#options.servers ?? ''));
    this.#made.push(connection);
    return connection;
  }

  /** Plays with who has invited; hidden hands have to be dealt before. */
  #join(connection: Connection, invitation: Invitation) {
    const isHidden = isUndealt(this.#link);
    return new Promise<void>((resolve, reject) => {
      const begin = ({ seed, view, hands, deal, moves }: GameLink) => {
        if (this.#session !== null) return;
        // Nobody tells who has dealt the hands how.
        if (isUndealt({ ...this.#link, seed, view })) return reject(fault('forPlayers'));
        this.#link = { ...this.#link, seed, view, hands, deal, moves };
        this.#attach();
        resolve();
      };
      const purpose = { onGame: begin, onLost: () => reject(fault('failed')) };
      this.#game.begin(paced(connection), invitation, isHidden ? purpose : {});
      if (!isHidden) begin(this.#link);
    });
  }

  #attach() {
    this.#session = replaySession(this.#page, this.#link, this.#options.engine);
    this.#seen = JSON.stringify(this.players);
    this.#tell({ type: 'game' });
    this.#game.attach({
      judge: this.#judge,
      name: () => this.#options.name ?? '',
      link: () => this.#told,
      seats: () => this.seats,
      isUndealt: () => this.#isUndealt,
      isOver: () => this.isOver,
      learn: (deal) => this.#open({ ...this.#link, ...deal }),
      judgeDeal: (verdict) => this.#tell({ type: 'dealt', verdict }),
      run: (effect) => this.#run(effect),
      update: () => {
        this.#runClock();
        const seen = JSON.stringify(this.players);
        if (seen !== this.#seen) this.#tell({ type: 'players' });
        this.#seen = seen;
      },
    });
  }

  #run(effect: LiveEffect) {
    switch (effect.do) {
      case 'play':
        return this.#advance(effect.move, this.session.status().toMove ?? 0);
      case 'adopt': {
        const { link } = effect;
        this.#clock = clockOf(link.clock, link.playerKinds?.length ?? 0);
        return this.#open(link);
      }
      case 'time': {
        const clock = this.#clock && stopped(this.#clock, performance.now());
        this.#clock = clock && { ...clock, left: clock.left.map((millis, seat) => effect.left[seat] ?? millis) };
        return this.#runClock();
      }
      case 'question':
        return this.#tell({ type: 'asked', what: effect.what });
      case 'say':
        return this.#tell({ type: 'said', code: effect.code, name: effect.name });
    }
  }

  /** Goes on by a move of a seat. */
  #advance(move: string, seat: number) {
    const { moves } = this.#link;
    this.#clock = this.#clock && pressed(this.#clock, seat, performance.now(), moves.length);
    this.#open({ ...this.#link, moves: [...moves, move] });
  }

  /** The game stands differently: the other devices hear of it. */
  #open(link: GameLink) {
    this.#link = link;
    this.#session = replaySession(this.#page, link, this.#options.engine);
    this.#runClock();
    this.#game.dispatch({ type: 'changed', link: this.#told });
    this.#tell({ type: 'game' });
  }

  /** Runs the clock of the seat to move after the first move, while others are connected. */
  #runClock() {
    clearTimeout(this.#flag);
    if (this.#clock === null || this.#session === null) return;
    const isOn = this.#game.isLive && this.#link.moves.length > 0 && !this.isOver;
    const seat = isOn ? (this.session.status().toMove ?? null) : null;
    const now = performance.now();
    this.#clock = runFor(this.#clock, seat, now);
    // Only the device of a seat knows that its time is up.
    if (seat === null || !this.seats.includes(seat)) return;
    this.#flag = setTimeout(() => this.#open(this.#link), timeLeft(this.#clock, now)[seat]);
  }

  /** Whether players, or the clock, have ended the game. */
  get #isStopped() {
    return this.ending !== null || fallenSeat(this.#clock, performance.now()) !== null;
  }

  /** The game with the time of this moment. */
  get #told(): GameLink {
    const { clock } = this.#link;
    return { ...this.#link, clock: clock && { ...clock, left: this.left } };
  }

  /** Whether nobody has made a move yet in a game whose hands all devices deal. */
  get #isUndealt() {
    const { seed, deal, moves } = this.#link;
    return hidesHands(this.#link) && seed !== null && deal === undefined && moves.length === 0;
  }

  #tell(change: LiveChange) {
    if (this.#isClosed) return;
    this.#changes.push(change);
    this.#wake();
  }
}

/**
 * Answers an invitation to a live game. Where there is no `RTCPeerConnection`, as in Node, a program has to define one.
 *
 * @param invitation an address, or a message with one
 * @throws an error if the invitation is none, or has expired
 */
export const connect = LiveMatch.connect;

/**
 * Begins a live game, to which others are invited.
 *
 * @throws an error if there is no such game
 */
export const host = LiveMatch.host;

/**
 * How many messages are sent at once, and a millisecond after that. Other devices end a connection over which more come
 * than they take; what was late on its way arrives together.
 */
const [BURST, RATE] = [0.1 * MAX_MESSAGES, (0.6 * MAX_MESSAGES) / INTERVAL_MILLIS];

/** A connection over which a program can't send too much at once: messages wait for their turn. */
function paced(connection: Connection): Wire {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [left, since] = [BURST, performance.now()];
  const pass = () => {
    const now = performance.now();
    left = Math.min(BURST, left + (now - since) * RATE);
    since = now;
    for (; left >= 1 && waiting.length > 0; left -= 1) connection.send(waiting.shift() ?? '');
    timer = waiting.length > 0 ? setTimeout(pass, (1 - left) / RATE) : undefined;
  };
  return {
    listen: (listener) => connection.listen(listener),
    send: (text) => {
      waiting.push(text);
      if (timer === undefined) pass();
      return connection.isOpen;
    },
    close: () => {
      // What was said before is said.
      for (const text of waiting.splice(0)) connection.send(text);
      clearTimeout(timer);
      connection.close();
    },
    get isOpen() {
      return connection.isOpen;
    },
  };
}

/** Resolves when a connection is made. */
function opened(connection: Connection) {
  return new Promise<void>((resolve, reject) => {
    connection.listen({ onOpen: resolve, onLost: () => reject(fault('failed')) });
  });
}

function isAnswerTo(...of: Parameters<typeof requireAnswerTo>) {
  try {
    requireAnswerTo(...of);
    return true;
  } catch {
    return false;
  }
}
