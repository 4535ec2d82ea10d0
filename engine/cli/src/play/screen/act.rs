//! What actions change.

use super::action::{Action, Overlay};
use super::app::App;
use super::hall::Hall;
use crate::play::board::Board;
use crate::play::command::Command;
use crate::play::ending::Ending;
use crate::play::pick::{Pick, Step};
use crate::play::sheet;
use crate::play::table::Table;
use gambol::Square;

impl App {
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
            _ => self.act_at_table(action),
        }
    }

    fn act_at_table(&mut self, action: Action) {
        let Some(table) = &mut self.table else { return };
        if let Some(player) = table.must_pass_to() {
            match action {
                Action::Press | Action::Confirm => {
                    table.holder = Some(player);
                    return self.begin_turn();
                }
                Action::Undo | Action::Redo | Action::New | Action::Step(_) => {}
                // Nothing else is possible while nobody may look.
                _ => return,
            }
        }
        match action {
            Action::Undo | Action::Redo | Action::Step(_) | Action::Node(_) => self.travel(action),
            Action::Start
            | Action::End
            | Action::Sibling(_)
            | Action::Study
            | Action::OtherStudy(_)
            | Action::Comment => self.act_on_study(action),
            Action::Hint | Action::Analyse => self.act_on_analysis(action),
            Action::Resign | Action::New => self.act_on_game(action),
            Action::Prompt => self.prompt = Some(String::new()),
            _ => self.act_on_pick(action),
        }
    }

    /// Moves the cursor, or picks a move.
    fn act_on_pick(&mut self, action: Action) {
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
            _ => {}
        }
    }

    /// Goes through the variations of a study, or annotates it.
    fn act_on_study(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        match action {
            Action::Start => drop(self.study(&Command::Start)),
            Action::End => drop(self.study(&Command::End)),
            Action::Sibling(1) => drop(self.study(&Command::Next)),
            Action::Sibling(_) => drop(self.study(&Command::Previous)),
            Action::Study => drop(self.study(&Command::Study(None))),
            Action::OtherStudy(step) => self.open_other(step),
            Action::Comment => {
                let note = sheet::note(table, table.session.tree().current());
                self.prompt = Some(format!("comment {note}"));
            }
            _ => {}
        }
    }

    /// Asks for a hint, or turns the analysis on or off.
    fn act_on_analysis(&mut self, action: Action) {
        match action {
            Action::Hint if !self.is_persons_turn() => {
                self.message = "It is not a person's turn.".into();
            }
            Action::Hint => {
                self.hinting = true;
                self.message = "Looking for a good move …".into();
                self.analyse();
            }
            _ => {
                self.is_analysing = !self.is_analysing;
                if self.is_analysing {
                    self.analyse();
                } else {
                    (self.analysis, self.report) = (None, None);
                }
            }
        }
    }

    /// Resigns the game or begins a new one, after a question where something is lost.
    fn act_on_game(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        match action {
            Action::Resign if table.is_study => {
                self.message = "Nobody resigns in a study.".into();
            }
            Action::Resign if !self.is_persons_turn() => {
                self.message = "It is not a person's turn.".into();
            }
            Action::Resign => self.overlay = Overlay::Resign,
            _ if table.to_move().is_some() && table.session.ply() > 0 => {
                self.overlay = Overlay::New;
            }
            _ => self.restart(),
        }
    }

    fn is_persons_turn(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.person_to_move().is_some())
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
        // An item is not given away because the cursor is on a wrong square.
        self.pick.has_thing_to_place() || self.pick.targets().contains(&self.cursor)
    }

    fn travel(&mut self, action: Action) {
        let Some(table) = &mut self.table else { return };
        let ply = table.session.ply();
        let is_changed = match action {
            Action::Undo => table.undo(),
            Action::Redo => table.redo(),
            Action::Step(step) => table.go_to(ply.checked_add_signed(step)),
            Action::Node(node) => table.visit(node),
            _ => false,
        };
        if is_changed && table.is_study {
            // Only edits are written: a file that is read stays as it is.
            self.begin_turn();
        } else if is_changed {
            self.after_change();
        } else {
            self.message = "There are no more moves.".into();
        }
    }

    /// Executes a command of studies. Returns whether it is one.
    pub(super) fn study(&mut self, command: &Command) -> bool {
        let Some(table) = &mut self.table else { return false };
        let Some(result) = table.execute_study(command) else { return false };
        match result {
            Ok(()) => self.begin_turn(),
            Err(reason) => self.message = reason,
        }
        true
    }

    /// Opens the study of the file that is so many further, in a circle.
    fn open_other(&mut self, step: isize) {
        let place = self.table.as_ref().and_then(|table| Some(table.save_file.as_ref()?.place()));
        let (number, count) = place.unwrap_or((1, 1));
        let number = (number as isize - 1 + step).rem_euclid(count as isize) + 1;
        self.open_study(number as usize);
    }

    /// Opens the study of a number in the same file.
    pub(super) fn open_study(&mut self, number: usize) {
        let keep = self.table.as_ref().and_then(|table| table.save_file.as_ref());
        let Some(path) = keep.map(|keep| keep.path.clone()) else {
            self.message = "The game is in no file.".into();
            return;
        };
        match Table::open(&path, Some(number), &self.settings) {
            Ok(table) => self.sit_down(table),
            Err(error) => self.message = error.to_string(),
        }
    }

    /// A new game with the same players and options.
    fn restart(&mut self) {
        let Some(table) = &self.table else { return };
        match table.restarted(self.settings.reseed(), &self.settings) {
            Ok(table) => self.sit_down(table),
            Err(error) => self.message = error.to_string(),
        }
    }

    fn move_cursor(&mut self, files: i8, ranks: i8) {
        if !std::mem::replace(&mut self.has_cursor, true) {
            return;
        }
        let Some(table) = &self.table else { return };
        let board = Board::of(&table.session.public_text(), table.game);
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
        if !self.is_persons_turn() {
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

    pub(super) fn play(&mut self, mv: &str) {
        let Some(table) = &mut self.table else { return };
        match table.play(mv) {
            Ok(()) => self.after_change(),
            Err(error) => self.message = error.to_string(),
        }
    }
}
