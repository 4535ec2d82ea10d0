// The board of a puzzle: judges the moves of the solver, plays the replies, refutes a wrong move, and shows the solution.

import { Attempt } from '../../coach/puzzles/attempt.js';
import { checkSolution } from '../../coach/puzzles/solution.js';
import { HUMAN } from '../../links/kinds.js';
import { formatLink, formatSetup } from '../../links/link.js';
import { stateAt } from '../../links/start.js';
import { keepFocus } from '../../ui/panel/focus.js';
import { handPanel } from '../../ui/panel/hand.js';
import { statePanel } from '../../ui/panel/state.js';
import { documentTools, handActions, stateActions } from '../table/connections.js';
import { Table } from '../table/table.js';
import { lossOf } from './loss.js';

/** @import { Puzzle } from '../../coach/puzzles/file.js' */
/** @import { Engine } from '../../core/engine.js' */
/** @import { Search } from '../../players/computer.js' */
/** @import { GamePage, PlayerKind, Report, Settings, TableState, TableView } from '../../types.js' */
/** @import { PlaySound } from '../table/feedback.js' */
/** @typedef {typeof import('../../words/puzzles/en.js').default} CommonWords */
/** @typedef {CommonWords & import('../../types.js').PuzzleWords} Words */

/** Milliseconds of a search, and before the first move of a solution. */
const MILLIS = 700;
const PAUSE = 700;

/**
 * Receives what happens to a puzzle.
 *
 * @typedef {object} Listener
 * @property {(move: string, ply: number) => void} [onMove] anybody has moved; without what is hidden
 * @property {() => void} onFirst the solver has made the first move
 * @property {() => void} onRight a step was solved, and another one follows
 * @property {(isSlower: boolean) => void} onSolved
 * @property {(move: string) => void} onWrong
 * @property {(words: string) => void} onRefuted the wrong move was answered; what it has cost, in words
 * @property {() => void} onShown the solution was played to its end
 */

/**
 * @typedef {object} Tools
 * @property {Engine} engine
 * @property {{ think: Search }} thinker
 * @property {Settings} settings
 * @property {PlaySound} [playSound]
 * @property {boolean} [isRefuted] whether wrong moves are answered; true by default
 */

/**
 * Creates the board.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {Tools} tools
 * @param {Listener} on
 */
