// The board of a puzzle: judges the moves of the solver, plays the replies, refutes a wrong move, and shows the
// solution.

import { Attempt } from '../../coach/puzzles/attempt.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { formatLink } from '../../links/link.ts';
import { stateAt } from '../../links/start.ts';
import { exerciseTable, statusOfStep, type Exercise } from '../exercise.ts';
import { costWords, positionAfter, readPuzzle, SEARCH_MILLIS, stepOf, type Step } from './step.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { Report } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage, PuzzleWords } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';
import type { Search } from '../../game/player.ts';
import type en from '../../words/puzzles/en.ts';
import type { PlaySound } from '../../ui/feedback.ts';

export type CommonWords = typeof en;

export type Words = CommonWords & PuzzleWords;

/** Milliseconds before each move of a solution. */
const SOLUTION_DELAY = 700;

/** Receives what happens to a puzzle. */
interface Listener {
  /** Anybody has moved; without what is hidden. */
  onMove?: (move: string, ply: number) => void;
  /** The solver has made the first move. */
  onFirst: () => void;
  /** A step was solved, and another one follows. */
  onRight: () => void;
  onSolved: (isSlower: boolean) => void;
  onWrong: (move: string) => void;
  /** The wrong move was answered; what it has cost, in words. */
  onRefuted: (words: string) => void;
  /** The solution was played to its end. */
  onShown: () => void;
}

interface Tools {
  engine: Engine;
  thinker: { think: Search };
  settings: Settings;
  playSound?: PlaySound;
  /** Whether wrong moves are answered; true by default. */
  isRefuted?: boolean;
}

/** Creates the board. */
export const puzzleBoard = (game: GamePage, words: Words, tools: Tools, on: Listener) =>
  new PuzzleBoard(game, words, tools, on);

/** Says nothing about moves: the words of a solver's move come after it. */
const TUTOR = { adviceOn: () => null, missed: () => null, commentOn: () => null };

class PuzzleBoard {
  /** Its table, and what is around it. */
  declare readonly exercise: Exercise;
  /** The seat of the solver. */
  solver = 0;
  phase: 'asked' | 'replied' | 'wrong' | 'showing' | 'over' = 'over';
  #game;
  #words;
  #tools;
  #on;
  #attempt: Attempt | null = null;
  /** The state to which the solver goes back: the step that is asked, or the next one. */
  #asked: GameLink | null = null;
  #step: Step | null = null;
  /** The moves of the others that follow. */
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refuting = new AbortController();
  /** What the status says while a step is asked; empty for whose turn it is. */
  #said = '';
  /** The marked squares, and the ply of the position that they belong to. */
  #hinted: string[] = [];
  #hintedPly = 0;

