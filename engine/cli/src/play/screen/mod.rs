//! The full screen: a loop that takes in events, searches, clocks and signals, and draws.

mod act;
mod action;
mod app;
mod cell;
mod chooser;
mod draw;
mod hall;
mod input;
mod layout;
mod overlay;
mod panel;
#[cfg(test)]
mod picture;
mod prompt;
mod style;
mod terminal;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use style::{Theme, Tier};

use super::settings::Settings;
use crate::base::error::Result;
use crate::base::interrupt::Interrupted;
use app::App;
use crossterm::event::{self, Event};
use input::Request;
use std::io::Write;
use std::time::Duration;
use style::{Depth, Style};
use terminal::Screen;
pub(crate) use terminal::is_terminal;

/// The time between looks at searches, clocks and signals.
const TICK: Duration = Duration::from_millis(40);

/// Plays on the full screen until the player leaves, or a signal ends the program.
pub(crate) fn run(settings: Settings, out: &mut dyn Write) -> Result {
    let depth = Depth::detect();
    let tier = settings.tier.unwrap_or_else(|| Tier::detect(depth));
    let theme = settings.theme.unwrap_or_else(Theme::detect);
    let mut app = App::new(settings, Style { tier, theme, depth })?;
    let mut screen = Screen::enter()?;
    let signal = play(&mut app, &mut screen);
    drop(screen);
    if let Some(signal) = signal? {
        return Err(Interrupted { signal }.into());
    }
    let kept = app.table.as_ref().filter(|table| table.session.ply() > 0);
    if let Some(keep) = kept.and_then(|table| table.save_file.as_ref()) {
        writeln!(out, "The game is kept in {}.", keep.path.display())?;
    }
    Ok(())
}

/// Returns the signal that ended the game, if any.
fn play(app: &mut App, screen: &mut Screen) -> Result<Option<u8>> {
    // From here on a change of the size is an event: without the first look for events, one that comes while the first
    // picture is drawn would be lost.
    event::poll(Duration::ZERO)?;
    while !app.has_ended {
        let (has_to_draw, signal) = screen.check_signals()?;
        app.has_to_draw |= has_to_draw;
        if signal.is_some() {
            return Ok(signal);
        }
        app.update();
        draw(app, screen)?;
        if !event::poll(TICK)? {
            app.has_to_draw |= app.is_thinking();
            continue;
        }
        // What was typed ahead is drawn once.
        while !app.has_ended {
            let event = event::read()?;
            if matches!(event, Event::Mouse(_)) {
                // A click is on what can be seen.
                draw(app, screen)?;
            }
            match input::take(app, &event) {
                Request::Nothing => {}
                Request::Suspend => {
                    screen.suspend()?;
                    app.has_to_draw = true;
                }
                Request::Redraw => {
                    screen.redraw()?;
                    app.has_to_draw = true;
                }
            }
            if !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
    Ok(None)
}

fn draw(app: &mut App, screen: &mut Screen) -> Result {
    if std::mem::take(&mut app.has_to_draw) {
        screen.terminal.draw(|frame| draw::draw(app, frame.buffer_mut()))?;
    }
    Ok(())
}
