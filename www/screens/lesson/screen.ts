// The screen of a lesson: a position at a time on the real board of a game, with one thing to do.

import { keepFocus } from '../../ui/panel/focus.ts';
import { t } from '../../words/index.ts';
import { partialOf, pickWords } from '../../table/select.ts';
import { plainScene } from '../../ui/board/plain.ts';
import { exerciseTable, statusOfStep, type Exercise } from '../exercise.ts';
import { LessonBoard, rackWithout, statusWithout } from './hiding.ts';
import { watchPointer } from './pace.ts';
import { stateOf, squaresOfTask } from './step.ts';
import { lessonView, type Plan, type Words } from './view.ts';
import type { LessonProgress } from '../../coach/lesson.ts';
import type { Report } from '../../core/bindings.ts';
import type { Hidden } from '../../games/lesson.ts';
import type { GamePage } from '../../games/page.ts';
import type { StateView } from '../../ui/panel/views.ts';
import type { Screen, Services } from '../screen.ts';

/** Milliseconds before the next step and before the opponent's answer at least, and for each character to be read. */
const STEP_MILLIS = 1500;
const ANSWER_MILLIS = 700;
const MILLIS_PER_CHARACTER = 45;

export class LessonScreen implements Screen {
  #game;
  #lesson;
  #words;
  #plan;
  #services;
  #exercise: Exercise;
  #view: ReturnType<typeof lessonView>;
  #pointer: ReturnType<typeof watchPointer>;
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
        createBoard: (position, taps) => {
          // How many pieces move is not to be chosen before it is explained.
          const changeAmount = (steps: number) => !this.#hides('amount') && taps.changeAmount(steps);
          const board = new LessonBoard(game, plainScene(position), {
            label: game.name,
            taps: { ...taps, changeAmount },
          });
          board.hides = this.#hides;
          return board;
        },
      },
      {
        status: (view) => this.#statusOf(view),
        rack: (view) => rackWithout(view, this.#hides),
        onMove: (_, ply) => this.#moved(ply),
      },
    );
    this.#view = lessonView(
      this.#exercise,
      { plan, words, steps: lesson.all },
      {
        skip: () => this.#goTo(lesson.length),
        back: () => this.#goTo(lesson.at - 1),
        show: () => this.#showMove(),
        next: () => this.#goTo(lesson.at + 1),
        again: () => this.#goTo(0),
      },
    );
    this.#pointer = watchPointer(this.#view.element);
    main.replaceChildren(this.#view.element);
    this.#goTo(0);
  }

  refresh() {
    this.#exercise.board.refresh();
  }

  recover() {
    this.#goTo(this.#lesson.at);
  }

  applySettings() {
    this.#exercise.table.applySettings();
  }

  isBusy() {
    return !this.#lesson.isOver;
  }

  close() {
    clearTimeout(this.#timer);
    this.#pointer.close();
    this.#exercise.close();
  }

  /** The opponent plays the answer of the step. */
  #answer() {
    const { step, words } = this.#lesson;
    const { reply } = step;
    return new Promise<Report>((resolve) => {
      // With three players the third one is asked, too.
      if (reply === undefined || this.#exercise.table.snapshot.ply > 1) return;
      const answer = { depth: 0, nodes: 0, values: [], line: [], done: true, best: reply };
      this.#timer = setTimeout(() => resolve(answer), Math.max(ANSWER_MILLIS, readingMillis(words.done)));
    });
  }

  #moved(ply: number) {
    const { step } = this.#lesson;
    // The answer is the second move.
    if (ply === (step.reply === undefined ? 1 : 2)) this.#waitForLearner();
  }

  /** Whether the current step does not show something yet; at the end everything is shown. */
  #hides = (what: Hidden) => !this.#lesson.isOver && (this.#lesson.step.hides?.includes(what) ?? false);

  #statusOf(view: StateView): StateView {
    const { words, aside = '' } = view;
    const short = this.#shortWords(view);
    const said = short === null ? { words, aside } : { words: short, aside: aside || words, isChoosing: false };
    // A position in which the game is over is only the end of its step.
    const step = statusWithout(statusOfStep(view), this.#hides);
    return { ...step, ...(words === this.#opening.words && short === null ? this.#opening : said) };
  }

  /** What is shown instead of the words on the picks, which name squares or points; null for the words themselves. */
  #shortWords({ words: shown, aside, isUnderWay }: StateView) {
    const words = aside || shown;
    const { table, hand } = this.#exercise;
    const { picks } = table.state;
    const lesson = this.#words;
    if (isUnderWay && words === this.#game.describe.part?.(0, partialOf(table)?.move ?? '')) return lesson.part;
    if (picks.length === 0 || words !== pickWords(table)) return null;
    if (!hand) return lesson.picked;
    const move = this.#game.hands?.move(picks) ?? null;
    if (!this.#hides('points') || move === null || !table.record.legal.includes(move)) return null;
    return this.#lesson.adviceOn(move, true) === null ? lesson.laid(t().hand.lay) : '';
  }

  /** Goes to a step: nothing of the one before stays. The last position stays on the board at the end. */
  #goTo(at: number) {
    clearTimeout(this.#timer);
    this.#lesson.goTo(at);
    this.#isWaiting = false;
    if (this.#lesson.isOver) this.#end();
    else this.#begin();
  }

  #begin() {
    const { table, view } = this.#exercise;
    const { step, words } = this.#lesson;
    table.open(stateOf(this.#game, step.position));
    view.centre(step.around === undefined ? undefined : [step.around]);
    if (step.picks) table.dispatch({ type: 'pick', picks: step.picks });
    this.#show();
    this.#say(this.#words.begin, t().sentences([words.task, words.rule, this.#where]));
    if (step.isShown) table.dispatch({ type: 'highlight', move: step.move });
  }

  #end() {
    const { headline, end, onFinished } = this.#plan;
    this.#show();
    this.#exercise.table.dispatch({ type: 'highlight', move: null });
    this.#say('', t().sentences([headline, end]));
    onFinished();
    this.#services.onChange();
  }

  /** Shows the task of the step, or the end of the lesson. */
  #show() {
    const { at, isOver, words } = this.#lesson;
    const { headline, end } = this.#plan;
    const task = isOver ? { task: headline, rule: end } : words;
    keepFocus(
      () => this.#view.update({ at, task, isOver, isWaiting: this.#isWaiting, hidesPool: this.#hides('pool') }),
      () => (isOver ? this.#plan.ways[0] : this.#exercise.board.currentCell),
    );
  }

  /**
   * Lets the learner look at the board, and go on. After a move by a pointer the next step follows by itself; others
   * may read with their ears, or can't bear motion.
   */
  #waitForLearner() {
    const { at } = this.#lesson;
    this.#isWaiting = true;
    this.#show();
    if (!this.#plan.isTimed || !this.#pointer.isUsed || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return this.#view.focusNext();
    const reading = readingMillis(this.#exercise.table.state.status);
    this.#timer = setTimeout(() => this.#goTo(at + 1), Math.max(STEP_MILLIS, reading));
  }

  get #where() {
    return squaresOfTask(this.#game, this.#lesson.step, this.#words);
  }

  /** Marks the asked move on the board. */
  #showMove() {
    const { table } = this.#exercise;
    if (!this.#game.hands) table.dispatch({ type: 'clear' });
    this.#say(this.#lesson.shown ?? this.#words.shown, this.#where);
    table.dispatch({ type: 'highlight', move: this.#lesson.step.move });
  }

  /** @param aside for a screen reader alone */
  #say(words: string, aside: string) {
    this.#opening = { words, aside };
    this.#exercise.table.say(words);
  }
}

const readingMillis = (words: string) => MILLIS_PER_CHARACTER * words.length;
