// The portraits of the opponents in their sizes, with all expressions.

import { LEVELS } from '../../core/levels.ts';
import { make } from '../../ui/dom.ts';
import { portrait, type Mood } from '../../ui/portrait/portrait.ts';

const MOODS: Mood[] = ['calm', 'thinks', 'wins', 'loses'];
/** In pixels: on the card of a player, in lists, and as large as they are shown. */
const SIZES = [24, 48, 160];
/** The places of several of one level at a table. */
const PLACES = [0, 1, 2];

/** A sheet of all portraits. */
export function opponents() {
  const rows = [...SIZES, 48, 48].map((size, row) => {
    const nth = PLACES[row - SIZES.length + 1] ?? 0;
    const faces = LEVELS.flatMap((level) =>
      MOODS.map((mood) =>
        make('span', { class: 'face', style: `width: ${size}px; height: ${size}px` }, portrait(level, mood, nth)),
      ),
    );
    return make('div', { class: 'faces', style: `--columns: ${size > 100 ? MOODS.length : faces.length}` }, ...faces);
  });
  return make('div', { class: 'opponents-sheet' }, ...rows);
}
