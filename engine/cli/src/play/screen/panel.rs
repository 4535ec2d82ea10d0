//! Players, hand, values and moves, beside or below the board.

use super::action::Action;
use super::app::App;
use super::layout::Layout;
use super::style::{Depth, Style, Tier};
use super::write::write;
use crate::play::clock::format_time;
use crate::play::sheet::{self, Word, sheet};
use crate::play::table::Table;
use crate::play::words;
use gambol::Player;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style as Text};
use ratatui::text::Span;
use std::time::Instant;

/// The number of moves with values.
const VALUES: usize = 6;
/// The number of moves that a study offers from a position.
const MAX_CONTINUATIONS: usize = 4;

/// Draws the title and the panel, and returns what can be clicked.
pub(crate) fn draw(
    app: &App,
    table: &Table,
    layout: &Layout,
    buffer: &mut Buffer,
) -> Vec<(Rect, Action)> {
    title(app, table, layout, buffer);
    let mut rows = Rows { app, area: layout.panel, is_wide: layout.is_wide, y: layout.panel.y };
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
        rows.counts(table, buffer);
    } else if table.game.is_hidden {
        hits = hand(app, layout.hand, buffer);
        beside_hand(app, table, layout.hand, &hits, buffer);
    }
    rows.values(buffer);
    if table.is_study {
        rows.study(table, &mut hits, buffer);
    }
    rows.moves(table, &mut hits, buffer);
    hits
}

