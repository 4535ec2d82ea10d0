//! The plain rules of Gambit: a board of letters, on which every jump is tried.

use super::Plain;

/// A position: the board by rank from the bottom and file from the left, and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Gambit {
    cells: [[char; 8]; 4],
    mover: char,
}

const EMPTY: char = '.';
const BLACK: char = 'o';
const WHITE: char = 'x';

impl Plain for Gambit {
    const ID: &'static str = "gambit";

    fn parse(text: &str) -> Option<Self> {
        let (board, mover) = text.split_once(' ')?;
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 4 || (mover != "o" && mover != "x") {
            return None;
        }
        let mut cells = [[EMPTY; 8]; 4];
        for (down, rank) in ranks.iter().enumerate() {
            let mut row = String::new();
            for letter in rank.chars() {
                match letter {
                    BLACK | WHITE => row.push(letter),
                    '1'..='8' => {
                        for _ in 0..letter.to_digit(10)? {
                            row.push(EMPTY);
                        }
                    }
                    _ => return None,
                }
            }
            if row.len() != 8 {
                return None;
            }
            for (file, letter) in row.chars().enumerate() {
                cells[3 - down][file] = letter;
            }
        }
        let position = Self { cells, mover: if mover == "o" { BLACK } else { WHITE } };
        // Adjacent numbers parse, but are not canonical.
        (position.text() == text).then_some(position)
    }

    fn text(&self) -> String {
        let mut ranks = Vec::new();
        for rank in [3, 2, 1, 0] {
            let mut text = String::new();
            let mut run = 0;
            for file in 0..8 {
                if self.cells[rank][file] == EMPTY {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                    run = 0;
                }
                text.push(self.cells[rank][file]);
            }
            if run > 0 {
                text += &run.to_string();
            }
            ranks.push(text);
        }
        format!("{} {}", ranks.join("/"), self.mover)
    }

    fn moves(&self) -> Vec<(String, Self)> {
        let mut moves = Vec::new();
        for rank in 0..4 {
            for file in 0..8 {
                if self.cells[rank][file] == self.mover {
                    let begin = square(file as i32, rank as i32);
                    self.jump_on(&begin, file as i32, rank as i32, &mut moves);
                }
            }
        }
        for (_, after) in &mut moves {
            after.mover = other(self.mover);
        }
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }

    fn status(&self) -> String {
        let (black, white) = (self.points(BLACK), self.points(WHITE));
        if !self.moves().is_empty() {
            return format!("playing - {black},{white}");
        }
        let winners = match black.cmp(&white) {
            std::cmp::Ordering::Greater => "o",
            std::cmp::Ordering::Less => "x",
            std::cmp::Ordering::Equal => "o,x",
        };
        format!("over {winners} {black},{white}")
    }
}

impl Gambit {
    /// Appends the continuations of `path`, which ends on a square.
    fn jump_on(&self, path: &str, file: i32, rank: i32, moves: &mut Vec<(String, Self)>) {
        for right in -1..=1 {
            for up in -1..=1 {
                if right == 0 && up == 0 {
                    continue;
                }
                let (over_file, over_rank) = (file + right, rank + up);
                let (to_file, to_rank) = (file + 2 * right, rank + 2 * up);
                if self.at(over_file, over_rank) != Some(other(self.mover)) {
                    continue;
                }
                if self.at(to_file, to_rank) != Some(EMPTY) {
                    continue;
                }
                let mut after = self.clone();
                after.cells[rank as usize][file as usize] = EMPTY;
                after.cells[over_rank as usize][over_file as usize] = EMPTY;
                after.cells[to_rank as usize][to_file as usize] = self.mover;
                let path = format!("{path}x{}", square(to_file, to_rank));
                after.jump_on(&path, to_file, to_rank, moves);
                moves.push((path, after));
            }
        }
    }

    /// The piece on a square; `None` if the square is not on the board.
    fn at(&self, file: i32, rank: i32) -> Option<char> {
        if (0..8).contains(&file) && (0..4).contains(&rank) {
            Some(self.cells[rank as usize][file as usize])
        } else {
            None
        }
    }

    /// The island points of a side.
    fn points(&self, side: char) -> i32 {
        let mut points = 0;
        let mut seen = [[false; 8]; 4];
        for rank in 0..4 {
            for file in 0..8 {
                if self.cells[rank][file] != side || seen[rank][file] {
                    continue;
                }
                let mut group = vec![(file as i32, rank as i32)];
                seen[rank][file] = true;
                let mut next = 0;
                let mut touches_enemy = false;
                while next < group.len() {
                    let (file, rank) = group[next];
                    next += 1;
                    for right in -1..=1 {
                        for up in -1..=1 {
                            let place = (file + right, rank + up);
                            match self.at(place.0, place.1) {
                                Some(piece) if piece == side => {
                                    if !seen[place.1 as usize][place.0 as usize] {
                                        seen[place.1 as usize][place.0 as usize] = true;
                                        group.push(place);
                                    }
                                }
                                Some(EMPTY) | None => {}
                                Some(_) => touches_enemy = true,
                            }
                        }
                    }
                }
                if !touches_enemy {
                    points += 2 * group.len() as i32 - 1;
                }
            }
        }
        points
    }

    /// The points of the side to move less the other's at the end of best play.
    pub(crate) fn value(&self) -> i32 {
        let values = self.values();
        match values.iter().map(|(_, value)| *value).max() {
            Some(best) => best,
            None => self.points(self.mover) - self.points(other(self.mover)),
        }
    }

    /// The legal moves with their values for the side to move, sorted by the text of the move.
    pub(crate) fn values(&self) -> Vec<(String, i32)> {
        self.moves().into_iter().map(|(mv, after)| (mv, -after.value())).collect()
    }
}

fn other(side: char) -> char {
    if side == BLACK { WHITE } else { BLACK }
}

fn square(file: i32, rank: i32) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}
