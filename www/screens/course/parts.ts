// The parts of a course as its screens name and link them.

import { make } from '../../ui/dom.ts';
import { NAMES } from '../../words/names.ts';
import type { Part } from '../../coach/course.ts';
import type { Chapter, CourseWords, Insight } from '../../games/course.ts';
import type { GamePage } from '../../games/page.ts';
import type en from '../../words/course/en.ts';
import type { Screen, Services } from '../screen.ts';

export type Words = typeof en;

/** A course in the current language. */
export interface TranslatedCourse {
  game: GamePage;
  chapters: Chapter[];
  /** All of them, in order. */
  parts: Part[];
  insight?: Insight;
  texts: CourseWords;
  /** Those of every course. */
  words: Words;
  /** The names of the themes of puzzles. */
  themes: Record<string, string>;
}

/** Mounts the screen of a part. */
export type Mounting = (services: Services) => Screen;

export const homeOf = (game: GamePage) => `#/${game.id}/course`;

/** The words of a chapter. */
export function chapterWords({ texts }: TranslatedCourse, { chapter: { key } }: Part) {
  const words = texts.chapters[key];
  if (!words) throw new Error(key);
  return words;
}

export function titleOf(course: TranslatedCourse, part: Part) {
  const { words, themes } = course;
  const { chapter, kind } = part;
  if (kind === 'lesson') return chapterWords(course, part).lessons[part.lesson.key]?.title ?? '';
  return kind === 'puzzles' ? words.puzzles(themes[chapter.theme] ?? '') : words.game(NAMES[chapter.game.level]);
}

/** The link from a part to the next one, with its title, which is empty at the end of the course. */
export function nextLink(course: TranslatedCourse, part: Part) {
  const { game, parts, words } = course;
  const next = parts[parts.indexOf(part) + 1];
  if (!next) return { title: '', link: make('a', { class: 'main', href: homeOf(game) }, words.toEnd) };
  const name = { lesson: words.nextLesson, puzzles: words.toPuzzles, game: words.toGame }[next.kind];
  return {
    title: titleOf(course, next),
    link: make('a', { class: 'main', href: `${homeOf(game)}/${next.path}` }, name),
  };
}
