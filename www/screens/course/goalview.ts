// The page around the board of a game with a goal.

import { button } from '../../ui/button.ts';
import { make, setText } from '../../ui/dom.ts';
import { closeLink, exercisePage, type Exercise } from '../exercise.ts';
import { chapterWords, homeOf, nextLink, titleOf, type TranslatedCourse } from './parts.ts';
import type { Part } from '../../coach/course.ts';

/** What the page shows: whether the goal was reached is null while the game goes on. */
export interface GoalView {
  isReached: boolean | null;
  hasMoves: boolean;
}

/** @param players the list of players */
export function goalView(
  exercise: Exercise,
  players: HTMLElement,
  { course, part }: { course: TranslatedCourse; part: Part },
  startOver: () => void,
) {
  const { game, words } = course;
  const asked = chapterWords(course, part).goal;
  const { title, link: next } = nextLink(course, part);
  const restart = button(words.restart, startOver, { drawing: 'restart' });
  const again = make('button', { type: 'button', class: 'main', onclick: startOver }, words.again);
  const home = make('a', { class: 'second', href: homeOf(game) }, words.all);
  const headline = make('h1', { class: 'headline' });
  const line = make('p', { class: 'rule' });
  const element = exercisePage(exercise, {
    kind: 'goal',
    head: [closeLink({ link: homeOf(game), isSecret: false }, words.close), make('p', {}, titleOf(course, part))],
    task: [make('div', { class: 'verdict', 'aria-live': 'polite' }, headline, line), players],
    tools: [restart, next, again, home],
  });
  return {
    element,
    update({ isReached, hasMoves }: GoalView) {
      const isOver = isReached !== null;
      setText(headline, !isOver ? asked : isReached ? words.reached : words.missed);
      setText(line, !isOver ? '' : !isReached ? asked : title === '' ? '' : words.nextIs(title));
      next.className = isReached ? 'main' : 'second';
      again.className = isReached ? 'second' : 'main';
      for (const way of [again, next, home]) way.hidden = !isOver;
      restart.hidden = isOver || !hasMoves;
      element.classList.toggle('is-over', isOver);
    },
    /** Moves the focus to the next thing to do. */
    focusNext: (isReached: boolean) => (isReached ? next : again).focus({ preventScroll: true }),
  };
}
