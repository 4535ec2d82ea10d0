//! Players, hand, values and moves, beside or below the board.

use super::app::{Action, App};
use super::cell::glyph;
use super::draw::write;
use super::layout::Layout;
use super::style::{Depth, SIDES, Style, Tier};
use crate::play::clock::format_time;
use crate::play::table::Table;
use crate::play::words;
use gambol::Player;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style as Text};
use std::time::Instant;

/// The number of moves with values.
const VALUES: usize = 6;

/// Draws the title and the panel, and returns what can be clicked.
pub(crate) fn draw(
    app: &App,
    table: &Table,
    layout: &Layout,
    buffer: &mut Buffer,
) -> Vec<(Rect, Action)> {
    title(app, table, layout, buffer);
    let mut rows = Rows { app, area: layout.panel, y: layout.panel.y };
    let mut hits = Vec::new();
    if layout.is_wide {
        for player in 0..table.session.players() {
            rows.player(table, Player(player), buffer);
        }
        rows.y += 1;
        if !app.hand.is_empty() {
            hits = hand(app, Rect { y: rows.y, height: 1, ..layout.panel }, buffer);
            rows.y += 2;
        }
    } else if table.game.is_hidden {
        hits = hand(app, Rect { x: layout.hand.x + 1, ..layout.hand }, buffer);
    }
    rows.values(layout.is_wide, buffer);
    rows.moves(table, buffer);
    hits
}

/// The game and the number of the move; on a narrow screen also the players.
fn title(app: &App, table: &Table, layout: &Layout, buffer: &mut Buffer) {
    let area = layout.title;
    let bold = Text::new().add_modifier(Modifier::BOLD);
    let x = write(buffer, (area.x + 1, area.y), table.game.id, 20, bold.fg(app.style.accent()));
    if layout.is_wide {
        let dot = if app.style.tier == Tier::Ascii { "-" } else { "·" };
        let words = format!(" {dot} move {}", table.session.ply() + 1);
        write(buffer, (x, area.y), &words, 30, Text::new().fg(app.style.faint()));
        return;
    }
    let scores = table.session.status().scores;
    let mut x = x + 1;
    for player in (0..table.session.players()).map(Player) {
        let is_to_move = table.to_move() == Some(player);
        let style = if is_to_move { bold.add_modifier(Modifier::REVERSED) } else { Text::new() };
        let time = table.clock.as_ref().map(|clock| clock.left(player, Instant::now()));
        let time = time.map_or(String::new(), |time| format!(" {}", format_time(time)));
        let seat = words::seat_text(table, player);
        let text = format!(" {seat} {}{time} ", scores[usize::from(player.0)]);
        x = write(buffer, (x, area.y), &text, area.right().saturating_sub(x), style);
    }
}

/// The colour and the sign of the pieces of a player.
fn sign(style: Style, table: &Table, player: Player) -> (Text, String) {
    let (n, seats) = (usize::from(player.0), table.game.seats);
    let text = Text::new().add_modifier(Modifier::BOLD);
    if style.tier == Tier::Ascii || table.game.is_hidden {
        return (text, String::new());
    }
    let color = match seats.len() {
        2 => Some(SIDES[n]),
        _ => style.named(seats[n]),
    };
    let has_color = style.depth != Depth::None;
    let sign = if seats.len() == 2 && has_color { '●' } else { glyph(seats.len(), n) };
    let text = match color.filter(|_| has_color) {
        // Dark pieces would not be seen on the terminal's own background.
        Some(rgb) if seats.len() == 2 => {
            text.fg(style.color(rgb)).bg(style.color(style.palette(table.game).squares[0]))
        }
        Some(rgb) => text.fg(style.color(rgb)),
        None => text,
    };
    (text, format!(" {sign} "))
}

/// The things in the hand with the keys that pick them.
fn hand(app: &App, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let mut hits = Vec::new();
    let mut x = area.x;
    for (n, thing) in app.hand.iter().enumerate() {
        let picked = app.pick.things.iter().find(|(place, _)| *place == n);
        let rgb = app.style.named(thing).filter(|_| app.style.depth != Depth::None);
        let mut style = match rgb {
            Some(rgb) => Text::new().fg(app.style.color(Style::ink(rgb))).bg(app.style.color(rgb)),
            None => Text::new(),
        };
        let number = Text::new().fg(app.style.faint());
        let left = match picked {
            Some((_, None)) => '>',
            _ => ' ',
        };
        let begin = x;
        if matches!(picked, Some((_, Some(_)))) {
            style = Text::new().fg(app.style.faint()).add_modifier(Modifier::CROSSED_OUT);
        }
        let accent = Text::new().fg(app.style.accent()).add_modifier(Modifier::BOLD);
        x = write(buffer, (x, area.y), &left.to_string(), 1, accent);
        x = write(buffer, (x, area.y), &format!("{}", n + 1), 1, number);
        x = write(buffer, (x, area.y), thing, 3, style.add_modifier(Modifier::BOLD));
        hits.push((Rect { x: begin, y: area.y, width: x - begin, height: 1 }, Action::Thing(n)));
    }
    hits
}

