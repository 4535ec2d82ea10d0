// A lesson: a learner's way through its steps, and what the tutor says about each move.

import type { LessonStep, LessonWords, Tutor } from '../games/lesson.ts';

/** A learner's way through the steps of a lesson. */
export class LessonProgress implements Tutor {
  #steps;
  #words;
  #at = 0;

  /** @param words by the key of the step */
  constructor(steps: LessonStep[], words: Record<string, LessonWords>) {
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
   * @param at `length` for the end
   */
  goTo(at: number) {
    this.#at = Math.max(0, Math.min(this.#steps.length, at));
  }

  /** @param legal the moves of which it may be the beginning */
  adviceOn(move: string, isWhole: boolean, legal: string[] = [this.step.move]) {
    const { step, words } = this;
    const isAccepted = isWhole
      ? isAsked(step, move)
      : legal.some((whole) => whole.startsWith(move) && isAsked(step, whole));
    return isAccepted ? null : (this.#wordsOn(move) ?? words.other);
  }

  missed(square: string) {
    return this.#wordsOn(square);
  }

  commentOn(ply: number) {
    return (ply === 1 ? this.words.done : this.words['answered']) ?? null;
  }

  /** What is said while the move is shown; null for the words of every lesson. */
  get shown() {
    return this.words['shown'] ?? null;
  }

  /** The words on a certain move or square; null if there are none. */
  #wordsOn(tried: string) {
    const [, key = ''] = this.step.others?.find(([pattern]) => pattern.test(tried)) ?? [];
    return this.words[key] ?? null;
  }
}

/** Whether a step asks for a move. */
export function isAsked(step: Pick<LessonStep, 'move' | 'accepts'>, move: string) {
  return step.accepts?.test(move) ?? step.move === move;
}
