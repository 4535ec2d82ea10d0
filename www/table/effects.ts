// Carries out what an event at a table calls for outside: searches and timers. Results come back as events.

import { isTrap } from '../core/fault.ts';
import { messageOf } from '../core/messages.ts';
import { timeLeft, type ClockState } from '../game/clock.ts';
import { publicPosition } from '../game/hands.ts';
import { recordOf, snapshotOf } from './select.ts';
import type { Report } from '../core/bindings.ts';
import type { Search } from '../game/player.ts';
import type { Effect, TableEvent } from './events.ts';
import type { Table } from './table.ts';

/** The time limits of a computer at the strongest level, a hint and an analysis, where a position can't be solved. */
const MASTER_MILLIS = 2000;
const HINT_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;
/** The milliseconds in which a computer considers a draw. */
const DRAW_MILLIS = 800;
/** The time between two moves of a game that is played back, in milliseconds. */
const STEP_MILLIS = 900;
/** The maximum delay of a timer, and the time between two ticks of a running clock, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;
const TICK_MILLIS = 100;

/** The searches and timers of a table. */
export class Effects {
  #table;
  #thinker;
  #onTick;
  /** Aborts each search by its number. */
  #searches = new Map<number, AbortController>();
  #playback: ReturnType<typeof setInterval> | undefined;
  #clock: { ends: ReturnType<typeof setTimeout>; ticks: ReturnType<typeof setInterval> } | null = null;

  /** @param onTick gets the remaining milliseconds while a clock runs */
  constructor(
    table: Pick<Table, 'state' | 'context' | 'dispatch'>,
    thinker: { think: Search; stop(): void },
    onTick: (left: number[]) => void,
  ) {
    this.#table = table;
    this.#thinker = thinker;
    this.#onTick = onTick;
  }

  /**
   * Carries out an effect.
   *
   * @param shown resolves when the last motion has ended
   */
  run(effect: Effect, shown: Promise<void>) {
    // Others that have heard of the event may have applied another one since.
    const { state } = this.#table;
    switch (effect.do) {
      case 'stop':
        return this.#stop();
      case 'abort':
        return this.#abort(effect.id);
      case 'ask':
        if (state.request?.id === effect.id) void this.#ask(effect, shown);
        return;
      case 'search':
        if (state.advice[effect.for] === effect.id) this.#search(effect);
        return;
      case 'explainHint':
        return void this.#explain(effect.report);
      case 'askForDraw':
        return this.#askForDraw(effect);
      case 'await':
        return void shown.then(() => this.#dispatch({ type: 'landed', count: effect.count }));
      case 'premove':
        return void Promise.resolve()
          .then(() => shown)
          .then(() => this.#dispatch({ type: 'premoveDue' }));
      case 'playBack':
        clearInterval(this.#playback);
        if (effect.isOn) this.#playback = setInterval(() => this.#dispatch({ type: 'playBackStep' }), STEP_MILLIS);
    }
  }

  /** Sets the timers of a clock; null for none. */
  runClock(clock: ClockState | null) {
    clearTimeout(this.#clock?.ends);
    clearInterval(this.#clock?.ticks);
    this.#clock = null;
    if (!clock?.running) return;
    const { now } = this.#table.context;
    const left = () => timeLeft(clock, now());
    const ends = setTimeout(
      () => {
        this.#dispatch({ type: 'clock' });
        // A timer may fire slightly early.
        if (this.#table.state.clock === clock) this.runClock(clock);
      },
      Math.min(MAX_DELAY, left()[clock.running.seat] ?? 0),
    );
    this.#clock = { ends, ticks: setInterval(() => this.#onTick(left()), TICK_MILLIS) };
  }

  close() {
    // Another table may already ask the same computer.
    this.#abortAll();
    this.runClock(null);
    clearInterval(this.#playback);
  }

  #dispatch(event: TableEvent) {
    this.#table.dispatch(event);
  }

  #stop() {
    this.#thinker.stop();
    this.#abortAll();
  }

  #abortAll() {
    for (const id of this.#searches.keys()) this.#abort(id);
  }

  #abort(id: number) {
    this.#searches.get(id)?.abort();
    this.#searches.delete(id);
  }

  #begin(id: number) {
    const controller = new AbortController();
    this.#searches.set(id, controller);
    return controller.signal;
  }

  /** Asks a computer for a move, which is played when the last one has been shown. */
  async #ask({ id, view, level, pause }: Extract<Effect, { do: 'ask' }>, shown: Promise<void>) {
    const signal = this.#begin(id);
    const waited = shown.then(() => new Promise((resolve) => setTimeout(resolve, pause)));
    const millis = level === 'master' ? MASTER_MILLIS : null;
    try {
      const [{ best }] = await Promise.all([
        this.#thinker.think({ ...view, level, all: false, millis }, undefined, signal),
        waited,
      ]);
      if (!signal.aborted) this.#dispatch({ type: 'answered', id, move: best });
    } catch (error) {
      // A trap in the instance of the main thread is no failure of the player.
      if (isTrap(error)) throw error;
      if (signal.aborted) return;
      console.error(error);
      this.#abort(id);
      this.#dispatch({ type: 'failed', id, words: messageOf(error) });
    }
  }

  #search({ id, view, for: purpose }: Extract<Effect, { do: 'search' }>) {
    const signal = this.#begin(id);
    const isHint = purpose === 'hint';
    const take = (report: Report) => {
      if (!signal.aborted) this.#dispatch({ type: isHint ? 'hinted' : 'reported', id, report });
    };
    const question = { ...view, level: 'master', all: true, millis: isHint ? HINT_MILLIS : ANALYSIS_MILLIS };
    this.#thinker.think(question, isHint ? undefined : take, signal).then(take, (error) => {
      if (!signal.aborted) this.#dispatch({ type: 'unadvised', id, words: messageOf(error) });
    });
  }

  /** Says what a hint wins or saves. Without a network the words may be missing; the move is highlighted. */
  async #explain(report: Report) {
    const { state, context } = this.#table;
    const { game } = context.rules;
    const { highlighted } = state.advice;
    const { position, toMove, scores } = snapshotOf(this.#table);
    const hints = await import('../coach/hints.ts').catch(() => null);
    const { advice } = this.#table.state;
    if (advice.highlighted !== highlighted || snapshotOf(this.#table).position !== position) return;
    const record = recordOf(this.#table);
    const lead = (scores[toMove ?? 0] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== toMove));
    const afterOf = (move: string) => publicPosition(game, record.after(move));
    const words = hints?.hintWords(game, report, { position: publicPosition(game, position), lead }, afterOf);
    if (words) this.#dispatch({ type: 'say', words });
  }

  #askForDraw({ view, level, line }: Extract<Effect, { do: 'askForDraw' }>) {
    this.#thinker.think({ ...view, level, all: true, millis: DRAW_MILLIS }).then(
      (report) => this.#dispatch({ type: 'drawAnswered', line, report }),
      (error) => this.#dispatch({ type: 'say', words: messageOf(error) }),
    );
  }
}
