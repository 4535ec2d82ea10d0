// A course: its overview, and its lessons, puzzles and games.

import { partAt, partsOf, type Part } from '../coach/course.ts';
import { findGame } from '../games/index.ts';
import { changeCourseProgress } from '../library/courses.ts';
import { hasLearnt } from '../library/storage.ts';
import { make } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { language } from '../words/vocabulary.ts';
import { loadChapterPuzzles } from './course/chapterpuzzles.ts';
import { loadGoal } from './course/goal.ts';
import { loadLesson } from './course/lesson.ts';
import { overviewPage } from './course/overview.ts';
import type { Place } from '../links/link.ts';
import type { Mounting, TranslatedCourse } from './course/parts.ts';
import type { Screen, Services } from './screen.ts';

const LOADERS: Record<Part['kind'], (course: TranslatedCourse, part: Part) => Promise<Mounting>> = {
  lesson: loadLesson,
  puzzles: loadChapterPuzzles,
  game: loadGoal,
};

/**
 * Loads a course in the current language, and what the part of an address needs.
 *
 * @returns a function that mounts its screen
 */
export async function load({
  game: id,
  path,
}: Extract<Place, { screen: 'course' }>): Promise<(place: unknown, services: Services) => Screen> {
  const game = findGame(id);
  if (!game?.loadCourse) throw new Error(id);
  const tag = language();
  const [{ default: words }, puzzles, loaded] = await Promise.all([
    import(`../words/course/${tag}.ts`),
    game.loadPuzzles?.().then(({ words: textsIn }) => textsIn(tag)),
    game
      .loadCourse()
      .then(async ({ words: textsIn, ...course }) => ({ ...course, texts: await textsIn(tag) }))
      .catch(() => null),
    loadSheet('lesson'),
    loadSheet('course'),
  ]);
  if (!loaded) return failure(words.noCourse, `#/${id}/rules`, game.name);
  const home = `#/${id}/course`;
  const course: TranslatedCourse = {
    game,
    ...loaded,
    parts: partsOf(loaded.chapters),
    words,
    themes: puzzles?.names ?? {},
  };
  if (path.length === 0) return (_, services) => overviewPage(course, services);
  const part = partAt(course.parts, path);
  if (!part) return failure(words.noPart, home, words.title(game.name));
  const mount = await LOADERS[part.kind](course, part).catch(() => null);
  if (!mount) return failure(words.noCourse, home, words.title(game.name));
  return (_, services) => {
    // What is kept of a course says that the first lesson is done.
    if (hasLearnt(id)) changeCourseProgress(id, (progress) => ({ ...progress, last: part.path }));
    // The screen has the layout of a lesson, and no head above it.
    document.documentElement.dataset['screen'] = 'lesson';
    return mount(services);
  };
}

/** Says that there is nothing to show, and another way. */
function failure(words: string, href: string, name: string): (place: unknown, services: Services) => Screen {
  return (_, { main }) => {
    main.replaceChildren(
      make('div', { class: 'failure', role: 'alert' }, make('p', {}, words), make('p', {}, make('a', { href }, name))),
    );
    return { close: () => {} };
  };
}
