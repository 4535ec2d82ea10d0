//! Draws one square of a board, in any size and tier.

use super::style::{Depth, Palette, Rgb, Style, Tier};
use crate::play::board::Item;
use gambol::Entry;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// A mark of a square. Each has a shape of its own; the later one wins where there are several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mark {
    None,
    /// A square of the last move.
    Last,
    /// A square that the marks of a study name.
    Noted,
    /// A square that can be picked next, with something on it.
    Target,
    /// A square of the hinted move.
    Hint,
    /// A picked square.
    Picked,
    /// The square under the cursor.
    Cursor,
}

/// What a square looks like.
#[derive(Clone, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) item: Option<&'a Item>,
    /// Whether it is one of the darker squares.
    pub(crate) is_dark: bool,
    /// The factor by which it multiplies points.
    pub(crate) factor: i32,
    /// Whether it can be picked next.
    pub(crate) is_target: bool,
    /// The colour in which a study marks it.
    pub(crate) noted: Option<gambol::Color>,
    /// The marks, the last of which gives the square its shape, and the last but the cursor its colour.
    pub(crate) marks: Vec<Mark>,
}

/// The characters of a mark at the left and the right of a square of one row.
fn sides(tier: Tier, mark: Mark) -> Option<[char; 2]> {
    match mark {
        Mark::None => None,
        Mark::Last => Some(['(', ')']),
        Mark::Noted => Some(['/', '/']),
        Mark::Target if tier == Tier::Ascii => Some(['*', '*']),
        Mark::Target => Some(['›', '‹']),
        Mark::Hint => Some(['{', '}']),
        Mark::Picked if tier == Tier::Ascii => Some(['<', '>']),
        Mark::Picked => Some(['«', '»']),
        Mark::Cursor => Some(['[', ']']),
    }
}

/// The characters of a mark in the corners of a square of several rows.
fn corners(tier: Tier, mark: Mark) -> Option<[char; 4]> {
    Some(match (tier, mark) {
        (_, Mark::None) => return None,
        (Tier::Ascii, mark) => {
            let [left, right] = sides(tier, mark)?;
            [left, right, left, right]
        }
        (_, Mark::Last) => ['╭', '╮', '╰', '╯'],
        (_, Mark::Noted) => ['╱', '╲', '╲', '╱'],
        (_, Mark::Target) => ['┌', '┐', '└', '┘'],
        (_, Mark::Hint) => ['◤', '◥', '◣', '◢'],
        (_, Mark::Picked) => ['╔', '╗', '╚', '╝'],
        (_, Mark::Cursor) => ['┏', '┓', '┗', '┛'],
    })
}

/// The radius of a disc, of which 1 would touch its neighbours.
const RADIUS: f32 = 0.9;

/// The characters of four quarters, by the sum of upper left (1), upper right (2), lower left (4), lower right (8).
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// A painter of squares.
pub(crate) struct Cells<'a> {
    pub(crate) style: Style,
    pub(crate) palette: Palette,
    pub(crate) game: &'a Entry,
}

