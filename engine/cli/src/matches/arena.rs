//! The command `arena`: a match of one player against the others, the short form of `tournament`.

use super::adjudication::Adjudication;
use super::entrant::Entrant;
use super::finish::finish;
use super::openings::Openings;
use super::plan::Plan;
use super::record::{PlayedGame, Work};
use super::results::Results;
use super::runner::play;
use super::schedule::{Schedule, rotations};
use super::settings::{GAMES, LIMIT, Shared, shared};
use super::summary::{print_forfeits, print_pairs, print_verdict, scope, signed};
use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::interrupt;
use crate::base::statistics::elo;
use crate::players::player::Player;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "arena",
    usage: "GAME A B [C D]",
    summary: "a match of A against the others, with Elo difference",
    details: DETAILS,
    options: &["games", "time-ms", "nodes", "seed", "sprt", "margin-ms", "patience-ms", "ponder"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
A player is a level (beginner, easy, medium, hard, master), random, greedy, two-ply, captures
(gambit), depth3 (combo), crate (gambit, combo), lookahead or maxn (triboard), or ugi:COMMAND for an
external program that implements the Universal Game Interface; COMMAND is split into words as a
shell does it, with quotes and backslashes. greedy makes the move with the best score, two-ply the
one with the best score after the worst reply, both relative to the other players and with ties at
random. The last player takes all remaining seats. Each opening is played from every seat.

Options:
  --games N           the number of games (default: 100)
  --time-ms N         the time per move in milliseconds (default: 100)
  --nodes N           the number of positions searched per move, instead of a time
  --seed N            the seed of the openings and of the players (default: 1)
  --sprt LOW,HIGH     ends the match when a sequential probability ratio test accepts one of the two
                      Elo differences (both error probabilities are 5 %)
  --margin-ms N       the tolerated delay of a program's answer (default: 500)
  --ponder            lets programs with the option Ponder think while the other one is to move, in
                      games of two with open hands, of which half as many are played at once
  --patience-ms N     the timeout after which a late answer counts as a hang, and the timeout for
                      starting and for `isready` (default: 10,000); with --nodes also the timeout
                      of a move (default: 60,000)

A program forfeits a game if it crashes, plays an illegal move, answers late, does not answer, or
floods its output: more than 64 KiB in a line, or more than 10,000 lines or 1 MiB per second. These
five faults are counted for each player. With more than two players, the others share the win. The
program is restarted for the next game, in up to three attempts. If all fail, or at an interrupt
(Ctrl-C), the match ends and the results so far are printed.

The confidence interval is Wilson's score interval (1927) with the effective number of openings
(design effect, Kish 1965). Its width is positive even if all games have the same result. An
unbounded Elo difference is printed as +inf or -inf. `tournament` has more players, clocks, a rating
list and a journal.
";

fn run(arguments: Arguments, out: &mut dyn Write) -> Result {
    let plan = plan(arguments)?;
    interrupt::listen()?;
    let (results, stop) = play(&plan, None, Vec::new());
    finish(&plan, &results, stop, |out| print(&plan, &results, out), out)
}

fn plan(mut arguments: Arguments) -> Result<Plan> {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let names: Vec<String> = std::iter::from_fn(|| arguments.word("player").ok()).collect();
    let Shared { control, seed, games, sprt } = shared(&mut arguments, LIMIT)?;
    arguments.finish()?;
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

/// Prints the report.
fn print(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    // The measured player has one seat in each game.
    let games: Vec<(&PlayedGame, usize)> =
        results.games().filter_map(|game| Some((game, game.seat_of(0)?))).collect();
    let seats = plan.schedule.lineups[0].len();
    let name = |seat: usize| plan.entrants[seat.min(plan.entrants.len() - 1)].name.as_str();
    let others = (1..seats).map(name).collect::<Vec<_>>().join(", ");
    writeln!(out, "{}: {} against {others}", plan.game.id, name(0))?;
    writeln!(out, "{}", scope(plan, results))?;
    if games.is_empty() {
        return Ok(());
    }
    let shares: Vec<f64> = games.iter().map(|(game, seat)| game.share(*seat)).collect();
    let [won, lost] = [1.0, 0.0].map(|share| shares.iter().filter(|own| **own == share).count());
    let drawn = games.len() - won - lost;
    writeln!(
        out,
        "{won} won, {drawn} drawn or shared, {lost} lost: {:.1} % (chance is {:.1} %)",
        100.0 * shares.iter().sum::<f64>() / games.len() as f64,
        100.0 / seats as f64
    )?;
    print_strength(seats, results, out)?;
    let points: Vec<[f64; 2]> =
        games.iter().filter_map(|(game, seat)| game.points(*seat)).collect();
    if !points.is_empty() {
        let mean = |side: usize| {
            points.iter().map(|points| points[side]).sum::<f64>() / points.len() as f64
        };
        writeln!(out, "points {:.1} against {:.1}", mean(0), mean(1))?;
    }
    for (is_own, name) in [(true, name(0)), (false, &others)] {
        let all = games.iter().flat_map(|(game, own)| {
            let work = game.work.iter().enumerate();
            work.filter(move |(seat, _)| (seat == own) == is_own).map(|(_, work)| work)
        });
        let all: Vec<&Work> = all.collect();
        let sum = |value: fn(&Work) -> u64| all.iter().map(|work| value(work) as f64).sum::<f64>();
        let moves = sum(|work| work.moves).max(1.0);
        let millis = sum(|work| work.nanos) / 1e6 / moves;
        let nodes = sum(|work| work.nodes) / moves;
        writeln!(out, "{name}: {millis:.1} ms and {nodes:.0} nodes per move")?;
    }
    print_forfeits(plan, results, out)?;
    print_pairs(plan, results, out)?;
    print_verdict(plan, results, out)
}

fn print_strength(seats: usize, results: &Results, out: &mut dyn Write) -> Result {
    let sample = results.sample();
    let [low, high] = sample.interval();
    let each = if seats > 2 { " against each of the others" } else { "" };
    Ok(writeln!(
        out,
        "Elo {}, 95 % within {} and {}: {:.1} %{each}, 95 % within {:.1} and {:.1} %",
        signed(elo(sample.mean)),
        signed(elo(low)),
        signed(elo(high)),
        100.0 * sample.mean,
        100.0 * low,
        100.0 * high
    )?)
}
