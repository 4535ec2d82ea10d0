// Devices that play live with one host, over connections in memory: late messages, cuts, and pages that are loaded
// again.

import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { LiveGame } from '../../www/links/live/game.ts';
import { asSeenFrom, isLevel, seatsBeside, seatsHere } from '../../www/links/kinds.ts';
import { formatLink } from '../../www/links/link.ts';
import { judge, legalOf, type Below } from './livenetwork.ts';
import type { ConnectionListener } from '../../www/links/live/connection.ts';
import type { DealVerdict } from '../../www/links/live/deal.ts';
import type { LiveEffect } from '../../www/links/live/state.ts';
import type { GameLink } from '../../www/links/state.ts';

/** One end of a connection in memory. */
export class Wire {
  isOpen = true;
  /** What has been sent, and waits to arrive at the other end. */
  sent: string[] = [];
  listener: ConnectionListener | null = null;

  listen(listener: ConnectionListener) {
    this.listener = listener;
  }

  /** All that was ever sent. */
  all: string[] = [];

  /** Whether what is sent is lost on its way. */
  isMute = false;

  send(text: string) {
    if (this.isOpen && !this.isMute) this.sent.push(text);
    this.all.push(text);
    return this.isOpen;
  }

  close() {
    this.isOpen = false;
  }

  lose() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.listener?.onLost();
  }
}

/** A device: its connections, and a table that follows them. */
export class Device {
  game = new LiveGame();
  said: string[] = [];
  /** The names of whose doing was said. */
  sayers: string[] = [];
  made: string[] = [];
  question: string | null = null;
  verdict: DealVerdict | null = null;
  table: GameLink;
  readonly name;
  /** Whether it was left before it had a table. */
  isLost = false;
  /** Whether its table takes over no other game, and leaves. */
  refuses = false;
  /** Whether it has opened the game: a guest does when it hears of it. */
  isOpen = true;

  /**
   * @param seat null for a device that only shows the board
   * @param isHidden whether the hands are to be dealt by all devices
   */
  constructor(link: GameLink, seat: number | null, name: string, isHidden: boolean, isHost: boolean) {
    this.name = name;
    this.table = {
      ...link,
      playerKinds: asSeenFrom(link.playerKinds ?? [], seat === null ? [] : [seat]),
      match: { id: 'threes', from: seat ?? 0 },
    };
    this.isOpen = !isHidden || isHost;
    this.#isHost = isHost;
    this.#isHidden = isHidden;
    if (this.isOpen) this.attach();
  }

  #isHidden;
  #isHost;

  /** Opens the game that the host has told. */
  open(link: GameLink) {
    if (this.isOpen) return;
    const { playerKinds, match } = this.table;
    this.table = { ...link, playerKinds, match };
    this.isOpen = true;
    this.attach();
  }

  attach() {
    this.game.attach({
      judge,
      name: () => this.name,
      link: () => this.table,
      seats: () => seatsHere(this.table.playerKinds ?? []),
      isUndealt: () => this.#isUndealt,
      isOver: () => this.isOver,
      learn: (start) => {
        this.table = { ...this.table, ...start };
        this.changed();
      },
      judgeDeal: (verdict) => (this.verdict = verdict),
      run: (effect) => this.#run(effect),
      update: () => {},
    });
  }

  #run(effect: LiveEffect) {
    if (effect.do === 'play') {
      this.table = { ...this.table, moves: [...this.table.moves, effect.move] };
      assert.ok(judge(this.table), effect.move);
      this.changed();
    } else if (effect.do === 'adopt' && this.refuses) this.game.dispatch({ type: 'leave' });
    else if (effect.do === 'adopt') {
      this.table = effect.link;
      assert.ok(judge(this.table), JSON.stringify(this.table));
      this.changed();
    } else if (effect.do === 'say') {
      this.said.push(effect.code);
      this.sayers.push(effect.name);
    } else if (effect.do === 'question') this.question = effect.what;
  }

  get isOver() {
    return (this.table.ending ?? null) !== null || judge(this.table)?.toMove === null;
  }

  get #isUndealt() {
    const { deal, seed, moves, playerKinds } = this.table;
    const movers = moves.length > 0 ? (judge(this.table)?.movers ?? []) : [];
    const isOurs = movers.every((seat) => isLevel(playerKinds?.[seat]));
    return this.#isHidden && deal === undefined && seed !== null && isOurs;
  }

  changed() {
    this.game.dispatch({ type: 'changed', link: this.table });
  }

  get seats() {
    return seatsHere(this.table.playerKinds ?? []);
  }

  /** Plays a move by chance if it is the turn here. */
  play(below: Below) {
    if (!this.isOpen) return;
    const toMove = (this.table.ending ?? null) === null ? (judge(this.table)?.toMove ?? null) : null;
    if (toMove === null) return;
    const isComputers = this.#isHost && isLevel(this.table.playerKinds?.[toMove]);
    if (!isComputers && !this.seats.includes(toMove)) return;
    const legal = legalOf(this.table);
    this.make(legal[below(legal.length)] ?? '');
  }

  make(move: string) {
    this.made.push(`${this.table.match?.id} ${this.table.moves.length} ${move}`);
    this.table = { ...this.table, moves: [...this.table.moves, move] };
    this.changed();
  }

  resign() {
    if (this.seats.length === 0) return;
    this.table = { ...this.table, ending: this.seats[0]! };
    this.changed();
  }

  /** The page is loaded again before it has heard of the game. */
  forget() {
    this.game = new LiveGame();
  }

  /** The page is loaded again: its table is known, and nothing of the connections. */
  reload() {
    this.game.attach(null);
    this.game = new LiveGame();
    this.question = null;
    this.attach();
  }
}

