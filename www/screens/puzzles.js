// Puzzles: those of all games, those of one game, and the board on which one is solved.

import { dateOf } from '../coach/puzzles/daily.js';
import { GAMES, findGame } from '../games/index.js';
import { make } from '../ui/dom.js';
import { gamePage } from './puzzles/game.js';
import { hubPage } from './puzzles/hub.js';
import { loadPuzzles, loadWords } from './puzzles/load.js';
import { taskOf } from './puzzles/tasks.js';
import { solvePage } from './puzzles/solve.js';

/** @import { Place } from '../links/link.js' */
/** @import { Screen, Services } from './types.js' */

/**
 * Loads the words, the styles and the puzzles of a place.
 *
 * @param {Extract<Place, { screen: 'puzzles' }>} place
 * @returns {Promise<(place: unknown, services: Services) => Screen>} a function that mounts its screen
 */
export async function load(place) {
  const { game: id, path } = place;
  const game = findGame(id);
  const asked = game ? [game] : GAMES.filter(({ hasPuzzles }) => hasPuzzles);
  const [words, ...files] = await Promise.all([loadWords(), ...asked.map(({ id: own }) => loadPuzzles(own).catch(() => null))]);
  const today = dateOf(new Date());
  return (_, services) => {
    if (!game) return hubPage(asked.map((one, n) => ({ game: one, file: files[n] ?? null })), today, words, services);
    const [file = null] = files;
    if (!file) return failurePage(services.main, words.noFile);
    if (path.length === 0 && place.query === '') return gamePage(game, file, today, words, services);
    const task = taskOf(game, file, place);
    return task ? solvePage(game, file, task, words, services) : failurePage(services.main, words.noPuzzle, `#/${game.id}/puzzles`, words.of(game.name));
  };
}

/**
 * @param {HTMLElement} main
 * @param {string} words
 * @param {string} [href] another way
 * @param {string} [name]
 */
function failurePage(main, words, href = '#/puzzles', name = '') {
  main.replaceChildren(make('div', { class: 'failure', role: 'alert' }, make('p', {}, words), name !== '' && make('p', {}, make('a', { href }, name))));
  return { close: () => {} };
}