  constructor(game: GamePage, words: Words, tools: Tools, on: Listener) {
    this.#game = game;
    this.#words = words;
    this.#tools = tools;
    this.#on = on;
    const { engine, settings, playSound } = tools;
    this.exercise = exerciseTable(
      game,
      {
        engine,
        thinker: { think: (...question) => this.#reply(...question), stop: () => {} },
        settings: { ...settings, confirm: false, premove: false },
        tutor: TUTOR,
        playSound,
      },
      {
        status: (view) => ({ ...statusOfStep(view), canPass: view.canPass && this.phase === 'asked' }),
        onMove: (move, ply) => {
          on.onMove?.(move, ply);
          this.#moved(ply);
        },
      },
    );
    this.table.layers.add({
      show: (scene) => {
        const isShown = this.#hinted.length > 0 && this.table.snapshot.ply === this.#hintedPly;
        return isShown ? { ...scene, hint: this.#hinted } : scene;
      },
    });
  }

  get table() {
    return this.exercise.table;
  }

  /**
   * Puts a puzzle on the board, and says who is to move.
   *
   * @throws an error if its position is not one of the game, or its solution can't be played
   */
  open(puzzle: Puzzle) {
    this.#stop();
    this.#setInert(false);
    const { position, players, solver } = readPuzzle(this.#tools.engine, this.#game, puzzle);
    this.solver = solver;
    this.#attempt = new Attempt(puzzle);
    const playerKinds: PlayerKind[] = Array.from({ length: players }, (_, seat) =>
      seat === solver ? HUMAN : 'master',
    );
    this.phase = 'over';
    this.table.open(stateAt(this.#game, position, playerKinds));
    this.exercise.view.centre();
    this.#said = this.#game.howTo;
    this.#ask();
  }

  /** Asks the same step again. */
  retry() {
    if (!this.#asked) return;
    this.#reopen(this.#asked);
    this.#ask();
  }

  /** Marks the square where the solution begins, and returns it; empty where it is the whole move. */
  hint() {
    const [first, ...rest] = this.#game.visits(this.#attempt?.main ?? '');
    if (first === undefined || rest.length === 0 || this.phase !== 'asked') return '';
    this.#hinted = [first];
    this.#hintedPly = this.table.snapshot.ply;
    this.table.dispatch({ type: 'refresh' });
    return first;
  }

  /** Plays the rest of the solution. */
  solve() {
    if (!this.#asked) return;
    this.#reopen(this.#asked);
    this.table.say(this.#words.showing);
    this.phase = 'showing';
    this.#playSoon();
  }

  /** Ends what is asked: a move that is half made is taken back, and no other one can be made. */
  end() {
    this.#stop();
    if (this.phase === 'asked' && this.#asked) this.table.open(this.#asked);
    this.phase = 'over';
    this.#setInert(true);
    this.table.say('');
  }

  /**
   * The table on which the game goes on against the strongest level, from the step that was asked last or after the
   * solution.
   */
  playOn() {
    return {
      link: formatLink({ ...this.table.link, at: null }),
      isSecret: this.#game.hands !== undefined && !this.table.record.status.over,
    };
  }

  recover() {
    if (this.phase === 'replied') this.retry();
    else if (this.#asked) this.table.open(this.#asked);
  }

  close() {
    this.#stop();
    this.exercise.close();
  }

  /** Plays the replies of the solution, and after a wrong move those of the computer. */
  #reply(...[question, onReport, signal]: Parameters<Search>): Promise<Report> {
    const { thinker, isRefuted = true } = this.#tools;
    const reply = this.#queue.shift();
    if (reply !== undefined)
      return Promise.resolve({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply });
    if (this.phase !== 'wrong' || !isRefuted || !isAnswered(this.#attempt?.puzzle)) return new Promise(() => {});
    return thinker.think({ ...question, level: 'master', all: false, millis: SEARCH_MILLIS }, onReport, signal);
  }

  #stop() {
    this.#hinted = [];
    clearTimeout(this.#timer);
    this.#refuting.abort();
    this.#queue = [];
  }

  #reopen(state: GameLink) {
    this.#stop();
    this.phase = 'over';
    this.table.open(state);
  }

  #setInert(isInert: boolean) {
    const { board, hand } = this.exercise;
    for (const element of [board.element, hand?.element]) if (element) element.inert = isInert;
  }

  /** Notes the step that is on the board. */
  #note() {
    this.#asked = { ...this.table.link, at: null };
    this.#step = stepOf(this.#game, this.#asked, this.table.snapshot.position);
  }

  /** Waits for the solver's move at the step that is asked. */
  #ask() {
    this.phase = 'asked';
    this.#note();
    if (this.#said !== '') this.table.say(this.#said);
  }

  #moved(ply: number) {
    this.#hinted = [];
    const { moves, movers, toMove } = this.table.snapshot;
    const move = moves[ply - 1] ?? '';
    const isSolvers = movers[ply - 1] === this.solver;
    const isAsked = toMove === this.solver && !isSolvers;
    if (this.phase === 'showing') {
      if (isSolvers) this.#continueSolution(move);
      else if (isAsked) this.#playSoon();
    } else if (this.phase === 'replied') {
      if (this.#queue.length === 0 && isAsked) this.#ask();
    } else if (this.phase === 'asked' && isSolvers) this.#judge(move);
  }

  #judge(move: string) {
    const attempt = this.#attempt;
    if (!attempt) return;
    if (attempt.at === 0) this.#on.onFirst();
    const { main } = attempt;
    const verdict = attempt.judge(move, (other) => this.#after(other));
    if (verdict.kind === 'solved') {
      this.phase = 'over';
      this.#on.onSolved(verdict.isSlower);
    } else if (verdict.kind === 'right') {
      this.phase = 'replied';
      this.#queue = [...verdict.replies];
      // Who does not wait for the replies goes on after them.
      this.#asked = { ...this.table.link, moves: [...this.table.link.moves, ...this.#queue], at: null };
      this.#said = '';
      this.#on.onRight();
    } else {
      this.phase = 'wrong';
      this.#on.onWrong(move);
      if (this.#tools.isRefuted ?? true) void this.#weigh(attempt.puzzle, main, move);
    }
  }

  /** Says what a wrong move has cost. */
  async #weigh({ goal }: Puzzle, main: string, move: string) {
    if (!this.#step) return;
    this.#refuting = new AbortController();
    const { signal } = this.#refuting;
    const tried = { ...this.#step, goal, solver: this.solver, main, move };
    const cost = await costWords(this.#game, this.#tools, tried, this.#words, signal);
    if (!signal.aborted) this.#on.onRefuted(cost);
  }

  #after(move: string) {
    return this.#step ? positionAfter(this.#tools.engine, this.#game, this.#step, move) : '';
  }

  /** Plays the main move of the step that is asked. */
  #playSoon() {
    this.#timer = setTimeout(() => {
      this.#note();
      this.table.attempt(this.#attempt?.main ?? '');
    }, SOLUTION_DELAY);
  }

  /** @param move of the solution */
  #continueSolution(move: string) {
    const verdict = this.#attempt?.judge(move, (other) => this.#after(other));
    if (verdict?.kind === 'right') this.#queue = [...verdict.replies];
    else {
      this.phase = 'over';
      this.#on.onShown();
    }
  }
}

/** Whether a wrong move is answered by a move: a lay that scores too little is not refuted by what follows. */
function isAnswered(puzzle: Puzzle | undefined) {
  return puzzle !== undefined && !['best', 'points'].includes(puzzle.goal);
}
