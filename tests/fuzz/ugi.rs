//! Dialogues with the Universal Game Interface: in the first line whether each line waits for its answer
//! (`turns`) or all are sent at once, then the lines. U+FFFE stands for a byte that is not UTF-8.

use super::moves;
use super::positions;
use super::random;
use super::tables::{Table, Tables};
use crate::program::program;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::search::Options;
use gambol::{Entry, Session, games};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

const TOKENS: [&str; 54] = [
    "ugi",
    "isready",
    "uginewgame",
    "setoption",
    "name",
    "value",
    "position",
    "startpos",
    "fen",
    "moves",
    "query",
    "go",
    "stop",
    "ponderhit",
    "quit",
    "nodes",
    "nodes 50",
    "depth",
    "depth 2",
    "movetime",
    "movetime 5",
    "infinite",
    "ponder",
    "p1time",
    "p2time 50",
    "p3time 50",
    "p4inc 5",
    "p5time 5",
    "p0time 5",
    "movestogo",
    "movestogo 1",
    "game",
    "setup",
    "level",
    "seed",
    "MultiPV",
    "multipv 3",
    "Ponder",
    "Move Overhead",
    "<empty>",
    "true",
    "FALSE",
    "gambit",
    "combo",
    "luckymoose",
    "master",
    "beginner",
    "gameover",
    "result",
    "p1turn",
    "p4turn",
    "c2xc4",
    "\u{fffe}",
    "\r",
];

/// The longest wait for an answer, on a machine that does something else.
const TIMEOUT: Duration = Duration::from_secs(60);
/// The largest table in MiB that a dialogue may ask for.
const MAX_MEMORY: u64 = 64;
/// The most nodes of a search that nothing stops.
const MAX_NODES: u64 = 500;

pub(crate) fn maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let table = tables.next(u)?;
        let mode = *u.choose(&["turns", "turns", "at once"])?;
        let mut lines =
            vec![mode.to_string(), format!("setoption name game value {}", table.game.id)];
        for _ in 0..u.int_in_range(1..=8)? {
            let line = line(u, table)?;
            lines.push(match u.int_in_range(0..=5)? {
                0 | 1 => random::damage(u, &line, &TOKENS)?,
                2 => random::damage(u, &line, &moves::TOKENS)?,
                _ => line,
            });
        }
        Ok(lines.join("\n"))
    }
}

/// A line of a dialogue about a game.
fn line(u: &mut Unstructured<'_>, table: &Table) -> Result<String> {
    let session = table.session.as_ref();
    let number = u.int_in_range(0..=MAX_NODES)?;
    Ok(match u.int_in_range(0..=12)? {
        0 => random::arbitrary(u, &TOKENS)?,
        1 => (*u.choose(&["ugi", "isready", "uginewgame", "stop", "ponderhit", "quit"])?).into(),
        2 => format!("setoption name setup value {}", session.setup().unwrap_or_default()),
        3 => {
            let options = ["level value easy", "seed value 7", "Hash value 1", "MultiPV value 3"];
            format!("setoption name {}", u.choose(&options)?)
        }
        4 => {
            let options = ["Ponder value true", "move overhead value 9999", "setup value <empty>"];
            format!("setoption name {}", u.choose(&options)?)
        }
        5 => format!("position startpos moves {}", session.moves().join(" ")),
        6 => {
            let legal = session.legal_moves();
            let mv = if legal.is_empty() { "" } else { u.choose(&legal)? };
            format!("position fen {} moves {mv}", session.position())
        }
        7 => match session.to_move() {
            Some(player) => format!("position fen {}", session.view(player)),
            None => format!("position fen {}", session.position()),
        },
        8 => format!("position fen {}", random::arbitrary(u, &positions::TOKENS)?),
        9 => format!("query {}", u.choose(&["gameover", "result", "p1turn", "p2turn", "p4turn"])?),
        10 => (*u.choose(&["go", "go infinite", "go ponder nodes 9", "go depth 2"])?).into(),
        11 => format!("go p1time {number} p2time 50 p3time 9 p4time 9 p1inc 5 nodes 300"),
        _ => format!("go nodes {number}"),
    })
}

pub(crate) fn check(input: &str) -> bool {
    let Some((mode, text)) = input.split_once('\n') else { return false };
    let lines: Vec<&str> = text.split('\n').filter(|line| !is_costly(line)).collect();
    match mode {
        "turns" => take_turns(&lines),
        _ => send_at_once(&lines),
    }
}

/// Whether a line asks for more memory than a test should take.
fn is_costly(line: &str) -> bool {
    let number = line.split_whitespace().last().and_then(|word| word.parse::<u64>().ok());
    line.to_ascii_lowercase().contains("hash") && number.is_some_and(|number| number > MAX_MEMORY)
}

fn bytes(line: &str) -> Vec<u8> {
    let letters = line.chars().map(|c| match c {
        '\u{fffe}' => vec![0xff],
        c => c.to_string().into_bytes(),
    });
    letters.flatten().chain([b'\n']).collect()
}

