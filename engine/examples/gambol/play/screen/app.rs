//! The state of the full screen, and what changes it.

use super::hall::Hall;
use super::layout::Layout;
use super::style::Style;
use crate::play::command::Command;
use crate::play::hand::hand;
use crate::play::pick::{Pick, Step};
use crate::play::seat::Seat;
use crate::play::settings::Settings;
use crate::play::table::{Ending, Table};
use crate::play::thought::{News, Thought};
use crate::play::{notation, words};
use gambol::Square;
use gambol::search::Report;
use ratatui::layout::Rect;
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The time for which a computer's move is awaited at least, so that it can be followed.
const PACE: Duration = Duration::from_millis(300);
/// The time for a hint.
const HINT: Duration = Duration::from_millis(1000);

/// What a key, a click or a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Moves the cursor by files and ranks as they are seen.
    Cursor(i8, i8),
    /// Picks the square under the cursor, or plays the picked move.
    Press,
    Square(Square),
    Thing(usize),
    /// Plays the picked move.
    Confirm,
    /// Another one of the moves that are meant, or the next square that can be picked.
    Next(isize),
    Back,
    Clear,
    Undo,
    Redo,
    /// Steps through the moves.
    Step(isize),
    Hint,
    Analyse,
    Flip,
    Pass,
    Resign,
    New,
    Prompt,
    Help,
    Hall,
    Quit,
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    None,
    Help,
    /// A question that `y` confirms.
    Resign,
    New,
}

/// The state of the full screen.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) style: Style,
    /// The choice of a game, while it is open.
    pub(crate) hall: Option<Hall>,
    pub(crate) table: Option<Table>,
    pub(crate) pick: Pick,
    /// What the viewer holds, in a game with hidden hands.
    pub(crate) hand: Vec<String>,
    pub(crate) cursor: Square,
    /// Whether the cursor is shown: after the first key, and until the mouse is used.
    pub(crate) has_cursor: bool,
    pub(crate) is_flipped: bool,
    /// The search of the player to move.
    thinking: Option<Thought>,
    pub(crate) is_analysing: bool,
    analysis: Option<Thought>,
    pub(crate) report: Option<Report<String>>,
    /// The move of a hint, once it is known.
    pub(crate) hint: Option<String>,
    hinting: bool,
    /// The line that is typed.
    pub(crate) prompt: Option<String>,
    pub(crate) overlay: Overlay,
    /// The answer to the last action.
    pub(crate) message: String,
    /// Where things were drawn, and what a click on them does.
    pub(crate) hits: Vec<(Rect, Action)>,
    pub(crate) layout: Layout,
    pub(crate) has_to_draw: bool,
    pub(crate) has_ended: bool,
}

impl App {
    /// Opens the table of the settings, or offers the games.
    pub(crate) fn new(settings: Settings, style: Style) -> Result<Self> {
        let is_asked = settings.game.is_some() || settings.file.is_some() || settings.is_resumed;
        let table = is_asked.then(|| crate::play::opened(&settings)).transpose()?;
        let hall = if is_asked { None } else { Some(Hall::new(&settings)?) };
        let mut app = Self {
            settings,
            style,
            hall,
            table: None,
            pick: Pick::default(),
            hand: Vec::new(),
            cursor: Square::new(0, 0),
            has_cursor: true,
            is_flipped: false,
            thinking: None,
            is_analysing: false,
            analysis: None,
            report: None,
            hint: None,
            hinting: false,
            prompt: None,
            overlay: Overlay::None,
            message: String::new(),
            hits: Vec::new(),
            layout: Layout::default(),
            has_to_draw: true,
            has_ended: false,
        };
        if let Some(table) = table {
            app.sit_down(table);
        }
        Ok(app)
    }

    /// Shows another table.
    pub(crate) fn sit_down(&mut self, table: Table) {
        let board = crate::play::board::Board::of(&table.session.public_text(), table.game);
        self.cursor = Square::new(board.files / 2, board.ranks / 2);
        self.settings.game = Some(table.game);
        (self.hall, self.is_flipped) = (None, false);
        self.message.clear();
        self.table = Some(table);
        self.begin_turn();
    }

