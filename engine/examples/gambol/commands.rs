//! What each command prints.

use crate::options::{Options, whole};
use gambol::search::{self, Level, Report};
use gambol::{Entry, Error, Rng, Session, games};
use std::io::Write;
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

const HELP: &str = "\
Usage: gambol COMMAND …

  start GAME [--seed N]               the start position
  moves GAME POSITION                 each legal move, a tab, the position that it leads to
  status GAME POSITION                playing or over, the winners, the scores
  perft GAME POSITION DEPTH           the number of lines of DEPTH moves
  dump GAME --seed S --games N        N random games: positions (P), their moves (M), status (S)
  best GAME POSITION [--level L] [--seed N] [--time-ms N]
                                      the move that a level plays (master unless said otherwise);
                                      another seed may play another move that looks as good
  best GAME POSITION --all [--time-ms N]
                                      each legal move with its value and depth, best first
  arena GAME A B [C D] [--games N] [--time-ms N | --nodes N] [--seed S] [--sprt LOW,HIGH]
                                      games of A against the others, each opening from every seat;
                                      a player is a level, random, greedy, ugi:COMMAND (another
                                      program), captures (gambit), crate (gambit, combo), depth3
                                      (combo), or lookahead or maxn (triboard); the last
                                      named takes all seats left
  speed GAME                          how many positions a search looks at in how many seconds
  ugi [GAME]                          speaks the Universal Game Interface on standard input and output

All take the options of the game's set-up: --draws on|pieces (combo); --players 2 to 4,
--size 9 to 21 and --sets 1 to 6 (luckymoose).
GAME is one of: ";

/// The positions that a search looks at before the clock is looked at.
const SLICE: u64 = 20_000;

/// The greatest seed of a game.
const MOST_SEED: u64 = (1 << 53) - 1;

/// Runs one call.
pub(crate) fn run(parser: lexopt::Parser, out: &mut impl Write) -> Result {
    let mut options = Options::read(parser, &["all", "help"])?;
    if options.switch("help") {
        let ids: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
        return Ok(writeln!(out, "{HELP}{}", ids.join(", "))?);
    }
    let command = options.word("command")?;
    let run = match command.as_str() {
        "start" => start,
        "moves" => moves,
        "status" => status,
        "perft" => perft,
        "dump" => dump,
        "best" => best,
        "arena" => arena,
        "speed" => speed,
        "ugi" => {
            let id = options.word("game").unwrap_or_else(|_| games::GAMES[0].id.to_string());
            options.end()?;
            return crate::ugi::run(games::find(&id)?, out);
        }
        _ => {
            let expected =
                "start, moves, status, perft, dump, best, arena, speed or ugi (--help tells more)";
            return Err(Error::new("command", command, expected).into());
        }
    };
    let game = games::find(&options.word("game")?)?;
    run(game, options, out)
}

fn start(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let seed = options.value("seed").map(|seed| format!(" seed={seed}"));
    let setup = setup(&mut options) + &seed.unwrap_or_default();
    options.end()?;
    Ok(writeln!(out, "{}", game.start(&setup)?.position())?)
}

/// The options that choose how a game is played, as a set-up without a seed.
fn setup(options: &mut Options) -> String {
    let set = ["players", "size", "sets", "draws"]
        .into_iter()
        .filter_map(|name| Some(format!("{name}={}", options.value(name)?)));
    set.collect::<Vec<_>>().join(" ")
}

/// The game that begins at the position that is the next word.
fn open(game: &Entry, options: &mut Options) -> Result<Box<dyn Session>> {
    let setup = setup(options);
    Ok(game.open(&setup, &options.word("position")?)?)
}

fn moves(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(game, &mut options)?;
    options.end()?;
    for (mv, position) in sorted_moves(session.as_ref())? {
        writeln!(out, "{mv}\t{position}")?;
    }
    Ok(())
}

fn status(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(game, &mut options)?;
    options.end()?;
    Ok(writeln!(out, "{}", session.status())?)
}

fn perft(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(game, &mut options)?;
    let depth = whole("depth", &options.word("depth")?, 1000)? as u32;
    options.end()?;
    Ok(writeln!(out, "{}", session.perft(depth))?)
}

fn dump(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let seed = options.number("seed", MOST_SEED)?;
    let seed = seed.ok_or_else(|| Error::new("option --seed", "", "a seed"))?;
    let games = options.number("games", u64::MAX)?;
    let games = games.ok_or_else(|| Error::new("option --games", "", "a number of games"))?;
    let setup = setup(&mut options);
    options.end()?;
    let mut rng = Rng::new(seed);
    for _ in 0..games {
        let mut session = game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
        loop {
            writeln!(out, "P {}", session.position())?;
            for (mv, position) in sorted_moves(session.as_ref())? {
                writeln!(out, "M {mv}\t{position}")?;
            }
            writeln!(out, "S {}", session.status())?;
            let moves = session.legal_moves();
            if moves.is_empty() {
                break;
            }
            session.play(&moves[rng.below(moves.len() as u64) as usize])?;
        }
    }
    Ok(())
}

fn best(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let setup = setup(&mut options);
    let position = options.word("position")?;
    let level: Option<Level> = options.value("level").map(|text| text.parse()).transpose()?;
    let seed = options.number("seed", MOST_SEED)?.unwrap_or(0);
    let time = options.number("time-ms", u64::MAX)?.unwrap_or(10_000);
    let all = options.switch("all");
    options.end()?;
    if let Some(level) = level.filter(|level| all && *level != Level::Master) {
        let expected = "no level but master beside --all, whose values are proved";
        return Err(Error::new("option --level", level, expected).into());
    }
    let session = game.open(&setup, &position)?;
    let Some(player) = session.to_move() else {
        return Err(Error::new("position", position, "one in which the game goes on").into());
    };
    let asked = search::Options { level: level.unwrap_or_default(), seed, all };
    let report = think(game, [&setup, &session.view(player)], asked, Duration::from_millis(time))?;
    if !all {
        let best = report.best.expect("a search of a game that goes on has a best move");
        return Ok(writeln!(out, "{best}")?);
    }
    for value in report.values {
        let depth = if value.proved { "exact".to_string() } else { value.depth.to_string() };
        writeln!(out, "{}\t{}\t{depth}", value.mv, f64::from(value.value) / 100.0)?;
    }
    Ok(())
}

fn arena(game: &Entry, mut options: Options, out: &mut dyn Write) -> Result {
    let setup = setup(&mut options);
    crate::arena::run(game, setup, options, out)
}

fn speed(game: &Entry, options: Options, out: &mut dyn Write) -> Result {
    options.end()?;
    crate::speed::run(game, out)
}

/// Searches until all is known or the time is up.
fn think(
    game: &Entry,
    [setup, view]: [&str; 2],
    options: search::Options,
    time: Duration,
) -> Result<Report<String>> {
    let begin = Instant::now();
    let mut thinker = game.think(setup, view, &[], options)?;
    loop {
        let is_done = thinker.run(SLICE).done;
        if is_done || begin.elapsed() >= time {
            return Ok(thinker.report());
        }
    }
}

/// The legal moves with the positions that they lead to, sorted bytewise.
fn sorted_moves(session: &dyn Session) -> Result<Vec<(String, String)>> {
    let mut moves = session.legal_moves();
    moves.sort_unstable();
    let after = |mv: String| {
        let position = session.after(&mv)?;
        Ok((mv, position))
    };
    moves.into_iter().map(after).collect()
}
