//! Where everything is on the screen, and which part of a large board is shown.

use crate::play::board::Board;
use gambol::Square;
use ratatui::layout::Rect;

/// The smallest screen.
pub(crate) const MIN_SIZE: (u16, u16) = (40, 20);
/// The width from which a panel stands beside the board.
const WIDE: u16 = 70;
/// The width of the panel at least.
const PANEL: u16 = 23;
/// The columns of the numbers of ranks.
const LABELS: u16 = 3;
/// The sizes of a square, the best one first.
const SIZES: [(u16, u16); 6] = [(10, 5), (8, 4), (6, 3), (4, 2), (3, 1), (2, 1)];

/// Where everything is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    /// The squares that are shown, without coordinates.
    pub(crate) board: Rect,
    /// The columns and rows of a square.
    pub(crate) cell: (u16, u16),
    /// The first column and row of squares that are shown, from the upper left.
    pub(crate) first: (u8, u8),
    /// The numbers of columns and rows of squares that are shown.
    pub(crate) shown: (u8, u8),
    /// The files and ranks of the board.
    size: (u8, u8),
    is_flipped: bool,
    /// Players, hand, values and moves beside the board; below it where the screen is narrow, as far as there is room.
    pub(crate) panel: Rect,
    pub(crate) is_wide: bool,
    /// The row of the hand below the board of a narrow screen.
    pub(crate) hand: Rect,
    pub(crate) status: Rect,
    pub(crate) keys: Rect,
}

/// What the layout depends on besides the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LayoutInput {
    /// The columns of a square at least.
    pub(crate) width: u16,
    pub(crate) has_hand: bool,
    pub(crate) cursor: Square,
    pub(crate) is_flipped: bool,
}

impl Layout {
    /// The layout of a screen. A board that is scrolled moves no further than the cursor asks.
    pub(crate) fn of(area: Rect, board: &Board, needs: LayoutInput, before: &Self) -> Self {
        let (files, ranks) = (board.files.into(), board.ranks.into());
        let is_wide = area.width >= WIDE;
        let hand_rows = u16::from(needs.has_hand && !is_wide);
        let room = (
            area.width - LABELS - if is_wide { PANEL + 2 } else { 0 },
            area.height.saturating_sub(4 + hand_rows),
        );
        let least = SIZES.into_iter().rfind(|(width, _)| *width >= needs.width);
        let cell = Self::cell_of(board, room, needs.width).or(least).unwrap_or((2, 1));
        let shown = ((room.0 / cell.0).min(files), (room.1 / cell.1).min(ranks));
        let (width, height) = (shown.0 * cell.0, shown.1 * cell.1);
        let left = match is_wide {
            true => (area.width - PANEL - 2 - LABELS - width) / 2,
            false => (area.width - LABELS - width) / 2,
        };
        let down = u16::from(is_wide && height < room.1);
        let at = Rect { x: area.x + left + LABELS, y: area.y + 1 + down, width, height };
        let (status, keys) = (area.bottom() - 2, area.bottom() - 1);
        let row = |y, height| Rect { y, height, ..area };
        let below = at.bottom() + 1;
        let panel = if is_wide {
            let x = at.right() + 2;
            Rect { x, y: at.y, width: area.right() - x, height: status - at.y }
        } else {
            row(below + hand_rows, (status).saturating_sub(below + hand_rows))
        };
        let mut layout = Self {
            title: row(area.y, 1),
            board: at,
            cell,
            first: before.first,
            shown: (shown.0 as u8, shown.1 as u8),
            size: (board.files, board.ranks),
            is_flipped: needs.is_flipped,
            panel,
            is_wide,
            hand: row(below, hand_rows),
            status: row(status, 1),
            keys: row(keys, 1),
        };
        let (column, line) = layout.place_of(needs.cursor);
        let scroll = |first: u8, at: u8, shown: u8, size: u8| {
            // One more square than the cursor's stays in sight.
            let least = (at + 2).saturating_sub(shown).min(size - shown);
            let most = at.saturating_sub(1).min(size - shown);
            first.min(most).max(least.min(most))
        };
        layout.first = (
            scroll(before.first.0, column, layout.shown.0, board.files),
            scroll(before.first.1, line, layout.shown.1, board.ranks),
        );
        layout
    }

