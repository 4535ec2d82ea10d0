// A table without a page: a state, and the events that are applied to it.

import { gambit } from '../../www/games/gambit/index.ts';
import { loadSettings } from '../../www/library/storage.ts';
import { timeLeft } from '../../www/game/clock.ts';
import { playerOf } from '../../www/game/player.ts';
import { reduce } from '../../www/table/reduce.ts';
import { Rules, type Trees } from '../../www/table/rules.ts';
import { legalOf, linkOf, openPositionOf, publicLinkOf, sightOf, snapshotOf } from '../../www/table/select.ts';
import { initialState, type TableState } from '../../www/table/state.ts';
import { loadEngine } from '../tools/engine.ts';
import { inWords } from '../tools/problems.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Tutor } from '../../www/games/lesson.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { GameLink } from '../../www/links/state.ts';
import type { Context } from '../../www/table/context.ts';
import type { Effect, TableEvent } from '../../www/table/events.ts';

export const bindings = await loadEngine();
const { start, open, watch, seat } = bindings.Session;
export const engine = { start, open, watch, seat, seed: () => 1 } as unknown as Engine;

/** A game that can't be changed, as all get the same one of a stored link. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** A link of a game between two persons. */
export function linkTo(game: Pick<GamePage, 'id'>, other: Partial<GameLink> = {}): GameLink {
  return frozen({
    game: game.id,
    seed: 1,
    position: null,
    moves: [],
    playerKinds: ['human', 'human'],
    options: {},
    clock: null,
    match: null,
    at: null,
    ...other,
  });
}

export interface Options {
  game?: GamePage;
  engine?: Engine;
  settings?: Partial<Context['settings']>;
  tutor?: Tutor;
  trees?: Trees;
  isLocked?: boolean;
  isFollowing?: boolean;
  startsPaused?: boolean;
  isHidden?: boolean;
}

/** A state at which nothing was opened yet. `now` is the time in milliseconds. */
export class Reducing {
  now = 0;
  isHidden;
  context: Context;
  state: TableState;
  #effects: Effect[] = [];

  constructor({ game = gambit, settings = {}, tutor, trees, ...rest }: Options = {}) {
    const rules = new Rules(game, rest.engine ?? engine, trees ?? null);
    this.isHidden = rest.isHidden ?? false;
    this.context = {
      rules,
      settings: { ...loadSettings(), pause: 0, ...settings },
      tutor: tutor ?? null,
      isLocked: rest.isLocked ?? false,
      facesPerson: false,
      isStudy: trees !== undefined,
      startsPaused: rest.startsPaused ?? false,
      now: () => this.now,
      isHidden: () => this.isHidden,
      premoves: null,
      outlook: null,
    };
    this.state = initialState(game.id, rules.line, game.playerKinds, rest.isFollowing ?? false);
  }

  /** Opens a game, and returns the problems in words. */
  open(link: GameLink) {
    const { line, isFinished, ending, problems } = this.context.rules.open(link);
    this.send({ type: 'opened', line, isFinished, ending, link });
    return inWords(problems);
  }

  /** Applies events, one after the other. */
  send(...events: TableEvent[]) {
    for (const event of events) {
      const { state, effects } = reduce(this.state, event, this.context);
      this.state = state;
      this.#effects.push(...effects);
    }
    return this;
  }

  tap(...squares: string[]) {
    return this.send(...squares.map((square) => ({ type: 'tap' as const, square, isUnsure: false })));
  }

  /** The effects since the last call. */
  take() {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  /** The names of the effects since the last call, without those of the given kinds. */
  did(...others: Effect['do'][]) {
    return this.take()
      .map((effect) => effect.do)
      .filter((kind) => !others.includes(kind));
  }

  get snapshot() {
    return snapshotOf(this);
  }

  get sight() {
    return sightOf(this);
  }

  get legal() {
    return legalOf(this);
  }

  get link() {
    return linkOf(this);
  }

  get publicLink() {
    return publicLinkOf(this);
  }

  get openPosition() {
    return openPositionOf(this);
  }

  get time() {
    const { clock } = this.state;
    return clock && timeLeft(clock, this.now);
  }
}

/** A game at which something was opened. */
export function reducing(link: Partial<GameLink> = {}, options: Options = {}) {
  const table = new Reducing(options);
  table.open(linkTo(options.game ?? gambit, link));
  table.take();
  return table;
}

export const kinds = (words: string) => words.split(' ') as PlayerKind[];

export function seatedOf(playerKinds: readonly PlayerKind[]) {
  return playerKinds.map((kind) => playerOf(kind));
}
