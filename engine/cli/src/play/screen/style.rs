//! How the full screen is drawn: tiers of characters, themes, and colours.

use crate::base::error::InputError;
use crate::play::board::Item;
use gambol::Entry;
use ratatui::style::Color;
use std::env;

/// The characters that a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tier {
    /// ASCII alone.
    Ascii,
    /// Characters of the Basic Multilingual Plane with the width of one column.
    Unicode,
    /// Half blocks as well, and colours.
    Blocks,
}

/// Whether the terminal's own background is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    Dark,
    Light,
}

/// The number of colours that a terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    None,
    Sixteen,
    Indexed,
    True,
}

impl Tier {
    pub(crate) const ALL: [(Self, &'static str); 3] =
        [(Self::Ascii, "ascii"), (Self::Unicode, "unicode"), (Self::Blocks, "blocks")];

    /// The tier with this name.
    pub(crate) fn by_name(name: &str) -> Result<Self, InputError> {
        let found = Self::ALL.into_iter().find(|(_, each)| *each == name);
        let refuse = || InputError::new("option --tier", name, "ascii, unicode or blocks");
        found.map(|(tier, _)| tier).ok_or_else(refuse)
    }

    /// What the environment says about the terminal.
    pub(crate) fn detect(depth: Depth) -> Self {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG"));
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        if !locale.contains("utf-8") && !locale.contains("utf8") {
            return Self::Ascii;
        }
        if matches!(depth, Depth::Indexed | Depth::True) { Self::Blocks } else { Self::Unicode }
    }
}

impl Theme {
    /// The theme with this name.
    pub(crate) fn by_name(name: &str) -> Result<Self, InputError> {
        match name {
            "dark" => Ok(Self::Dark),
            "light" => Ok(Self::Light),
            _ => Err(InputError::new("option --theme", name, "dark or light")),
        }
    }

    /// The theme of a terminal that tells its background in `COLORFGBG`, otherwise dark.
    pub(crate) fn detect() -> Self {
        let colors = env::var("COLORFGBG").unwrap_or_default();
        match colors.rsplit(';').next().and_then(|number| number.parse::<u8>().ok()) {
            Some(7 | 9..=15) => Self::Light,
            _ => Self::Dark,
        }
    }
}

impl Depth {
    /// What the environment says about the terminal: <https://no-color.org>, `COLORTERM` and `TERM`.
    pub(crate) fn detect() -> Self {
        let set = |name: &str| env::var(name).unwrap_or_default();
        let term = set("TERM");
        if !set("NO_COLOR").is_empty() || term == "dumb" {
            return Self::None;
        }
        match set("COLORTERM").as_str() {
            "truecolor" | "24bit" => Self::True,
            _ if term.contains("256") => Self::Indexed,
            _ => Self::Sixteen,
        }
    }
}

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// The way in which everything is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) tier: Tier,
    pub(crate) theme: Theme,
    pub(crate) depth: Depth,
}

/// The colours of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    pub(crate) squares: [Rgb; 2],
    pub(crate) last: Rgb,
    pub(crate) selected: Rgb,
    pub(crate) hint: Rgb,
    /// Lines and dots on the squares.
    pub(crate) line: Rgb,
    pub(crate) cursor: Rgb,
    pub(crate) wall: Rgb,
    /// Squares that a study marks: green, red, yellow and blue.
    pub(crate) noted: [Rgb; 4],
    /// Empty squares that multiply points: by 2, and by more.
    pub(crate) bonus: [Rgb; 2],
    /// What is written on such squares.
    pub(crate) dim: Rgb,
}

/// A board for dark and light pieces, of wood. Its squares have a lightness at which both have a contrast of 3 : 1.
const WOOD: Palette = Palette {
    squares: [[141, 104, 66], [156, 117, 77]],
    last: [128, 118, 46],
    selected: [44, 122, 116],
    hint: [112, 98, 172],
    line: [255, 250, 235],
    cursor: [140, 255, 240],
    wall: [90, 70, 50],
    noted: [[70, 130, 70], [190, 80, 70], [150, 125, 30], [70, 115, 190]],
    bonus: [[96, 122, 130], [150, 98, 104]],
    dim: [255, 250, 235],
};

