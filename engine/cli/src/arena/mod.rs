//! The command `arena`: a match of one player against the others, the short form of `tournament`.

mod report;

use crate::input_error::InputError;
use crate::interrupt;
use crate::options::Options;
use crate::players::Player;
use crate::tournament::settings::{self, GAMES, LIMIT, Shared};
use crate::tournament::{self, Adjudication, Entrant, Openings, Plan, Schedule, rotations};
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Runs the command.
pub(crate) fn run(options: Options, out: &mut dyn Write) -> Result {
    let plan = plan(options)?;
    interrupt::listen()?;
    let (results, stop) = tournament::play(&plan, None, Vec::new());
    if results.count() > 0 || stop.is_none() {
        report::print(&plan, &results, out)?;
    }
    tournament::finish(&plan, &results, stop, out)
}

fn plan(mut options: Options) -> Result<Plan> {
    let game = crate::commands::game(&mut options)?;
    let setup = options.setup();
    let names: Vec<String> = std::iter::from_fn(|| options.word("player").ok()).collect();
    let Shared { control, seed, games, sprt } = settings::shared(&mut options, LIMIT)?;
    options.finish()?;
    let seats = usize::from(game.start(&setup)?.players());
    if names.len() < 2 || names.len() > seats {
        let expected =
            if seats == 2 { "2 players".to_string() } else { format!("2 to {seats} players") };
        return Err(InputError::new("players", names.join(" "), expected).into());
    }
    let entrant = |name: &String| {
        let player = Player::of_command_line(name, game)?;
        Ok(Entrant { name: name.clone(), player, options: Vec::new(), control })
    };
    let entrants = names.iter().map(entrant).collect::<std::result::Result<_, InputError>>()?;
    // The last player takes all remaining seats, and each opening is played from every seat.
    let lineup: Vec<usize> = (0..seats).map(|seat| seat.min(names.len() - 1)).collect();
    let openings = games.unwrap_or(GAMES).div_ceil(seats as u64);
    Ok(Plan {
        openings: Openings::by_seed(game, &setup)?,
        game,
        setup,
        entrants,
        schedule: Schedule { lineups: vec![rotations(&lineup)], openings },
        adjudication: Adjudication::default(),
        seed,
        sprt,
        concurrency: control.concurrency(),
    })
}
