// Whole games of LuckyMoose between equals who take the first lay that their search proposes, with the luck of their
// draws.

import { luckOf } from '../../www/games/luckymoose/luck.ts';
import type { Bindings } from './engine.ts';

const GAME = 'luckymoose';

/** Plays a game. */
export function playedGame({ Session, Search }: Bindings, setup: string, seed: number) {
  const session = Session.start(GAME, `seed=${seed} ${setup}`);
  const plies: { ply: number; position: string; move: string | null }[] = [];
  for (let { toMove } = session.status(); toMove !== null; { toMove } = session.status()) {
    const search = new Search({
      game: GAME,
      setup,
      view: session.view(toMove),
      moves: [],
      level: 'hard',
      seed: plies.length,
      all: false,
    });
    const { best } = search.report();
    search.free();
    plies.push({ ply: plies.length, position: session.position(), move: best });
    session.play(best);
  }
  plies.push({ ply: plies.length, position: session.position(), move: null });
  const { scores } = session.status();
  session.free();
  return { plies, scores };
}

/** The luck of all draws of a game. */
export function drawsOf({ Search }: Bindings, setup: string, plies: ReturnType<typeof playedGame>['plies']) {
  return luckOf(
    plies,
    (view) => {
      const search = new Search({ game: GAME, setup, view, moves: [], level: 'hard', seed: 1, all: true });
      const { values } = search.report();
      search.free();
      return values[0]?.value ?? null;
    },
    () => undefined,
  );
}

/**
 * Plays games, and compares their results with luck and without: the mean luck of each seat with its standard error,
 * and the variance of the lead of the first seat.
 */
export async function measureLuck(engine: Bindings, setup: string, games: number) {
  const lucks: number[][] = [];
  const leads: number[] = [];
  for (let seed = 0; seed < games; seed += 1) {
    const { plies, scores } = playedGame(engine, setup, seed);
    const draws = await drawsOf(engine, setup, plies);
    lucks.push(scores.map((_, seat) => draws.reduce((sum, draw) => (draw.seat === seat ? sum + draw.points : sum), 0)));
    leads.push(leadOf(scores));
  }
  const means = (lucks[0] ?? []).map((_, seat) => {
    const own = lucks.map((luck) => luck[seat] ?? 0);
    return { mean: mean(own), error: Math.sqrt(varianceOf(own) / games) };
  });
  const without = leads.map((lead, game) => lead - leadOf(lucks[game] ?? []));
  return { means, withLuck: varianceOf(leads), without: varianceOf(without) };
}

/** The first number less the mean of the others. */
function leadOf([first = 0, ...others]: number[]) {
  return first - mean(others);
}

function mean(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function varianceOf(numbers: number[]) {
  const middle = mean(numbers);
  return mean(numbers.map((number) => (number - middle) ** 2));
}