    /// Forgets everything about the position before, and begins what the new one needs.
    fn begin_turn(&mut self) {
        (self.thinking, self.analysis, self.report) = (None, None, None);
        (self.hint, self.hinting) = (None, false);
        self.has_to_draw = true;
        let Some(table) = &mut self.table else { return };
        table.tick();
        let viewer = table.viewer().filter(|_| table.game.is_hidden);
        let session = table.session.as_ref();
        self.hand = viewer.map_or(Vec::new(), |viewer| hand(session, viewer));
        let is_open = table.person_to_move().is_some() && table.must_pass_to().is_none();
        let legal = if is_open { table.session.legal_moves() } else { Vec::new() };
        // What another player may do is not picked from the viewer's hand.
        let own = if is_open { self.hand.clone() } else { Vec::new() };
        self.pick = Pick::new(legal, own);
        if table.is_computers_turn() {
            let seed = self.settings.seed.wrapping_add(table.session.ply() as u64);
            let time = table.time(self.settings.time);
            match Thought::choose(table, time, seed) {
                Ok(thought) => self.thinking = Some(thought),
                Err(error) => self.message = error.to_string(),
            }
        }
        self.analyse();
    }

    /// Begins the analysis if it is on, and anything may be known about the position.
    fn analyse(&mut self) {
        let Some(table) = &self.table else { return };
        let is_open = table.to_move().is_some()
            && (!table.game.is_hidden || table.viewer() == table.to_move());
        let is_wanted = self.is_analysing && self.thinking.is_none() || self.hinting;
        if is_open && is_wanted && self.analysis.is_none() {
            self.report = None;
            self.analysis = Thought::analyse(table).ok();
        }
    }

    /// Takes in what searches and clocks have to say.
    pub(crate) fn update(&mut self) {
        self.update_analysis();
        self.update_move();
        let Some(table) = &mut self.table else { return };
        self.has_to_draw |= table.clock.is_some();
        if table.tick() {
            self.after_change();
        }
    }

    fn update_analysis(&mut self) {
        let Some(analysis) = &self.analysis else { return };
        let elapsed = analysis.begin.elapsed();
        let mut is_done = elapsed > HINT;
        while let Some(news) = analysis.wait(Duration::ZERO) {
            match news {
                News::Report(report) => {
                    is_done |= report.done;
                    self.report = Some(report);
                    self.has_to_draw = true;
                }
                News::End | News::Choice(..) => break,
            }
        }
        if let Some(best) = self.report.as_ref().and_then(|report| report.best.clone())
            && self.hinting
            && is_done
        {
            self.hinting = false;
            self.message = format!("Hint: {best}");
            self.hint = Some(best);
            self.has_to_draw = true;
            if !self.is_analysing {
                (self.analysis, self.report) = (None, None);
            }
        }
    }

    fn update_move(&mut self) {
        let (Some(thought), Some(table)) = (&self.thinking, &mut self.table) else { return };
        if thought.begin.elapsed() < PACE.min(self.settings.time) {
            return;
        }
        let (choice, program) = match thought.wait(Duration::ZERO) {
            None | Some(News::Report(_)) => return,
            Some(News::Choice(choice, program)) => (choice, program),
            Some(News::End) => (Err("its search ended".to_string()), None),
        };
        let Some(mover) = table.to_move() else { return };
        table.seats[usize::from(mover.0)].program = program;
        self.message.clear();
        if let Err(problem) =
            choice.and_then(|mv| table.play(&mv).map_err(|error| error.to_string()))
        {
            let seat = words::seat(table, mover);
            table.seats[usize::from(mover.0)] = Seat::person();
            self.message = format!("{seat} failed: {problem}. A person plays on.");
        }
        self.after_change();
    }

    /// Writes the game to its file after a change, and begins the next turn.
    fn after_change(&mut self) {
        if let Some(Err(error)) = self.table.as_ref().map(Table::write) {
            self.message = error.to_string();
        }
        self.begin_turn();
    }

