// What is said about a game of LuckyMoose that is over: comebacks, the best lay, and what would have scored more.

import { boardSize, factorOf, handSizes, parseLay, scoresOf } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { FinishedGame, Play } from '../remark.ts';
import type en from './remarks/en.ts';

/** Fewer points are not mentioned: of a deficit, and of a lay. */
const MIN_BEHIND = 15;
const MIN_LAY = 12;
/** The exchanges, and the lays of which most were of one token, that are worth an advice. */
const MIN_EXCHANGES = 3;
const MIN_LAYS = 4;
const BORDER_FACTOR = 3;
/** The points for the last token when the pool is empty. */
const OUT_BONUS = 6;

export const words = (tag: Tag): Promise<{ default: typeof en }> => import(`./remarks/${tag}.ts`);

export function notable(game: FinishedGame, words: typeof en) {
  const { plays, winners, you } = game;
  const isYours = you !== null;
  const before = scoresOf(plays.at(-1)?.before ?? '');
  const hasTurned = winners.every((seat) => (before[seat] ?? 0) < Math.max(...before));
  const [winner = 0] = winners;
  const deficits = plays.map(({ after }) => Math.max(...scoresOf(after)) - (scoresOf(after)[winner] ?? 0));
  const behind = winners.length === 1 && !game.isLost ? Math.max(...deficits) : 0;
  const largest = plays
    .map((play, at) => ({ mover: play.mover, ply: at + 1, points: pointsOf(play) }))
    .filter(({ mover, points }) => (you === null || mover === you) && points >= MIN_LAY)
    .sort((one, other) => one.points - other.points)
    .at(-1);
  return [
    hasTurned && words.decided(),
    behind >= MIN_BEHIND && (isYours ? words.yourReturn : words.comeback)(behind),
    largest !== undefined && (isYours ? words.yourLay : words.lay)(largest.points, largest.ply),
  ];
}

export function advice({ plays, you, winners: [winner = 0] }: FinishedGame, words: typeof en) {
  const own = plays.filter(({ mover }) => mover === you);
  const exchanges = own.filter(({ move }) => move.startsWith('~')).length;
  const lays = own.filter(({ move }) => move.includes('@'));
  const singles = lays.filter(({ move }) => parseLay(move).length === 1).length;
  const onBorder = (seat: number | null) => plays.filter((play) => play.mover === seat && isOnBorder(play)).length;
  const [theirs, yours] = [onBorder(winner), onBorder(you)];
  return [
    exchanges >= MIN_EXCHANGES && words.exchanged(exchanges),
    theirs - yours > 1 && words.border(theirs, yours),
    lays.length >= MIN_LAYS && 2 * singles > lays.length && words.singles(singles, lays.length),
  ];
}

/** The points of a lay, without those for the last token. */
function pointsOf({ mover, move, before, after }: Play) {
  if (!move.includes('@')) return 0;
  const isOut = handSizes(after)[mover] === 0;
  return (scoresOf(after)[mover] ?? 0) - (scoresOf(before)[mover] ?? 0) - (isOut ? OUT_BONUS : 0);
}

function isOnBorder({ move, before }: Play) {
  const { files } = boardSize(before);
  return parseLay(move).some(({ square }) => factorOf(square, files) === BORDER_FACTOR);
}
