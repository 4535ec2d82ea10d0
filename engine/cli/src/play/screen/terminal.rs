//! The terminal: entered for the full screen, and left as it was found.

use crate::base::interrupt;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, IsTerminal, Stdout};
use std::panic;
use std::thread::{self, sleep};
use std::time::Duration;

/// The time between looks at whether the terminal is still there.
const LOOK: Duration = Duration::from_secs(1);
/// The status of a program that ended because its terminal was closed: 128 and the signal for it.
const HUNG_UP: i32 = 129;

/// The full screen of a terminal. It is left on drop, and when the thread that entered it panics.
pub(crate) struct Screen {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
    #[cfg(unix)]
    stops: unix::Stops,
}

impl Screen {
    /// Enters the full screen. Signals are recorded from now on: [`interrupt::signal`].
    pub(crate) fn enter() -> io::Result<Self> {
        let main = thread::current().id();
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // A search that panics in its own thread is told about at the table.
            if thread::current().id() == main {
                leave();
                before(info);
            }
        }));
        #[cfg(unix)]
        let stops = unix::Stops::listen()?;
        enter()?;
        thread::spawn(end_without_terminal);
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()));
        Ok(Self {
            terminal: terminal.inspect_err(|_| leave())?,
            #[cfg(unix)]
            stops,
        })
    }

    /// Stops the process, as Ctrl-Z does, until it is told to go on.
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            leave();
            unix::stop()?;
            self.stops.clear();
            enter()?;
            self.redraw()?;
        }
        Ok(())
    }

    /// Lets the next screen be drawn as a whole.
    pub(crate) fn redraw(&mut self) -> io::Result<()> {
        // `Terminal::clear` asks the terminal for its cursor, and waits for the answer.
        execute!(io::stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    /// Does what signals ask for. Returns whether the screen has to be drawn anew, and the signal that ends the
    /// program.
    pub(crate) fn check_signals(&mut self) -> io::Result<(bool, Option<u8>)> {
        let mut has_to_draw = false;
        #[cfg(unix)]
        {
            if self.stops.is_to_stop() {
                self.suspend()?;
                has_to_draw = true;
            }
            if self.stops.was_continued() {
                // The shell may have changed the terminal meanwhile.
                leave();
                enter()?;
                self.redraw()?;
                has_to_draw = true;
            }
        }
        Ok((has_to_draw, interrupt::signal()))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Whether a person reads and types at a terminal.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Ends the program after its terminal was closed. A look for events may then never return, with or without a signal.
fn end_without_terminal() {
    while is_terminal() {
        sleep(LOOK);
    }
    // Time for the main thread to end by itself.
    sleep(LOOK);
    std::process::exit(HUNG_UP);
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    let entered = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, Hide);
    entered.inspect_err(|_| leave())
}

/// Leaves the full screen. The terminal may be gone, so that failures are ignored.
fn leave() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

#[cfg(unix)]
mod unix {
    use crate::base::interrupt;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use std::io;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// The signals that stop and continue the process.
    pub(super) struct Stops {
        stop: Arc<AtomicBool>,
        go_on: Arc<AtomicBool>,
    }

    impl Stops {
        pub(super) fn listen() -> io::Result<Self> {
            interrupt::record(&[SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
            let stops = Self { stop: Arc::default(), go_on: Arc::default() };
            signal_hook::flag::register(SIGTSTP, Arc::clone(&stops.stop))?;
            signal_hook::flag::register(SIGCONT, Arc::clone(&stops.go_on))?;
            Ok(stops)
        }

        pub(super) fn is_to_stop(&self) -> bool {
            self.stop.swap(false, Ordering::Relaxed)
        }

        pub(super) fn was_continued(&self) -> bool {
            self.go_on.swap(false, Ordering::Relaxed)
        }

        pub(super) fn clear(&self) {
            self.is_to_stop();
            self.was_continued();
        }
    }

    /// Stops the process.
    pub(super) fn stop() -> io::Result<()> {
        signal_hook::low_level::emulate_default_handler(SIGTSTP)
    }
}
