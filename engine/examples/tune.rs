//! Tunes the weights of an evaluation from self-play games:
//! `cargo run --release --features tune --example tune -- combo|triboard [GAMES [NODES]]` prints them.
//!
//! Each position of a game is a sample labelled with the result. The predicted win probabilities are
//! the softmax of the players' values (for two players the logistic function of Texel tuning, Österlund
//! 2014). The weights minimise the cross entropy by gradient descent with Adam (Kingma and Ba 2015).

#![allow(clippy::print_stdout, reason = "the weights are what the program is for")]

use gambol::games::combo::{self, Combo};
use gambol::games::triboard::{self, Triboard};
use gambol::search::{Level, MultiplayerSearch, Options, Search, Selective, Tactical};
use gambol::{Game, Player, Record, Rng};
use std::thread;

/// The number of passes over all samples.
const ROUNDS: u32 = 400;
/// The initial learning rate.
const LEARNING_RATE: f64 = 2.0;
/// A lead of this much makes a player e times as likely to win as another.
const SCALE: f64 = 170.0;
/// The strength of L2 regularisation.
const REGULARISATION: f64 = 1e-9;

/// A game whose evaluation is tuned.
trait Tunable: Game<View = Self, Move: Copy> {
    /// The search that plays the games.
    type Search: Search<Self>;
    const TERMS: usize;
    /// The number of random moves at the start of each game.
    const OPENING: usize;
    /// The weight that is normalised to 100: its term, and the index of the phase.
    const UNIT: [usize; 2];

    fn set_up(seed: u64) -> String;
    /// Whether static evaluation is reliable in the position.
    fn is_quiet(&self) -> bool;
    /// The non-zero terms of each player, with the index of the term.
    fn terms(&self) -> Vec<Vec<(u8, f32)>>;
    /// The phase of the game: 1 for the first of two weights, 0 for the second.
    fn phase(&self) -> f64;
}

impl Tunable for Combo {
    type Search = Selective<Self>;
    const TERMS: usize = combo::TERMS;
    const OPENING: usize = 8;
    const UNIT: [usize; 2] = [0, 0];

    fn set_up(_: u64) -> String {
        // The player with more pieces wins a draw, which makes draws informative.
        "draws=pieces".to_string()
    }

    fn is_quiet(&self) -> bool {
        let mut noisy = Vec::new();
        self.noisy_moves(&mut noisy);
        noisy.iter().all(|mv| self.exchange_gain(mv) <= 0)
    }

    fn terms(&self) -> Vec<Vec<(u8, f32)>> {
        let mut counts = vec![0.0; Self::TERMS];
        self.each_term(&mut |term, count| counts[term] += count as f32);
        // The terms are relative to the player to move.
        let own = sparse(&counts);
        match self.to_move() {
            Some(Player(0)) => vec![own, Vec::new()],
            _ => vec![Vec::new(), own],
        }
    }

    fn phase(&self) -> f64 {
        let pieces: i32 = self.scores().iter().map(|(_, pieces)| *pieces).sum();
        f64::from(pieces) / 32.0
    }
}

impl Tunable for Triboard {
    type Search = MultiplayerSearch<Self>;
    const TERMS: usize = triboard::TERMS;
    const OPENING: usize = 0;
    const UNIT: [usize; 2] = [0, 1];

    fn set_up(seed: u64) -> String {
        format!("seed={seed}")
    }

    fn is_quiet(&self) -> bool {
        true
    }

    fn terms(&self) -> Vec<Vec<(u8, f32)>> {
        let mut counts = vec![vec![0.0; Self::TERMS]; 3];
        self.each_term(&mut |player, term, count| counts[player][term] += count as f32);
        counts.iter().map(|counts| sparse(counts)).collect()
    }

    fn phase(&self) -> f64 {
        let cells: i32 = self.scores().iter().map(|(_, cells)| *cells).sum();
        // Twelve cells are walls.
        1.0 - f64::from(cells + 12) / 176.0
    }
}

fn sparse(counts: &[f32]) -> Vec<(u8, f32)> {
    (0..).zip(counts.iter().copied()).filter(|(_, count)| *count != 0.0).collect()
}

/// A position and the result of its game.
struct Sample {
    terms: Vec<Vec<(u8, f32)>>,
    phase: f64,
    /// Each player's share of the win.
    result: Vec<f64>,
}

/// The two weights of each term, by phase.
type Weights = Vec<[f64; 2]>;

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let mut numbers = words.map(|word| word.parse().expect("a number"));
    let [games, nodes] = [2000, 3000].map(|default| numbers.next().unwrap_or(default));
    match game.as_str() {
        "combo" => tune::<Combo>(games, nodes),
        "triboard" => tune::<Triboard>(games, nodes),
        _ => println!("usage: tune combo|triboard [GAMES [NODES]]"),
    }
}