/// Writes rows of the panel from the top.
struct Rows<'a> {
    app: &'a App,
    area: Rect,
    y: u16,
}

impl Rows<'_> {
    fn room(&self) -> u16 {
        self.area.bottom().saturating_sub(self.y)
    }

    fn line(&mut self, text: &str, style: Text, buffer: &mut Buffer) {
        if self.room() > 0 {
            let left = u16::from(!self.app.layout.is_wide);
            let width = self.area.width.saturating_sub(left);
            write(buffer, (self.area.x + left, self.y), text, width, style);
            self.y += 1;
        }
    }

    /// A player: sign, seat, name, clock and score.
    fn player(&mut self, table: &Table, player: Player, buffer: &mut Buffer) {
        let style = self.app.style;
        let is_to_move = table.to_move() == Some(player);
        let bold = Text::new().add_modifier(Modifier::BOLD);
        let arrow = if style.tier == Tier::Ascii { ">" } else { "▸" };
        let arrow = if is_to_move { arrow } else { " " };
        let x = write(buffer, (self.area.x, self.y), arrow, 1, bold.fg(style.accent()));
        let (color, sign) = sign(style, table, player);
        let x = write(buffer, (x, self.y), &sign, 3, color);
        let score = table.session.status().scores[usize::from(player.0)].to_string();
        let time = table.clock.as_ref().map(|clock| clock.left(player, Instant::now()));
        let right = match time {
            Some(time) => format!("{} {score:>3}", format_time(time)),
            None => score,
        };
        let name = &table.seats[usize::from(player.0)].name;
        let text = format!(" {} {name}", words::seat_text(table, player));
        let end = self.area.right() - right.len() as u16 - 1;
        let words = if is_to_move { bold } else { Text::new() };
        write(buffer, (x, self.y), &text, end.saturating_sub(x + 1), words);
        write(buffer, (end, self.y), &right, self.area.width, bold);
        self.y += 1;
    }

    /// The best moves with their values, while the analysis is on.
    fn values(&mut self, is_wide: bool, buffer: &mut Buffer) {
        if !self.app.is_analysing || self.room() < 3 {
            return;
        }
        let faint = Text::new().fg(self.app.style.faint());
        let Some(report) = &self.app.report else {
            self.line("No values now.", faint, buffer);
            self.y += 1;
            return;
        };
        let state = if report.done { "finished" } else { "searching" };
        self.line(&format!("depth {}, {state}", report.depth), faint, buffer);
        let most = if is_wide { VALUES } else { 3 };
        for (n, value) in report.values.iter().take(most).enumerate() {
            let proved = if value.proved { " =" } else { "" };
            let right = format!("{}{proved}", words::value(value));
            let width = usize::from(self.area.width).saturating_sub(right.len() + 3);
            let mv: String = value.mv.chars().take(width).collect();
            let style = match n {
                0 => Text::new().add_modifier(Modifier::BOLD).fg(self.app.style.accent()),
                _ => Text::new(),
            };
            self.line(&format!("{mv:<width$} {right}"), style, buffer);
        }
        if report.line.len() > 1 {
            let line = report.line.join(" ");
            self.line(&line, faint, buffer);
        }
        self.y += 1;
    }

    /// The moves in rounds, as far as there is room: those around the current one.
    fn moves(&mut self, table: &Table, buffer: &mut Buffer) {
        let width = usize::from(self.area.width.saturating_sub(2));
        let ply = table.session.ply();
        let players = usize::from(table.session.players());
        let line = table.session.tree().line();
        let moves = line.filter_map(|node| table.session.move_to(node));
        // Lines of words, each with whether it is the current move.
        let mut lines: Vec<Vec<(String, bool)>> = vec![Vec::new()];
        let (mut used, mut current) = (0, 0);
        for (n, mv) in moves.enumerate() {
            let number =
                if n % players == 0 { format!("{}. ", n / players + 1) } else { String::new() };
            let text = format!("{number}{} ", words::played(table, &mv));
            if used + text.len() > width && used > 0 {
                lines.push(Vec::new());
                used = 0;
            }
            used += text.len();
            if n + 1 == ply {
                current = lines.len() - 1;
            }
            let last = lines.len() - 1;
            lines[last].push((text, n + 1 == ply));
        }
        let room = usize::from(self.room());
        let first = (current + 1 + room / 4).min(lines.len()).saturating_sub(room);
        for line in lines.iter().skip(first).take(room) {
            let mut x = self.area.x + u16::from(!self.app.layout.is_wide);
            for (text, is_current) in line {
                let style = match is_current {
                    true => Text::new().add_modifier(Modifier::BOLD).fg(self.app.style.accent()),
                    false => Text::new().fg(self.app.style.faint()),
                };
                let most = self.area.right().saturating_sub(x);
                x = write(buffer, (x, self.y), text, most, style);
            }
            self.y += 1;
        }
    }
}
