//! The seats of a table: people, and the players of the arena.

use crate::base::error::InputError;
use crate::base::output::is_obeyed;
use crate::players::player::{PROGRAM, Player};
use crate::players::program::Program;
use gambol::Entry;

/// Who plays a seat.
pub(crate) struct Seat {
    /// `human`, another name of a person, or that of a player of the arena. In a study a person plays each seat.
    pub(crate) name: String,
    /// `None` for a person.
    pub(crate) player: Option<Player>,
    /// The program of a seat `ugi:COMMAND`, while it runs and is not asked for a move.
    pub(crate) program: Option<Program>,
}

/// The name of a person's seat, as links have it.
pub(crate) const HUMAN: &str = "human";

impl Seat {
    /// The seat of a person.
    pub(crate) fn person() -> Self {
        Self { name: HUMAN.to_string(), player: None, program: None }
    }

    /// The seat of a person with a name, without characters that a terminal would obey.
    pub(crate) fn named(name: &str) -> Self {
        let name: String = name.trim().chars().filter(|c| !is_obeyed(*c)).collect();
        match name.as_str() {
            "" => Self::person(),
            _ => Self { name, ..Self::person() },
        }
    }

    /// The seat of a player with this name. `programs` are those that the command line names; no other one is run,
    /// whatever a file or a typed name says.
    pub(crate) fn by_name(
        name: &str,
        game: &Entry,
        programs: &[String],
    ) -> Result<Self, InputError> {
        if name == HUMAN {
            return Ok(Self::person());
        }
        if is_program(name) && !programs.iter().any(|program| program == name) {
            let expected = "a program that the command line names: play GAME ugi:COMMAND";
            return Err(InputError::new("player", name, expected));
        }
        let player = Player::of_command_line(name, game).map_err(|error| error.or(HUMAN))?;
        Ok(Self { name: name.to_string(), player: Some(player), program: None })
    }

    /// The seats of a game from the names of its first players. The last one takes all remaining seats; without names
    /// a person plays against `medium`.
    pub(crate) fn all(
        names: &[String],
        players: u8,
        game: &Entry,
        programs: &[String],
    ) -> Result<Vec<Self>, InputError> {
        let players = usize::from(players);
        if names.len() > players {
            let expected = format!("at most {players} players");
            return Err(InputError::new("players", names.join(" "), expected));
        }
        let default = [HUMAN.to_string(), "medium".to_string()];
        let names = if names.is_empty() { &default[..] } else { names };
        let name = |seat: usize| &names[seat.min(names.len() - 1)];
        (0..players).map(|seat| Self::by_name(name(seat), game, programs)).collect()
    }

    /// Whether a person plays the seat.
    pub(crate) fn is_person(&self) -> bool {
        self.player.is_none()
    }
}

/// Whether a name is that of an external program.
pub(crate) fn is_program(name: &str) -> bool {
    name.starts_with(PROGRAM)
}
