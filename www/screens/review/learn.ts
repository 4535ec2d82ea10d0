// Learn from your mistakes: each is asked again on its board, and a move that is nearly as good as the best is
// accepted.

import { kindOf } from '../../coach/review/formulas.ts';
import { goToMistake, knownLoss, searchedLoss, solveMistake, type Mistakes } from '../../coach/review/mistakes.ts';
import { messageOf } from '../../core/messages.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { t } from '../../words/index.ts';
import { exerciseTable, SILENT, statusOfStep, type Exercise } from '../exercise.ts';
import { showBadges } from './marks.ts';
import { marksOf } from './scene.ts';
import { deedWords } from './state.ts';
import { taskView } from './task.ts';
import type { ChanceModel } from '../../coach/review/chances.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { Ply } from '../../coach/review/plies.ts';
import type { Pool } from '../../core/pool.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type en from '../../words/review/en.ts';
import type { Services } from '../screen.ts';
import type { Cast } from './cast.ts';

/** Milliseconds of the search of a move that is not known yet, and before the board is asked again. */
const SEARCH_MILLIS = 700;
const RETRY_DELAY = 1200;

interface ReviewData {
  mistakes: JudgedMove[];
  plies: Ply[];
  pool: Pool;
  state: GameLink;
  kinds: PlayerKind[];
  cast: Cast;
  fit: ChanceModel;
  words: typeof en;
}

/** The screen. */
export class Learning {
  #game;
  #review;
  #onClose;
  #exercise: Exercise;
  #view: ReturnType<typeof taskView>;
  #mistakes: Mistakes;
  /** What the status says instead of whose turn it is; empty for nothing. */
  #comment = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #aborting = new AbortController();

  constructor(game: GamePage, review: ReviewData, { engine, settings, sound }: Services, onClose: () => void) {
    const { words, cast, mistakes } = review;
    this.#game = game;
    this.#review = review;
    this.#onClose = onClose;
    this.#mistakes = { all: mistakes, at: 0, solved: [], isShown: false, isDone: false };
    this.#exercise = exerciseTable(
      game,
      {
        engine,
        thinker: SILENT,
        settings: { ...settings, confirm: false },
        tutor: {
          adviceOn: (move, isWhole) => (isWhole && move === this.#judged?.move ? words.same : null),
          missed: () => null,
          commentOn: () => words.checking,
        },
        playSound: (...played) => sound.play(...played),
      },
      {
        status: (view) => ({ ...statusOfStep(view), ...(this.#comment && { words: this.#comment, aside: '' }) }),
        onMove: (move, ply) => ply === 1 && void this.#check(move),
      },
    );
    const { table } = this.#exercise;
    const isAsking = () => table.snapshot.ply === 0 && table.state.picks.length === 0 && !this.#mistakes.isShown;
    showBadges(table.board, () => this.#judged?.kind);
    // The move of the game, until another one is picked.
    table.layers.add({
      show: (scene) => (this.#judged && isAsking() ? { ...scene, ...marksOf(game, this.#judged.move) } : scene),
    });
    this.#view = taskView(
      this.#exercise,
      { words, cast, steps: mistakes.length, told: (judged) => this.#told(judged) },
      {
        show: () => this.#showBest(),
        next: () => this.#goTo(this.#mistakes.at + 1),
        close: () => this.#onClose(),
      },
    );
  }

  get element() {
    return this.#view.element;
  }

  begin() {
    this.#goTo(0);
  }

  refresh() {
    this.#exercise.board.refresh();
  }

  close() {
    this.#stop();
    this.#exercise.close();
  }

  /** The mistake that is asked; undefined at the end. */
  get #judged() {
    return this.#mistakes.all[this.#mistakes.at];
  }

  /** What a move did that touches no square, such as an exchange; empty for any other. */
  #told({ move, mover, ply }: JudgedMove) {
    if (this.#game.visits(move).length > 0) return '';
    const { cast, plies } = this.#review;
    return deedWords(this.#game, cast, plies, { move, mover, ply: ply + 1 });
  }

  #goTo(at: number) {
    this.#stop();
    this.#mistakes = goToMistake(this.#mistakes, at);
    this.#view.update(this.#mistakes);
    if (this.#judged) {
      this.#open();
      this.#exercise.view.centre(this.#game.visits(this.#judged.move));
      this.#exercise.board.focusStart();
    } else {
      const { words } = this.#review;
      this.#say(t().sentences([words.finished, words.solved(this.#mistakes.solved.length, this.#mistakes.all.length)]));
      this.#view.focusBack();
    }
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#aborting.abort();
  }

  /** Puts the position of the mistake on the board. */
  #open() {
    const { plies, state, kinds } = this.#review;
    const judged = this.#judged;
    const here = plies[judged?.ply ?? 0];
    if (!judged || !here) return;
    this.#comment = '';
    const playerKinds = kinds.map((_, seat) => (seat === judged.mover ? HUMAN : ('easy' as const)));
    const { position } = here;
    const bare = { clock: null, match: null, ending: null, at: null };
    this.#exercise.table.open({ ...state, ...bare, position, moves: [], playerKinds });
  }

  #say(words: string) {
    this.#comment = '';
    this.#exercise.table.say(words);
  }

  /** Checks a move against the best one. */
  async #check(move: string) {
    const judged = this.#judged;
    if (!judged) return;
    const { words } = this.#review;
    this.#aborting.abort();
    this.#aborting = new AbortController();
    const { signal } = this.#aborting;
    try {
      const lost = await this.#lossOf(judged, move, signal);
      if (signal.aborted) return;
      if (kindOf(lost) !== null) return this.#askAgain(words.wrong);
      this.#finish(move === judged.best ? words.right : words.near);
    } catch (error) {
      if (!signal.aborted) this.#askAgain(messageOf(error));
    }
  }

  async #lossOf(judged: JudgedMove, move: string, signal: AbortSignal) {
    const { plies, pool, fit } = this.#review;
    const { snapshot, question } = this.#exercise.table;
    const here = plies[judged.ply];
    if (!here) return 0;
    const tried = { judged, move, here, after: snapshot };
    const known = knownLoss(tried, { hands: this.#game.hands !== undefined, fit });
    if (known !== null) return known;
    const asked = { ...question, level: 'master' as const, all: false, millis: SEARCH_MILLIS };
    const { values } = await pool.think(asked, undefined, signal);
    return searchedLoss(tried, values[0], fit);
  }

  /** Asks the same mistake again. */
  #askAgain(words: string) {
    this.#comment = words;
    this.#exercise.table.say(words);
    this.#timer = setTimeout(() => {
      this.#open();
      this.#say(words);
    }, RETRY_DELAY);
  }

  #finish(words: string) {
    this.#mistakes = solveMistake(this.#mistakes);
    this.#say(words);
    this.#view.update(this.#mistakes);
    this.#view.focusNext();
  }

  #showBest() {
    const best = this.#judged?.best ?? '';
    this.#stop();
    this.#open();
    this.#mistakes = { ...this.#mistakes, isShown: true };
    this.#say(this.#review.words.shown(this.#game.describe.brief?.(best) ?? best));
    this.#exercise.table.dispatch({ type: 'highlight', move: best });
  }
}
