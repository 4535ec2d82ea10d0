// Types of the reader's shelf of games and studies.

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
  /** When the game was played or the study was made, and when its moves have changed last, in milliseconds since 1970. */
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
  /** Equal for games with the same start and players. Only in games that are not over; null if they must not be continued. */
  start: string | null;
  review: ReviewSummary | null;
}

/** A game or a study. Its text is the source of truth. */
export interface Entry extends Head {
  text: string;
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

/** What an edit makes of an entry; null for none. */
export type Edit = (entry: Entry | null, id: string) => Entry | null;

/** Entries by their ids, each null where there is none any more; null if any may have changed. */
export type Changes = Map<string, Entry | null> | null;
