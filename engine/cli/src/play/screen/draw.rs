//! Draws the full screen from the state.

use super::action::{Action, Overlay};
use super::app::App;
use super::cell::{Cells, Look, Mark};
use super::chooser;
use super::layout::{Layout, LayoutInput, MIN_SIZE};
use super::overlay;
use super::panel;
use super::style::{Depth, Tier};
use super::write::write;
use crate::play::board::{Board, Item};
use crate::play::notation::Shape;
use crate::play::sheet;
use crate::play::table::Table;
use crate::play::words;
use gambol::Square;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style as Text};
use ratatui::text::Span;

/// Draws everything, and remembers where.
pub(crate) fn draw(app: &mut App, buffer: &mut Buffer) {
    let area = buffer.area;
    app.hits.clear();
    app.is_too_small = area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1;
    if app.is_too_small {
        return overlay::too_small(buffer);
    }
    if let Some(hall) = &app.hall {
        app.hits = chooser::draw(hall, app, buffer);
        return;
    }
    let Some(table) = &app.table else { return };
    let board = Board::of(&table.session.public_text(), table.game);
    let items = app.hand.iter().map(String::len);
    let texts = board.items().map(|(_, item)| item.text.len()).chain(items).max().unwrap_or(1);
    // Colours separate texts of two characters, otherwise they need a gap.
    let has_gap = app.style.depth == Depth::None && texts > 1;
    let needs = LayoutInput {
        width: (texts as u16).max(2) + u16::from(has_gap),
        has_hand: table.game.is_hidden,
        cursor: app.cursor,
        is_flipped: app.is_flipped,
    };
    let layout = Layout::of(area, &board, needs, &app.layout);
    draw_board(app, table, &board, &layout, buffer);
    let mut hits = panel::draw(app, table, &layout, buffer);
    status(app, table, &layout, buffer);
    if app.pick.meant().len() > 1 {
        hits.push((layout.status, Action::Next(1)));
    }
    hits.extend(keys(app, table, layout.keys, buffer));
    (app.layout, app.hits) = (layout, hits);
    let Some(table) = &app.table else { return };
    match app.overlay {
        Overlay::None => {
            if let Some(player) = table.must_pass_to() {
                overlay::pass(app, table.seat_text(player), buffer);
            }
        }
        Overlay::Help => overlay::help(app, buffer),
        Overlay::Resign => overlay::question(app, "Resign this game?", buffer),
        Overlay::New => overlay::question(app, "Leave this game for a new one?", buffer),
    }
}

fn draw_board(app: &App, table: &Table, board: &Board, layout: &Layout, buffer: &mut Buffer) {
    let cells =
        Cells { style: app.style, palette: app.style.palette(table.game), game: table.game };
    let last = table.session.move_to(table.session.tree().current());
    let last = last.map_or(Vec::new(), |last| Shape::of(&last.mv).squares());
    let best = app.report.as_ref().filter(|_| app.is_analysing).and_then(|each| each.best.clone());
    let hint = app.hint.clone().or(best);
    let hint = hint.map_or(Vec::new(), |mv| Shape::of(&mv).squares());
    let placed: Vec<(Item, Square)> =
        app.pick.placed().into_iter().map(|(thing, at)| (Item::thing(thing), at)).collect();
    let targets = app.pick.targets();
    let is_over = table.to_move().is_none();
    let noted = noted(table);
    for row in 0..layout.shown.1 {
        for column in 0..layout.shown.0 {
            let square = layout.square(column, row);
            let own = placed.iter().find(|(_, at)| *at == square).map(|(item, _)| item);
            let item = own.or_else(|| board.at(square));
            let is_target = targets.contains(&square);
            let is_picked = own.is_some() || app.pick.path.contains(&square);
            let is_cursor = app.has_cursor && app.cursor == square && !is_over;
            let marks = [
                (last.contains(&square), Mark::Last),
                (noted.iter().any(|(at, _)| *at == square), Mark::Noted),
                (is_target && item.is_some() && !app.pick.is_empty(), Mark::Target),
                (hint.contains(&square), Mark::Hint),
                (is_picked, Mark::Picked),
                (is_cursor, Mark::Cursor),
            ];
            let marks = marks.into_iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| mark);
            let is_dark = (square.file + square.rank).is_multiple_of(2);
            let factor = table.session.factor(square);
            let noted = noted.iter().find(|(at, _)| *at == square).map(|(_, color)| *color);
            let look = Look { item, is_dark, factor, is_target, noted, marks: marks.collect() };
            cells.draw(buffer, layout.rect(column, row), &look);
        }
    }
    coordinates(app, layout, buffer);
}

/// The squares that the marks of a study name, each with its colour.
fn noted(table: &Table) -> Vec<(Square, gambol::Color)> {
    if !table.is_study {
        return Vec::new();
    }
    let shapes = sheet::marks(table, table.session.tree().current()).shapes;
    let squares = shapes.into_iter().flat_map(|shape| match shape {
        gambol::Shape::Highlight(color, square) => vec![(square, color)],
        gambol::Shape::Arrow(color, from, to) => vec![(from, color), (to, color)],
    });
    squares.collect()
}

