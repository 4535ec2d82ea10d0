// The board of a puzzle: judges the moves of the solver, plays the replies, refutes a wrong move, and shows the
// solution.

import { Attempt } from '../../coach/puzzles/attempt.ts';
import { checkSolution } from '../../coach/puzzles/solution.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { formatLink, formatSetup } from '../../links/link.ts';
import { stateAt } from '../../links/start.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { documentTools, handActions, stateActions } from '../table/connections.ts';
import { Table } from '../../table/table.ts';
import { lossOf } from './loss.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { Report } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage, PuzzleWords } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';
import type { Search } from '../../game/player.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type en from '../../words/puzzles/en.ts';
import type { PlaySound } from '../../ui/feedback.ts';

export type CommonWords = typeof en;

export type Words = CommonWords & PuzzleWords;

/** Milliseconds of a search, and before the first move of a solution. */
const SEARCH_MILLIS = 700;
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
export function puzzleBoard(
  game: GamePage,
  words: Words,
  { engine, thinker, settings, playSound, isRefuted = true }: Tools,
  on: Listener,
) {
  let attempt: Attempt | null = null;
  /** The state at the step that is asked. */
  let asked: GameLink | null = null;
  let solver = 0;
  let position = '';
  let phase: 'asked' | 'replied' | 'wrong' | 'showing' | 'over' = 'over';
  /** The moves of the others that follow. */
  let queue: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refuting = new AbortController();
  let said = '';
  /** The marked squares. */
  let hinted: string[] = [];

  /** Plays the replies of the solution, and after a wrong move those of the computer. */
  const replies = {
    think: (...[question, onReport, signal]: Parameters<Search>) => {
      const reply = queue.shift();
      if (reply !== undefined)
        return Promise.resolve({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply } as Report);
      if (phase !== 'wrong' || !isRefuted || !isAnswered(attempt?.puzzle)) return new Promise<never>(() => {});
      return thinker.think({ ...question, level: 'master', all: false, millis: SEARCH_MILLIS }, onReport, signal);
    },
    stop: () => {},
  };
  const tutor = { adviceOn: () => null, missed: () => null, commentOn: () => null };
  const table = new Table(
    game,
    {
      engine,
      thinker: replies,
      settings: { ...settings, confirm: false, premove: false },
      tutor,
      playSound,
      ...documentTools(game),
    },
    {
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => board.currentCell,
        ),
      onState: () => {},
      onMove: (move, ply) => {
        on.onMove?.(move, ply);
        moved(ply);
      },
      onClock: () => {},
    },
  );
  const { board } = table;
  table.layers.add({ show: (scene) => (hinted.length > 0 ? { ...scene, hint: hinted } : scene) });
  const state = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;

  const show = (view: TableView) => {
    const { snapshot } = view.state;
    state.update({
      ...view.state,
      snapshot: { ...snapshot, over: false },
      canPlayOn: false,
      canPass: view.state.canPass && phase === 'asked',
    });
    hand?.update(view.hand);
  };

  /** Waits for the solver's move at the step that is asked. */
  const ask = () => {
    phase = 'asked';
    asked = { ...table.link, at: null };
    position = table.snapshot.position;
    if (said !== '') table.say(said);
  };

  const moved = (ply: number) => {
    hinted = [];
    const { moves, movers, toMove } = table.snapshot;
    const move = moves[ply - 1] ?? '';
    const isSolvers = movers[ply - 1] === solver;
    const isAsked = toMove === solver && !isSolvers;
    if (phase === 'showing') return isSolvers ? continueSolution(move) : isAsked ? soon(playMain) : undefined;
    if (phase === 'replied') return queue.length === 0 && isAsked ? ask() : undefined;
    if (phase === 'asked' && isSolvers) judge(move);
  };

  const judge = (move: string) => {
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
      asked = { ...table.link, moves: [...table.link.moves, ...queue], at: null };
      said = '';
      on.onRight();
    } else {
      phase = 'wrong';
      on.onWrong(move);
      if (isRefuted) void weigh(judged.puzzle, main, move);
    }
  };

  /** Says what a wrong move has cost. */
  const weigh = async ({ goal }: Puzzle, main: string, move: string) => {
    refuting = new AbortController();
    const { signal } = refuting;
    const setup = formatSetup(game, { options: {}, playerKinds: asked?.playerKinds ?? null });
    const loss = await lossOf(
      game,
      { engine, thinker, millis: SEARCH_MILLIS },
      { setup, position, goal, solver, main, move },
      words,
      signal,
    ).catch(() => '');
    if (!signal.aborted) on.onRefuted(loss);
  };

  const afterOf = (from: string, move: string) => {
    const session = engine.open(
      game.id,
      formatSetup(game, { options: {}, playerKinds: asked?.playerKinds ?? null }),
      from,
    );
    try {
      return session.after(move);
    } catch {
      return '';
    } finally {
      session.free();
    }
  };

  const soon = (act: () => void) => {
    timer = setTimeout(act, SOLUTION_DELAY);
  };

  /** Plays the main move of the step that is asked. */
  const playMain = () => {
    asked = { ...table.link, at: null };
    position = table.snapshot.position;
    table.attempt(attempt?.main ?? '');
  };

  /** @param move of the solution */
  const continueSolution = (move: string) => {
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

  const setInert = (isInert: boolean) => {
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
     * @throws an error if its position is not one of the game, or its solution can't be played
     */
    open(puzzle: Puzzle) {
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
      const playerKinds: PlayerKind[] = Array.from({ length: players }, (_, seat) =>
        seat === solver ? HUMAN : 'master',
      );
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
      table.dispatch({ type: 'refresh' });
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
    /**
     * The table on which the game goes on against the strongest level, from the step that was asked last or after the
     * solution.
     */
    playOn() {
      const { moves } = table.link;
      return {
        link: formatLink({ ...table.link, moves, at: null }),
        isSecret: game.hands !== undefined && !table.record.status.over,
      };
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

/** Whether a wrong move is answered by a move: a lay that scores too little is not refuted by what follows. */
function isAnswered(puzzle: Puzzle | undefined) {
  return puzzle !== undefined && !['best', 'points'].includes(puzzle.goal);
}
