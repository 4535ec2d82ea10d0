// The studies that are kept in this browser by themselves, by their game: whatever is edited is stored at once.

import { change, isPending, readText } from './changes.ts';

/** A study as it was left: the link of the game that it begins with, and the text of its tree. */
export interface Draft {
  id: string;
  name: string;
  link: string;
  tree: string;
  when: number;
}

/** How a study is stored that other tabs may have changed meanwhile. */
interface Guard {
  /** Whether what is stored under its id may be replaced. */
  isKnown: (stored: Draft | null) => boolean;
  /** The id that it gets where that is to be kept. */
  spare: string;
  /** Called with what is stored now, and what was under the id before. */
  onStored: (draft: Draft, before: Draft | null) => void;
}

const UNGUARDED: Guard = { isKnown: () => true, spare: '', onStored: () => {} };

/** The key of the studies of a game. */
export const draftsKey = (game: string) => `studies/${game}`;

/** Whether studies of a game are still to be stored. */
export const hasUnstored = (game: string) => isPending(draftsKey(game));

/** Whether two studies are the same, whenever they were edited. */
export function isSameDraft(one: Draft | null, other: Draft | null) {
  return one?.id === other?.id && one?.name === other?.name && one?.link === other?.link && one?.tree === other?.tree;
}

/** The studies of a game, the one that was edited last first. */
export function savedDrafts(game: string) {
  return parseDrafts(readText(draftsKey(game)));
}

/** Stores a study instead of the one of the same id, or beside that where it must not be replaced. */
export function saveDraft(game: string, draft: Draft, { isKnown, spare, onStored }: Guard = UNGUARDED) {
  const choose = (drafts: Draft[]) => {
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

/** Removes a study that is kept elsewhere, unless another tab has changed it meanwhile. */
export function removeDraft(game: string, draft: Draft) {
  change(draftsKey(game), draft.id, {
    apply: (text) =>
      text === null ? null : JSON.stringify(parseDrafts(text).filter((other) => !isSameDraft(other, draft))),
  });
}

function parseDrafts(text: string | null): Draft[] {
  try {
    const list = JSON.parse(text ?? '[]');
    // A number may be too large for a date, and such a one is written as null.
    return Array.isArray(list)
      ? list.filter(isDraft).map((draft) => ({ ...draft, when: Number.isFinite(draft.when) ? draft.when : 0 }))
      : [];
  } catch {
    return [];
  }
}

function isDraft(item: any) {
  return [item?.id, item?.name, item?.link, item?.tree].every((text) => typeof text === 'string');
}
