// A direct connection to another device: one data channel of WebRTC. Who plays carries one message there and one back;
// nothing else is contacted but the helpers that were set.

import type { Signal } from './signal.ts';

/** What a connection tells. */
export interface ConnectionListener {
  onOpen(): void;
  onMessage?(text: string): void;
  /** The network is gone, and may come back. */
  onPaused?(): void;
  /** The connection has ended, or could not be made. One that was made is tried again for a while, and may reopen. */
  onLost(): void;
}

/**
 * The milliseconds in which addresses are gathered, those for which the first one is awaited besides, as on a busy
 * device, and those for the first one by a helper. A helper that does not answer would take longer.
 */
const [GATHERING, FINDING, HELPING] = [2500, 10_000, 5000];
/** The milliseconds in which two devices must have found each other, once both know of the other. */
const CONNECTING = 20_000;
/**
 * Those in which the channel must open after that. On a poor line its first packets may be lost, and a browser waits
 * for up to 10 s before it sends them again.
 */
const OPENING = 40_000;
/**
 * The milliseconds between two attempts to find the other device again, and how many there are. A browser tries each
 * address for some 15 s, so both devices try at the same time, as their routers need it.
 */
const [RETRYING, MAX_RETRIES] = [10_000, 90];
/** The channel, which both sides open by its number. */
const CHANNEL = { negotiated: true, id: 0 };
/** The bytes that may wait to be sent. */
const MAX_WAITING = 1 << 20;

/** The addresses in a text. */
const addressesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Whether each address in a text is that of a helper. */
export const areServers = (text: string) => serversOf(text).length >= addressesOf(text).length;

/**
 * The helpers of a text of addresses: `stun:HOST` or `turn:USER:PASSWORD@HOST`, separated by spaces. Without any, those
 * that the page was built with.
 */
export function serversOf(text: string): RTCIceServer[] {
  const addresses = addressesOf(text.trim() || (import.meta.env?.HELPERS ?? ''));
  return addresses.flatMap((address) => {
    const [, scheme, login, host] = /^(stuns?|turns?):(?:([^@]+)@)?([^@]+)$/.exec(address) ?? [];
    if (scheme === undefined || host === undefined || !isHost(host)) return [];
    // Browsers refuse a relay without a login.
    if (login === undefined) return scheme.startsWith('turn') ? [] : [{ urls: `${scheme}:${host}` }];
    const [username = '', ...credential] = login.split(':').map(decoded);
    return [{ urls: `${scheme}:${host}`, username, credential: credential.join(':') }];
  });
}

/** A name or an address, a port, and the protocol to reach a relay with. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:\?transport=(?:udp|tcp))?$/i;
const MAX_PORT = 65_535;

/** Whether browsers take it for the host of a helper; any other one would keep them from connecting at all. */
function isHost(text: string) {
  const port = HOST.exec(text);
  return port !== null && Number(port[1] ?? 0) <= MAX_PORT;
}

/** A part of an address; one whose escapes are none stands for itself. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Waits until one of these happens, for some milliseconds at most. */
async function within(millis: number, ...events: Promise<void>[]) {
  let timer;
  await Promise.race([...events, new Promise((resolve) => (timer = setTimeout(resolve, millis)))]);
  clearTimeout(timer);
}

/** One end of a connection. */
export class Connection {
  #peer;
  #channel;
  #listener: ConnectionListener | null = null;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #wasOpen = false;
  /** Whether the connection that was made has failed since. */
  #isLost = false;
  /** How often the other device's addresses have been tried again. */
  #retries = 0;
  #isClosed = false;

  /** The kind of address that a helper gives; empty without one. */
  #help;

