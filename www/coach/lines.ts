// The lines of an analysis: the best moves, each with what is expected after it.

import type { Report, Value } from '../core/bindings.ts';
import type { PlayerView, Search } from '../game/player.ts';
import type { Snapshot } from '../game/snapshot.ts';
import type { Foreseen } from '../ui/panel/views.ts';

/** The number of lines. */
const MAX_LINES = 3;
/** The number of moves of a position whose continuations are searched. */
const MAX_CONTINUATIONS = 8;
/** The time limit of such a search. */
const SEARCH_MILLIS = 1500;
/** The number of searches of continuations that run or wait. */
const MAX_SEARCHES = 2;
/** The number of moves of a line. */
const MAX_MOVES = 12;

/** One of the best moves: its value, and the moves that are expected, beginning with it. */
export interface Line {
  value: Value;
  moves: Foreseen[];
}

/** The game whose position is analysed. */
interface Played {
  snapshot: Pick<Snapshot, 'position' | 'ply'>;
  questionAfter(move: string): PlayerView;
  foresee(moves: string[]): Foreseen[];
}

export class Lines {
  #play;
  #think;
  #onChange;
  #key = '';
  /** What is expected after a move, by the move; null while it is searched. */
  #after = new Map<string, string[] | null>();
  #foreseen = new Map<string, Foreseen[]>();
  #aborting = new AbortController();

  /** @param onChange a line has become longer */
  constructor(play: Played, think: Search, onChange: () => void) {
    this.#play = play;
    this.#think = think;
    this.#onChange = onChange;
  }

  /**
   * The lines of a report about the current position, best first. The report knows one of them; the others are
   * searched.
   */
  of(report: Report | null): Line[] {
    const { position, ply } = this.#play.snapshot;
    const key = `${ply} ${position}`;
    if (key !== this.#key) this.reset();
    this.#key = key;
    const best = report?.values.filter(({ depth }) => depth > 0).slice(0, MAX_LINES) ?? [];
    return best.map((value, rank) => {
      const isKnown = rank === 0 && report !== null && report.line.length > 1 && report.line[0] === value.move;
      const known = isKnown ? report.line : [value.move, ...this.#continue(value.move)];
      return { value, moves: this.#foresee(known.slice(0, MAX_MOVES)) };
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

  /** What is expected after a move, as far as it is known. */
  #continue(move: string) {
    const known = this.#after.get(move);
    if (known !== undefined) return known ?? [];
    if (this.#after.size >= MAX_CONTINUATIONS) return [];
    if ([...this.#after.values()].filter((line) => line === null).length >= MAX_SEARCHES) return [];
    const isLast = this.#foresee([move])[0]?.over !== false;
    this.#after.set(move, isLast ? [] : null);
    if (isLast) return [];
    const { signal } = this.#aborting;
    const asked = { ...this.#play.questionAfter(move), level: 'master', all: false, millis: SEARCH_MILLIS };
    // A line that can't be searched stays as short as it is.
    this.#think(asked, undefined, signal).then(
      ({ line }) => {
        if (signal.aborted) return;
        this.#after.set(move, line);
        this.#onChange();
      },
      () => {},
    );
    return [];
  }

  #foresee(moves: string[]) {
    const key = moves.join(' ');
    const known = this.#foreseen.get(key) ?? this.#play.foresee(moves);
    this.#foreseen.set(key, known);
    return known;
  }
}
