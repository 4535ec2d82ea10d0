// The studies that are kept in this browser by themselves, by their game: whatever is edited is stored at once.

import { change, isPending, readText } from './changes.js';

/**
 * A study as it was left: the link of the game that it begins with, and the text of its tree.
 *
 * @typedef {{ id: string, name: string, link: string, tree: string, when: number }} Draft
 */

/**
 * How a study is stored that other tabs may have changed meanwhile.
 *
 * @typedef {object} Guard
 * @property {(stored: Draft | null) => boolean} isKnown whether what is stored under its id may be replaced
 * @property {string} spare the id that it gets where that is to be kept
 * @property {(draft: Draft, before: Draft | null) => void} onStored called with what is stored now, and what was under the id before
 */

/** @type {Guard} */
const UNGUARDED = { isKnown: () => true, spare: '', onStored: () => {} };

/**
 * The key of the studies of a game.
 *
 * @param {string} game
 */
export const draftsKey = (game) => `studies/${game}`;

/**
 * Whether studies of a game are still to be stored.
 *
 * @param {string} game
 */
export const hasUnstored = (game) => isPending(draftsKey(game));

/**
 * Whether two studies are the same, whenever they were edited.
 *
 * @param {Draft | null} one
 * @param {Draft | null} other
 */
export function isSameDraft(one, other) {
  return one?.id === other?.id && one?.name === other?.name && one?.link === other?.link && one?.tree === other?.tree;
}

/**
 * The studies of a game, the one that was edited last first.
 *
 * @param {string} game
 */
export function savedDrafts(game) {
  return parseDrafts(readText(draftsKey(game)));
}

/**
 * Stores a study instead of the one of the same id, or beside that where it must not be replaced.
 *
 * @param {string} game
 * @param {Draft} draft
 * @param {Guard} [guard]
 */
export function saveDraft(game, draft, { isKnown, spare, onStored } = UNGUARDED) {
  const choose = (/** @type {Draft[]} */ drafts) => {
    const before = drafts.find(({ id }) => id === draft.id) ?? null;
    return { before, kept: isKnown(before) ? draft : { ...draft, id: spare } };
  };
  change(draftsKey(game), draft.id, {
    apply: (text) => {
      const drafts = parseDrafts(text);
      const { kept } = choose(drafts);
      return JSON.stringify([kept, ...drafts.filter(({ id }) => id !== kept.id)]);
    },
    onStored: (text) => {
      const { before, kept } = choose(parseDrafts(text));
      onStored(kept, before);
    },
  });
}

/**
 * Removes a study that is kept elsewhere, unless another tab has changed it meanwhile.
 *
 * @param {string} game
 * @param {Draft} draft
 */
export function removeDraft(game, draft) {
  change(draftsKey(game), draft.id, { apply: (text) => (text === null ? null : JSON.stringify(parseDrafts(text).filter((other) => !isSameDraft(other, draft)))) });
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