/// Boards for pieces of many colours.
const SLATE: Palette = Palette {
    squares: [[44, 46, 52], [52, 54, 61]],
    last: [84, 76, 30],
    selected: [20, 88, 84],
    hint: [78, 66, 128],
    line: [235, 235, 225],
    cursor: [120, 255, 235],
    wall: [112, 112, 118],
    noted: [[24, 84, 40], [120, 40, 40], [84, 72, 10], [36, 64, 128]],
    bonus: [[34, 62, 82], [84, 44, 66]],
    dim: [176, 178, 188],
};
const LINEN: Palette = Palette {
    squares: [[232, 227, 216], [222, 216, 203]],
    last: [238, 219, 138],
    selected: [150, 214, 205],
    hint: [208, 198, 246],
    line: [40, 40, 40],
    cursor: [0, 110, 104],
    wall: [120, 114, 104],
    noted: [[176, 224, 176], [246, 190, 184], [240, 222, 130], [184, 206, 246]],
    bonus: [[202, 222, 236], [244, 208, 204]],
    dim: [104, 98, 90],
};

/// The letters that name colours, with the colours in the dark and in the light.
const NAMED: [(char, Rgb, Rgb); 6] = [
    ('r', [255, 122, 112], [186, 38, 38]),
    ('o', [255, 165, 76], [172, 84, 8]),
    ('y', [242, 220, 96], [128, 100, 0]),
    ('g', [122, 214, 132], [18, 116, 58]),
    ('b', [120, 176, 255], [28, 86, 186]),
    ('p', [208, 150, 255], [118, 56, 168]),
];

/// The characters of the pieces of two players, and of more.
const GLYPHS_OF_TWO: [char; 2] = ['●', '○'];
const GLYPHS: [char; 4] = ['●', '■', '▲', '◆'];

/// The dark and the light pieces of two players.
const SIDES: [Rgb; 2] = [[30, 26, 24], [248, 241, 228]];

impl Style {
    /// The colours of the board of a game.
    pub(crate) fn palette(&self, game: &Entry) -> Palette {
        match (game.seats.len(), self.theme) {
            (2, _) => WOOD,
            (_, Theme::Dark) => SLATE,
            (_, Theme::Light) => LINEN,
        }
    }

    /// The colour of a seat: the dark or the light one of two players, or the one that its letter names.
    pub(crate) fn seat(&self, game: &Entry, seat: usize) -> Option<Rgb> {
        match game.seats.len() {
            2 => Some(SIDES[seat]),
            _ => self.named(game.seats[seat]),
        }
    }

    /// The colour of an item: that of its owner, or the one that its letter names.
    pub(crate) fn piece(&self, game: &Entry, item: &Item) -> Option<Rgb> {
        match item.owner {
            Some(owner) => self.seat(game, usize::from(owner.0)),
            None => self.named(&item.text),
        }
    }

    /// The character of the pieces of a seat.
    pub(crate) fn glyph(&self, game: &Entry, seat: usize) -> char {
        match game.seats.len() {
            // Where there are only two, one of them is hollow, unless it is drawn in white.
            2 if self.tier == Tier::Blocks && self.depth != Depth::None => GLYPHS_OF_TWO[0],
            2 => GLYPHS_OF_TWO[seat],
            _ => GLYPHS[seat],
        }
    }

    /// The colour that the first letter of a text names.
    pub(crate) fn named(&self, text: &str) -> Option<Rgb> {
        let (_, dark, light) = NAMED.iter().find(|(letter, ..)| text.starts_with(*letter))?;
        Some(if self.theme == Theme::Dark { *dark } else { *light })
    }

    /// Black or white on a colour.
    pub(crate) fn ink(on: Rgb) -> Rgb {
        let [r, g, b] = on.map(u32::from);
        if 2 * r + 5 * g + b > 1000 { [16, 16, 16] } else { [252, 252, 252] }
    }

    /// The accent of words: what can be done.
    pub(crate) fn accent(&self) -> Color {
        self.color(if self.theme == Theme::Dark { [94, 214, 202] } else { [0, 104, 98] })
    }

    /// The colour of words that step back.
    pub(crate) fn faint(&self) -> Color {
        self.color(if self.theme == Theme::Dark { [150, 150, 150] } else { [96, 96, 96] })
    }

    /// The colour as far as the terminal shows it.
    pub(crate) fn color(&self, rgb: Rgb) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::True => Color::Rgb(rgb[0], rgb[1], rgb[2]),
            Depth::Indexed => Color::Indexed(indexed(rgb)),
            Depth::Sixteen => sixteen(rgb),
        }
    }
}

