//! The positions to train on.

use super::trainable::Trainable;
use crate::base::error::{InputError, Result};
use crate::base::study_file;
use crate::lab::games::Line;
use gambol::search::WIN;
use gambol::{Game, Player, Record, Status};

/// The most values of a position.
pub(super) const MAX_VALUES: usize = 3;

/// A term of the evaluation of a position.
#[derive(Clone, Copy)]
pub(super) struct Term {
    /// The value that it is part of.
    pub(super) value: u8,
    pub(super) index: u8,
    pub(super) count: i16,
}

/// A position.
struct Position {
    /// The end of its terms.
    end: usize,
    phase: f64,
    /// The share of each value's player in the win.
    shares: [f64; MAX_VALUES],
    /// The value that the search found for the player to move.
    value: f64,
}

/// The positions, with all terms in one place.
#[derive(Default)]
pub(super) struct Samples {
    positions: Vec<Position>,
    terms: Vec<Term>,
    /// The chances that the evaluation is to predict.
    aims: Vec<[f64; MAX_VALUES]>,
}

/// A sample.
pub(super) struct Sample<'a> {
    pub(super) terms: &'a [Term],
    pub(super) phase: f64,
    pub(super) aim: [f64; MAX_VALUES],
}

/// A finished game, and the value of each position that was searched.
pub(super) struct PlayedGame<G: Game> {
    record: Record<G>,
    values: Vec<Option<i32>>,
}

/// Reads a file of games.
pub(super) fn read<G: Trainable>(
    name: &str,
    setup: &str,
    mut add: impl FnMut(&PlayedGame<G>),
) -> Result {
    let setup: G::Setup = setup.parse()?;
    let text = study_file::text(name, &study_file::read(name)?)?;
    for (number, line) in (1..).zip(text.lines()) {
        let at = |error: &dyn std::fmt::Display| format!("{name}:{number}: {error}");
        let line = Line::parse(line).map_err(|error| at(&error))?;
        let mut first: G = line.position.parse().map_err(|error| at(&error))?;
        first.apply_setup(&setup);
        let mut record = Record::new(first);
        for mv in &line.moves {
            let mv = mv.parse().map_err(|error| at(&error))?;
            record.play(mv).map_err(|error| at(&error))?;
        }
        if !record.status().over {
            return Err(at(&InputError::new("game", "", "one that is over")).into());
        }
        add(&PlayedGame { record, values: line.values });
    }
    Ok(())
}

impl Samples {
    /// Adds the quiet positions of a game that were searched.
    pub(super) fn add<G: Trainable>(&mut self, game: &PlayedGame<G>) {
        let status = game.record.status();
        let moves = game.record.moves().zip(&game.values);
        for (position, (best, value)) in game.record.positions().zip(moves) {
            let Some(value) = value.filter(|_| position.is_quiet(best)) else { continue };
            position.visit_terms(&mut |value, index, count| {
                if count != 0 {
                    let [value, index] = [value, index].map(|index| index as u8);
                    self.terms.push(Term { value, index, count: count as i16 });
                }
            });
            let mut shares = [0.0; MAX_VALUES];
            for player in 0..G::VALUES as u8 {
                shares[position.value_index(player)] = share(&status, player, G::VALUES);
            }
            self.positions.push(Position {
                end: self.terms.len(),
                phase: position.phase(),
                shares,
                value: f64::from(value).clamp(f64::from(-WIN), WIN.into()),
            });
        }
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    pub(super) fn get(&self, n: usize) -> Sample<'_> {
        let Position { end, phase, .. } = self.positions[n];
        let begin = if n == 0 { 0 } else { self.positions[n - 1].end };
        Sample { terms: &self.terms[begin..end], phase, aim: self.aims[n] }
    }

    /// Sets the chances to predict. Returns the scale at which the values of the searches predict the results
    /// best, that of a lead that multiplies the odds by e.
    pub(super) fn aim<G: Trainable>(&mut self, result: f64) -> f64 {
        /// That of a game whose weights are in proportion to a unit.
        const ANY: f64 = 170.0;
        let scale = if G::HAS_VALUES { self.scale() } else { ANY };
        self.aim_by::<G>(result, scale);
        scale
    }