    /// Whether the player to move is being waited for.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Does what a key or a click asks for.
    pub(crate) fn act(&mut self, action: Action) {
        self.has_to_draw = true;
        self.overlay = Overlay::None;
        self.message.clear();
        match action {
            Action::Quit => self.has_ended = true,
            Action::Help => self.overlay = Overlay::Help,
            Action::Flip => self.is_flipped = !self.is_flipped,
            Action::Hall => match Hall::new(&self.settings) {
                Ok(hall) => self.hall = Some(hall),
                Err(error) => self.message = error.to_string(),
            },
            _ => {}
        }
        let Some(table) = &mut self.table else { return };
        if let Some(player) = table.must_pass_to() {
            if matches!(action, Action::Press | Action::Confirm) {
                table.holder = Some(player);
                self.begin_turn();
                return;
            }
            // Nothing else is possible while nobody may look.
            if !matches!(action, Action::Undo | Action::Redo | Action::New | Action::Step(_)) {
                return;
            }
        }
        match action {
            Action::Cursor(files, ranks) => self.move_cursor(files, ranks),
            Action::Press => {
                let cursor = self.cursor;
                let must_pick = self.must_pick();
                self.step(|pick| match pick.chosen() {
                    Some(_) if !must_pick => pick.confirm(),
                    _ => pick.square(cursor),
                });
            }
            Action::Square(square) => {
                self.cursor = square;
                self.step(|pick| pick.square(square));
            }
            Action::Thing(place) => self.step(|pick| pick.thing(place)),
            Action::Confirm => self.step(|pick| pick.confirm()),
            Action::Next(step) => self.next(step),
            Action::Back => self.pick.back(),
            Action::Clear => {
                self.pick.clear();
                self.hint = None;
            }
            Action::Pass => match self.pick.word().map(str::to_string) {
                Some(word) => self.play(&word),
                None => self.message = "You can't pass now.".into(),
            },
            Action::Undo | Action::Redo | Action::Step(_) => self.travel(action),
            Action::Hint if table.person_to_move().is_none() => {
                self.message = "It is not a person's turn.".into();
            }
            Action::Hint => {
                self.hinting = true;
                self.message = "Looking for a good move …".into();
                self.analyse();
            }
            Action::Analyse => {
                self.is_analysing = !self.is_analysing;
                if self.is_analysing {
                    self.analyse();
                } else {
                    (self.analysis, self.report) = (None, None);
                }
            }
            Action::Resign if table.person_to_move().is_none() => {
                self.message = "It is not a person's turn.".into();
            }
            Action::Resign => self.overlay = Overlay::Resign,
            Action::New if table.to_move().is_some() && table.session.ply() > 0 => {
                self.overlay = Overlay::New;
            }
            Action::New => self.restart(),
            Action::Prompt => self.prompt = Some(String::new()),
            Action::Quit | Action::Help | Action::Flip | Action::Hall => {}
        }
    }

    /// Does what a question asked about.
    pub(crate) fn confirm_overlay(&mut self) {
        let overlay = std::mem::replace(&mut self.overlay, Overlay::None);
        self.has_to_draw = true;
        match overlay {
            Overlay::Resign => {
                if let Some(table) = &mut self.table
                    && let Some(player) = table.person_to_move()
                {
                    table.ending = Some(Ending::Resigned(player));
                    self.after_change();
                }
            }
            Overlay::New => self.restart(),
            Overlay::None | Overlay::Help => {}
        }
    }

    /// Whether Enter goes on with the move at the cursor, even if what is picked is a move already.
    pub(crate) fn must_pick(&self) -> bool {
        // A thing is not given away because the cursor is on a wrong square.
        self.pick.has_thing_to_place() || self.pick.targets().contains(&self.cursor)
    }

    fn travel(&mut self, action: Action) {
        let Some(table) = &mut self.table else { return };
        let ply = table.session.ply();
        let is_changed = match action {
            Action::Undo => table.undo(),
            Action::Redo => table.redo(),
            Action::Step(step) => table.go_to(ply.checked_add_signed(step)),
            _ => false,
        };
        if is_changed {
            self.after_change();
        } else {
            self.message = "There are no more moves.".into();
        }
    }

    /// A new game with the same players and options.
    fn restart(&mut self) {
        let Some(table) = &mut self.table else { return };
        self.settings.reseed();
        self.settings.setup = format!("{} seed={}", table.setup(), self.settings.seed);
        self.settings.players = table.seats.iter().map(|seat| seat.name.clone()).collect();
        let keep = table.keep.take();
        match Table::new(table.game, &self.settings) {
            Ok(mut new) => {
                new.keep = keep;
                self.sit_down(new);
            }
            Err(error) => self.message = error.to_string(),
        }
    }