/// The nearest of the 6 × 6 × 6 colours and 24 greys of 256 colours.
fn indexed(rgb: Rgb) -> u8 {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let nearest = |value: u8| {
        (0..6).min_by_key(|n| LEVELS[usize::from(*n)].abs_diff(value)).unwrap_or_default()
    };
    let [r, g, b] = rgb.map(nearest);
    let cube = [r, g, b].map(|n| LEVELS[usize::from(n)]);
    let average = (u32::from(rgb[0]) + u32::from(rgb[1]) + u32::from(rgb[2])) / 3;
    let grey = (average.saturating_sub(3) / 10).min(23) as u8;
    if distance(rgb, cube) <= distance(rgb, [8 + 10 * grey; 3]) {
        16 + 36 * r + 6 * g + b
    } else {
        232 + grey
    }
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

/// The nearest of the 16 colours that every terminal has.
fn sixteen(rgb: Rgb) -> Color {
    const COLORS: [(Color, Rgb); 16] = [
        (Color::Black, [0, 0, 0]),
        (Color::Red, [170, 0, 0]),
        (Color::Green, [0, 150, 0]),
        (Color::Yellow, [150, 110, 40]),
        (Color::Blue, [0, 0, 170]),
        (Color::Magenta, [150, 0, 150]),
        (Color::Cyan, [0, 140, 140]),
        (Color::Gray, [190, 190, 190]),
        (Color::DarkGray, [90, 90, 90]),
        (Color::LightRed, [255, 100, 100]),
        (Color::LightGreen, [110, 230, 120]),
        (Color::LightYellow, [250, 230, 100]),
        (Color::LightBlue, [110, 170, 255]),
        (Color::LightMagenta, [220, 150, 255]),
        (Color::LightCyan, [110, 240, 230]),
        (Color::White, [255, 255, 255]),
    ];
    let nearest = COLORS.iter().min_by_key(|(_, each)| distance(rgb, *each));
    nearest.map_or(Color::Reset, |(color, _)| *color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::board::Board;
    use gambol::games::GAMES;

    /// The relative luminance of a colour (WCAG 2.2).
    fn luminance(rgb: Rgb) -> f64 {
        let [r, g, b] = rgb.map(|value| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        (a / b).max(b / a)
    }

    #[test]
    fn every_piece_stands_out_from_every_square() {
        for game in GAMES {
            for theme in [Theme::Dark, Theme::Light] {
                let style = Style { tier: Tier::Blocks, theme, depth: Depth::True };
                let Palette { squares, last, selected, hint, line, noted, bonus, dim, .. } =
                    style.palette(game);
                let letters: Vec<String> = NAMED.iter().map(|(c, ..)| format!("{c}1")).collect();
                let texts = game.seats.iter().map(ToString::to_string).chain(letters);
                for text in texts {
                    let board = Board::of(&format!("{text},1 x"), game);
                    let Some(rgb) =
                        board.items().next().and_then(|(_, item)| style.piece(game, item))
                    else {
                        continue;
                    };
                    let is_side = game.seats.len() == 2;
                    if is_side && !SIDES.contains(&rgb) {
                        continue;
                    }
                    for square in
                        squares.into_iter().chain(bonus).chain(noted).chain([last, selected, hint])
                    {
                        let ratio = contrast(rgb, square);
                        assert!(ratio >= 3.0, "{} {theme:?} {text} {square:?}: {ratio}", game.id);
                    }
                    assert!(contrast(rgb, Style::ink(rgb)) >= 4.5, "{text} {rgb:?}");
                }
                for square in bonus {
                    assert!(contrast(dim, square) >= 3.0, "{} {theme:?} {square:?}", game.id);
                }
                for square in squares.into_iter().chain(bonus) {
                    assert!(contrast(line, square) >= 3.0, "{} {theme:?} {square:?}", game.id);
                }
            }
        }
    }

    #[test]
    fn colours_are_those_that_a_terminal_has() {
        assert_eq!(indexed([0, 0, 0]), 16);
        assert_eq!(indexed([255, 0, 0]), 196);
        assert_eq!(indexed([128, 128, 128]), 244);
        assert_eq!(sixteen([250, 250, 250]), Color::White);
        let style = Style { tier: Tier::Ascii, theme: Theme::Dark, depth: Depth::None };
        assert_eq!(style.accent(), Color::Reset);
    }
}
