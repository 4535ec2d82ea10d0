//! The results of a match.

use super::plan::Plan;
use super::record::PlayedGame;
use crate::base::statistics::Sample;
use crate::base::statistics::rating::Places;
use crate::base::statistics::sprt::Counts;
use std::collections::BTreeMap;

/// The finished games.
#[derive(Debug)]
pub(crate) struct Results {
    /// By unit and index.
    pub(crate) units: BTreeMap<u64, BTreeMap<usize, PlayedGame>>,
    /// The number of games.
    count: u64,
    /// The results of the first units that are complete, and their number: the sequential test sees the
    /// units in their order, so that its verdict depends on no one's speed.
    counts: Counts,
    counted: u64,
}

impl Results {
    pub(super) fn new(plan: &Plan) -> Self {
        let counts = Counts::new(plan.schedule.unit(0).1.len());
        Self { units: BTreeMap::new(), count: 0, counts, counted: 0 }
    }

    /// All games.
    pub(crate) fn games(&self) -> impl Iterator<Item = &PlayedGame> {
        self.units.values().flat_map(BTreeMap::values)
    }

    /// The mean pairwise result of the first player in each unit.
    pub(crate) fn sample(&self) -> Sample {
        Sample::of(self.units.values().map(mean))
    }

    /// The number of games.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// The places of the players of all games, by unit.
    pub(super) fn places(&self) -> Vec<Vec<Places>> {
        let of_game = |game: &PlayedGame| -> Places {
            let players = |tied: &Vec<usize>| tied.iter().map(|seat| game.seats[*seat]).collect();
            game.places.iter().map(players).collect()
        };
        self.units.values().map(|unit| unit.values().map(of_game).collect()).collect()
    }

    /// The mean pairwise results of the first player in the first units that are complete.
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    pub(super) fn add(&mut self, played: PlayedGame) {
        let is_new = self.units.entry(played.unit).or_default().insert(played.index, played);
        self.count += u64::from(is_new.is_none());
    }

    /// Counts the next unit. Returns false if it is not complete.
    pub(super) fn count_unit(&mut self, plan: &Plan) -> bool {
        let games = plan.schedule.unit(self.counted).1.len();
        let Some(unit) = self.units.get(&self.counted).filter(|unit| unit.len() == games) else {
            return false;
        };
        self.counts.add(mean(unit));
        self.counted += 1;
        true
    }

    /// Removes the games of units that are not counted.
    pub(super) fn keep_counted(&mut self) {
        self.units.retain(|unit, _| *unit < self.counted);
        self.count = self.units.values().map(|unit| unit.len() as u64).sum();
    }
}

/// The mean pairwise result of the first player in a unit.
fn mean(unit: &BTreeMap<usize, PlayedGame>) -> f64 {
    let result = |game: &PlayedGame| game.seat_of(0).map_or(0.5, |seat| game.pairwise(seat));
    unit.values().map(result).sum::<f64>() / unit.len() as f64
}
