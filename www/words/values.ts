// The value of a move, as text and in words.

import { t } from './index.ts';
import { number } from './vocabulary.ts';
import type { Value } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';

/** The text of a value: `+3`, `0`, `−2`, `+1.5`, `won`. */
export function valueText(game: GamePage, { value, proved }: Value) {
  if (proved && isWin(game, value)) return value > 0 ? t().values.won : t().values.lost;
  const rounded = proved ? value : Math.round(value * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  const text = `${sign}${number(Math.abs(rounded))}`;
  return text;
}

export function valueTone({ value }: Value): 'good' | 'even' | 'bad' {
  return value > 0 ? 'good' : value < 0 ? 'bad' : 'even';
}

/** A move with its value: `c2xc4 wins by 3 points`. */
export function moveWords(game: GamePage, value: Value) {
  const words = t().values;
  const { depth } = value;
  const move = game.describe.brief?.(value.move) ?? value.move;
  if (!value.proved) return depth === 0 ? words.unknown(move) : words.looksLike(move, valueText(game, value), depth);
  if (value.value === 0) return words.draws(move);
  const isGood = value.value > 0;
  if (isWin(game, value.value)) return isGood ? words.wins(move) : words.loses(move);
  const amount = game.describe.amount(value.value);
  return isGood ? words.winsBy(move, amount) : words.losesBy(move, amount);
}

/** Whether a proved value is a win or a loss, in games whose values are not score differences. */
export function isWin(game: GamePage, value: number) {
  return game.win !== null && Math.abs(value) >= game.win;
}
