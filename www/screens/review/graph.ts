// The graph of a game: the chances to win from move to move. It is dragged along like a slider.

import { listenToSeeks } from '../../ui/seek.ts';
import { h } from '../../ui/view.ts';
import { badge } from './marks.ts';
import { namedChances, type ReviewView, type Subject } from './state.ts';
import type { VNode } from '../../ui/view.ts';
import type { Verdict } from '../../coach/review/judge.ts';

/** The number of judgements up to which all are marked. */
const MAX_MARKS = 10;
/** The height of the picture; its width is the number of moves. */
const HEIGHT = 100;

/** @param seek goes to a ply */
export function graphView(subject: Subject, view: ReviewView, seek: (ply: number) => void) {
  const { words, cast } = subject;
  const { names, own, players } = cast;
  const legend =
    players === 2
      ? h('p', { class: 'muted' }, words.up(names[own] ?? ''))
      : h('p', { class: 'muted legend' }, ...names.map((name, seat) => h('span', { 'data-seat': seat }, name)));
  return h(
    'section',
    { class: 'card graph-card' },
    h('header', {}, h('h2', {}, words.graph), legend),
    slider(subject, view, seek),
  );
}

function slider(subject: Subject, { verdict, ply }: ReviewView, seek: (ply: number) => void) {
  const { words, cast, moves } = subject;
  const plies = moves.length;
  // The arrows to the sides are those of the whole screen.
  const onkeydown = (event: KeyboardEvent) => {
    const page = Math.max(2, Math.round(plies / 10));
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: page, PageDown: -page }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek(Math.max(0, Math.min(plies, ply + by)));
  };
  const now = verdict.chances[ply];
  const said = now ? words.chances(namedChances(cast.names, now)) : words.unsearched;
  const insert = ({ elm }: VNode) => {
    const graph = elm as HTMLElement;
    listenToSeeks(graph, graph.querySelector('.graph-marks') ?? graph, (part) => seek(Math.round(part * plies)));
  };
  return h(
    'div',
    {
      class: 'graph',
      role: 'slider',
      tabindex: 0,
      'aria-label': words.graph,
      'aria-valuemin': 0,
      'aria-valuemax': plies,
      'aria-valuenow': ply,
      'aria-valuetext': `${ply === 0 ? words.start : words.at(ply, plies)}: ${said}`,
      onkeydown,
      hook: { insert },
    },
    picture(subject, verdict),
    h(
      'div',
      { class: 'graph-marks', 'aria-hidden': 'true' },
      h('div', { class: 'graph-cursor', style: `inset-inline-start: ${across(ply, plies)}` }),
      ...badgesOf(subject, verdict),
    ),
  );
}

/** A line for each seat; of two sides only the one below, and the area to the middle. */
function picture({ cast: { own, players }, moves: { length: plies } }: Subject, { chances }: Verdict) {
  const seats = players === 2 ? [own] : Array.from({ length: players }, (_, seat) => seat);
  const lines = seats.flatMap((seat) => linesOf(chances, seat).map((points) => ({ seat, points })));
  const areas = players === 2 ? lines.map(({ points }) => h('path', { d: areaOf(points), class: 'area' })) : [];
  return h(
    'svg',
    { viewBox: `0 0 ${Math.max(1, plies)} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    h('line', { x1: 0, x2: plies, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'half' }),
    ...areas,
    ...lines.map(({ seat, points }) =>
      h('path', { d: pathOf(points), class: 'chance', 'data-seat': players === 2 ? 'own' : seat }),
    ),
  );
}

/** The badges of the judged moves, on the line of who made them. */
function badgesOf({ cast: { own, players }, moves: { length: plies } }: Subject, { moves, turning }: Verdict) {
  const judgements = moves.filter((judged) => judged !== null && judged.kind !== null);
  return judgements.map((judged) => {
    // In a long game the smaller ones would hide the graph.
    if (!judged?.kind || (judgements.length > MAX_MARKS && judged.kind !== 'blunder' && judged.ply !== turning))
      return null;
    const height = players === 2 ? (judged.after[own] ?? 0.5) : (judged.after[judged.mover] ?? 0);
    return badge(judged.kind, {
      isHollow: players === 2 && judged.mover !== own,
      isTurning: judged.ply === turning,
      style: `inset-inline-start: ${across(judged.ply + 1, plies)}; top: ${HEIGHT * (1 - height)}%`,
    });
  });
}

const across = (ply: number, plies: number) => `${(100 * ply) / Math.max(1, plies)}%`;

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
