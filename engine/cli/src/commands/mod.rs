//! The table of commands and their dispatch.

mod best;
mod position;
mod study;

pub(crate) use study::problem;

use crate::help;
use crate::input_error::InputError;
use crate::options::Options;
use crate::shown::Shown;
use gambol::search::Level;
use gambol::{Entry, games};
use std::io::{self, IsTerminal, Write};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The largest seed of a game.
pub(crate) const MAX_SEED: u64 = (1 << 53) - 1;

/// A command.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    /// The arguments after the name.
    pub(crate) usage: &'static str,
    /// A one-line description.
    pub(crate) summary: &'static str,
    /// The details for `help COMMAND`, with all options except those of the set-up.
    pub(crate) details: &'static str,
    /// The options except those of the set-up.
    options: &'static [&'static str],
    /// Whether the command takes the options of the set-up.
    pub(crate) has_setup: bool,
    run: fn(Options, &mut dyn Write) -> Result,
}

/// The set-up options, without the seed.
const SETUP: [&str; 4] = ["players", "size", "sets", "draws"];

/// All commands, in the order of the help text.
pub(crate) const COMMANDS: [Command; 20] = [
    Command {
        name: "play",
        usage: "[GAME [PLAYER…]]",
        summary: "a game at the terminal, against people, levels and programs",
        details: help::PLAY,
        options: &["clock", "file", "plain", "resume", "seed", "study", "theme", "tier", "time-ms"],
        has_setup: true,
        run: crate::play::run,
    },
    Command {
        name: "start",
        usage: "GAME",
        summary: "the start position",
        details: help::START,
        options: &["seed"],
        has_setup: true,
        run: position::start,
    },
    Command {
        name: "moves",
        usage: "GAME POSITION",
        summary: "the legal moves, each with the resulting position",
        details: "",
        options: &[],
        has_setup: true,
        run: position::moves,
    },
    Command {
        name: "status",
        usage: "GAME POSITION",
        summary: "the status: playing or over, the winners, the scores",
        details: "",
        options: &[],
        has_setup: true,
        run: position::status,
    },
    Command {
        name: "perft",
        usage: "GAME POSITION DEPTH",
        summary: "the number of move sequences of length DEPTH",
        details: "",
        options: &[],
        has_setup: true,
        run: position::perft,
    },
    Command {
        name: "dump",
        usage: "GAME --seed N --games N",
        summary: "random games: positions (P), moves (M) and statuses (S)",
        details: help::DUMP,
        options: &["seed", "games"],
        has_setup: true,
        run: position::dump,
    },
    Command {
        name: "best",
        usage: "GAME POSITION",
        summary: "the computer's move, or the values of all moves",
        details: help::BEST,
        options: &["level", "seed", "time-ms", "all"],
        has_setup: true,
        run: best::best,
    },
    Command {
        name: "arena",
        usage: "GAME A B [C D]",
        summary: "a match of A against the others, with Elo difference",
        details: help::ARENA,
        options: &[
            "games",
            "time-ms",
            "nodes",
            "seed",
            "sprt",
            "margin-ms",
            "patience-ms",
            "ponder",
        ],
        has_setup: true,
        run: crate::arena::run,
    },
    Command {
        name: "tournament",
        usage: "GAME A B [C …]",
        summary: "a tournament of players and programs, with a rating list",
        details: help::TOURNAMENT,
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
        run: crate::tournament::run,
    },
    Command {
        name: "compliance",
        usage: "ugi:COMMAND [GAME]",
        summary: "whether a program can play in matches",
        details: help::COMPLIANCE,
        options: &["patience-ms"],
        has_setup: true,
        run: crate::compliance::run,
    },
    Command {
        name: "fit",
        usage: "GAME",
        summary: "how chances to win follow from values",
        details: help::FIT,
        options: &["games", "interval", "levels", "nodes", "searched", "seed"],
        has_setup: true,
        run: crate::fit::run,
    },
    Command {
        name: "luck",
        usage: "GAME",
        summary: "the luck in games of equals, and their results without it",
        details: help::LUCK,
        options: &["games", "level", "nodes", "seed"],
        has_setup: true,
        run: crate::luck::run,
    },
    Command {
        name: "book",
        usage: "GAME",
        summary: "what master plays from the positions of the opening",
        details: help::BOOK,
        options: &["games", "log", "nodes", "positions", "seed"],
        has_setup: true,
        run: crate::book::run,
    },
    Command {
        name: "puzzles",
        usage: "GAME",
        summary: "positions of games with one solution, and how hard they are",
        details: help::PUZZLES,
        options: &["file", "games", "journal", "puzzles", "seed", "solve", "verify"],
        has_setup: false,
        run: crate::puzzles::run,
    },
    Command {
        name: "insight",
        usage: "GAME",
        summary: "what a game teaches about itself, in figures",
        details: help::INSIGHT,
        options: &["games", "level", "seed"],
        has_setup: false,
        run: crate::insight::run,
    },
    Command {
        name: "check",
        usage: "FILE…",
        summary: "the problems of files of studies, each with line and column",
        details: help::CHECK,
        options: &[],
        has_setup: false,
        run: study::check,
    },
    Command {
        name: "convert",
        usage: "FILE",
        summary: "the canonical text of a file of studies",
        details: help::CONVERT,
        options: &["main-line"],
        has_setup: false,
        run: study::convert,
    },
    Command {
        name: "speed",
        usage: "GAME",
        summary: "the speed of the search: nodes and seconds",
        details: "",
        options: &[],
        has_setup: true,
        run: crate::speed::run,
    },
    Command {
        name: "ugi",
        usage: "[GAME]",
        summary: "the Universal Game Interface on standard input and output",
        details: help::UGI,
        options: &["seed", "level"],
        has_setup: true,
        run: ugi,
    },
    Command {
        name: "help",
        usage: "[COMMAND]",
        summary: "this overview, or the help of a command",
        details: "",
        options: &[],
        has_setup: false,
        run: help::run,
    },
];

