//! The command `help`.

use crate::commands::{COMMANDS, Command};
use crate::options::Options;
use gambol::games;
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Prints an overview with one line per command.
pub(crate) fn overview(out: &mut dyn Write) -> Result {
    writeln!(out, "The rules, computer players and matches of four board games.\n")?;
    writeln!(out, "Usage: gambol COMMAND …\n")?;
    for command in &COMMANDS {
        let call = format!("{} {}", command.name, command.usage);
        writeln!(out, "  {call:<30}{}", command.summary)?;
    }
    writeln!(out, "\n  {:<30}the description and the options of a command", "COMMAND --help, -h")?;
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
An error is printed as one line on standard error, and the exit code is 2.";

const SETUP: &str = "\
Set-up:
  --draws on|pieces   whether draws stand or are decided by the number of pieces (combo)
  --players N         2 to 4 players (luckymoose)
  --size N            a board of N × N tiles, an odd number from 9 to 21 (luckymoose)
  --sets N            1 to 6 sets of tokens (luckymoose)
";

pub(crate) const PLAY: &str = "\
A player is human, a level (beginner, easy, medium, hard, master), ugi:COMMAND for an external
program that implements the Universal Game Interface, or another player of the arena. The last
player takes all remaining seats; without players a person plays against medium. Without GAME the
games are offered. A person's turn also takes commands, which `help` lists there. No name in a file
starts a program: only the command line does.

Options:
  --clock SECONDS[+INCREMENT]
                      the time of each player, who loses when it runs out
  --file FILE         the file of a study that the game goes on with, or is written to after every
                      move; the other studies of the file are kept
  --plain             prints and asks line by line, for screen readers; so without a terminal
  --resume            goes on with the last game
  --seed N            the seed of the set-up or deal, and of the computer's choices
  --study N           the number of the study in the file, browsed with its variations (default:
                      the last one)
  --theme THEME       dark or light (default: what COLORFGBG says, or dark)
  --tier TIER         the characters of the full screen: ascii, unicode (one column wide) or blocks
                      (half blocks); the default is what the terminal can show. Nothing is coloured
                      where NO_COLOR is set
  --time-ms N         the longest time for a move of the computer in milliseconds (default: 2,000)
";

pub(crate) const START: &str = "\
Options:
  --seed N            the seed of the set-up or deal (triboard, luckymoose)
";

pub(crate) const DUMP: &str = "\
Options:
  --seed N            the seed of the random generator: equal seeds give equal output
  --games N           the number of games
";

pub(crate) const BEST: &str = "\
Options:
  --level LEVEL       beginner, easy, medium, hard or master (default: master)
  --seed N            the seed of the choice among equally good moves
  --time-ms N         the time limit in milliseconds (default: 10,000)
  --all               prints all legal moves with their values and depths, best first; a value is
                      in the game's unit for the player to move, and a depth is in plies, or
                      `exact` if the value is proved
";

pub(crate) const ARENA: &str = "\
A player is a level (beginner, easy, medium, hard, master), random, greedy, captures (gambit),
depth3 (combo), crate (gambit, combo), lookahead or maxn (triboard), or ugi:COMMAND for an external
program that implements the Universal Game Interface; COMMAND is split into words as a shell does
it, with quotes and backslashes. The last player takes all remaining seats. Each opening is played
from every seat.

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

pub(crate) const TOURNAMENT: &str = "\
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
  --openings FILE     studies, or lines `POSITION [moves MOVE …]`
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

pub(crate) const COMPLIANCE: &str = "\
Starts a program anew for each check, and prints `ok`, or what is wrong: FAILED if matches need it,
or else optional. The game is combo if none is given. www/docs/ugi.md describes the interface.

Options:
  --patience-ms N     the timeout of an answer without a time limit (default: 5,000)
";

pub(crate) const FIT: &str = "\
Plays games between levels, drawn anew for each seat, that begin with up to eight random moves, and
searches some positions at the level `master`. A multinomial logistic regression then gives the
chances of all players in a position; without --players its games have two, three and four players.
The table compares the chances of as many other games with their results; an error of less than
twice the standard error (s.e.) may be chance. Proved values need no fit: gambit has no others.

Options:
  --games N           the number of games, for the fit and for the test each (default: 400)
  --interval N        one of so many positions is searched, chosen at random (default: 4)
  --levels A,B,…      the levels of the players (default: medium,hard)
  --nodes N           the number of positions searched per move (default: 20,000)
  --searched N        the number of positions searched per value (default: that of --nodes)
  --seed N            the seed of the games (default: 1)
";

pub(crate) const LUCK: &str = "\
Luck is what the drawn tokens were worth less what was to be expected (luckymoose). Its mean is 0
for players who are equal, and leads vary less without it.

Options:
  --games N           the number of games (default: 400)
  --level LEVEL       the level of all players (default: medium)
  --nodes N           the number of positions searched per move (default: 2,000)
  --seed N            the seed of the games (default: 1)
";

pub(crate) const BOOK: &str = "\
Games of `master` against itself, with up to four random moves at the beginning (gambit, combo: the
others begin with a board or a deal that hardly ever occurs twice). After a line about the games
come the positions of the most games: a key of the position, and for each move its games, wins and
draws. Mirrored positions are the same.

