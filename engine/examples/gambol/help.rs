//! The command `help`.

use crate::commands::{COMMANDS, Command};
use crate::options::Options;
use gambol::games;
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Prints an overview with one line per command.
pub(crate) fn overview(out: &mut dyn Write) -> Result {
    writeln!(out, "Board games at a terminal: rules, players and matches.\n")?;
    writeln!(out, "Usage: gambol COMMAND …\n")?;
    for command in &COMMANDS {
        let call = format!("{} {}", command.name, command.usage);
        writeln!(out, "  {call:<30}{}", command.summary)?;
    }
    writeln!(out, "\n  {:<30}what a command does, and its options", "COMMAND --help, -h")?;
    writeln!(out, "  {:<30}the version\n", "--version, -V")?;
    let ids: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
    writeln!(out, "GAME is one of: {}", ids.join(", "))?;
    Ok(writeln!(out, "{EXIT}")?)
}

/// Prints the help of a command.
pub(crate) fn command(command: &Command, out: &mut dyn Write) -> Result {
    writeln!(out, "{} {}: {}", command.name, command.usage, command.summary)?;
    if !command.details.is_empty() {
        write!(out, "\n{}", command.details)?;
    }
    if command.has_setup {
        write!(out, "\n{SETUP}")?;
    }
    Ok(())
}

/// Runs the command `help`.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let command = options.word("command").ok();
    options.finish()?;
    match command {
        Some(name) => self::command(Command::by_name(&name)?, out),
        None => overview(out),
    }
}

const EXIT: &str = "\
What goes wrong is said in one line on standard error, and the exit code is 2 then.";

const SETUP: &str = "\
Set-up:
  --draws on|pieces   how a drawn game is decided (combo)
  --players N         2 to 4 players (luckymoose)
  --size N            a board of N × N tiles, an odd number from 9 to 21 (luckymoose)
  --sets N            1 to 6 sets of tokens (luckymoose)
";

pub(crate) const START: &str = "\
Options:
  --seed N            the set-up or deal (triboard, luckymoose)
";

pub(crate) const DUMP: &str = "\
Options:
  --seed N            what the games are drawn from: the same seed prints the same
  --games N           how many
";

pub(crate) const BEST: &str = "\
Options:
  --level LEVEL       beginner, easy, medium, hard or master (master unless said otherwise)
  --seed N            another seed may play another move that looks as good
  --time-ms N         the most time that it takes (10,000 unless said otherwise)
  --all               each legal move with its value and depth, best first; a value is in the
                      game's unit for the player to move, and a depth is in plies or, where the
                      value is proved, `exact`
";

pub(crate) const ARENA: &str = "\
A player is a level (beginner, easy, medium, hard, master), random, greedy, captures (gambit),
depth3 (combo), crate (gambit, combo), lookahead or maxn (triboard), or ugi:COMMAND, another program
that speaks the Universal Game Interface; COMMAND is split at its spaces. The last named takes all
seats that are left. Each opening is played from every seat.

  --games N           how many (100 unless said otherwise)
  --time-ms N         the time of a move (100 unless said otherwise)
  --nodes N           the positions that a move may look at instead
  --seed N            what openings and luck are drawn from (1 unless said otherwise)
  --sprt LOW,HIGH     stops as soon as it is known which of two Elo differences is nearer
                      (sequential probability ratio test, 5 % wrong either way)
  --margin-ms N       by how much an answer of a program may be late (500 unless said otherwise)
  --patience-ms N     how long after that it is waited for, and how long a program may take to start
                      or to be ready (10,000 unless said otherwise); with --nodes, which have no
                      time of their own, how long an answer may take (60,000)

A program forfeits the game that it crashes in, plays an illegal move in, is late in, hangs in, or
floods: it sends a line of more than 64 KiB, or in a second more than 10,000 lines or 1 MiB. Of
these five, each is counted for each player. Where more than two play, the others share the win. A
program is started again for the next game, three times if need be; where that fails, and at an
interrupt (Ctrl-C), the match ends with the results by then.

The interval is Wilson's (score interval, 1927), for as many openings as tell as much (design
effect, Kish 1965); it has a width even where all games end alike. An Elo difference without a bound
is printed as +inf or -inf.
";

pub(crate) const UGI: &str = "\
The interface is described at https://github.com/kz04px/ugi. Options are named `game`, `setup`
(`players=3 seed=7`), `level` and `seed`. `go` takes p1time, p2time, p1inc and p2inc (and p3time to
p4inc where more than two play), movetime, depth, nodes or infinite. Where hands are hidden,
`position fen` takes what one seat may know, too.

  --seed N            the set-up or deal that the game begins with (triboard, luckymoose)
  --level LEVEL       beginner, easy, medium, hard or master (master unless said otherwise)
";
