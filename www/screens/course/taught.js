// A lesson of a course.

import { LessonProgress } from '../../coach/lesson.js';
import { changeCourseProgress } from '../../library/courses.js';
import { make } from '../../ui/dom.js';
import { chapterWords, homeOf, titleOf, wayOn } from './parts.js';

/** @import { Part } from '../../coach/course.js' */
/** @import { Mounting, Taught } from './parts.js' */

/**
 * Loads the screen of lessons.
 *
 * @param {Taught} course
 * @param {Part} part
 * @returns {Promise<Mounting>}
 */
export async function loadTaught(course, part) {
  if (part.kind !== 'lesson') throw new Error(part.path);
  const { lessonPage, loadWords } = await import('../lesson.js');
  const common = await loadWords();
  const { game, parts, words } = course;
  const { key, steps } = part.lesson;
  const texts = chapterWords(course, part).lessons[key];
  if (!texts) throw new Error(key);
  const lessons = parts.filter(({ kind }) => kind === 'lesson');
  const home = homeOf(game);
  const next = wayOn(course, part);
  return (services) => lessonPage(game, new LessonProgress(steps, texts.steps), common, {
    title: titleOf(course, part),
    aside: words.lesson(lessons.indexOf(part) + 1, lessons.length),
    home: { link: home, isSecret: false },
    close: words.close,
    headline: texts.end,
    end: next.title === '' ? '' : words.nextIs(next.title),
    ways: [next.link, make('a', { class: 'second', href: home }, words.all)],
    goOn: words.goOn,
    onFinished: () => changeCourseProgress(game.id, (progress) => ({ ...progress, lessons: [...new Set([...progress.lessons, key])] })),
  }, services);
}
