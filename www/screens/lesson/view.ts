// The page around the board of a lesson.

import { button } from '../../ui/button.ts';
import { make, setText } from '../../ui/dom.ts';
import { closeLink, dotsPanel, exercisePage } from '../exercise.ts';
import type { TableLink } from '../../links/address.ts';
import type en from '../../words/lesson/en.ts';
import type { Exercise } from '../exercise.ts';

export type Words = typeof en;

/** What surrounds the steps of a lesson. */
export interface Plan {
  title: string;
  /** What stands beside the title, instead of a button that skips the steps; empty for that button. */
  aside: string;
  /** Where its close button leads. */
  home: TableLink;
  /** The name of that button. */
  close: string;
  /** At the end. */
  headline: string;
  /** The words below it. */
  end: string;
  /** What can be done at the end. */
  ways: HTMLElement[];
  /** Whether the next step follows by itself after a while, for those who see it and use a pointer. */
  isTimed: boolean;
  onFinished: () => void;
}

/** The words of a step. */
interface Task {
  task: string;
  rule: string;
}

/** What the page shows. */
export interface LessonView {
  /** The index of the step; the number of steps at the end. */
  at: number;
  task: Task;
  isOver: boolean;
  /** Whether the step is done, and waits for the learner to go on. */
  isWaiting: boolean;
  /** Whether the number of tokens in the pool is hidden. */
  hidesPool: boolean;
}

interface Actions {
  skip: () => void;
  back: () => void;
  show: () => void;
  next: () => void;
  again: () => void;
}

/** @param steps the words of all of them */
export function lessonView(
  exercise: Exercise,
  { plan, words, steps }: { plan: Plan; words: Words; steps: Task[] },
  actions: Actions,
) {
  const skip = make('button', { type: 'button', class: 'skip-lesson', onclick: actions.skip }, words.skip);
  const dots = steps.length > 1 ? dotsPanel(steps.length) : null;
  const task = make('h1', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const back = button(words.back, actions.back);
  const show = button(words.show, actions.show, { drawing: 'hint' });
  const next = make('button', { type: 'button', class: 'main', onclick: actions.next }, words.next);
  const again = button(words.again, actions.again);
  const isPaced = !plan.isTimed;
  const sizers = [...steps.map((step) => sizer(step)), isPaced && sizer({ task: plan.headline, rule: plan.end }, true)];
  const element = exercisePage(exercise, {
    kind: isPaced ? 'paced' : 'first',
    head: [
      closeLink(plan.home, plan.close),
      make('p', {}, plan.title),
      plan.aside === '' ? skip : make('p', {}, plan.aside),
    ],
    task: [dots?.element, make('div', { class: 'said' }, ...sizers, make('div', {}, task, rule))],
    tools: [back, show, next, again, ...plan.ways],
  });
  return {
    element,
    focusNext: () => next.focus({ preventScroll: true }),
    update({ at, isOver, isWaiting, hidesPool, task: shown }: LessonView) {
      setText(task, shown.task);
      setText(rule, shown.rule);
      dots?.update(at, words.step(Math.min(at + 1, steps.length), steps.length));
      back.hidden = at === 0 || isOver;
      next.hidden = !isWaiting;
      show.hidden = isOver || isWaiting;
      skip.hidden = isOver;
      for (const way of [again, ...plan.ways]) way.hidden = !isOver;
      element.classList.toggle('is-over', isOver);
      element.classList.toggle('is-waiting', isWaiting);
      element.classList.toggle('without-pool', hidesPool);
    },
  };
}

/**
 * The words of a step, invisible: the place of the task is as high as the longest one, so that the board never moves.
 */
function sizer({ task, rule }: Task, isEnd = false) {
  return make(
    'div',
    { class: isEnd ? 'sizer at-end' : 'sizer', 'aria-hidden': 'true' },
    make('p', { class: 'headline' }, task),
    make('p', {}, rule),
  );
}
