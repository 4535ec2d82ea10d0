// Types shared by the modules of the page.

export type * from './core/types.js';
import type { Explanation, Gain, Holding, Question, Refusal, Report, Status, Tally } from './core/types.js';

/** A level of the computer player. */
export type Level = (typeof import('./links/kinds.js').LEVELS)[number];
/** A kind of player: a person, the computer at a level, or a remote person, whose moves come by link. */
export type PlayerKind = (typeof import('./links/kinds.js').ALL_PLAYER_KINDS)[number];

/** The player of a seat. */
export interface Player {
  kind: PlayerKind;
  /** Whether its moves are entered on this board. */
  isLocal: boolean;
  /** Whether its moves come by link. */
  isRemote: boolean;
  /** The level of a computer; null for a person. */
  level: Level | null;
  /** Whether the clock pauses while the page is hidden. */
  pausesClock: boolean;
  /**
   * Requests a move. Rejects when the player cannot move; the promise of an aborted request need not settle.
   */
  requestMove(view: PlayerView, signal: AbortSignal): Promise<string>;
  /** Answers the pending request with a move; false if none is pending. Missing if the player finds its moves itself. */
  submitMove?(move: string): boolean;
}

/** What a player may know of a position, and the seed of its search. */
export type PlayerView = Pick<Question, 'game' | 'setup' | 'view' | 'moves' | 'seed'>;

/** A game by link: its id, and the seat of the sender. */
export interface Match {
  id: string;
  from: number;
}

/** Everything a board draws. */
export interface Scene {
  /** The position to draw; in the middle of a turn, the position reached so far. */
  position: string;
  /** The square of the selected piece. */
  selected: string | null;
  /** The squares that it can go to. */
  targets: string[];
  /** The target under a dragged piece or under the pointer; null for none. Set by the board. */
  aimed: string | null;
  /** The squares of the pieces that can be selected. */
  movable: string[];
  /** The lifted part of the selected stack and the part that stays; null when the whole stack is selected. */
  parts: { lifted: string; rest: string } | null;
  /** The squares of the last move, in order. */
  lastMove: string[];
  /** The last move of each opponent of the player to move, the newest last. */
  lastMoves: { seat: number; squares: string[]; turned: string[] }[];
  /** The squares of the hinted move, in order. */
  hint: string[];
  /** The immediate gain of each legal move, when gains are shown, and the squares that the hovered move changes. */
  gains: { square: string; text: string }[];
  /** The immediate effect of each legal move by square, in words: `turns 4`. */
  effects: Map<string, string>;
  preview: { squares: string[]; piece: string } | null;
  /** The square that awaits a second tap, used when squares are smaller than a fingertip. */
  pendingTap: string | null;
  /** The pieces of a move that is not confirmed yet, and those of a hinted move. */
  laid: Placed[];
  ghosts: Placed[];
  /** What an analysis shows: the best moves, what the others cost, and the square whose value is shown. */
  arrows: Arrow[];
  heat: Heat[];
  pointed: string | null;
  /** What a move would do, drawn instead of the position; missing or null for nothing. */
  foreseen?: { position: string; laid: Placed[]; squares: string[] } | null;
  /** The parts of the scores so far; at the end of a game they are final. */
  holdings: Holding[];
  isFinal: boolean;
  /** What lies over the board. */
  shapes?: Shape[];
}

/** An arrow or a circle that a person has drawn, a move that waits for its turn, or squares that a scan lights up. */
export interface Shape {
  kind: 'drawn' | 'waits' | 'lit';
  squares: string[];
  /** The letter of the colour that it was drawn in; missing for the usual one. */
  color?: string;
}

/** A piece on a square. */
export interface Placed {
  square: string;
  piece: string;
}

/** One of the best moves: its squares, in order, and its rank, counted from 1. */
export interface Arrow {
  squares: string[];
  rank: number;
}

/** The value of the best move to a square, what it costs against the best of all, and whether a piece stands there. */
export interface Heat {
  square: string;
  text: string;
  cost: 'none' | 'small' | 'large';
  isOccupied: boolean;
}

/** A move of an expected line: the seat that plays it, and the board and the scores after it, and whether the game is over then. */
export interface Foreseen {
  move: string;
  seat: number;
  position: string;
  scores: number[];
  over: boolean;
}