export function puzzleBoard(game, words, { engine, thinker, settings, playSound, isRefuted = true }, on) {
  /** @type {Attempt | null} */
  let attempt = null;
  /** The state at the step that is asked. @type {TableState | null} */
  let asked = null;
  let solver = 0;
  let position = '';
  /** @type {'asked' | 'replied' | 'wrong' | 'showing' | 'over'} */
  let phase = 'over';
  /** The moves of the others that follow. @type {string[]} */
  let queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let refuting = new AbortController();
  let said = '';
  /** The marked squares. @type {string[]} */
  let hinted = [];

  /** Plays the replies of the solution, and after a wrong move those of the computer. */
  const replies = {
    think: (/** @type {Parameters<Search>} */ ...[question, onReport, signal]) => {
      const reply = queue.shift();
      if (reply !== undefined) return Promise.resolve(/** @type {Report} */ ({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply }));
      if (phase !== 'wrong' || !isRefuted || !isAnswered(attempt?.puzzle)) return new Promise(() => {});
      return thinker.think({ ...question, level: 'master', all: false, millis: MILLIS }, onReport, signal);
    },
    stop: () => {},
  };
  const tutor = { adviceOn: () => null, missed: () => null, commentOn: () => null };
  const table = new Table(game, { engine, thinker: replies, settings: { ...settings, confirm: false, premove: false }, tutor, playSound, ...documentTools(game) }, {
    onView: (view) => keepFocus(() => show(view), () => board.currentCell),
    onState: () => {},
    onMove: (move, ply) => {
      on.onMove?.(move, ply);
      moved(ply);
    },
    onClock: () => {},
  });
  const { play, display } = table;
  const { board } = display;
  display.layers.add({ show: (scene) => (hinted.length > 0 ? { ...scene, hint: hinted } : scene) });
  const state = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;

  /** @param {TableView} view */
  const show = (view) => {
    const { snapshot } = view.state;
    state.update({ ...view.state, snapshot: { ...snapshot, over: false }, canPlayOn: false, canPass: view.state.canPass && phase === 'asked' });
    hand?.update(view.hand);
  };

  /** Waits for the solver's move at the step that is asked. */
  const ask = () => {
    phase = 'asked';
    asked = { ...play.state, at: null };
    position = play.snapshot.position;
    if (said !== '') table.say(said);
  };

  /** @param {number} ply */
  const moved = (ply) => {
    hinted = [];
    const { moves, movers, toMove } = play.snapshot;
    const move = moves[ply - 1] ?? '';
    const isSolvers = movers[ply - 1] === solver;
    const isAsked = toMove === solver && !isSolvers;
    if (phase === 'showing') return isSolvers ? continueSolution(move) : isAsked ? soon(playMain) : undefined;
    if (phase === 'replied') return queue.length === 0 && isAsked ? ask() : undefined;
    if (phase === 'asked' && isSolvers) judge(move);
  };

  /** @param {string} move */
  const judge = (move) => {
    const judged = attempt;
    if (!judged || !asked) return;
    if (judged.at === 0) on.onFirst();
    const main = judged.main;
    const verdict = judged.judge(move, (other) => afterOf(position, other));
    if (verdict.kind === 'solved') {
      phase = 'over';
      on.onSolved(verdict.isSlower);
    } else if (verdict.kind === 'right') {
      phase = 'replied';
      queue = [...verdict.replies];
      // Who does not wait for the replies goes on after them.
      asked = { ...play.state, moves: [...play.state.moves, ...queue], at: null };
      said = '';
      on.onRight();
    } else {
      phase = 'wrong';
      on.onWrong(move);
      if (isRefuted) void weigh(judged.puzzle, main, move);
    }
  };

  /**
   * Says what a wrong move has cost.
   *
   * @param {Puzzle} puzzle
   * @param {string} main
   * @param {string} move
   */
  const weigh = async ({ goal }, main, move) => {
    refuting = new AbortController();
    const { signal } = refuting;
    const setup = formatSetup(game, { options: {}, playerKinds: asked?.playerKinds ?? null });
    const loss = await lossOf(game, { engine, thinker, millis: MILLIS }, { setup, position, goal, solver, main, move }, words, signal).catch(() => '');
    if (!signal.aborted) on.onRefuted(loss);
  };

  const afterOf = (/** @type {string} */ from, /** @type {string} */ move) => {
    const session = engine.open(game.id, formatSetup(game, { options: {}, playerKinds: asked?.playerKinds ?? null }), from);
    try {
      return session.after(move);
    } catch {
      return '';
    } finally {
      session.free();
    }
  };

  const soon = (/** @type {() => void} */ act) => {
    timer = setTimeout(act, PAUSE);
  };

  /** Plays the main move of the step that is asked. */
  const playMain = () => {
    asked = { ...play.state, at: null };
    position = play.snapshot.position;
    table.attempt(attempt?.main ?? '');
  };

  /** @param {string} move of the solution */
  const continueSolution = (move) => {
    const verdict = attempt?.judge(move, (other) => afterOf(position, other));
    if (verdict?.kind === 'right') queue = [...verdict.replies];
    else {
      phase = 'over';
      on.onShown();
    }
  };

  const stop = () => {
    hinted = [];
    clearTimeout(timer);
    refuting.abort();
    queue = [];
  };

  const setInert = (/** @type {boolean} */ isInert) => {
    for (const element of [board.element, hand?.element]) if (element) element.inert = isInert;
  };

  return {
    board,
    state,
    hand,
    table,
    /** The seat of the solver. */
    get solver() {
      return solver;
    },
    get phase() {
      return phase;
    },
    /**
     * Puts a puzzle on the board, and says who is to move.
     *
     * @param {Puzzle} puzzle
     * @throws an error if its position is not one of the game, or its solution can't be played
     */
    open(puzzle) {
      stop();
      setInert(false);
      // Whatever a view hides is the same for everybody.
      const session = engine.sample(game.id, '', puzzle.position);
      const first = session.position();
      const { players, toMove } = session.status();
      try {
        // The moves of a list were checked when it was made.
        if (puzzle.id === 0) checkSolution(session, puzzle);
      } finally {
        session.free();
      }
      solver = toMove ?? 0;
      attempt = new Attempt(puzzle);
      /** @type {PlayerKind[]} */
      const playerKinds = Array.from({ length: players }, (_, seat) => (seat === solver ? HUMAN : 'master'));
      phase = 'over';
      table.open(stateAt(game, first, playerKinds));
      said = game.howTo;
      ask();
    },
    /** Asks the same step again. */
    retry() {
      if (!asked) return;
      stop();
      phase = 'over';
      table.open(asked);
      ask();
    },
    /** Marks the square where the solution begins, and returns it; empty where it is the whole move. */
    hint() {
      const [first, ...rest] = game.visits(attempt?.main ?? '');
      if (first === undefined || rest.length === 0 || phase !== 'asked') return '';
      hinted = [first];
      display.show();
      return first;
    },
    /** Plays the rest of the solution. */
    solve() {
      if (!asked) return;
      stop();
      phase = 'over';
      table.open(asked);
      table.say(words.showing);
      phase = 'showing';
      soon(playMain);
    },
    /** Ends what is asked: a move that is half made is taken back, and no other one can be made. */
    end() {
      stop();
      if (phase === 'asked' && asked) table.open(asked);
      phase = 'over';
      setInert(true);
      table.say('');
    },
    /** The table on which the game goes on against the strongest level, from the step that was asked last or after the solution. */
    playOn() {
      const { moves } = play.state;
      return { link: formatLink({ ...play.state, moves, at: null }), isSecret: game.hands !== undefined && !play.record.status.over };
    },
    recover() {
      if (phase === 'replied') return this.retry();
      const state = asked;
      if (state) table.open(state);
    },
    close() {
      stop();
      table.close();
    },
  };
}

/**
 * Whether a wrong move is answered by a move: a lay that scores too little is not refuted by what follows.
 *
 * @param {Puzzle | undefined} puzzle
 */
function isAnswered(puzzle) {
  return puzzle !== undefined && !['best', 'points'].includes(puzzle.goal);
}
