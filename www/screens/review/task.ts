// What is asked about a mistake, and the buttons below its board.

import { button } from '../../ui/button.ts';
import { icon, make, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { dotsPanel, exercisePage, type Exercise } from '../exercise.ts';
import { nameOf } from './state.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { Mistakes } from '../../coach/review/mistakes.ts';
import type en from '../../words/review/en.ts';
import type { Cast } from './cast.ts';

type Words = typeof en;

interface About {
  words: Words;
  cast: Cast;
  /** What a move did that nothing on the board can show; empty for the others, which are marked. */
  told: (judged: JudgedMove) => string;
}

/** The words of a task. */
export function taskWords({ all, at, solved }: Mistakes, { words, cast, told }: About) {
  const judged = all[at];
  const progress = words.solved(solved.length, all.length);
  if (!judged) return { headline: words.finished, rule: progress, progress };
  const deed = told(judged);
  return {
    headline: words.question(at + 1, all.length),
    rule: deed ? t().sentences([deed, words.findBetter]) : words.ask(nameOf(cast, judged.mover)),
    progress,
  };
}

/** Creates the page around the board of a mistake. */
export function taskView(
  exercise: Exercise,
  { steps, ...about }: About & { steps: number },
  actions: { show: () => void; next: () => void; close: () => void },
) {
  const { words } = about;
  const task = make('h2', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const dots = dotsPanel(steps);
  const show = button(words.show, actions.show, { drawing: 'hint' });
  const skip = button(words.skip, actions.next);
  const next = button(words.next, actions.next, { kind: 'main' });
  const back = button(words.close, actions.close, { kind: 'main' });
  const close = make(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': words.close, onclick: actions.close },
    icon('close'),
  );
  const element = exercisePage(exercise, {
    kind: 'learning',
    head: [close, make('h1', {}, words.lesson)],
    task: [dots.element, make('div', { class: 'said' }, make('div', { 'aria-live': 'polite' }, task, rule))],
    tools: [skip, show, next, back],
  });
  return {
    element,
    focusNext: () => next.focus({ preventScroll: true }),
    focusBack: () => back.focus({ preventScroll: true }),
    update(mistakes: Mistakes) {
      const { at, all, isDone } = mistakes;
      const isOver = at >= all.length;
      const said = taskWords(mistakes, about);
      setText(task, said.headline);
      setText(rule, said.rule);
      dots.update(at, said.progress);
      skip.hidden = show.hidden = isOver || isDone;
      next.hidden = isOver || !isDone;
      back.hidden = !isOver;
      element.classList.toggle('is-over', isOver);
    },
  };
}
