// What the parts of a review show of its verdict.

import type { Verdict } from '../../coach/review/judge.ts';
import type { GamePage } from '../../games/page.ts';
import type { GaugeView } from '../../ui/panel/views.ts';
import type en from '../../words/review/en.ts';

type Words = typeof en;

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

/** The chances as a bar; null where they are not known. */
export function gaugeOfChances(
  game: GamePage,
  { chances, below, names, words }: { chances: number[] | null; below: number; names: string[]; words: Words },
): GaugeView | null {
  if (!chances) return null;
  const said = words.chances(chances.map((chance, seat) => [names[seat] ?? '', 100 * chance] as [string, number]));
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
  const share = chances[below] ?? 0.5;
  const isSure = share === 0 || share === 1;
  return {
    words: said,
    share,
    below: piece(below),
    above: piece(1 - below),
    ticks: 10,
    text: words.percent(100 * share),
    isAhead: share >= 0.5,
    isProved: isSure,
  };
}
