//! The linear mode: prints and asks line by line, for screen readers, pipes and simple terminals.

use super::board::Board;
use super::command::{Command, HELP};
use super::ending::Ending;
use super::hand::hand;
use super::open::open_table;
use super::settings::Settings;
use super::sheet::{self, sheet};
use super::table::Table;
use super::thought::{News, Thought};
use super::{notation, words};
use crate::base::error::{InputError, Result};
use crate::base::lines::{self, Line};
use gambol::games::GAMES;
use gambol::{Entry, Player, Square, games};
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::Duration;

/// The maximum line length in bytes.
const MAX_LINE: usize = 1 << 12;
/// The time for a hint and for values.
const HINT: Duration = Duration::from_millis(1000);
/// The number of moves with values.
const VALUES: usize = 8;
/// The number of lines that scroll a hand out of sight.
const SCROLL: usize = 60;

/// The linear mode.
struct Plain<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    settings: Settings,
}

/// Plays games until the input ends or `quit` is typed.
pub(crate) fn run(mut settings: Settings, out: &mut dyn Write) -> Result {
    let mut stdin = io::stdin().lock();
    if settings.game.is_none() && settings.file.is_none() && !settings.is_resumed {
        let mut plain = Plain { input: &mut stdin, out, settings };
        if !plain.ask_game()? {
            return Ok(());
        }
        settings = plain.settings;
    }
    let mut table = open_table(&settings)?;
    let mut plain = Plain { input: &mut stdin, out, settings };
    plain.greet(&mut table)?;
    while plain.turn(&mut table)? {}
    Ok(())
}

