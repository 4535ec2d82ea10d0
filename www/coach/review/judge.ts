// The judgement of each move of a game from the analyses of its positions, and the accuracy of each player.

import { resultChances, type Estimate, type ChanceModel } from './chances.ts';
import { accuracyOf, accuracyOfGame, kindOf, levelledLoss, weightsOf, type Kind } from './formulas.ts';
import type { Report } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';
import type { Ply } from './plies.ts';

/** Without other knowledge, a loss of this many points of chance is noise. */
const NOISE = 2;

/** A move of the game with what it was worth. */
export interface JudgedMove {
  /** Of the position before the move. */
  ply: number;
  mover: number;
  move: string;
  /** The best move that was found; it may be the same. */
  best: string;
  report: Report;
  /** Whether there was no other move. */
  isForced: boolean;
  /** The chances of all seats with the best move, and those after the move that was played. */
  before: number[];
  after: number[];
  /** Points of chance, from 0 to 100. */
  lost: number;
  /** In the unit of the game. */
  cost: number;
  /** The seat that has gained most of what was lost; null for none. */
  heir: number | null;
  /**
   * The proved results for the mover, 1, 0 or −1, with the best move and with the played one;
   * null where they are not proved.
   */
  results: [number, number] | null;
  /** From 0 to 100. */
  accuracy: number;
  kind: Kind | null;
}

export interface Verdict {
  /** Null where the analysis is missing. */
  moves: (JudgedMove | null)[];
  /** Of all seats before each move and at the end; null where unknown. */
  chances: (number[] | null)[];
  /** By seat; null while nothing is known. */
  accuracies: (number | null)[];
  /** The ply of the move that lost most of all; null without a judgement. */
  turning: number | null;
}

/**
 * Judges a game, as far as it is analysed.
 *
 * @param reports by ply
 */
export function judge(
  game: Pick<GamePage, 'hands' | 'win'>,
  fit: Pick<ChanceModel, 'chancesOf' | 'noise' | 'isLevelled'>,
  plies: Ply[],
  reports: (Report | null)[],
): Verdict {
  const moves = plies.slice(0, -1).map((_, ply) => judgeMove(game, fit, plies, reports, ply));
  const last = plies.at(-1);
  const end = last?.over ? resultChances(last) : (moves.at(-1)?.after ?? null);
  const chances = [...moves.map((judged) => judged?.before ?? null), end];
  const accuracies = Array.from({ length: last?.players ?? 0 }, (_, seat) => accuracyOfSeat(moves, chances, seat));
  // The first of those that lost most.
  const [worst] = moves
    .filter((judged) => judged !== null && judged.kind !== null)
    .sort((a, b) => (b?.lost ?? 0) - (a?.lost ?? 0));
  return { moves, chances, accuracies, turning: worst?.ply ?? null };
}

function accuracyOfSeat(moves: (JudgedMove | null)[], chances: (number[] | null)[], seat: number) {
  // Where something is not known yet, it is taken from the position after it.
  const own: number[] = [];
  for (let ply = chances.length - 1; ply >= 0; ply -= 1) own.unshift(chances[ply]?.[seat] ?? own[0] ?? 0.5);
  const weights = weightsOf(own);
  return accuracyOfGame(
    moves.flatMap((judged) =>
      judged?.mover === seat && !judged.isForced
        ? [{ accuracy: judged.accuracy, weight: weights[judged.ply] ?? 1 }]
        : [],
    ),
  );
}

