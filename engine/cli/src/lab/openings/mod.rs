//! The command `openings`: positions from which `master` against itself does not always get the same result.

mod candidate;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::journal::Journal;
use crate::base::parallel;
use crate::base::seed::{MAX_SEED, makes_start};
use candidate::{Candidate, Plan};
use serde_json::json;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "openings",
    usage: "GAME",
    summary: "openings that tell players of nearly equal strength apart",
    details: DETAILS,
    options: &["candidates", "games", "journal", "nodes", "openings", "plies", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Prints positions after random moves from which games of `master` against itself differ: of all pairs
of games from a position, at least half have different results. Neither a draw nor the win of one
seat is certain there, so that a better player can show it, and fairness comes from playing each
position from all seats. `tournament --openings FILE` reads them; its --openings book are those of
engine/cli/books/, whose first line is the command that has made them. Combo and LuckyMoose have
many; in Gambit few results are open after some moves, and in Triboard `master` hardly varies.

Options:
  --candidates N      the most positions that are tried (default: 10,000)
  --games N           the games from a position; four with one result are enough to drop it
                      (default: 10)
  --journal FILE      a line for each position that was tried; the same command goes on after a run
                      that was ended at any moment
  --nodes N           the number of positions searched per move (default: 20,000)
  --openings N        the number of openings (default: 100)
  --plies N           the most random moves that lead to a position (default: 90, or 0 if a seed
                      makes the board or the deal)
  --seed N            the seed of the moves and of the games (default: 1)
";

/// The default number of openings.
const OPENINGS: u64 = 100;
/// The default number of positions that are tried at most.
const CANDIDATES: u64 = 10_000;
/// The default number of games from a position.
const GAMES: u64 = 10;
/// The default number of positions searched per move.
const NODES: u64 = 20_000;
/// The most random moves from a fixed start by default.
const PLIES: u64 = 90;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let most = arguments.number("candidates", 100_000_000)?.unwrap_or(CANDIDATES);
    let games = arguments.number("games", 1_000)?.unwrap_or(GAMES);
    let journal = arguments.value("journal");
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let wanted = arguments.number("openings", 1_000_000)?.unwrap_or(OPENINGS);
    let plies = arguments.number("plies", 1_000)?;
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    arguments.finish()?;
    if games < candidate::FIRST as u64 {
        let expected = format!("{} or more", candidate::FIRST);
        return Err(InputError::new("option --games", games.to_string(), expected).into());
    }
    let plies = plies.unwrap_or(if makes_start(game, &setup)? { 0 } else { PLIES });
    let plan = Plan { game, setup, nodes, plies, games: games as usize, seed };
    let (mut journal, mut tried) = open(journal.as_deref(), &plan)?;
    let count =
        |tried: &[Candidate]| tried.iter().filter(|tried| tried.is_opening(&plan)).count() as u64;
    while count(&tried) < wanted && (tried.len() as u64) < most {
        let from = tried.len() as u64;
        parallel::run(
            from,
            (from + 2 * parallel::cores() as u64).min(most),
            |number| candidate::try_one(&plan, number),
            |_, candidate| {
                if let Some(journal) = &mut journal {
                    journal.add(&candidate.to_string())?;
                }
                tried.push(candidate);
                Ok(())
            },
        )?;
    }
    print(&plan, &tried, wanted as usize, out)
}

/// The journal, if there is one, and the positions in it.
fn open(name: Option<&str>, plan: &Plan) -> Result<(Option<Journal>, Vec<Candidate>)> {
    let Some(name) = name else { return Ok((None, Vec::new())) };
    let settings = json!({
        "game": plan.game.id,
        "setup": plan.setup,
        "nodes": plan.nodes,
        "plies": plan.plies,
        "games": plan.games,
        "seed": plan.seed,
    });
    let (journal, tried) =
        Journal::open(name, "run", &settings.to_string(), |line| line.parse().ok())?;
    Ok((Some(journal), tried))
}

/// Prints the first openings, after the command that finds them.
fn print(plan: &Plan, tried: &[Candidate], wanted: usize, out: &mut dyn Write) -> Result {
    let Plan { game, setup, nodes, plies, games, seed } = plan;
    let mut openings: Vec<(usize, &Candidate)> =
        tried.iter().enumerate().filter(|(_, tried)| tried.is_opening(plan)).collect();
    openings.truncate(wanted);
    let looked = openings.last().filter(|_| openings.len() == wanted);
    let looked = looked.map_or(tried.len(), |(n, _)| n + 1);
    let setup = if setup.is_empty() { String::new() } else { format!(" {setup}") };
    writeln!(
        out,
        "# gambol openings {}{setup} --seed {seed} --nodes {nodes} --games {games} --plies {plies} \
         --openings {wanted}",
        game.id
    )?;
    writeln!(out, "# {} of {looked} positions", openings.len())?;
    for (_, opening) in openings {
        writeln!(out, "{}", opening.position)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    /// A run that was ended goes on from its journal, and gives what one run gives.
    #[test]
    fn a_run_goes_on_from_its_journal() {
        let game = games::find("combo").expect("it is registered");
        let plan = Plan { game, setup: String::new(), nodes: 20, plies: 60, games: 4, seed: 3 };
        let name = std::env::temp_dir().join(format!("gambol-openings-{}", std::process::id()));
        let name = name.to_str().expect("its name is text");
        let tried: Vec<Candidate> =
            (0..6).map(|number| candidate::try_one(&plan, number).expect("it plays")).collect();
        let (journal, none) = open(Some(name), &plan).expect("a new file");
        assert!(none.is_empty());
        let mut journal = journal.expect("it has a name");
        tried.iter().for_each(|tried| journal.add(&tried.to_string()).expect("it is written"));
        drop(journal);
        assert_eq!(open(Some(name), &plan).expect("a journal of this run").1, tried);
        assert!(open(Some(name), &Plan { seed: 4, ..plan }).is_err());
        std::fs::remove_file(name).expect("it is there");
    }
}
