// What is said about a move: its judgement, the reason of it, and the better move.

import { publicPosition } from '../../game/hands.ts';
import { t } from '../../words/index.ts';
import { aside } from '../../words/vocabulary.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { GameRecord } from '../../game/record.ts';
import type { GamePage } from '../../games/page.ts';
import type { Facts } from '../../games/review.ts';
import type en from '../../words/review/en.ts';
import type { Key } from './state.ts';

type Words = typeof en;

/** Why moves were worse than others, found when it is asked for: it takes the engine a few positions. */
export class Reasons {
  #game;
  #record;
  #words;
  #reasonOf;
  #names;
  #you;
  /** Reasons by ply, best move and reply, effects by ply and move. */
  #known = new Map<string, string>();

  constructor(
    game: GamePage,
    record: () => Pick<GameRecord, 'ply' | 'seek' | 'after' | 'position' | 'status'>,
    {
      words,
      reasonOf,
      names,
      you,
    }: {
      words: Words;
      reasonOf: ((facts: Facts) => string | null) | null;
      names: string[];
      you: number | null;
    },
  ) {
    this.#game = game;
    this.#record = record;
    this.#words = words;
    this.#reasonOf = reasonOf;
    this.#names = names;
    this.#you = you;
  }

  /**
   * The reason of a judgement, as one or two sentences.
   *
   * @param reply the best answer; null where it is not known
   */
  of(judged: JudgedMove, reply: string | null) {
    const key = `${judged.ply} ${judged.best} ${reply}`;
    const known = this.#known.get(key) ?? this.#find(judged, reply);
    this.#known.set(key, known);
    return known;
  }

  /** The judgement of a move and its reason. */
  sentences(judged: JudgedMove, reply: string | null) {
    const words = this.#words;
    if (judged.kind === null)
      return judged.isForced ? words.isForced : judged.best === judged.move ? words.isBest : words.isGood;
    return t().sentences([words.judged(words.kinds[judged.kind]), this.of(judged, reply)]);
  }

  /** What the marks on the board mean: the better move, and the reply where the board shows it. */
  keys({ ply, best }: JudgedMove, reply: string | null): Key[] {
    const { better, reply: replied } = this.#words;
    const { lays, visits } = this.#game;
    const shapeOf = (move: string) => {
      const { length } = visits(move);
      return length === 0 ? undefined : lays ? 'token' : length === 1 ? 'ring' : 'arrow';
    };
    const first: Key = { mark: 'better', shape: shapeOf(best), words: better(this.#effectOf(ply, best)) };
    if (lays || reply === null || visits(reply).length === 0) return [first];
    return [first, { mark: 'reply', shape: shapeOf(reply), words: replied(this.#effectOf(ply + 1, reply)) }];
  }

  /** What a move at a ply does at once. A screen reader hears its squares, too, which the board shows. */
  #effectOf(ply: number, move: string) {
    const { describe } = this.#game;
    const key = `${ply} ${move}`;
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const record = this.#record();
    const shown = record.ply;
    record.seek(ply);
    const [before, after] = [record.position, record.after(move)].map((each) => publicPosition(this.#game, each));
    record.seek(shown);
    const effect = describe.effect(move, before ?? '', after ?? '') + aside(` (${describe.brief?.(move) ?? move})`);
    this.#known.set(key, effect);
    return effect;
  }

  #find(judged: JudgedMove, reply: string | null) {
    const words = this.#words;
    const { results, cost, lost, heir, before } = judged;
    const found = this.#reasonOf?.(this.#factsOf(judged, reply)) ?? null;
    const [best, played] = results ?? [0, 0];
    const changed =
      best > played ? (best === 0 ? words.drawToLoss : played === 0 ? words.winToDraw : words.winToLoss) : '';
    const isWin = this.#game.win !== null && cost >= this.#game.win / 2;
    const general =
      changed ||
      (isWin || cost < 1 || before.length > 2
        ? words.costsChance(lost)
        : words.costs(this.#game.describe.amount(Math.round(cost))));
    const gained = before.length > 2 && heir !== null ? words.heir(this.#names[heir] ?? '') : '';
    return t().sentences([found ?? '', found === null || changed ? general : '', gained]);
  }

  #factsOf({ ply, mover, move, best }: JudgedMove, reply: string | null): Facts {
    const record = this.#record();
    const shown = record.ply;
    const seen = (position: string) => publicPosition(this.#game, position);
    record.seek(ply);
    const position = record.position;
    const bestAfter = record.after(best);
    record.seek(ply + 1);
    const after = record.position;
    const { toMove } = record.status;
    const answer =
      reply === null || toMove === null ? null : { move: reply, mover: toMove, after: seen(record.after(reply)) };
    record.seek(shown);
    return {
      mover,
      move,
      best,
      you: this.#you,
      position: seen(position),
      after: seen(after),
      bestAfter: seen(bestAfter),
      reply: answer,
    };
  }
}
