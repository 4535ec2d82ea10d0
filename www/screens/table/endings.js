// Resigning, and offering the computer a draw.

import { acceptsDraw, drawPartner, resigningSeat } from '../../game/endings.js';
import { messageOf } from '../../core/messages.js';
import { t } from '../../words/index.js';

/** @import { Play } from '../../game/play.js' */
/** @import { Search } from '../../players/computer.js' */
/** @import { GamePage } from '../../types.js' */

/** The milliseconds in which a computer considers a draw. */
const DRAW_MILLIS = 800;

/**
 * @typedef {object} Listener
 * @property {(words: string) => void} onStatus
 * @property {() => void} onEnd the game has been ended
 */

/** The ways in which players end the game at a table. */
export class Endings {
  #game;
  #play;
  #think;
  #listener;

  /**
   * @param {Pick<GamePage, 'seats'>} game
   * @param {{ play: Play, think: Search }} table
   * @param {Listener} listener
   */
  constructor(game, { play, think }, listener) {
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
