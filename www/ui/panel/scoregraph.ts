// The scores after each move, a line for each seat, in the panel beside a board. Loaded with the first move of a
// game.

import { make, setAttribute, setText } from '../dom.ts';
import { listenToSeeks } from '../seek.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The height of the picture; its width is the number of moves. */
const HEIGHT = 100;

/** What the graph shows. */
export interface ScoreGraphView {
  names: string[];
  /** The scores of all seats at the beginning and after each move. */
  scores: number[][];
  /** The number of moves before the position that is shown. */
  ply: number;
  /** Who leads, in words. */
  standing: string;
}

/**
 * Creates the panel.
 *
 * @param seek goes to a ply
 */
export function scoreGraph(title: string, seek: (ply: number) => void) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('preserveAspectRatio', 'none');
  const cursor = make('div', { class: 'cursor' });
  const track = make('div', { class: 'track', role: 'img' }, svg, cursor);
  const legend = make('p', { class: 'muted', 'aria-hidden': 'true' });
  const element = make('section', { class: 'score-graph' }, make('header', {}, make('h2', {}, title), legend), track);
  let plies = 0;
  listenToSeeks(track, track, (part) => seek(Math.round(part * plies)));
  return {
    element,
    update({ names, scores, ply, standing }: ScoreGraphView) {
      plies = scores.length - 1;
      const all = scores.flat();
      const [least, most] = [Math.min(...all), Math.max(...all)];
      // Nothing has changed as long as all is level.
      element.hidden = plies < 2 || least === most;
      if (element.hidden) return;
      setAttribute(svg, 'viewBox', `0 0 ${plies} ${HEIGHT}`);
      setAttribute(track, 'aria-label', standing);
      while (legend.children.length < names.length) {
        const line = document.createElementNS(SVG, 'path');
        setAttribute(line, 'data-seat', String(legend.children.length));
        svg.append(line);
        legend.append(make('span', { 'data-seat': legend.children.length }));
      }
      // Another game has fewer players.
      while (legend.children.length > names.length) for (const part of [legend, svg]) part.lastChild?.remove();
      names.forEach((name, seat) => {
        const label = legend.children[seat];
        if (label) setText(label, name);
        const height = (of: number[]) => HEIGHT * (1 - ((of[seat] ?? 0) - least) / (most - least));
        const places = scores.map((of, at) => `${at} ${height(of).toFixed(1)}`);
        const line = svg.children[seat];
        if (line) setAttribute(line, 'd', `M${places.join('L')}`);
      });
      cursor.style.setProperty('--at', `${(100 * ply) / plies}%`);
    },
  };
}
