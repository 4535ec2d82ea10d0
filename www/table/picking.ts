// The picks: the part of a move that is picked on the board or from a hand before it is played.

import { statusWords } from '../game/status.ts';
import { t } from '../words/index.ts';
import { legalOf, recordOf, sightOf } from './select.ts';
import type { Play } from './context.ts';

/** Whether the picks are tokens of a hand. */
export function isOfHand({ state, context }: Play) {
  return context.rules.game.hands !== undefined && state.picks.length > 0;
}

/** The amount of the picks; null if there is nothing to choose. */
export function amountOf(play: Play) {
  const { picks } = play.state;
  return picks.length === 0 ? null : (play.context.rules.game.amount?.(legalOf(play), picks) ?? null);
}

/** The part of a turn already played on the board, and its number of steps; null if there is none. */
export function partialOf(play: Play) {
  const { picks } = play.state;
  // The legal moves may be thousands, so they are not read without picks.
  if (picks.length === 0) return null;
  const { game } = play.context.rules;
  const { legal, position } = recordOf(play);
  const { partial } = game.selection(legal, picks, position);
  return partial === null ? null : { move: partial, steps: game.visits(partial).length - 1 };
}

/**
 * The text about the picks: the selected piece and its number of targets; for a lay its gains, line by line, or why it
 * is illegal.
 */
export function pickWords(play: Play) {
  const { snapshot, seated } = sightOf(play);
  const { game } = play.context.rules;
  const { hands } = game;
  const { picks } = play.state;
  if (picks.length === 0) return statusWords(game, snapshot, seated);
  if (hands?.isExchange(picks)) return t().picking.exchange;
  const record = recordOf(play);
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