function judgeMove(
  game: Pick<GamePage, 'hands' | 'win'>,
  fit: Pick<ChanceModel, 'chancesOf' | 'noise' | 'isLevelled'>,
  plies: Ply[],
  reports: (Report | null)[],
  ply: number,
): JudgedMove | null {
  const [here, next, report] = [plies[ply], plies[ply + 1], reports[ply]];
  const first = report?.values[0];
  if (!here || !next || here.move === null || here.toMove === null || !report || !first) return null;
  const { move, toMove: mover } = here;
  const played = playedValue(game, { here, next, report, nextReport: reports[ply + 1] ?? null });
  if (!played) return null;
  const isBest = report.best === move || here.choices === 1;
  // The played move may turn out to be better than what the search preferred.
  const best = isBest || (played.value >= first.value && !played.shares) ? played : first;
  const standing = { position: here.position, scores: here.scores, toMove: mover };
  const before = fit.chancesOf(standing, best);
  const after = played.chances ?? fit.chancesOf(standing, played);
  const [own, kept] = [before[mover] ?? 0, after[mover] ?? 0];
  const cost = Math.max(0, best.value - played.value);
  const isProved = best.proved && played.proved;
  // What is lost in points may still be little of the chance: early in a long game, or when all is decided.
  const isSame = best === played || (!isProved && cost <= fit.noise);
  const isNoise = isSame || (!isProved && 100 * (own - kept) < NOISE);
  const lost = isNoise ? 0 : Math.max(0, 100 * (own - kept));
  return {
    ply,
    mover,
    move,
    best: best === played ? move : first.move,
    report,
    isForced: here.choices === 1,
    lost,
    cost: isSame ? 0 : cost,
    before: isNoise || own < kept ? after : before,
    after,
    heir: heirOf(before, after, mover),
    results: isProved ? [Math.sign(best.value) || 0, Math.sign(played.value) || 0] : null,
    accuracy: Math.min(100, accuracyOf(fit.isLevelled ? levelledOf(fit, standing, report, here) : lost)),
    kind: kindOf(lost),
  };
}

/**
 * What the played move would have lost at even chances. Both values come from the search of the position, so that the
 * error of one search is not taken for a loss.
 */
function levelledOf(
  fit: Pick<ChanceModel, 'chancesOf' | 'noise'>,
  standing: { position: string; scores: number[]; toMove: number },
  report: Report,
  { move }: Pick<Ply, 'move'>,
) {
  const [best] = report.values;
  const own = report.values.find((value) => value.move === move) ?? report.values.at(-1);
  if (!best || !own || report.best === move || best.value - own.value <= fit.noise) return 0;
  const chance = (estimate: Estimate) => fit.chancesOf(standing, estimate)[standing.toMove] ?? 0;
  const lost = levelledLoss(chance(best), chance(own));
  return lost < NOISE ? 0 : lost;
}

/**
 * What the played move was worth to its player. It comes from the position after it, which was searched one move
 * deeper; where hands are hidden, from the same position, since what is drawn after the move is luck.
 */
function playedValue(
  game: Pick<GamePage, 'hands' | 'win'>,
  { here, next, report, nextReport }: { here: Ply; next: Ply; report: Report; nextReport: Report | null },
): (Estimate & { chances?: number[] }) | null {
  const mover = here.toMove ?? 0;
  const own = report.values.find(({ move }) => move === here.move) ?? null;
  if (game.hands || here.choices === 1) return own ?? (report.values.at(-1) || null);
  if (next.over) {
    const others = Math.max(...next.scores.filter((_, seat) => seat !== mover));
    const lead = (next.scores[mover] ?? 0) - others;
    const isWon = next.winners.length === 1 && next.winners[0] === mover;
    const isLost = next.winners.length > 0 && !next.winners.includes(mover);
    const value = game.win === null ? lead : isWon ? game.win : isLost ? -game.win : 0;
    return { value, proved: true, chances: resultChances(next) };
  }
  const best = nextReport?.values[0];
  if (!best) return own;
  const { shares } = best as Estimate;
  if (next.players === 2) return { value: next.toMove === mover ? best.value : -best.value, proved: best.proved };
  return shares ? { value: own?.value ?? 0, proved: false, shares } : own;
}

/** The seat that has gained most from a move of another one. */
function heirOf(before: number[], after: number[], mover: number) {
  const gains = after.map((chance, seat) => (seat === mover ? 0 : chance - (before[seat] ?? 0)));
  const most = Math.max(...gains);
  return most > 0 ? gains.indexOf(most) : null;
}
