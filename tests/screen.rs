//! Tests of the full screen in a pseudo-terminal.

use crate::program::{Folder, PROGRAM, random_game};
use gambol::games::GAMES;
use gambol::{Entry, Player, Session, Square, study};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};
use std::io::{Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::process::Child;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The longest time for anything on the screen to happen, on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A program in a pseudo-terminal, with its screen.
struct Terminal {
    pty: Pty,
    child: Child,
    screen: Arc<Mutex<vt100::Parser>>,
    /// The settings of the terminal before the program began.
    before: [u64; 4],
    folder: Folder,
}

/// The program in a terminal of many colours.
fn program(folder: &Folder, arguments: &[&str]) -> Command {
    Command::new(PROGRAM)
        .args(arguments)
        .env_remove("NO_COLOR")
        .env_remove("COLORTERM")
        .env("TERM", "xterm-256color")
        .env("LC_ALL", "C.UTF-8")
        .env("RUST_BACKTRACE", "0")
        .env("XDG_STATE_HOME", &folder.0)
}

impl Terminal {
    fn start(name: &str, size: (u16, u16), arguments: &[&str]) -> Self {
        Self::start_with(name, size, arguments, &[("COLORTERM", "truecolor")])
    }

    fn start_with(
        name: &str,
        (columns, rows): (u16, u16),
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Self {
        let folder = Folder::new(&format!("screen-{name}"));
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(Size::new(rows, columns)).expect("a size");
        let before = settings(&pty);
        let command = program(&folder, arguments).envs(environment.iter().copied());
        let child = command.spawn(pts).expect("the program starts");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(rows, columns, 0)));
        let output: OwnedFd = pty.as_fd().try_clone_to_owned().expect("the terminal is open");
        let shown = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut output = std::fs::File::from(output);
            let mut bytes = [0; 1 << 14];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.lock().unwrap_or_else(PoisonError::into_inner).process(&bytes[..count]);
            }
        });
        Self { pty, child, screen, before, folder }
    }

    fn look<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.screen.lock().unwrap_or_else(PoisonError::into_inner).screen())
    }

    fn text(&self) -> String {
        self.look(vt100::Screen::contents)
    }

    /// Waits until the screen is as expected.
    #[track_caller]
    fn wait(&self, what: &str, is_there: impl Fn(&vt100::Screen) -> bool) {
        let begin = Instant::now();
        while !self.look(&is_there) {
            assert!(begin.elapsed() < TIMEOUT, "no {what} on the screen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    #[track_caller]
    fn wait_for(&self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text));
    }

    fn send(&mut self, keys: &str) {
        self.pty.write_all(keys.as_bytes()).expect("the terminal is open");
    }

    fn resize(&mut self, (columns, rows): (u16, u16)) {
        let mut parser = self.screen.lock().unwrap_or_else(PoisonError::into_inner);
        parser.screen_mut().set_size(rows, columns);
        drop(parser);
        self.pty.resize(Size::new(rows, columns)).expect("a size");
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id().cast_signed()).expect("a process")
    }

    fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).expect("the program runs");
    }

    /// Presses the left button at a column and a row from 0, and releases it.
    fn click(&mut self, column: usize, row: usize) {
        let (x, y) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Clicks on a text, which must be on the screen.
    #[track_caller]
    fn click_on(&mut self, text: &str) {
        self.wait_for(text);
        let rows = self.look(|screen| screen.rows(0, screen.size().1).collect::<Vec<_>>());
        let (row, at) = rows
            .iter()
            .enumerate()
            .rev()
            .find_map(|(n, row)| Some((n, row.find(text)?)))
            .expect("it was there");
        self.click(rows[row][..at].chars().count() + 1, row);
    }

    /// Waits for the end of the program, and asserts that the terminal is as it was.
    #[track_caller]
    fn end(&mut self) -> Option<i32> {
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            assert!(begin.elapsed() < TIMEOUT, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        };
        self.check_restored();
        status.code()
    }

    #[track_caller]
    fn check_restored(&self) {
        assert_eq!(settings(&self.pty), self.before, "the settings of the terminal");
        self.wait("normal screen", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The modes of a terminal.
fn settings(pty: &Pty) -> [u64; 4] {
    let modes = rustix::termios::tcgetattr(pty).expect("a terminal");
    [
        modes.input_modes.bits().into(),
        modes.output_modes.bits().into(),
        modes.control_modes.bits().into(),
        modes.local_modes.bits().into(),
    ]
}

/// The way in which moves are entered.
#[derive(Clone, Copy, Debug)]
enum Way {
    Keys,
    Mouse,
    Typed,
}

/// A short random game of people, with its arguments.
struct Game {
    game: &'static Entry,
    arguments: Vec<String>,
    start: Box<dyn Session>,
    moves: Vec<String>,
}

/// The options of a set-up that makes games short, if the game has them.
const SHORT: [(&str, &[&str]); 2] = [("size=9 sets=1", &["--size", "9", "--sets", "1"]), ("", &[])];

/// The shortest of some random games.
fn short_game(game: &'static Entry) -> Game {
    let has = |(setup, _): &&(&str, &[&str])| game.start(setup).is_ok();
    let (setup, options) = SHORT.iter().find(has).expect("no option is needed");
    let random = |seed: u64| random_game(game, &format!("{setup} seed=5"), seed).moves();
    let count = if game.is_hidden { 3 } else { 60 };
    let moves = (0..count).map(random).min_by_key(Vec::len).expect("there are games");
    let words =
        ["play", game.id, "human", "--seed", "5"].into_iter().chain(options.iter().copied());
    let start = game.start(&format!("{setup} seed=5")).expect("a set-up");
    Game { game, arguments: words.map(String::from).collect(), start, moves }
}

/// The parts of a move: things of the hand with their squares, and squares.
fn parts(mv: &str) -> Vec<(Option<String>, Option<Square>)> {
    if let Some(things) = mv.strip_prefix('~') {
        let things = things.as_bytes().chunks(2);
        let text = |thing: &[u8]| String::from_utf8_lossy(thing).into_owned();
        return things.map(|thing| (Some(text(thing)), None)).collect();
    }
    if mv.contains('@') {
        let item = |item: &str| {
            let (thing, square) = item.split_once('@').expect("a lay");
            (Some(thing.to_string()), square.parse().ok())
        };
        return mv.split(',').map(item).collect();
    }
    let separated = mv.replace(|c: char| !c.is_ascii_alphanumeric() || c == 'x', " ");
    let squares =
        separated.split(' ').map(|text| text.trim_start_matches(|c: char| c.is_ascii_digit()));
    squares.filter_map(|text| text.parse().ok()).map(|square| (None, Some(square))).collect()
}

/// The legal moves with the same squares, in their order.
fn alike(session: &dyn Session, mv: &str) -> Vec<String> {
    let legal = session.legal_moves().into_iter();
    legal.filter(|each| !each.contains(['@', '~']) && parts(each) == parts(mv)).collect()
}

/// Plays a whole game, and compares the file that it was kept in.
fn play_game(game: &'static Entry, way: Way) {
    let Game { game, arguments, mut start, moves } = short_game(game);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let name = format!("{}-{way:?}", game.id);
    let mut terminal = Terminal::start(&name, (80, 24), &arguments);
    let must_pass = |screen: &vt100::Screen| screen.contents().contains("Pass the terminal to");
    if game.is_hidden {
        terminal.wait("question", must_pass);
        terminal.send("\r");
        terminal.wait("hand", |screen| !must_pass(screen));
    }
    let (files, ranks) = places(&terminal);
    let mut cursor = ((files.len() / 2) as u8, (ranks.len() / 2) as u8);
    for (n, mv) in moves.iter().enumerate() {
        let player = start.to_move().expect("the game goes on");
        if game.is_hidden && n > 0 {
            match way {
                Way::Mouse => {
                    terminal.wait("question", must_pass);
                    terminal.click(40, 12);
                    terminal.wait("hand", |screen| !must_pass(screen));
                }
                Way::Keys | Way::Typed => terminal.send("\r"),
            }
        }
        match way {
            Way::Typed => terminal.send(&format!(":{mv}\r")),
            Way::Keys => by_keys(&mut terminal, start.as_ref(), player, mv, &mut cursor),
            Way::Mouse => by_mouse(&mut terminal, start.as_ref(), player, mv),
        }
        start.play(mv).expect("a legal move");
        // What is typed ahead must not overflow the terminal's own buffer.
        if n % 8 == 7 || matches!(way, Way::Mouse) || game.is_hidden {
            terminal.wait_for(&format!("move {}", n + 2));
        }
    }
    terminal.wait_for(&format!("move {}", moves.len() + 1));
    for (seat, score) in start.status().scores.iter().enumerate() {
        terminal.wait_for(&format!("{} {score}", game.seats[seat]));
    }
    let path = terminal.folder.0.join(format!("gambol/{}.study", game.id));
    let text = std::fs::read_to_string(path).expect("the game is kept");
    assert_eq!(study::read(&text, 1).expect("a study").session.moves(), moves);
    terminal.send("q");
    assert_eq!(terminal.end(), Some(0));
}

/// The columns of the files, and the rows of the ranks from rank 1, as the coordinates show them.
fn places(terminal: &Terminal) -> (Vec<usize>, Vec<usize>) {
    let is_files = |row: &String| row.trim_start().starts_with("a ") && row.contains(" b ");
    let rows = |screen: &vt100::Screen| screen.rows(0, screen.size().1).collect::<Vec<_>>();
    terminal.wait("files below the board", |screen| rows(screen).iter().any(is_files));
    let rows = terminal.look(rows);
    let end = rows.iter().position(is_files).expect("files below the board");
    let files = &rows[end];
    let columns: Vec<(usize, char)> =
        files.chars().enumerate().filter(|(_, c)| c.is_ascii_lowercase()).collect();
    let mut expected = 'a'..='u';
    let columns = columns.into_iter().take_while(|(_, c)| expected.next() == Some(*c));
    let columns: Vec<usize> = columns.map(|(column, _)| column).collect();
    let rank = |(n, row): (usize, &String)| {
        let text: String = row.chars().take(columns[0]).collect();
        Some((text.split_whitespace().next()?.parse::<usize>().ok()?, n))
    };
    let mut ranks: Vec<(usize, usize)> = rows[..end].iter().enumerate().filter_map(rank).collect();
    ranks.sort_unstable();
    (columns, ranks.into_iter().map(|(_, row)| row).collect())
}

/// The key of a thing that is still in the hand.
fn take(hand: &mut Vec<(usize, String)>, thing: &str) -> usize {
    let at = hand.iter().position(|(_, each)| each == thing).expect("it is in the hand");
    hand.remove(at).0 + 1
}

/// The hand of a player with its places, as the view has it.
fn hand(session: &dyn Session, player: Player) -> Vec<(usize, String)> {
    let view = session.view(player);
    let hands = view.split(' ').nth(3).unwrap_or_default();
    let own = hands.split('/').nth(player.0.into()).unwrap_or_default();
    let things = own.as_bytes().chunks(2).map(|thing| String::from_utf8_lossy(thing).into_owned());
    things.enumerate().collect()
}

fn by_keys(
    terminal: &mut Terminal,
    session: &dyn Session,
    player: Player,
    mv: &str,
    cursor: &mut (u8, u8),
) {
    let parts = parts(mv);
    if parts.is_empty() {
        return terminal.send("p");
    }
    let mut hand = hand(session, player);
    // Arrows and letters by turns.
    let is_even = session.ply().is_multiple_of(2);
    let [left, right, up, down] = match is_even {
        true => ["\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B"],
        false => ["h", "l", "k", "j"],
    };
    let is_lay = parts.iter().any(|(thing, _)| thing.is_some());
    for (thing, square) in parts {
        if let Some(thing) = thing {
            terminal.send(&take(&mut hand, &thing).to_string());
        }
        if let Some(square) = square {
            let step = |from: u8, to: u8, less: &str, more: &str| {
                if to < from {
                    less.repeat((from - to).into())
                } else {
                    more.repeat((to - from).into())
                }
            };
            let keys =
                step(cursor.0, square.file, left, right) + &step(cursor.1, square.rank, down, up);
            *cursor = (square.file, square.rank);
            terminal.send(&keys);
            terminal.send("\r");
        }
    }
    let alike = alike(session, mv);
    if is_lay {
        terminal.send("e");
    } else if needs_confirm(session, mv) {
        let place = alike.iter().position(|each| each == mv).unwrap_or_default();
        terminal.send(&"\t".repeat(place));
        terminal.send("\r");
    }
}

/// Whether a move is not played at once, because it may go on or there are several like it.
fn needs_confirm(session: &dyn Session, mv: &str) -> bool {
    let own = parts(mv);
    let begins = |each: &&String| !each.contains(['@', '~']) && parts(each).starts_with(&own);
    session.legal_moves().iter().filter(begins).count() > 1
}

fn by_mouse(terminal: &mut Terminal, session: &dyn Session, player: Player, mv: &str) {
    let parts = parts(mv);
    if parts.is_empty() {
        return terminal.click_on("p pass");
    }
    let mut hand = hand(session, player);
    let (columns, rows) = places(terminal);
    let place =
        |square: Square| (columns[usize::from(square.file)], rows[usize::from(square.rank)]);
    let is_lay = parts.iter().any(|(thing, _)| thing.is_some());
    let mut last = None;
    for (thing, square) in parts {
        if let Some(thing) = thing {
            let key = take(&mut hand, &thing);
            terminal.click_on(&format!(" {key}{thing}"));
        }
        if let Some(square) = square {
            let (column, row) = place(square);
            terminal.click(column, row);
            last = Some((column, row));
        }
    }
    if let Some(tokens) = mv.strip_prefix('~') {
        let tokens: Vec<_> = tokens.as_bytes().chunks(2).map(String::from_utf8_lossy).collect();
        terminal.wait_for(&format!("exchanges {}.", tokens.join(" ")));
        terminal.click_on(" play");
    } else if is_lay {
        terminal.wait_for(&format!("{mv}: "));
        terminal.click_on(" play");
    } else if needs_confirm(session, mv) {
        let alike = alike(session, mv);
        let at = alike.iter().position(|each| each == mv).unwrap_or_default();
        for _ in 0..at {
            terminal.wait_for("plays it");
            terminal.click(3, 22);
        }
        terminal.wait_for(&format!("{mv}: "));
        let (column, row) = last.expect("a square was picked");
        terminal.click(column, row);
    }
}

#[test]
fn whole_games_are_played_by_keys() {
    for game in GAMES {
        play_game(game, Way::Keys);
    }
}

#[test]
fn whole_games_are_played_by_the_mouse() {
    for game in GAMES {
        play_game(game, Way::Mouse);
    }
}

#[test]
fn whole_games_are_played_by_typed_moves() {
    for game in GAMES {
        play_game(game, Way::Typed);
    }
}

#[test]
fn a_program_ends_with_its_terminal() {
    let folder = Folder::new("screen-closed");
    let (mut pty, pts) = open().expect("a pseudo-terminal");
    pty.resize(Size::new(24, 80)).expect("a size");
    let mut child = program(&folder, &["play", "gambit"]).spawn(pts).expect("the program starts");
    let (sender, closed) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut screen = vt100::Parser::new(24, 80, 0);
        let mut bytes = [0; 1 << 14];
        while !screen.screen().contents().contains("to move.") {
            let count = pty.read(&mut bytes).expect("the terminal is open");
            screen.process(&bytes[..count]);
        }
        drop(pty);
        sender.send(())
    });
    let is_closed = closed.recv_timeout(TIMEOUT).is_ok();
    let begin = Instant::now();
    while child.try_wait().expect("a child").is_none() && begin.elapsed() < TIMEOUT {
        std::thread::sleep(Duration::from_millis(50));
    }
    let _ = child.kill();
    let status = child.wait().expect("a child");
    assert!(is_closed, "a first picture");
    assert_eq!(status.code(), Some(129));
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for (signal, code) in
        [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129), (Signal::QUIT, 131)]
    {
        let mut terminal = Terminal::start("signal", (80, 24), &["play", "gambit", "human"]);
        terminal.wait_for("o to move.");
        assert!(terminal.look(vt100::Screen::alternate_screen));
        assert_ne!(settings(&terminal.pty), terminal.before);
        terminal.signal(signal);
        assert_eq!(terminal.end(), Some(code), "{signal:?}");
    }
}

