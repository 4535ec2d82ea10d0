//! The squares of a board and their contents, read from the text of a position.
//!
//! The text of a position begins with its board: ranks from the top down, separated by `/`, in which a number is a
//! run of empty squares. All games share this, so that a board is drawn without a look at its game.

use gambol::{Entry, Player, Square};

/// A board with its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// By rank from the bottom, and in a rank by file from the left.
    items: Vec<Option<Item>>,
}

/// What stands on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Its text in the notation of positions.
    pub(crate) text: String,
    /// The player whose seat the text begins with.
    pub(crate) owner: Option<Player>,
}

impl Item {
    fn of(text: &str, game: &Entry) -> Self {
        let owner = game.seats.iter().position(|seat| text.starts_with(seat));
        Self { text: text.to_string(), owner: owner.map(|seat| Player(seat as u8)) }
    }

    /// An item of a hand, which nobody owns on the board.
    pub(crate) fn thing(text: &str) -> Self {
        Self { text: text.to_string(), owner: None }
    }

    /// The text after the owner's seat: how many pieces, for instance.
    pub(crate) fn label(&self, game: &Entry) -> &str {
        let seat = self.owner.map_or("", |owner| game.seats[usize::from(owner.0)]);
        &self.text[seat.len()..]
    }
}

impl Board {
    /// The board in the text of a position, of a view, or of public information.
    pub(crate) fn of(position: &str, game: &Entry) -> Self {
        let board = position.split(' ').next().unwrap_or_default();
        let has_lists = board.contains(',');
        let mut rows: Vec<Vec<Option<Item>>> = Vec::new();
        for rank in board.split('/') {
            let mut row = Vec::new();
            for text in if has_lists { rank.split(',').collect() } else { letters(rank) } {
                match text.parse::<usize>() {
                    Ok(empty) => row.extend(std::iter::repeat_n(None, empty)),
                    Err(_) => row.push(Some(Item::of(text, game))),
                }
            }
            rows.push(row);
        }
        let files = rows.iter().map(Vec::len).max().unwrap_or_default();
        for row in &mut rows {
            row.resize(files, None);
        }
        let (files, ranks) = (files as u8, rows.len() as u8);
        Self { files, ranks, items: rows.into_iter().rev().flatten().collect() }
    }

    /// The contents of a square.
    pub(crate) fn at(&self, square: Square) -> Option<&Item> {
        let is_inside = square.file < self.files && square.rank < self.ranks;
        let index = usize::from(square.rank) * usize::from(self.files) + usize::from(square.file);
        self.items.get(index).filter(|_| is_inside)?.as_ref()
    }

    /// All squares with something on them.
    pub(crate) fn items(&self) -> impl Iterator<Item = (Square, &Item)> {
        self.squares().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// All squares, by rank from the bottom.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> {
        let (files, ranks) = (self.files, self.ranks);
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }
}

/// The parts of a rank without commas: numbers and single characters.
fn letters(rank: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = rank;
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (part, after) = rest.split_at(if digits > 0 { digits } else { first.len_utf8() });
        parts.push(part);
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    #[track_caller]
    fn check(game: &str, position: &str, size: (u8, u8), square: &str, text: &str) {
        let game = games::find(game).expect("the game is registered");
        let board = Board::of(position, game);
        assert_eq!((board.files, board.ranks), size, "{position}");
        let item = board.at(square.parse().expect("a square"));
        assert_eq!(item.map_or("", |item| &item.text), text, "{position}, {square}");
    }

    #[test]
    fn a_board_is_read_from_any_position() {
        check("gambit", "8/xxxxxxxx/oooooooo/7o o", (8, 4), "h1", "o");
        check("gambit", "8/xxxxxxxx/oooooooo/7o o", (8, 4), "g1", "");
        check("combo", "w1,7/8/8/8/8/8/8/1,b12,6 b 0", (8, 8), "b1", "b12");
        check("combo", "w1,7/8/8/8/8/8/8/1,b12,6 b 0", (8, 8), "a8", "w1");
        check("luckymoose", "9/9/9/9/9/9/9/9/4,o6,4 1 0,0 6/6 96 0 -", (9, 9), "e1", "o6");
        check("luckymoose", "9/9/9/9/9/9/9/9/9 1 0,0 6/6 96 0 -", (9, 9), "e5", "");
        let triboard = games::find("triboard").expect("the game is registered");
        let start = triboard.start("seed=42").expect("a set-up").position();
        check("triboard", &start, (16, 11), "a1", "g");
        check("triboard", &start, (16, 11), "c11", "#");
    }

    #[test]
    fn an_item_has_the_owner_whose_seat_it_begins_with() {
        let combo = games::find("combo").expect("the game is registered");
        let board = Board::of("w1,7/8/8/8/8/8/8/1,b12,6 b 0", combo);
        let items: Vec<_> =
            board.items().map(|(_, item)| (item.owner, item.label(combo))).collect();
        assert_eq!(items, [(Some(Player(0)), "12"), (Some(Player(1)), "1")]);
        let triboard = games::find("triboard").expect("the game is registered");
        assert_eq!(Item::of("#", triboard).owner, None);
    }
}