  /** @param servers helpers that find a way through routers */
  constructor(servers: RTCIceServer[]) {
    const isRelayed = servers.some(({ urls }) => String(urls).startsWith('turn'));
    this.#help = servers.length === 0 ? '' : isRelayed ? 'relay' : 'srflx';
    this.#peer = new RTCPeerConnection({ iceServers: servers });
    this.#channel = this.#peer.createDataChannel('gambol', CHANNEL);
    this.#channel.onopen = () => {
      clearTimeout(this.#limit);
      this.#wasOpen = true;
      this.#listener?.onOpen();
    };
    this.#channel.onclose = () => this.#lose();
    this.#channel.onmessage = ({ data }) => {
      // It may come before the browser says that the devices are connected again.
      this.#recover();
      this.#listener?.onMessage?.(typeof data === 'string' ? data : '');
    };
    this.#peer.onconnectionstatechange = () => {
      const { connectionState: state } = this.#peer;
      // Before the answer is there, a browser may fail, and begin again when it comes.
      if (this.#wasOpen && state === 'closed') this.#lose();
      else if (this.#wasOpen && state === 'failed') this.#pause();
      else if (state === 'disconnected') this.#listener?.onPaused?.();
      else if (state === 'connected' && !this.#wasOpen) this.#loseAfter(OPENING);
      else if (state === 'connected' && !this.#recover() && this.isOpen) this.#listener?.onOpen();
    };
  }

  /** Whether messages can be sent now. */
  get isOpen() {
    return !this.#isClosed && !this.#isLost && this.#channel.readyState === 'open';
  }

  listen(listener: ConnectionListener) {
    this.#listener = listener;
  }

  /** What the other device must know. */
  async offer() {
    return this.#describe(await this.#peer.createOffer());
  }

  /**
   * Answers an offer.
   *
   * @throws an error where the browser refuses it
   */
  async answer(offer: Signal) {
    await this.#peer.setRemoteDescription(offer);
    return this.#describe(await this.#peer.createAnswer());
  }

  /**
   * Connects to who has answered.
   *
   * @throws an error where the browser refuses the answer
   */
  async accept(answer: Signal) {
    // The devices may have found each other before the browser says that it has read the answer.
    this.#loseAfter(CONNECTING);
    await this.#peer.setRemoteDescription(answer);
  }

  /** Sends a message; false where it can't be sent. */
  send(text: string) {
    if (!this.isOpen || this.#channel.bufferedAmount > MAX_WAITING) return false;
    this.#channel.send(text);
    return true;
  }

  close() {
    this.#isClosed = true;
    this.#listener = null;
    clearTimeout(this.#limit);
    this.#channel.close();
    this.#peer.close();
  }

  /** The network has failed for longer than the browser waits: goes on trying. */
  #pause() {
    if (this.#isClosed || this.#isLost) return;
    this.#isLost = true;
    this.#listener?.onLost();
    // Whoever listens may have closed it.
    if (!this.#isClosed) this.#retry();
  }

  /** The devices have found each other again; false if they were not lost. */
  #recover() {
    if (this.#isClosed || !this.#isLost) return false;
    this.#isLost = false;
    clearTimeout(this.#limit);
    this.#listener?.onOpen();
    return true;
  }

  /**
   * Lets the browser try the other device's addresses again, which it has given up. It takes a candidate that it has
   * seen only with another foundation.
   */
  #retry(left = MAX_RETRIES) {
    if (left === 0) return this.#lose();
    this.#retries += 1;
    const sdp = this.#peer.remoteDescription?.sdp ?? '';
    const sdpMid = /^a=mid:(\S+)/m.exec(sdp)?.[1] ?? '0';
    const ends = new Set(Array.from(sdp.matchAll(/^a=candidate:\S+ (.*?)\r?$/gm), ([, end]) => end));
    for (const [at, end] of [...ends].entries()) {
      const candidate = `candidate:again${this.#retries}x${at} ${end}`;
      void this.#peer.addIceCandidate({ candidate, sdpMid }).catch(() => {});
    }
    this.#limit = setTimeout(() => this.#retry(left - 1), RETRYING);
  }

  /** Gives up if nothing opens meanwhile. */
  #loseAfter(millis: number) {
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => this.#lose(), millis);
  }

  #lose() {
    if (this.#isClosed) return;
    const listener = this.#listener;
    this.close();
    listener?.onLost();
  }

  /** Sets the own description, and waits for the addresses of this device. */
  async #describe(description: RTCSessionDescriptionInit): Promise<Signal> {
    const peer = this.#peer;
    const isComplete = () => peer.iceGatheringState === 'complete';
    const complete = new Promise<void>((resolve) => {
      peer.onicegatheringstatechange = () => isComplete() && resolve();
    });
    const found = (word: string) =>
      new Promise<void>((resolve) =>
        peer.addEventListener(
          'icecandidate',
          ({ candidate }) => candidate?.candidate.split(' ').includes(word) && resolve(),
        ),
      );
    // Each address has its type after this word.
    const [first, helped] = [found('typ'), found(this.#help)];
    await peer.setLocalDescription(description);
    if (!isComplete()) await within(GATHERING, complete);
    if (!isComplete()) await within(FINDING, complete, first);
    if (!isComplete() && this.#help !== '') await within(HELPING, complete, helped);
    const { type, sdp } = peer.localDescription ?? {};
    return { type: type === 'answer' ? 'answer' : 'offer', sdp: sdp ?? '' };
  }
}