    /// The largest size of a square with which a board fits in a room, and of at least so many columns.
    pub(crate) fn cell_of(board: &Board, room: (u16, u16), least: u16) -> Option<(u16, u16)> {
        let (files, ranks) = (u16::from(board.files), u16::from(board.ranks));
        let mut sizes = SIZES.into_iter().filter(|(width, _)| *width >= least);
        sizes.find(|(width, height)| files * width <= room.0 && ranks * height <= room.1)
    }

    /// The column and the row of a square on the whole board, from the upper left.
    fn place_of(&self, square: Square) -> (u8, u8) {
        let (files, ranks) = self.size;
        match self.is_flipped {
            false => (square.file, ranks - 1 - square.rank.min(ranks - 1)),
            true => (files - 1 - square.file.min(files - 1), square.rank),
        }
    }

    /// The square in a column and a row of the squares that are shown.
    pub(crate) fn square(&self, column: u8, row: u8) -> Square {
        let (files, ranks) = self.size;
        let (column, row) = (column + self.first.0, row + self.first.1);
        match self.is_flipped {
            false => Square::new(column, ranks - 1 - row),
            true => Square::new(files - 1 - column, row),
        }
    }

    /// Where a column and a row of squares are drawn.
    pub(crate) fn rect(&self, column: u8, row: u8) -> Rect {
        let (width, height) = self.cell;
        let (x, y) = (u16::from(column) * width, u16::from(row) * height);
        Rect { x: self.board.x + x, y: self.board.y + y, width, height }
    }

    /// The square at a place of the screen.
    pub(crate) fn square_at(&self, x: u16, y: u16) -> Option<Square> {
        let is_inside = self.cell.0 > 0 && self.board.contains((x, y).into());
        is_inside.then(|| {
            let column = (x - self.board.x) / self.cell.0;
            let row = (y - self.board.y) / self.cell.1;
            self.square(column as u8, row as u8)
        })
    }

    /// Whether a part of the board is out of sight.
    pub(crate) fn is_scrolled(&self) -> bool {
        self.shown != self.size
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games::GAMES;

    /// Every square can be brought into sight by the cursor, and is found where it is drawn.
    #[test]
    fn every_square_of_every_board_is_found_on_every_screen() {
        let mut boards: Vec<Board> = Vec::new();
        for game in GAMES {
            let session = game.start("seed=1").expect("a set-up");
            boards.push(Board::of(&session.public_text(), game));
        }
        let large = GAMES.iter().find_map(|game| Some((game, game.start("size=21").ok()?)));
        let (game, large) = large.expect("a game has boards of that size");
        boards.push(Board::of(&large.public_text(), game));
        for board in boards {
            for (width, height) in [(40, 20), (69, 20), (70, 20), (80, 24), (120, 40), (250, 80)] {
                for is_flipped in [false, true] {
                    let area = Rect::new(0, 0, width, height);
                    let mut layout = Layout::default();
                    for cursor in board.squares() {
                        let needs = LayoutInput { width: 2, has_hand: true, cursor, is_flipped };
                        layout = Layout::of(area, &board, needs, &layout);
                        assert_eq!(area.intersection(layout.board), layout.board);
                        assert!(layout.board.bottom() < layout.status.y, "{layout:?}");
                        let (columns, rows) = layout.shown;
                        let places = (0..rows).flat_map(|row| (0..columns).map(move |c| (c, row)));
                        let shown = places.map(|(column, row)| {
                            let rect = layout.rect(column, row);
                            let square = layout.square(column, row);
                            assert_eq!(
                                layout.square_at(rect.right() - 1, rect.bottom() - 1),
                                Some(square)
                            );
                            square
                        });
                        assert!(
                            shown.into_iter().any(|square| square == cursor),
                            "{cursor} {layout:?}"
                        );
                    }
                }
            }
        }
    }
}
