// The shapes that pass between the modules of the page.

export type { Gain, Game, Holding, Refusal, Report, Status, Step, Tally, Value } from '../dist/gambol-wasm.js';
import type { Explanation, Gain, Holding, Refusal, Report, Session, Status, Tally } from '../dist/gambol-wasm.js';

/** The bindings of one instance of the engine. */
export type Bindings = typeof import('../dist/gambol-wasm.js');
export type { Session };

/**
 * What the engine throws. Its `code` says what is wrong and stays the same from release to release; words for readers are found
 * by it and made of its `args`, `place` and `found`. Its `message` is English, for the console.
 */
export type EngineError = Error & Refusal;

/** A level of the computer. */
export type Level = (typeof import('./links/kinds.js').LEVELS)[number];
/** What sits on a seat, as links write it: a person, the computer at a level, or a person elsewhere, whose moves come by link. */
export type PlayerKind = (typeof import('./links/kinds.js').ALL_PLAYER_KINDS)[number];

/** Who plays a seat. */
export interface Player {
  /** As links write it. */
  kind: PlayerKind;
  /** Whether its moves are made on this board. */
  isLocal: boolean;
  /** Whether its moves come by link. */
  isRemote: boolean;
  /** The strength of a computer; null for everybody else. */
  level: Level | null;
  /** Whether a clock stands while nobody sees the page of a game with this player. */
  pausesClock: boolean;
  /**
   * Asks for a move. Rejects where there is none to be had; the promise of a request that is aborted need not settle.
   */
  requestMove(view: PlayerView, signal: AbortSignal): Promise<string>;
  /** Gives the move that is waited for, where it comes from outside; false where none is waited for. */
  submitMove?(move: string): boolean;
}

/** What a player may know of a position, and the luck of its turn. */
export type PlayerView = Pick<Question, 'game' | 'setup' | 'view' | 'moves' | 'seed'>;

/** A game by link: its name, and the seat of whoever sends it. */
export interface Match {
  id: string;
  from: number;
}

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
  lastMove: string[];
  /** The squares of the move that is hinted at, in order. */
  hint: string[];
  /** What each legal move would win at once, where that is shown, and the squares that the one pointed at would change. */
  gains: { square: string; text: string }[];
  /** What each legal move would do at once, by square, as it is said: `turns 4`. */
  effects: Map<string, string>;
  preview: { squares: string[]; piece: string } | null;
  /** The square on which a finger has to tap once more, where squares are smaller than a finger. */
  pendingTap: string | null;
  /** The pieces of a move that is not made yet, and those of one that is hinted at. */
  laid: Placed[];
  ghosts: Placed[];
  /** What analysis writes on squares. */
  marks: Mark[];
  /** What the scores are made of, at the end of a game. */
  holdings: Holding[];
}

/** A piece on a square. */
export interface Placed {
  square: string;
  piece: string;
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

/**
 * What a tap comes to: what is picked so far, as the game's input understands it, or a whole move, or words on why not,
 * or a move of which the engine says why not.
 */
export type Choice = { picks: string[] } | { move: string } | { refused: string } | { illegal: string };

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
  /** The usual choice, where it is not the first. */
  usual?: string;
}

/** A token on the rack: still in the hand, picked up, laid on the board, or chosen to be put back. */
export interface Racked {
  token: string;
  state: 'held' | 'picked' | 'laid' | 'given';
}

/** A game with hands that only their players see. A view is a position as one player may know it. */
export interface Hands {
  /** The tokens of the hand that a view shows, each with what `picks` do with it. */
  rack(view: string, picks: string[]): Racked[];
  /** How many tokens nobody has taken yet. */
  pool(view: string): number;
  /** How many tokens each player holds. */
  sizes(view: string): number[];
  /** What a tap on a token of the rack means after `picks`; `place` counts equal tokens too. */
  take(view: string, picks: string[], place: number): string[];
  /** Picks of tokens to put back, where those to lay are picked, and the other way round. */
  exchange(picks: string[]): string[];
  isExchange(picks: string[]): boolean;
  /** The picks with the token back in the hand that was picked up last or laid last. */
  withoutLast(picks: string[]): string[];
  /** The name of the token that is picked up; null where none is. */
  lifted(picks: string[]): string | null;
  /** The move that the picks make up; null where they make up none. */
  move(picks: string[]): string | null;
  /** A move as everybody may see it. */
  conceal(move: string): string;
  /** `red moose`. */
  name(token: string): string;
  /** The picture of a token, as markup of a field of 100 × 100. */
  picture(token: string): string;
  /** What a move scores, line by line, in words. */
  gains(gains: Gain[]): string;
  /** What a move lacks, as a sentence. */
  lacks(lacks: NonNullable<Explanation['lacks']>): string;
  /** What the score of a seat is made of, each part with its points. */
  parts(tally: Tally[], seat: number): { words: string; points: number }[];
}

