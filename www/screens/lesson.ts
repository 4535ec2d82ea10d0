// The lesson of a game.

import { LessonProgress } from '../coach/lesson.ts';
import { findGame } from '../games/index.ts';
import { changeCourseProgress } from '../library/courses.ts';
import { anchorTo } from '../links/address.ts';
import { HUMAN } from '../links/kinds.ts';
import { formatLink, type Place } from '../links/link.ts';
import { make } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import { LessonScreen } from './lesson/screen.ts';
import { stateOf } from './lesson/step.ts';
import type { GamePage } from '../games/page.ts';
import type { Plan, Words } from './lesson/view.ts';
import type { Screen, Services } from './screen.ts';

export { LessonScreen };

/**
 * Loads the lesson of a game in the current language.
 *
 * @returns a function that mounts its screen
 */
export async function load({
  game: id,
}: Extract<Place, { screen: 'lesson' }>): Promise<(place: unknown, services: Services) => Screen> {
  const game = findGame(id);
  if (!game?.loadLesson) throw new Error(id);
  const [{ steps, words }, common] = await Promise.all([game.loadLesson(), loadWords()]);
  const { steps: texts, end } = await words(language());
  return (_, services) =>
    new LessonScreen(game, new LessonProgress(steps, texts), common, firstPlan(game, common, end, services), services);
}

/** Loads the words and the styles of all lessons. */
export async function loadWords(): Promise<Words> {
  const tag = language();
  const [{ default: words }] = await Promise.all([import(`../words/lesson/${tag}.ts`), loadSheet('lesson')]);
  return words;
}

/** What surrounds the first lesson of a game. */
function firstPlan(game: GamePage, words: Words, end: string, { linkOfTable }: Services): Plan {
  // The table that was left, or else the hall.
  const left = linkOfTable(game.id);
  const playerKinds = game.playerKinds.map((kind) => (kind === HUMAN ? HUMAN : 'beginner'));
  const newGame = formatLink({ ...stateOf(game, ''), seed: null, position: null, playerKinds });
  const course = game.loadCourse && make('a', { class: 'second', href: `#/${game.id}/course` }, words.course);
  return {
    title: t().page.learn(game.name),
    aside: '',
    home: left.link === `#/${game.id}` ? { link: '#/', isSecret: false } : left,
    close: words.close,
    headline: words.finished(game.name),
    end,
    ways: [
      anchorTo({ link: newGame, isSecret: false }, { class: 'main' }, words.play),
      ...(course ? [course] : []),
      make('a', { class: 'second', href: `#/${game.id}/rules` }, words.rules),
    ],
    isTimed: true,
    // From now on the hall leads to the course.
    onFinished: () => game.loadCourse && changeCourseProgress(game.id, (progress) => progress),
  };
}
