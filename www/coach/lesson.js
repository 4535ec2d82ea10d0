// A lesson: a learner's way through its steps, and what the tutor says about each move.

/** @import { LessonStep, LessonWords, Tutor } from '../types.js' */

/** A learner's way through the steps of a lesson. @implements {Tutor} */
export class LessonProgress {
  #steps;
  #words;
  #at = 0;

  /**
   * @param {LessonStep[]} steps
   * @param {Record<string, LessonWords>} words by the key of the step
   */
  constructor(steps, words) {
    this.#steps = steps;
    this.#words = words;
  }

  /** The number of steps. */
  get length() {
    return this.#steps.length;
  }

  /** The index of the current step; `length` at the end. */
  get at() {
    return this.#at;
  }

  /** Whether all steps are done. */
  get isOver() {
    return this.#at >= this.#steps.length;
  }

  /** The current step; at the end the last one. */
  get step() {
    const step = this.#steps[Math.min(this.#at, this.#steps.length - 1)];
    if (!step) throw new Error(String(this.#at));
    return step;
  }

  /** The words of all steps, in order. */
  get all() {
    return this.#steps.flatMap(({ key }) => this.#words[key] ?? []);
  }

  /** The words of the current step. */
  get words() {
    const words = this.#words[this.step.key];
    if (!words) throw new Error(this.step.key);
    return words;
  }

  /**
   * Goes to a step, within the lesson.
   *
   * @param {number} at `length` for the end
   */
  goTo(at) {
    this.#at = Math.max(0, Math.min(this.#steps.length, at));
  }

  /**
   * @param {string} move
   * @param {boolean} isWhole
   * @param {string[]} [legal] the moves of which it may be the beginning
   */
  adviceOn(move, isWhole, legal = [this.step.move]) {
    const { step, words } = this;
    const isAccepted = isWhole ? isAsked(step, move) : legal.some((whole) => whole.startsWith(move) && isAsked(step, whole));
    return isAccepted ? null : (this.#wordsOn(move) ?? words.other);
  }

  /** @param {string} square */
  missed(square) {
    return this.#wordsOn(square);
  }

  /** @param {number} ply */
  commentOn(ply) {
    return (ply === 1 ? this.words.done : this.words['answered']) ?? null;
  }

  /**
   * The words on a certain move or square; null if there are none.
   *
   * @param {string} tried
   */
  #wordsOn(tried) {
    const [, key = ''] = this.step.others?.find(([pattern]) => pattern.test(tried)) ?? [];
    return this.words[key] ?? null;
  }
}

/**
 * Whether a step asks for a move.
 *
 * @param {Pick<LessonStep, 'move' | 'accepts'>} step
 * @param {string} move
 */
export function isAsked(step, move) {
  return step.accepts?.test(move) ?? step.move === move;
}