/**
 * One game as the page sees it: no rules, only how it looks and how it is spoken of. Its words are in the language that is
 * spoken when they are read, so what must not change with the language keeps ids and numbers, never words.
 */
export interface GamePage {
  id: string;
  readonly name: string;
  readonly tagline: string;
  /** How to make a first move, in one sentence. */
  readonly howTo: string;
  /** The names of the seats, and how each is shown beside a name. */
  readonly seats: { name: string; piece: string }[];
  /** Whether seats are told apart by numbers alone: the one person at a table is then “you”. */
  hasNumberedSeats?: boolean;
  /** Who sits where unless chosen otherwise. */
  playerKinds: PlayerKind[];
  /** How many seats must be taken, where not all of them. */
  leastSeats?: number;
  /** The height of the frame of a board in another page, by its width, with room for words and buttons around the board. */
  frameHeight: number;
  files: number;
  ranks: number;
  /** How many files and ranks a position has, where that is not always the same. */
  boardSize?(position: string): { files: number; ranks: number };
  readonly options: Option[];
  /** From this value on a proved one is a win, whatever it counts; null where values are differences of scores. */
  win: number | null;
  /** A position to show in the hall before anything was played. */
  sample: string[];
  /** The piece on each square that has one. */
  pieces(position: string): Map<string, string>;
  /** What a tap on a square means after `picks`. */
  tap(legal: string[], picks: string[], square: string): Choice;
  /** What shows after `picks`. */
  selection(legal: string[], picks: string[], position: string): {
    selected: string | null;
    targets: string[];
    movable: string[];
    parts?: Scene['parts'];
    laid?: Placed[];
    /** The part of the turn that stands on the board already; null where nothing does. */
    made: string | null;
  };
  /** How much of what is picked can be taken; null where there is nothing to choose. */
  amount?(legal: string[], picks: string[]): Amount | null;
  /** The picks with another amount, as near to the one that was asked for as can be. */
  withAmount?(legal: string[], picks: string[], amount: number): string[];
  /** Whether a move begins with what is picked. */
  matchesPicks(move: string, picks: string[]): boolean;
  /** The squares that a move visits. */
  visits(move: string): string[];
  /** The motion of a move from a position to the one after, less its first `done` steps. */
  motion(position: string, move: string, done: number, after: string): Motion;
  /** What of a new game the seed decides: the board and who begins, or the deal; null where nothing. */
  seeded: 'board' | 'deal' | null;
  hands?: Hands;
  /** Whether it can be played with a clock. */
  hasClock?: boolean;
  /** The pieces that a move puts on the board, where it brings new ones. */
  lays?(move: string): Placed[];
  /** The squares that change their piece where a move is one tap, to be shown before it is made. */
  changedSquares?(position: string, after: string): string[];
  draw(brush: Brush, scene: Scene, frame: Frame | null): void;
  describe: {
    /** What stands on a square: `black piece`, `empty`. */
    square(piece: string | undefined, square: string, position: string): string;
    /** A move that was made, as a sentence: `Black jumps c2 to c4 and takes c3.` The seat is null for “you”, where seats have numbers. */
    move(seat: number | null, move: string, position: string, after: string): string;
    /** The part of a turn that stands on the board, and how it may go on, where turns have parts. */
    part?(seat: number, made: string): string;
    /** What a move does at once, said after it: `takes 2 pieces`, `turns 4`. */
    effect(move: string, position: string, after: string): string;
    /** A value in the game's unit: `3 points`. */
    amount(value: number): string;
    /** The scores of the seats, shortly: `5 points`. */
    score(points: number): string;
    /** Why a game is over, where that does not show by itself, as a sentence. */
    end?(snapshot: Pick<Snapshot, 'position' | 'winners' | 'scores'>): string;
  };
}

/** What a game draws with. */
export interface Brush {
  context: CanvasRenderingContext2D;
  geometry: import('./ui/board/geometry.js').Geometry;
  /** A colour of the theme by its custom property, without dashes. */
  colour(name: string): string;
  coordinates: boolean;
}

/** A game clock: seconds for each seat, and seconds more for each of its moves. */
export interface ClockSetting {
  base: number;
  increment: number;
}

/** How a game stands at the ply that is looked at. */
export interface Snapshot extends Status {
  position: string;
  ply: number;
  /** All moves, those after the ply too, and the seats that played them. */
  moves: string[];
  movers: number[];
}

/** How a game stands at the ply that is looked at, its clock included. */
export interface TableSnapshot extends Snapshot {
  /** The seat that has run out of time. */
  fallen: number | null;
}

