// The page of a review: the board between its bar and its buttons, and beside it what is known of the game.

import { icon, make, setText } from '../../ui/dom.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { setSentence } from '../../ui/panel/inlay.ts';
import { revealItem } from '../../ui/panel/moves.ts';
import { stepsPanel } from '../../ui/panel/steps.ts';
import { fixed, h, viewElement } from '../../ui/view.ts';
import { t } from '../../words/index.ts';
import { graphView } from './graph.ts';
import { judgementsView, movesView } from './lists.ts';
import { accuracyView, luckView } from './players.ts';
import { mistakesOf, type ReviewView, type Subject } from './state.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { Board } from '../../ui/board/board.ts';

export interface ReviewActions {
  seek: (ply: number) => void;
  playBack: () => void;
  /** Goes back to the table. */
  toTable: () => void;
  /** Stops the analysis, or goes on with it. */
  toggleAnalysis: () => void;
  learn: () => void;
  study: () => void;
  reasonOf: (judged: JudgedMove) => string;
}

/** Creates the page. */
export function reviewPage(subject: Subject, board: Board, initial: ReviewView, actions: ReviewActions) {
  const { game, words, isReviewable, isHidden } = subject;
  const said = make('p', {});
  const at = make('p', { class: 'at' });
  const keys = make('p', { class: 'keys' });
  let shownKeys = '';
  const status = make('div', { role: 'status' }, at, said, keys);
  const gauge = gaugePanel();
  const steps = stepsPanel({ ...actions, result: actions.toTable, analyse: () => {}, more: () => {} });
  const graph = isReviewable
    ? viewElement((view: ReviewView) => graphView(subject, view, actions.seek), initial)
    : null;
  const side = isReviewable ? viewElement((view: ReviewView) => sideView(subject, view, actions), initial) : null;
  const element = make(
    'div',
    { class: 'review', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, `${game.name}: ${t().review.review}`),
    make('div', { class: 'review-board' }, gauge.element, board.element),
    make('div', { class: 'review-said', role: 'group', tabindex: 0, 'aria-label': words.judgement }, status),
    graph?.element ?? '',
    side?.element ?? make('section', { class: 'card' }, make('p', {}, isHidden ? words.watched : words.noMoves)),
    steps.element,
  );
  board.onShape = (ratio) => element.style.setProperty('--ratio', String(ratio));
  const list = side?.element.querySelector<HTMLElement>('.moves') ?? null;
  let shownPly = -1;
  return {
    element,
    list,
    focus: () => steps.focus(),
    focusLearn: () => side?.element.querySelector<HTMLElement>('.learn')?.focus({ preventScroll: true }),
    update(view: ReviewView) {
      setText(said, view.said);
      setSentence(at, view.at);
      const key = JSON.stringify(view.keys);
      if (key !== shownKeys)
        keys.replaceChildren(
          ...view.keys.map(({ mark, shape, words: text }) =>
            setSentence(make('span', { 'data-mark': mark, 'data-shape': shape }), text),
          ),
        );
      shownKeys = key;
      steps.update(view.end, false);
      gauge.update(view.gauge);
      graph?.update(view);
      side?.update(view);
      if (list && view.ply !== shownPly) revealItem(list, list.querySelector('[aria-current=step]')?.parentElement);
      shownPly = view.ply;
    },
  };
}

function sideView(subject: Subject, view: ReviewView, actions: ReviewActions) {
  const { seek } = actions;
  return h(
    'div',
    { class: 'review-side' },
    h(
      'section',
      { class: 'card summary' },
      ...accuracyView(subject, view.verdict),
      progressView(subject, view, actions),
      nextsView(subject, view, actions),
    ),
    luckView(subject, view.luck, seek),
    judgementsView(subject, view, actions),
    movesView(subject, view, seek),
  );
}

/** How far the analysis has come, while it is not complete. */
function progressView({ words }: Subject, { analysis }: ReviewView, { toggleAnalysis }: ReviewActions) {
  const { done, total, isRunning, isComplete, problem } = analysis;
  const value = total === 0 ? 1 : done / total;
  return h(
    'div',
    { class: 'working', hidden: isComplete },
    h('p', { class: 'muted' }, (isRunning ? words.progress : words.paused)(done, total)),
    h('progress', { max: 1, value, 'aria-label': words.progress(done, total) }),
    h(
      'button',
      { type: 'button', class: 'second small', onclick: toggleAnalysis },
      isRunning ? words.stop : words.resume,
    ),
    h('p', { class: 'problem', role: 'alert' }, problem),
  );
}

/** What can be done with the game. */
function nextsView(subject: Subject, { verdict, analysis: { isComplete } }: ReviewView, actions: ReviewActions) {
  const { words, cast, isSecret } = subject;
  const { length } = mistakesOf(subject, verdict);
  const label = (cast.people.length === 1 ? words.learn : words.learnAll)(length);
  return h(
    'div',
    { class: 'nexts' },
    h(
      'button',
      { type: 'button', class: 'main learn', hidden: !isComplete || length === 0, onclick: actions.learn },
      label,
    ),
    !isSecret &&
      h(
        'button',
        { type: 'button', class: 'second study', onclick: actions.study },
        fixed('icon', () => icon('study')),
        t().actions.study,
      ),
  );
}
