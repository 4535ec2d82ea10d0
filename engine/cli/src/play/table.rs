//! A game at the terminal: its record, seats, clock and end.

use super::clock::{Clock, Setting};
use super::ending::Ending;
use super::save_file::SaveFile;
use super::seat::{HUMAN, Seat, is_program};
use super::settings::Settings;
use crate::base::clock::{RESERVE, time_share};
use crate::base::error::Result;
use crate::players::program::Program;
use gambol::study::{self, Header, Study};
use gambol::{Entry, Error, Player, Session, games};
use std::path::Path;
use std::time::{Duration, Instant};

/// A game with everything that belongs to it.
pub(crate) struct Table {
    pub(crate) game: &'static Entry,
    pub(crate) session: Box<dyn Session>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) clock: Option<Clock>,
    pub(crate) ending: Option<Ending>,
    /// The headers of the study that was opened.
    headers: Vec<Header>,
    pub(crate) save_file: Option<SaveFile>,
    /// Whether the game is browsed and annotated instead of played.
    pub(crate) is_study: bool,
    /// The person who confirmed to hold the terminal, where several have hidden hands.
    pub(crate) holder: Option<Player>,
    /// What the player has to know about the file that was opened.
    pub(crate) notice: Option<String>,
}

impl Table {
    /// A new game.
    pub(crate) fn new(game: &'static Entry, settings: &Settings) -> Result<Self> {
        let session = game.start(&settings.setup)?;
        let seats = Seat::all(&settings.players, session.players(), game, &settings.programs)?;
        let clock = settings.clock.map(|setting| Clock::new(setting, session.players()));
        let headers = Vec::new();
        Ok(Self {
            game,
            session,
            seats,
            clock,
            ending: None,
            headers,
            save_file: None,
            is_study: false,
            holder: None,
            notice: None,
        })
    }

    /// A new game with the same options, players, clock and file.
    pub(crate) fn restarted(&self, seed: u64, settings: &Settings) -> Result<Self> {
        let game = self.game;
        let session = game.start(&format!("{} seed={seed}", self.setup()))?;
        let seat = |seat: &Seat| Seat::by_name(&seat.name, game, &settings.programs);
        let seats =
            self.seats.iter().map(|old| seat(old).unwrap_or_else(|_| Seat::named(&old.name)));
        let clock = self.clock.as_ref().map(|clock| Clock::new(clock.setting, session.players()));
        let keep = self.save_file.as_ref().map(|keep| keep.next(game.id)).transpose()?;
        Ok(Self {
            game,
            session,
            seats: seats.collect(),
            clock,
            ending: None,
            headers: Vec::new(),
            save_file: keep,
            is_study: false,
            holder: None,
            notice: None,
        })
    }

    /// The game of a study. Names that are no players are those of people, and so are programs that the command line
    /// does not name.
    pub(crate) fn of_study(study: Study, settings: &Settings) -> Result<Self> {
        let Study { session, mut headers, .. } = study;
        if session.main_status().over {
            // The result of the rules goes with the moves.
            headers.retain(|(key, _)| key != "Result");
        }
        let game = games::find(session.game())?;
        let header = |key: &str| headers.iter().find(|(each, _)| each == key).map(|(_, v)| &**v);
        let players = session.players();
        let names = header("Players").map_or(Vec::new(), |names| names.split(',').collect());
        let mut seats: Vec<Seat> = if settings.players.is_empty() {
            let seat = |name: &&str| Seat::by_name(name.trim(), game, &settings.programs);
            names.iter().map(|name| seat(name).unwrap_or_else(|_| Seat::named(name))).collect()
        } else {
            Seat::all(&settings.players, players, game, &settings.programs)?
        };
        seats.resize_with(usize::from(players), Seat::person);
        let program = seats.iter().find(|seat| seat.is_person() && is_program(&seat.name));
        let notice = program.map(|seat| {
            let name = &seat.name;
            format!("The file names {name}, but only the command line starts programs. A person plays on.")
        });
        let ending = header("Ending").and_then(Ending::parse);
        let ending = ending.filter(|ending| ending.loser().is_none_or(|player| player.0 < players));
        let setting = header("Clock").and_then(|text| Setting::parse(text).ok());
        let mut clock = setting.or(settings.clock).map(|setting| Clock::new(setting, players));
        if let (Some(clock), Some(left)) = (&mut clock, header("Left")) {
            clock.restore(left);
        }
        Ok(Self {
            game,
            session,
            seats,
            clock,
            ending,
            headers,
            save_file: None,
            is_study: false,
            holder: None,
            notice,
        })
    }

