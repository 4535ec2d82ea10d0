// What is said about a game of Combo that is over: comebacks, large captures, and what was lost.

import { countOf, parseMove, pieces } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { FinishedGame } from '../remark.ts';
import type en from './remarks/en.ts';

/** Smaller stacks, leads and losses are not mentioned. */
const MIN_STACK = 3;
const MIN_BEHIND = 2;
const MIN_SINGLES = 3;

export const words = (tag: Tag): Promise<{ default: typeof en }> => import(`./remarks/${tag}.ts`);

export function notable(game: FinishedGame, words: typeof en) {
  const { plays, winners, you } = game;
  const [winner] = winners;
  const leads = plays.map(({ after }) => (winner === undefined ? 0 : leadOf(after, winner)));
  const isDecided = winners.length === 1;
  const behind = isDecided && !game.isLost ? -Math.min(...leads) : 0;
  const largest = takings(game)
    .filter(({ mover, taken }) => (you === null || mover === you) && taken >= MIN_STACK)
    .sort((one, other) => one.taken - other.taken)
    .at(-1);
  const ahead = leads.findLastIndex((lead) => lead <= 0) + 2;
  const isYours = you !== null;
  return [
    behind >= MIN_BEHIND && (isYours ? words.yourReturn : words.comeback)(behind),
    largest !== undefined && (isYours ? words.yourCapture : words.capture)(largest.taken, largest.ply),
    game.isWon && ahead > 1 && ahead <= plays.length / 2 && words.yourLead(ahead),
  ];
}

export function advice(game: FinishedGame, words: typeof en) {
  const lost = takings(game).filter(({ mover }) => mover !== game.you);
  const largest = lost.sort((one, other) => one.taken - other.taken).at(-1);
  const singles = lost.filter(({ taken }) => taken === 1).length;
  return [
    largest !== undefined && largest.taken >= MIN_STACK && words.lostStack(largest.taken, largest.ply),
    singles >= MIN_SINGLES && words.lostSingles(singles),
  ];
}

/** The captures of a game, with the number of pieces that each has taken. */
function takings({ plays }: FinishedGame) {
  return plays.flatMap(({ mover, move, before }, at) => {
    const { sign, to } = parseMove(move);
    return sign === 'x' ? [{ mover, ply: at + 1, taken: countOf(pieces(before).get(to)) }] : [];
  });
}

/** How many pieces a seat has more than the other one. */
function leadOf(position: string, seat: number) {
  const own = seat === 0 ? 'b' : 'w';
  return [...pieces(position).values()].reduce(
    (sum, stack) => sum + (stack.startsWith(own) ? countOf(stack) : -countOf(stack)),
    0,
  );
}