/** A moving piece; file and rank are its centre in squares from the bottom left. */
export interface Sprite {
  piece: string;
  file: number;
  rank: number;
  /** 0 to 1. */
  alpha: number;
  /** Height above the board, in squares. */
  lift: number;
  /** A piece that rolls over along a line: the step of the line, how far it has turned (0 to 1), and what it showed before. */
  roll?: { file: number; rank: number; turn: number; before: string };
}

/** One frame of a motion: the squares that the position hides, and the sprites drawn instead. */
export interface Frame {
  hidden: Set<string>;
  sprites: Sprite[];
  /** Whether the last sprite is dragged. */
  isDrag?: boolean;
}

/** Makes the texture of a material ahead of time, in steps that are too short to be felt. */
export type Ahead = (tools: Pick<Brush, 'texture' | 'colour'>) => Generator<unknown>;

/** What pieces are made of, which decides how they sound. */
export type Material = 'wood' | 'stone' | 'bone';

/** The sounds of the page. */
export type SoundName = 'pick' | 'land' | 'flip' | 'take' | 'refuse' | 'turn' | 'end' | 'count';

/** A moment of a motion, from 0 to 1, at which something is heard. */
export interface Beat {
  at: number;
  sound: 'land' | 'flip' | 'take';
}

/** An animated change of the board. */
export interface Motion {
  millis: number;
  /** What is heard during the motion; a piece that lands at its end where this is missing. */
  beats?: Beat[];
  /** The frame at `t`, from 0 to 1. */
  at(t: number): Frame;
  /** The position drawn under the sprites. */
  position: string;
  /** The parts of the scores that are counted over the board, which stands still meanwhile. */
  counted?: Holding[];
}

/**
 * The result of a tap: the new picks, in the format of the game's input; a whole move; a refusal in words;
 * or a move that is illegal, for which the engine gives the reason.
 */
export type Choice = { picks: string[] } | { move: string } | { refused: string } | { illegal: string };

