// Resigning, and offering the computer a draw.

import { acceptsDraw, drawPartner, resigningSeat } from '../../game/endings.ts';
import { messageOf } from '../../core/messages.ts';
import { t } from '../../words/index.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';
import type { Search } from '../../players/computer.ts';

/** The milliseconds in which a computer considers a draw. */
const DRAW_MILLIS = 800;

interface Listener {
  onStatus: (words: string) => void;
  /** The game has been ended. */
  onEnd: () => void;
}

/** The ways in which players end the game at a table. */
export class Endings {
  #game;
  #play;
  #think;
  #listener;

  constructor(game: Pick<GamePage, 'seats'>, { play, think }: { play: Play; think: Search }, listener: Listener) {
    this.#game = game;
    this.#play = play;
    this.#think = think;
    this.#listener = listener;
  }

  /** Whether somebody here may resign. */
  get canResign() {
    return resigningSeat(this.#play.sight) !== null;
  }

  /** Whether the computer can be offered a draw. */
  get canOfferDraw() {
    return drawPartner(this.#play.sight) !== null;
  }

  /** Resigns for the person here. */
  resign() {
    const seat = resigningSeat(this.#play.sight);
    if (seat === null) return;
    this.#play.end(seat);
    this.#listener.onEnd();
  }

  /** Offers the computer a draw, which it accepts unless it holds itself to be better off. */
  async offerDraw() {
    const { sight, snapshot, question } = this.#play;
    const partner = drawPartner(sight);
    const level = sight.seated[partner ?? 0]?.level ?? null;
    if (partner === null || level === null) return;
    const name = this.#game.seats[partner]?.name ?? '';
    this.#listener.onStatus(t().endings.considers(name));
    try {
      const report = await this.#think({ ...question, level, all: true, millis: DRAW_MILLIS });
      // A move was played meanwhile.
      if (this.#play.snapshot !== snapshot) return;
      if (!acceptsDraw(report, snapshot.ply)) return this.#listener.onStatus(t().endings.declines(name));
      this.#play.end('draw');
      this.#listener.onEnd();
    } catch (error) {
      this.#listener.onStatus(messageOf(error));
    }
  }
}
