// The parts of a course as its screens name and link them.

import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';

/** @import { Part } from '../../coach/course.js' */
/** @import { Chapter, CourseWords, GamePage, Insight } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */
/** @typedef {typeof import('../../words/course/en.js').default} Words */

/**
 * A course in the current language.
 *
 * @typedef {object} Taught
 * @property {GamePage} game
 * @property {Chapter[]} chapters
 * @property {Part[]} parts all of them, in order
 * @property {Insight} [insight]
 * @property {CourseWords} texts
 * @property {Words} words those of every course
 * @property {Record<string, string>} themes the names of the themes of puzzles
 */

/** Mounts the screen of a part. @typedef {(services: Services) => Screen} Mounting */

/** @param {GamePage} game */
export const homeOf = (game) => `#/${game.id}/course`;

/**
 * The words of a chapter.
 *
 * @param {Taught} course
 * @param {Part} part
 */
export function chapterWords({ texts }, { chapter: { key } }) {
  const words = texts.chapters[key];
  if (!words) throw new Error(key);
  return words;
}

/**
 * @param {Taught} course
 * @param {Part} part
 */
export function titleOf(course, part) {
  const { words, themes } = course;
  const { chapter, kind } = part;
  if (kind === 'lesson') return chapterWords(course, part).lessons[part.lesson.key]?.title ?? '';
  return kind === 'puzzles' ? words.puzzles(themes[chapter.theme] ?? '') : words.game(t().playerKinds[chapter.game.level]);
}

/**
 * The link from a part to the one that follows it, and the title of that; empty at the end of the course.
 *
 * @param {Taught} course
 * @param {Part} part
 */
export function wayOn(course, part) {
  const { game, parts, words } = course;
  const next = parts[parts.indexOf(part) + 1];
  if (!next) return { title: '', link: make('a', { class: 'main', href: homeOf(game) }, words.toEnd) };
  const name = { lesson: words.nextLesson, puzzles: words.toPuzzles, game: words.toGame }[next.kind];
  return { title: titleOf(course, next), link: make('a', { class: 'main', href: `${homeOf(game)}/${next.path}` }, name) };
}
