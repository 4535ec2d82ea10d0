// The parts of a course, in order, and which of them comes next.

import type { Chapter, CourseLesson } from '../games/course.ts';
import type { CourseProgress } from '../library/courses.ts';

/** The number of puzzles at the end of a chapter. */
export const CHAPTER_PUZZLES = 5;

/** The parts of an address that name no lesson. */
const PUZZLES = 'puzzles';
const GAME = 'game';

/**
 * A part of a course: a lesson, or the puzzles or the game at the end of a chapter. Its path is unique: `tactics/fork`.
 */
export type Part = {
  chapter: Chapter;
  path: string;
} & ({ kind: 'lesson'; lesson: CourseLesson } | { kind: 'puzzles' | 'game' });

/** All parts of a course, in order. */
export function partsOf(chapters: Chapter[]): Part[] {
  return chapters.flatMap((chapter) => [
    ...chapter.lessons.map((lesson) => ({
      kind: 'lesson' as const,
      chapter,
      lesson,
      path: `${chapter.key}/${lesson.key}`,
    })),
    { kind: 'puzzles' as const, chapter, path: `${chapter.key}/${PUZZLES}` },
    { kind: 'game' as const, chapter, path: `${chapter.key}/${GAME}` },
  ]);
}

/** The part of an address; null if it names none. */
export function partAt(parts: Part[], path: string[]) {
  return parts.find((part) => part.path === path.join('/')) ?? null;
}

/** Whether a part is done: a lesson to its end, all puzzles of a set solved, the goal of a game reached. */
export function isDone({ lessons, puzzles, games }: CourseProgress, part: Part) {
  const { key } = part.chapter;
  if (part.kind === 'lesson') return lessons.includes(part.lesson.key);
  return part.kind === 'puzzles' ? (puzzles[key]?.length ?? 0) >= CHAPTER_PUZZLES : games.includes(key);
}

/**
 * The part to go on with: the one that was opened last, or else the first one after it that is not done; null when all
 * are.
 */
export function nextPart(parts: Part[], progress: CourseProgress) {
  const from = Math.max(
    0,
    parts.findIndex(({ path }) => path === progress.last),
  );
  return [...parts.slice(from), ...parts.slice(0, from)].find((part) => !isDone(progress, part)) ?? null;
}