Options:
  --games N           the number of games (default: 1,000)
  --log FILE          a file of the games, which are not played again: a longer book continues it
  --nodes N           the number of positions searched per move (default: 2,000)
  --positions N       the number of positions that are printed (default: 300)
  --seed N            the seed of the games (default: 1)
";

pub(crate) const PUZZLES: &str = "\
Plays games between levels, looks for positions with one solution, judges each again at ten times
the effort, and lets every level solve it with 30 seeds. www/docs/puzzles.md describes the file
and the criteria. A file keeps its puzzles and is appended to.

Options:
  --file FILE         the file of puzzles
  --games N           the most games (default: 100,000)
  --journal FILE      a line of JSON for each game; the same command goes on after a run that was
                      ended at any moment
  --puzzles N         the number of puzzles (default: 400)
  --seed N            the seed of the games, or of the choice of puzzles (default: 1)
  --solve N           lets every level solve N random puzzles of the file with 30 other seeds, and
                      prints what they solved and what the ratings predicted
  --verify N          judges N random puzzles of the file again at ten times the effort, and prints
                      those that are none
";

pub(crate) const INSIGHT: &str = "\
Gambit is solved: its figures are those of the whole tree. The other games are played by a level
against itself, Combo from positions after up to four random moves, Triboard after up to two, and
LuckyMoose with two players. A line has the mean over the games that have a case, each game being
one observation, with the 95 % confidence interval. A score is 1 for a win and 0 for a loss; those
who share a win share it. Then comes the board with a number for each square.

Options:
  --games N           the number of games (default: 400)
  --level LEVEL       the level of all players (default: hard)
  --seed N            the seed of the games (default: 1)
";

pub(crate) const CHECK: &str = "\
A file holds any number of studies: games with variations, comments and marks, in the notation of
www/docs/study.md. The first problem of each study is printed as `FILE:LINE:COLUMN: …`; without
problems nothing is. FILE is `-` for the standard input. It is UTF-8, or UTF-16 with its mark; any
other encoding is refused: iconv -f WINDOWS-1252 -t UTF-8 FILE | gambol check -. What other
programs, mail and forums add to a text is left out.
";

pub(crate) const CONVERT: &str = "\
Prints the studies of a file, see `help check`, in their only canonical text: headers in their
order, one blank line before the moves, lines of at most 80 columns, in UTF-8. A file with a problem
is refused. FILE is `-` for the standard input.

Options:
  --main-line         leaves variations out
";

pub(crate) const UGI: &str = "\
The interface is described at https://github.com/kz04px/ugi and in www/docs/ugi.md. `setoption` sets
game, setup (`players=3 seed=7`), level, seed, Hash, MultiPV, Ponder and `Move Overhead`. The limits
of `go` are p1time, p2time, p1inc and p2inc (and p3time to p4inc for more players), movestogo,
movetime, depth, nodes, infinite and ponder. In games with hidden hands, `position fen` also accepts
the view of one seat.

Options:
  --seed N            the seed of the set-up or deal (triboard, luckymoose)
  --level LEVEL       beginner, easy, medium, hard or master (default: master)
";