/// The program, with which a test speaks.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Program {
    fn start() -> Self {
        let mut child = program()
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (sender, output) = channel();
        let lines = BufReader::new(child.stdout.take().expect("it has an output")).lines();
        std::thread::spawn(move || {
            for line in lines {
                if sender.send(line.expect("it prints UTF-8")).is_err() {
                    return;
                }
            }
        });
        Self { input: child.stdin.take(), child, output }
    }

    /// Sends a line. That the program has ended is seen by what it prints.
    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it was not closed");
        let _ = input.write_all(&bytes(line)).and_then(|()| input.flush());
    }

    /// The next line, `None` at the end.
    fn next(&mut self, after: &str) -> Option<String> {
        match self.output.recv_timeout(TIMEOUT) {
            Ok(line) => Some(line),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => None,
            Err(_) => panic!("no answer after {after:?}"),
        }
    }

    /// Closes the input, and returns what is printed after that.
    fn end(&mut self) -> Vec<String> {
        drop(self.input.take());
        let rest: Vec<String> = std::iter::from_fn(|| self.next("the end of the input")).collect();
        let mut errors = String::new();
        let stderr = self.child.stderr.as_mut().expect("it is piped");
        stderr.read_to_string(&mut errors).expect("it prints UTF-8");
        let status = self.child.wait().expect("it was started");
        assert!(status.success() && errors.is_empty(), "{status}: {errors}");
        rest
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends all lines but those of searches that only another line would end.
/// Every printed line must be an answer.
fn send_at_once(lines: &[&str]) -> bool {
    let mut program = Program::start();
    let is_long = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        is_command(line, "go") && !is_short(&words)
    };
    let lines: Vec<&str> = lines.iter().copied().filter(|line| !is_long(line)).collect();
    lines.iter().for_each(|line| program.send(line));
    let answers = program.end();
    let begins = ["info depth ", "info string ", "response ", "bestmove ", "id ", "option name "];
    let is_answer = |line: &String| {
        begins.iter().any(|begin| line.starts_with(begin))
            || ["ugiok", "readyok"].contains(&&**line)
    };
    assert!(answers.iter().all(is_answer), "{answers:#?}");
    let count = |begin: &str| answers.iter().filter(|line| line.starts_with(begin)).count();
    let sent = |command: &str| lines.iter().filter(|line| is_command(line, command)).count();
    assert!(count("bestmove ") <= sent("go"), "{answers:#?}");
    assert!(count("response ") <= sent("query"), "{answers:#?}");
    if sent("quit") == 0 {
        let ready = lines.iter().filter(|line| line.trim() == "isready").count();
        assert_eq!(count("readyok"), ready, "{answers:#?}");
        assert!(count("bestmove ") + count("info string ") >= sent("go"), "{answers:#?}");
    }
    count("info string ") == 0
}

fn is_command(line: &str, command: &str) -> bool {
    line.split_whitespace().next() == Some(command)
}

/// What a dialogue has set, by the engine as a library.
struct Model {
    game: &'static Entry,
    setup: String,
    /// The current position; `None` after a command that was refused.
    session: Option<Box<dyn Session>>,
}

/// Sends line after line, and compares each answer with the engine as a library.
fn take_turns(lines: &[&str]) -> bool {
    let mut program = Program::start();
    let game = &games::GAMES[0];
    let session = Some(game.start("").expect("it starts"));
    let mut model = Model { game, setup: String::new(), session };
    let mut is_valid = true;
    for line in lines {
        program.send(line);
        let words: Vec<&str> = line.split_whitespace().collect();
        if words == ["quit"] && !line.contains('\u{fffe}') {
            assert_eq!(program.end(), [""; 0]);
            return is_valid;
        }
        let answers = answers(&mut program, line, &words);
        let is_refused = answers.iter().any(|answer| answer.starts_with("info string "));
        is_valid &= !is_refused;
        let context = || format!("{line:?}: {answers:#?}");
        if is_refused {
            assert_eq!(answers.len(), 1, "{}", context());
        }
        model.check(line, &words, &answers, is_refused).unwrap_or_else(|reason| {
            panic!("{reason}\nof {}", context());
        });
    }
    assert_eq!(program.end(), [""; 0]);
    is_valid
}

/// What the program prints after a line.
fn answers(program: &mut Program, line: &str, words: &[&str]) -> Vec<String> {
    let mut answers = Vec::new();
    if words.first() == Some(&"go") && !line.contains('\u{fffe}') {
        if !is_short(words) {
            program.send("stop");
        }
        while let Some(answer) = program.next(line) {
            // A word that is unknown is reported, and passed over.
            if answer.starts_with("info string go: ") && answer.contains(", expected p1time, ") {
                continue;
            }
            let is_last = answer.starts_with("bestmove ") || answer.starts_with("info string ");
            answers.push(answer);
            if is_last {
                return answers;
            }
        }
        panic!("the program has ended after {line:?}: {answers:#?}");
    }
    program.send("isready");
    // The line itself may be one.
    let mut ready = 1 + usize::from(words == ["isready"] && !line.contains('\u{fffe}'));
    while ready > 0 {
        let answer = program.next(line);
        let answer = answer.unwrap_or_else(|| panic!("the program has ended after {line:?}"));
        ready -= usize::from(answer == "readyok");
        answers.push(answer);
    }
    answers.pop();
    answers
}

