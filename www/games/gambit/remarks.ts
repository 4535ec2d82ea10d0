// What is said about a game of Gambit that is over: islands that stood, long turns, and pieces that counted nothing.

import { captures, pieces } from './notation.ts';
import { islands } from './review.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { FinishedGame, Play } from '../remark.ts';
import type en from './remarks/en.ts';

/** Smaller islands, and turns that take fewer pieces, are not mentioned. */
const MIN_ISLAND = 3;
const MIN_TAKEN = 3;
/** The number of the last moves for which an island stood. */
const MIN_PLIES = 4;
/** The pieces that counted nothing, the islands, and the difference of pieces taken that are worth an advice. */
const MIN_TOUCHING = 2;
const MIN_SCATTERED = 3;
const MIN_LEAD = 2;

const PIECES = ['o', 'x'];

export const words = (tag: Tag): Promise<{ default: typeof en }> => import(`./remarks/${tag}.ts`);

export function notable(game: FinishedGame, words: typeof en) {
  const { plays, winners, you } = game;
  const last = plays.at(-1);
  const hasTurned = last && leadersOf(last.before).join() !== winners.join();
  const island = islandsAt(last?.after ?? '', you)
    .filter(({ length }) => length >= MIN_ISLAND)
    .sort((one, other) => one.length - other.length)
    .at(-1);
  const since = island ? firstPlyOf(plays, island) : 0;
  const isHeld = island && since > 0 && plays.length - since >= MIN_PLIES;
  const turns = plays.map((play, at) => ({ ...play, ply: at + 1, taken: captures(play.move).length }));
  const longest = turns
    .filter(({ mover, taken }) => (you === null || mover === you) && taken >= MIN_TAKEN)
    .sort((one, other) => one.taken - other.taken)
    .at(-1);
  const [held, jumped] = you === null ? [words.island, words.jumps] : [words.yourIsland, words.yourJumps];
  return [
    hasTurned && words.decided(),
    isHeld && held(island.length, worth(island), since),
    longest && jumped(longest.taken, longest.ply),
  ];
}

export function advice({ plays, you }: FinishedGame, words: typeof en) {
  const after = plays.at(-1)?.after ?? '';
  const stones = pieces(after);
  const own = islandsAt(after, you);
  const counted = own.flat().length;
  const touching = [...stones.values()].filter((piece) => piece === PIECES[you ?? 0]).length - counted;
  const taken = (isOwn: boolean) =>
    plays.reduce((sum, { mover, move }) => ((mover === you) === isOwn ? sum + captures(move).length : sum), 0);
  return [
    touching >= MIN_TOUCHING && words.touching(touching),
    own.length >= MIN_SCATTERED && words.scattered(own.length, 2 * counted - 1),
    taken(false) - taken(true) >= MIN_LEAD && words.taken(taken(false), taken(true)),
  ];
}

const worth = (island: string[]) => 2 * island.length - 1;

/** The islands of a seat; of both for null. */
function islandsAt(position: string, seat: number | null) {
  const stones = pieces(position);
  return (seat === null ? PIECES : [PIECES[seat] ?? '']).flatMap((piece) => islands(stones, piece));
}

/** The seats whose islands are worth the most. */
function leadersOf(position: string) {
  const points = PIECES.map((_, seat) => islandsAt(position, seat).reduce((sum, island) => sum + worth(island), 0));
  return [0, 1].filter((seat) => points[seat] === Math.max(...points));
}

/** The number of the move since which an island has consisted of the same squares; 0 for the start. */
function firstPlyOf(plays: Play[], island: string[]) {
  const key = [...island].sort().join();
  const stands = (position: string) => islandsAt(position, null).some((other) => other.sort().join() === key);
  const lacking = plays.findLastIndex(({ before }) => !stands(before));
  return lacking + 1;
}
