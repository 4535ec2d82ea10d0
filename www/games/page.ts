// What the module of a game offers to the page.

import type { Explanation, Gain, Holding, Tally } from '../core/bindings.ts';
import type { Snapshot } from '../game/snapshot.ts';
import type { PlayerKind } from '../links/kinds.ts';
import type { TextureSteps, Brush } from '../ui/board/brush.ts';
import type { Frame, Motion } from '../ui/board/motion.ts';
import type { PlacedPiece, Scene } from '../ui/board/scene.ts';
import type { Material } from '../ui/sounds.ts';
import type { Tag } from '../words/vocabulary.ts';
import type { Chances } from './chances.ts';
import type { Course } from './course.ts';
import type { PositionEditor } from './editor.ts';
import type { Lesson } from './lesson.ts';
import type { GameReview } from './review.ts';

/**
 * The result of a tap: the new picks, in the format of the game's input; a whole move; a refusal in words;
 * or a move that is illegal, for which the engine gives the reason.
 */
export type Choice = { picks: string[] } | { move: string } | { refused: string } | { illegal: string };

/** How many pieces of the selected stack are taken, when that can be chosen: 1 to `most`. */
export interface Amount {
  value: number;
  most: number;
  /** `2 of 5 pieces`. */
  words: string;
  /** `How many pieces?` */
  question: string;
  /** The label of a number. */
  number: (count: number) => string;
  /** The label of the largest number: `All 5`. */
  all: string;
}

/** An option of a new game other than its players. The first choice is the default. */
export interface Option {
  /** The key in links and in set-ups. */
  key: string;
  label: string;
  choices: { value: string; words: string }[];
  /** The default, when it is not the first choice. */
  default?: string;
}

/** A token on the rack: in the hand, picked up, laid on the board, or chosen for exchange. */
export interface RackToken {
  token: string;
  state: 'held' | 'picked' | 'laid' | 'given';
}

/** A game with hidden hands. A view is a position as one player may know it. */
export interface Hands {
  /** The tokens of the hand in a view, with their state after `picks`. */
  rack(view: string, picks: string[]): RackToken[];
  /** The number of tokens left in the pool. */
  pool(view: string): number;
  /** The number of tokens in each hand. */
  sizes(view: string): number[];
  /** The picks after a tap on the rack token at index `place`. */
  take(view: string, picks: string[], place: number): string[];
  /** Switches between picks of tokens to lay and picks of tokens to exchange. */
  exchange(picks: string[]): string[];
  isExchange(picks: string[]): boolean;
  /** The picks without the last step. */
  withoutLast(picks: string[]): string[];
  /** The name of the picked-up token; null when none is picked up. */
  lifted(picks: string[]): string | null;
  /** The move that the picks form; null when they form none. */
  move(picks: string[]): string | null;
  /** The public text of a move, without hidden tokens. */
  conceal(move: string): string;
  /** `red moose`. */
  name(token: string): string;
  /** The picture of a token, as SVG markup in a 100 × 100 view box. */
  picture(token: string): string;
  /** The gains of a move in words, line by line. */
  gains(gains: Gain[]): string;
  /** The gains of a move, line by line: the tokens of each and what it scores, in short. */
  terms(gains: Gain[], view: string, move: string): { tokens: string[]; words: string }[];
  /** Why a move is illegal, as a sentence. */
  lacks(lacks: NonNullable<Explanation['lacks']>): string;
  /** The parts of a seat's score, each with its points. */
  parts(tally: Tally[], seat: number): { words: string; points: number }[];
}

/** A player as sentences about moves name it: a seat, the name of an opponent, or null for “you”. */
export type Mover = number | string | null;

/**
 * The page's module of one game: its appearance and its words, but no rules. Words are in the current language whenever
 * they are read, so anything that must not depend on the language holds ids and numbers.
 */