impl Plain<'_> {
    fn say(&mut self, text: impl std::fmt::Display) -> Result {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// The next line; `None` at the end of the input.
    fn read(&mut self) -> Result<Option<String>> {
        self.out.flush()?;
        Ok(match lines::read(&mut &mut *self.input, MAX_LINE)? {
            None => None,
            Some(Line::Text(text)) => Some(text),
            Some(Line::NotText(_)) => Some(String::new()),
            Some(Line::TooLong) => {
                lines::skip(&mut &mut *self.input)?;
                Some(String::new())
            }
        })
    }

    /// Asks for the game, its options and its players. Returns false at the end of the input.
    fn ask_game(&mut self) -> Result<bool> {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        let game: &'static Entry = loop {
            self.say(format!("Which game? {}.", ids.join(", ")))?;
            let Some(line) = self.read()? else { return Ok(false) };
            match games::find(line.trim()) {
                Ok(game) => break game,
                Err(error) => self.say(error)?,
            }
        };
        self.settings.game = Some(game);
        // Options of another game are left out.
        if game.start(&self.settings.setup).is_err() {
            self.settings.setup.clear();
        }
        let known = game.start(&self.settings.setup)?.setup().unwrap_or_default();
        let (seed, options): (Vec<&str>, Vec<&str>) =
            known.split_whitespace().partition(|option| option.starts_with("seed="));
        while !options.is_empty() {
            self.say(format!("Options? Enter for {}.", options.join(" ")))?;
            let Some(line) = self.read()? else { return Ok(false) };
            let chosen = if line.trim().is_empty() { options.join(" ") } else { line };
            let setup = format!("{} {}", chosen.trim(), seed.join(" "));
            match game.start(&setup) {
                Ok(_) => {
                    self.settings.setup = setup;
                    break;
                }
                Err(error) => self.say(error)?,
            }
        }
        loop {
            let seats = "human, beginner, easy, medium, hard or master";
            self.say(format!(
                "Players, with commas between them? Enter for human,medium: {seats}."
            ))?;
            let Some(line) = self.read()? else { return Ok(false) };
            let names = line.split(',').map(|name| name.trim().to_string());
            self.settings.players = names.filter(|name| !name.is_empty()).collect();
            match Table::new(game, &self.settings) {
                Ok(_) => return Ok(true),
                Err(error) => self.say(error)?,
            }
        }
    }

    /// Prints what the player has to know about the file.
    fn notice(&mut self, table: &mut Table) -> Result {
        table.take_notice().map_or(Ok(()), |notice| self.say(notice))
    }

    fn greet(&mut self, table: &mut Table) -> Result {
        let seats: Vec<String> =
            (0..table.session.players()).map(|n| table.seat_name(Player(n))).collect();
        self.say(format!(
            "{}: {}. Type `help` for the commands.",
            table.game.id,
            seats.join(", ")
        ))?;
        self.notice(table)?;
        if table.session.ply() > 0 {
            self.say(format!("Move {}. {}.", table.session.ply() + 1, words::scores(table)))?;
        }
        Ok(())
    }

    /// Lets the player to move play, or takes a command. Returns false to leave.
    fn turn(&mut self, table: &mut Table) -> Result<bool> {
        if table.is_computers_turn() {
            self.let_move(table)?;
            return Ok(true);
        }
        if let Some(player) = table.must_pass_to() {
            return self.pass(table, player);
        }
        if table.tick() {
            self.after_change(table)?;
        }
        self.describe(table)?;
        // Commands that change nothing are answered without the board.
        loop {
            let Some(line) = self.read()? else { return Ok(false) };
            let Some(command) = Command::parse(&line) else { continue };
            if table.tick() {
                self.after_change(table)?;
                return Ok(true);
            }
            match command {
                Command::Quit => return Ok(false),
                command => match self.execute(command, table) {
                    Ok(true) => return Ok(true),
                    Ok(false) => {}
                    Err(error) if error.is::<io::Error>() => return Err(error),
                    Err(error) => self.say(error)?,
                },
            }
        }
    }

    /// Asks the next person to take the terminal. Returns false at the end of the input.
    fn pass(&mut self, table: &mut Table, player: Player) -> Result<bool> {
        if io::stdout().is_terminal() {
            self.say("\n".repeat(SCROLL))?;
        }
        let seat = table.seat_text(player);
        self.say(format!("Pass the terminal to {seat}, who types `go` when nobody else looks."))?;
        loop {
            match self.read()? {
                None => return Ok(false),
                Some(line) if line.trim() == "go" => {
                    table.holder = Some(player);
                    return Ok(true);
                }
                Some(line) if Command::parse(&line) == Some(Command::Quit) => return Ok(false),
                Some(_) => self.say(format!("{seat} types `go`, or `quit` to leave."))?,
            }
        }
    }

    /// Prints what a person to move needs, or the result.
    fn describe(&mut self, table: &Table) -> Result {
        self.board(table)?;
        if table.is_study {
            self.annotations(table)?;
        }
        if let Some(result) = words::result(table) {
            return self.say(format!("{result} Type `new`, `undo`, `record` or `quit`."));
        }
        let Some(player) = table.to_move() else { return Ok(()) };
        if let Some(clock) = &table.clock {
            let now = std::time::Instant::now();
            let left = (0..table.session.players()).map(|n| {
                let left = super::clock::format_time(clock.left(Player(n), now));
                format!("{} {left}", table.seat_text(Player(n)))
            });
            let left = left.collect::<Vec<_>>().join(", ");
            self.say(format!("Clock: {left}."))?;
        }
        let counts = words::counts(table);
        if !counts.is_empty() {
            self.say(format!("{}.", counts.join(", ")))?;
        }
        let items = hand(table.session.as_ref(), player);
        if table.viewer() == Some(player) && !items.is_empty() {
            self.say(format!("Your hand: {}.", items.join(" ")))?;
        }
        let earlier = match table.is_at_end() || table.is_study {
            true => "",
            false => " This is an earlier position.",
        };
        self.say(format!("{} to move.{earlier}", table.seat_text(player)))
    }

    /// What a study says about the position: its last move, its comment, its marks, and the moves from here.
    fn annotations(&mut self, table: &Table) -> Result {
        let current = table.session.tree().current();
        let marks = sheet::marks(table, current);
        if let Some(played) = table.session.move_to(current) {
            let mv = words::played(table, &played);
            let judgement = marks.judgement.map_or(String::new(), |mark| mark.to_string());
            self.say(format!("Move {}: {mv}{judgement}.", table.session.ply()))?;
        }
        let note = sheet::note(table, current);
        if !note.is_empty() {
            self.say(format!("Comment: {note}"))?;
        }
        if !marks.shapes.is_empty() {
            self.say(format!("Marks: {}.", words::shapes(&marks)))?;
        }
        match table.continuations().len() {
            0 | 1 => Ok(()),
            _ => self.variations(table),
        }
    }

    /// The moves from here, with the numbers that `variation` takes.
    fn variations(&mut self, table: &Table) -> Result {
        let nodes = table.continuations().into_iter();
        let moves = nodes.filter_map(|node| table.session.move_to(node)).enumerate();
        let moves = moves.map(|(n, mv)| format!("{}: {}", n + 1, words::played(table, &mv)));
        let moves: Vec<String> = moves.collect();
        match moves.is_empty() {
            true => self.say("No move follows."),
            false => self.say(format!("Variations: {}.", moves.join(", "))),
        }
    }

    fn board(&mut self, table: &Table) -> Result {
        let board = Board::of(&table.session.public_text(), table.game);
        let width = board.items().map(|(_, item)| item.text.len()).max().unwrap_or(1);
        for rank in (0..board.ranks).rev() {
            write!(self.out, "{:>2}", rank + 1)?;
            for file in 0..board.files {
                let square = Square::new(file, rank);
                let text = match (board.at(square), table.session.factor(square)) {
                    (Some(item), _) => item.text.clone(),
                    (None, 1) => ".".to_string(),
                    (None, factor) => factor.to_string(),
                };
                write!(self.out, " {text:>width$}")?;
            }
            writeln!(self.out)?;
        }
        write!(self.out, "  ")?;
        for file in 0..board.files {
            write!(self.out, " {:>width$}", char::from(b'a' + file))?;
        }
        self.say("")
    }

    /// The pieces of each player, for readers who do not see columns.
    fn list(&mut self, table: &Table) -> Result {
        let board = Board::of(&table.session.public_text(), table.game);
        let mut texts: Vec<&str> = board.items().map(|(_, item)| &*item.text).collect();
        texts.sort_unstable();
        texts.dedup();
        for text in texts {
            let squares = board.items().filter(|(_, item)| item.text == text);
            let squares: Vec<String> = squares.map(|(square, _)| square.to_string()).collect();
            self.say(format!("{text}: {}.", squares.join(" ")))?;
        }
        self.say(format!("Score: {}.", words::scores(table)))
    }

    /// Waits for the move of a computer player or a program.
    fn let_move(&mut self, table: &mut Table) -> Result {
        table.tick();
        self.out.flush()?;
        let thought = Thought::choose(table, &self.settings)?;
        let (choice, program) = loop {
            if let Some(choice) = thought.choice(Duration::from_secs(1)) {
                break choice;
            }
        };
        if table.tick() {
            return self.after_change(table);
        }
        if let Err(problem) = table.play_choice(choice, program) {
            return self.say(problem);
        }
        self.after_change(table)
    }

    /// Tells what has happened, and writes the game to its file.
    fn after_change(&mut self, table: &mut Table) -> Result {
        if let Some(sentence) = words::last_move(table).filter(|_| table.ending.is_none()) {
            self.say(format!("{sentence} Score: {}.", words::scores(table)))?;
        }
        self.write(table)
    }

    /// Writes the game to its file. If that fails, the game goes on all the same.
    fn write(&mut self, table: &mut Table) -> Result {
        if let Err(error) = table.write() {
            self.say(error)?;
        }
        self.notice(table)
    }

    /// Executes a command. Returns whether the position may have changed.
    fn execute(&mut self, command: Command, table: &mut Table) -> Result<bool> {
        if let Some(changed) = table.execute_study(&command) {
            return match changed {
                Ok(()) => self.notice(table).map(|()| true),
                Err(reason) => self.say(reason).map(|()| false),
            };
        }
        match command {
            Command::Move(text) => return self.play(&text, table),
            Command::Wrong(line, name) => {
                return self.refuse(&InputError::new("command", line, name).to_string());
            }
            Command::Undo if !table.undo() => {
                return self.refuse("There is nothing to take back.");
            }
            Command::Redo if !table.redo() => {
                return self.refuse("There is nothing to play again.");
            }
            Command::Undo | Command::Redo => self.write(table)?,
            Command::Resign if table.is_study => {
                return self.refuse("Nobody resigns in a study.");
            }
            Command::Resign => {
                let Some(player) = table.person_to_move() else {
                    return self.refuse("It is not a person's turn.");
                };
                table.ending = Some(Ending::Resigned(player));
                self.write(table)?;
            }
            Command::New => {
                *table = table.restarted(self.settings.reseed(), &self.settings)?;
                self.greet(table)?;
            }
            Command::Open(path) => {
                *table = Table::open(&path, None, &self.settings)?;
                self.greet(table)?;
            }
            Command::Study(number) => {
                let path = table.save_file.as_ref().map(|keep| keep.path.clone());
                let path = path.ok_or("The game is in no file.")?;
                *table = Table::open(&path, number, &self.settings)?;
                self.greet(table)?;
            }
            shown => return self.show(shown, table).map(|()| false),
        }
        Ok(true)
    }

    /// Says why nothing has changed.
    fn refuse(&mut self, reason: &str) -> Result<bool> {
        self.say(reason).map(|()| false)
    }

    /// Carries out a command that leaves the game as it is.
    fn show(&mut self, command: Command, table: &mut Table) -> Result {
        match command {
            Command::Board => self.describe(table)?,
            Command::List => self.list(table)?,
            Command::Hint | Command::Values if table.person_to_move().is_none() => {
                self.say("It is not a person's turn.")?;
            }
            // Moves tell what is in a hand.
            Command::Moves if table.game.is_hidden && table.person_to_move().is_none() => {
                self.say("It is not a person's turn.")?;
            }
            Command::Moves => self.say(table.session.legal_moves().join(" "))?,
            Command::Hint => {
                let lines = self.search(table, 1)?;
                let best = lines.first().map_or("", String::as_str);
                self.say(format!("Hint: {best}."))?;
            }
            Command::Values => {
                for line in self.search(table, VALUES)? {
                    self.say(line)?;
                }
            }
            Command::Record => {
                let words = sheet(table).into_iter().map(|word| word.text);
                self.say(words.collect::<Vec<_>>().join(" "))?;
            }
            Command::Save(path) => {
                table.save(&path)?;
                self.say(format!("Saved to {}.", path.display()))?;
            }
            Command::Variations => self.variations(table)?,
            Command::Help => {
                for (name, description) in HELP {
                    self.say(format!("{name}: {description}"))?;
                }
            }
            // The others are those of studies.
            _ => {}
        }
        Ok(())
    }

    fn play(&mut self, text: &str, table: &mut Table) -> Result<bool> {
        if table.person_to_move().is_none() {
            self.say("Nobody is to move. Type `help` for the commands.")?;
            return Ok(false);
        }
        let mv = match notation::find(text, &table.session.legal_moves()) {
            Ok(mv) => mv,
            Err(several) if !several.is_empty() => {
                self.say(format!("Which one? {}", several.join(" ")))?;
                return Ok(false);
            }
            Err(_) => text.to_string(),
        };
        table.play(&mv)?;
        self.after_change(table)?;
        Ok(true)
    }

    /// The best moves with their values, after a short search.
    fn search(&mut self, table: &Table, most: usize) -> Result<Vec<String>> {
        let thought = Thought::analyse(table)?;
        let mut last = None;
        while thought.begin.elapsed() < HINT || last.is_none() {
            match thought.wait(Duration::from_millis(50)) {
                Some(News::Report(report)) => {
                    let is_done = report.done;
                    last = Some(report);
                    if is_done {
                        break;
                    }
                }
                Some(News::End) => break,
                Some(News::Choice(..) | News::Line(_)) | None => {}
            }
        }
        Ok(last.map_or(Vec::new(), |report| words::values(&report, most)))
    }
}
