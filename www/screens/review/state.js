// What the parts of a review show of its verdict.

/** @import { Verdict } from '../../coach/review/judge.js' */
/** @import { GamePage, GaugeView } from '../../types.js' */
/** @typedef {typeof import('../../words/review/en.js').default} Words */

/**
 * What the library keeps of a verdict.
 *
 * @param {Verdict} verdict of the whole game
 */
export function summaryOf({ accuracies, moves }) {
  const blunders = accuracies.map((_, seat) => moves.filter((judged) => judged?.mover === seat && judged.kind === 'blunder').length);
  return { accuracy: accuracies.map((accuracy) => Math.round(accuracy ?? 100)), blunders };
}

/**
 * The chances as a bar; null where they are not known.
 *
 * @param {GamePage} game
 * @param {{ chances: number[] | null, below: number, names: string[], words: Words }} shown
 * @returns {GaugeView | null}
 */
export function gaugeOfChances(game, { chances, below, names, words }) {
  if (!chances) return null;
  const said = words.chances(chances.map((chance, seat) => /** @type {[string, number]} */ ([names[seat] ?? '', 100 * chance])));
  const piece = (/** @type {number} */ seat) => game.seats[seat]?.piece ?? '';
  if (chances.length > 2) return { words: said, parts: chances.map((chance, seat) => ({ seat, piece: piece(seat), name: names[seat] ?? '', score: Math.round(100 * chance) })) };
  const share = chances[below] ?? 0.5;
  const isSure = share === 0 || share === 1;
  return { words: said, share, below: piece(below), above: piece(1 - below), ticks: 10, text: words.percent(100 * share), isAhead: share >= 0.5, isProved: isSure };
}
