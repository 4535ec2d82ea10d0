// The graph of a game: the chances to win from move to move. It is dragged along like a slider.

import { draw, make, setAttribute } from '../../ui/dom.ts';
import { listenToSeeks } from '../../ui/seek.ts';
import { badge } from './marks.ts';
import type { Verdict } from '../../coach/review/judge.ts';
import type { GamePage } from '../../games/page.ts';
import type en from '../../words/review/en.ts';

type Words = typeof en;

/** The number of judgements up to which all are marked. */
const MAX_MARKS = 10;
/** The height of the picture; its width is the number of moves. */
const HEIGHT = 100;

/**
 * Creates the graph.
 *
 * @param played `below`: the seat for which up is better
 */
export function graphPanel(
  game: GamePage,
  {
    words,
    names,
    below,
    players,
    plies,
  }: {
    words: Words;
    names: string[];
    below: number;
    players: number;
    plies: number;
  },
  onSeek: (ply: number) => void,
) {
  const picture = draw('svg', {
    viewBox: `0 0 ${Math.max(1, plies)} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const marks = make('div', { class: 'graph-marks', 'aria-hidden': 'true' });
  const cursor = make('div', { class: 'graph-cursor', 'aria-hidden': 'true' });
  const slider = make(
    'div',
    {
      class: 'graph',
      role: 'slider',
      tabindex: 0,
      'aria-label': words.graph,
      'aria-valuemin': 0,
      'aria-valuemax': plies,
      'aria-valuenow': 0,
    },
    picture,
    marks,
    cursor,
  );
  const seats = players === 2 ? [below] : Array.from({ length: players }, (_, seat) => seat);
  const legend =
    players === 2
      ? make('p', { class: 'muted' }, words.up(names[below] ?? ''))
      : make(
          'p',
          { class: 'muted legend' },
          ...seats.map((seat) => make('span', { 'data-seat': seat }, names[seat] ?? '')),
        );
  const element = make(
    'section',
    { class: 'card graph-card' },
    make('header', {}, make('h2', {}, words.graph), legend),
    slider,
  );

  let shown = 0;
  listenToSeeks(slider, slider, (part) => onSeek(Math.round(part * plies)));
  // The arrows to the sides are those of the whole screen.
  slider.addEventListener('keydown', (event) => {
    const page = Math.max(2, Math.round(plies / 10));
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(plies, shown + by)));
  });

  return {
    element,
    update({ chances, moves, turning }: Verdict, ply: number) {
      shown = ply;
      const across = (at: number) => `${(100 * at) / Math.max(1, plies)}%`;
      const lines = seats.flatMap((seat) => linesOf(chances, seat).map((points) => ({ seat, points })));
      picture.replaceChildren(
        draw('line', { x1: 0, x2: plies, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'half' }),
        ...(players === 2 ? lines.map(({ points }) => draw('path', { d: areaOf(points), class: 'area' })) : []),
        ...lines.map(({ seat, points }) =>
          draw('path', { d: pathOf(points), class: 'chance', 'data-seat': players === 2 ? 'own' : seat }),
        ),
      );
      const judgements = moves.filter((judged) => judged !== null && judged.kind !== null);
      marks.replaceChildren(
        ...judgements.flatMap((judged) => {
          // In a long game the smaller ones would hide the graph.
          if (!judged?.kind || (judgements.length > MAX_MARKS && judged.kind !== 'blunder' && judged.ply !== turning))
            return [];
          const height = players === 2 ? (judged.after[below] ?? 0.5) : (judged.after[judged.mover] ?? 0);
          const mark = badge(judged.kind, {
            isHollow: players === 2 && judged.mover !== below,
            isTurning: judged.ply === turning,
          });
          mark.style.cssText = `inset-inline-start: ${across(judged.ply + 1)}; top: ${HEIGHT * (1 - height)}%`;
          return [mark];
        }),
      );
      cursor.style.setProperty('inset-inline-start', across(ply));
      setAttribute(slider, 'aria-valuenow', String(ply));
      const now = chances[ply];
      const said = now
        ? words.chances(now.map((chance, seat) => [names[seat] ?? '', 100 * chance] as [string, number]))
        : words.unsearched;
      setAttribute(slider, 'aria-valuetext', `${ply === 0 ? words.start : words.at(ply, plies)}: ${said}`);
    },
  };
}

/** The points of a seat, in runs of neighbours that are known. */
function linesOf(chances: Verdict['chances'], seat: number) {
  const lines: [number, number][][] = [];
  chances.forEach((known, ply) => {
    if (!known) return;
    if (ply === 0 || !chances[ply - 1]) lines.push([]);
    lines.at(-1)?.push([ply, HEIGHT * (1 - (known[seat] ?? 0))]);
  });
  return lines.filter(({ length }) => length > 1);
}

function pathOf(points: [number, number][]) {
  return points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y.toFixed(2)}`).join('');
}

function areaOf(points: [number, number][]) {
  return `M${points[0]?.[0]} ${HEIGHT / 2}L${pathOf(points).slice(1)}L${points.at(-1)?.[0]} ${HEIGHT / 2}Z`;
}
