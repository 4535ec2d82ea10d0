// The picks: the part of a move that is picked on the board or from a hand before it is played.

import { statusWords } from '../game/status.ts';
import { t } from '../words/index.ts';
import { legalOf, recordOf, sightOf } from './select.ts';
import type { Context } from './context.ts';
import type { TableState } from './state.ts';

/** Whether the picks are tokens of a hand. */
export function isOfHand({ picks }: TableState, { rules }: Context) {
  return rules.game.hands !== undefined && picks.length > 0;
}

/** The amount of the picks; null if there is nothing to choose. */
export function amountOf(state: TableState, context: Context) {
  const { picks } = state;
  return picks.length === 0 ? null : (context.rules.game.amount?.(legalOf(state, context), picks) ?? null);
}

/** The part of a turn already played on the board, and its number of steps; null if there is none. */
export function partialOf(state: TableState, context: Context) {
  // The legal moves may be thousands, so they are not read without picks.
  if (state.picks.length === 0) return null;
  const { game } = context.rules;
  const { legal, position } = recordOf(state, context);
  const { partial } = game.selection(legal, state.picks, position);
  return partial === null ? null : { move: partial, steps: game.visits(partial).length - 1 };
}

/**
 * The text about the picks: the selected piece and its number of targets; for a lay its gains, line by line, or why it
 * is illegal.
 */
export function pickWords(state: TableState, context: Context) {
  const { snapshot, seated } = sightOf(state, context);
  const { game } = context.rules;
  const { hands } = game;
  const { picks } = state;
  if (picks.length === 0) return statusWords(game, snapshot, seated);
  if (hands?.isExchange(picks)) return t().picking.exchange;
  const record = recordOf(state, context);
  const { selected, targets } = game.selection(record.legal, picks, snapshot.position);
  const lifted = hands ? hands.lifted(picks) : selected;
  const amount = game.amount?.(record.legal, picks) ?? null;
  const words = [];
  if (lifted !== null) {
    const { picked, pickedSome, nowhere } = t().picking;
    if (hands && targets.length === 0) words.push(nowhere(lifted));
    else words.push(amount ? pickedSome(lifted, amount.words, targets.length) : picked(lifted, targets.length));
  }
  const move = hands?.move(picks) ?? null;
  if (hands && move !== null) {
    const { gains, lacks } = record.explain(move);
    words.push(lacks ? hands.lacks(lacks) : hands.gains(gains));
  }
  return t().sentences(words);
}
