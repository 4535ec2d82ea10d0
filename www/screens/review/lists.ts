// The list of judgements, and the list of all moves with their marks.

import { cellsOf, describeCell } from '../../ui/panel/rounds.ts';
import { moveLabel } from '../../ui/panel/movelabel.ts';
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { number } from '../../words/vocabulary.ts';
import { badge } from './marks.ts';
import type { JudgedMove, Verdict } from '../../coach/review/judge.ts';
import type { GamePage } from '../../games/page.ts';
import type en from '../../words/review/en.ts';

type Words = typeof en;

/** Creates the list of judgements. */
export function judgementsPanel(
  game: GamePage,
  { words, names, reasonOf }: { words: Words; names: string[]; reasonOf: (judged: JudgedMove) => string },
  onSeek: (ply: number) => void,
) {
  const list = make('ol', { class: 'judgements', 'aria-label': words.judgements });
  const empty = make('p', { class: 'muted' });
  const element = make('section', { class: 'card' }, make('h2', {}, words.judgements), empty, list);
  let key = '';
  return {
    element,
    update({ moves, turning }: Verdict, ply: number, isComplete: boolean) {
      const judged = moves.filter((move) => move !== null && move.kind !== null).filter((move) => move !== null);
      empty.hidden = judged.length > 0;
      setText(empty, isComplete ? words.none : words.noneYet);
      const next = judged
        .map((move) => `${move.ply} ${move.kind} ${move.best} ${reasonOf(move)} ${move.ply === turning}`)
        .join();
      if (next !== key) {
        key = next;
        list.replaceChildren(
          ...judged.map((move) =>
            make(
              'li',
              {},
              itemOf(game, { words, names, reason: reasonOf(move), isTurning: move.ply === turning }, move, onSeek),
            ),
          ),
        );
      }
      judged.forEach((move, n) =>
        setAttribute(
          list.children[n]?.firstElementChild as Element,
          'aria-current',
          move.ply + 1 === ply ? 'step' : 'false',
        ),
      );
    },
  };
}

function itemOf(
  game: GamePage,
  { words, names, reason, isTurning }: { words: Words; names: string[]; reason: string; isTurning: boolean },
  { kind, ply, mover, move }: JudgedMove,
  onSeek: (ply: number) => void,
) {
  if (!kind) return null;
  return make(
    'button',
    { type: 'button', class: 'judgement', onclick: () => onSeek(ply + 1) },
    badge(kind),
    make(
      'span',
      { class: 'of' },
      make('span', { class: 'muted' }, number(ply + 1)),
      make('span', { class: `token token-${game.seats[mover]?.piece}`, 'aria-hidden': 'true' }),
      make('span', { class: 'hidden' }, names[mover]),
      moveLabel(game, move),
    ),
    make(
      'span',
      { class: 'why' },
      make('span', { class: 'hidden' }, `${words.kinds[kind]}.`),
      reason,
      isTurning && make('b', { class: 'turning-words' }, words.turning),
    ),
  );
}

/** Creates the list of moves. */
export function marksPanel(
  {
    words,
    names,
    moves,
    movers,
    players,
  }: {
    words: Words;
    names: string[];
    moves: string[];
    movers: number[];
    players: number;
  },
  onSeek: (ply: number) => void,
) {
  const buttons = new Map<number, { button: HTMLButtonElement; words: string }>();
  const items = cellsOf(movers, players).map((cell) => {
    const { seat, ply, isPassed } = cell;
    if (ply === null) return make('li', { 'data-seat': seat, class: 'empty', 'aria-hidden': 'true' }, isPassed && '–');
    const said = describeCell(names, cell);
    const button = make(
      'button',
      { type: 'button', class: 'plain', 'aria-description': said, 'aria-current': 'false', onclick: () => onSeek(ply) },
      moves[ply - 1],
    );
    buttons.set(ply, { button, words: said });
    return make('li', { 'data-seat': seat }, button);
  });
  const list = make('ol', { class: 'moves', 'data-seats': players, 'aria-label': words.moves }, ...items);
  const element = make('section', { class: 'card moves-card' }, make('h2', {}, words.moves), list);
  let current = -1;
  return {
    element,
    list,
    update({ moves: judged }: Verdict, ply: number) {
      for (const [at, { button, words: said }] of buttons) {
        const kind = judged[at - 1]?.kind ?? null;
        if ((button.dataset['kind'] ?? '') === (kind ?? '')) continue;
        button.querySelector('.badge')?.remove();
        if (kind) button.append(badge(kind));
        button.dataset['kind'] = kind ?? '';
        setAttribute(button, 'aria-description', kind ? `${said}. ${words.kinds[kind]}` : said);
      }
      if (ply === current) return;
      const before = buttons.get(current)?.button;
      if (before) setAttribute(before, 'aria-current', 'false');
      current = ply;
      const button = buttons.get(ply)?.button;
      const item = button?.parentElement;
      if (!button || !item) return;
      setAttribute(button, 'aria-current', 'step');
      // Scrolls only the list, never the page.
      const isOut =
        item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
      if (isOut) list.scrollTop = item.offsetTop - list.clientHeight / 2;
    },
  };
}
