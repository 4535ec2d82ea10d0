// Makes entries of the shelf: of a game at a table, and of the text of a study.

import { findGame } from '../../games/index.ts';
import { replaySession } from '../../links/opener.ts';
import { factsOf, shelfLink, startKey } from './facts.ts';
import { headersOf, tableOf } from './headers.ts';
import type { Engine } from '../../core/engine.ts';
import type { GameLink } from '../../links/state.ts';

/** How a game ended: the winning seats, the score of each seat, and whether it was played to its end by the rules. */
export interface Result {
  winners: number[];
  scores: number[];
  isPlayedOut: boolean;
}

/** What a review has found, for each seat. */
export interface ReviewSummary {
  /** From 0 to 100. */
  accuracy: number[];
  blunders: number[];
}

/** What lists show of an entry, and what is searched: everything but its text. */
export interface Head {
  id: string;
  kind: 'game' | 'study';
  /** The id of the game. */
  game: string;
  /** The name that the reader has given; empty for none. */
  name: string;
  /** Empty for none. */
  folder: string;
  /**
   * When the game was played or the study was made, and when its moves have changed last, in milliseconds since 1970.
   */
  created: number;
  changed: number;
  /** Null for a game that is not over. */
  result: Result | null;
  /** The kinds of the players, or the names that a file gives them. */
  players: string[];
  plies: number;
  /** The position after the last move. */
  final: string;
  /** The first moves, with spaces between them. */
  opening: string;
  /** The link to the game on a table. */
  link: string;
  /** Equal for entries with the same game, first position and moves. */
  print: string;
  /**
   * Equal for games with the same start and players. Only in games that are not over; null if they must not be
   * continued.
   */
  start: string | null;
  review: ReviewSummary | null;
}

/** A game or a study. Its text is the source of truth. */
export interface Entry extends Head {
  text: string;
}

/** The head of an entry. */
export function withoutText({ text, ...head }: Entry): Head {
  return head;
}

/** A study to be saved. */
export interface NewStudy {
  /** The entry to be replaced; a new one where this is missing. */
  id?: string | null;
  /** The text that the entry is known to have; null or missing for any. */
  known?: string | null;
  game: string;
  name: string;
  text: string;
  headers: [string, string][];
}

/**
 * What an edit makes of an entry: null for none, undefined if it must stay as it is. It may be made more than once, on
 * what is stored by then.
 */
export type Edit = (entry: Entry | null, id: string) => Entry | null | undefined;

/** Entries by their ids, each null where there is none any more; null if any may have changed. */
export type Changes = Map<string, Entry | null> | null;

/** Unfinished games with fewer moves are not saved. */
const MIN_MOVES = 2;

/**
 * The entry of a game at a table; null for a game that is not to be kept: one with hardly a move, one that nobody here
 * plays, and, before its end, one with hidden hands or by link.
 *
 * @throws an error when its moves are not legal
 */
export function entryOfGame(state: GameLink, engine: Engine, { id, when }: { id: string; when: number }): Entry | null {
  const game = findGame(state.game);
  if (!game || state.view !== undefined || state.moves.length === 0) return null;
  const session = replaySession(game, state, engine);
  try {
    const { clock, ending } = state;
    const fallen = clock?.left?.findIndex((left) => left <= 0) ?? -1;
    const facts = factsOf(game.id, session, { ending, fallen: fallen < 0 ? null : fallen });
    const players = state.playerKinds ?? game.playerKinds;
    const isWorth = state.moves.length >= MIN_MOVES && players.includes('human') && state.match === null && !game.hands;
    if (facts.result === null && !isWorth) return null;
    const head = {
      id,
      kind: 'game' as const,
      game: game.id,
      name: '',
      folder: '',
      created: when,
      changed: when,
      ...facts,
      players: [...players],
    };
    const start = facts.result === null ? startKey(state) : null;
    return {
      ...head,
      link: shelfLink(state),
      start,
      review: null,
      text: session.formatStudy(headersOf({ ...head, state })),
    };
  } finally {
    session.free();
  }
}

/**
 * The entry of the text of a study or a game, which is written anew by the engine.
 *
 * @param study.name the name that the reader gives; empty for that in the headers
 * @param study.line the number of its first line in its file
 * @param study.isSalvaged whether it is read as far as it is sound
 * @throws an error with the line and the column, when the text is invalid
 */
export function entryOfText(
  {
    name,
    text,
    headers,
    line = 1,
    isSalvaged = false,
  }: {
    name: string;
    text: string;
    headers: [string, string][];
    line?: number;
    isSalvaged?: boolean;
  },
  engine: Engine,
  { id, when }: { id: string; when: number },
): Entry {
  const session = isSalvaged ? engine.salvageStudy(text, line).session : engine.parseStudy(text, line);
  try {
    const written = session.formatStudy(headers);
    // The start is the engine's; a damaged text may have another.
    const { state, players, fallen, ...told } = tableOf(engine.splitStudies(written)[0]?.headers ?? [], session);
    const facts = factsOf(state.game, session, { ending: state.ending ?? null, fallen });
    const { notes, marks, ids, main } = session.tree(0);
    const isStudy = ids.length > main || notes.some(Boolean) || marks.some(Boolean);
    return {
      id,
      kind: isStudy ? 'study' : 'game',
      game: state.game,
      name: name || told.name,
      folder: told.folder,
      created: told.when ?? when,
      changed: told.when ?? when,
      ...facts,
      players,
      link: shelfLink(state),
      start: null,
      review: null,
      text: written,
    };
  } finally {
    session.free();
  }
}
