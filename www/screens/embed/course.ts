// The graph of a study: the points of each player from move to move along the current line. It is dragged along like a
// slider.

import { make, setAttribute } from '../../ui/dom.ts';
import { draw } from '../../ui/drawing.ts';
import { listenToSeeks } from '../../ui/seek.ts';
import { spokenOf } from '../study/tree.ts';
import type { Table } from '../../table/table.ts';
import type { Node } from '../../game/tree.ts';
import type { GamePage } from '../../games/page.ts';
import type { Study, Words } from '../study/study.ts';

/** The height of the picture; its width is the number of moves. */
const HEIGHT = 100;
/** The least distance between two ends. */
const GAP = 38;
/** The judgements that are marked, and whether they are good. */
const MARKED = new Map([
  ['!', true],
  ['!!', true],
  ['?', false],
  ['??', false],
  ['?!', false],
]);

/** Creates the graph. */
export function coursePanel(game: GamePage, words: Words, study: Study, table: Pick<Table, 'record' | 'read'>) {
  const picture = draw('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  const marks = make('div', { class: 'course-marks', 'aria-hidden': 'true' });
  const element = make(
    'div',
    { class: 'course', role: 'slider', tabindex: 0, 'aria-label': words.course, 'aria-valuemin': 0 },
    picture,
    marks,
  );
  const names = game.seats.map(({ name }) => name);
  /** The nodes of the current line, and the points of each seat after each of them. */
  let line = [] as Node[];
  let points = [] as number[][];
  let key = '';
  let drawn = '';

  const seek = (place: number) => {
    const node = line[Math.max(0, Math.min(line.length - 1, place))];
    if (node) study.goTo(node.id);
  };
  listenToSeeks(element, marks, (part) => seek(Math.round(part * (line.length - 1))));
  // The other arrows are those of the whole study.
  element.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek(line.indexOf(study.current) + by);
  });

  return {
    element,
    update() {
      const { current } = study;
      line = lineThrough(current);
      const next = [table.record.first, ...line.map(({ id, move }) => `${id} ${move}`)].join();
      if (next !== key) points = pointsOf(table, line, current);
      key = next;
      element.hidden = new Set(points.flat()).size < 2;
      const look = [next, ...line.map(({ marks: { judgement } }) => judgement)].join();
      if (look !== drawn) {
        drawPoints(picture, points);
        marks.replaceChildren(
          ...judgementMarks(line, points),
          make('div', { class: 'course-cursor' }),
          ...endTokens(game, points),
        );
        setAttribute(element, 'aria-valuemax', String(line.length - 1));
      }
      drawn = look;
      const place = line.indexOf(current);
      marks
        .querySelector<HTMLElement>('.course-cursor')
        ?.style.setProperty('inset-inline-start', acrossOf(place, line));
      setAttribute(element, 'aria-valuenow', String(place));
      const scores = (points[place] ?? []).map(
        (value, seat) => [names[seat] ?? '', game.describe.score(value)] as [string, string],
      );
      setAttribute(
        element,
        'aria-valuetext',
        `${spokenOf(game, words, current, names, { isWhole: false })}: ${words.scores(scores)}`,
      );
    },
  };
}

/** Draws the points of each seat; the width of the picture is the number of moves. */
function drawPoints(picture: SVGElement, points: number[][]) {
  const topOf = scaleOf(points);
  picture.setAttribute('viewBox', `0 0 ${Math.max(1, points.length - 1)} ${HEIGHT}`);
  const seats = (points[0] ?? []).keys();
  const pathOf = (seat: number) =>
    points.map((scores, place) => `${place === 0 ? 'M' : 'L'}${place} ${topOf(scores[seat] ?? 0).toFixed(1)}`).join('');
  picture.replaceChildren(...Array.from(seats, (seat) => draw('path', { 'data-seat': seat, d: pathOf(seat) })));
}

/** The marks of the judged moves of a line. */
function judgementMarks(line: Node[], points: number[][]) {
  const topOf = scaleOf(points);
  return line.flatMap(({ mover, marks: { judgement } }, place) => {
    const isGood = MARKED.get(judgement);
    if (isGood === undefined || mover === null) return [];
    const style = `inset-inline-start: ${acrossOf(place, line)}; top: ${topOf(points[place]?.[mover] ?? 0)}%`;
    return [make('i', { class: isGood ? 'good' : 'bad', style })];
  });
}

/** The token of each seat at the end of its line. */
function endTokens(game: GamePage, points: number[][]) {
  return apart((points.at(-1) ?? []).map(scaleOf(points))).map((top, seat) =>
    make('span', { class: `token token-${game.seats[seat]?.piece ?? ''}`, style: `top: ${top}%` }),
  );
}

/** The distance from the top for a number of points. */
function scaleOf(points: number[][]) {
  const all = points.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return (value: number) => (high === low ? HEIGHT / 2 : HEIGHT * (1 - (value - low) / (high - low)));
}

/** The distance of a place from the start of its line. */
function acrossOf(place: number, line: Node[]) {
  return `${(100 * place) / Math.max(1, line.length - 1)}%`;
}

/** The nodes from the first position through a node to the end of its line. */
function lineThrough(node: Node) {
  const line = [node];
  for (let before = node.parent; before; before = before.parent) line.unshift(before);
  for (let after = node.children[0]; after; after = after.children[0]) line.push(after);
  return line;
}

/** The points of each seat at each node of a line. */
function pointsOf(table: Pick<Table, 'read'>, line: Node[], current: Node) {
  return table.read((session) => {
    const points = line.map(({ id }) => {
      session.goTo(id);
      return [...session.status().scores];
    });
    session.goTo(current.id);
    return points;
  });
}

/** Places as near to the given ones as they can be without covering each other. */
function apart(tops: number[]) {
  const order = [...tops.keys()].sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  const spread = [...tops];
  order.forEach(
    (seat, n) => (spread[seat] = Math.max(tops[seat] ?? 0, n === 0 ? 0 : (spread[order[n - 1] ?? 0] ?? 0) + GAP)),
  );
  const beyond = Math.max(0, Math.max(...spread) - HEIGHT);
  return spread.map((top) => top - beyond);
}
