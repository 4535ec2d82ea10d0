//! What is drawn instead of the table or over it: help, and questions.

use super::app::App;
use super::layout::MIN_SIZE;
use super::style::Tier;
use super::write::write;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style as Text};

/// The keys with their meanings.
const HELP: [(&str, &str); 17] = [
    ("arrows, hjkl", "move the cursor"),
    ("Enter, Space", "pick, play the move"),
    ("e", "play what is picked"),
    ("Tab", "next target or move"),
    ("1 to 9", "pick one of your hand"),
    ("Backspace, Esc", "a step back, let go"),
    (":", "type move or command"),
    ("u  r", "undo and redo"),
    ("<  >", "step, also Home, End"),
    ("s  [ ]", "study, variations"),
    ("i", "hint"),
    ("a", "values of best moves"),
    ("p  x", "pass, resign"),
    ("f", "flip the board"),
    ("n  g", "new game, other games"),
    ("mouse", "all by clicking"),
    ("q", "quit, game is kept"),
];

/// The screen of a terminal that is too small.
pub(crate) fn too_small(buffer: &mut Buffer) {
    let area = buffer.area;
    let lines = [
        "A little more room, please:".to_string(),
        format!("{} x {} characters,", MIN_SIZE.0, MIN_SIZE.1),
        format!("this is {} x {}.", area.width, area.height),
        "Or play with --plain.".to_string(),
    ];
    for (n, line) in lines.iter().enumerate() {
        write(buffer, (area.x, area.y + n as u16), line, area.width, Text::new());
    }
}

/// An empty box in the middle of the screen, and the area inside.
fn frame(app: &App, size: (u16, u16), buffer: &mut Buffer) -> Rect {
    let area = buffer.area;
    let (width, height) = ((size.0 + 4).min(area.width), (size.1 + 2).min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    let outer = Rect { x, y, width, height };
    let [h, v, corners] = match app.style.tier {
        Tier::Ascii => ["-", "|", "++++"],
        _ => ["─", "│", "╭╮╰╯"],
    };
    let accent = Text::new().fg(app.style.accent());
    let corners: Vec<String> = corners.chars().map(String::from).collect();
    let inner = usize::from(width - 2);
    for row in 0..height {
        let (left, middle, right) = match row {
            0 => (&*corners[0], h, &*corners[1]),
            last if last + 1 == height => (&*corners[2], h, &*corners[3]),
            _ => (v, " ", v),
        };
        for place in (Rect { y: y + row, height: 1, ..outer }).positions() {
            buffer[place].reset();
        }
        let text = format!("{left}{}{right}", middle.repeat(inner));
        write(buffer, (x, y + row), &text, width, accent);
    }
    Rect { x: x + 2, y: y + 1, width: width - 4, height: height - 2 }
}

/// The keys and their meanings.
pub(crate) fn help(app: &App, buffer: &mut Buffer) {
    let area = frame(app, (36, HELP.len() as u16 + 2), buffer);
    let bold = Text::new().add_modifier(Modifier::BOLD);
    for (n, (keys, meaning)) in HELP.iter().enumerate() {
        let y = area.y + n as u16;
        // Where the meaning is long, it begins right after the keys.
        let x = area.x + (area.width - 15).min(15);
        write(buffer, (area.x, y), keys, 14, bold.fg(app.style.accent()));
        write(buffer, (x, y), meaning, area.right() - x, Text::new());
    }
    let y = area.bottom() - 1;
    write(buffer, (area.x, y), "Any key goes back.", area.width, Text::new().fg(app.style.faint()));
}

/// A question that `y` answers.
pub(crate) fn question(app: &App, question: &str, buffer: &mut Buffer) {
    let area = frame(app, (question.len().max(26) as u16, 3), buffer);
    let bold = Text::new().add_modifier(Modifier::BOLD);
    write(buffer, (area.x, area.y), question, area.width, bold);
    let words = "y: yes. Any other key: no.";
    write(buffer, (area.x, area.y + 2), words, area.width, Text::new());
}

/// Asks the next person to take the terminal.
pub(crate) fn pass(app: &App, seat: &str, buffer: &mut Buffer) {
    let area = frame(app, (30, 4), buffer);
    let bold = Text::new().add_modifier(Modifier::BOLD);
    let first = format!("Pass the terminal to {seat}.");
    write(buffer, (area.x, area.y), &first, area.width, bold);
    let lines = ["When nobody else looks,", "Enter shows the hand."];
    for (n, line) in lines.iter().enumerate() {
        write(buffer, (area.x, area.y + 2 + n as u16), line, area.width, Text::new());
    }
}
