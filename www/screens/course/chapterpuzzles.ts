// The five puzzles at the end of a chapter.

import { CHAPTER_PUZZLES, type Part } from '../../coach/course.ts';
import { changeCourseProgress, courseProgressOf } from '../../library/courses.ts';
import { homeOf, titleOf, nextLink, type Mounting, type TranslatedCourse } from './parts.ts';

/** Loads the puzzles of a chapter's theme. */
export async function loadChapterPuzzles(course: TranslatedCourse, part: Part): Promise<Mounting> {
  const { loadSet } = await import('../puzzles.ts');
  const { game, words } = course;
  const { key, theme } = part.chapter;
  const solvedOf = () => courseProgressOf(game.id).puzzles[key] ?? [];
  const mount = await loadSet(game, theme);
  return (services) => {
    const before = solvedOf();
    const isAgain = before.length >= CHAPTER_PUZZLES;
    return mount(
      {
        title: titleOf(course, part),
        home: homeOf(game),
        close: words.close,
        note: words.unrated,
        over: words.five,
        more: words.more,
        ways: [nextLink(course, part).link],
        size: CHAPTER_PUZZLES,
        known: solvedOf,
        solved: isAgain ? 0 : before.length,
        share: words.share,
        onSolved: (id) =>
          changeCourseProgress(game.id, (progress) => ({
            ...progress,
            puzzles: { ...progress.puzzles, [key]: [...new Set([...(progress.puzzles[key] ?? []), id])] },
          })),
      },
      services,
    );
  };
}
