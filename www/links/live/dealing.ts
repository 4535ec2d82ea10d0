// Deals the hands of a live game so that nobody chooses them: what one device promises and adds, and the deal that
// follows when all have added a number. The messages and the hashes are in `deal.ts`.

import { anySeed, canPledge, commitmentTo, newPart, seedOf } from './deal.ts';
import type { DealMessage } from './message.ts';
import type { GameLink } from '../state.ts';

/** The most matches that a device adds a number to while it is connected. */
const MAX_PLEDGED = 16;

/** A deal that waits for the numbers of the other devices. */
interface Waiting {
  link: GameLink;
  secret: string;
  commitment: string;
  /** By the connection that they came over. */
  numbers: Map<object, string>;
}

export class Dealing {
  #waiting: Waiting | null = null;
  /** By match: the commitment of the device that deals, and the number that was added here, with `.` between them. */
  #pledged = new Map<string, string>();

  /** The game that waits to be dealt here; null for none. */
  get link() {
    return this.#waiting?.link ?? null;
  }

  /** Begins to deal a game here, unless it waits already. */
  async begin(link: GameLink) {
    if (this.#waiting?.link.match?.id === link.match?.id) return;
    const secret = canPledge() ? newPart() : '';
    const waiting = { link, secret, commitment: '', numbers: new Map<object, string>() };
    this.#waiting = waiting;
    if (secret !== '') waiting.commitment = await commitmentTo(secret);
  }

  /** What another device is promised; null where this browser can't, and the deal needs nobody. */
  get pledge(): DealMessage | null {
    const { link, commitment } = this.#waiting ?? {};
    return commitment && link?.match ? { type: 'pledge', match: link.match.id, commitment } : null;
  }

  /** Takes the number of another device; false if none is asked for. */
  add(line: object, { match, number }: Extract<DealMessage, { type: 'number' }>) {
    const { link, numbers } = this.#waiting ?? {};
    if (link?.match?.id !== match || numbers?.has(line)) return false;
    numbers?.set(line, number);
    return true;
  }

  /** Forgets the number of a device that is gone. */
  drop(line: object) {
    this.#waiting?.numbers.delete(line);
  }

  /** The game with its deal, once all these devices have added their numbers; null before that. */
  async deal(lines: object[]): Promise<GameLink | null> {
    const waiting = this.#waiting;
    const numbers = lines.map((line) => waiting?.numbers.get(line));
    if (!waiting || (waiting.secret !== '' && numbers.includes(undefined))) return null;
    this.#waiting = null;
    const deal = waiting.secret === '' ? undefined : [waiting.secret, ...numbers].join('.');
    return { ...waiting.link, moves: [], seed: deal === undefined ? anySeed() : await seedOf(deal), deal };
  }

  /** No deal is needed any more. */
  stop() {
    this.#waiting = null;
  }

  /** Answers the promise of the device that deals. Of one match only the first counts: the number may be known. */
  answer({ match, commitment }: Extract<DealMessage, { type: 'pledge' }>): DealMessage | null {
    const known = this.#pledged.get(match) ?? `${commitment}.${newPart()}`;
    const [first, number = ''] = known.split('.');
    const isMany = this.#pledged.size >= MAX_PLEDGED && !this.#pledged.has(match);
    if (first !== commitment || isMany) return null;
    this.#pledged.set(match, known);
    return { type: 'number', match, number };
  }

  /** The promise and the own number of a match, for its game. */
  pledged(match: string) {
    return this.#pledged.get(match);
  }
}
