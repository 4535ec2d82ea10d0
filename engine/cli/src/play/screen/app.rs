//! The state of the full screen, and what searches and clocks change of it.

use super::action::{Action, Overlay};
use super::hall::Hall;
use super::layout::Layout;
use super::style::Style;
use crate::base::error::Result;
use crate::play::board::Board;
use crate::play::hand::hand;
use crate::play::open::open_table;
use crate::play::pick::Pick;
use crate::play::settings::Settings;
use crate::play::table::Table;
use crate::play::thought::{News, Thought};
use gambol::Square;
use gambol::search::Report;
use ratatui::layout::Rect;
use std::time::{Duration, Instant};

/// The time for which a computer's move is awaited at least, so that it can be followed.
const PACE: Duration = Duration::from_millis(300);
/// The time for a hint.
const HINT: Duration = Duration::from_millis(1000);

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
    pub(super) thinking: Option<Thought>,
    pub(crate) is_analysing: bool,
    pub(super) analysis: Option<Thought>,
    pub(crate) report: Option<Report<String>>,
    /// What the analysis expects after the move that is picked.
    pub(crate) picked_line: Vec<String>,
    /// The move of a hint, once it is known.
    pub(crate) hint: Option<String>,
    pub(super) hinting: bool,
    /// The line that is typed.
    pub(crate) prompt: Option<String>,
    pub(crate) overlay: Overlay,
    /// The answer to the last action.
    pub(crate) message: String,
    /// What is drawn where, and what a click on them does.
    pub(crate) hits: Vec<(Rect, Action)>,
    pub(crate) layout: Layout,
    pub(crate) has_to_draw: bool,
    /// Whether the window shows nothing of the game.
    pub(crate) is_too_small: bool,
    pub(crate) has_ended: bool,
}

impl App {
    /// Opens the table of the settings, or offers the games.
    pub(crate) fn new(settings: Settings, style: Style) -> Result<Self> {
        let is_asked = settings.game.is_some() || settings.file.is_some() || settings.is_resumed;
        let table = is_asked.then(|| open_table(&settings)).transpose()?;
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
            picked_line: Vec::new(),
            hint: None,
            hinting: false,
            prompt: None,
            overlay: Overlay::None,
            message: String::new(),
            hits: Vec::new(),
            layout: Layout::default(),
            has_to_draw: true,
            is_too_small: false,
            has_ended: false,
        };
        if let Some(table) = table {
            app.sit_down(table);
        }
        Ok(app)
    }

    /// Shows another table.
    pub(crate) fn sit_down(&mut self, table: Table) {
        let board = Board::of(&table.session.public_text(), table.game);
        self.cursor = Square::new(board.files / 2, board.ranks / 2);
        self.settings.game = Some(table.game);
        (self.hall, self.is_flipped) = (None, false);
        self.message.clear();
        self.table = Some(table);
        self.show_notice();
        self.begin_turn();
    }

    /// Forgets everything about the position before, and begins what the new one needs.
    pub(super) fn begin_turn(&mut self) {
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
            match Thought::choose(table, &self.settings) {
                Ok(thought) => self.thinking = Some(thought),
                Err(error) => self.message = error.to_string(),
            }
        }
        self.analyse();
    }

    /// Begins the analysis if it is on, and anything may be known about the position.
    pub(super) fn analyse(&mut self) {
        let Some(table) = &self.table else { return };
        let is_open = table.to_move().is_some()
            && (!table.game.is_hidden || table.viewer() == table.to_move());
        let is_wanted = self.is_analysing && self.thinking.is_none() || self.hinting;
        if is_open && is_wanted && self.analysis.is_none() {
            (self.report, self.picked_line) = (None, Vec::new());
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
        let picked = self.pick.chosen().unwrap_or_default();
        if !picked.is_empty() && self.picked_line.first().is_none_or(|mv| mv != picked) {
            self.picked_line = vec![picked.to_string()];
            analysis.ask_line(picked);
        }
        let elapsed = analysis.begin.elapsed();
        let mut is_done = elapsed > HINT;
        while let Some(news) = analysis.wait(Duration::ZERO) {
            match news {
                News::Report(report) => {
                    is_done |= report.done;
                    self.report = Some(report);
                    self.has_to_draw = true;
                }
                News::Line(line) => {
                    self.picked_line = line;
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
        let Some((choice, program)) = thought.choice(Duration::ZERO) else { return };
        self.message.clear();
        if let Err(problem) = table.play_choice(choice, program) {
            self.message = problem;
        }
        self.after_change();
    }

    /// Writes the game to its file after a change, and begins the next turn.
    pub(super) fn after_change(&mut self) {
        if let Some(Err(error)) = self.table.as_ref().map(Table::write) {
            self.message = error.to_string();
        }
        self.show_notice();
        self.begin_turn();
    }

    /// Shows what the player has to know about the file.
    pub(super) fn show_notice(&mut self) {
        if let Some(notice) = self.table.as_mut().and_then(Table::take_notice) {
            self.message = notice;
        }
    }

    /// Whether the player to move is being waited for.
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The time since the player to move was asked.
    pub(crate) fn thinking_time(&self) -> Option<Duration> {
        self.thinking.as_ref().map(|thought| Instant::now() - thought.begin)
    }
}
