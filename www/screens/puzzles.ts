// Puzzles: those of all games, those of one game, and the board on which one is solved.

import { dateOf } from '../coach/puzzles/daily.ts';
import { GAMES, findGame } from '../games/index.ts';
import { make } from '../ui/dom.ts';
import { gamePage } from './puzzles/game.ts';
import { hubPage } from './puzzles/hub.ts';
import { loadPuzzles, loadWords, loadWordsOf } from './puzzles/load.ts';
import { taskProblem } from './puzzles/problem.ts';
import { namesPuzzle, taskOf, type PuzzleSet } from './puzzles/tasks.ts';
import { SolveScreen } from './puzzles/solve.ts';
import type { GamePage } from '../games/page.ts';
import type { Place } from '../links/link.ts';
import type { Screen, Services } from './screen.ts';

/**
 * Loads the words, the styles and the puzzles of a place.
 *
 * @returns a function that mounts its screen
 */
export async function load(
  place: Extract<Place, { screen: 'puzzles' }>,
): Promise<(place: unknown, services: Services) => Screen> {
  const { game: id, path } = place;
  const game = findGame(id);
  const asked = game ? [game] : GAMES.filter((one) => one.loadPuzzles);
  const [common, ...found] = await Promise.all([
    loadWords(),
    ...asked.map(async (one) => ({
      game: one,
      words: await loadWordsOf(one),
      file: await loadPuzzles(one.id).catch(() => null),
    })),
  ]);
  const today = dateOf(new Date());
  const [{ words, file } = { words: null, file: null }] = found;
  const isAsked = path.length > 0 || namesPuzzle(place.query);
  const task = game && file && isAsked ? taskOf(game, file, place) : null;
  const problem = words ? await taskProblem(words, task) : '';
  return (_, services) => {
    // Another day has another puzzle.
    const onWake = () => void (dateOf(new Date()) === today || services.remount(place));
    if (!game) return { ...hubPage(found, today, common, services), onWake };
    if (!words || !file) return failurePage(services.main, common.noFile);
    if (!isAsked) return { ...gamePage(game, file, today, words, services), onWake };
    return task && problem === ''
      ? new SolveScreen(game, file, task, words, services)
      : failurePage(services.main, problem, `#/${game.id}/puzzles`, words.of(game.name));
  };
}

/**
 * Loads the puzzles of a theme for a set that another screen asks for; rejects where that is not possible.
 *
 * @returns a function that mounts the screen of a set
 */
export async function loadSet(game: GamePage, theme: string): Promise<(set: PuzzleSet, services: Services) => Screen> {
  const [words, file] = await Promise.all([loadWordsOf(game), loadPuzzles(game.id)]);
  const puzzles = file.puzzles.filter(({ themes }) => themes.includes(theme));
  return (set, services) => new SolveScreen(game, file, { kind: 'set', puzzles, set }, words, services);
}

/** @param href another way */
function failurePage(main: HTMLElement, words: string, href = '#/puzzles', name = '') {
  main.replaceChildren(
    make(
      'div',
      { class: 'failure', role: 'alert' },
      make('p', {}, words),
      name !== '' && make('p', {}, make('a', { href }, name)),
    ),
  );
  return { close: () => {} };
}
