// A course: its overview, and its lessons, puzzles and games.

import { partAt, partsOf } from '../coach/course.js';
import { findGame } from '../games/index.js';
import { changeCourseProgress } from '../library/courses.js';
import { make } from '../ui/dom.js';
import { loadSheet } from '../ui/sheet.js';
import { language } from '../words/vocabulary.js';
import { loadFive } from './course/five.js';
import { loadGoal } from './course/goal.js';
import { loadTaught } from './course/taught.js';
import { overviewPage } from './course/overview.js';

/** @import { Part } from '../coach/course.js' */
/** @import { Place } from '../links/link.js' */
/** @import { Mounting, Taught } from './course/parts.js' */
/** @import { Screen, Services } from './types.js' */

/** @type {Record<Part['kind'], (course: Taught, part: Part) => Promise<Mounting>>} */
const LOADERS = { lesson: loadTaught, puzzles: loadFive, game: loadGoal };

/**
 * Loads a course in the current language, and what the part of an address needs.
 *
 * @param {Extract<Place, { screen: 'course' }>} place
 * @returns {Promise<(place: unknown, services: Services) => Screen>} a function that mounts its screen
 */
export async function load({ game: id, path }) {
  const game = findGame(id);
  if (!game?.loadCourse) throw new Error(id);
  const tag = language();
  const [{ default: words }, puzzles, loaded] = await Promise.all([
    import(`../words/course/${tag}.js`),
    game.loadPuzzles?.().then(({ words: textsIn }) => textsIn(tag)),
    game.loadCourse().then(async ({ words: textsIn, ...course }) => ({ ...course, texts: await textsIn(tag) })).catch(() => null),
    loadSheet('course'),
  ]);
  if (!loaded) return failure(words.noCourse, `#/${id}/rules`, game.name);
  const home = `#/${id}/course`;
  /** @type {Taught} */
  const course = { game, ...loaded, parts: partsOf(loaded.chapters), words, themes: puzzles?.names ?? {} };
  if (path.length === 0) return (_, services) => overviewPage(course, services);
  const part = partAt(course.parts, path);
  if (!part) return failure(words.noPart, home, words.title(game.name));
  const mount = await LOADERS[part.kind](course, part).catch(() => null);
  if (!mount) return failure(words.noCourse, home, words.title(game.name));
  return (_, services) => {
    changeCourseProgress(id, (progress) => ({ ...progress, last: part.path }));
    // The screen has the layout of a lesson, and no head above it.
    document.documentElement.dataset['screen'] = 'lesson';
    return mount(services);
  };
}

/**
 * Says that there is nothing to show, and another way.
 *
 * @param {string} words
 * @param {string} href
 * @param {string} name
 * @returns {(place: unknown, services: Services) => Screen}
 */
function failure(words, href, name) {
  return (_, { main }) => {
    main.replaceChildren(make('div', { class: 'failure', role: 'alert' }, make('p', {}, words), make('p', {}, make('a', { href }, name))));
    return { close: () => {} };
  };
}