/** How many pieces of the selected stack are taken, when that can be chosen: 1 to `most`. */
export interface Amount {
  /** 0 as long as none is chosen: the move then takes the fewest possible. */
  value: number;
  most: number;
  /** `2 of 5 pieces`; empty as long as none is chosen. */
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
export interface Racked {
  token: string;
  state: 'held' | 'picked' | 'laid' | 'given';
}

/** A game with hidden hands. A view is a position as one player may know it. */
export interface Hands {
  /** The tokens of the hand in a view, with their state after `picks`. */
  rack(view: string, picks: string[]): Racked[];
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
  textures?: Ahead[];
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
  selection(legal: string[], picks: string[], position: string): {
    selected: string | null;
    targets: string[];
    movable: string[];
    parts?: Scene['parts'];
    laid?: Placed[];
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
  /** Whether a move may be entered before its turn; missing where hidden hands or lays of several pieces make that senseless. */
  hasPremove?: boolean;
  /** Whether the game can be played with a clock. */
  hasClock?: boolean;
  /** The pieces that a move adds to the board. */
  lays?(move: string): Placed[];
  /** The squares whose piece a one-tap move changes, for the preview of a move. */
  changedSquares?(position: string, after: string): string[];
  /** The parts of the scores that are counted up at the end, where they are not the holdings. */
  count?(position: string, record: ScoreParts): Holding[];
  /** The scale of values: how many a full bar stands for on each side, and what a move may cost and still be shown as a small loss. */
  scale?: { bar: number; small: number };
  draw(brush: Brush, scene: Scene, frame: Frame | null): void;
  /** Loads what its puzzles are about; missing in games without a file in `puzzles/`. */
  loadPuzzles?(): Promise<{ words(tag: import('./words/vocabulary.js').Tag): Promise<PuzzleWords> }>;
  /** Loads the lesson; missing in games without one. */
  loadLesson?(): Promise<Lesson>;
  /** Loads the course. */
  loadCourse?(): Promise<Course>;
  /** Loads what sets up positions by hand; missing in games that have no such means. */
  loadEditor?(): Promise<PositionEditor>;
  /** Loads what a review knows of the game; missing where it has only the usual words. */
  loadReview?(): Promise<GameReview>;
  /** Loads how chances to win follow from values; missing where all values are proved. */
  loadChances?(): Promise<Chances>;
  /** Whether the mirror image of a position, from left to right, is worth the same; missing where it is not. */
  isMirrored?: boolean;
  /** Loads the book of openings; missing where hardly any position occurs twice. */
  loadBook?(): Promise<{ book: string }>;
  describe: {
    /** The contents of a square: `black piece`, `empty`. */
    square(piece: string | undefined, square: string, position: string): string;
    /** A move that was played, as a sentence: `Black jumps c2 to c4 and takes c3.` A seat of null is “you”. */
    move(seat: number | null, move: string, position: string, after: string): string;
    /** The part of a turn already played and how it can continue, for turns of several steps. */
    part?(seat: number, made: string): string;
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
    /** That the game will end soon unless something happens, as a sentence; empty if it won't. `isStuck`: the player to move has no move but to pass. */
    warning?(position: string, isStuck: boolean): string;
    /** Why the game is over, as a sentence; `you` is the seat of the only person, or null. */
    end?(snapshot: Pick<Snapshot, 'position' | 'winners' | 'scores'>, you: number | null): string;
    /** How points are made, in a sentence or two, below the points so far. */
    scoring?(): string;
    /** The parts of a result, line by line, where they are more than the score of each seat. */
    tally?(snapshot: Pick<Snapshot, 'position'>, record: ScoreParts, you: number | null): ResultRow[];
  };
}

/** How positions of a game are set up by hand. Whether they are valid is up to the engine. */
export interface PositionEditor {
  /** The pieces that can be put on a square, as `pieces` of the game names them, and the name of the picture; null where the game has hands. */
  palette: { piece: string; token: string | null }[];
  /** The piece on each occupied square. */
  pieces(position: string): Map<string, string>;
  /** The position with other pieces on its board. */
  board(position: string, pieces: Map<string, string>): string;
  /** Puts a piece of the palette on a square. */
  put(pieces: Map<string, string>, square: string, piece: string): void;
  /** The seat to move; negative where the position names none. */
  turn(position: string): number;
  /** The position with another seat to move. */
  withTurn(position: string, seat: number): string;
}

/** What the puzzles of a game are about, by the codes of goals and of themes. */
export interface PuzzleWords {
  /** What is to be found: `Win a stack.` */
  goals: Record<string, string>;
  /** The names of themes. */
  names: Record<string, string>;
}

/** What a review knows of a game. */
export interface GameReview {
  /** Whether a search solves every position, so that only proved results count. */
  isSolved?: boolean;
  /** The loss of value that is within the noise of the search, in the unit of the game. */
  noise?: number;
  /** Whether the accuracy of a move is measured as if the chances had been even. */
  isLevelled?: boolean;
  /** Loads the words of the reasons in a language; a function that finds the reason of a judgement. */
  reasons(tag: import('./words/vocabulary.js').Tag): Promise<(facts: Facts) => string | null>;
  /** The luck of all draws of a game with open hands; missing in games without chance. `valueOf` a view is that for its player, who is to
      move; null where there is none. `pause` is called between two values. */
  luckOf?(plies: { ply: number; position: string; move: string | null }[], valueOf: (view: string) => number | null, pause: () => Promise<void> | undefined): Promise<Draw[]>;
}

/** What a player drew, with its value less what was to be expected, in the unit of the game. It counts at the player's next turn. */
export interface Draw {
  ply: number;
  seat: number;
  pieces: string[];
  points: number;
}

/** A judged move as its reason depends on it. */
export interface Facts {
  mover: number;
  position: string;
  /** The move that was played, and the position after it; the same of the best move. */
  move: string;
  after: string;
  best: string;
  bestAfter: string;
  /** The best answer to the played move, with its player and the position after it; null where there is none. */
  reply: { move: string; mover: number; after: string } | null;
  /** The seat called “you”; null when there is none. */
  you: number | null;
}

/** Watches the moves at the table of a lesson. */
export interface Tutor {
  /** Why another move than this one, or the beginning of one of the legal moves, is asked for; null if it may be played. */
  adviceOn(move: string, isWhole: boolean, legal?: string[]): string | null;
  /** What there is to say about a tap on a square that does nothing; null for nothing more than usual. */
  missed(square: string): string | null;
  /** The comment on the move before a ply, instead of its description; null for none. */
  commentOn(ply: number): string | null;
}

/** One step of a lesson: a position, and one thing to do there. */
export interface LessonStep {
  /** The key of its words. */
  key: string;
  position: string;
  /** The move that is shown on request. */
  move: string;
  /** The moves that are accepted, when `move` is not the only one. */
  accepts?: RegExp;
  /** What is already picked, in the format of the game's input. */
  picks?: string[];
  /** The square in the middle, where only a part of the board can be shown. */
  around?: string;
  /** Whether the move is shown from the beginning. */
  isShown?: boolean;
  /** The answer of the opponent; legal after every accepted move. */
  reply?: string;
  /** The keys of the words on other moves, and on squares where nothing can be done; the first pattern that fits counts. */
  others?: [RegExp, string][];
}

/** The words of a step: what to do, the rule behind it, the praise, and what to say about any other move. */
export interface LessonWords {
  task: string;
  rule: string;
  done: string;
  other: string;
  /** The words on the opponent's answer, and those that `others` names. */
  [key: string]: string;
}

/** What was played from a position of a book, with results for the player who made the move. */
export interface BookMove {
  move: string;
  /** The mirror image of the move in a symmetric position, where it is another move. */
  twin: string | null;
  games: number;
  wins: number;
  draws: number;
}

/** What was played from a position, with results. */
export interface PlayedMove {
  move: string;
  /** The mirror image of the move in a symmetric position, where it is another move. */
  twin: string | null;
  /** The number of games, those that are not over included. */
  games: number;
  /** By seat, the games that this seat alone has won; empty before the first one is over. */
  wins: number[];
  /** The games that nobody has won alone. */
  draws: number;
  /** The mean lead at the end of the player who made the move; null where it is not known. */
  lead: number | null;
}

/** How chances to win follow from the values of a search. */
export interface Chances {
  /** The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and ln(left + 0.05). */
  slope: [number, number, number, number];
  /** The lead from which on more of it is worth less, or, if negative, more. */
  knee: number;
  /** How much of the game is left in a position: from 0, nothing, to 1, everything. */
  left(position: string): number;
}

/** A lesson: its steps, and its words in a language. */
export interface Lesson {
  steps: LessonStep[];
  words(tag: import('./words/vocabulary.js').Tag): Promise<{ steps: Record<string, LessonWords>; end: string }>;
}

/** A course: chapters of short lessons, and its words in a language. */
export interface Course {
  chapters: Chapter[];
  words(tag: import('./words/vocabulary.js').Tag): Promise<CourseWords>;
  insight?: Insight;
}

/**
 * Figures of the game, as its section of `docs/insight.md` has them: from games of a level against itself, or exact, from all positions
 * that can occur.
 */
export type Insight = { facts: Fact[] } & ({ games: number; level: typeof import('./core/levels.js').LEVELS[number] } | { positions: number });

/** A figure, shown as it is, rounded to a whole number, or, for a share from 0 to 1, in percent. */
export interface Fact {
  key: string;
  figure: number;
  as: 'number' | 'whole' | 'percent';
}

/** A chapter: its lessons in order, then five puzzles of a theme, then a game with a goal. Its key is unique in the course. */
export interface Chapter {
  key: string;
  lessons: CourseLesson[];
  /** The theme of its puzzles, as in `puzzles/GAME.txt`. */
  theme: string;
  game: GoalGame;
}

/** A lesson of a course. Its key is unique in the course. */
export interface CourseLesson {
  key: string;
  steps: CourseStep[];
}

/** A step of a lesson of a course, with what its words claim. */
export interface CourseStep extends LessonStep {
  claims?: Claim[];
}

/**
 * A claim that the words of a step make, which a test proves with the engine. Every given part must hold; values and scores are the
 * learner's, in the game's unit.
 */
export interface Claim {
  /** The move that it is about; the step's own if missing. */
  move?: string;
  /** The bounds of its value in a search. */
  least?: number;
  most?: number;
  /** By how much its value is higher than that of every move that the step doesn't accept. */
  leads?: number;
  /** Whether these values must be proved, for `leads` those of the other moves as well. */
  isProved?: true;
  /** The nodes of the search, where the usual number doesn't suffice. */
  nodes?: number;
  /** The change of the learner's score by the move at once, and by the move and the reply. */
  gains?: number;
  keeps?: number;
  /** The reply of `keeps`; the step's own if missing. */
  reply?: string;
  /** How much of the learner's score the next player can take at most, and whether that is the learner, since others miss their turns. */
  risks?: number;
  again?: true;
  /** How many moves the next player has after the move. */
  replies?: number;
  /** Whether the learner has won after the move. */
  wins?: true;
}

/** A game against a level from a position, with a goal for the learner, who has its first seat. */
export interface GoalGame {
  position: string;
  level: typeof import('./core/levels.js').LEVELS[number];
  goal: 'win' | 'draw';
}

/** The words of a course: about it as a whole, and by the keys of its chapters, lessons and steps. */
export interface CourseWords {
  about: string;
  /** What the figures say, by their keys. A figure stands before its words, which continue it. */
  insight?: Record<string, string>;
  chapters: Record<string, {
    title: string;
    about: string;
    /** What the game with a goal asks for. */
    goal: string;
    lessons: Record<string, { title: string; steps: Record<string, LessonWords>; end: string }>;
  }>;
}

/** The parts of the scores at a position: those that count there, and those that led to it. */
export interface ScoreParts {
  holdings: Holding[];
  tally(): Tally[];
}

/** A line of a result: its words, the parts of its points where there are several, and the seat whose piece stands before it. */
export interface ResultRow {
  seat: number | null;
  words: string;
  parts?: { words: string; points: number }[];
  points: number;
}

/** The drawing tools of a game. */
export interface Brush {
  context: CanvasRenderingContext2D;
  geometry: import('./ui/board/geometry.js').Geometry;
  /** A theme colour by the name of its custom property, without dashes. */
  colour(name: string): string;
  coordinates: boolean;
  /** The beat of a mark that asks for attention, from 0 to 1; missing where nothing moves. */
  pulse?: number;
  /**
   * The picture that `paint` paints in CSS pixels, once for each key, size, set and theme. Whatever is costly (grain,
   * blur, gradients) belongs into it.
   */
  sprite(key: string, width: number, height: number, paint: Paint): CanvasImageSource;
  /** Draws a sprite with its upper left corner at a point. */
  stamp(key: string, x: number, y: number, width: number, height: number, paint: Paint): void;
  /**
   * Draws the still board: its frame with the coordinates, and what `paints` paint once with the brush of the sprite, whose
   * geometry is that of the whole board. A new board paints one of them in each frame.
   */
  ground(key: string, ...paints: ((brush: Brush) => void)[]): void;
  /** Pixels that `fill` computes once: red, green, blue and alpha of each. */
  texture(key: string, width: number, height: number, fill: (data: Uint8ClampedArray) => void): CanvasImageSource;
}

/** Paints a sprite of a width and a height in CSS pixels. */
export type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** A game clock: the seconds of each seat, and the increment per move. */
export interface ClockSetting {
  base: number;
  increment: number;
}

/** The state of a game at the current ply. */
export interface Snapshot extends Status {
  position: string;
  ply: number;
  /** All moves, including those after the current ply, and the seats that played them. */
  moves: string[];
  movers: number[];
}

/** The state of a game at the current ply, including its clock. */
export interface TableSnapshot extends Snapshot {
  /** The seat that ran out of time. */
  fallen: number | null;
  /** How players have ended the game; null where they have not. */
  ending: Ending | null;
}

/** How players end a game before its rules do: the seat that resigns, or a draw that all agree on. */
export type Ending = number | 'draw';

/** A table as one viewer sees it. */
export interface Sight {
  game: GamePage;
  snapshot: TableSnapshot;
  /** The player of each seat. */
  seated: Player[];
  /** The seat whose player has confirmed holding the device; null for none. */
  holder: number | null;
  match: Match | null;
  /** Whether the board is for viewing only. */
  isLocked: boolean;
  /** Whether this is a spectator's table, which knows public information only. */
  isWatched: boolean;
  /** Whether the game was played to its end, whichever ply is shown. */
  isFinished: boolean;
}

/** A table as stored in links and in the browser. */
export interface TableState {
  game: string;
  seed: number | null;
  /** The first position; null for the default start. */
  position: string | null;
  /** The public view of a spectator's table, instead of a seed, a position and moves. */
  view?: string;
  moves: string[];
  playerKinds: PlayerKind[] | null;
  /** The options of the game by key; missing keys have their default. */
  options: Record<string, string>;
  /** The clock, and the milliseconds left for each seat; null for the full time. */
  clock: (ClockSetting & { left: number[] | null }) | null;
  /** How players have ended the game after its last move; missing or null where they have not. */
  ending?: Ending | null;
  /** Null when the game is not played by link. */
  match: Match | null;
  /** The ply shown; null for the last. */
  at: number | null;
}

/** A set of colours and materials of the board. */
export type BoardSet = (typeof import('./ui/board/sets.js').SETS)[number];

/** The visitor's persistent settings. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** The set of boards and pieces; `auto` is Linen in light colours and Walnut in dark ones. */
  set: 'auto' | BoardSet;
  coordinates: boolean;
  /** Whether the gains of legal moves are shown, in games whose moves are one tap. */
  gains: boolean;
  /** The pause before a computer's move, in milliseconds. */
  pause: number;
  /** The language tag of the page; `auto` for the browser's language. */
  language: string;
  /** The id of the game that a person has played last; empty for none. */
  lastGame: string;
  /** What was chosen last for a new game, by the id of the game. */
  lastSetup: Record<string, Setup>;
  /** Whether the page makes sounds, and how loud, from 0 to 100. */
  sound: boolean;
  volume: number;
  /** Whether a device with a motor vibrates at picks, moves and refusals. */
  vibration: boolean;
  /** Whether a move is played only after it was confirmed. */
  confirm: boolean;
  /** One-switch play: the milliseconds for which each thing is lit; 0 when it is off. */
  scan: number;
  /** Whether a move may be entered while others are to move. */
  premove: boolean;
  /** Whether the screen stays on during a game. */
  wake: boolean;
  /** Whether single keys are shortcuts at a table. */
  keys: boolean;
}

/** What is chosen for a new game; `seat` is that of the person here, null for one by chance. */
export interface Setup {
  playerKinds: PlayerKind[];
  seat: number | null;
  options: Record<string, string>;
  clock: ClockSetting | null;
}

/** The state of each panel around a board. */
export interface TableView {
  players: PlayersView;
  state: StateView;
  actions: ActionsView;
  extras: ExtrasView;
  moves: MovesView;
  analysis: AnalysisView;
  line: LineView;
  /** Null for no bar. */
  gauge: GaugeView | null;
  end: EndView;
  /** The parts of the scores so far, in games that name them. */
  points: ResultRow[];
  hand: RackView;
}

/** The end of a game and its review. */
export interface EndView {
  /** Whether the result is shown, and whether the game has just ended here. */
  isShown: boolean;
  isNew: boolean;
  /** Without a full stop. */
  headline: string;
  reason: string;
  rows: ResultRow[];
  canRematch: boolean;
  canSwap: boolean;
  canReview: boolean;
  canStudy: boolean;
  /** Whether a remote player has not seen the end yet. */
  isToSend: boolean;
  isReviewing: boolean;
  isPlayingBack: boolean;
  ply: number;
  plies: number;
}

/** The expected moves, and how many of them the board shows. */
export interface LineView {
  moves: Foreseen[];
  step: number;
}

/**
 * The bar that says who is better. Of two sides: the share of the one below, from 0 to 1, its piece and that of the other, and
 * the value as text. Of more: their scores as expected.
 */
export type GaugeView =
  | { words: string; share: number; below: string; above: string; ticks: number; text: string; isAhead: boolean; isProved: boolean }
  | { words: string; parts: { seat: number; piece: string; name: string; score: number }[] };

export interface PlayersView {
  snapshot: TableSnapshot;
  seated: Player[];
  /** The names of the seats. */
  names: string[];
  /** The seat called “you”; null when there is none. */
  you: number | null;
  /** Whether a computer player is thinking. */
  isThinking: boolean;
  /** The milliseconds left for each seat; null without a clock. */
  time: number[] | null;
  /** Whether this is a spectator's table. */
  isWatched: boolean;
}

/** A drawing that stands before a name in a sentence, as SVG markup in a 100 × 100 view box. */
export interface Inlay {
  name: string;
  picture: string;
}

export interface StateView {
  /** The status text: the last move and whose turn it is, or the result. */
  words: string;
  /** Drawings in the status text, in the order of their names there. */
  inlays?: Inlay[];
  /** What follows the status text for a screen reader alone. */
  aside?: string;
  snapshot: TableSnapshot;
  /** Whether part of a turn was played and the turn may end there. */
  isUnderWay: boolean;
  /** How many pieces of the selected stack are taken, when that can be chosen. */
  amount: Amount | null;
  /** Whether the person to move may pass, and no hand offers it. */
  canPass: boolean;
  /** Whether moves follow the current position and a computer could play on from it. */
  canPlayOn: boolean;
  /** Whether a move waits for its confirmation. */
  isAsking: boolean;
  /** Whether all players are computers. */
  isShow: boolean;
  isPaused: boolean;
  isThinking: boolean;
  /** Whether a remote player waits for the link. */
  isToSend: boolean;
  isWatched: boolean;
  /** Why a computer player failed; empty when none did. */
  failure: string;
}

export interface ActionsView {
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  /** Whether hints and analysis are available. */
  canAnalyse: boolean;
  isOver: boolean;
  isAnalysing: boolean;
  /** Whether a hint is being computed. */
  isHinting: boolean;
  /** Whether gains are shown; null when the game has none. */
  showsGains: boolean | null;
  /** Whether the game can be studied, which shows all hands. */
  canStudy: boolean;
}

export interface ExtrasView {
  /** Whether somebody here may resign. */
  canResign: boolean;
  /** Whether the computer can be offered a draw. */
  canOfferDraw: boolean;
}

export interface MovesView {
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The player of each seat. */
  seated: Player[];
  /** The moves as the viewer may see them. */
  moves: string[];
  /** What the seed determines, and its number; null when it determines nothing, or is still secret. */
  seed: string | null;
  isWatched: boolean;
}

export interface AnalysisView {
  isAnalysing: boolean;
  analysis: Report | null;
  isOver: boolean;
}

export interface RackView {
  /** The viewer's hand; null in games without hands. */
  hand: HandView | null;
  snapshot: TableSnapshot;
  /** The names of the seats. */
  names: string[];
  /** The seat called “you”; null when there is none. */
  you: number | null;
  isWatched: boolean;
}

/** The state of the rack. */
export interface HandView {
  /** The seat whose hand is shown; null for none. */
  seat: number | null;
  /** The seat whose player must confirm holding the device first; null for none. */
  passTo: number | null;
  rack: Racked[];
  pool: number;
  /** The number of tokens in each hand. */
  sizes: number[];
  /** Whether it is the turn of the hand that is shown. */
  isTurn: boolean;
  isExchange: boolean;
  canExchange: boolean;
  canPass: boolean;
  /** The move that the picks form; null for none. */
  move: string | null;
  gains: Gain[];
  /** The terms of the score, as the status text tells them; none while it tells something else. */
  terms: { tokens: string[]; words: string }[];
  /** Why the move is illegal; empty when it is legal. */
  lacks: string;
  /** The parts of the scores, when the game is over. */
  tally: Tally[];
}

declare global {
  interface HTMLElementTagNameMap {
    /** Defined by `embed.js`. */
    'gambol-board': HTMLElement & { ratio: number };
  }
  /** Where the browser has Trusted Types (W3C), as far as the page uses them. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
  interface Window {
    /** Set by `watchdog.js`, which runs before the modules and reports a failed start. */
    gambolStart?: {
      /** Called when the start module runs. */
      begin(): void;
      /** Called when the first screen is shown. */
      show(): void;
      /**
       * Called when a screen cannot be shown. Before the first screen it attempts a repair: another release, refetching a
       * file, or the last release that started.
       */
      fail(title?: string, advice?: string): Promise<void>;
    };
  }
}
