// A player's rating from results (Glicko-2, Glickman 2013, “Example of the Glicko-2 system”).

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A result against somebody: 1 for a win, 0 for a loss. */
interface Result {
  rating: number;
  deviation: number;
  score: number;
}

/** The deviation and volatility of a new player's rating. */
export const NEW_PLAYER = { deviation: 350, volatility: 0.06 };
/** How much the volatility changes. */
const TAU = 0.5;
/** The width of the scale of the formulas, in points. */
const SCALE = 400 / Math.LN10;
/** The precision of the volatility. */
const EPSILON = 1e-6;

/** How much the uncertainty of an opponent weakens a result. */
const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The rating after a period with results. */
export function afterResults({ rating, deviation, volatility }: Rating, results: Result[]): Rating {
  if (results.length === 0) return { rating, deviation: afterPeriods({ deviation, volatility }, 1), volatility };
  const phi = deviation / SCALE;
  const terms = results.map((result) => {
    const weight = g(result.deviation / SCALE);
    const expected = 1 / (1 + Math.exp((-weight * (rating - result.rating)) / SCALE));
    return { variance: weight ** 2 * expected * (1 - expected), gain: weight * (result.score - expected) };
  });
  const v = 1 / terms.reduce((sum, { variance }) => sum + variance, 0);
  const gain = terms.reduce((sum, term) => sum + term.gain, 0);
  const sigma = newVolatility({ phi, sigma: volatility, v, delta: v * gain });
  const spread = phi ** 2 + sigma ** 2;
  const next = 1 / Math.sqrt(1 / spread + 1 / v);
  return { rating: rating + SCALE * next ** 2 * gain, deviation: SCALE * next, volatility: sigma };
}

/**
 * The deviation after periods without results: what is known of a player becomes less certain, up to that of somebody
 * unknown.
 */
export function afterPeriods({ deviation, volatility }: Pick<Rating, 'deviation' | 'volatility'>, periods: number) {
  return Math.min(NEW_PLAYER.deviation, Math.hypot(deviation, SCALE * volatility * Math.sqrt(periods)));
}

/** The volatility that fits the results best (step 5 of the paper, by the Illinois algorithm). */
function newVolatility({ phi, sigma, v, delta }: { phi: number; sigma: number; v: number; delta: number }) {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const power = Math.exp(x);
    const spread = phi ** 2 + v + power;
    return (power * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    high = a - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