// Only a debug build can be made to panic.
#[cfg(debug_assertions)]
#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::start("panic", (80, 24), &["play", "gambit", "human"]);
    terminal.wait_for("o to move.");
    terminal.send(":panic\r");
    assert_eq!(terminal.end(), Some(101));
    // The message is on the normal screen, where it can be read.
    terminal.wait_for("a panic was typed");
}

#[test]
fn the_program_is_suspended_and_goes_on() {
    let mut terminal = Terminal::start("suspended", (80, 24), &["play", "gambit", "human"]);
    terminal.wait_for("o to move.");
    for by_key in [true, false] {
        match by_key {
            true => terminal.send("\x1a"),
            false => terminal.signal(Signal::TSTP),
        }
        let status = waitpid(Some(terminal.pid()), WaitOptions::UNTRACED).expect("a child");
        assert!(status.is_some_and(|(_, status)| status.stopped()), "{status:?}");
        terminal.check_restored();
        terminal.signal(Signal::CONT);
        terminal.wait("table", |screen| {
            screen.alternate_screen() && screen.contents().contains("o to move.")
        });
    }
    // Stopped and continued from outside, without a chance to do anything about it.
    terminal.signal(Signal::STOP);
    waitpid(Some(terminal.pid()), WaitOptions::UNTRACED).expect("a child");
    terminal.signal(Signal::CONT);
    terminal.send(":c2c4\r");
    terminal.wait_for("o played c2xc4.");
    terminal.send("\x03");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn the_screen_follows_the_size_of_the_terminal() {
    let mut terminal = Terminal::start("resized", (80, 24), &["play", "combo", "human"]);
    terminal.wait_for("move 1");
    for (size, text) in [
        ((40, 20), "combo  b 16  w 16"),
        ((39, 20), "A little more room, please:"),
        ((40, 19), "this is 40 x 19."),
        ((120, 40), "combo · move 1"),
        ((10, 3), "40 x 20 ch"),
        ((1, 1), "A"),
        ((80, 24), "combo · move 1"),
    ] {
        terminal.resize(size);
        terminal.wait_for(text);
    }
    terminal.send("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn colours_and_characters_are_those_that_the_terminal_has() {
    let is_colored = |screen: &vt100::Screen| {
        let (rows, columns) = screen.size();
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let cells = places.filter_map(|(row, column)| screen.cell(row, column));
        cells.into_iter().any(|cell| {
            cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
        })
    };
    let play = ["play", "gambit", "human"];
    for (environment, arguments, piece, has_color) in [
        (&[("NO_COLOR", "1")][..], &[][..], "●", false),
        (&[("NO_COLOR", "1"), ("LC_ALL", "C")], &[], ".--.", false),
        (&[("COLORTERM", "truecolor")], &[], "█", true),
        (&[("TERM", "xterm")], &[], "●", true),
        (&[], &["--tier", "ascii"], ".--.", true),
        (&[("NO_COLOR", "1")], &["--tier", "blocks"], "╭──╮", false),
    ] {
        let arguments: Vec<&str> = play.iter().chain(arguments).copied().collect();
        let mut terminal = Terminal::start_with("colours", (80, 24), &arguments, environment);
        terminal.wait_for("move 1");
        terminal.wait_for(piece);
        assert_eq!(terminal.look(is_colored), has_color, "{environment:?} {arguments:?}");
        assert_eq!(terminal.text().is_ascii(), piece.is_ascii(), "{}", terminal.text());
        terminal.send("q");
        assert_eq!(terminal.end(), Some(0));
    }
    // A terminal without any abilities gets the linear mode.
    let mut terminal = Terminal::start_with("dumb", (80, 24), &play, &[("TERM", "dumb")]);
    terminal.wait_for("Type `help` for the commands.");
    assert!(!terminal.look(vt100::Screen::alternate_screen));
    terminal.send("quit\r");
    assert_eq!(terminal.end(), Some(0));
}

/// A file that `convert` writes has the bytes of the study; a terminal is shown what it would obey.
#[test]
fn a_terminal_is_shown_what_it_would_obey() {
    let folder = Folder::new("obeyed");
    let file = folder.path("game.study");
    let study = "[Game \"gambit\"]\n[Result \"*\"]\n\n{note \u{1b}]0;owned\u{7} \u{202e}} *\n";
    std::fs::write(&file, study).expect("a file");
    let mut terminal = Terminal::start("obeyed", (80, 24), &["convert", &file]);
    terminal.wait_for(r"{note \u{1b}]0;owned\u{7} \u{202e}} *");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_game_is_chosen_played_advised_saved_and_resumed() {
    // The games are offered by the program alone.
    let mut terminal = Terminal::start("whole", (80, 24), &[]);
    terminal.wait_for("G A M B O L");
    terminal.send("\x1b[C");
    terminal.wait_for("combo");
    terminal.send("\x1b[D");
    terminal.wait_for("gambit");
    terminal.send("\r\r");
    terminal.wait_for("x medium");
    terminal.send("a");
    terminal.wait_for("depth ");
    terminal.wait(" =", |screen| screen.contents().contains(" ="));
    terminal.send("i");
    terminal.wait_for("Hint: ");
    terminal.send(":c2c4\r");
    // The computer answers, and both moves are taken back and played again.
    terminal.wait_for("move 3");
    terminal.send("u");
    terminal.wait_for("move 1");
    terminal.send("r");
    terminal.wait_for("move 3");
    let path = terminal.folder.0.join("saved.study");
    terminal.send(&format!(":save {}\r", path.display()));
    terminal.wait_for("Saved to ");
    let saved = std::fs::read_to_string(&path).expect("it was saved");
    assert!(saved.contains("[Players \"human,medium\"]") && saved.contains("1. c2xc4 "), "{saved}");
    terminal.send("?");
    terminal.wait_for("Any key goes back.");
    terminal.send(" xy");
    terminal.wait_for("o resigned. x wins.");
    terminal.send("n");
    terminal.wait_for("move 1");
    terminal.send(&format!(":open {}\r", path.display()));
    terminal.wait_for("move 3");
    terminal.send("g");
    terminal.wait_for("G A M B O L");
    terminal.send("qq");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_study_is_browsed_and_changed_on_the_screen() {
    let folder = Folder::new("two-studies");
    let file = folder.path("two.study");
    let first =
        "[Game \"gambit\"]\n[Result \"*\"]\n\n1. d2xd4!? {a note} (1. c2xc4) 1... e3xe1 *\n";
    let other = "[Game \"combo\"]\n[Result \"*\"]\n\n1. 1a2-a3 *\n";
    std::fs::write(&file, format!("{first}\n{other}")).expect("a file");
    let arguments = ["play", "--file", &file, "--study", "1"];
    let mut terminal = Terminal::start("study", (80, 24), &arguments);
    terminal.wait_for("gambit · study 1 of 2 · move 3");
    terminal.wait_for("1. d2xd4!? a note");
    terminal.wait_for("(1. c2xc4) 1... e3xe1");
    // Home, the second of the moves by a click, the first one by a key.
    terminal.send("\x1b[H");
    terminal.wait_for("study 1 of 2 · move 1");
    terminal.click_on("→ c2xc4");
    terminal.wait_for("o played c2xc4.");
    terminal.send("[");
    terminal.wait_for("o played d2xd4.");
    // Another move is a variation, with a comment that is typed after the key.
    terminal.send(":a3a1\r");
    terminal.wait_for("x played a3xa1.");
    terminal.send("cmine\r");
    terminal.wait_for("(1... a3xa1 mine)");
    terminal.send("}");
    terminal.wait_for("combo · study 2 of 2");
    terminal.send("{");
    terminal.wait_for("gambit · study 1 of 2");
    terminal.send("q");
    assert_eq!(terminal.end(), Some(0));
    let text = std::fs::read_to_string(&file).expect("the file is kept");
    let changed = first.replace("e3xe1 *", "e3xe1 (1... a3xa1 {mine}) *");
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(&text), words(&format!("{changed} {other}")));
}

#[test]
fn a_clock_runs_out_on_the_screen() {
    let folder = Folder::new("screen-late");
    let file = folder.path("late.study");
    let study = "[Game \"combo\"]\n[Clock \"60+0\"]\n[Left \"2.0,50.0\"]\n\n*\n";
    std::fs::write(&file, study).expect("a file");
    let arguments = ["play", "--file", &file];
    let mut terminal = Terminal::start("clock", (80, 24), &arguments);
    terminal.wait_for("1.");
    terminal.wait_for("0:50");
    terminal.wait_for("b is out of time. w wins.");
    terminal.send("q");
    assert_eq!(terminal.end(), Some(0));
    let text = std::fs::read_to_string(&file).expect("the game is kept");
    assert!(text.contains("[Ending \"time-0\"]") && text.contains("[Result \"0-1\"]"), "{text}");
}
