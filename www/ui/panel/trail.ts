// The strip of the last moves, each with its player: tapped or swiped to step through the game.

import { icon, make, setAttribute } from '../dom.ts';
import { listenToSwipes } from '../swipes.ts';
import { t } from '../../words/index.ts';
import { number } from '../../words/vocabulary.ts';
import type { GamePage } from '../../games/page.ts';
import type { MovesView } from './views.ts';

/** The number of moves in the strip. */
const MAX_MOVES = 24;

/** Creates the strip. */
export function trailPanel(game: GamePage, onSeek: (ply: number) => void) {
  const words = t().played;
  let shown = 0;
  const step = (by: number, label: string, drawing: string) =>
    make(
      'button',
      { type: 'button', class: 'step', 'aria-label': label, onclick: () => onSeek(shown + by) },
      icon(drawing),
    );
  const back = step(-1, words.back, 'back');
  const on = step(1, words.on, 'on');
  const chips = make('div', { class: 'chips' });
  const empty = make('p', { class: 'muted' }, words.none);
  const element = make('div', { class: 'trail', role: 'group', 'aria-label': words.last }, back, empty, chips, on);
  listenToSwipes(element, (by) => onSeek(shown + by));
  new ResizeObserver(() => showCurrent(chips)).observe(chips);
  let key = '';
  return {
    element,
    update({ names, moves, snapshot: { ply, movers } }: MovesView) {
      shown = ply;
      const from = Math.max(0, Math.min(ply, moves.length) - MAX_MOVES);
      const all = moves.slice(from, from + MAX_MOVES);
      back.disabled = ply === 0;
      on.disabled = ply >= moves.length;
      const next = [from, names, all].join();
      if (next !== key) {
        key = next;
        chips.replaceChildren(
          ...all.map((move, n) => chip(game, names, { move, ply: from + n + 1, seat: movers[from + n] ?? 0 }, onSeek)),
        );
      }
      [...chips.children].forEach((one, n) =>
        setAttribute(one, 'aria-current', from + n + 1 === ply ? 'step' : 'false'),
      );
      empty.hidden = moves.length > 0;
      showCurrent(chips);
    },
  };
}

function chip(
  game: GamePage,
  names: string[],
  { move, ply, seat }: { move: string; ply: number; seat: number },
  onSeek: (ply: number) => void,
) {
  const mark = make('span', { class: `token token-${game.seats[seat]?.piece ?? ''}`, 'aria-hidden': 'true' });
  const words = t().played.by(names[seat] ?? '');
  return make(
    'button',
    { type: 'button', class: 'chip', 'aria-description': words, onclick: () => onSeek(ply) },
    make(
      'span',
      {},
      make('span', { class: 'muted', 'aria-hidden': 'true' }, number(ply)),
      mark,
      make('span', {}, move),
    ),
  );
}

/** Scrolls only the strip, never the page, to the shown move, or to the last one. */
function showCurrent(chips: HTMLElement) {
  const current = chips.querySelector('[aria-current=step]');
  if (!(current instanceof HTMLElement)) return;
  chips.scrollTop = current.offsetTop + current.offsetHeight - chips.clientHeight;
  chips.scrollLeft = current.offsetLeft + current.offsetWidth - chips.clientWidth;
}
