//! A screen as an SVG picture.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The width and the height of a character in pixels.
const SIZE: (f32, f32) = (8.4, 17.0);
/// The colours of the terminal itself: text and background.
const DEFAULT_COLORS: [[u8; 3]; 2] = [[226, 226, 222], [24, 25, 29]];

/// A path of rectangles for each colour.
type Paths = BTreeMap<[u8; 3], String>;

/// Draws a screen. Equal neighbours are drawn as one, so that the picture stays small.
pub(super) fn to_svg(buffer: &Buffer, title: &str) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (f32::from(columns) * SIZE.0, f32::from(rows) * SIZE.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 -8 {} {}\" role=\"img\">\n<title>{title}</title>\n\
         <rect x=\"-8\" y=\"-8\" width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{}\"/>\n\
         <g font-family=\"ui-monospace,DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"14\">\n",
        round(width + 16.0),
        round(height + 16.0),
        hex(DEFAULT_COLORS[1]),
    );
    // All rectangles of a colour are one path: first the grounds, then what is on them.
    let mut paths = [Paths::new(), Paths::new()];
    let mut texts = String::new();
    for y in 0..rows {
        let cells: Vec<&Cell> = (0..columns).map(|x| &buffer[(x, y)]).collect();
        draw_blocks(&mut paths, &cells, y);
        draw_texts(&mut texts, &cells, y);
    }
    // Edges that are blended would be seen as seams.
    svg.push_str("<g shape-rendering=\"crispEdges\">\n");
    for (fill, path) in paths.iter().flatten() {
        let _ = writeln!(svg, "<path fill=\"{}\" d=\"{path}\"/>", hex(*fill));
    }
    svg.push_str("</g>\n");
    svg.push_str(&texts);
    svg.push_str("</g>\n</svg>\n");
    svg
}

/// The rectangles of a block character: their places and sizes within the character.
fn blocks(symbol: &str) -> &'static [[f32; 4]] {
    const UPPER_LEFT: [f32; 4] = [0.0, 0.0, 0.5, 0.5];
    const UPPER_RIGHT: [f32; 4] = [0.5, 0.0, 0.5, 0.5];
    const LOWER_LEFT: [f32; 4] = [0.0, 0.5, 0.5, 0.5];
    const LOWER_RIGHT: [f32; 4] = [0.5, 0.5, 0.5, 0.5];
    const UPPER: [f32; 4] = [0.0, 0.0, 1.0, 0.5];
    const LOWER: [f32; 4] = [0.0, 0.5, 1.0, 0.5];
    match symbol {
        "█" => &[[0.0, 0.0, 1.0, 1.0]],
        "▀" => &[UPPER],
        "▄" => &[LOWER],
        "▂" => &[[0.0, 0.75, 1.0, 0.25]],
        "▆" => &[[0.0, 0.25, 1.0, 0.75]],
        "▌" => &[[0.0, 0.0, 0.5, 1.0]],
        "▐" => &[[0.5, 0.0, 0.5, 1.0]],
        "▘" => &[UPPER_LEFT],
        "▝" => &[UPPER_RIGHT],
        "▖" => &[LOWER_LEFT],
        "▗" => &[LOWER_RIGHT],
        "▛" => &[UPPER, LOWER_LEFT],
        "▜" => &[UPPER, LOWER_RIGHT],
        "▙" => &[LOWER, UPPER_LEFT],
        "▟" => &[LOWER, UPPER_RIGHT],
        _ => &[],
    }
}

fn draw_blocks([grounds, blocks_on]: &mut [Paths; 2], cells: &[&Cell], y: u16) {
    for (x, count, cell) in runs(cells, |a, b| colors(a)[1] == colors(b)[1]) {
        let ground = colors(cell)[1];
        if ground != DEFAULT_COLORS[1] {
            rect(grounds, [x as f32, 0.0, count as f32, 1.0], y, ground);
        }
    }
    let same = |a: &Cell, b: &Cell| a.symbol() == b.symbol() && colors(a) == colors(b);
    for (x, count, cell) in runs(cells, same) {
        for [left, top, width, height] in blocks(cell.symbol()).iter().copied() {
            // Only what is as wide as a character can be drawn as one.
            let parts = if width < 1.0 { count } else { 1 };
            let width = if width < 1.0 { width } else { count as f32 };
            for n in 0..parts {
                rect(blocks_on, [(x + n) as f32 + left, top, width, height], y, colors(cell)[0]);
            }
        }
    }
}

fn draw_texts(svg: &mut String, cells: &[&Cell], y: u16) {
    let is_text = |cell: &Cell| cell.symbol() != " " && blocks(cell.symbol()).is_empty();
    let same = |a: &Cell, b: &Cell| {
        is_text(a) == is_text(b) && colors(a)[0] == colors(b)[0] && a.modifier == b.modifier
    };
    for (x, count, cell) in runs(cells, same).into_iter().filter(|(_, _, cell)| is_text(cell)) {
        let text: String = cells[x..x + count].iter().map(|cell| cell.symbol()).collect();
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"700\"" } else { "" };
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" textLength=\"{}\" fill=\"{}\"{bold}>{text}</text>",
            round(x as f32 * SIZE.0),
            round((f32::from(y) + 0.76) * SIZE.1),
            round(count as f32 * SIZE.0),
            hex(colors(cell)[0]),
        );
    }
}

/// Adds a rectangle, in characters from the left, and within the row.
fn rect(paths: &mut Paths, [x, top, width, height]: [f32; 4], y: u16, fill: [u8; 3]) {
    // A little more than a row leaves no seam between rows.
    let more = if top + height >= 1.0 { 0.3 } else { 0.0 };
    let (x, y) = (round(x * SIZE.0), round((f32::from(y) + top) * SIZE.1));
    let (width, height) = (round(width * SIZE.0), round(height * SIZE.1 + more));
    let path = paths.entry(fill).or_default();
    let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
}

/// The runs of neighbours that are the same: where each begins, its length, its first cell.
fn runs<'a>(
    cells: &[&'a Cell],
    same: impl Fn(&Cell, &Cell) -> bool,
) -> Vec<(usize, usize, &'a Cell)> {
    let mut runs: Vec<(usize, usize, &Cell)> = Vec::new();
    for (x, cell) in cells.iter().enumerate() {
        match runs.last_mut() {
            Some((_, count, first)) if same(first, cell) => *count += 1,
            _ => runs.push((x, 1, cell)),
        }
    }
    runs
}

/// The colours of text and background.
fn colors(cell: &Cell) -> [[u8; 3]; 2] {
    let rgb = |color, own| match color {
        Color::Rgb(r, g, b) => [r, g, b],
        _ => own,
    };
    let [text, ground] = [rgb(cell.fg, DEFAULT_COLORS[0]), rgb(cell.bg, DEFAULT_COLORS[1])];
    if cell.modifier.contains(Modifier::REVERSED) { [ground, text] } else { [text, ground] }
}

fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn round(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}