/// The game and the number of the move; on a narrow screen also the players.
fn title(app: &App, table: &Table, layout: &Layout, buffer: &mut Buffer) {
    let area = layout.title;
    let bold = Text::new().add_modifier(Modifier::BOLD);
    let x = write(buffer, (area.x + 1, area.y), table.game.id, 20, bold.fg(app.style.accent()));
    if layout.is_wide {
        let dot = if app.style.tier == Tier::Ascii { "-" } else { "·" };
        let ply = table.session.ply();
        let place = table.save_file.as_ref().map_or((1, 1), |keep| keep.place());
        let words = match (table.is_study, place) {
            (false, _) => format!(" {dot} move {}", ply + 1),
            (true, (_, 1)) => format!(" {dot} study {dot} move {}", ply + 1),
            (true, (n, count)) => format!(" {dot} study {n} of {count} {dot} move {}", ply + 1),
        };
        write(buffer, (x, area.y), &words, 50, Text::new().fg(app.style.faint()));
        return;
    }
    let scores = table.session.status().scores;
    let mut x = x + 1;
    for player in (0..table.session.players()).map(Player) {
        let is_to_move = table.to_move() == Some(player);
        let style = if is_to_move { bold.add_modifier(Modifier::REVERSED) } else { Text::new() };
        let time = table.clock.as_ref().map(|clock| clock.left(player, Instant::now()));
        let time = time.map_or(String::new(), |time| format!(" {}", format_time(time)));
        let seat = table.seat_text(player);
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
    let has_color = style.depth != Depth::None;
    let color = style.seat(table.game, n);
    let text = match color.filter(|_| has_color) {
        // Dark pieces would not be seen on the terminal's own background.
        Some(rgb) if seats.len() == 2 => {
            text.fg(style.color(rgb)).bg(style.color(style.palette(table.game).squares[0]))
        }
        Some(rgb) => text.fg(style.color(rgb)),
        None => text,
    };
    (text, format!(" {} ", style.glyph(table.game, n)))
}

/// The items in the hand with the keys that pick them.
fn hand(app: &App, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Action)> {
    let mut hits = Vec::new();
    let mut x = area.x;
    for (n, thing) in app.hand.iter().enumerate() {
        let picked = app.pick.items.iter().find(|(place, _)| *place == n);
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

/// The first count, where the row of the hand has room for it.
fn beside_hand(app: &App, table: &Table, area: Rect, hits: &[(Rect, Action)], buffer: &mut Buffer) {
    let Some(count) = words::counts(table).into_iter().next() else { return };
    let x = area.right().saturating_sub(count.len() as u16);
    if hits.iter().all(|(hit, _)| hit.right() < x) {
        write(buffer, (x, area.y), &count, area.width, Text::new().fg(app.style.faint()));
    }
}

/// Writes rows of the panel from the top.
struct Rows<'a> {
    app: &'a App,
    area: Rect,
    is_wide: bool,
    y: u16,
}

impl Rows<'_> {
    fn room(&self) -> u16 {
        self.area.bottom().saturating_sub(self.y)
    }

    fn line(&mut self, text: &str, style: Text, buffer: &mut Buffer) {
        if self.room() > 0 {
            let left = u16::from(!self.is_wide);
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
        let text = format!(" {} {name}", table.seat_text(player));
        let end = self.area.right() - right.len() as u16 - 1;
        let words = if is_to_move { bold } else { Text::new() };
        write(buffer, (x, self.y), &text, end.saturating_sub(x + 1), words);
        write(buffer, (end, self.y), &right, self.area.width, bold);
        self.y += 1;
    }

    /// What the game counts besides the scores.
    fn counts(&mut self, table: &Table, buffer: &mut Buffer) {
        let counts = words::counts(table);
        for count in &counts {
            self.line(&format!(" {count}"), Text::new().fg(self.app.style.faint()), buffer);
        }
        self.y += u16::from(!counts.is_empty());
    }

    /// The best moves with their values, while the analysis is on.
    fn values(&mut self, buffer: &mut Buffer) {
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
        let most = if self.is_wide { VALUES } else { 3 };
        for (n, value) in words::ranked(report).take(most).enumerate() {
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
        // The line of the move that is picked, or else of the best one.
        let picked = self.app.pick.chosen();
        let expected = match picked {
            Some(mv) if self.app.picked_line.first().is_some_and(|first| first == mv) => {
                &self.app.picked_line
            }
            _ => &report.line,
        };
        if expected.len() > 1 {
            // As many moves as there is room for, as a whole.
            let room = usize::from(self.area.width).saturating_sub(2);
            let mut line = String::new();
            for mv in expected {
                if line.len() + mv.len() > room {
                    break;
                }
                line.push_str(&format!("{mv} "));
            }
            self.line(&line, faint, buffer);
        }
        self.y += 1;
    }

    /// What a study says about the position besides comments: what is drawn on the board, and where it goes on.
    fn study(&mut self, table: &Table, hits: &mut Vec<(Rect, Action)>, buffer: &mut Buffer) {
        let shapes = words::shapes(&sheet::marks(table, table.session.tree().current()));
        let faint = Text::new().fg(self.app.style.faint());
        if !shapes.is_empty() {
            self.line(&format!(" {shapes}"), faint, buffer);
        }
        let nodes = table.continuations();
        if nodes.len() > 1 && self.room() > 2 {
            for node in nodes.into_iter().take(MAX_CONTINUATIONS) {
                let Some(played) = table.session.move_to(node) else { continue };
                let area = Rect { y: self.y, height: 1, ..self.area };
                let arrow = if self.app.style.tier == Tier::Ascii { ">" } else { "→" };
                self.line(&format!(" {arrow} {}", words::played(table, &played)), faint, buffer);
                hits.push((area, Action::Node(node)));
            }
            self.y += 1;
        }
    }

    /// The moves in rounds, as far as there is room: those around the current one. Each can be clicked.
    fn moves(&mut self, table: &Table, hits: &mut Vec<(Rect, Action)>, buffer: &mut Buffer) {
        let left = self.area.x + u16::from(!self.is_wide);
        let width = self.area.right().saturating_sub(left + 1);
        let current = table.session.tree().current();
        // Lines of words, each with its column.
        let mut lines: Vec<Vec<(u16, Word)>> = vec![Vec::new()];
        let (mut used, mut line_of_current) = (0, 0);
        for word in sheet(table) {
            let columns = Span::raw(&*word.text).width() as u16;
            if used + columns > width && used > 0 {
                lines.push(Vec::new());
                used = 0;
            }
            let last = lines.len() - 1;
            if word.node == Some(current) {
                line_of_current = last;
            }
            lines[last].push((left + used, word));
            used += columns + 1;
        }
        let room = usize::from(self.room());
        let first = (line_of_current + 1 + room / 4).min(lines.len()).saturating_sub(room);
        let style = self.app.style;
        let faint = Text::new().fg(style.faint());
        for line in lines.iter().skip(first).take(room) {
            for (x, Word { text, node, depth }) in line {
                let look = match node {
                    Some(node) if *node == current => {
                        Text::new().add_modifier(Modifier::BOLD).fg(style.accent())
                    }
                    Some(_) if *depth == 0 && table.is_study => Text::new(),
                    Some(_) => faint,
                    None => faint.add_modifier(Modifier::ITALIC),
                };
                let most = self.area.right().saturating_sub(*x);
                let end = write(buffer, (*x, self.y), text, most, look);
                let area = Rect { x: *x, y: self.y, width: end.saturating_sub(*x), height: 1 };
                hits.extend(node.map(|node| (area, Action::Node(node))));
            }
            self.y += 1;
        }
    }
}
