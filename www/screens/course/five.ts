// The five puzzles at the end of a chapter.

import { FIVE, type Part } from '../../coach/course.ts';
import { changeCourseProgress, courseProgressOf } from '../../library/courses.ts';
import { homeOf, titleOf, wayOn, type Mounting, type Taught } from './parts.ts';

/** Loads the puzzles of a chapter's theme. */
export async function loadFive(course: Taught, part: Part): Promise<Mounting> {
  const { loadSet } = await import('../puzzles.ts');
  const { game, words } = course;
  const { key, theme } = part.chapter;
  const solvedOf = () => courseProgressOf(game.id).puzzles[key] ?? [];
  const mount = await loadSet(game, theme);
  return (services) => {
    const before = solvedOf();
    const isAgain = before.length >= FIVE;
    return mount(
      {
        title: titleOf(course, part),
        home: homeOf(game),
        close: words.close,
        note: words.unrated,
        over: words.five,
        more: words.more,
        ways: [wayOn(course, part).link],
        size: FIVE,
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
