//! Lines that are typed on the full screen: moves and commands.

use super::action::Action;
use super::app::App;
use crate::base::error::InputError;
use crate::play::command::Command;
use crate::play::notation;
use crate::play::table::Table;

impl App {
    /// Executes a typed line.
    pub(crate) fn execute(&mut self, line: &str) {
        // Lets a test see what is left of the screen.
        #[cfg(debug_assertions)]
        assert!(line != "panic", "a panic was typed");
        self.message.clear();
        let Some(command) = Command::parse(line) else { return };
        self.has_to_draw = true;
        if self.study(&command) {
            return;
        }
        match command {
            Command::Move(text) => self.type_move(&text),
            Command::Wrong(line, name) => {
                self.message = InputError::new("command", line, name).to_string();
            }
            Command::Undo => self.act(Action::Undo),
            Command::Redo => self.act(Action::Redo),
            Command::Hint => self.act(Action::Hint),
            Command::Values => self.act(Action::Analyse),
            Command::Resign => self.act(Action::Resign),
            Command::New => self.act(Action::New),
            Command::Help => self.act(Action::Help),
            Command::Quit => self.act(Action::Quit),
            Command::Study(Some(number)) => self.open_study(number),
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
            // The screen shows the others all the time.
            _ => {}
        }
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
}
