// What the board and the bar beside it show of an analysis: the best moves as arrows, the cost of the others, who is
// better.

import { t } from '../words/index.ts';
import { isWin, valueText } from '../words/values.ts';
import type { Report, Value } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';
import type { Arrow, Heat, Scene } from '../ui/board/scene.ts';
import type { Foreseen, GaugeView } from '../ui/panel/views.ts';

/** The number of arrows. */
const ARROWS = 3;
/** The scale of a game that has none of its own. */
const SCALE = { bar: 10, small: 1 };

/**
 * The arrows of the best moves.
 *
 * @param gains the number of cells that each move turns: where cells have numbers, a rank would look like one
 */
export function arrowsOf(game: GamePage, { values }: Report, gains: Scene['gains'] = []): Arrow[] {
  const best = values.filter(({ depth }) => depth > 0).slice(0, ARROWS);
  // Pieces that are laid come from no square.
  const squaresOf = (move: string) => (game.lays ? game.visits(move).slice(-1) : game.visits(move));
  return best
    .map(({ move }, rank) => ({ squares: squaresOf(move), rank: rank + 1 }))
    .filter(({ squares }) => squares.length > 0)
    .map((arrow) => {
      if (!game.changedSquares) return arrow;
      const gain = gains.find(({ square }) => square === arrow.squares[0]);
      return { ...arrow, text: gain?.text ?? '' };
    });
}

/**
 * What a move to each square costs against the best move, limited to moves consistent with the picks. Squares on the
 * way of an arrow have none.
 */
export function heatOf(game: GamePage, { values }: Report, position: string, picks: string[], arrows: Arrow[]): Heat[] {
  const { small } = game.scale ?? SCALE;
  const pieces = game.pieces(position);
  const taken = new Set(arrows.flatMap(({ squares }) => squares));
  const heat = new Map<string, Heat>();
  const known = values.filter(({ depth }) => depth > 0);
  const best = known[0]?.value ?? 0;
  // Values are sorted best first, so the first value of a square is its best.
  for (const value of known) {
    const square = game.visits(value.move).at(-1);
    if (square === undefined || taken.has(square) || heat.has(square) || !game.matchesPicks(value.move, picks))
      continue;
    const lost = best - value.value;
    const cost = lost > small ? 'large' : lost > small / 20 ? 'small' : 'none';
    heat.set(square, { square, cost, text: valueText(game, value), isOccupied: pieces.has(square) });
  }
  return [...heat.values()];
}

/**
 * Who is better, for the bar: the share of two sides, or the scores that are expected of three or more. Null without a
 * value.
 *
 * @param analysed.line what is expected
 */
export function gaugeOf(
  game: GamePage,
  {
    report,
    line,
    toMove,
    scores,
    names,
    you,
  }: {
    report: Report | null;
    line: Foreseen[];
    toMove: number | null;
    scores: number[];
    names: string[];
    you: number | null;
  },
): GaugeView | null {
  const best = report?.values.find(({ depth }) => depth > 0);
  if (!best || toMove === null) return null;
  if (scores.length > 2) {
    const expected = line.at(-1)?.scores ?? scores;
    const parts = expected.map((score, seat) => ({
      seat,
      piece: game.seats[seat]?.piece ?? '',
      name: names[seat] ?? '',
      score,
    }));
    return {
      parts,
      words: t().values.scores(parts.map(({ name, score }) => ({ seat: name, score: game.describe.score(score) }))),
    };
  }
  const below = you ?? 0;
  const value = toMove === below ? best.value : -best.value;
  const { bar } = game.scale ?? SCALE;
  return {
    share: 0.5 + Math.max(-0.5, Math.min(0.5, value / (2 * bar))),
    below: game.seats[below]?.piece ?? '',
    above: game.seats[1 - below]?.piece ?? '',
    ticks: bar <= 12 ? 2 * bar : 10,
    // The bar has no room for tenths of large values.
    text: valueText(game, { ...best, value: best.proved || Math.abs(value) < 10 ? value : Math.round(value) }),
    isAhead: value >= 0,
    isProved: best.proved,
    words: leadWords(game, { ...best, value }, names[value >= 0 ? below : 1 - below] ?? ''),
  };
}

/** @param name of the side that is better */
function leadWords(game: GamePage, { value, proved }: Value, name: string) {
  const words = t().values;
  if (proved && isWin(game, value)) return words.winning(name);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return proved ? words.draw : words.even;
  const amount = game.describe.amount(Math.abs(rounded));
  return proved ? words.leadsSurely(name, amount) : words.leads(name, amount);
}
