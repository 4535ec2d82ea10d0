//! Rating lists: one model for games of two, three and four players.
//!
//! The order of the players of a game follows the model of Plackett (1975) and Luce (1959): the first
//! place is drawn with odds by strength, then the second among the others, and so on. A tie is the
//! mean of all orders of the tied. With two players this is the model of Bradley and Terry (1952) with
//! a draw as half a win and half a loss. Ratings maximise the likelihood, and their covariance is the
//! sandwich estimate (Huber 1967) with the units of games from one opening as clusters (Liang and
//! Zeger 1986), so that neither draws nor the correlation of games from one opening distort intervals.

use super::linear::{Matrix, apply, inverse, product, zeros};
use super::{ELO_PER_LOGIT, normal};

/// The places of one game: groups of tied players, the best first.
pub(crate) type Places = Vec<Vec<usize>>;

/// The ratings of players.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    /// By player, with the mean 0.
    pub(crate) elo: Vec<f64>,
    /// In squares of Elo points.
    covariance: Matrix,
    /// The quantile of a 95 % interval.
    quantile: f64,
}

/// The weight of a drawn game of each player against an average one, which keeps the ratings of players
/// without a loss or a win finite.
const PRIOR: f64 = 0.5;
/// The weight in units of the spread that the model expects, added to that of the results, which may
/// be 0 by chance where there are few units (as in the score interval of shares: z²).
const ASSUMED: f64 = 3.84;
/// The maximum number of steps of Newton's method.
const MAX_STEPS: usize = 100;

impl Ratings {
    /// Fits the ratings of `players` players to units of games.
    pub(crate) fn fit(players: usize, units: &[Vec<Places>]) -> Self {
        let units: Vec<Vec<Orders>> =
            units.iter().map(|unit| unit.iter().map(Orders::of).collect()).collect();
        let mut strengths = vec![0.0; players];
        let mut bread = zeros(players);
        for _ in 0..MAX_STEPS {
            let (gradient, information) = derivatives(&strengths, &units);
            bread = inverse(information);
            let step = apply(&bread, &gradient);
            // Far from the maximum, a whole step may lead away from it.
            let longest = step.iter().map(|part| part.abs()).fold(1.0, f64::max);
            strengths
                .iter_mut()
                .zip(&step)
                .for_each(|(strength, part)| *strength += part / longest);
            if step.iter().all(|part| part.abs() < 1e-9) {
                break;
            }
        }
        let clusters = units.iter().filter(|unit| !unit.is_empty()).count() as f64;
        let meat = spread(&strengths, &units, clusters);
        let covariance = centred(&product(&product(&bread, &meat), &bread));
        let mean = strengths.iter().sum::<f64>() / players as f64;
        Self {
            elo: strengths.iter().map(|strength| ELO_PER_LOGIT * (strength - mean)).collect(),
            covariance: covariance
                .iter()
                .map(|row| row.iter().map(|cell| cell * ELO_PER_LOGIT * ELO_PER_LOGIT).collect())
                .collect(),
            quantile: quantile((clusters - 1.0).max(0.0) + ASSUMED),
        }
    }

    /// Half the width of the 95 % confidence interval of a rating.
    pub(crate) fn margin(&self, player: usize) -> f64 {
        self.quantile * self.covariance[player][player].max(0.0).sqrt()
    }

    /// The likelihood of superiority: the probability that a player is stronger than another one.
    pub(crate) fn superiority(&self, player: usize, other: usize) -> f64 {
        let cell = |a: usize, b: usize| self.covariance[a][b];
        let variance = cell(player, player) + cell(other, other) - 2.0 * cell(player, other);
        normal((self.elo[player] - self.elo[other]) / variance.max(1e-9).sqrt())
    }
}

/// The orders of the players of a game that its places allow, all equally likely.
struct Orders(Vec<Vec<usize>>);

impl Orders {
    fn of(places: &Places) -> Self {
        let mut orders = vec![Vec::new()];
        for tied in places {
            let ways = permutations(tied);
            orders = orders
                .iter()
                .flat_map(|order| ways.iter().map(|way| [&order[..], way].concat()))
                .collect();
        }
        Self(orders)
    }

    /// Adds the gradient of the log-likelihood, and its negative second derivatives if they are wanted.
    fn add(&self, strengths: &[f64], gradient: &mut [f64], mut information: Option<&mut Matrix>) {
        let weight = 1.0 / self.0.len() as f64;
        for order in &self.0 {
            for place in 0..order.len().saturating_sub(1) {
                let rest = &order[place..];
                let odds: Vec<f64> = rest.iter().map(|player| strengths[*player].exp()).collect();
                let sum: f64 = odds.iter().sum();
                gradient[rest[0]] += weight;
                for (player, chance) in rest.iter().zip(&odds).map(|(p, odds)| (*p, odds / sum)) {
                    gradient[player] -= weight * chance;
                    let Some(information) = information.as_deref_mut() else { continue };
                    information[player][player] += weight * chance;
                    for (other, odds) in rest.iter().zip(&odds) {
                        information[player][*other] -= weight * chance * odds / sum;
                    }
                }
            }
        }
    }
}

