//! The choice of a game, its options and its players.

use super::action::Action;
use crate::base::error::Result;
use crate::play::clock::Setting;
use crate::play::open::open_table;
use crate::play::seat::Seat;
use crate::play::settings::Settings;
use crate::play::table::Table;
use crate::play::{save_file, words};
use gambol::games::GAMES;
use gambol::search::Level;
use gambol::{Entry, Session};

/// A row of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// Goes on with the last game.
    Resume,
    Game,
    /// An option of the set-up, with its value.
    Option(String, String),
    /// The player on a seat.
    Seat(usize),
    Clock,
    Start,
}

/// The form of a new game.
pub(crate) struct Hall {
    pub(crate) game: &'static Entry,
    /// The options without the seed.
    options: Vec<(String, String)>,
    /// The names of the players, by seat, for as many as any game has.
    pub(crate) names: Vec<String>,
    /// The place among [`CLOCKS`].
    clock: usize,
    /// The row that keys change.
    pub(crate) row: usize,
    /// A player's name that is typed.
    pub(crate) typed: Option<String>,
    pub(crate) message: String,
    /// The last game of this kind, in words.
    last: Option<String>,
    settings: Settings,
}

/// The clocks that are offered.
const CLOCKS: [&str; 6] = ["none", "60+1", "180+2", "300+2", "600+5", "1800+10"];

/// A clock in words: `5 min + 2 s`.
fn clock_words(clock: &str) -> String {
    match Setting::parse(clock) {
        Ok(Setting { base, increment }) => {
            format!("{} min + {} s", base.as_secs() / 60, increment.as_secs())
        }
        Err(_) => clock.to_string(),
    }
}

/// The players that are offered; the names of others are typed.
fn players() -> Vec<&'static str> {
    std::iter::once("human").chain(Level::ALL.map(Level::name)).collect()
}

impl Hall {
    /// The form, with the game and the players of the settings.
    pub(crate) fn new(settings: &Settings) -> Result<Self> {
        let game = settings.game.unwrap_or(&GAMES[0]);
        let mut names = settings.players.clone();
        if names.is_empty() {
            names = ["human", "medium"].map(String::from).into();
        }
        let last = names.last().cloned().unwrap_or_default();
        names.resize(4, last);
        let mut settings = settings.clone();
        (settings.file, settings.is_resumed) = (None, false);
        settings.reseed();
        let clock = settings.clock.map(|setting| setting.to_string());
        let clock = CLOCKS.iter().position(|each| Some(*each) == clock.as_deref()).unwrap_or(0);
        let (options, message) = (Vec::new(), String::new());
        let mut hall = Self {
            game,
            options,
            names,
            clock,
            row: 0,
            typed: None,
            message,
            last: None,
            settings,
        };
        hall.choose_game(game);
        Ok(hall)
    }

    /// The form without what was played before.
    #[cfg(test)]
    pub(crate) fn without_last_game(settings: &Settings) -> Result<Self> {
        Ok(Self { last: None, ..Self::new(settings)? })
    }

    fn choose_game(&mut self, game: &'static Entry) {
        self.game = game;
        let known = game.start("").ok().and_then(|session| session.setup()).unwrap_or_default();
        let options = known.split_whitespace().filter_map(|option| option.split_once('='));
        let options = options.filter(|(key, _)| *key != "seed");
        self.options = options.map(|(key, value)| (key.to_string(), value.to_string())).collect();
        self.last = self.last_game().map(|table| {
            let ply = table.session.ply();
            let result = words::result(&table);
            result.unwrap_or_else(|| format!("move {}, {}", ply + 1, words::scores(&table)))
        });
    }

    /// The last game of this kind, unless it is over.
    fn last_game(&self) -> Option<Table> {
        let path = save_file::last_game(self.game.id).filter(|path| path.exists())?;
        let settings = Settings { players: Vec::new(), is_resumed: true, ..self.settings.clone() };
        let table = Table::open(&path, None, &settings).ok()?;
        table.to_move().is_some().then_some(table)
    }

    fn setup(&self) -> String {
        let options = self.options.iter().map(|(key, value)| format!("{key}={value}"));
        options.collect::<Vec<_>>().join(" ")
    }

    /// The game as it begins, with the seed of the next one.
    pub(crate) fn session(&self) -> Option<Box<dyn Session>> {
        self.game.start(&format!("{} seed={}", self.setup(), self.settings.seed)).ok()
    }

    /// The number of seats with the chosen options.
    fn seats(&self) -> usize {
        self.game.start(&self.setup()).map_or(2, |session| session.players().into())
    }

