// The list of judgements, and the list of all moves with their marks.

import { cellsOf, describeCell } from '../../ui/panel/rounds.ts';
import { moveLabel } from '../../ui/panel/movelabel.ts';
import { fixed, h } from '../../ui/view.ts';
import { number } from '../../words/vocabulary.ts';
import { badge } from './marks.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { ReviewView, Subject } from './state.ts';

/** @param reasonOf why a move was judged so */
export function judgementsView(
  subject: Subject,
  { verdict: { moves, turning }, ply, analysis: { isComplete } }: ReviewView,
  { seek, reasonOf }: { seek: (ply: number) => void; reasonOf: (judged: JudgedMove) => string },
) {
  const { words } = subject;
  const judged = moves.filter((move) => move !== null).filter(({ kind }) => kind !== null);
  const items = judged.map((move) => {
    const about = { reason: reasonOf(move), isTurning: move.ply === turning, isCurrent: move.ply + 1 === ply };
    return h(
      'li',
      { key: move.ply },
      judgement(subject, move, about, () => seek(move.ply + 1)),
    );
  });
  return h(
    'section',
    { class: 'card' },
    h('h2', {}, words.judgements),
    h('p', { class: 'muted', hidden: judged.length > 0 }, isComplete ? words.none : words.noneYet),
    h('ol', { class: 'judgements', 'aria-label': words.judgements }, ...items),
  );
}

function judgement(
  { game, words, cast: { names } }: Subject,
  { kind, ply, mover, move }: JudgedMove,
  { reason, isTurning, isCurrent }: { reason: string; isTurning: boolean; isCurrent: boolean },
  onclick: () => void,
) {
  return h(
    'button',
    { type: 'button', class: 'judgement', 'aria-current': isCurrent ? 'step' : 'false', onclick },
    kind && badge(kind),
    h(
      'span',
      { class: 'of' },
      h('span', { class: 'muted' }, number(ply + 1)),
      h('span', { class: `token token-${game.seats[mover]?.piece}`, 'aria-hidden': 'true' }),
      h('span', { class: 'hidden' }, names[mover]),
      fixed(move, () => moveLabel(game, move)),
    ),
    h(
      'span',
      { class: 'why' },
      h('span', { class: 'hidden' }, kind && words.judged(words.kinds[kind])),
      reason,
      isTurning && h('b', { class: 'turning-words' }, words.turning),
    ),
  );
}

export function movesView(
  { words, cast: { names, players }, moves, movers }: Subject,
  { verdict, ply: shown }: ReviewView,
  seek: (ply: number) => void,
) {
  const items = cellsOf(movers, players).map((cell) => {
    const { seat, ply, isPassed } = cell;
    if (ply === null) return h('li', { 'data-seat': seat, class: 'empty', 'aria-hidden': 'true' }, isPassed && '–');
    const kind = verdict.moves[ply - 1]?.kind ?? null;
    const said = describeCell(names, cell);
    const button = h(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-description': kind ? `${said}. ${words.kinds[kind]}` : said,
        'aria-current': ply === shown ? 'step' : 'false',
        onclick: () => seek(ply),
      },
      moves[ply - 1],
      kind && badge(kind),
    );
    return h('li', { 'data-seat': seat }, button);
  });
  return h(
    'section',
    { class: 'card moves-card' },
    h('h2', {}, words.moves),
    h('ol', { class: 'moves', 'data-seats': players, 'aria-label': words.moves }, ...items),
  );
}