impl Cells<'_> {
    /// Draws a square.
    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, look: &Look) {
        let shape = look.marks.iter().copied().max().unwrap_or(Mark::None);
        let tints = look.marks.iter().copied().filter(|mark| *mark != Mark::Cursor);
        let ground = match tints.max().unwrap_or(Mark::None) {
            Mark::Last => self.palette.last,
            Mark::Noted => self.palette.noted[look.noted.map_or(0, |color| color as usize)],
            Mark::Hint => self.palette.hint,
            Mark::Picked => self.palette.selected,
            _ if look.factor > 1 && look.item.is_none() => {
                self.palette.bonus[usize::from(look.factor > 2)]
            }
            _ => self.palette.squares[usize::from(!look.is_dark)],
        };
        self.fill(buffer, area, ' ', self.palette.line, ground);
        match look.item {
            Some(item) => self.item(buffer, area, item, ground),
            None if look.is_target => {
                self.center(buffer, area, self.dot(), self.palette.line, ground)
            }
            None if look.factor > 1 => {
                let text = look.factor.to_string();
                self.center(buffer, area, &text, self.palette.dim, ground);
            }
            None if self.style.depth == Depth::None => {
                let dot = if self.style.tier == Tier::Ascii { "." } else { "·" };
                self.center(buffer, area, dot, self.palette.line, ground);
            }
            None => {}
        }
        let color = if shape == Mark::Cursor { self.palette.cursor } else { self.palette.line };
        if area.height > 1
            && let Some(corners) = corners(self.style.tier, shape)
        {
            let (right, bottom) = (area.right() - 1, area.bottom() - 1);
            let places = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
            for (place, corner) in places.into_iter().zip(corners) {
                self.put(buffer, place, corner, color, ground, Modifier::BOLD);
            }
        } else if let Some([left, right]) = sides(self.style.tier, shape) {
            let text = look.item.map_or(1, |item| self.width(item)) as u16;
            // A long text leaves room at its right only, or none.
            if area.width >= text + 2 {
                self.put(buffer, (area.x, area.y), left, color, ground, Modifier::BOLD);
            }
            if area.width > text {
                self.put(buffer, (area.right() - 1, area.y), right, color, ground, Modifier::BOLD);
            } else if shape == Mark::Cursor {
                for x in area.left()..area.right() {
                    buffer[(x, area.y)].modifier.insert(Modifier::REVERSED);
                }
            }
        }
    }

    /// The columns of what is written for an item.
    fn width(&self, item: &Item) -> usize {
        match item.owner {
            Some(_) if self.style.tier != Tier::Ascii => match item.label(self.game) {
                "1" => 1,
                label => 1 + label.len(),
            },
            _ => item.text.len(),
        }
    }

    fn dot(&self) -> &'static str {
        if self.style.tier == Tier::Ascii { "+" } else { "•" }
    }

    fn item(&self, buffer: &mut Buffer, area: Rect, item: &Item, ground: Rgb) {
        let label = item.label(self.game);
        let Some(rgb) = self.style.piece(self.game, item) else {
            return self.wall(buffer, area, item, ground);
        };
        let ink = Style::ink(rgb);
        let Some(owner) = item.owner else {
            return self.tile(buffer, area, &item.text, rgb, ground);
        };
        let count = if label == "1" { "" } else { label };
        let seats = self.game.seats.len();
        let glyph = self.style.glyph(self.game, usize::from(owner.0));
        // Blocks of one colour would all look alike.
        if self.style.tier != Tier::Blocks || self.style.depth == Depth::None {
            let is_ascii = self.style.tier == Tier::Ascii;
            let text = if is_ascii { item.text.clone() } else { format!("{glyph}{count}") };
            return match area.height {
                1 | 2 => self.center(buffer, area, &text, rgb, ground),
                _ => self.frame(buffer, area, &text, rgb, ground),
            };
        }
        if area.height > 1 {
            self.disc(buffer, area, rgb, ground);
            // Two characters stand in the middle of an even number of columns.
            let text = match (count.len(), owner.0) {
                (0, 0) if area.height > 2 => "╺╸".to_string(),
                (0, _) if seats == 2 => String::new(),
                (0, _) => glyph.to_string(),
                (1, _) => format!("×{count}"),
                _ => count.to_string(),
            };
            return self.center(buffer, area, &text, ink, rgb);
        }
        if seats == 2 {
            let text = format!("{glyph}{count}");
            return self.center(buffer, area, &text, rgb, ground);
        }
        // A tile with gaps beside it.
        let middle = area.x + (area.width - 1) / 2;
        if area.width > 2 {
            self.put(buffer, (middle - 1, area.y), '▐', rgb, ground, Modifier::empty());
        }
        self.put(buffer, (middle, area.y), glyph, ink, rgb, Modifier::empty());
        self.put(buffer, (middle + 1, area.y), '▌', rgb, ground, Modifier::empty());
    }

    /// An item that nobody owns and that has no colour, such as a wall.
    fn wall(&self, buffer: &mut Buffer, area: Rect, item: &Item, ground: Rgb) {
        if item.text.len() > 1 || item.owner.is_some() || self.style.tier == Tier::Ascii {
            return self.center(buffer, area, &item.text, self.palette.line, ground);
        }
        let gap = u16::from(area.width > 2);
        let wall = Rect { width: area.width - gap, ..area };
        self.fill(buffer, wall, '▒', self.palette.wall, ground);
    }

    /// An item with a colour and a text.
    fn tile(&self, buffer: &mut Buffer, area: Rect, text: &str, rgb: Rgb, ground: Rgb) {
        let width = (text.len() as u16).min(area.width);
        let tile = match area.height {
            1 => Rect { x: area.x + (area.width - width) / 2, width, ..area },
            _ => Rect { width: area.width.saturating_sub(1), ..area },
        };
        let (front, back) = match self.style.depth {
            Depth::None => (rgb, ground),
            _ => (Style::ink(rgb), rgb),
        };
        self.fill(buffer, tile, ' ', front, back);
        // Marks in the corners leave the middle free.
        let middle = if area.height > 1 { area } else { tile };
        self.center(buffer, middle, text, front, back);
    }

    /// A disc of blocks: four for each character.
    fn disc(&self, buffer: &mut Buffer, area: Rect, rgb: Rgb, ground: Rgb) {
        let (width, height) = (f32::from(area.width) * 2.0, f32::from(area.height) * 2.0);
        let is_inside = |x: u16, y: u16| {
            let x = (f32::from(x) + 0.5) * 2.0 / width - 1.0;
            let y = (f32::from(y) + 0.5) * 2.0 / height - 1.0;
            x * x + y * y <= RADIUS * RADIUS
        };
        for row in 0..area.height {
            for column in 0..area.width {
                let place = (area.x + column, area.y + row);
                let quarters = [(0, 0), (1, 0), (0, 1), (1, 1)];
                let set = |(x, y)| is_inside(2 * column + x, 2 * row + y);
                let bits =
                    quarters.into_iter().rev().fold(0, |bits, at| 2 * bits + usize::from(set(at)));
                let is_bottom = row + 1 == area.height;
                let is_full = bits == QUARTERS.len() - 1;
                let (c, front, back) = match row {
                    // Gaps to the discs above and below; two rows have no room for both.
                    0 if is_full && area.height > 2 => ('▆', rgb, ground),
                    _ if is_full && is_bottom => ('▂', ground, rgb),
                    _ => (QUARTERS[bits], rgb, ground),
                };
                self.put(buffer, place, c, front, back, Modifier::empty());
            }
        }
    }

    /// A piece of lines around its text.
    fn frame(&self, buffer: &mut Buffer, area: Rect, text: &str, rgb: Rgb, ground: Rgb) {
        let [h, v, corners] = match self.style.tier {
            Tier::Ascii => ["-", "|", "..''"],
            _ => ["─", "│", "╭╮╰╯"],
        };
        let inner = usize::from(area.width - 4);
        let corner = |n: usize| corners.chars().nth(n).unwrap_or(' ');
        let line = |left: usize| format!("{}{}{}", corner(left), h.repeat(inner), corner(left + 1));
        for row in 0..area.height {
            let row_area = Rect { y: area.y + row, height: 1, ..area };
            let line = match row {
                0 => line(0),
                last if last + 1 == area.height => line(2),
                _ => format!("{v}{}{v}", " ".repeat(inner)),
            };
            self.center(buffer, row_area, &line, rgb, ground);
        }
        self.center(buffer, area, text, rgb, ground);
    }

    fn fill(&self, buffer: &mut Buffer, area: Rect, c: char, front: Rgb, back: Rgb) {
        for place in area.positions() {
            self.put(buffer, (place.x, place.y), c, front, back, Modifier::empty());
        }
    }

    /// Writes a text in the middle of an area.
    fn center(&self, buffer: &mut Buffer, area: Rect, text: &str, front: Rgb, back: Rgb) {
        let width = (text.chars().count() as u16).min(area.width);
        let left = area.x + (area.width - width) / 2;
        let row = area.y + (area.height - 1) / 2;
        for (n, c) in text.chars().take(area.width.into()).enumerate() {
            self.put(buffer, (left + n as u16, row), c, front, back, Modifier::BOLD);
        }
    }

    fn put(
        &self,
        buffer: &mut Buffer,
        place: (u16, u16),
        c: char,
        front: Rgb,
        back: Rgb,
        modifier: Modifier,
    ) {
        let Some(cell) = buffer.cell_mut(place) else { return };
        cell.set_char(c);
        let color = |rgb| self.style.color(rgb);
        if self.style.depth == Depth::None {
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        } else {
            (cell.fg, cell.bg) = (color(front), color(back));
        }
        cell.modifier = modifier;
    }
}
