// The five puzzles at the end of a chapter.

import { FIVE } from '../../coach/course.js';
import { changeCourseProgress, courseProgressOf } from '../../library/courses.js';
import { homeOf, titleOf, wayOn } from './parts.js';

/** @import { Part } from '../../coach/course.js' */
/** @import { Mounting, Taught } from './parts.js' */

/**
 * Loads the puzzles of a chapter's theme.
 *
 * @param {Taught} course
 * @param {Part} part
 * @returns {Promise<Mounting>}
 */
export async function loadFive(course, part) {
  const { loadSet } = await import('../puzzles.js');
  const { game, words } = course;
  const { key, theme } = part.chapter;
  const solvedOf = () => courseProgressOf(game.id).puzzles[key] ?? [];
  const mount = await loadSet(game, theme);
  return (services) => {
    const before = solvedOf();
    const isAgain = before.length >= FIVE;
    return mount({
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
      onSolved: (id) => changeCourseProgress(game.id, (progress) => ({ ...progress, puzzles: { ...progress.puzzles, [key]: [...new Set([...(progress.puzzles[key] ?? []), id])] } })),
    }, services);
  };
}
