// The list of moves; each one leads to its position.

import { make, setAttribute, setText } from '../dom.ts';
import { gameIntro } from './intro.ts';
import { cellsOf, describeCell, type Cell } from './rounds.ts';
import { t } from '../../words/index.ts';
import { timeText } from '../../words/time.ts';
import type { GamePage } from '../../games/page.ts';
import type { MovesView } from './views.ts';

/** The number of cells added at a time; the rest of a long list follows asynchronously. */
const CHUNK = 200;

/** Scrolls a list, and never the page, to one of its items. */
export function revealItem(list: HTMLElement, item: HTMLElement | null | undefined) {
  if (!item) return;
  const { offsetTop, offsetHeight } = item;
  const { scrollTop, clientHeight } = list;
  const isOut = offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight;
  if (isOut) list.scrollTop = offsetTop - clientHeight / 2;
}

/** Creates the list of moves. */
export function movesPanel(game: GamePage, onSeek: (ply: number) => void) {
  const list = make('ol', { 'aria-label': t().played.title, class: 'moves' });
  const empty = make('p', { class: 'muted' });
  const start = make('button', { type: 'button', class: 'plain small', onclick: () => onSeek(0) }, t().played.toStart);
  const seedWords = make('p', { class: 'muted seed' });
  const before = gameIntro(game);
  const heading = make('header', {}, make('h2', {}, t().played.title), start);
  const element = make('section', { class: 'moves-panel' }, heading, empty, before.element, list, seedWords);
  /** All cells of the list. */
  let cells: ReturnType<typeof itemOf>[] = [];
  let shownPly = 0;
  /** The buttons of the list, by ply. */
  const buttons = new Map<number, HTMLButtonElement>();
  let current: HTMLButtonElement | undefined;
  let filling: ReturnType<typeof setTimeout> | undefined;

  const fill = () => {
    clearTimeout(filling);
    const from = list.children.length;
    list.append(...cells.slice(from, from + CHUNK).map((cell) => cell.make()));
    if (list.children.length < cells.length) filling = setTimeout(fill);
    markPly();
  };

  const markPly = () => {
    const button = buttons.get(shownPly);
    if (button === current) return;
    if (current) setAttribute(current, 'aria-current', 'false');
    current = button;
    if (current) setAttribute(current, 'aria-current', 'step');
    reveal();
  };

  const reveal = () => revealItem(list, current?.parentElement);
  // It has no size until the screen is on the page.
  new ResizeObserver(reveal).observe(list);

  return {
    element,
    update({ names, seated, seed, moves, spent, isWatched, snapshot: { players, ply, movers } }: MovesView) {
      setText(empty, isWatched ? t().played.notInLink : t().played.none);
      setAttribute(list, 'data-seats', String(players));
      setText(seedWords, seed ?? '');
      const earlier = cells;
      cells = cellsOf(movers, players).map((cell) => itemOf(cell, { names, moves, spent, buttons }, onSeek));
      // Unchanged cells are kept.
      const other = cells.findIndex(({ key }, n) => key !== earlier[n]?.key);
      const same = other < 0 ? cells.length : other;
      if (same === 0) list.replaceChildren();
      while (list.children.length > same) list.lastElementChild?.remove();
      for (const [end, button] of buttons) if (!list.contains(button)) buttons.delete(end);
      shownPly = ply;
      fill();
      empty.hidden = moves.length > 0;
      before.update(moves.length > 0 || isWatched ? null : seated);
      start.disabled = ply === 0;
    },
  };
}

/** How an item of the list is made, and a key that changes with it. */
function itemOf(
  cell: Cell,
  {
    names,
    moves,
    spent,
    buttons,
  }: Pick<MovesView, 'names' | 'moves' | 'spent'> & {
    buttons: Map<number, HTMLButtonElement>;
  },
  onSeek: (ply: number) => void,
) {
  const { seat, ply, isPassed } = cell;
  // A seat without a move is not a list item; it only fills its column.
  if (ply === null) {
    return {
      key: `${seat} ${isPassed}`,
      make: () => make('li', { 'data-seat': seat, class: 'empty', 'aria-hidden': 'true' }, isPassed && '–'),
    };
  }
  const words = describeCell(names, cell);
  const move = moves[ply - 1] ?? '';
  const millis = spent[ply - 1] ?? null;
  const time = millis === null ? null : timeText(millis);
  const item = () => {
    const button = make(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-description': words,
        'aria-current': 'false',
        onclick: () => onSeek(ply),
      },
      move,
      time !== null && make('span', { class: 'spent' }, time),
    );
    buttons.set(ply, button);
    return make('li', { 'data-seat': seat }, button);
  };
  return { key: `${seat} ${ply} ${words} ${move} ${time}`, make: item };
}