/** The host, the guests, and the connections between them. */
export class Star {
  static #all: Star[] = [];
  devices: Device[];
  #wires: [Wire, Wire][] = [];
  readonly #below;
  /** All that the host has sent to each guest. */
  heard: string[][] = [];

  /** @param isBoard whether the host only shows the board */
  constructor(link: GameLink, below: Below, isHidden = false, isBoard = false) {
    this.#below = below;
    const names = ['Ada', 'Sami', 'Li', 'Noa'];
    const seats = (link.playerKinds ?? []).flatMap((kind, seat) => (isLevel(kind) ? [] : [seat]));
    this.devices = [...(isBoard ? [null] : []), ...seats].map(
      (seat, n) => new Device(link, seat, seat === null ? '' : (names[seat] ?? ''), isHidden, n === 0),
    );
    Star.#all.push(this);
  }

  /** Leaves all games, whose timers would keep the process. */
  static endAll() {
    for (const { devices } of Star.#all.splice(0)) for (const { game } of devices) game.dispatch({ type: 'leave' });
  }

  /** One more device, which only watches. */
  addWatcher(name: string) {
    const { playerKinds } = this.host.table;
    const kinds = playerKinds?.map((kind) => (isLevel(kind) ? kind : 'human')) ?? null;
    const watcher = new Device({ ...this.host.table, playerKinds: kinds }, null, name, false, false);
    this.devices.push(watcher);
    return watcher;
  }

  get host() {
    return this.devices[0]!;
  }

  isConnected(guest: number) {
    return this.#wires[guest]?.every((wire) => wire.isOpen) === true;
  }

  /**
   * @param lose called with the end of an earlier connection, once there is another one
   * @param isByGuest whether the guest has invited the host
   */
  connect(guest: number, lose: (earlier: Wire) => void = () => {}, isByGuest = false) {
    const earlier = this.#wires[guest];
    const pair: [Wire, Wire] = [new Wire(), new Wire()];
    this.#wires[guest] = pair;
    const [seats, device] = [this.devices[guest]?.seats ?? [], this.devices[guest]!];
    const others = seatsBeside(device.table, seats);
    const purpose = { onGame: (link: GameLink) => device.open(link), onLost: () => (device.isLost = true) };
    pair[0].all = this.heard[guest] ??= [];
    const deals = { deals: true };
    device.game.begin(pair[1], { name: this.host.name, seats: others }, isByGuest ? deals : purpose);
    this.host.game.begin(pair[0], { name: device.name, seats }, isByGuest ? {} : deals);
    earlier?.forEach(lose);
  }

  /** What is on its way is lost. */
  cut(guest: number) {
    const pair = this.#wires[guest] ?? [];
    for (const wire of pair) {
      wire.sent = [];
      wire.lose();
    }
  }

  /** A guest's device alone finds that its connection is lost, and soon that it is not. */
  blink(guest: number) {
    const listener = this.#wires[guest]?.[1].listener;
    listener?.onLost();
    listener?.onOpen();
  }

  /** The devices find each other again over a connection that was cut. */
  find(guest: number) {
    for (const wire of this.#wires[guest] ?? []) {
      wire.isOpen = true;
      wire.listener?.onOpen();
    }
  }

  /** Delivers messages, each connection's in their order. */
  pass(most = 2000) {
    for (let count = 0; count < most; count += 1) {
      const open = this.#wires.flatMap((pair) => (pair ? [pair, [pair[1], pair[0]] as [Wire, Wire]] : []));
      const busy = open.filter(([from]) => from.sent.length > 0);
      const [from, to] = busy[this.#below(busy.length)] ?? [];
      if (!from || !to) return;
      to.listener?.onMessage?.(from.sent.shift() ?? '');
    }
    assert.ok(most < 2000, 'the devices have no end of telling each other');
  }

  /** What is on its way from a guest, or to it from the host. */
  sent(guest: number, end: 0 | 1 = 1) {
    return String(this.#wires[guest]?.[end].sent);
  }

  /** Whether all that one end of a guest's connection sends is lost: the guest's, or the host's. */
  mute(guest: number, isMute = true, end: 0 | 1 = 1) {
    const wire = this.#wires[guest]?.[end];
    if (wire) wire.isMute = isMute;
  }

  /** Sends a message in the name of a guest's device. */
  forge(guest: number, message: object) {
    this.#wires[guest]?.[1].send(JSON.stringify(message));
  }

  /** Sends a message in the name of the host to a guest. */
  tell(guest: number, message: object) {
    this.#wires[guest]?.[0].send(JSON.stringify(message));
  }

  /** Sends a game in the name of the host to a guest. */
  invent(guest: number, link: GameLink) {
    const state = formatLink({ ...link, deal: undefined });
    this.tell(guest, { type: 'state', state, epoch: 1, insists: false });
  }

  connectAll() {
    for (const guest of this.devices.keys()) if (guest > 0 && !this.isConnected(guest)) this.connect(guest);
    this.pass();
  }
}

afterEach(() => Star.endAll());
