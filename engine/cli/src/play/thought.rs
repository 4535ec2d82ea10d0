//! Searches beside the table: a thread each, with a flag that stops it.

use super::settings::Settings;
use super::table::Table;
use crate::base::error::Result;
use crate::players::choice::{self, Budget, OngoingGame};
use crate::players::player::Player;
use crate::players::program::{Program, Timeouts};
use gambol::search::{Level, Options, Report};
use gambol::{Entry, Session, Thinker};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// The time between two reports.
const INTERVAL: Duration = Duration::from_millis(120);
/// How late the answer of a program may be. It is played against for pleasure, so more than in a match.
const TIMEOUTS: Timeouts =
    Timeouts { margin: Duration::from_secs(5), patience: Duration::from_secs(20) };

/// The move of a player, or why there is none, and the program that chose it.
pub(crate) type Choice = (std::result::Result<String, String>, Option<Program>);

/// What a search says.
pub(crate) enum News {
    /// The values so far.
    Report(Report<String>),
    /// What is expected after the move that was asked about, which comes first.
    Line(Vec<String>),
    /// The answer of a player who was asked.
    Choice(Choice),
    /// Nothing more: the search is finished.
    End,
}

/// A running search. It is stopped on drop.
pub(crate) struct Thought {
    news: Receiver<News>,
    /// Moves whose lines are asked for, if it is an analysis.
    asked: Option<Sender<String>>,
    stop: Arc<AtomicBool>,
    pub(crate) begin: Instant,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Thought {
    fn start(run: impl FnOnce(&Sender<News>, &AtomicBool) + Send + 'static) -> Self {
        let (sender, news) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        std::thread::spawn(move || run(&sender, &flag));
        Self { news, asked: None, stop, begin: Instant::now() }
    }

    /// Searches the values of all moves until it is stopped, or they are proved.
    pub(crate) fn analyse(table: &Table) -> Result<Self> {
        let options = Options::new(Level::Master, 0).with_all(true);
        let session = table.session.as_ref();
        let thinker = session.think(options)?;
        let (asked, questions) = channel();
        let mut thought =
            Self::start(move |sender, stop| report_all(thinker, sender, &questions, stop));
        thought.asked = Some(asked);
        Ok(thought)
    }

    /// Asks an analysis for the line of a move, now and with every report.
    pub(crate) fn ask_line(&self, mv: &str) {
        if let Some(asked) = &self.asked {
            // An analysis that has ended by itself is not asked any more.
            let _ = asked.send(mv.to_string());
        }
    }

    /// Asks the player to move for a move, by the settings of the table.
    ///
    /// # Panics
    /// Panics where a person is to move, or nobody.
    pub(crate) fn choose(table: &mut Table, settings: &Settings) -> Result<Self> {
        let time = table.time(settings.time);
        let seed = settings.seed.wrapping_add(table.session.ply() as u64);
        let mover = table.session.to_move().expect("somebody is to move");
        let (game, setup) = (table.game, table.setup());
        let session = table.session.as_ref();
        let seat = &table.seats[usize::from(mover.0)];
        let player = seat.player.clone().expect("a player is to move");
        if let Player::Level(level) = player {
            // The view of the seat is all that the search gets.
            let options = Options::new(level, seed);
            let thinker = session.think(options)?;
            return Ok(Self::start(move |sender, stop| choose(thinker, time, sender, stop)));
        }
        let session = copy(game, session)?;
        let program = table.seats[usize::from(mover.0)].program.take();
        Ok(Self::start(move |sender, _| {
            let ongoing = OngoingGame { game, setup: &setup, session: session.as_ref() };
            let (choice, program) = match &player {
                Player::Ugi(command) => ask(command, program, &ongoing, time),
                own => (own.choose(&ongoing, seed, Budget::Time(time)).map_err(text), None),
            };
            let _ = sender.send(News::Choice((choice.map(|choice| choice.mv), program)));
        }))
    }

    /// The choice of the player who was asked, within a time; `None` where there is none yet.
    pub(crate) fn choice(&self, time: Duration) -> Option<Choice> {
        match self.wait(time)? {
            News::Choice(choice) => Some(choice),
            News::End => Some((Err("its search ended".to_string()), None)),
            News::Report(_) | News::Line(_) => None,
        }
    }

    /// The next news within a time; `None` where there is none.
    pub(crate) fn wait(&self, time: Duration) -> Option<News> {
        match self.news.recv_timeout(time) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(News::End),
        }
    }
}

fn text(error: impl ToString) -> String {
    error.to_string()
}

/// The game up to the current position.
fn copy(game: &Entry, session: &dyn Session) -> Result<Box<dyn Session>> {
    let setup = session.setup().unwrap_or_default();
    let mut copy = game.open(&setup, &session.first_position())?;
    for mv in session.moves().iter().take(session.ply()) {
        copy.play(mv)?;
    }
    Ok(copy)
}

fn report_all(
    mut thinker: Box<dyn Thinker>,
    sender: &Sender<News>,
    questions: &Receiver<String>,
    stop: &AtomicBool,
) {
    let slice = thinker.slice();
    let (mut last, mut interval) = (Instant::now(), Duration::ZERO);
    let mut asked: Option<String> = None;
    let tell_line = |thinker: &dyn Thinker, mv: &str| match thinker.line(mv) {
        Ok(line) => sender.send(News::Line(line)).is_ok(),
        // The level overlooks the move.
        Err(_) => true,
    };
    while !stop.load(Ordering::Relaxed) {
        let progress = thinker.run(slice);
        let question = questions.try_iter().last();
        if !progress.done && last.elapsed() < interval && question.is_none() {
            continue;
        }
        last = Instant::now();
        asked = question.or(asked);
        let is_received = sender.send(News::Report(thinker.report())).is_ok()
            && asked.as_ref().is_none_or(|mv| tell_line(thinker.as_ref(), mv));
        if !is_received {
            return;
        }
        if progress.done {
            // Until the last one who may ask is gone.
            for mv in questions {
                tell_line(thinker.as_ref(), &mv);
            }
            return;
        }
        // With thousands of moves a report takes long.
        interval = INTERVAL.max(last.elapsed() * 4);
    }
}

fn choose(mut thinker: Box<dyn Thinker>, time: Duration, sender: &Sender<News>, stop: &AtomicBool) {
    let (begin, slice) = (Instant::now(), thinker.slice());
    while !thinker.run(slice).done && begin.elapsed() < time {
        if stop.load(Ordering::Relaxed) {
            return;
        }
    }
    let best = thinker.report().best.ok_or_else(|| "no move was found".to_string());
    let _ = sender.send(News::Choice((best, None)));
}

/// Asks a program for a move, and starts it if it does not run.
fn ask(
    command: &str,
    program: Option<Program>,
    ongoing: &OngoingGame,
    time: Duration,
) -> (std::result::Result<choice::Choice, String>, Option<Program>) {
    let started = match program {
        Some(program) => Ok(program),
        None => {
            let program = Program::start(command, ongoing.game.id, ongoing.setup, TIMEOUTS);
            program.and_then(|mut program| program.begin_game().map(|()| program))
        }
    };
    match started {
        Err(failure) => (Err(failure.to_string()), None),
        Ok(mut program) => match program.choose(ongoing, Budget::Time(time)) {
            Ok(choice) => (Ok(choice), Some(program)),
            Err(failure) => (Err(failure.to_string()), None),
        },
    }
}
