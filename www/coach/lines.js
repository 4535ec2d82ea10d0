// The lines of an analysis: the best moves, each with what is expected after it.

/** @import { Play } from '../game/play.js' */
/** @import { Search } from '../players/computer.js' */
/** @import { Foreseen, Report, Value } from '../types.js' */

/** The number of lines. */
const MOST = 3;
/** The number of moves whose continuation is searched in one position. */
const MOST_ASKED = 8;
/** The time limit of such a search. */
const MILLIS = 1500;
/** The number of such searches that run or wait. */
const MOST_AT_ONCE = 2;
/** The number of moves of a line. */
const LENGTH = 12;

/**
 * One of the best moves: its value, and the moves that are expected, beginning with it.
 *
 * @typedef {{ value: Value, moves: Foreseen[] }} Line
 */

export class Lines {
  #play;
  #think;
  #onChange;
  #key = '';
  /** What is expected after a move, by the move; null while it is searched. @type {Map<string, string[] | null>} */
  #after = new Map();
  /** @type {Map<string, Foreseen[]>} */
  #foreseen = new Map();
  #aborting = new AbortController();

  /**
   * @param {Pick<Play, 'questionAfter' | 'foresee' | 'snapshot'>} play
   * @param {Search} think
   * @param {() => void} onChange a line has become longer
   */
  constructor(play, think, onChange) {
    this.#play = play;
    this.#think = think;
    this.#onChange = onChange;
  }

  /**
   * The lines of a report about the current position, best first. The report knows one of them; the others are searched.
   *
   * @param {Report | null} report
   * @returns {Line[]}
   */
  of(report) {
    const { position, ply } = this.#play.snapshot;
    const key = `${ply} ${position}`;
    if (key !== this.#key) this.reset();
    this.#key = key;
    const best = report?.values.filter(({ depth }) => depth > 0).slice(0, MOST) ?? [];
    return best.map((value, rank) => {
      const isKnown = rank === 0 && report !== null && report.line.length > 1 && report.line[0] === value.move;
      const known = isKnown ? report.line : [value.move, ...this.#continue(value.move)];
      return { value, moves: this.#foresee(known.slice(0, LENGTH)) };
    });
  }

  /** Aborts all searches. */
  reset() {
    this.#aborting.abort();
    this.#aborting = new AbortController();
    this.#after.clear();
    this.#foreseen.clear();
    this.#key = '';
  }

  /**
   * What is expected after a move, as far as it is known.
   *
   * @param {string} move
   */
  #continue(move) {
    const known = this.#after.get(move);
    if (known !== undefined) return known ?? [];
    if (this.#after.size >= MOST_ASKED) return [];
    if ([...this.#after.values()].filter((line) => line === null).length >= MOST_AT_ONCE) return [];
    const isLast = this.#foresee([move])[0]?.over !== false;
    this.#after.set(move, isLast ? [] : null);
    if (isLast) return [];
    const { signal } = this.#aborting;
    const asked = { ...this.#play.questionAfter(move), level: 'master', all: false, millis: MILLIS };
    // A line that can't be searched stays as short as it is.
    this.#think(asked, undefined, signal).then(({ line }) => {
      if (signal.aborted) return;
      this.#after.set(move, line);
      this.#onChange();
    }, () => {});
    return [];
  }

  /** @param {string[]} moves */
  #foresee(moves) {
    const key = moves.join(' ');
    const known = this.#foreseen.get(key) ?? this.#play.foresee(moves);
    this.#foreseen.set(key, known);
    return known;
  }
}