/// Whether a search ends soon by itself.
fn is_short(words: &[&str]) -> bool {
    let nodes = words.windows(2).find(|pair| pair[0] == "nodes").map(|pair| pair[1].parse::<u64>());
    let is_endless = words.iter().any(|word| ["infinite", "ponder"].contains(word));
    matches!(nodes, Some(Ok(0..=MAX_NODES))) && !is_endless
}

impl Model {
    /// Compares an answer with what the specification says about the line.
    fn check(
        &mut self,
        line: &str,
        words: &[&str],
        answers: &[String],
        is_refused: bool,
    ) -> std::result::Result<(), String> {
        let expect = |is_so: bool, what: &str| if is_so { Ok(()) } else { Err(what.to_string()) };
        if line.contains('\u{fffe}') {
            return expect(is_refused, "other bytes are refused");
        }
        match words {
            [] | ["stop" | "ponderhit"] => expect(answers.is_empty(), "no answer"),
            ["ugi"] => expect(answers.last().is_some_and(|last| last == "ugiok"), "ugiok"),
            ["isready"] => expect(answers == ["readyok"], "readyok"),
            ["uginewgame"] => {
                self.session = self.game.start(&self.setup).ok();
                expect(answers.is_empty(), "no answer")
            }
            ["setoption", rest @ ..] => {
                if !is_refused {
                    self.set(rest);
                }
                expect(is_refused || answers.is_empty(), "no answer")
            }
            ["position", rest @ ..] => {
                self.session = self.position(rest);
                expect(answers.len() == usize::from(is_refused), "no answer")?;
                expect(self.session.is_some() != is_refused, "a position of the game")
            }
            ["query", question] if !is_refused => {
                expect(answers == [self.answer(question)], "the answer of the rules")
            }
            ["query", ..] => expect(is_refused, "one question"),
            ["go", ..] => {
                let is_over = self.session.as_ref().is_none_or(|session| session.status().over);
                expect(is_refused || !is_over, "no search")?;
                expect(is_refused || self.is_legal(answers), "legal moves")
            }
            _ => expect(is_refused, "a refusal"),
        }
    }

    fn set(&mut self, words: &[&str]) {
        let at = words.iter().position(|word| *word == "value").expect("it was accepted");
        let (name, value) = (words[1..at].join(" "), words[at + 1..].join(" "));
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                self.game = games::find(&value).expect("it was accepted");
                self.setup = String::new();
            }
            "setup" => self.setup = if value == "<empty>" { String::new() } else { value },
            _ => return,
        }
        self.session = Some(self.game.start(&self.setup).expect("it was accepted"));
    }

    fn position(&self, words: &[&str]) -> Option<Box<dyn Session>> {
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(end);
        let mut session = match place {
            ["startpos"] => self.game.start(&self.setup).ok()?,
            ["fen", fields @ ..] => {
                let text = fields.join(" ");
                match self.game.open(&self.setup, &text) {
                    Ok(session) => session,
                    Err(_) if moves.is_empty() => {
                        // A view, of the player to move.
                        self.game.think(&self.setup, &text, &[], Options::default()).ok()?;
                        self.game.sample(&self.setup, &text, 0).ok()?
                    }
                    Err(_) => return None,
                }
            }
            _ => return None,
        };
        moves.iter().skip(1).try_for_each(|mv| session.play(mv)).ok()?;
        Some(session)
    }

    fn answer(&self, question: &str) -> String {
        let session = self.session.as_ref().expect("there was no refusal");
        let status = session.status();
        let mover = session.to_move().map(|player| format!("p{}turn", player.0 + 1));
        let answer = match (question, &status.winners[..]) {
            ("gameover", _) => status.over.to_string(),
            ("result", _) if !status.over => "none".to_string(),
            ("result", [winner]) => format!("p{}win", winner.0 + 1),
            ("result", _) => "draw".to_string(),
            _ => (mover.as_deref() == Some(question)).to_string(),
        };
        format!("response {answer}")
    }

    /// Whether the best move and the expected ones are legal.
    fn is_legal(&self, answers: &[String]) -> bool {
        let Some(session) = &self.session else { return false };
        let legal = session.legal_moves();
        let is_line = |moves: &str| {
            let mut words = moves.split(' ');
            let is_first_legal = words.next().is_some_and(|mv| legal.iter().any(|each| each == mv));
            let opened = self.game.open(&self.setup, &session.position());
            // With hidden hands nobody knows the replies.
            is_first_legal
                && (self.game.is_hidden
                    || opened
                        .is_ok_and(|mut played| moves.split(' ').all(|mv| played.play(mv).is_ok())))
        };
        answers.iter().all(|answer| match answer.split_once(" pv ") {
            Some((_, moves)) => is_line(moves),
            None => answer
                .strip_prefix("bestmove ")
                .is_some_and(|best| is_line(&best.replace(" ponder ", " "))),
        })
    }
}