/// Files below the board, ranks beside it.
fn coordinates(app: &App, layout: &Layout, buffer: &mut Buffer) {
    let faint = Text::new().fg(app.style.faint());
    for row in 0..layout.shown.1 {
        let rect = layout.rect(0, row);
        let rank = format!("{:>2}", layout.square(0, row).rank + 1);
        write(buffer, (rect.x - 3, rect.y + (rect.height - 1) / 2), &rank, 2, faint);
    }
    for column in 0..layout.shown.0 {
        let rect = layout.rect(column, 0);
        let file = char::from(b'a' + layout.square(column, 0).file).to_string();
        write(buffer, (rect.x + (rect.width - 1) / 2, layout.board.bottom()), &file, 1, faint);
    }
    if layout.is_scrolled() {
        let more = if app.style.tier == Tier::Ascii { "<>" } else { "↔" };
        write(buffer, (layout.board.x - 3, layout.board.bottom()), more, 2, faint);
    }
}

/// The line that says what happens, or what is typed.
fn status(app: &App, table: &Table, layout: &Layout, buffer: &mut Buffer) {
    let area = layout.status;
    let bold = Text::new().add_modifier(Modifier::BOLD);
    if let Some(typed) = &app.prompt {
        let accent = bold.fg(app.style.accent());
        let x = write(buffer, (area.x + 1, area.y), ": ", 2, accent);
        let room = usize::from(area.width.saturating_sub(6));
        // The end of a long line is what is typed.
        let mut text = typed.chars();
        while Span::raw(text.as_str()).width() > room {
            text.next();
        }
        let x = write(buffer, (x, area.y), text.as_str(), area.width, Text::new());
        write(buffer, (x, area.y), " ", 1, Text::new().add_modifier(Modifier::REVERSED));
        let hint = "  a move, undo, save FILE, open FILE, help";
        if typed.is_empty() {
            write(buffer, (x + 1, area.y), hint, area.width - 6, Text::new().fg(app.style.faint()));
        }
        return;
    }
    let words = sentence(app, table, layout.is_wide);
    write(buffer, (area.x + 1, area.y), &words, area.width - 2, bold);
}

fn sentence(app: &App, table: &Table, is_wide: bool) -> String {
    if !app.message.is_empty() {
        return app.message.clone();
    }
    let meant = app.pick.meant();
    if let Some(chosen) = app.pick.chosen() {
        let key = if app.must_pick() { "e" } else { "Enter" };
        if let Shape::Swap(items) = Shape::of(chosen) {
            let items = items.join(" ");
            return match app.pick.has_thing_to_place() {
                true => format!("Pick a square, or {key} exchanges {items}."),
                false => format!("{key} exchanges {items}."),
            };
        }
        return match meant.len() {
            1 => format!("{chosen}: {key} plays it."),
            count => format!("{chosen}: {key} plays it, Tab shows {} more.", count - 1),
        };
    }
    if let Some(result) = words::result(table) {
        return result.trim_start_matches("Game over: ").to_string();
    }
    let Some(mover) = table.to_move() else { return String::new() };
    let seat = table.seat_text(mover);
    if app.is_thinking() {
        let seconds = app.thinking_time().unwrap_or_default().as_secs();
        let time = if seconds > 0 { format!(" {seconds} s") } else { String::new() };
        return format!("{seat} is thinking …{time}");
    }
    let value = app.report.as_ref().filter(|_| app.is_analysing && !is_wide);
    if let Some(best) = value.and_then(|report| words::ranked(report).next()) {
        return format!("Best: {}  {}  {}", best.mv, words::value(best), words::depth(best));
    }
    let note = sheet::note(table, table.session.tree().current());
    // Where there is no room for the moves, the comment is here.
    if table.is_study && !is_wide && !note.is_empty() {
        return note;
    }
    if let Some(last) = words::last_move(table).filter(|_| table.is_at_end() || table.is_study) {
        return format!("{last} {seat} to move.");
    }
    let is_earlier = !table.is_at_end() && !table.is_study;
    let earlier = if is_earlier { " An earlier position." } else { "" };
    format!("{seat} to move.{earlier}")
}

/// The keys that do something now, as far as there is room. Each can be clicked.
fn keys(app: &App, table: &Table, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let is_over = table.to_move().is_none();
    let has_whole = app.pick.chosen().is_some();
    let all = [
        (true, "?", "help", Action::Help),
        (table.is_study, "<", "back", Action::Step(-1)),
        (table.is_study, ">", "forward", Action::Step(1)),
        (table.is_study, "]", "variation", Action::Sibling(1)),
        (table.is_study, "c", "comment", Action::Comment),
        (has_whole, "e", "play", Action::Confirm),
        (app.pick.word().is_some(), "p", "pass", Action::Pass),
        (is_over, "n", "new", Action::New),
        (is_over && !table.is_study, "s", "study", Action::Study),
        (!table.is_study, "u", "undo", Action::Undo),
        (!is_over, "i", "hint", Action::Hint),
        (!is_over, "a", "values", Action::Analyse),
        (true, ":", "type", Action::Prompt),
        (!table.is_study, "r", "redo", Action::Redo),
        (true, "f", "flip", Action::Flip),
        (!is_over, "n", "new", Action::New),
        (true, "g", "games", Action::Hall),
        (true, "q", "quit", Action::Quit),
    ];
    let (faint, accent) = (Text::new().fg(app.style.faint()), Text::new().fg(app.style.accent()));
    let mut hits = Vec::new();
    let mut x = area.x + 1;
    for (_, key, word, action) in all.into_iter().filter(|(is_shown, ..)| *is_shown) {
        let width = (key.len() + 1 + word.len()) as u16;
        if x + width >= area.right() {
            break;
        }
        hits.push((Rect { x, y: area.y, width, height: 1 }, action));
        let after = write(buffer, (x, area.y), key, width, accent.add_modifier(Modifier::BOLD));
        x = write(buffer, (after + 1, area.y), word, width, faint) + 2;
    }
    hits
}