export interface GamePage {
  id: string;
  readonly name: string;
  readonly tagline: string;
  /** How to make a first move, in one sentence. */
  readonly howTo: string;
  /** The name of each seat, and the piece shown beside it. */
  readonly seats: { name: string; piece: string }[];
  /** Whether seats are distinguished by number alone; the only person at a table is then called “you”. */
  hasNumberedSeats?: boolean;
  /** Whether each of two players has a side of the board, the first one the lower. */
  hasSides?: boolean;
  /** The default players. */
  playerKinds: PlayerKind[];
  /** The minimum number of players, when it is less than the number of seats. */
  leastSeats?: number;
  /** The minutes that a usual game takes. */
  minutes: number;
  /** The height of an embedded frame divided by its width, including words and buttons around the board. */
  frameHeight: number;
  /** What the pieces are made of; wood where this is missing. */
  material?: Material;
  /** What its board and pieces need, made while the page waits for the engine. */
  textures?: TextureSteps[];
  files: number;
  ranks: number;
  /** How far pieces rise above the uppermost squares, in squares; missing for not at all. */
  headroom?: number;
  /** The size of the board in a position, when it varies. */
  boardSize?(position: string): { files: number; ranks: number };
  readonly options: Option[];
  /** Proved values from this one on are wins; null when values are score differences. */
  win: number | null;
  /** A position for the close-up on the game's card in the hall; by default the end of the sample game. */
  showcase?: string;
  /** The moves of a sample game, played in the hall. */
  sample: string[];
  /** The piece on each occupied square. */
  pieces(position: string): Map<string, string>;
  /** The result of a tap on a square after `picks`. */
  tap(legal: string[], picks: string[], square: string): Choice;
  /** What the board shows after `picks`. */
  selection(
    legal: string[],
    picks: string[],
    position: string,
  ): {
    selected: string | null;
    targets: string[];
    movable: string[];
    parts?: Scene['parts'];
    laid?: PlacedPiece[];
    /** The part of the turn already played on the board; null when there is none. */
    partial: string | null;
  };
  /** How many pieces can be taken; null when there is nothing to choose. */
  amount?(legal: string[], picks: string[]): Amount | null;
  /** The picks with another amount, clamped to the legal amounts. */
  withAmount?(legal: string[], picks: string[], amount: number): string[];
  /** Whether a move is consistent with `picks`. */
  matchesPicks(move: string, picks: string[]): boolean;
  /** The squares that a move visits, in order. */
  visits(move: string): string[];
  /** The motion of a move between two positions, without its first `done` steps. */
  motion(position: string, move: string, done: number, after: string): Motion;
  /** What the seed of a new game determines: the board and the first player, or the deal; null for nothing. */
  seeded: 'board' | 'deal' | null;
  hands?: Hands;
  /**
   * Whether a move may be entered before its turn; missing where hidden hands or lays of several pieces make that
   * senseless.
   */
  hasPremove?: boolean;
  /** Whether the game can be played with a clock. */
  hasClock?: boolean;
  /** The pieces that a move adds to the board. */
  lays?(move: string): PlacedPiece[];
  /** The squares whose piece a one-tap move changes, for the preview of a move. */
  changedSquares?(position: string, after: string): string[];
  /** The parts of the scores that are counted up at the end, where they are not the holdings. */
  count?(position: string, record: ScoreParts): Holding[];
  /**
   * The scale of values: how many a full bar stands for on each side, and what a move may cost and still be shown as a
   * small loss.
   */
  scale?: { bar: number; small: number };
  draw(brush: Brush, scene: Scene, frame: Frame | null): void;
  /** Loads what its puzzles are about; missing in games without a file in `puzzles/`. */
  loadPuzzles?(): Promise<{ words(tag: Tag): Promise<PuzzleWords> }>;
  /** Loads the lesson; missing in games without one. */
  loadLesson?(): Promise<Lesson>;
  /** Loads the course. */
  loadCourse?(): Promise<Course>;
  /** Loads what sets up positions by hand; missing in games that have no such means. */
  loadEditor?(): Promise<PositionEditor>;
  /** Loads what a review knows of the game; missing where it has only the usual words. */
  loadReview?(): Promise<GameReview>;
  /** Loads how chances to win follow from values; missing where all values are proved, or no curve was fitted. */
  loadChances?(): Promise<Chances>;
  /** Whether the mirror image of a position, from left to right, is worth the same; missing where it is not. */
  isMirrored?: boolean;
  /** Loads the book of openings; missing where hardly any position occurs twice. */
  loadBook?(): Promise<{ book: string }>;
  /** Loads which pieces were taken; missing in games without captures, and in those of more than two sides. */
  loadCaptures?(): Promise<Captures>;
  describe: {
    /** The contents of a square: `black piece`, `empty`. */
    square(piece: string | undefined, square: string, position: string): string;
    /** A move that was played, as a sentence: `Black jumps c2 to c4 and takes c3.` */
    move(seat: Mover, move: string, position: string, after: string): string;
    /** The part of a turn already played, for turns of several steps, and how it can continue. */
    part?(seat: number, made: string): string;
    onward?(): string;
    /** The immediate effect of a move: `takes 2 pieces`, `turns 4`. */
    effect(move: string, position: string, after: string): string;
    /** A move in few words, where its notation says little: `blue drop on e9`. */
    brief?(move: string): string;
    /** A move that is proposed, as a sentence: `Play m4: turns six.` */
    hint?(move: string, position: string, after: string): string;
    /** A value in the game's unit: `3 points`. */
    amount(value: number): string;
    /** A score in short: `5 points`. */
    score(points: number): string;
    /**
     * That the game will end soon unless something happens, as a sentence; empty if it won't. `isStuck`: the player to
     * move has no move but to pass.
     */
    warning?(position: string, isStuck: boolean): string;
    /** Why the game is over, as a sentence; `you` is the seat of the only person, or null. */
    end?(
      snapshot: Pick<Snapshot, 'position' | 'winners' | 'scores'>,
      you: number | null,
      mover?: (seat: number) => Mover,
    ): string;
    /** How points are made, in a sentence or two, below the points so far. */
    scoring?(): string;
    /** The parts of a result, line by line, where they are more than the score of each seat. */
    tally?(snapshot: Pick<Snapshot, 'position'>, record: ScoreParts, you: number | null): ResultRow[];
  };
}

/** What is known of the pieces that were taken. */
export interface Captures {
  /** The game's word for it. */
  term: 'taken' | 'captured';
  /** The number of pieces that each seat has taken from the first position of a game to another one. */
  captured(first: string, position: string): number[];
}

/** What the puzzles of a game are about, by the codes of goals and of themes. */
export interface PuzzleWords {
  /** What is to be found: `Win a stack.` */
  goals: Record<string, string>;
  /** The names of themes. */
  names: Record<string, string>;
}

/** The parts of the scores at a position: those that count there, and those that led to it. */
export interface ScoreParts {
  holdings: Holding[];
  tally(): Tally[];
}

/**
 * A line of a result: its words, the parts of its points where there are several, and the seat whose piece stands
 * before it.
 */
export interface ResultRow {
  seat: number | null;
  words: string;
  parts?: { words: string; points: number }[];
  points: number;
}
