// A lesson of a course.

import { LessonProgress } from '../../coach/lesson.ts';
import { changeCourseProgress } from '../../library/courses.ts';
import { make } from '../../ui/dom.ts';
import { chapterWords, homeOf, titleOf, nextLink, type Mounting, type TranslatedCourse } from './parts.ts';
import type { Part } from '../../coach/course.ts';

/** Loads the screen of lessons. */
export async function loadLesson(course: TranslatedCourse, part: Part): Promise<Mounting> {
  if (part.kind !== 'lesson') throw new Error(part.path);
  const { LessonScreen, loadWords } = await import('../lesson.ts');
  const common = await loadWords();
  const { game, parts, words } = course;
  const { key, steps } = part.lesson;
  const texts = chapterWords(course, part).lessons[key];
  if (!texts) throw new Error(key);
  const lessons = parts.filter(({ kind }) => kind === 'lesson');
  const home = homeOf(game);
  const next = nextLink(course, part);
  return (services) =>
    new LessonScreen(
      game,
      new LessonProgress(steps, texts.steps),
      common,
      {
        title: titleOf(course, part),
        aside: words.lesson(lessons.indexOf(part) + 1, lessons.length),
        home: { link: home, isSecret: false },
        close: words.close,
        headline: texts.end,
        end: next.title === '' ? '' : words.nextIs(next.title),
        ways: [next.link, make('a', { class: 'second', href: home }, words.all)],
        isTimed: false,
        onFinished: () =>
          changeCourseProgress(game.id, (progress) => ({
            ...progress,
            lessons: [...new Set([...progress.lessons, key])],
          })),
      },
      services,
    );
}