/** A table as somebody looks at it. */
export interface Sight {
  game: GamePage;
  snapshot: TableSnapshot;
  /** Who plays each seat. */
  seated: Player[];
  /** The seat whose person has said that they hold the device; null for nobody's. */
  holder: number | null;
  match: Match | null;
  /** Whether nobody may play, only look. */
  isLocked: boolean;
  /** Whether no more is known than everybody has seen: the table of a link for looking on. */
  isWatched: boolean;
  /** Whether the game has been played to its end, whichever ply is looked at. */
  isFinished: boolean;
}

/** A table as it is put into links and into storage. */
export interface TableState {
  game: string;
  seed: number | null;
  /** The first position; null for the usual start. */
  position: string | null;
  /** Where somebody only looks on: what everybody has seen, in place of a seed, a position and moves. */
  view?: string;
  moves: string[];
  playerKinds: PlayerKind[] | null;
  /** What was chosen with the game, by key; what is not named is as usual. */
  options: Record<string, string>;
  /** The clock, and the milliseconds that each seat has left; null for all of them. */
  clock: (ClockSetting & { left: number[] | null }) | null;
  /** Null where the game is not played by link. */
  match: Match | null;
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
  /** The tag of the page's language; `auto` for the browser's own. */
  language: string;
}

/** What each panel around a board shows of its table. */
export interface TableView {
  players: PlayersView;
  state: StateView;
  actions: ActionsView;
  moves: MovesView;
  analysis: AnalysisView;
  hand: RackView;
}

export interface PlayersView {
  snapshot: TableSnapshot;
  seated: Player[];
  /** The names of the seats. */
  names: string[];
  /** The seat that goes by “you”; null where none does. */
  you: number | null;
  /** Whether a computer player is at work. */
  isThinking: boolean;
  /** The milliseconds that each seat has left; null without a clock. */
  time: number[] | null;
  /** Whether somebody only looks on, and nobody plays here. */
  isWatched: boolean;
}

export interface StateView {
  /** What is said of the table: the last move and whose turn it is, or how the game ended. */
  words: string;
  snapshot: TableSnapshot;
  /** Whether part of a turn stands on the board, and whether it may end as it is. */
  isUnderWay: boolean;
  /** How much of what is picked is taken, where that can be chosen. */
  amount: Amount | null;
  /** Whether the person to move may pass, and no hand offers it. */
  canPass: boolean;
  /** Whether moves follow the position that is shown, and a computer would play on from it. */
  canPlayOn: boolean;
  /** Whether computers play each other. */
  isShow: boolean;
  isPaused: boolean;
  isThinking: boolean;
  /** Whether somebody elsewhere waits for the link. */
  isToSend: boolean;
  isWatched: boolean;
  /** Why a computer player gave up; empty where none did. */
  failure: string;
}

export interface ActionsView {
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  /** Whether hints and analysis may be asked for. */
  canAnalyse: boolean;
  isOver: boolean;
  isAnalysing: boolean;
  /** Whether a hint is looked for. */
  isHinting: boolean;
  /** Whether what moves would win is shown; null where the game has no such thing. */
  showsGains: boolean | null;
}

export interface MovesView {
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The moves as whoever looks may see them. */
  moves: string[];
  /** Null where the seed tells nothing of the game, or what nobody may see yet. */
  seed: number | null;
  isWatched: boolean;
}

export interface AnalysisView {
  isAnalysing: boolean;
  analysis: Report | null;
  isOver: boolean;
}

export interface RackView {
  /** The hand of whoever looks; null in games without hands. */
  hand: HandView | null;
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The seat that goes by “you”; null where none does. */
  you: number | null;
  isWatched: boolean;
}

/** What the panels show of a hand. */
export interface HandView {
  /** Whose hand is shown; null where nobody's is. */
  seat: number | null;
  /** The seat whose person must say first that they hold the device; null where none. */
  passTo: number | null;
  rack: Racked[];
  pool: number;
  /** How many tokens each player holds. */
  sizes: number[];
  /** Whether it is the turn of whoever's hand is shown. */
  isTurn: boolean;
  isExchange: boolean;
  canExchange: boolean;
  canPass: boolean;
  /** The move that is picked; null where none is. */
  move: string | null;
  gains: Gain[];
  /** Why the move is not legal yet; empty where it is. */
  lacks: string;
  /** What the scores are made of, where the game is over. */
  tally: Tally[];
}

declare global {
  interface HTMLElementTagNameMap {
    /** What `embed.js` defines. */
    'gambol-board': HTMLElement & { ratio: number };
  }
  interface Window {
    /** Set by `watchdog.js`, which runs before the modules and shows what became of the start where they do not. */
    gambolStart?: {
      /** The module that starts the page has run. */
      begin(): void;
      /** The first screen is there. */
      show(): void;
      /**
       * A screen could not be shown. Before the first one what may mend the start is tried: another release, a file that is
       * fetched again, the last release that started.
       */
      fail(title?: string, advice?: string): Promise<void>;
    };
    /** How often this window became a page of another release. */
    gambolChanges?: number;
  }
}
