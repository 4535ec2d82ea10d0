// The words for positions and moves of Combo.

import { placeOf, squareName } from '../../ui/board/geometry.ts';
import { countOf, parseMove, pieces } from './notation.ts';
import { t } from './words/index.ts';
import type { Snapshot } from '../../game/snapshot.ts';

/** Describes squares, moves and results in the current language. */
export const describe = {
  square(piece: string | undefined) {
    return piece === undefined ? t().empty : t().stack(piece.startsWith('b') ? 'b' : 'w', countOf(piece));
  },

  move(seat: number, move: string, position: string) {
    const { count, from, sign, to } = parseMove(move);
    if (sign === 'x') return t().captured(seat, count, from, to, countOf(pieces(position).get(to)));
    return sign === '+' ? t().merged(seat, count, from, to) : t().moved(seat, count, from, to);
  },

  effect(move: string, position: string) {
    const { count, sign, to } = parseMove(move);
    if (sign === 'x') return t().captures(countOf(pieces(position).get(to)));
    return sign === '+' ? t().joins(count) : t().goes(count);
  },

  hint(move: string, position: string) {
    const { count, from, sign, to } = parseMove(move);
    const { hint } = t();
    if (sign === 'x') return hint.captures(count, from, to, countOf(pieces(position).get(to)));
    return sign === '+' ? hint.joins(count, from, to) : hint.goes(count, from, to);
  },

  amount: (value: number) => t().pieces(roundedAbs(value)),
  score: (points: number) => t().pieces(points),

  end({ position, scores, winners }: Pick<Snapshot, 'position' | 'scores' | 'winners'>, you: number | null) {
    const { end } = t();
    const lost = scores.indexOf(0);
    if (lost >= 0) return end.none(lost === you ? null : lost);
    const isDecided = winners.length > 0;
    if (position.endsWith(' 100')) return end.hundred(isDecided);
    if (scores.every((score) => score === 1)) return end.single;
    return isBlocked(position) ? end.shutIn(sideOf(position) === 'b' ? 0 : 1) : end.third(isDecided);
  },
};

/** The absolute value, rounded to one decimal. */
function roundedAbs(value: number) {
  return Math.round(Math.abs(value) * 10) / 10;
}

function sideOf(position: string) {
  return position.split(' ')[1] ?? '';
}

/** Whether the side to move has no stack that can move. */
function isBlocked(position: string) {
  const side = sideOf(position);
  const stacks = pieces(position);
  return [...stacks].every(([square, stack]) => {
    const { file, rank } = placeOf(square);
    const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [file + right, rank + up]));
    const inside = around.filter(
      ([x = -1, y = -1]) => x >= 0 && y >= 0 && x < 8 && y < 8 && (x !== file || y !== rank),
    );
    const neighbours = inside.map(([x = 0, y = 0]) => stacks.get(squareName(x, y)));
    const isStuck = countOf(stack) === 1 && neighbours.every((other) => other !== undefined && !other.startsWith(side));
    return !stack.startsWith(side) || isStuck;
  });
}