    /// All rows, from the top.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        rows.extend(
            self.options.iter().map(|(key, value)| Row::Option(key.clone(), value.clone())),
        );
        rows.extend((0..self.seats()).map(Row::Seat));
        rows.extend([Row::Clock, Row::Start]);
        rows.extend(self.last.is_some().then_some(Row::Resume));
        rows
    }

    /// A row in words: its name and its value.
    pub(crate) fn words(&self, row: &Row) -> (String, String) {
        match row {
            Row::Game => ("Game".into(), self.game.id.into()),
            Row::Option(key, value) => (key.clone(), value.clone()),
            Row::Seat(seat) => (format!("Seat {}", self.game.seats[*seat]), self.name(*seat)),
            Row::Clock => ("Clock".into(), clock_words(CLOCKS[self.clock])),
            Row::Start => ("Begin".into(), String::new()),
            Row::Resume => ("Go on".into(), self.last.clone().unwrap_or_default()),
        }
    }

    fn name(&self, seat: usize) -> String {
        match &self.typed {
            Some(typed) if self.rows().get(self.row) == Some(&Row::Seat(seat)) => {
                format!("{typed}_")
            }
            _ => self.names[seat].clone(),
        }
    }

    /// Does what a key asks for. Returns the table once it is chosen.
    pub(crate) fn act(&mut self, action: Action) -> Option<Table> {
        self.message.clear();
        let rows = self.rows();
        match action {
            Action::Cursor(0, step) => {
                let row = self.row as isize - isize::from(step);
                self.row = row.rem_euclid(rows.len() as isize) as usize;
            }
            Action::Cursor(step, _) => self.change(&rows[self.row], isize::from(step)),
            Action::Next(step) => {
                self.row = (self.row as isize + step).rem_euclid(rows.len() as isize) as usize;
            }
            Action::Choose(n) => {
                self.row = 0;
                self.choose_game(&GAMES[n]);
            }
            // A click: a row, from the top.
            Action::Thing(row) if row < rows.len() && self.row != row => self.row = row,
            Action::Thing(row) if row < rows.len() => return self.press(&rows[row]),
            Action::Press | Action::Confirm => return self.press(&rows[self.row]),
            _ => {}
        }
        None
    }

    fn press(&mut self, row: &Row) -> Option<Table> {
        let table = match row {
            Row::Resume => return self.last_game_to_play(),
            Row::Start => self.table(),
            Row::Seat(_) => {
                self.typed = Some(String::new());
                return None;
            }
            Row::Game => {
                // The form needs no more than Enter on the game.
                self.row = self.rows().len() - 1 - usize::from(self.last.is_some());
                return None;
            }
            row => {
                self.change(row, 1);
                return None;
            }
        };
        match table {
            Ok(table) => Some(table),
            Err(error) => {
                self.message = error.to_string();
                None
            }
        }
    }

    fn last_game_to_play(&mut self) -> Option<Table> {
        let table = self.last_game();
        if table.is_none() {
            self.message = "The last game is gone.".into();
        }
        table
    }

    fn table(&self) -> Result<Table> {
        let mut settings = self.settings.clone();
        settings.game = Some(self.game);
        settings.setup = format!("{} seed={}", self.setup(), settings.seed);
        settings.players = self.names[..self.seats()].to_vec();
        settings.clock = match self.clock {
            0 => None,
            n => Some(Setting::parse(CLOCKS[n])?),
        };
        open_table(&settings)
    }

    /// Sets the typed name of a player.
    pub(crate) fn name_player(&mut self, name: &str) {
        self.typed = None;
        let rows = self.rows();
        let Some(Row::Seat(seat)) = rows.get(self.row) else { return };
        match Seat::by_name(name.trim(), self.game, &self.settings.programs) {
            Ok(_) => self.names[*seat] = name.trim().to_string(),
            Err(error) => self.message = error.to_string(),
        }
    }

    fn change(&mut self, row: &Row, step: isize) {
        let cycle = |at: Option<usize>, count: usize| {
            (at.map_or(0, |at| at as isize + step)).rem_euclid(count as isize) as usize
        };
        match row {
            Row::Game => {
                let at = GAMES.iter().position(|game| game.id == self.game.id);
                self.choose_game(&GAMES[cycle(at, GAMES.len())]);
            }
            Row::Seat(seat) => {
                let players = players();
                let at = players.iter().position(|name| *name == self.names[*seat]);
                self.names[*seat] = players[cycle(at, players.len())].to_string();
            }
            Row::Clock => self.clock = cycle(Some(self.clock), CLOCKS.len()),
            Row::Option(key, value) => {
                if let Some(value) = self.other_value(key, value, step) {
                    let option = self.options.iter_mut().find(|(each, _)| each == key);
                    option.expect("the option has a row").1 = value;
                }
            }
            Row::Start | Row::Resume => {}
        }
    }

    /// The next value of an option: of the ones that the game names, or a number.
    fn other_value(&self, key: &str, value: &str, step: isize) -> Option<String> {
        let is_taken = |value: &str| {
            let with = |(each, old): &(String, String)| {
                format!("{each}={}", if each == key { value } else { old })
            };
            let setup: Vec<String> = self.options.iter().map(with).collect();
            self.game.start(&setup.join(" "))
        };
        if let Ok(number) = value.parse::<isize>() {
            // Some numbers must be odd.
            let near = [step, 2 * step].map(|step| (number + step).to_string());
            return near.into_iter().find(|value| is_taken(value).is_ok());
        }
        let refused = is_taken("?").err()?;
        let values = refused.expected();
        let at = values.iter().position(|each| each == value)?;
        let at = (at as isize + step).rem_euclid(values.len() as isize);
        values.get(at as usize).map(ToString::to_string)
    }
}