    /// Opens a study of a file: the one of a number from 1, or the last one.
    pub(crate) fn open(path: &Path, number: Option<usize>, settings: &Settings) -> Result<Self> {
        let (keep, study) = SaveFile::open(path, number)?;
        let mut table = Self::of_study(study, settings)?;
        table.save_file = Some(keep);
        let is_of_people = table.seats.iter().all(Seat::is_person) && table.clock.is_none();
        let is_annotated = is_of_people && table.has_notes();
        if number.is_some() || is_annotated && !settings.is_resumed {
            // A game with hidden hands that goes on is played.
            let _ = table.begin_study();
        }
        Ok(table)
    }

    /// Keeps the game in another file from now on, after the studies that are there.
    pub(crate) fn save(&mut self, path: &Path) -> Result {
        if self.save_file.as_ref().is_none_or(|keep| keep.path != path) {
            let keep = SaveFile::beside(path)?;
            keep.write(&self.to_study()?)?;
            self.save_file = Some(keep);
        }
        self.write()
    }

    /// The game as a study.
    pub(crate) fn to_study(&self) -> std::result::Result<String, Error> {
        let mut headers = self.headers.clone();
        let mut set = |key: &str, value: String| {
            match headers.iter_mut().find(|(each, _)| each == key) {
                Some(header) => header.1 = value,
                None => headers.push((key.into(), value)),
            };
        };
        let is_named = self.headers.iter().any(|(key, _)| key == "Players")
            && self.seats.iter().all(Seat::is_person);
        let names: Vec<&str> = self.seats.iter().map(|seat| &*seat.name).collect();
        // A study of no players in particular stays so.
        let is_nobodys = self.is_study && names.iter().all(|name| *name == HUMAN);
        if !is_named && !is_nobodys {
            set("Players", names.join(","));
        }
        if let Some(ending) = self.ending {
            set("Ending", ending.to_text());
            set("Result", study::result(self.session.players(), &self.winners()));
        }
        if let Some(clock) = &self.clock {
            set("Clock", clock.setting.to_string());
            set("Left", clock.to_text(Instant::now()));
        }
        study::write(self.session.as_ref(), &headers)
    }

    /// Forgets how the game ended, because it goes on.
    fn reopen(&mut self) {
        self.ending = None;
        self.headers.retain(|(key, _)| key != "Ending" && key != "Result");
    }