    fn move_cursor(&mut self, files: i8, ranks: i8) {
        if !std::mem::replace(&mut self.has_cursor, true) {
            return;
        }
        let Some(table) = &self.table else { return };
        let board = crate::play::board::Board::of(&table.session.public_text(), table.game);
        let turn = if self.is_flipped { -1 } else { 1 };
        let move_by = |at: u8, step: i8, size: u8| {
            let at = i16::from(at) + i16::from(step * turn);
            at.clamp(0, i16::from(size) - 1) as u8
        };
        self.cursor = Square::new(
            move_by(self.cursor.file, files, board.files),
            move_by(self.cursor.rank, ranks, board.ranks),
        );
    }

    /// Chooses another move with the picked squares, or goes to the next square that can be picked.
    fn next(&mut self, step: isize) {
        self.has_cursor = true;
        if self.pick.meant().len() > 1 {
            return self.pick.choose(step);
        }
        let targets = self.pick.targets();
        if targets.is_empty() {
            return;
        }
        let at = targets.partition_point(|square| *square <= self.cursor);
        let is_on = at > 0 && targets[at - 1] == self.cursor;
        let at = at as isize + if step > 0 { 0 } else { -1 - isize::from(is_on) };
        self.cursor = targets[at.rem_euclid(targets.len() as isize) as usize];
    }

    fn step(&mut self, step: impl FnOnce(&mut Pick) -> Step) {
        let is_persons = self.table.as_ref().is_some_and(|table| table.person_to_move().is_some());
        if !is_persons {
            let is_over = self.table.as_ref().is_some_and(|table| table.to_move().is_none());
            let words = if is_over { "The game is over." } else { "It is not your turn." };
            self.message = words.into();
            return;
        }
        match step(&mut self.pick) {
            Step::Changed => {}
            Step::Refused(reason) => self.message = reason.into(),
            Step::Play(mv) => self.play(&mv),
        }
    }

    fn play(&mut self, mv: &str) {
        let Some(table) = &mut self.table else { return };
        match table.play(mv) {
            Ok(()) => self.after_change(),
            Err(error) => self.message = error.to_string(),
        }
    }

    /// Executes a typed line.
    pub(crate) fn execute(&mut self, line: &str) {
        // Lets a test see what is left of the screen.
        #[cfg(debug_assertions)]
        assert!(line != "panic", "a panic was typed");
        self.message.clear();
        let Some(command) = Command::parse(line) else { return };
        match command {
            Command::Move(text) => return self.type_move(&text),
            Command::Undo => return self.act(Action::Undo),
            Command::Redo => return self.act(Action::Redo),
            Command::Hint => return self.act(Action::Hint),
            Command::Values => return self.act(Action::Analyse),
            Command::Resign => return self.act(Action::Resign),
            Command::New => return self.act(Action::New),
            Command::Help => return self.act(Action::Help),
            Command::Quit => return self.act(Action::Quit),
            Command::Board | Command::List | Command::Moves | Command::Record => {}
            Command::Save(path) => {
                let saved = self.table.as_mut().map(|table| table.save(&path));
                self.message = match saved {
                    Some(Err(error)) => error.to_string(),
                    _ => format!("Saved to {}.", path.display()),
                };
            }
            Command::Open(path) => match Table::open(&path, None, &self.settings) {
                Ok(table) => self.sit_down(table),
                Err(error) => self.message = error.to_string(),
            },
        }
        self.has_to_draw = true;
    }

    fn type_move(&mut self, text: &str) {
        let Some(table) = &self.table else { return };
        if table.person_to_move().is_none() || table.must_pass_to().is_some() {
            self.message = "It is not your turn.".into();
            return;
        }
        match notation::find(text, &table.session.legal_moves()) {
            Ok(mv) => self.play(&mv),
            Err(several) if !several.is_empty() => {
                self.message = format!("Which one? {}", several.join(" "));
            }
            Err(_) => self.play(text),
        }
    }

    /// The time since the player to move was asked.
    pub(crate) fn thinking_time(&self) -> Option<Duration> {
        self.thinking.as_ref().map(|thought| Instant::now() - thought.begin)
    }
}
