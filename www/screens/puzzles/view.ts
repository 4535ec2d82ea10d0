// The page around the board of puzzles.

import { button } from '../../ui/button.ts';
import { make, setText } from '../../ui/dom.ts';
import { viewElement } from '../../ui/view.ts';
import { number } from '../../words/vocabulary.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import { closeLink, exercisePage } from '../exercise.ts';
import { shortDate } from './dates.ts';
import { marksView } from './marks.ts';
import type { Round } from '../../coach/puzzles/round.ts';
import type { Exercise } from '../exercise.ts';
import type { Words } from './board.ts';
import type { Task } from './tasks.ts';
import type { Tool } from './verdict.ts';

/** What the page shows. */
export interface SolveView {
  headline: string;
  line: string;
  tools: { shown: Tool[]; isNext: boolean };
  marks: Round['marks'];
  isOver: boolean;
  /** Whether the puzzle was solved with a hint. */
  isHelped: boolean;
  /** The rating of the player, or how much of a set is solved. */
  rating: string;
}

/** @param actions of the buttons */
export function solveView(
  exercise: Pick<Exercise, 'board' | 'view' | 'state' | 'hand'>,
  { task, home, words }: { task: Task; home: string; words: Words },
  actions: Record<Exclude<Tool, 'ways'>, () => void>,
) {
  const set = task.kind === 'set' ? task.set : null;
  const headline = make('h1', { class: 'headline' });
  const line = make('p', { class: 'rule' });
  const clock = make('p', { class: 'clock', role: 'timer', 'aria-label': words.left });
  const rating = make('p', { class: 'own-rating' });
  const marks = viewElement<Round['marks']>((results) => marksView(results, words), []);
  const tools = toolElements(task, words, actions);
  const element = exercisePage(exercise, {
    kind: 'puzzle',
    head: [
      closeLink({ link: home, isSecret: false }, set?.close ?? words.close),
      make('p', {}, titleOf(task, words)),
      task.kind === 'storm' ? clock : rating,
    ],
    task: [make('div', { class: 'verdict', 'aria-live': 'polite' }, headline, line), marks.element],
    tools: Object.values(tools).flat(),
    isBoardFirst: true,
  });
  return {
    element,
    showTime: (left: number) => setText(clock, clockText(left)),
    update(view: SolveView) {
      setText(headline, view.headline);
      setText(line, view.line);
      setText(rating, view.rating);
      marks.update(view.marks);
      element.classList.toggle('is-done', view.isOver);
      element.classList.toggle('is-helped', view.isHelped);
      for (const [name, elements] of Object.entries(tools))
        for (const tool of elements) tool.hidden = !view.tools.shown.includes(name as Tool);
    },
    /** Moves the focus to the first button that is offered. */
    focusNext({
      tools: {
        shown: [first],
      },
    }: SolveView) {
      if (first) tools[first][0]?.focus({ preventScroll: true });
    },
  };
}

/** The elements of each tool, in the order of the page. */
function toolElements(
  task: Task,
  words: Words,
  actions: Record<Exclude<Tool, 'ways'>, () => void>,
): Record<Tool, HTMLElement[]> {
  const set = task.kind === 'set' ? task.set : null;
  const next = task.kind === 'one' ? words.practice : words.next;
  return {
    retry: [button(words.again, actions.retry, { kind: 'main' })],
    next: [button(next, actions.next, { kind: 'main' })],
    ways: set?.ways ?? [],
    again: [button(set?.more ?? words.another, actions.again, { kind: 'main' })],
    hint: [button(t().actions.hint, actions.hint, { drawing: 'hint' })],
    takeHint: [button(words.takeHint, actions.takeHint, { drawing: 'hint' })],
    solution: [button(words.show, actions.solution)],
    share: [button(words.share, actions.share, { drawing: 'share' })],
    playOn: [button(words.playOn(NAMES.master), actions.playOn)],
  };
}

function titleOf(task: Task, words: Words) {
  if (task.kind === 'set') return task.set.title;
  if (task.kind !== 'one') return (task.theme !== '' && words.names[task.theme]) || words[task.kind];
  if (task.date !== '') return words.dailyOn(shortDate(task.date));
  return task.puzzle.id > 0 ? words.puzzle(task.puzzle.id) : t().page.puzzles;
}

/** Milliseconds as minutes and seconds: `2:05`. */
function clockText(left: number) {
  const seconds = Math.ceil(left / 1000);
  return `${number(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
