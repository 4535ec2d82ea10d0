//! Draws the choice of a game: its form, and beside it the board as it begins.

use super::action::Action;
use super::app::App;
use super::cell::{Cells, Look};
use super::hall::{Hall, Row};
use super::layout::Layout;
use super::style::{Depth, Tier};
use super::write::write;
use crate::play::board::Board;
use gambol::games::GAMES;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style as Text};

/// The columns of the form.
const FORM: u16 = 40;
/// The column of values in the form.
const VALUES: u16 = 11;
/// The columns beside the form from which the board is shown.
const MIN_BOARD_WIDTH: u16 = 24;

/// Draws the choice, and returns what can be clicked.
pub(crate) fn draw(hall: &Hall, app: &App, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let area = buffer.area;
    let beside = area.width.saturating_sub(FORM + 6);
    let has_board = beside >= MIN_BOARD_WIDTH;
    // Where the screen is large, the form and the board are together in its middle.
    let board_width = beside.min(2 * FORM);
    let left = match has_board {
        true => area.x + 2 + (beside - board_width) / 2,
        false => area.x + area.width.saturating_sub(FORM) / 2,
    };
    if has_board {
        let room =
            Rect { x: left + FORM + 2, y: area.y + 2, width: board_width, height: area.height - 4 };
        board(hall, app, room, buffer);
    }
    form(hall, app, left, buffer)
}

/// The rows of the form.
fn form(hall: &Hall, app: &App, left: u16, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let area = buffer.area;
    let bold = Text::new().add_modifier(Modifier::BOLD);
    let (accent, faint) = (bold.fg(app.style.accent()), Text::new().fg(app.style.faint()));
    let rows = hall.rows();
    let mut y = area.y + (area.height.saturating_sub(rows.len() as u16 + 8)) / 2;
    write(buffer, (left + 2, y), "G A M B O L", FORM, accent);
    write(buffer, (left + 2, y + 1), "Board games at the terminal", FORM, faint);
    y += 3;
    let mut hits = Vec::new();
    let arrows = if app.style.tier == Tier::Ascii { ["<", ">"] } else { ["◂", "▸"] };
    for (n, row) in rows.iter().enumerate() {
        let is_chosen = hall.row == n;
        if matches!(row, Row::Start) {
            y += 1;
        }
        let marker = if is_chosen { arrows[1] } else { " " };
        write(buffer, (left, y), marker, 1, accent);
        let at = Rect { x: left, y, width: FORM, height: 1 };
        if *row == Row::Game && games_width() <= FORM - 2 {
            hits.extend(games(hall, app, at, buffer));
            y += 2;
            continue;
        }
        let (name, value) = hall.words(row);
        let style = if is_chosen { bold } else { Text::new() };
        write(buffer, (left + 2, y), &name, VALUES - 2, style);
        let value = match is_chosen && !matches!(row, Row::Start | Row::Resume) {
            true => format!("{} {value} {}", arrows[0], arrows[1]),
            false => format!("  {value}"),
        };
        let style = if is_chosen { accent } else { faint };
        write(buffer, (left + VALUES, y), &value, FORM - VALUES, style);
        hits.push((at, Action::Thing(n)));
        y += 1;
    }
    let words = match &hall.typed {
        Some(_) => "A level, or another player; Enter.",
        None if !hall.message.is_empty() => &hall.message,
        None if matches!(rows[hall.row], Row::Seat(_)) => "Arrows choose, Enter types a name.",
        None => "Arrows choose, Enter begins, q leaves.",
    };
    write(buffer, (left + 2, y + 1), words, area.right().saturating_sub(left + 2), Text::new());
    hits
}

fn games_width() -> u16 {
    GAMES.iter().map(|game| game.id.len() as u16 + 2).sum()
}

/// All games beside each other, of which one is chosen.
fn games(hall: &Hall, app: &App, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let mut x = area.x + 1;
    let mut hits = Vec::new();
    for (n, game) in GAMES.iter().enumerate() {
        let is_chosen = game.id == hall.game.id;
        let faint = Text::new().fg(app.style.faint());
        let text = match is_chosen {
            true => Text::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
            false => faint,
        };
        // Without colours the brackets tell as well.
        let word = match is_chosen && app.style.depth == Depth::None {
            true => format!("[{}]", game.id),
            false => format!(" {} ", game.id),
        };
        let end = write(buffer, (x, area.y), &word, area.width, text);
        hits.push((Rect { x, width: end - x, ..area }, Action::Choose(n)));
        x = end;
    }
    hits
}

/// The board as it begins with the chosen options.
fn board(hall: &Hall, app: &App, area: Rect, buffer: &mut Buffer) {
    let Some(session) = hall.session() else { return };
    let board = Board::of(&session.public_text(), hall.game);
    let Some((width, height)) = Layout::cell_of(&board, (area.width, area.height), 2) else {
        return;
    };
    let (files, ranks) = (u16::from(board.files), u16::from(board.ranks));
    let x = area.x + (area.width - files * width) / 2;
    let y = area.y + (area.height - ranks * height) / 2;
    let palette = app.style.palette(hall.game);
    let cells = Cells { style: app.style, palette, game: hall.game };
    for square in board.squares() {
        let (column, row) = (u16::from(square.file), ranks - 1 - u16::from(square.rank));
        let rect = Rect { x: x + column * width, y: y + row * height, width, height };
        let look = Look {
            item: board.at(square),
            is_dark: (square.file + square.rank).is_multiple_of(2),
            factor: session.factor(square),
            is_target: false,
            noted: None,
            marks: Vec::new(),
        };
        cells.draw(buffer, rect, &look);
    }
}
