//! The command `tournament`: matches of any players, and their statistics.

pub(super) mod report;
pub(super) mod settings;

use super::finish::finish;
use super::journal::Journal;
use super::runner::play;
use super::studies;
use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use crate::base::interrupt;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "tournament",
    usage: "GAME A B [C …]",
    summary: "a tournament of players and programs, with a rating list",
    details: DETAILS,
    options: &[
        "agree-draw",
        "agree-win",
        "alpha",
        "beta",
        "concurrency",
        "contest",
        "depth",
        "elo",
        "games",
        "gauntlet",
        "journal",
        "margin-ms",
        "max-plies",
        "nodes",
        "openings",
        "patience-ms",
        "plies",
        "ponder",
        "prove",
        "seed",
        "sprt",
        "studies",
        "tc",
        "time-ms",
    ],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
A player is one of the arena (`help arena`), and may have a name, limits and options of its own:
'ugi:COMMAND; name=Bot; option.Hash=64; nodes=500' (also depth=, time-ms=, tc=, margin-ms= and, for
programs, patience-ms=).
Everybody meets everybody. Each opening is played from all seats: in pairs by two players, in all
orders by three and four, with the same board or deal. A game with more seats than players has some
of them on several seats. www/docs/bot.md has examples.

Who plays, and how much:
  --gauntlet          the first player meets all others
  --games N           the number of games, rounded up to whole openings (default: 100)
  --concurrency N     the number of games played at the same time (default: one for each core, or
                      for every two with --ponder)
  --seed N            the seed of the openings and of the players (default: 1)
  --contest           the contest of Combo's authors: five minutes a side, from the start position,
                      one game at a time, each program once from each side

Openings:
  --openings FILE     studies, or lines `POSITION [moves MOVE …]`; `book` stands for the game's own
                      (combo, three so far), which `gambol openings` has found
  --plies N           the number of random moves of an opening (default: 4, or 0 if a seed makes the
                      board or the deal)

Limits of a move, one of them:
  --time-ms N         the time per move in milliseconds (default: 100)
  --tc CONTROL        clocks: [MOVES/][MINUTES:]SECONDS[+INCREMENT], such as 40/5:00+0.5
  --nodes N           the number of positions searched per move
  --depth N           the depth of the search in plies
  --margin-ms N       the tolerated delay of an answer (default: 500)
  --patience-ms N     the timeout of a program that does not answer, as in the arena
  --ponder            lets programs with the option Ponder think while the other one is to move, in
                      games of two with open hands

Ends of games before the rules end them:
  --agree-win M,V     a win: the last M values of both players give one of them at least V
  --agree-draw M,V    a draw: the last M values of both players are at most V
  --prove N           ends a game of two when a search of N positions after a move proves its value
  --max-plies N       a draw after so many moves

The sequential test, for two players or the seats of one line-up:
  --sprt LOW,HIGH     ends the match when a sequential probability ratio test accepts one of the two
                      Elo differences
  --alpha P           the probability of accepting the higher difference wrongly (default: 0.05)
  --beta P            the probability of accepting the lower difference wrongly (default: 0.05)
  --elo SCALE         of the test: logistic (default) or normalized

Files:
  --journal FILE      a line of JSON for each game; the same command goes on after a match that was
                      ended at any moment
  --studies FILE      the games as studies

Programs that fail forfeit their games and are started again, as in the arena. The sequential test
is the generalised one with units of games from one opening as observations (pentanomial for two
players; Van den Bergh 2018 and, for normalized Elo, 2021). The rating list follows Bradley and
Terry (1952), for more players Plackett (1975) and Luce (1959), with draws as half a win and half a
loss, and intervals from the spread between openings. A win that is shared counts as drawn.
";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let [journal, studies] = ["journal", "studies"].map(|name| arguments.value(name));
    let (plan, scheme) = settings::parse(arguments)?;
    let (journal, known) = match journal {
        Some(name) => Journal::open(&name, &plan).map(|(journal, known)| (Some(journal), known))?,
        None => (None, Vec::new()),
    };
    studies.as_deref().map_or(Ok(()), studies::check)?;
    interrupt::listen()?;
    let (results, stop) = play(&plan, journal, known);
    if let Some(name) = studies {
        studies::write(&plan, &results, &name)?;
    }
    let report = |out: &mut dyn Write| report::print(&plan, scheme, &results, out);
    finish(&plan, &results, stop, report, out)
}
