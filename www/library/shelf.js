// The reader's shelf of games and studies. Its modules are loaded when it is first used.

import { isFramed } from '../core/frame.js';
import { formatLink } from '../links/link.js';

/** @import { TableState } from '../types.js' */
/** @import { Shelf, Tools } from './shelf/shelf.js' */
/** @import { NewStudy, ReviewSummary } from './shelf/types.js' */

/** @type {Tools | null} */
let tools = null;
/** @type {Promise<Shelf> | null} */
let shelf = null;
/** The link of the game that was kept last. */
let kept = '';

/**
 * Connects the shelf with the page.
 *
 * @param {Tools} given
 */
export function connectShelf(given) {
  tools = given;
}

/** The shelf. Another attempt to load it is made after a failure. */
export function openShelf() {
  shelf ??= import('./shelf/open.js').then(
    ({ open }) => open(tools),
    (error) => {
      shelf = null;
      throw error;
    },
  );
  return shelf;
}

/**
 * Saves a study. Returns the id of its entry.
 *
 * @param {NewStudy} study
 * @throws {Error} with the line and the column, when its text is invalid
 */
export async function saveStudy(study) {
  return (await openShelf()).saveStudy(study);
}

/**
 * A game or a study of the shelf; null if there is none of this id.
 *
 * @param {string} id
 */
export async function loadStudy(id) {
  return (await openShelf()).get(id);
}

/**
 * Keeps what a review has found with the game in the library.
 *
 * @param {string[]} game its id, its first position, and its moves with spaces between them
 * @param {ReviewSummary} review
 */
export function keepReview(game, review) {
  openShelf()
    .then((opened) => opened.keepReview(game, review))
    // Without a network, modules may be missing; the next review of the game is kept.
    .catch(() => {});
}

/**
 * Keeps the game of a table that has ended or is left.
 *
 * @param {TableState} state
 */
export function keepGame(state) {
  const link = formatLink({ ...state, at: null });
  if (isFramed || state.moves.length === 0 || link === kept) return;
  kept = link;
  openShelf()
    .then((opened) => opened.keepGame(state))
    // Without a network, modules may be missing; the table itself is stored by other means, and is kept when it is next left.
    .catch(() => (kept = ''));
}

/**
 * Removes a game from the library.
 *
 * @param {TableState} state
 */
export function forgetGame(state) {
  kept = '';
  openShelf()
    .then((opened) => opened.forgetGame(state))
    // Without a network, modules may be missing; the library has a button for it, too.
    .catch(() => {});
}