impl Command {
    /// The command with this name.
    pub(crate) fn by_name(name: &str) -> std::result::Result<&'static Self, InputError> {
        let found = COMMANDS.iter().find(|command| command.name == name);
        let names: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
        found.ok_or_else(|| InputError::new("command", name, names.join(", ")))
    }

    /// All options of the command.
    pub(crate) fn all_options(&self) -> Vec<&'static str> {
        let setup = if self.has_setup { &SETUP[..] } else { &[] };
        self.options.iter().chain(setup).copied().collect()
    }
}

/// Runs the command of a command line.
pub(crate) fn run(parser: lexopt::Parser, out: &mut Shown<impl Write>) -> Result {
    let mut options = Options::parse(parser, |name| {
        SETUP.contains(&name) || COMMANDS.iter().any(|command| command.options.contains(&name))
    })?;
    if options.switch("version") {
        return Ok(writeln!(out, "gambol {}", env!("CARGO_PKG_VERSION"))?);
    }
    let needs_help = options.switch("help");
    let name = match options.word("command") {
        Err(_) if needs_help => {
            options.check(&[])?;
            return help::overview(out);
        }
        // The games are offered.
        Err(_) if crate::play::is_terminal() && options.check(&[]).is_ok() => {
            return crate::play::run(options, out);
        }
        Err(error) => {
            options.check(&["help", "version"])?;
            return Err(error.into());
        }
        Ok(name) => name,
    };
    let command = Command::by_name(&name)?;
    if needs_help {
        return help::command(command, out);
    }
    options.check(&command.all_options())?;
    if command.name == "convert" && !io::stdout().is_terminal() {
        out.write_exactly();
    }
    (command.run)(options, out)
}

/// The game named by the next word.
pub(crate) fn game(options: &mut Options) -> Result<&'static Entry> {
    Ok(games::find(&options.word("game")?)?)
}

fn ugi(mut options: Options, out: &mut dyn Write) -> Result {
    let id = options.word("game").unwrap_or_else(|_| games::GAMES[0].id.to_string());
    let setup = options.setup_with_seed();
    let level: Option<Level> = options.value("level").map(|text| text.parse()).transpose()?;
    options.finish()?;
    crate::ugi::run(games::find(&id)?, setup, level.unwrap_or_default(), out)
}
