// What a wrong move costs against the solution, in words.

import { isWin } from '../../words/values.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Search } from '../../game/player.ts';
import type { Words } from './board.ts';

/** @returns empty where there is nothing to say */
export async function lossOf(
  game: GamePage,
  { engine, thinker, millis }: { engine: Engine; thinker: { think: Search }; millis: number },
  {
    setup,
    position,
    goal,
    solver,
    main,
    move,
  }: {
    setup: string;
    position: string;
    goal: string;
    solver: number;
    main: string;
    move: string;
  },
  words: Words,
  signal: AbortSignal,
): Promise<string> {
  const after = (mv: string) => {
    const session = engine.open(game.id, setup, position);
    try {
      const view = session.view(solver);
      session.play(mv);
      return { view, score: session.status().scores[solver] ?? 0 };
    } finally {
      session.free();
    }
  };
  const [best, wrong] = [after(main), after(move)];
  if (goal === 'points') return amountWords(game, best.score - wrong.score, words);
  const { hands } = game;
  const view = hands ? best.view : position;
  // A search of the best move says no more than a bound about the others.
  const report = await thinker.think(
    { game: game.id, setup, view, moves: [], level: 'master', seed: 0, all: true, millis },
    undefined,
    signal,
  );
  const valueOf = (mv: string) => report.values.find((value) => value.move === mv);
  const [right, lost] = [valueOf(main), valueOf(move)];
  if (!right || !lost) return '';
  if (isWin(game, right.value) || isWin(game, lost.value))
    return isWin(game, lost.value) && lost.value < 0 ? words.loses : words.noWin;
  if (right.proved && lost.proved && right.value > 0 && lost.value <= 0) return words.noWin;
  if (right.proved && lost.proved && right.value === 0 && lost.value < 0) return words.loses;
  return amountWords(game, right.value - lost.value, words);
}

function amountWords(game: GamePage, amount: number, words: Words) {
  const rounded = Math.round(amount);
  return rounded > 0 ? words.costs(game.describe.amount(rounded)) : '';
}
