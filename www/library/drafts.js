// The studies that are kept in this browser by themselves, by their game: whatever is edited is stored at once.

import { change, readText } from './changes.js';

/**
 * A study as it was left: the link of the game that it begins with, and the text of its tree.
 *
 * @typedef {{ id: string, name: string, link: string, tree: string, when: number }} Draft
 */

/** @param {string} game */
const keyOf = (game) => `studies/${game}`;

/**
 * The studies of a game, the one that was edited last first.
 *
 * @param {string} game
 */
export function savedDrafts(game) {
  return parseDrafts(readText(keyOf(game)));
}

/**
 * Stores a study instead of the one of the same id.
 *
 * @param {string} game
 * @param {Draft} draft
 */
export function saveDraft(game, draft) {
  change(keyOf(game), draft.id, { apply: (text) => JSON.stringify([draft, ...othersOf(text, draft.id)]) });
}

/**
 * Removes a study that is kept elsewhere.
 *
 * @param {string} game
 * @param {string} id
 */
export function removeDraft(game, id) {
  change(keyOf(game), id, { apply: (text) => (text === null ? null : JSON.stringify(othersOf(text, id))) });
}

/**
 * @param {string | null} text
 * @param {string} id
 */
function othersOf(text, id) {
  return parseDrafts(text).filter((other) => other.id !== id);
}

/**
 * @param {string | null} text
 * @returns {Draft[]}
 */
function parseDrafts(text) {
  try {
    const list = JSON.parse(text ?? '[]');
    // A number may be too large for a date, and such a one is written as null.
    return Array.isArray(list) ? list.filter(isDraft).map((draft) => ({ ...draft, when: Number.isFinite(draft.when) ? draft.when : 0 })) : [];
  } catch {
    return [];
  }
}

/** @param {any} item */
function isDraft(item) {
  return [item?.id, item?.name, item?.link, item?.tree].every((text) => typeof text === 'string');
}
