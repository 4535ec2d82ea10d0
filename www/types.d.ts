// The shapes that pass between the modules of the page.

export type { Game, Holding, Report, Snapshot, Value } from '../dist/gambol-wasm.js';
import type { Holding, Report, Session, Snapshot } from '../dist/gambol-wasm.js';

/** The bindings of one instance of the engine. */
export type Bindings = typeof import('../dist/gambol-wasm.js');
export type { Session };

/** What sits on a seat: a person, or the computer at a level. */
export type Sitter = 'human' | 'beginner' | 'easy' | 'medium' | 'hard' | 'master';

/** What is drawn on top of the position. */
export interface Scene {
  /** The position to draw: in the middle of a turn, the one that the turn has led to so far. */
  position: string;
  /** The square of the piece that is picked up. */
  selected: string | null;
  /** Where it can go. */
  targets: string[];
  /** The pieces that can be picked up. */
  movable: string[];
  /** What of the selected piece is picked up and what stays, where not all of it is. */
  parts: { lifted: string; rest: string } | null;
  /** The squares of the last move, in order. */
  last: string[];
  /** The squares of the move that is hinted at, in order. */
  hint: string[];
  /** What each legal move would win at once, where that is shown, and the squares that the one pointed at would change. */
  gains: { square: string; text: string }[];
  preview: { squares: string[]; piece: string } | null;
  /** What analysis writes on squares. */
  marks: Mark[];
  /** What the scores are made of, at the end of a game. */
  holdings: Holding[];
}

/** A value on a square: good, bad or neither for the player to move. */
export interface Mark {
  square: string;
  text: string;
  tone: 'good' | 'even' | 'bad';
}

/** A piece in flight, in squares from the bottom left, at its centre. */
export interface Sprite {
  piece: string;
  file: number;
  rank: number;
  /** 0 to 1. */
  alpha: number;
  /** Height above the board, in squares. */
  lift: number;
}

/** One moment of a motion: what the position shows, less what is in flight. */
export interface Frame {
  hidden: Set<string>;
  sprites: Sprite[];
}

/** A change of the board that takes time. */
export interface Motion {
  millis: number;
  /** The moment at `t`, from 0 to 1. */
  at(t: number): Frame;
  /** The position that is drawn under the sprites. */
  position: string;
}

/** What a tap comes to: what is picked so far, as the game's input understands it, or a whole move, or words on why not. */
export type Choice = { picks: string[] } | { move: string } | { refused: string };

/** How much of the picked piece is taken, where that can be chosen. */
export interface Amount {
  value: number;
  least: number;
  most: number;
  /** `2 of 5 pieces`. */
  words: string;
}

/** Something that can be chosen with a new game beside its players: the first choice is the usual one. */
export interface Option {
  /** In links and in set-ups. */
  key: string;
  label: string;
  choices: { value: string; words: string }[];
}

