// Luck: what drawn tokens were worth against what was to be expected.
//
// A draw counts at its player's next turn, on the board of that time. The tokens that no turn has told of yet are then
// equally likely to be any of those left, so that the value less its expectation has a mean of 0 however it is
// estimated. An exchange puts tokens back, so all draws before it count at once. The engine's command `luck` counts in
// the same way.

import { parseLay, tokensOf } from './notation.ts';
import type { Draw } from '../review.ts';

/** The number of random draws that the expectation is taken from. */
const DRAWS = 16;

/**
 * The luck of all draws of a game, with open hands.
 *
 * @param valueOf the value of a view for its player, who is to move; null where there is none
 * @param pause called between two values
 */
export async function luckOf(
  plies: { ply: number; position: string; move: string | null }[],
  valueOf: (view: string) => number | null,
  pause: () => Promise<void> | undefined,
): Promise<Draw[]> {
  const found: Draw[] = [];
  /** What the turns have told of each hand. */
  let told: string[][] = handsOf(plies[0]?.position ?? '').map(() => []);
  for (const [index, { ply, position, move }] of plies.entries()) {
    if (move === null) break;
    const hands = handsOf(position);
    const mover = Number(position.split(' ')[1]) - 1;
    const next = handsOf(plies[index + 1]?.position ?? '');
    const random = randomNumbers(ply);
    const count = async (seat: number, kept: string[], drawn: string[]) => {
      if (drawn.length === 0) return;
      const left = unknown(position, told);
      const value = (tokens: string[]) => valueOf(viewOf(position, seat, [...kept, ...tokens]));
      const own = value(drawn);
      let sum = 0;
      for (let n = 0; n < DRAWS && own !== null; n += 1) {
        sum += value(pick(left, drawn.length, random)) ?? own;
        await pause();
      }
      if (own !== null) found.push({ ply, seat, pieces: drawn, points: own - sum / DRAWS });
    };
    // The player to move is first: the choice to exchange says something of this hand alone.
    const isExchange = move.startsWith('~');
    for (let n = 0; n < (isExchange ? hands.length : 1); n += 1) {
      const seat = (mover + n) % hands.length;
      const [hand = [], kept = []] = [hands[seat], told[seat]];
      await count(seat, kept, without(hand, kept));
      told[seat] = hand;
    }
    const hand = hands[mover] ?? [];
    const laid = isExchange ? tokensOf(move) : parseLay(move).map(({ piece }) => piece);
    told[mover] = without(hand, laid);
    if (!isExchange) continue;
    const kept = without(hand, laid);
    told[mover] = hand;
    await count(mover, kept, without(next[mover] ?? [], kept));
    told = next;
  }
  return found;
}

function handsOf(position: string) {
  return (position.split(' ')[3] ?? '').split('/').map(tokensOf);
}

/** What a player would know with another hand, to move. */
function viewOf(position: string, seat: number, hand: string[]) {
  const [board, , scores, , pool = '', idle] = position.split(' ');
  const hands = handsOf(position).map((tokens, other) =>
    other === seat ? sorted(hand).join('') || '-' : String(tokens.length),
  );
  return [board, seat + 1, scores, hands.join('/'), tokensOf(pool).length, idle, '-'].join(' ');
}

/** The order of the colours in a hand. */
const COLOURS = 'roygbp';

function sorted(tokens: string[]) {
  return [...tokens].sort(
    (one, other) => COLOURS.indexOf(one[0] ?? '') - COLOURS.indexOf(other[0] ?? '') || (one < other ? -1 : 1),
  );
}

/**
 * The tokens in the pool, and those in hands that no turn has told of; sorted, so that their order says nothing about
 * where they are.
 */
function unknown(position: string, told: string[][]) {
  const hidden = handsOf(position).flatMap((hand, seat) => without(hand, told[seat] ?? []));
  return sorted([...tokensOf(position.split(' ')[4] ?? ''), ...hidden]);
}

/** The tokens of a hand less others of its tokens. */
function without(hand: string[], others: string[]) {
  const rest = [...hand];
  for (const token of others) {
    const at = rest.indexOf(token);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Some of the tokens, at random: the first ones of a shuffle (Fisher–Yates). */
function pick(tokens: string[], count: number, random: () => number) {
  const shuffled = [...tokens];
  for (let n = 0; n < count; n += 1) {
    const other = n + Math.floor(random() * (shuffled.length - n));
    [shuffled[n], shuffled[other]] = [shuffled[other] ?? '', shuffled[n] ?? ''];
  }
  return shuffled.slice(0, count);
}

/** Repeatable random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
