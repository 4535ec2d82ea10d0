// Deals the hands of a live game so that nobody chooses them: what one device promises and adds, and the deal that
// follows when all have added a number. The messages and the hashes are in `deal.ts`.

import { anySeed, canPledge, commitmentTo, newPart, seedOf } from './deal.ts';
import type { DealMessage } from './message.ts';
import type { GameLink } from '../state.ts';

/** The most matches that a device adds a number to. It forgets none, which a host could bring about by others. */
const MAX_PLEDGED = 1000;

type DealPart<Type extends DealMessage['type']> = Extract<DealMessage, { type: Type }>;

/** A deal that waits for the numbers of the other devices. */
interface Waiting<Line> {
  link: GameLink;
  /** Empty where this browser can't commit itself. */
  secret: string;
  commitment: string;
  /** By the connection that they came over. */
  seals: Map<Line, string>;
  numbers: Map<Line, string>;
  /** The connections whose seals all have been told, in their order; null before that. */
  sealed: Line[] | null;
  /** Whether a device can't open its seal, so that nobody can check the deal. */
  isBroken: boolean;
}

/** What was promised here for the deal of another device. */
interface Pledged {
  commitment: string;
  number: string;
  /** The hash of all devices' seals, for which the own one was opened; empty before that. */
  hash: string;
}

/** @typeParam Line what stands for the connection with another device */
export class Dealing<Line extends object> {
  #waiting: Waiting<Line> | null = null;
  #pledged = new Map<string, Pledged>();

  /** The game that waits to be dealt here; null for none. */
  get link() {
    return this.#waiting?.link ?? null;
  }

  /** Begins to deal a game here, unless it waits already. */
  async begin(link: GameLink) {
    if (this.#waiting?.link.match?.id === link.match?.id) return;
    const secret = canPledge() ? newPart() : '';
    const [seals, numbers] = [new Map<Line, string>(), new Map<Line, string>()];
    const waiting: Waiting<Line> = {
      link,
      secret,
      commitment: '',
      seals,
      numbers,
      sealed: null,
      isBroken: secret === '',
    };
    this.#waiting = waiting;
    if (secret !== '') waiting.commitment = await commitmentTo(secret);
  }

  /** What another device is promised; null where this browser can't, and the deal needs nobody. */
  get pledge(): DealMessage | null {
    const { link, commitment } = this.#waiting ?? {};
    return commitment && link?.match ? { type: 'pledge', match: link.match.id, commitment } : null;
  }

  /** Takes the seal of another device's number; false if none is asked for. */
  seal(line: Line, { match, seal }: DealPart<'seal'>) {
    const waiting = this.#waiting;
    if (waiting?.link.match?.id !== match) return false;
    const known = waiting.seals.get(line) ?? seal;
    // A page that was loaded again has forgotten its number.
    if (known !== seal && waiting.sealed !== null) waiting.isBroken = true;
    waiting.seals.set(line, waiting.sealed === null ? seal : known);
    return true;
  }

  /**
   * The seals of these devices, once each has sent its own; null before that. From then on no number can follow from
   * the others, and whoever comes later adds none.
   */
  close(lines: Line[]): DealMessage | null {
    const waiting = this.#waiting;
    if (waiting === null || waiting.isBroken) return null;
    const { link, seals } = waiting;
    if (lines.every((line) => seals.has(line))) waiting.sealed ??= lines;
    const told = waiting.sealed?.map((line) => seals.get(line));
    return told ? { type: 'seals', match: link.match?.id ?? '', seals: told.join('.') } : null;
  }

  /** Takes the number of another device, which opens its seal; false if none is asked for. */
  async add(line: Line, { match, number }: DealPart<'number'>) {
    const seal = canPledge() ? await commitmentTo(number) : '';
    const waiting = this.#waiting;
    const isAsked = waiting?.link.match?.id === match && waiting.sealed?.includes(line) === true;
    if (!isAsked || waiting.numbers.has(line)) return false;
    if (waiting.seals.get(line) === seal) waiting.numbers.set(line, number);
    else waiting.isBroken = true;
    return true;
  }

  /** A device is gone: it may come back with another number, unless the seals were told. */
  drop(line: Line) {
    if (this.#waiting?.sealed === null) this.#waiting.seals.delete(line);
  }

  /** The game with its deal, once all devices have opened their seals; null before that. */
  async deal(): Promise<GameLink | null> {
    const waiting = this.#waiting;
    if (waiting === null) return null;
    const { link, secret, sealed, isBroken } = waiting;
    const numbers = sealed?.map((line) => waiting.numbers.get(line)) ?? [];
    if (!isBroken && (sealed === null || numbers.includes(undefined))) return null;
    this.#waiting = null;
    const deal = isBroken ? undefined : [secret, ...numbers].join('.');
    return { ...link, moves: [], seed: deal === undefined ? anySeed() : await seedOf(deal), deal };
  }

  /** Nobody waits for numbers any more: the deal can't be checked. */
  giveUp() {
    if (this.#waiting) this.#waiting.isBroken = true;
  }

  /** No deal is needed any more. */
  stop() {
    this.#waiting = null;
  }

  /**
   * Answers the promise of the device that deals by the seal of a number. Of one match only the first promise counts:
   * the number may be known.
   */
  async answer({ match, commitment }: DealPart<'pledge'>): Promise<DealMessage | null> {
    const known = this.#pledged.get(match) ?? { commitment, number: newPart(), hash: '' };
    const isMany = this.#pledged.size >= MAX_PLEDGED && !this.#pledged.has(match);
    if (known.commitment !== commitment || isMany) return null;
    this.#pledged.set(match, known);
    // A browser that can't hash seals nothing, so that the deal is made without it.
    return { type: 'seal', match, seal: canPledge() ? await commitmentTo(known.number) : newPart() };
  }

  /** Tells the own number, for the first seals that the own one is among. */
  async open({ match, seals }: DealPart<'seals'>): Promise<DealMessage | null> {
    const known = this.#pledged.get(match);
    if (!known) return null;
    if (canPledge()) {
      const [own, hash] = await Promise.all([commitmentTo(known.number), commitmentTo(seals)]);
      if (!seals.split('.').includes(own) || (known.hash ||= hash) !== hash) return null;
    }
    return { type: 'number', match, number: known.number };
  }

  /** What was promised for a match, for its game: the commitment, the own number and the hash of all seals. */
  pledged(match: string) {
    const known = this.#pledged.get(match);
    return known?.hash ? [known.commitment, known.number, known.hash].join('.') : undefined;
  }
}