    /// The same at a known scale.
    pub(super) fn aim_by<G: Trainable>(&mut self, result: f64, scale: f64) {
        let aim = |position: &Position| {
            if !G::HAS_VALUES {
                return position.shares;
            }
            let share =
                result * position.shares[0] + (1.0 - result) * logistic(position.value / scale);
            [share, 1.0 - share, 0.0]
        };
        self.aims = self.positions.iter().map(aim).collect();
    }

    /// The scale at which the values that are not proved predict the results best, by ternary search.
    fn scale(&self) -> f64 {
        let open =
            || self.positions.iter().filter(|position| position.value.abs() < f64::from(WIN / 2));
        let loss = |scale: f64| -> f64 {
            let of = |position: &Position| {
                let chance = logistic(position.value / scale).clamp(1e-9, 1.0 - 1e-9);
                let share = position.shares[0];
                -share * libm::log(chance) - (1.0 - share) * libm::log(1.0 - chance)
            };
            open().map(of).sum()
        };
        let [mut low, mut high] = [20.0, 2000.0];
        while high - low > 0.1 {
            let third = (high - low) / 3.0;
            if loss(low + third) < loss(high - third) { high -= third } else { low += third }
        }
        (low + high) / 2.0
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-x))
}

/// The share of a player in the win of a finished game; equal shares in a draw.
fn share(status: &Status, player: u8, players: usize) -> f64 {
    match (status.winners.contains(&Player(player)), status.winners.len()) {
        (true, winners) => 1.0 / winners as f64,
        (false, 0) => 1.0 / players as f64,
        (false, _) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Model;
    use super::*;
    use crate::players::moves::{legal, pick};
    use gambol::Rng;
    use gambol::games::combo::Combo;
    use gambol::games::triboard::Triboard;

    /// The samples of a game of random moves, whose values are random too.
    fn samples<G: Trainable>() -> Samples {
        let mut rng = Rng::new(3);
        let mut record = Record::new(G::start(&"seed=1".parse().expect("a set-up")));
        let mut values = Vec::new();
        while !record.status().over {
            let mv = pick(legal(record.position()), &mut rng);
            record.play(mv).expect("a legal move");
            values.push((rng.below(4) > 0).then(|| rng.below(800) as i32 - 400));
        }
        let mut samples = Samples::default();
        samples.add(&PlayedGame { record, values });
        samples.aim_by::<G>(0.3, 250.0);
        samples
    }

    /// Checks the gradient of the loss by differences.
    fn check_gradient<G: Trainable>() {
        let samples = samples::<G>();
        assert!(samples.len() > 20, "{} samples", samples.len());
        let scale = 250.0;
        let mut model = Model::new::<G>(scale);
        let mut rng = Rng::new(5);
        model.weights.iter_mut().for_each(|weight| *weight += rng.below(20) as f64 - 10.0);
        let mut gradient = vec![0.0; model.weights.len()];
        let mut sum = 0.0;
        for n in 0..samples.len() {
            sum += model.add_gradient(&samples.get(n), &mut gradient);
        }
        let count = samples.len() as f64;
        assert!((sum / count - model.loss(&samples)).abs() < 1e-9);
        for (n, sum) in gradient.iter().enumerate() {
            let mut loss = |change: f64| {
                model.weights[n] += change;
                let loss = model.loss(&samples);
                model.weights[n] -= change;
                loss
            };
            let slope = (loss(0.1) - loss(-0.1)) / 0.2;
            let expected = sum / count / scale;
            assert!((slope - expected).abs() < 1e-5, "{n}: {slope}, {expected}");
        }
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        check_gradient::<Combo>();
        check_gradient::<Triboard>();
    }

    #[test]
    fn chances_lie_between_the_value_and_the_result() {
        let mut samples = samples::<Combo>();
        for result in [0.0, 0.5, 1.0] {
            samples.aim_by::<Combo>(result, 250.0);
            for (position, [own, other, _]) in samples.positions.iter().zip(&samples.aims) {
                let expected = result * position.shares[0]
                    + (1.0 - result) / (1.0 + (-position.value / 250.0).exp());
                assert!((own - expected).abs() < 1e-9 && (own + other - 1.0).abs() < 1e-9);
            }
        }
    }
}
