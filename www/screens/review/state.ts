// What a review shows: the game, which stays the same, and what is known of it so far.

import { publicPosition } from '../../game/hands.ts';
import type { JudgedMove, Verdict } from '../../coach/review/judge.ts';
import type { Ply } from '../../coach/review/plies.ts';
import type { skillAndLuck } from '../../coach/review/luck.ts';
import type { GamePage } from '../../games/page.ts';
import type { Draw } from '../../games/review.ts';
import type { EndView, GaugeView } from '../../ui/panel/views.ts';
import type en from '../../words/review/en.ts';
import type { Cast } from './cast.ts';

export type Words = typeof en;

/** The game. */
export interface Subject {
  game: GamePage;
  words: Words;
  cast: Cast;
  moves: string[];
  /** The seat of each move. */
  movers: number[];
  /** Whether there are moves, and none that a player may not see yet. */
  isReviewable: boolean;
  /** Whether hands are hidden while the game goes on. */
  isHidden: boolean;
  /** Whether a link would reveal hands: who has resigned may still go back and play on. */
  isSecret: boolean;
}

/** The points of each seat by play and by luck, and all draws. */
export type LuckView = ReturnType<typeof skillAndLuck> & { draws: Draw[] };

/** A mark on the board, and what it means. */
export interface Key {
  mark: 'better' | 'reply';
  /** An arrow, a ring on one square, or tokens that are laid; undefined for a move that is not on the board. */
  shape: 'arrow' | 'ring' | 'token' | undefined;
  words: string;
}

/** What is shown of the game. */
export interface ReviewView {
  ply: number;
  /** The number of the move that led here, and what it did. */
  at: string;
  /** What is said about it. */
  said: string;
  keys: Key[];
  end: EndView;
  gauge: GaugeView | null;
  verdict: Verdict;
  analysis: {
    done: number;
    total: number;
    isRunning: boolean;
    isComplete: boolean;
    /** Why it has failed, in words; empty where it has not. */
    problem: string;
  };
  /** Null while it is not known. */
  luck: LuckView | null;
}

/**
 * What the library keeps of a verdict.
 *
 * @param verdict of the whole game
 */
export function summaryOf({ accuracies, moves }: Verdict) {
  const blunders = accuracies.map(
    (_, seat) => moves.filter((judged) => judged?.mover === seat && judged.kind === 'blunder').length,
  );
  return { accuracy: accuracies.map((accuracy) => Math.round(accuracy ?? 100)), blunders };
}

/** The number of own moves from which on an accuracy says something about a player. */
const MIN_MOVES = 4;

/** The accuracy of a seat as it is shown: `unknown` while nothing is known, `few` where it has too few moves. */
export function accuracyOfSeat({ movers }: Pick<Subject, 'movers'>, { accuracies }: Verdict, seat: number) {
  if (movers.filter((mover) => mover === seat).length < MIN_MOVES) return 'few';
  return accuracies[seat] ?? 'unknown';
}

/**
 * The number of the move that led to a ply, and what it did, as at the table.
 *
 * @param plies the positions of the game
 */
export function atWords(
  { game, words, cast, moves, movers }: Pick<Subject, 'game' | 'words' | 'cast' | 'moves' | 'movers'>,
  plies: Pick<Ply, 'position'>[],
  ply: number,
) {
  const [move, mover] = [moves[ply - 1], movers[ply - 1]];
  if (move === undefined || mover === undefined) return words.start;
  return `${words.at(ply, moves.length)} · ${deedWords(game, cast, plies, { move, mover, ply })}`;
}

/**
 * What a move did, as at the table.
 *
 * @param plies the positions of the game
 * @param played the move, its seat, and the ply that it led to
 */
export function deedWords(
  game: GamePage,
  cast: Cast,
  plies: Pick<Ply, 'position'>[],
  { move, mover, ply }: { move: string; mover: number; ply: number },
) {
  // Null is a seat, too: “you”.
  const { [mover]: actor = mover } = cast.actors;
  const [before = '', after = ''] = [ply - 1, ply].map((at) => publicPosition(game, plies[at]?.position ?? ''));
  return game.describe.move(actor, move, before, after);
}

/** The name of a seat as sentences have it; null for the only person. */
export const nameOf = ({ people, own, names }: Pick<Cast, 'people' | 'own' | 'names'>, seat: number) =>
  people.length === 1 && seat === own ? null : (names[seat] ?? '');

/** The mistakes of the persons, or of all players where there is none. */
export function mistakesOf({ cast: { people }, movers }: Pick<Subject, 'cast' | 'movers'>, { moves }: Verdict) {
  const seats = people.length > 0 ? people : movers;
  return moves
    .filter((judged): judged is JudgedMove => judged !== null)
    .filter(({ kind, mover }) => kind !== null && seats.includes(mover));
}

/** The chances with the names of their seats, in percent. */
export const namedChances = (names: string[], chances: number[]) =>
  chances.map((chance, seat) => [names[seat] ?? '', 100 * chance] as [string, number]);

/** The chances as a bar; null where they are not known. */
export function gaugeOfChances(
  { game, cast: { names, own }, words }: Pick<Subject, 'game' | 'cast' | 'words'>,
  chances: number[] | null,
): GaugeView | null {
  if (!chances) return null;
  const said = words.chances(namedChances(names, chances));
  const piece = (seat: number) => game.seats[seat]?.piece ?? '';
  if (chances.length > 2)
    return {
      words: said,
      parts: chances.map((chance, seat) => ({
        seat,
        piece: piece(seat),
        name: names[seat] ?? '',
        score: Math.round(100 * chance),
      })),
    };
  const share = chances[own] ?? 0.5;
  const isSure = share === 0 || share === 1;
  return {
    words: said,
    share,
    below: piece(own),
    above: piece(1 - own),
    ticks: 10,
    text: words.percent(100 * share),
    isAhead: share >= 0.5,
    isProved: isSure,
  };
}
