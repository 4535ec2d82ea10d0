//! The journal of a run: a line of JSON for each game, from which a later run goes on.

use super::file::{Puzzle, parse_solution, solution};
use super::game_puzzles::{GamePuzzles, Solved};
use super::plan::Plan;
use crate::base::error::Result;
use crate::base::journal;
use serde_json::{Value, json};

/// An open journal; without a file it holds nothing.
pub(super) struct Journal(Option<journal::Journal>);

impl Journal {
    /// Opens a journal, and returns it with what the games in it gave.
    pub(super) fn open(name: Option<&str>, plan: &Plan) -> Result<(Self, Vec<GamePuzzles>)> {
        let Some(name) = name else { return Ok((Self(None), Vec::new())) };
        let settings = json!({ "game": plan.game.id, "seed": plan.seed }).to_string();
        let found =
            |line: &str| serde_json::from_str(line).ok().and_then(|value: Value| read(&value));
        let (journal, found) = journal::Journal::open(name, "run", &settings, found)?;
        Ok((Self(Some(journal)), found))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, found: &GamePuzzles) -> Result {
        match &mut self.0 {
            Some(journal) => Ok(journal.add(&write(found).to_string())?),
            None => Ok(()),
        }
    }
}

fn write(found: &GamePuzzles) -> Value {
    let puzzle = |(puzzle, solved): &(Puzzle, Solved)| {
        json!({
            "goal": puzzle.goal,
            "position": puzzle.position,
            "solution": solution(&puzzle.steps),
            "themes": puzzle.themes,
            "solved": solved,
        })
    };
    json!({
        "levels": found.levels,
        "places": found.places,
        "judged": found.judged,
        "dropped": found.dropped,
        "puzzles": found.puzzles.iter().map(puzzle).collect::<Vec<_>>(),
    })
}

fn read(value: &Value) -> Option<GamePuzzles> {
    let number = |value: &Value| value.as_u64().map(|number| number as usize);
    let numbers = |value: &Value| value.as_array()?.iter().map(number).collect::<Option<_>>();
    let text = |value: &Value| value.as_str().map(str::to_string);
    let puzzle = |value: &Value| {
        let themes = value["themes"].as_array()?.iter().map(text).collect::<Option<_>>()?;
        let mut solved = Solved::default();
        for (level, halves) in value["solved"].as_array()?.iter().enumerate() {
            for (half, count) in halves.as_array()?.iter().enumerate() {
                *solved.get_mut(level)?.get_mut(half)? = count.as_u64()? as u32;
            }
        }
        let puzzle = Puzzle {
            rating: 0,
            goal: text(&value["goal"])?,
            position: text(&value["position"])?,
            steps: parse_solution(value["solution"].as_str()?)?,
            themes,
        };
        Some((puzzle, solved))
    };
    Some(GamePuzzles {
        levels: numbers(&value["levels"])?,
        places: value["places"].as_array()?.iter().map(numbers).collect::<Option<_>>()?,
        judged: value["judged"].as_u64()?,
        dropped: value["dropped"].as_u64()?,
        puzzles: value["puzzles"].as_array()?.iter().map(puzzle).collect::<Option<_>>()?,
    })
}
