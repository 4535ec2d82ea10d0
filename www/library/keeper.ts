// Keeps games and studies on the shelf, whose modules are loaded when it is first used.

import { isFramed } from '../core/frame.ts';
import { formatLink } from '../links/link.ts';
import type { GameLink } from '../links/state.ts';
import type { NewStudy, ReviewSummary } from './shelf/entry.ts';
import type { Shelf, ShelfTools } from './shelf/shelf.ts';

let tools: ShelfTools | null = null;
let shelf: Promise<Shelf> | null = null;
/** The link of the game that was kept last. */
let kept = '';

/** Connects the shelf with the page. */
export function connectShelf(given: ShelfTools) {
  tools = given;
}

/** The shelf. Another attempt to load it is made after a failure. */
export function openShelf() {
  shelf ??= import('./shelf/open.ts').then(
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
 * @throws an error with the line and the column, when its text is invalid
 */
export async function saveStudy(study: NewStudy) {
  return (await openShelf()).saveStudy(study);
}

/** A game or a study of the shelf; null if there is none of this id. */
export async function loadStudy(id: string) {
  return (await openShelf()).get(id);
}

/**
 * Keeps what a review has found with the game in the library.
 *
 * @param game its id, its first position, and its moves with spaces between them
 */
export function keepReview(game: string[], review: ReviewSummary) {
  openShelf()
    .then((opened) => opened.keepReview(game, review))
    // Without a network, modules may be missing; the next review of the game is kept.
    .catch(() => {});
}

/** Keeps the game of a table that has ended or is left. */
export function keepGame(state: GameLink) {
  const link = formatLink({ ...state, at: null });
  if (isFramed || state.moves.length === 0 || link === kept) return;
  kept = link;
  openShelf()
    .then((opened) => opened.keepGame(state))
    // Without a network, modules may be missing; the table itself is stored by other means, and is kept when it is next
    // left.
    .catch(() => (kept = ''));
}

/** Forgets a game, in the library and wherever else it is kept. */
export function forgetGame(state: GameLink) {
  kept = '';
  openShelf()
    .then((opened) => opened.forgetGame(state))
    // Without a network, modules may be missing; the library has a button for it, too.
    .catch(() => {});
}
