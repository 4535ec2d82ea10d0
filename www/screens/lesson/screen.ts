// The screen of a lesson: a position at a time on the real board of a game, with one thing to do.

import { keepFocus } from '../../ui/panel/focus.ts';
import { t } from '../../words/index.ts';
import { pickWords } from '../../table/picking.ts';
import { exerciseTable, statusOfStep, type Exercise } from '../exercise.ts';
import { keepFitting } from './fit.ts';
import { stateOf, squaresOfTask } from './step.ts';
import { lessonView, type Plan, type Words } from './view.ts';
import type { LessonProgress } from '../../coach/lesson.ts';
import type { Report } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';
import type { StateView } from '../../ui/panel/views.ts';
import type { Screen, Services } from '../screen.ts';

/** Milliseconds before the next step, before the opponent's answer, and for each character to be read before that. */
const STEP_MILLIS = 1600;
const ANSWER_MILLIS = 700;
const MILLIS_PER_CHARACTER = 30;

export class LessonScreen implements Screen {
  #game;
  #lesson;
  #words;
  #plan;
  #services;
  #exercise: Exercise;
  #view: ReturnType<typeof lessonView>;
  /** Fits the board to its place now. */
  #fitting: ReturnType<typeof keepFitting>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  /** What the status says when a step begins, and what a screen reader adds to it. */
  #opening = { words: '', aside: '' };

  constructor(game: GamePage, lesson: LessonProgress, words: Words, plan: Plan, services: Services) {
    const { main, engine, settings, sound } = services;
    this.#game = game;
    this.#lesson = lesson;
    this.#words = words;
    this.#plan = plan;
    this.#services = services;
    this.#exercise = exerciseTable(
      game,
      {
        engine,
        thinker: { think: () => this.#answer(), stop: () => {} },
        settings: { ...settings, gains: false },
        tutor: lesson,
        playSound: (...played) => sound.play(...played),
      },
      { status: (view) => this.#statusOf(view), onMove: (_, ply) => this.#moved(ply) },
    );
    this.#view = lessonView(
      this.#exercise,
      { plan, words, steps: lesson.all },
      {
        skip: () => this.#goTo(lesson.length, ''),
        back: () => this.#goTo(lesson.at - 1, ''),
        show: () => this.#showMove(),
        goOn: () => this.#goTo(lesson.at + 1, ''),
        again: () => this.#goTo(0, ''),
      },
    );
    this.#fitting = keepFitting(this.#exercise.board, () => lesson.step.around);
    main.replaceChildren(this.#view.element);
    this.#goTo(0, '');
  }

  refresh() {
    this.#exercise.board.refresh();
  }

  recover() {
    this.#goTo(this.#lesson.at, '');
  }

  applySettings() {
    this.#exercise.table.applySettings();
  }

  isBusy() {
    return !this.#lesson.isOver;
  }

  close() {
    clearTimeout(this.#timer);
    this.#fitting.close();
    this.#exercise.table.close();
  }

  /** The opponent plays the answer of the step. */
  #answer() {
    const { step, words } = this.#lesson;
    const { reply } = step;
    return new Promise<Report>((resolve) => {
      // With three players the third one is asked, too.
      if (reply === undefined || this.#exercise.table.snapshot.ply > 1) return;
      const reading = this.#plan.goOn === '' ? 0 : MILLIS_PER_CHARACTER * words.done.length;
      const answer = { depth: 0, nodes: 0, values: [], line: [], done: true, best: reply };
      this.#timer = setTimeout(() => resolve(answer), Math.max(ANSWER_MILLIS, reading));
    });
  }

  #moved(ply: number) {
    const { step, at, length } = this.#lesson;
    // The answer is the second move.
    if (ply !== (step.reply === undefined ? 1 : 2)) return;
    if (this.#plan.goOn !== '' && at + 1 < length) return this.#waitForLearner();
    const { status } = this.#exercise.table.state;
    this.#timer = setTimeout(() => this.#goTo(at + 1, status), STEP_MILLIS);
  }

  #statusOf(view: StateView): StateView {
    const { hand, table } = this.#exercise;
    const { words } = view;
    const isPicked = !hand && table.state.picks.length > 0 && words === pickWords(table.state, table.context);
    const said = isPicked ? { words: this.#words.picked, aside: words } : { words, aside: '' };
    // A position in which the game is over is only the end of its step.
    return { ...statusOfStep(view), ...(words === this.#opening.words && !isPicked ? this.#opening : said) };
  }

  /**
   * Goes to a step. The last position stays on the board at the end.
   *
   * @param praise the words on the last move; empty if there was none
   */
  #goTo(at: number, praise: string) {
    clearTimeout(this.#timer);
    this.#lesson.goTo(at);
    this.#isWaiting = false;
    if (this.#lesson.isOver) this.#end(praise);
    else this.#begin(praise);
  }

  #begin(praise: string) {
    const { table } = this.#exercise;
    const { step, words } = this.#lesson;
    table.open(stateOf(this.#game, step.position));
    this.#fitting.fit();
    if (step.picks) table.dispatch({ type: 'pick', picks: step.picks });
    this.#show();
    this.#say(praise || this.#words.begin, t().sentences([words.task, words.rule, this.#where]));
    if (step.isShown) table.dispatch({ type: 'highlight', move: step.move });
  }

  #end(praise: string) {
    const { headline, end, onFinished } = this.#plan;
    this.#show();
    this.#exercise.table.dispatch({ type: 'highlight', move: null });
    this.#say(praise, t().sentences([headline, end]));
    onFinished();
    this.#services.onChange();
  }

  /** Shows the task of the step, or the end of the lesson. */
  #show() {
    const { at, isOver, words } = this.#lesson;
    const { headline, end } = this.#plan;
    const task = isOver ? { task: headline, rule: end } : words;
    keepFocus(
      () => this.#view.update({ at, task, isOver, isWaiting: this.#isWaiting }),
      () => this.#exercise.board.currentCell,
    );
  }

  /** Lets the learner look at the board, and go on. */
  #waitForLearner() {
    this.#isWaiting = true;
    this.#show();
    this.#view.focusGoOn();
  }

  get #where() {
    return squaresOfTask(this.#game, this.#lesson.step, this.#words);
  }

  /** Marks the asked move on the board. */
  #showMove() {
    const { table } = this.#exercise;
    if (!this.#game.hands) table.dispatch({ type: 'clear' });
    this.#say(this.#words.shown, this.#where);
    table.dispatch({ type: 'highlight', move: this.#lesson.step.move });
  }

  /** @param aside for a screen reader alone */
  #say(words: string, aside: string) {
    this.#opening = { words, aside };
    this.#exercise.table.say(words);
  }
}