    /// How the seat of a player is written.
    pub(crate) fn seat_text(&self, player: Player) -> &'static str {
        self.game.seats[usize::from(player.0)]
    }

    /// A seat with its player: `o (human)`.
    pub(crate) fn seat_name(&self, player: Player) -> String {
        format!("{} ({})", self.seat_text(player), self.seats[usize::from(player.0)].name)
    }

    /// The options of the game without its seed, from which a deal could be computed.
    pub(crate) fn setup(&self) -> String {
        let setup = self.session.setup().unwrap_or_default();
        let options = setup.split(' ').filter(|option| !option.starts_with("seed="));
        options.collect::<Vec<_>>().join(" ")
    }

    /// Writes the game to its file, if it has one.
    pub(crate) fn write(&self) -> Result {
        self.save_file.as_ref().map_or(Ok(()), |keep| keep.write(&self.to_study()?))
    }

    /// What the player has to know about the file, once.
    pub(crate) fn take_notice(&mut self) -> Option<String> {
        self.notice.take().or_else(|| self.save_file.as_ref()?.notice())
    }

    /// The player to move; `None` when the game is over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        self.session.to_move().filter(|_| self.ending.is_none() || self.is_study)
    }

    /// Whether no move of the current line follows.
    pub(crate) fn is_at_end(&self) -> bool {
        self.session.ply() + 1 == self.session.tree().line().len()
    }

    /// The person to move.
    pub(crate) fn person_to_move(&self) -> Option<Player> {
        self.to_move().filter(|player| self.seats[usize::from(player.0)].is_person())
    }

    /// Whether a computer player or a program is to move. An earlier position waits for a person to go on.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.to_move().is_some() && self.person_to_move().is_none() && self.is_at_end()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub(crate) fn play(&mut self, mv: &str) -> std::result::Result<(), Error> {
        let mover = self.to_move();
        if self.is_study {
            return self.session.play_variation(mv).map(drop);
        }
        self.session.play(mv)?;
        self.reopen();
        if let (Some(clock), Some(mover)) = (&mut self.clock, mover) {
            clock.run(None, Instant::now());
            clock.add_increment(mover);
        }
        self.holder = None;
        Ok(())
    }

    /// Plays what a computer player or a program chose, and takes the program back. One that fails leaves its seat to a
    /// person.
    ///
    /// # Errors
    /// Says what failed, for the player to read.
    pub(crate) fn play_choice(
        &mut self,
        choice: std::result::Result<String, String>,
        program: Option<Program>,
    ) -> std::result::Result<(), String> {
        let Some(mover) = self.to_move() else { return Ok(()) };
        let seat = usize::from(mover.0);
        self.seats[seat].program = program;
        let played = choice.and_then(|mv| self.play(&mv).map_err(|error| error.to_string()));
        played.map_err(|problem| {
            let name = self.seat_name(mover);
            self.seats[seat] = Seat::person();
            format!("{name} failed: {problem}. A person plays on.")
        })
    }

    /// Lets the time of the player to move run, and ends the game where it has run out. Returns whether it has.
    pub(crate) fn tick(&mut self) -> bool {
        let now = Instant::now();
        let runs = self
            .to_move()
            .filter(|_| self.is_at_end() && self.must_pass_to().is_none() && !self.is_study);
        let Some(clock) = &mut self.clock else { return false };
        let fallen = clock.fallen(now).filter(|_| self.ending.is_none());
        clock.run(runs, now);
        if let Some(player) = fallen {
            clock.run(None, now);
            self.ending = Some(Ending::Time(player));
        }
        fallen.is_some()
    }

    /// The time for the move of a computer player or a program.
    pub(crate) fn time(&self, most: Duration) -> Duration {
        let (Some(clock), Some(player)) = (&self.clock, self.to_move()) else { return most };
        let left = clock.left(player, Instant::now());
        most.min(time_share(left, clock.setting.increment, None, RESERVE))
    }

    /// Goes to the ply before the last move of a person, or to the previous one if nobody is a person.
    pub(crate) fn undo(&mut self) -> bool {
        if !self.is_study && self.ending.is_some() {
            self.reopen();
            return true;
        }
        let ply = (0..self.session.ply()).rev().find(|ply| self.is_stop(*ply));
        self.go_to(ply)
    }

    /// Goes forward to the next move of a person, or to the end.
    pub(crate) fn redo(&mut self) -> bool {
        let end = self.session.tree().line().len();
        let mut plies = self.session.ply() + 1..end;
        let ply = plies.find(|ply| ply + 1 == end || self.is_stop(*ply));
        self.go_to(ply)
    }

    /// Goes to another ply of the current line.
    pub(crate) fn go_to(&mut self, ply: Option<usize>) -> bool {
        let is_changed = ply.is_some_and(|ply| self.session.seek(ply));
        if is_changed {
            self.holder = None;
        }
        is_changed
    }

    /// Whether undo and redo stop at a ply.
    fn is_stop(&self, ply: usize) -> bool {
        let movers = self.session.history(0).movers;
        let is_person = |seat: &u8| self.seats[usize::from(*seat)].is_person();
        !self.seats.iter().any(Seat::is_person) || movers.get(ply).is_some_and(is_person)
    }

    /// The player whose hidden items may be shown: the only person, or the one who holds the terminal.
    pub(crate) fn viewer(&self) -> Option<Player> {
        if self.is_study {
            return self.session.to_move();
        }
        let mut people = (0..self.session.players())
            .filter(|player| self.seats[usize::from(*player)].is_person());
        match (people.next(), people.next()) {
            (Some(only), None) => Some(Player(only)),
            _ => self.holder,
        }
    }

    /// The person whom the terminal must be passed to before anything hidden is shown.
    pub(crate) fn must_pass_to(&self) -> Option<Player> {
        let person = self.person_to_move().filter(|_| self.game.is_hidden && !self.is_study);
        person.filter(|person| self.viewer() != Some(*person))
    }

    /// The winners: by the rules, or all who did not end the game.
    pub(crate) fn winners(&self) -> Vec<Player> {
        match self.ending {
            None => self.session.status().winners,
            Some(ending) => {
                let players = (0..self.session.players()).map(Player);
                players.filter(|player| ending.loser() != Some(*player)).collect()
            }
        }
    }
}
