// Forgets games wherever the browser keeps them beside the shelf: among the earlier games and the games by link, and on
// their tables.

import { formatLink } from '../../links/link.ts';
import { change } from '../changes.ts';
import { parseTable } from '../conflicts.ts';
import { ARCHIVE, MATCHES, tableKey } from '../keys.ts';
import { parseJson, type ArchivedGame, type SavedMatch } from '../storage.ts';
import type { GameLink } from '../../links/state.ts';

/**
 * A game to be forgotten. One that is not over stays on its table and among the games by link, unless it is one of
 * these itself.
 */
export interface Forgotten {
  state: GameLink;
  isOver: boolean;
}

let count = 0;

/** Forgets games. Returns a function that takes this back, for what has not been replaced meanwhile. */
export function forget(games: Forgotten[]) {
  const all = new Map(games.map(({ state, isOver }) => [keyOf(state), isOver]));
  const ids = new Set(games.flatMap(({ state }) => state.match?.id ?? []));
  const isGone = (link: string | null, mustBeOver: boolean) => {
    const state = parseTable(link);
    if (state === null) return false;
    const isOver = all.get(keyOf(state));
    return (state.match !== null && ids.has(state.match.id)) || isOver === true || (isOver === false && !mustBeOver);
  };
  const restores = [
    forgetIn(ARCHIVE, (link) => isGone(link, false)),
    forgetIn(MATCHES, (link) => isGone(link, true)),
    ...[...new Set(games.map(({ state }) => state.game))].map((game) => clear(game, (link) => isGone(link, true))),
  ];
  return () => restores.forEach((restore) => restore());
}

/** Removes the items of a list whose links are to be forgotten. */
function forgetIn(key: string, isGone: (link: string) => boolean) {
  let removed: (ArchivedGame | SavedMatch)[] = [];
  store(key, (text) => {
    const items = itemsOf(text);
    removed = items.filter(({ link }) => isGone(link));
    return removed.length === 0 ? text : JSON.stringify(items.filter((item) => !removed.includes(item)));
  });
  return () =>
    store(key, (text) => {
      const items = itemsOf(text);
      const back = removed.filter((item) => !items.some((other) => nameOf(other) === nameOf(item)));
      const whole = [...items, ...back].sort((one, other) => other.when - one.when);
      return back.length === 0 ? text : JSON.stringify(whole);
    });
}

/** Sets up a table anew that has a game to be forgotten. */
function clear(game: string, isGone: (link: string | null) => boolean) {
  const empty = `#/${game}`;
  let removed: string | null = null;
  store(tableKey(game), (text) => {
    removed = isGone(text) ? text : null;
    return removed === null ? text : empty;
  });
  return () => store(tableKey(game), (text) => (text === empty ? removed : text));
}

/** Changes a text. Each change has a name of its own, since a later one of the same name replaces it. */
function store(key: string, apply: (text: string | null) => string | null) {
  count += 1;
  change(key, `forget ${count}`, { apply });
}

/** Equal for the same game, whatever is shown of it and whatever time is left. */
function keyOf(state: GameLink) {
  const clock = state.clock && { ...state.clock, left: null };
  return formatLink({ ...state, clock, match: null, at: null });
}

/** The items of a list that have a link; the others stay away, as everywhere. */
function itemsOf(text: string | null): (ArchivedGame | SavedMatch)[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter((item) => typeof item?.link === 'string') : [];
}

const nameOf = (item: ArchivedGame | SavedMatch) => ('id' in item ? item.id : item.link);