/// All orders of a few items.
pub(crate) fn permutations<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..items.len() {
        let mut others = items.to_vec();
        let first = others.remove(first);
        for rest in permutations(&others) {
            all.push([std::slice::from_ref(&first), &rest].concat());
        }
    }
    all
}

/// The gradient of the log-likelihood, and its negative second derivatives, both with the prior.
fn derivatives(strengths: &[f64], units: &[Vec<Orders>]) -> (Vec<f64>, Matrix) {
    let mut gradient = vec![0.0; strengths.len()];
    let mut information = zeros(strengths.len());
    for game in units.iter().flatten() {
        game.add(strengths, &mut gradient, Some(&mut information));
    }
    for (player, strength) in strengths.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-strength).exp());
        gradient[player] += PRIOR * (0.5 - chance);
        information[player][player] += PRIOR * chance * (1.0 - chance);
    }
    (gradient, information)
}

/// The variance of the gradient: the sum of the squares of the units' gradients, mixed with what the
/// model expects. The prior counts with its information, so that a player without a loss has an
/// interval.
fn spread(strengths: &[f64], units: &[Vec<Orders>], clusters: f64) -> Matrix {
    let (_, mut sum) = derivatives(strengths, units);
    let own = clusters / (clusters + ASSUMED);
    sum.iter_mut().flatten().for_each(|cell| *cell *= 1.0 - own);
    let weight = own * clusters / (clusters - 1.0).max(0.5);
    for unit in units {
        let mut gradient = vec![0.0; strengths.len()];
        unit.iter().for_each(|game| game.add(strengths, &mut gradient, None));
        for (row, a) in gradient.iter().enumerate() {
            for (column, b) in gradient.iter().enumerate() {
                sum[row][column] += weight * a * b;
            }
        }
    }
    for (player, strength) in strengths.iter().enumerate() {
        let chance = 1.0 / (1.0 + (-strength).exp());
        sum[player][player] += own * PRIOR * chance * (1.0 - chance);
    }
    sum
}

/// The covariance of differences from the mean.
fn centred(covariance: &Matrix) -> Matrix {
    let size = covariance.len();
    let mut centre = vec![vec![-1.0 / size as f64; size]; size];
    (0..size).for_each(|n| centre[n][n] += 1.0);
    product(&product(&centre, covariance), &centre)
}

/// The 97.5 % quantile of Student's distribution (expansion of Cornish and Fisher 1937).
fn quantile(freedom: f64) -> f64 {
    let z = 1.959_964_f64;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    z + first / freedom + second / freedom.powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_are_rated_by_their_score() {
        let win = |count: usize, places: Places| vec![vec![places]; count];
        let units =
            [win(600, vec![vec![0], vec![1]]), win(200, vec![vec![1], vec![0]]), win(0, vec![])];
        let ratings = Ratings::fit(2, &units.concat());
        // 75 % are 190.8 Elo.
        assert!((ratings.elo[0] - ratings.elo[1] - 190.8).abs() < 1.0, "{ratings:?}");
        assert!(ratings.superiority(0, 1) > 0.999 && ratings.superiority(1, 0) < 0.001);
        let drawn = Ratings::fit(2, &win(50, vec![vec![0, 1]]));
        assert!(drawn.elo[0].abs() < 1e-6 && (drawn.superiority(0, 1) - 0.5).abs() < 1e-6);
        // Equal results of few units prove little.
        let pair = vec![vec![vec![0], vec![1]], vec![vec![0, 1]]];
        let few = Ratings::fit(2, &[pair.clone(), pair]);
        assert!((0.7..0.97).contains(&few.superiority(0, 1)), "{few:?}");
        // Without a loss there is a rating, and its interval is wide.
        let perfect = Ratings::fit(2, &win(20, vec![vec![0], vec![1]]));
        assert!(perfect.elo[0].is_finite() && perfect.margin(0) > 100.0, "{perfect:?}");
        let none = Ratings::fit(3, &[]);
        assert!(none.elo.iter().all(|elo| elo.abs() < 1e-9) && none.margin(0).is_finite());
    }

    #[test]
    fn ratings_follow_the_names_of_players() {
        let game = |order: [usize; 3]| vec![order.map(|player| vec![player]).to_vec()];
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [0, 1, 2], [2, 0, 1]];
        let ratings = Ratings::fit(3, &orders.map(game));
        let renamed = Ratings::fit(3, &orders.map(|order| game(order.map(|n| (n + 1) % 3))));
        for player in 0..3 {
            assert!((ratings.elo[player] - renamed.elo[(player + 1) % 3]).abs() < 1e-6);
            assert!((ratings.margin(player) - renamed.margin((player + 1) % 3)).abs() < 1e-6);
        }
        assert!(ratings.elo[0] > ratings.elo[1] && ratings.elo[1] > ratings.elo[2]);
    }
}
