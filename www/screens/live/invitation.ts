// An invitation of this page that waits for its answer. The answer is scanned, pasted, or opened in another tab, which
// hands it over.

import { FORMAT } from '../../library/keys.ts';
import { Connection, serversOf } from '../../links/live/connection.ts';
import { seatsBeside } from '../../links/kinds.ts';
import { answerIn } from '../../links/live/find.ts';
import { LIFETIME, formatInvitation, requireAnswerTo, type Invitation as Told } from '../../links/live/invitation.ts';
import type { GameLink } from '../../links/state.ts';

/** The channel on which the tabs of a browser hand answers over. */
const CHANNEL = `${FORMAT}/live`;
interface Listener {
  /** The answer has arrived, from a person with this name; the devices now look for each other. */
  onAnswer(name: string): void;
  /** The browser refuses the answer. */
  onRefused(): void;
}

/** An invitation. */
export class Invitation {
  readonly connection;
  #link;
  #seat;
  #listener;
  #told: Told | null = null;
  #isAnswered = false;
  #channel = new BroadcastChannel(CHANNEL);

  /**
   * @param seat of who is invited; null for who only watches
   * @param servers helpers, as `serversOf` reads them
   */
  constructor(link: GameLink, seat: number | null, servers: string, listener: Listener) {
    this.#link = link;
    this.#seat = seat;
    this.#listener = listener;
    this.connection = new Connection(serversOf(servers));
    this.#channel.onmessage = ({ data }) => {
      // An answer to another tab's invitation is refused here.
      if (typeof data?.answer === 'string') this.take(data.answer, true).catch(() => {});
    };
  }

  /**
   * The address to pass on.
   *
   * @param name of who invites
   * @throws an error where the browser can't connect
   */
  async address(name: string) {
    const offer = this.#told?.offer ?? (await this.connection.offer());
    // The device here answers for all others, too.
    const seats = seatsBeside(this.#link, this.#seat === null ? [] : [this.#seat]);
    this.#told = { link: this.#link, name, seats, expires: Date.now() + LIFETIME, offer };
    return formatInvitation(this.#told, new URL('./', document.baseURI).href);
  }

  /**
   * Takes the answer from a text that may have other words around it.
   *
   * @param isHandedOver whether another tab has it, and is told that it is taken
   * @throws a fault that says why it is none
   */
  async take(text: string, isHandedOver = false) {
    const answer = await answerIn(text);
    if (this.#told === null || this.#isAnswered) return;
    requireAnswerTo(answer, this.#told);
    this.#isAnswered = true;
    if (isHandedOver) this.#channel.postMessage({ taken: true });
    this.#listener.onAnswer(answer.name);
    await this.connection.accept(answer.answer).catch(() => this.#listener.onRefused());
  }

  /** Stops waiting for an answer; a connection that was made stays. */
  close() {
    this.#channel.close();
    if (!this.connection.isOpen) this.connection.close();
  }
}

/**
 * Hands an answer over to the tab that waits for it. A tab in the background may take its time.
 *
 * @returns what ends the handing over
 */
export function handOver(answer: string, onTaken: () => void) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data?.taken === true && onTaken();
  channel.postMessage({ answer });
  return () => channel.close();
}
