// The deal of a game with hidden hands, which is nobody's choice (coin flipping by commitments, Blum 1981): the device
// that deals commits itself to a secret and each other one to a number; when all know all commitments, the numbers are
// opened, and the seed follows from all of them. When the game is over the secret is opened, too, and each device plays
// the game again from its seed. `docs/live.md` has the messages.

import { toBase64 } from '../packed.ts';
import { hidesHands } from './told.ts';
import type { Judge } from './judge.ts';
import type { GameLink } from '../state.ts';

/** What is found when the deal of a game is checked. */
export type DealVerdict = 'fair' | 'unfairSecret' | 'unfairNumber' | 'unfairHands' | 'unproved';

const SECRET_BYTES = 16;
/** The parts of what a device remembers of a deal: the commitment, the own number, and the hash of the seals. */
const CHECKED_PARTS = 3;
/** Whether the browser can commit itself: on a page without a secure connection it can't. */
export const canPledge = () => globalThis.crypto?.subtle !== undefined;

/** A secret, or a number to add. */
export function newPart() {
  return toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

async function digest(text: string) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** The commitment to a secret. */
export async function commitmentTo(secret: string) {
  return toBase64(await digest(secret));
}

/** The seed of a deal, the secret and the numbers with `.` between them: the first 53 bits of its hash. */
export async function seedOf(deal: string) {
  const view = new DataView((await digest(deal)).buffer);
  return view.getUint32(0) * 2 ** 21 + (view.getUint32(4) >>> 11);
}

/** The seed of a deal that nobody can check. */
export function anySeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return high * 2 ** 21 + (low >>> 11);
}

/** Whether it is known of a game what its deal has to follow from. */
export const canCheck = ({ deal = '' }: GameLink) => canPledge() && deal.split('.').length === CHECKED_PARTS;

/** Whether the hands of a game have not been dealt yet. */
export const isUndealt = (link: GameLink) => hidesHands(link) && link.seed === null && link.view === undefined;

/**
 * Checks a deal when the game is over.
 *
 * @param link the game as a seat has seen it, with the commitment, the own number and the hash of the seals
 * @param deal the secret and all numbers
 * @returns what was found, and the seed
 */
export async function checkDeal(link: GameLink, deal: string, judge: Judge) {
  const [commitment = '', own = '', sealed = ''] = (link.deal ?? '').split('.');
  const [secret = '', ...numbers] = deal.split('.');
  const seed = await seedOf(deal);
  const found = (verdict: DealVerdict) => ({ verdict, seed });
  if ((await commitmentTo(secret)) !== commitment) return found('unfairSecret');
  const seals = await Promise.all(numbers.map(commitmentTo));
  if (!numbers.includes(own) || (await commitmentTo(seals.join('.'))) !== sealed) return found('unfairNumber');
  const dealt = judge({ ...link, seed, view: undefined, hands: undefined });
  const seen = dealt?.seen.find(({ view }) => view === link.view);
  const isSame = seen !== undefined && link.hands?.every((hand, turn) => hand === seen.hands[turn]);
  return found(isSame ? 'fair' : 'unfairHands');
}
