// The graph of a rating.

import { make } from '../../ui/dom.ts';
import { draw } from '../../ui/drawing.ts';
import type { Words } from './board.ts';

/** The height of the picture; its width is the number of attempts. */
const HEIGHT = 100;
/** The least range that is shown, in points. */
const RANGE = 200;

/** @param ratings the latest last; at least two */
export function ratingGraph(ratings: number[], words: Words) {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(RANGE, high - low);
  const bottom = (low + high - range) / 2;
  const d = ratings
    .map((rating, n) => `${n === 0 ? 'M' : 'L'}${n} ${(HEIGHT * (1 - (rating - bottom) / range)).toFixed(1)}`)
    .join('');
  const picture = draw('svg', {
    viewBox: `0 -4 ${ratings.length - 1} ${HEIGHT + 8}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  picture.append(draw('path', { d }));
  const label = words.graph(ratings[0] ?? 0, ratings.at(-1) ?? 0, ratings.length);
  return make('div', { class: 'rating-graph', role: 'img', 'aria-label': label }, picture);
}