fn tune<G: Tunable>(games: u64, nodes: u64) {
    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let samples: Vec<Sample> = thread::scope(|scope| {
        let part = |core| {
            move || {
                let games = (0..games).filter(move |game| game % cores == core);
                games.flat_map(|game| play::<G>(game, nodes)).collect::<Vec<_>>()
            }
        };
        let all: Vec<_> = (0..cores).map(|core| scope.spawn(part(core))).collect();
        all.into_iter().flat_map(|part| part.join().expect("no game panics")).collect()
    });
    println!("{} samples of {games} games", samples.len());
    let weights = fit::<G>(&samples);
    let [term, phase] = G::UNIT;
    let unit = weights[term][phase] / 100.0;
    for (term, weights) in weights.iter().enumerate() {
        let [first, second] = weights.map(|weight| weight / unit);
        println!("    [{first:.0}, {second:.0}], // {term}");
    }
}

/// Plays a game and returns its samples.
fn play<G: Tunable>(game: u64, nodes: u64) -> Vec<Sample> {
    let mut rng = Rng::new(game);
    let setup = G::set_up(game).parse().expect("a set-up");
    let mut record = Record::new(G::start(&setup));
    let mut seen = Vec::new();
    loop {
        let legal = record.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = if record.ply() < G::OPENING {
            legal[rng.below(legal.len() as u64) as usize]
        } else {
            let moves: Vec<_> = record.moves().copied().collect();
            let options = Options::new(Level::Master, rng.bits() >> 11);
            let mut search = G::Search::new(record.start().clone(), &moves, options)
                .expect("the game is not over");
            search.advance(nodes).best.expect("there is always a move")
        };
        if record.ply() >= G::OPENING && record.position().is_quiet() {
            seen.push(record.position().clone());
        }
        record.play(mv).expect("a legal move");
    }
    let status = record.status();
    let players = record.position().players();
    let share = |player| match (status.winners.contains(&Player(player)), status.winners.len()) {
        (true, winners) => 1.0 / winners as f64,
        (false, 0) => 1.0 / f64::from(players),
        (false, _) => 0.0,
    };
    let result: Vec<f64> = (0..players).map(share).collect();
    let sample = |position: G| Sample {
        terms: position.terms(),
        phase: position.phase(),
        result: result.clone(),
    };
    seen.into_iter().map(sample).collect()
}

/// Fits the weights.
fn fit<G: Tunable>(samples: &[Sample]) -> Weights {
    let mut weights: Weights = vec![[0.0; 2]; G::TERMS];
    let [mut mean, mut square] = [weights.clone(), weights.clone()];
    weights[G::UNIT[0]] = [100.0; 2];
    for round in 1..=ROUNDS {
        let (gradient, error) = gradient(samples, &weights);
        if round % 50 == 0 {
            println!("round {round}: {error:.6} nats");
        }
        let step = LEARNING_RATE * (1.0 - f64::from(round) / f64::from(ROUNDS + 1));
        for term in 0..G::TERMS {
            for phase in 0..2 {
                let gradient = gradient[term][phase] + REGULARISATION * weights[term][phase];
                let [mean, square] = [&mut mean[term][phase], &mut square[term][phase]];
                *mean = 0.9 * *mean + 0.1 * gradient;
                *square = 0.999 * *square + 0.001 * gradient * gradient;
                let [mean, square] = [(0.9, *mean), (0.999, *square)]
                    .map(|(decay, value): (f64, f64)| value / (1.0 - decay.powi(round as i32)));
                weights[term][phase] -= step * mean / (square.sqrt() + 1e-9);
            }
        }
    }
    weights
}

/// The gradient of the mean cross entropy, and the mean cross entropy.
fn gradient(samples: &[Sample], weights: &Weights) -> (Weights, f64) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let parts: Vec<(Weights, f64)> = thread::scope(|scope| {
        let size = samples.len().div_ceil(cores).max(1);
        let part = |samples| scope.spawn(move || gradient_of_part(samples, weights));
        let all: Vec<_> = samples.chunks(size).map(part).collect();
        all.into_iter().map(|part| part.join().expect("sums do not panic")).collect()
    });
    let count = samples.len() as f64;
    let mut gradient = vec![[0.0; 2]; weights.len()];
    for (part, _) in &parts {
        for (sum, part) in gradient.iter_mut().zip(part) {
            (0..2).for_each(|phase| sum[phase] += part[phase] / count);
        }
    }
    (gradient, parts.iter().map(|(_, sum)| sum).sum::<f64>() / count)
}

fn gradient_of_part(samples: &[Sample], weights: &Weights) -> (Weights, f64) {
    let (mut gradient, mut sum) = (vec![[0.0; 2]; weights.len()], 0.0);
    for Sample { terms, phase, result } in samples {
        let shares = [*phase, 1.0 - phase];
        let value = |terms: &Vec<(u8, f32)>| {
            let values = terms.iter().map(|&(term, count)| {
                let [first, second] = weights[usize::from(term)];
                f64::from(count) * (first * shares[0] + second * shares[1])
            });
            (values.sum::<f64>() / SCALE).exp()
        };
        let exponentials: Vec<f64> = terms.iter().map(value).collect();
        let all: f64 = exponentials.iter().sum();
        for ((exponential, result), terms) in exponentials.iter().zip(result).zip(terms) {
            let probability = exponential / all;
            sum -= result * probability.max(1e-12).ln();
            let change = probability - result;
            for &(term, count) in terms {
                for phase in 0..2 {
                    gradient[usize::from(term)][phase] += change * f64::from(count) * shares[phase];
                }
            }
        }
    }
    (gradient, sum)
}
