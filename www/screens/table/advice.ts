// Hints and analysis at a table: the best move, a highlighted move, and the value of every move.

import { Analyst, type Ask } from '../../coach/analyst.ts';
import { messageOf } from '../../core/messages.ts';
import { isViewersTurn, publicPosition } from '../../game/hands.ts';
import { turnWords } from '../../game/seats.ts';
import { t } from '../../words/index.ts';
import type { Report } from '../../core/bindings.ts';
import type { Picking } from '../../game/picking.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';
import type { Foreseen } from '../../ui/panel/views.ts';

interface Listener {
  onStatus: (words: string) => void;
  /** The highlighted move or the analysis has changed. */
  onChange: () => void;
}

/** The hint and the analysis of a table. */
export class Advice {
  #game;
  #play;
  #picking;
  #listener;
  #analyst;
  #highlighted: string | null = null;
  /** The expected moves of a report. */
  #line: { report: Report | null; key: string; moves: Foreseen[] } = { report: null, key: '', moves: [] };
  /** How many of them the board shows. While it shows some, they stay as they are. */
  #step = 0;

  constructor(game: GamePage, { play, picking, ask }: { play: Play; picking: Picking; ask: Ask }, listener: Listener) {
    this.#game = game;
    this.#play = play;
    this.#picking = picking;
    this.#listener = listener;
    this.#analyst = new Analyst(ask, {
      onReport: () => listener.onChange(),
      onHint: (report) => void this.#show(report),
      onFailure: (error) => listener.onStatus(messageOf(error)),
    });
  }

  /** The highlighted move; null for none. */
  get highlighted() {
    return this.#highlighted;
  }

  /** Whether a hint is being computed. */
  get isHinting() {
    return this.#analyst.isHinting;
  }

  /** Whether analysis is on. */
  get isAnalysing() {
    return this.#analyst.isOn;
  }

  /** The latest analysis; null for none. */
  get report() {
    return this.#analyst.report;
  }

  /** The expected moves, as far as everybody may see them. */
  get line() {
    const { report } = this;
    if (this.#step === 0 && report !== this.#line.report) {
      const line = report?.depth ? report.line : [];
      const key = [this.#play.snapshot.position, ...line].join(' ');
      // Most reports differ in their values alone, and it takes long to open a position with many moves.
      const known = key === this.#line.key ? this.#line.moves : null;
      const moves = known ?? (line.length > 0 ? this.#play.foresee(line) : []);
      this.#line = { report, key, moves };
    }
    return this.#line.moves;
  }

  /** How many of the expected moves the board shows. */
  get step() {
    return this.#step;
  }

  /** The expected move after which the board is shown; null for none. */
  get shown() {
    return this.#line.moves[this.#step - 1] ?? null;
  }

  /** Shows the board after some of the expected moves; after none it shows the position itself. */
  foresee(step: number) {
    this.#step = Math.min(step, this.line.length);
    // A piece that is picked up has no place in a later position; tokens laid out from a hand are kept.
    if (this.#step > 0 && !this.#picking.isOfHand && !this.#picking.isEmpty) {
      this.#picking.clear();
      this.#listener.onStatus(this.positionStatus);
    } else this.#listener.onChange();
  }

  /** Returns from the expected moves to the position; false where it is shown already. */
  returnToPosition() {
    if (this.#step === 0) return false;
    this.foresee(0);
    return true;
  }

  /** Highlights the best move and says what it wins or saves; or cancels the hint. */
  hint() {
    const { sight, snapshot } = this.#play;
    if (this.isHinting || this.#highlighted !== null) {
      this.clear();
      this.#listener.onStatus(this.positionStatus);
    } else if (snapshot.over) return;
    else if (!isViewersTurn(sight))
      this.#listener.onStatus(t().sentences([turnWords(this.#play), t().hints.notForYou]));
    else {
      // Tokens laid out from a hand are kept.
      if (!this.#picking.isOfHand) this.#picking.clear();
      this.#listener.onStatus(this.positionStatus);
      this.#analyst.requestHint();
      this.#listener.onChange();
    }
  }

  /** Turns analysis on or off. */
  toggle() {
    if (this.#play.sight.isWatched) return;
    this.#step = 0;
    this.#analyst.toggle();
    this.analyse();
    this.#listener.onChange();
  }

  /** Analyses the position, when analysis is on and reveals no hidden hand. */
  analyse() {
    const { sight, snapshot } = this.#play;
    if (this.#analyst.isOn && !snapshot.over && isViewersTurn(sight)) this.#analyst.analyse();
  }

  /** Highlights a move. */
  highlight(move: string | null) {
    this.clear();
    this.#highlighted = move;
    this.#listener.onChange();
  }

  /** Clears the highlighted move and cancels a hint. */
  clear() {
    this.cancelHint();
    this.#step = 0;
    this.#highlighted = null;
  }

  /** Cancels the computation of a hint. */
  cancelHint() {
    this.#analyst.cancelHint();
  }

  /** Discards everything about the position. */
  reset() {
    this.#analyst.reset();
    this.#step = 0;
    this.#highlighted = null;
  }

  async #show(report: Report) {
    const best = report.values[0]?.move ?? null;
    this.#highlighted = best;
    this.#listener.onChange();
    const { position } = this.#play.snapshot;
    // Without a network the words may be missing; the move is highlighted.
    const hints = await import('../../coach/hints.ts').catch(() => null);
    if (this.#highlighted !== best || this.#play.snapshot.position !== position) return;
    const { openPosition, record, snapshot } = this.#play;
    const { toMove, scores } = snapshot;
    const lead = (scores[toMove ?? 0] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== toMove));
    const afterOf = (move: string) => publicPosition(this.#game, record.after(move));
    this.#listener.onStatus(
      hints?.hintWords(this.#game, report, { position: openPosition, lead }, afterOf) || this.positionStatus,
    );
  }

  /** The words for the position and the current picks. */
  get positionStatus() {
    const { sight, record } = this.#play;
    return this.#picking.isEmpty ? turnWords(this.#play) : this.#picking.words(sight, record);
  }
}