/** One game as the page sees it: no rules, only how it looks and how it is spoken of. */
export interface GamePage {
  id: string;
  name: string;
  tagline: string;
  /** How to make a first move, in one sentence. */
  howTo: string;
  /** The names of the seats, and how each is shown beside a name. */
  seats: { name: string; piece: string }[];
  /** Who sits where unless chosen otherwise. */
  sitters: Sitter[];
  files: number;
  ranks: number;
  options: Option[];
  /** From this value on a proved one is a win, whatever it counts; null where values are differences of scores. */
  win: number | null;
  /** A position to show in the hall before anything was played. */
  sample: string[];
  /** The piece on each square that has one. */
  pieces(position: string): Map<string, string>;
  /** What a tap on a square means after `picks`. */
  tap(legal: string[], picks: string[], square: string): Choice;
  /** What shows after `picks`. */
  picked(legal: string[], picks: string[], position: string): {
    selected: string | null;
    targets: string[];
    movable: string[];
    parts?: Scene['parts'];
    /** The part of the turn that stands on the board already; null where nothing does. */
    made: string | null;
  };
  /** How much of what is picked can be taken; null where there is nothing to choose. */
  amount?(legal: string[], picks: string[]): Amount | null;
  /** The picks with another amount, as near to the one that was asked for as can be. */
  withAmount?(legal: string[], picks: string[], amount: number): string[];
  /** Whether a move begins with what is picked. */
  begins(move: string, picks: string[]): boolean;
  /** The squares that a move visits. */
  visits(move: string): string[];
  /** The motion of a move from a position to the one after, less its first `done` steps. */
  motion(position: string, move: string, done: number, after: string): Motion;
  /** Whether the seed decides how a game begins. */
  isSeeded: boolean;
  /** The squares that change their piece where a move is one tap, to be shown before it is made. */
  changed?(position: string, after: string): string[];
  draw(brush: Brush, scene: Scene, frame: Frame | null): void;
  describe: {
    /** What stands on a square: `black piece`, `empty`. */
    square(piece: string | undefined): string;
    /** A move that was made, as a sentence without its end: `Black jumps c2 to c4 and takes c3`. */
    move(seat: string, move: string, position: string, after: string): string;
    /** What the move does at once: `takes 2 pieces`. */
    deed(move: string): string;
    /** A value in the game's unit: `3 points`. */
    amount(value: number): string;
    /** The scores of the seats, shortly: `5 points`. */
    score(points: number): string;
    /** Why a game is over, where that does not show by itself, as a sentence. */
    end?(snapshot: Snapshot): string;
  };
}

/** What a game draws with. */
export interface Brush {
  context: CanvasRenderingContext2D;
  geometry: import('./board/geometry.js').Geometry;
  /** A colour of the theme by its custom property, without dashes. */
  colour(name: string): string;
  coordinates: boolean;
}

/** A table as it is put into links and into storage. */
export interface TableState {
  game: string;
  seed: number | null;
  /** The first position; null for the usual start. */
  position: string | null;
  moves: string[];
  sitters: Sitter[] | null;
  /** What was chosen with the game, by key; what is not named is as usual. */
  options: Record<string, string>;
  /** The ply shown; null for the last. */
  at: number | null;
}

/** What is asked of the worker. */
export interface Question {
  game: string;
  /** The options of the game, as the engine writes them. */
  setup: string;
  /** What the player to move may know at first, and the moves since. */
  view: string;
  moves: string[];
  level: string;
  seed: number;
  all: boolean;
  /** Where not null, the answer is due after so many milliseconds. */
  millis: number | null;
}

export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | ({ type: 'think'; id: number } & Question)
  | { type: 'stop' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'report'; id: number; report: Report; last: boolean }
  | { type: 'refused'; id: number; message: string };

/** What the visitor has chosen for good. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  coordinates: boolean;
  /** Whether what legal moves would win is shown, in games where a move is one tap. */
  gains: boolean;
  /** The pause before a computer's move, in milliseconds. */
  pause: number;
}

/** Everything that the panels show of a table. */
export interface TableView {
  game: GamePage;
  snapshot: Snapshot;
  sitters: Sitter[];
  /** What is said of the table: the last move and whose turn it is, or how the game ended. */
  words: string;
  /** Whether a computer player is at work. */
  isThinking: boolean;
  /** Whether computers play each other. */
  isShow: boolean;
  isPaused: boolean;
  /** Whether part of a turn stands on the board, and whether it may end as it is. */
  isUnderWay: boolean;
  /** How much of what is picked is taken, where that can be chosen. */
  amount: Amount | null;
  /** Whether moves follow the position that is shown, and a computer would play on from it. */
  canPlayOn: boolean;
  canUndo: boolean;
  canRedo: boolean;
  isAnalysing: boolean;
  /** Whether what moves would win is shown; null where the game has no such thing. */
  showsGains: boolean | null;
  seed: number;
  analysis: Report | null;
  /** Why a computer player gave up; empty where none did. */
  failure: string;
}
